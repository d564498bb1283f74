# Die Regeln in eigenen Worten; die Zahlen kommen aus den Ausgaben.

rules-title = Regeln
rules-all = Alle Ausgaben
rules-unknown = Diese Ausgabe gibt es nicht. Wähle eine von diesen.
rules-contents = Inhalt
rules-differs = Ausgaben vergleichen
rules-differs-a = Erste Ausgabe
rules-differs-b = Zweite Ausgabe
rules-differs-whole = Auch Gemeinsamkeiten zeigen
rules-differs-same = Wähle zwei verschiedene Ausgaben.
rules-rulings = Regelklarstellungen
rules-rulings-what = Wo die Anleitungen schweigen oder sich widersprechen, wird hier so gespielt.

rules-section-goal = Ziel des Spiels
rules-section-setup = Spielaufbau
rules-section-cards = Karten ziehen
rules-section-claim = Strecken bauen
rules-section-tickets = Zielkarten
rules-section-news = Zeitungen und Ereignisse
rules-section-end = Spielende
rules-section-score = Wertung
rules-section-facts = In Zahlen
rules-section-rulings = Regelklarstellungen

rules-goal-points = Du verbindest Städte mit der Eisenbahn. Geheime Zielkarten sagen dir, welche Orte du verbinden sollst. Strecken und Zielkarten bringen Punkte, und wer die meisten Punkte hat, gewinnt.
rules-goal-dollars = Du verbindest für deine Gesellschaft Städte mit der Eisenbahn. Geheime Zielkarten sagen dir, welche Orte du verbinden sollst. Wer am Ende das meiste Geld hat, gewinnt.
rules-turn = In deinem Zug führst du genau eine von drei Aktionen aus: Karten ziehen, eine Strecke bauen oder Zielkarten ziehen. Dann ist der nächste Spieler im Uhrzeigersinn dran.

rules-setup-trains = Alle beginnen mit { $trains } Wagen und { $hand } Karten. Fünf Karten liegen offen neben dem Stapel.
rules-setup-coins = Alle haben außerdem { $coins } $.
rules-setup-passengers = { $number } Fahrgäste in { $colors } Farben werden zufällig auf Städte und Länder verteilt, für alle sichtbar.
rules-setup-tickets = Alle bekommen verdeckt { $deal } Zielkarten und behalten mindestens { $keep } davon.
rules-setup-mix = Alle legen gleichzeitig fest, wie viele ihrer { $deal } Zielkarten kurz und wie viele lang sein sollen, bekommen sie verdeckt und behalten mindestens { $keep }.
rules-setup-back-under = Zurückgegebene Zielkarten werden gemischt und kommen unter den Zielkartenstapel.
rules-setup-back-in = Zurückgegebene Zielkarten werden wieder in ihren Stapel gemischt.
rules-setup-fewer = Gibt es zu wenige Zielkarten, bekommen alle dieselbe kleinere Anzahl und behalten mindestens eine.
rules-setup-news = Zeitungen werden in den Stapel gemischt: { $number } bei der höchsten Spielerzahl, mehr bei weniger Spielern.
rules-setup-first = Der Startspieler wird ausgelost, sofern der Gastgeber niemanden bestimmt hat.

rules-cards-two = Du nimmst zwei Karten, jede entweder aus den offenen Karten oder vom Stapel. Eine offene Karte wird sofort ersetzt, noch bevor du die zweite nimmst.
rules-cards-locomotive = Eine Lokomotive ersetzt jede Farbe. Eine offene darfst du nur als erste Karte nehmen, und sie ist dann die einzige Karte deines Zuges; eine vom Stapel zählt wie jede andere Karte.
rules-cards-reset = Sobald { $at } der fünf offenen Karten Lokomotiven sind, werden alle fünf ersetzt.
rules-cards-shuffle = Ist der Stapel leer, wird der Ablagestapel gemischt und zum neuen Stapel. Ein Handkartenlimit gibt es nicht.
rules-cards-end = Karten kannst du ziehen, solange es noch welche gibt, offen oder im Stapel.
rules-cards-end-piles = Sind Stapel und Ablagestapel leer, kann niemand Karten ziehen, auch keine offenen.
rules-cards-end-floor = Solange Stapel und Ablagestapel zusammen höchstens { $floor } Karten haben, kann niemand Karten ziehen.

