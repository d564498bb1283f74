# Das Ende eines Spiels: die Wertung, das Ergebnis und wie es weitergeht.

end-title = Endwertung
end-result = Ergebnis
end-next = Weiter
end-pause = Pause
end-resume = Automatisch
end-skip = Zum Ergebnis
end-again = Wertung noch einmal zeigen
end-step = { $step } von { $steps }

end-line-tickets = Zielkarten
end-line-longest-path = Längste Strecke
end-line-globetrotter = Globetrotter
end-line-coins = Geld
end-line-trains-left = Wagenbonus

end-points =
    { $money ->
        [yes] { $count } $
       *[no] { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
    }
end-told-start = Während des Spiels erzielt.
end-told-money = Geld am Spielende.
end-told-done = { $name }: { $ticket }, erfüllt.
end-told-failed = { $name }: { $ticket }, nicht erfüllt.
end-told-longest =
    { $trains ->
        [one] Längste Strecke, { $trains } Wagen: { $names }.
       *[other] Längste Strecke, { $trains } Wagen: { $names }.
    }
end-told-globetrotter =
    { $count ->
        [one] Globetrotter, { $count } Zielkarte erfüllt: { $names }.
       *[other] Globetrotter, { $count } Zielkarten erfüllt: { $names }.
    }
end-told-color = Fahrgäste, { $color }: { $shares }.
end-told-share = { $name } { $count }
end-told-line = { $line }: { $shares }.
end-told-nobody = niemand

end-wins =
    { $you ->
        [yes] Du hast gewonnen: { $total }!
       *[no] { $name } hat gewonnen: { $total }!
    }
end-win-shared = Geteilter Sieg für { $names }: { $total }!
end-tie-tickets-completed = { $ahead } liegt vor { $behind }: gleicher Endstand, aber mehr erfüllte Zielkarten.
end-tie-longest-path = { $ahead } liegt vor { $behind }: Bei gleichem Endstand entscheidet der Bonus für die längste Strecke.
end-tie-passengers = { $ahead } liegt vor { $behind }: gleicher Endstand, aber mehr Fahrgäste.
end-tie-later-in-turn-order = { $ahead } liegt vor { $behind }: Bei gleichem Endstand liegt vorn, wer in der Zugreihenfolge später kommt.
end-tie-none = { $ahead } und { $behind } teilen sich den Platz: Sie liegen in jeder Hinsicht gleichauf.

end-place = Platz
end-name = Name
end-total = Gesamt
end-not-completed = nicht erfüllt
end-behind = Du liegst { $points } hinter { $name }: { $parts }.
end-ahead = Du liegst { $points } vor { $name }: { $parts }.
end-part-routes = Strecken
end-part-globetrotter = meiste Zielkarten
end-part-trains-left = Wagenbonus
end-part-bookings = Buchungen
end-part-raised = auf 0 angehoben
end-total-below = { $sum } →
end-completed-of = { $completed } von { $all }

end-sources = { $money ->
    [yes] Woher die Dollar kommen
   *[no] Woher die Punkte kommen
  }
end-curve = Verlauf des Spielstands
end-curve-turn = Zug { $number }
end-rematch = Noch ein Spiel
end-rematch-there = Zum nächsten Spiel
end-rematch-asked = { $name } möchte noch ein Spiel spielen.
end-replay = Wiederholung ansehen
end-record = Spieldatei herunterladen
end-picture-save = Bild speichern
end-picture-share = Teilen
end-home = Startseite
