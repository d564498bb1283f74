# Das Regelwerk: eigene Worte, die Zahlen kommen aus den Ausgaben.

rules-title = Regeln
rules-all = Alle Ausgaben
rules-unknown = Diese Ausgabe gibt es nicht; wähle eine von diesen.
rules-contents = Inhalt
rules-differs = Was verschieden ist
rules-differs-a = Eine Ausgabe
rules-differs-b = Die andere
rules-differs-whole = Auch zeigen, was gleich ist
rules-differs-same = Wähle zwei verschiedene Ausgaben.
rules-rulings = Festlegungen: was gilt, wo die Anleitungen schweigen
rules-rulings-what = Wo die Anleitungen schweigen oder sich widersprechen, wird hier so gespielt.

rules-section-goal = Worum es geht
rules-section-setup = Vor dem ersten Zug
rules-section-cards = Karten ziehen
rules-section-claim = Eine Strecke bauen
rules-section-tickets = Zielkarten
rules-section-news = Zeitungen und Ereignisse
rules-section-end = Das Ende
rules-section-score = Die Wertung
rules-section-facts = In Zahlen
rules-section-rulings = Festlegungen

rules-goal-points = Du verbindest Städte mit Schienen. Geheime Zielkarten sagen dir, welche Orte; Strecken und Zielkarten bringen Punkte, und die meisten Punkte gewinnen.
rules-goal-dollars = Du verbindest für deine Gesellschaft Städte mit Schienen. Geheime Zielkarten sagen dir, welche Orte; wer am Ende am reichsten ist, gewinnt.
rules-turn = In einem Zug tust du genau eines von drei Dingen: Karten ziehen, eine Strecke bauen oder Zielkarten ziehen. Dann ist der nächste Platz im Uhrzeigersinn dran.

rules-setup-trains = Alle beginnen mit { $trains } Wagen und { $hand } Karten. Fünf Karten liegen offen neben dem Stapel.
rules-setup-coins = Alle haben außerdem { $coins } $.
rules-setup-passengers = { $number } Fahrgäste in { $colors } Farben werden durch Zufall auf Städte und Länder verteilt, für alle sichtbar.
rules-setup-tickets = Alle bekommen geheim { $deal } Zielkarten und behalten mindestens { $keep } davon.
rules-setup-mix = Alle sagen gleichzeitig, wie viele von { $deal } Zielkarten kurz und wie viele lang sein sollen, bekommen sie geheim und behalten mindestens { $keep }.
rules-setup-back-under = Was zurückgegeben wird, wird gemischt und kommt unter den Stapel der Zielkarten.
rules-setup-back-in = Was zurückgegeben wird, wird in den Stapel gemischt, aus dem es kam.
rules-setup-fewer = Gibt es zu wenige Zielkarten, bekommen alle gleich viele weniger und behalten mindestens eine.
rules-setup-news = Zeitungen werden in den Stapel gemischt: { $number } am größten Tisch, mehr bei weniger Spielern.
rules-setup-first = Das Los bestimmt den ersten Platz, wenn niemand bestimmt wurde.

rules-cards-two = Du nimmst zwei Karten, jede entweder offen oder vom Stapel. Eine offene Karte wird sofort ersetzt, noch bevor du die zweite nimmst.
rules-cards-locomotive = Eine Lokomotive gilt als jede Farbe. Eine offene darf nur zuerst genommen werden und ist dann die einzige Karte des Zuges; eine vom Stapel zählt wie jede andere Karte.
rules-cards-reset = Sobald { $at } der fünf offenen Karten Lokomotiven sind, werden alle fünf ersetzt.
rules-cards-shuffle = Ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel. Eine Hand darf beliebig groß sein.
rules-cards-end = Karten kann man ziehen, solange es irgendeine gibt, offen oder im Stapel.
rules-cards-end-piles = Sind Stapel und Ablage beide leer, kann man keine Karten ziehen, auch keine offenen.
rules-cards-end-floor = Solange Stapel und Ablage zusammen höchstens { $floor } Karten haben, kann man keine Karten ziehen.

