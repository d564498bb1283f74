# Ein Spiel ansehen, das zu Ende ist.

replay-title = Rückblick
replay-transport = Züge
replay-moment = Augenblick
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Geschwindigkeit
replay-speed-half = ½ ×
replay-speed-one = 1 ×
replay-speed-two = 2 ×
replay-speed-four = 4 ×
replay-moves-of = Zu wessen Zügen gesprungen wird
replay-mine = meine Züge
replay-move-before = Zum Zug davor
replay-move-after = Zum nächsten Zug
replay-next-claim = Nächste Strecke
replay-link = Link kopieren
replay-beginning = Bevor etwas ausgeteilt war.
replay-keys = Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab, Pos1 und Ende springen.

replay-tab-hands = Karten
replay-tab-log = Verlauf
replay-tab-curves = Kurven
replay-tab-facts = Aufzeichnung
replay-cards-of = { $count } { $color }
replay-no-cards = keine Karten
replay-trains =
    { $count ->
        [one] { $count } Wagen
       *[other] { $count } Wagen
    }
replay-ticket-done = erfüllt
replay-ticket-open = offen
replay-ticket-cut-off = unmöglich
replay-market = Offene Karten
replay-deck =
    { $count ->
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }

replay-edition = Ausgabe
replay-date = Gespielt
replay-inputs = Züge und ausgeteilte Karten
replay-seed-hash = Prüfsumme des Startwerts, bekannt vor der ersten Karte
replay-seed = Startwert aller Karten
replay-proof-proven = Der Startwert stand vor dem Spiel fest, und deine eigene Zufallszahl ging in die Karten ein.
replay-proof-fixed = Der Startwert stand vor dem Spiel fest.
replay-proof-other-seed = Der Startwert ist nicht der, der vor dem Spiel feststand.
replay-proof-left-out = Deine eigene Zufallszahl ging nicht in die Karten ein.
replay-seed-why = Wer den Startwert kennt, kann das Spiel noch einmal austeilen: Niemand konnte die Karten aussuchen.
replay-check = Dieses Spiel prüfen

replay-import = Aufzeichnung mitbringen
replay-import-what = Wähle die Aufzeichnung eines beendeten Spiels, wie sie hier heruntergeladen oder von highball geschrieben wurde. Sie bekommt einen Link, und wer den Link hat, kann sie ansehen.
replay-import-file = Aufzeichnung
replay-import-go = Ansehen

replay-play-on = Von hier weiterspielen
replay-play-on-what = Ein neues Spiel beginnt mit diesem Augenblick: derselbe Plan, dieselben Karten. Was von hier an ausgeteilt wird, ist neu.
replay-play-on-seat = Dein Platz
replay-play-on-bots = Bots auf den anderen Plätzen
replay-play-on-go = Weiterspielen
replay-chances = Siegchance
replay-chances-wait = Die Siegchancen werden ausgerechnet: { $known } von { $all } Augenblicken.

# Was ein starker Spieler von einem beendeten Spiel hält.
analysis-title = Wendepunkte
analysis-wait = Suche Wendepunkte…
analysis-none = Keine Wendepunkte: Niemand hat einen teuren Fehler gemacht.
analysis-point = { $name }: { $grade }, −{ $cost } %
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
analysis-chosen = Gespielt: { $choice }.
analysis-best = Bester Zug: { $choice }. Siegchance: { $chance } %.
analysis-choice = Entscheidungen
analysis-luck = Glück
analysis-balance-what = Wie sich die Siegchance vom ersten Zug bis zum Ergebnis geändert hat: durch Fehler, und durch Karten und Gegner.
analysis-network = Beurteilt vom Netz für diesen Plan, aus dem, was jeder sehen konnte.
analysis-playouts = Für diesen Plan gibt es kein Netz: Die Siegchancen sind aus zu Ende gespielten Partien geschätzt.
choice-pass = passen
choice-deck = vom Stapel ziehen
choice-open = die offene Karte nehmen ({ $color })
choice-claim = { $route } bauen
choice-tickets = Zielkarten ziehen
choice-keep = { $tickets } behalten
choice-passenger = einen Fahrgast in { $place } mitnehmen
choice-pay = anders bezahlen
choice-answer = Antwort { $number } wählen