rules-claim-pay = Du wählst irgendwo auf dem Spielplan eine freie Strecke und spielst so viele Karten ihrer Farbe, wie sie Felder hat. Lokomotiven dürfen beliebig viele davon ersetzen, auch alle.
rules-claim-gray = Für eine graue Strecke spielst du Karten einer einzigen, beliebigen Farbe.
rules-claim-trains = Auf jedes Feld kommt ein Wagen. Ohne genug Wagen kannst du die Strecke nicht bauen.
rules-claim-group = Niemand darf zwei parallele Gleise einer Doppel- oder Dreifachstrecke besitzen.
rules-claim-double = Bei bis zu { $below } Spielern ist eine Doppelstrecke gesperrt, sobald eines ihrer Gleise gebaut ist. Ab { $from } Spielern dürfen zwei verschiedene Spieler je eines bauen.
rules-claim-double-closed = Eine Doppelstrecke ist gesperrt, sobald eines ihrer Gleise gebaut ist.
rules-claim-triple = Bei bis zu { $below } Spielern ist eine Dreifachstrecke gesperrt, sobald eines ihrer Gleise gebaut ist. Ab { $from } Spielern dürfen drei verschiedene Spieler je eines bauen.
rules-claim-triple-closed = Eine Dreifachstrecke ist gesperrt, sobald eines ihrer Gleise gebaut ist.
rules-claim-points = Die Punkte der Strecke bekommst du sofort; siehe die Punktetabelle.
rules-claim-passengers = Von jedem Ende der Strecke nimmst du einen Fahrgast in einer Farbe deiner Wahl mit, wenn dort noch welche warten.
rules-claim-collect = Du bekommst { $coins } $.
rules-claim-company = Eine Strecke in der Farbe deiner Gesellschaft bringt deren Bonus, egal wie lang sie ist; eine graue nie.
rules-claim-large = Ist ein Ende der Strecke eine Großstadt, ziehst du die oberste Karte des Stapels.

rules-tickets-draw = Du ziehst { $deal } Zielkarten, oder so viele, wie noch da sind, und behältst mindestens { $keep }.
rules-tickets-mix = Du legst fest, wie viele deiner { $deal } Zielkarten kurz und wie viele lang sein sollen, ziehst sie und behältst mindestens { $keep }.
rules-tickets-back = Die übrigen Zielkarten kommen in einer Reihenfolge deiner Wahl unter ihren Stapel.
rules-tickets-done = Eine Zielkarte ist erfüllt, wenn deine eigenen Strecken ihre beiden Orte verbinden, egal auf welchem Weg. Dann bekommst du bei der Wertung ihren Wert; eine nicht erfüllte Zielkarte kostet dich ihren Wert.
rules-tickets-countries = Ein Land ist eine Endstation: Strecken, die dort enden, sind nicht miteinander verbunden. Nennt eine Zielkarte ein Land, genügt eine beliebige Strecke dorthin.
rules-tickets-secret = Zielkarten bleiben bis zum Ende geheim, und du darfst beliebig viele haben.

rules-news-turned = Eine Zeitung, die vom Stapel gezogen wird, deckt das nächste Ereignis auf und wird abgelegt; an ihrer Stelle wird eine weitere Karte gezogen.
rules-news-kinds = Ein Ereignis gilt, bis das nächste kommt. Ein Ereignis mit Blitz wirkt einmal und sofort.
rules-news-bolt = (Blitz)

rules-end-low = Sobald ein Spieler am Ende seines Zuges höchstens { $at } Wagen hat, sind alle noch einmal dran, dieser Spieler zuletzt. Dann ist das Spiel zu Ende.
rules-end-pass = Wer keinen Zug machen kann, passt; sonst darf niemand passen. Passen alle nacheinander, ist das Spiel ebenfalls zu Ende.

