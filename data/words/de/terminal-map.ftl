# Ein Spielplan als Text.

terminal-map-places = { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}
terminal-map-and-routes = Orte und ihre Strecken
terminal-map-country = Land
terminal-map-large = Großstadt
terminal-map-passengers = { $count ->
    [one] { $count } Fahrgast
   *[other] { $count } Fahrgäste
}
terminal-map-double = doppelt
terminal-map-triple = dreifach
terminal-map-deck = Stapel { $deck }: { $tickets }, zusammen { $points }

# Wie eine Ausgabe gespielt wird, ein Satz für jede Regel, in der sich Ausgaben unterscheiden.
terminal-rule-seats = Spieler: { $seats } ({ $colors }).
terminal-rule-begin = Jeder Spieler beginnt mit { $trains ->
   *[other] { $trains } Wagen
} und { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
terminal-rule-cards = Wagenkarten: { $cards }.
terminal-rule-coins = Jeder Spieler beginnt mit { $coins } $.
terminal-rule-newspapers = Zeitungen im Stapel nach Spielerzahl, beginnend mit { $least } Spielern: { $numbers }.
terminal-rule-passengers = { $count ->
    [one] { $count } Fahrgast wartet auf dem Spielplan ({ $colors }).
   *[other] { $count } Fahrgäste warten auf dem Spielplan ({ $colors }).
}
terminal-rule-opening-under = Zielkarten zu Beginn: { $deal } zur Auswahl, mindestens { $keep } behalten; die anderen kommen gemischt unter den Stapel.
terminal-rule-opening-in = Zielkarten zu Beginn: { $deal } zur Auswahl, mindestens { $keep } behalten; die anderen werden in ihren Stapel gemischt.
terminal-rule-fewer = Gibt es zu wenige Zielkarten, bekommen alle dieselbe kleinere Anzahl zur Auswahl und behalten mindestens 1.
terminal-rule-drawn = Zielkarten ziehen: { $deal } zur Auswahl, mindestens { $keep } behalten.
terminal-rule-mix = Die Spieler wählen, wie viele Zielkarten sie von welchem Stapel ziehen.
terminal-rule-double-one = Von einer Doppelstrecke kann nur ein Gleis gebaut werden.
terminal-rule-double-from = Bei weniger als { $from } Spielern kann von einer Doppelstrecke nur ein Gleis gebaut werden.
terminal-rule-triple-one = Von einer Dreifachstrecke kann nur ein Gleis gebaut werden.
terminal-rule-triple-from = Bei weniger als { $from } Spielern kann von einer Dreifachstrecke nur ein Gleis gebaut werden.
terminal-rule-draw-any = Karten kann man ziehen, solange es noch welche gibt, offen oder im Stapel.
terminal-rule-draw-empty = Sind Stapel und Ablagestapel leer, kann man keine Karten ziehen.
terminal-rule-draw-floor = Haben Stapel und Ablagestapel zusammen höchstens { $floor } Karten, kann man keine ziehen.
terminal-rule-reset = { $at ->
    [one] Bei { $at } offener Lokomotive
   *[other] Bei { $at } offenen Lokomotiven
} werden alle offenen Karten ersetzt, höchstens { $times ->
   *[other] { $times }-mal
} hintereinander.
terminal-rule-claim-points = Eine Strecke bringt Punkte nach ihrer Länge (für Länge 1, 2, 3 …): { $points }.
terminal-rule-claim-passengers = Wer eine Strecke baut, nimmt von jedem Ende einen Fahrgast mit.
terminal-rule-claim-coins = Eine Strecke bringt { $coins } $.
terminal-rule-claim-large = Eine Strecke, die in einer Großstadt endet, bringt eine Karte vom Stapel.
terminal-rule-claim-bonus = Eine Strecke in der Farbe der eigenen Gesellschaft bringt deren Bonus.
terminal-rule-claim-step = Auf eine gebaute Strecke folgt der Schritt { $step }.
terminal-rule-bonus = Bonus für { $seat } bei Strecken der Farbe { $color }: { $does }.
terminal-rule-event = Ereignis „{ $title }“: { $text }
terminal-rule-end = Die letzte Runde beginnt, wenn ein Spieler am Ende seines Zuges { $at ->
   *[other] höchstens { $at } Wagen
} hat.
terminal-rule-score = Wertung: { $lines }.
terminal-rule-ties = Bei Gleichstand entscheiden: { $ties }; wer dann noch gleichauf liegt, teilt sich den Platz.
terminal-line-routes = Punkte für Strecken
terminal-line-longest-path = { $points } für die längste Strecke
terminal-line-globetrotter = { $points } für die meisten erfüllten Zielkarten
terminal-line-passengers = { $most } und { $second } für die meisten und zweitmeisten Fahrgäste jeder Farbe
terminal-line-bookings = Sätze aus drei Zielkarten mit verschiedenen Streifen
terminal-line-trains-left = Dollar je nach Zahl der übrigen Wagen (bei 0, 1, 2 … Wagen: { $table })
terminal-tie-tickets = mehr erfüllte Zielkarten
terminal-tie-passengers = mehr Fahrgäste
