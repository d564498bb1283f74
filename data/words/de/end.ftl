# Das Ende eines Spiels: die Wertung, das Ergebnis und wie es weitergeht.

end-title = Die Wertung
end-result = Ergebnis
end-next = Weiter
end-pause = Anhalten
end-resume = Von selbst weiter
end-skip = Gleich zum Ergebnis
end-again = Wertung noch einmal ansehen
end-step = { $step } von { $steps }

end-line-routes = Strecken
end-line-tickets = Zielkarten
end-line-longest-path = Längster Weg
end-line-globetrotter = Globetrotter
end-line-passengers = Fahrgäste
end-line-coins = Geld
end-line-trains-left = Übrige Wagen
end-line-bookings = Buchungen

end-points =
    { $money ->
        [yes] ${ $count }
       *[no] { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
    }
end-told-start = Im Spiel gewonnen.
end-told-money = Geld auf der Hand.
end-told-done = { $name }: { $ticket }, erfüllt.
end-told-failed = { $name }: { $ticket }, nicht erfüllt.
end-told-longest =
    { $trains ->
        [one] Längster Weg, { $trains } Wagen: { $names }.
       *[other] Längster Weg, { $trains } Wagen: { $names }.
    }
end-told-globetrotter =
    { $count ->
        [one] Globetrotter, { $count } Zielkarte erfüllt: { $names }.
       *[other] Globetrotter, { $count } Zielkarten erfüllt: { $names }.
    }
end-told-color = Fahrgäste, { $color }: { $shares }.
end-told-share = { $name } { $count }
end-told-line = { $line }: { $shares }.
end-told-nobody = niemand

end-wins =
    { $you ->
        [yes] Du gewinnst, { $total }!
       *[no] { $name } gewinnt, { $total }!
    }
end-win-shared = { $names } teilen sich den Sieg, { $total }!
end-tie-tickets-completed = { $ahead } liegt vor { $behind }: gleich viel, aber mehr erfüllte Zielkarten.
end-tie-longest-path = { $ahead } liegt vor { $behind }: gleich viel, aber der Bonus für den längsten Weg.
end-tie-passengers = { $ahead } liegt vor { $behind }: gleich viel, aber mehr Fahrgäste.
end-tie-later-in-turn-order = { $ahead } liegt vor { $behind }: gleich viel, aber später an der Reihe.
end-tie-none = { $ahead } und { $behind } teilen sich einen Platz: Nichts unterscheidet sie.

end-place = Platz
end-name = Name
end-total = Summe
end-completed = Erfüllte Zielkarten
end-completed-of = { $completed } von { $all }

end-sources = Woher die Punkte kamen
end-curve = Die Punkte im Lauf des Spiels
end-rematch = Noch einmal spielen
end-rematch-there = Zum nächsten Spiel
end-replay = Jeden Zug ansehen
end-record = Aufzeichnung herunterladen
end-home = Zur Startseite