rules-score-routes = Die Punkte für alle deine Strecken.
rules-score-tickets = Der Wert jeder erfüllten Zielkarte wird addiert, der jeder nicht erfüllten abgezogen.
rules-score-longest-path = { $points } Punkte für die längste Strecke: den längsten zusammenhängenden Weg über eigene Strecken, der keine davon zweimal benutzt. Er darf sich selbst kreuzen. Bei Gleichstand bekommen alle den Bonus.
rules-score-globetrotter = { $points } Punkte für die meisten erfüllten Zielkarten. Bei Gleichstand bekommen alle den Bonus.
rules-score-passengers = Für jede Fahrgastfarbe: { $most } Punkte für die meisten, { $second } für die zweitmeisten. Bei Gleichstand an der Spitze bekommen alle { $most }, und niemand ist Zweiter.
rules-score-coins = Deine Dollar.
rules-score-trains-left = Dollar je nach Zahl der übrigen Wagen: Je weniger du noch hast, desto mehr bekommst du.
rules-score-bookings = Geld für Sätze aus drei erfüllten Zielkarten mit drei verschiedenen Streifen.
rules-score-floor = Ein Endstand unter { $floor } wird zu { $floor }.
rules-score-winner = Der höchste Endstand gewinnt. Bei Gleichstand entscheiden in dieser Reihenfolge:
rules-tie-tickets-completed = mehr erfüllte Zielkarten
rules-tie-longest-path = der Bonus für die längste Strecke
rules-tie-passengers = mehr Fahrgäste insgesamt
rules-tie-later-in-turn-order = der spätere Platz in der Zugreihenfolge
rules-tie-shared = Wer dann noch gleichauf liegt, teilt sich den Platz.
rules-tie-short-shared = geteilt

rules-length = Länge
rules-points = Punkte
rules-trains-left = Wagen übrig

rules-fact-range = { $from }⁠–⁠{ $to }
rules-fact-cards = { $number } in { $colors } Farben
rules-fact-deck = { $name }: { $number }, Wert { $least }⁠–⁠{ $most }
rules-fact-deck-only = { $number }, Wert { $least }⁠–⁠{ $most }
rules-fact-deals = { $deal } bekommen, mindestens { $keep } behalten
rules-fact-returned-shuffled-under = gemischt und unter den Stapel gelegt
rules-fact-returned-shuffled-in = in den Stapel gemischt
rules-fact-always = immer
rules-fact-never = nie
rules-fact-from = ab { $seats } Spielern
rules-fact-floor-none = keine Karte mehr da ist
rules-fact-floor = Stapel und Ablagestapel { $floor ->
    [0] leer sind
   *[other] zusammen höchstens { $floor } Karten haben
}
rules-fact-end = höchstens { $at }
rules-fact-of-seats = Spieler
rules-fact-of-cities = Städte
rules-fact-of-countries = Länder
rules-fact-of-routes = Strecken
rules-fact-of-longest = Längste Einzelstrecke
rules-fact-of-trains = Wagen pro Spieler
rules-fact-of-colors = Farbige Karten
rules-fact-of-missing = Farben ohne Karten
rules-fact-of-locomotives = Lokomotiven
rules-fact-of-newspapers = Zeitungen bei maximaler Spielerzahl
rules-fact-of-hand = Handkarten zu Beginn
rules-fact-of-coins = Geld zu Beginn
rules-fact-of-tickets = Zielkarten
rules-fact-of-opening = Zielkarten zu Beginn
rules-fact-of-returned = Zu Beginn zurückgegebene Zielkarten
rules-fact-of-drawn = Zielkarten ziehen
rules-fact-of-mix = Kurze und lange Zielkarten frei wählbar
rules-fact-of-double = Beide Gleise einer Doppelstrecke offen
rules-fact-of-triple = Alle Gleise einer Dreifachstrecke offen
rules-fact-of-points = Punkte nach Länge
rules-fact-of-passengers = Fahrgäste
rules-fact-of-floor = Man kann keine Karten ziehen, wenn
rules-fact-of-events = Ereignisse
rules-fact-of-companies = Gesellschaften mit Bonus
rules-fact-of-large = Großstädte
rules-fact-of-end = Übrige Wagen, die die letzte Runde auslösen
rules-fact-of-score = Wertung
rules-fact-of-ties = Bei Gleichstand
rules-fact-of-below = Endstand unter null möglich