rules-claim-pay = Du wählst irgendwo auf dem Plan eine Strecke, die niemandem gehört, und spielst so viele Karten ihrer Farbe, wie sie Felder hat. Lokomotiven dürfen jede davon ersetzen, auch alle.
rules-claim-gray = Eine graue Strecke nimmt jede Farbe, aber nur eine.
rules-claim-trains = Auf jedes Feld kommt ein Wagen. Ohne genug Wagen kannst du die Strecke nicht bauen.
rules-claim-group = Niemand darf zwei Strecken besitzen, die als Doppel- oder Dreifachstrecke nebeneinanderliegen.
rules-claim-double = Bis { $below } Spieler ist eine Doppelstrecke geschlossen, sobald eine der beiden gebaut ist. Ab { $from } Spielern dürfen verschiedene Spieler beide haben.
rules-claim-double-open = Verschiedene Spieler dürfen beide einer Doppelstrecke haben, egal wie viele mitspielen.
rules-claim-double-closed = Eine Doppelstrecke ist geschlossen, sobald eine der beiden gebaut ist.
rules-claim-triple = Bis { $below } Spieler ist eine Dreifachstrecke geschlossen, sobald eine der drei gebaut ist. Ab { $from } Spielern darf jede der drei jemand anderem gehören.
rules-claim-triple-open = Jede der drei einer Dreifachstrecke darf jemand anderem gehören, egal wie viele mitspielen.
rules-claim-triple-closed = Eine Dreifachstrecke ist geschlossen, sobald eine der drei gebaut ist.
rules-claim-points = Die Punkte der Strecke bekommst du sofort, wie die Tabelle unten sagt.
rules-claim-passengers = Von jedem Ende der Strecke nimmst du einen Fahrgast in einer Farbe deiner Wahl, wenn dort noch jemand wartet.
rules-claim-collect = Du bekommst { $coins } $.
rules-claim-company = Eine Strecke in der Farbe deiner Gesellschaft bringt deren Bonus, egal wie lang sie ist; eine graue nie. Die Liste unten sagt, was jede Gesellschaft bekommt.
rules-claim-large = Ist ein Ende der Strecke eine Großstadt, ziehst du die oberste Karte des Stapels.

rules-tickets-draw = Du ziehst { $deal } Zielkarten, oder was übrig ist, und behältst mindestens { $keep }.
rules-tickets-mix = Du sagst, wie viele von { $deal } Zielkarten kurz und wie viele lang sein sollen, ziehst sie und behältst mindestens { $keep }.
rules-tickets-back = Die anderen kommen unter ihren Stapel, in einer Reihenfolge deiner Wahl.
rules-tickets-done = Eine Zielkarte ist erfüllt, wenn eigene Strecken ihre beiden Orte verbinden, auf welchem Weg auch immer. Dann bekommst du bei der Wertung ihren Wert; ist sie nicht erfüllt, kostet sie dich ebenso viel.
rules-tickets-countries = Ein Land ist ein Ende: Strecken dorthin treffen sich dort nicht. Einer Zielkarte mit einem Land genügt jede davon.
rules-tickets-secret = Zielkarten bleiben bis zum Ende geheim, und du darfst beliebig viele haben.

rules-news-turned = Eine Zeitung, die vom Stapel kommt, deckt das nächste Ereignis auf und wird abgelegt; an ihrer Stelle wird eine weitere Karte gezogen.
rules-news-kinds = Ein Ereignis gilt, bis das nächste kommt. Eines mit einem Blitz wirkt einmal, sofort.
rules-news-bolt = (Blitz)

rules-end-low = Sobald jemand am Ende seines Zuges höchstens { $at } Wagen hat, sind alle noch einmal dran, diese Person zuletzt. Dann ist das Spiel aus.
rules-end-pass = Wer nichts tun kann, passt; sonst darf es niemand. Müssen alle nacheinander passen, ist das Spiel ebenfalls aus.

