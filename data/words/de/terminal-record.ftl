# Der Endstand, Zeile für Zeile.

terminal-final-title = Endstand
terminal-final-seat = { $place }  { $who }: { $total }
terminal-final-floor = Keine Summe ist niedriger als { $floor }.
terminal-final-won = { $you ->
    [yes] Du gewinnst
   *[no] { $subject } gewinnt
}: { $total }.
terminal-final-shared = Geteilter Sieg, { $total }: { $names }.
terminal-final-routes = Strecken
terminal-final-route = { $route }, { $count ->
   *[other] { $count } Wagen
}
terminal-final-tickets = Zielkarten, { $done } erfüllt und { $failed } nicht erfüllt
terminal-final-ticket-done = { $ticket }: erfüllt
terminal-final-ticket-failed = { $ticket }: nicht erfüllt
terminal-final-longest-path = Längster Weg, { $count ->
   *[other] { $count } Wagen
}
terminal-final-globetrotter = Meiste Zielkarten, { $count ->
   *[other] { $count } erfüllt
}
terminal-final-passengers = Fahrgäste
terminal-final-coins = Dollar
terminal-final-bookings = Buchungen
terminal-final-trains-left = { $count ->
   *[other] { $count } Wagen übrig
}
terminal-final-same-place = Geteilter Platz für gleich viele { $money ->
    [yes] Dollar
   *[no] Punkte
}: { $above } und { $below }.
terminal-final-all-equal = Geteilter Platz: { $above } und { $below }; gleich sind { $money ->
    [yes] Dollar
   *[no] Punkte
} und { $ties }.
terminal-final-counts-decide = Gleich viele { $money ->
    [yes] Dollar
   *[no] Punkte
}: { $above } und { $below }; es entscheiden { $tie }, { $more } zu { $fewer }.
terminal-final-one-decides = Gleich viele { $money ->
    [yes] Dollar
   *[no] Punkte
}: { $above } und { $below }; es entscheidet { $tie }.
terminal-final-tie-tickets = erfüllte Zielkarten
terminal-final-tie-longest-path = der Bonus für den längsten Weg
terminal-final-tie-passengers = Fahrgäste
terminal-final-tie-later = der spätere Platz in der Zugfolge

# Aufzeichnungen, die noch einmal gespielt und geprüft werden.
terminal-record-title = { $title } ({ $edition }), { $players ->
   *[other] { $players } Spieler
}: { $seats }
terminal-record-line = Aufzeichnung { $number }: { $edition }, { $players ->
   *[other] { $players } Spieler
}, { $inputs }, geprüft; { $result }
terminal-record-not-finished = nicht beendet
terminal-record-choose = { $name } enthält { $count ->
    [one] { $count } Aufzeichnung
   *[other] { $count } Aufzeichnungen
}; sag --record mit { $range }.
terminal-record-choose-until = { $name } enthält { $count ->
    [one] { $count } Aufzeichnung
   *[other] { $count } Aufzeichnungen
}; wähle für --until eine mit --record N.
terminal-record-choose-one = { $name } enthält { $count ->
    [one] { $count } Aufzeichnung
   *[other] { $count } Aufzeichnungen
}; wähle eine mit --record N.
terminal-record-shorter = { $name } hat nur { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}; nenne eine Zahl von 0 bis { $count }.

# Was an einer Datei falsch ist, hinter Name und Zeile.
terminal-damage-of = { $name }: { $reason }.
terminal-damage-at = { $name }, Zeile { $line }: { $reason }.
terminal-damage-at-line = { $name }, Zeile { $line }, „{ $text }“: { $reason }.
terminal-damage-name-folder = { $unknown }; nenne den Ordner einer eigenen Karte mit --map
terminal-damage-due = { $refused }: { $due }
terminal-damage-due-first = zuerst: { $due }
terminal-out-ticket = die Zielkarte { $ticket }
terminal-out-passenger = ein Fahrgast ({ $color })
terminal-out-pavilion = der Pavillon { $name }
terminal-out-snow = Schnee auf { $route }
terminal-out-postcard = Postkarte { $number }
terminal-out-event = das Ereignis { $title }
terminal-out-first = { $name } als erster Platz

# Der Tisch mitten in einem Spiel.
terminal-state-still = { $question } Noch zu antworten haben: { $seats }.
terminal-state-last-round = Die letzte Runde läuft; Züge, die noch beginnen: { $turns }.
terminal-state-deck = Stapel: { $cards }; Ablage: { $discards }
terminal-state-tickets-left = Zielkarten im Stapel: { $count }
terminal-state-tickets-left-of = Zielkarten im Stapel ({ $deck }): { $count }
terminal-state-waiting = Wartende Fahrgäste: { $waiting }
terminal-state-seat = { $name }: { $has }
terminal-state-hand = Hand: { $cards }
terminal-state-ticket = Zielkarte: { $ticket }, { $state }
terminal-state-offered = angeboten: { $ticket }
terminal-state-route = Strecke: { $route }
terminal-state-passengers = Fahrgäste: { $passengers }

# Rat zu einem Augenblick eines Spiels.
terminal-advice-over = { $name }: Nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
} ist das Spiel aus, und niemand muss sich entscheiden.
terminal-advice-nobody = { $name }: Nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
} muss sich niemand entscheiden. { $due }
terminal-advice-later = { $nobody } Sag --at { $at }.
terminal-advice-level-at = Eine Stufe rät an einer Stelle des Spiels: Sag --at N.
terminal-advice-for = Nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
}: { $question } Rat für { $seat }:
terminal-advice-line = { $level }: { $what }.
terminal-advice-claim = { $route } mit { $cards } bauen
terminal-advice-mix = { $tickets } verlangen
terminal-advice-passenger = den Fahrgast aus { $place } mitnehmen ({ $color })
terminal-advice-why = { $plan }; { $won }
terminal-advice-won = { $percent } % der Spiele, die dieses sein könnten, werden von da an gewonnen
terminal-advice-chance = die Siegchance ist dann { $percent } %
terminal-advice-unknown = noch ist keine Zielkarte bekannt
terminal-advice-points = keine Zielkarte ist mehr zu erfüllen, also zählen Punkte
terminal-advice-aims = zielt auf { $tickets }, will als Nächstes { $route } und plant für { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
terminal-advice-completes = erfüllt { $tickets }

# Die Analyse eines ganzen Spiels.
terminal-analysis-network = Beurteilt vom Netz für diesen Plan, aus dem, was jeder sehen konnte.
terminal-analysis-playouts = Für diesen Plan gibt es kein Netz: Die Siegchancen sind aus zu Ende gespielten Partien geschätzt.
terminal-analysis-balance = { $seat }: Entscheidungen { $choice } %, Glück { $luck } %.
terminal-analysis-none = Keine Wendepunkte: Niemand hat einen teuren Fehler gemacht.
terminal-analysis-point = Nach { $count ->
    [one] { $count } Eingabe
   *[other] { $count } Eingaben
}, { $seat }: { $grade }, −{ $cost } %. Gespielt: { $chosen }. Bester Zug: { $best } ({ $chance } %).
terminal-analysis-inaccuracy = Ungenauigkeit
terminal-analysis-mistake = Fehler
terminal-analysis-blunder = grober Fehler
