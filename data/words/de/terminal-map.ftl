# Eine Karte als Text zum Lesen.

terminal-map-usa = Nordamerika
terminal-map-germany = Deutschland
terminal-map-legends = Der Osten
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
terminal-rule-seats = Plätze: { $seats } ({ $colors }).
terminal-rule-begin = Jeder Platz beginnt mit { $trains ->
   *[other] { $trains } Wagen
} und { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
terminal-rule-cards = Karten: { $cards }.
terminal-rule-coins = Jeder Platz beginnt mit { $coins } $.
terminal-rule-newspapers = Zeitungen im Stapel bei { $least } und mehr Plätzen: { $numbers }.
terminal-rule-passengers = { $count ->
    [one] { $count } Fahrgast wartet auf dem Plan, in { $colors }.
   *[other] { $count } Fahrgäste warten auf dem Plan, in { $colors }.
}
terminal-rule-opening-under = Zielkarten zu Beginn: { $deal } zur Wahl, mindestens { $keep } behalten; die anderen kommen gemischt unter den Stapel.
terminal-rule-opening-in = Zielkarten zu Beginn: { $deal } zur Wahl, mindestens { $keep } behalten; die anderen werden in ihren Stapel gemischt.
terminal-rule-fewer = Gibt es zu wenige Zielkarten, haben alle gleich viele weniger zur Wahl und behalten mindestens 1.
terminal-rule-drawn = Ein Zug mit Zielkarten: { $deal } zur Wahl, mindestens { $keep } behalten.
terminal-rule-mix = Ein Platz sagt, wie viele Zielkarten er von welchem Stapel zieht.
terminal-rule-double-any = Strecken einer Doppelstrecke dürfen bei jeder Zahl von Plätzen verschiedenen gehören.
terminal-rule-double-one = Von einer Doppelstrecke wird immer nur eine gebaut.
terminal-rule-double-from = Von einer Doppelstrecke wird bei weniger als { $from } Plätzen nur eine gebaut.
terminal-rule-triple-any = Strecken einer Dreifachstrecke dürfen bei jeder Zahl von Plätzen verschiedenen gehören.
terminal-rule-triple-one = Von einer Dreifachstrecke wird immer nur eine gebaut.
terminal-rule-triple-from = Von einer Dreifachstrecke wird bei weniger als { $from } Plätzen nur eine gebaut.
terminal-rule-draw-any = Karten darf man ziehen, solange eine zu nehmen ist, offene eingeschlossen.
terminal-rule-draw-empty = Sind Stapel und Ablage leer, darf man keine Karten ziehen.
terminal-rule-draw-floor = Haben Stapel und Ablage höchstens { $floor } Karten, darf man keine ziehen.
terminal-rule-reset = { $at ->
    [one] { $at } Lokomotive unter den offenen Karten ersetzt
   *[other] { $at } Lokomotiven unter den offenen Karten ersetzen
} sie alle, höchstens { $times ->
   *[other] { $times }-mal
} hintereinander.
terminal-rule-claim-points = Eine Strecke bringt Punkte nach ihrer Länge, von 1 an: { $points }.
terminal-rule-claim-passengers = Wer eine Strecke baut, nimmt von jedem Ende einen Fahrgast mit.
terminal-rule-claim-coins = Eine Strecke bringt { $coins } $.
terminal-rule-claim-large = Eine Strecke mit einem Ende in einer Großstadt bringt eine Karte vom Stapel.
terminal-rule-claim-bonus = Eine Strecke in der Farbe der eigenen Gesellschaft bringt deren Bonus.
terminal-rule-claim-step = Auf eine gebaute Strecke folgt der Schritt { $step }.
terminal-rule-bonus = Der Bonus von { $seat } für Strecken dieser Farbe ({ $color }): { $does }.
terminal-rule-event = Ereignis { $title }: { $text }
terminal-rule-end = Die letzte Runde beginnt, wenn ein Platz am Ende seines Zuges { $at ->
   *[other] höchstens { $at } Wagen
} hat.
terminal-rule-score = Wertung: { $lines }.
terminal-rule-ties = Bei Gleichstand: { $ties }; sonst geteilt.
terminal-line-routes = Punkte der Strecken
terminal-line-tickets = Zielkarten
terminal-line-longest-path = { $points } für den längsten Weg
terminal-line-globetrotter = { $points } für die meisten Zielkarten
terminal-line-passengers = { $most } und { $second } für die meisten und zweitmeisten Fahrgäste jeder Farbe
terminal-line-coins = Dollar
terminal-line-bookings = Sätze aus drei Streifen
terminal-line-trains-left = nach übrigen Wagen, von 0 an ({ $table })
terminal-tie-tickets = mehr erfüllte Zielkarten
terminal-tie-longest-path = ein längster Weg
terminal-tie-passengers = mehr Fahrgäste
terminal-tie-later = später in der Zugfolge
