# Der Endstand, Zeile für Zeile.

terminal-final-title = Endstand
terminal-final-seat = { $place }  { $who }: { $total }
terminal-final-floor = Ein Endstand unter { $floor } wird zu { $floor }.
terminal-final-won = { $you ->
    [yes] Du hast gewonnen
   *[no] { $subject } hat gewonnen
}: { $total }.
terminal-final-shared = Geteilter Sieg, { $total }: { $names }.
terminal-final-route = { $route }, { $count ->
   *[other] { $count } Wagen
}
terminal-final-tickets = Zielkarten, { $done } erfüllt und { $failed } nicht erfüllt
terminal-final-ticket-done = { $ticket }: erfüllt
terminal-final-ticket-failed = { $ticket }: nicht erfüllt
terminal-final-longest-path = Längste Strecke, { $count ->
   *[other] { $count } Wagen
}
terminal-final-globetrotter = Meiste Zielkarten, { $count ->
   *[other] { $count } erfüllt
}
terminal-final-trains-left = { $count ->
   *[other] { $count } Wagen übrig
}
terminal-final-same-place = Geteilter Platz: { $above } und { $below }, mit gleich vielen { $money ->
    [yes] Dollar
   *[no] Punkten
}.
terminal-final-all-equal = Geteilter Platz: { $above } und { $below }, mit gleich vielen { $money ->
    [yes] Dollar
   *[no] Punkten
}; ebenfalls gleich: { $ties }.
terminal-final-counts-decide = Gleichstand bei den { $money ->
    [yes] Dollar
   *[no] Punkten
}: { $above } und { $below }; es entscheiden { $tie }, { $more } zu { $fewer }.
terminal-final-one-decides = Gleichstand bei den { $money ->
    [yes] Dollar
   *[no] Punkten
}: { $above } und { $below }; es entscheidet { $tie }.
terminal-final-tie-tickets = die erfüllten Zielkarten
terminal-final-tie-longest-path = der Bonus für die längste Strecke
terminal-final-tie-passengers = die Fahrgäste
terminal-final-tie-later = der spätere Platz in der Zugreihenfolge

# Spieldateien ansehen und prüfen.
terminal-record-title = { $title } ({ $edition }), { $players ->
   *[other] { $players } Spieler
}: { $seats }
terminal-record-line = Spiel { $number }: { $edition }, { $players ->
   *[other] { $players } Spieler
}, { $inputs }, geprüft; { $result }
terminal-record-not-finished = nicht beendet
terminal-record-choose = { $name } enthält { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}. Verwende --record mit { $range }.
terminal-record-choose-until = { $name } enthält { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}. Wähle für --until eines mit --record N.
terminal-record-choose-one = { $name } enthält { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}. Wähle eines mit --record N.
terminal-record-shorter = { $name } hat nur { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}. Wähle eine Zahl von 0 bis { $count }.

# Was an einer Datei falsch ist, hinter Name und Zeile.
terminal-damage-of = { $name }: { $reason }.
terminal-damage-at = { $name }, Zeile { $line }: { $reason }.
terminal-damage-at-line = { $name }, Zeile { $line }, „{ $text }“: { $reason }.
terminal-damage-name-folder = { $unknown }; bei einem eigenen Spielplan gib seinen Ordner mit --map an
terminal-damage-due = { $refused }: { $due }
terminal-damage-due-first = das kommt zu früh; { $due }
terminal-out-ticket = die Zielkarte { $ticket }
terminal-out-passenger = ein Fahrgast ({ $color })
terminal-out-pavilion = der Pavillon { $name }
terminal-out-snow = Schnee auf { $route }
terminal-out-postcard = Postkarte { $number }
terminal-out-event = das Ereignis { $title }
terminal-out-first = { $name } als Startspieler

# Der Tisch mitten in einem Spiel.
terminal-state-still = { $question } Noch nicht entschieden haben: { $seats }.
terminal-state-last-round = Letzte Runde; Züge nach dem aktuellen: { $turns }.
terminal-state-deck = Stapel: { $cards }; Ablagestapel: { $discards }
terminal-state-tickets-left = Zielkarten im Stapel: { $count }
terminal-state-tickets-left-of = Zielkarten im Stapel ({ $deck }): { $count }
terminal-state-waiting = Wartende Fahrgäste: { $waiting }
terminal-state-seat = { $name }: { $has }
terminal-state-hand = Handkarten: { $cards }
terminal-state-ticket = Zielkarte: { $ticket }, { $state }
terminal-state-offered = angeboten: { $ticket }
terminal-state-route = Strecke: { $route }
terminal-state-passengers = Fahrgäste: { $passengers }

# Empfehlung für eine Stelle eines Spiels.
terminal-advice-over = { $name }: Nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
} ist das Spiel zu Ende, und es gibt nichts mehr zu entscheiden.
terminal-advice-nobody = { $name }: Nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
} hat niemand etwas zu entscheiden. { $due }
terminal-advice-later = { $nobody } Verwende --at { $at }.
terminal-advice-level-at = --level braucht eine Stelle im Spiel: Ergänze --at N.
terminal-advice-for = Nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
}: { $question } Empfehlung für { $seat }:
terminal-advice-line = { $level }: { $what }.
terminal-advice-claim = { $route } mit { $cards } bauen
terminal-advice-mix = { $tickets } wählen
terminal-advice-passenger = den Fahrgast aufnehmen ({ $place }, { $color })
terminal-advice-why = { $plan }; { $won }
terminal-advice-won = gewinnt ab hier { $percent } % der simulierten Spiele
terminal-advice-chance = Siegchance { $percent } %
terminal-advice-unknown = noch keine Zielkarten bekannt
terminal-advice-points = es ist keine Zielkarte mehr offen, deshalb spielt der Bot auf Punkte
terminal-advice-aims = will { $tickets } erfüllen, als Nächstes { $route } bauen und rechnet mit { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
terminal-advice-completes = erfüllt { $tickets }

# Die Analyse eines ganzen Spiels.
terminal-analysis-balance = { $seat }, Veränderung der Siegchance: { $choice } Prozentpunkte durch Entscheidungen, { $luck } durch Glück.
terminal-analysis-accuracy = Genauigkeit: { $accuracy } %.
terminal-analysis-point = Nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
}, { $seat }: { $grade }, −{ $cost } %. Gespielt: { $chosen }. Bester Zug: { $best } ({ $chance } %).
terminal-analysis-inaccuracy = Ungenauigkeit
terminal-analysis-mistake = Fehler
terminal-analysis-blunder = grober Fehler