rules-score-routes = Die Punkte aller deiner Strecken.
rules-score-tickets = Der Wert jeder erfüllten Zielkarte kommt hinzu, der jeder anderen wird abgezogen.
rules-score-longest-path = { $points } Punkte für den längsten Weg: den längsten über eigene Strecken, der keine zweimal benutzt. Er darf sich kreuzen. Bei Gleichstand bekommen sie alle.
rules-score-globetrotter = { $points } Punkte für die meisten erfüllten Zielkarten. Bei Gleichstand bekommen sie alle.
rules-score-passengers = Für jede Farbe der Fahrgäste: { $most } Punkte für die meisten, { $second } für die zweitmeisten. Wer bei den meisten gleichauf liegt, bekommt je { $most }, und niemand ist Zweiter.
rules-score-coins = Die Dollar, die du hast.
rules-score-trains-left = Dollar für übrige Wagen: je weniger, desto besser.
rules-score-bookings = Geld für Sätze aus drei erfüllten Zielkarten dreier Arten.
rules-score-floor = Eine Summe unter { $floor } wird zu { $floor }.
rules-score-winner = Die höchste Summe gewinnt. Gleiche Summen unterscheidet in dieser Reihenfolge:
rules-tie-tickets-completed = mehr erfüllte Zielkarten,
rules-tie-longest-path = der Bonus für den längsten Weg,
rules-tie-passengers = mehr Fahrgäste insgesamt,
rules-tie-later-in-turn-order = der spätere Platz in der Zugfolge.
rules-tie-shared = und wer dann noch gleich ist, teilt sich den Platz.
rules-tie-short-tickets-completed = Zielkarten
rules-tie-short-longest-path = längster Weg
rules-tie-short-passengers = Fahrgäste
rules-tie-short-later-in-turn-order = später in der Zugfolge
rules-tie-short-shared = geteilt

rules-length = Länge
rules-points = Punkte
rules-trains-left = Wagen übrig
rules-dollars = Dollar
rules-deck-tickets = Zielkarten
rules-deck-short = kurz
rules-deck-long = lang

rules-fact-range = { $from }–{ $to }
rules-fact-cards = { $number } in { $colors } Farben
rules-fact-deck = { $name }: { $number }, Wert { $least }–{ $most }
rules-fact-deals = { $deal } bekommen, mindestens { $keep } behalten
rules-fact-returned-shuffled-under = gemischt unter den Stapel
rules-fact-returned-shuffled-in = in den Stapel gemischt
rules-fact-always = immer
rules-fact-never = nie
rules-fact-from = ab { $seats } Spielern
rules-fact-floor-none = keine Karte mehr da ist
rules-fact-floor = Stapel und Ablage { $floor ->
    [0] leer sind
   *[other] höchstens { $floor } haben
}
rules-fact-end = höchstens { $at }
rules-fact-of-seats = Spieler
rules-fact-of-cities = Städte
rules-fact-of-countries = Länder
rules-fact-of-routes = Strecken
rules-fact-of-longest = Längste Strecke
rules-fact-of-trains = Wagen je Spieler
rules-fact-of-colors = Farbige Karten
rules-fact-of-missing = Farben ohne Karten
rules-fact-of-locomotives = Lokomotiven
rules-fact-of-newspapers = Zeitungen am größten Tisch
rules-fact-of-hand = Karten zu Beginn
rules-fact-of-coins = Geld zu Beginn
rules-fact-of-tickets = Zielkarten
rules-fact-of-opening = Zielkarten zu Beginn
rules-fact-of-returned = Zu Beginn zurückgegeben
rules-fact-of-drawn = Zielkarten ziehen
rules-fact-of-mix = Du sagst, wie viele kurz und lang
rules-fact-of-double = Beide einer Doppelstrecke
rules-fact-of-triple = Alle einer Dreifachstrecke
rules-fact-of-points = Punkte nach Länge
rules-fact-of-passengers = Fahrgäste
rules-fact-of-floor = Kein Ziehen, wenn
rules-fact-of-events = Ereignisse
rules-fact-of-companies = Gesellschaften mit Bonus
rules-fact-of-large = Großstädte
rules-fact-of-end = Wagen für die letzte Runde
rules-fact-of-score = Was gewertet wird
rules-fact-of-ties = Bei Gleichstand
rules-fact-of-below = Eine Summe darf unter null sein
rules-line-routes = Strecken
rules-line-tickets = Zielkarten
rules-line-longest-path = längster Weg
rules-line-globetrotter = meiste Zielkarten
rules-line-passengers = Fahrgäste
rules-line-coins = Dollar
rules-line-trains-left = übrige Wagen
rules-line-bookings = Buchungen
