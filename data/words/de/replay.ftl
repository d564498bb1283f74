# Ein beendetes Spiel ansehen.

replay-title = Wiederholung
replay-transport = Züge
replay-moment = Schritt
replay-first = Erster Zug
replay-back = Voriger Zug
replay-play = Abspielen
replay-pause = Pause
replay-next = Nächster Zug
replay-last = Letzter Zug
replay-speed = Geschwindigkeit
replay-speed-half = ½ ×
replay-speed-one = 1 ×
replay-speed-two = 2 ×
replay-speed-four = 4 ×
replay-moves-of = Zu den Zügen von
replay-mine = mir
replay-my-moves = Meine Züge
replay-more = Mehr
replay-move-before = Voriger Zug dieses Spielers
replay-move-after = Nächster Zug dieses Spielers
replay-next-claim = Nächster Streckenbau
replay-next-turning = Nächster Wendepunkt
replay-link = Link kopieren
replay-beginning = Spielbeginn
replay-keys = Pfeiltasten: Schritt für Schritt. Leertaste: abspielen. T: nächster Wendepunkt. Pos1 und Ende: zum Anfang oder Ende.

replay-tab-hands = Handkarten
replay-tab-log = Verlauf
replay-tab-curves = Kurven
replay-tab-facts = Details
replay-cards-of = { $count } { $color }
replay-no-cards = keine Karten
replay-trains =
    { $count ->
        [one] { $count } Wagen
       *[other] { $count } Wagen
    }
replay-ticket-cut-off = blockiert
replay-market = Offene Karten
replay-deck =
    { $count ->
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }

replay-edition = Ausgabe
replay-date = Gespielt
replay-inputs = Züge und ausgeteilte Karten
replay-seed-hash = Prüfsumme des Startwerts, vor der ersten Karte veröffentlicht
replay-seed = Startwert für das Austeilen
replay-proof-proven = Dieser Startwert stand schon vor dem Spiel fest, und deine eigene Zufallszahl ist darin enthalten.
replay-proof-fixed = Dieser Startwert stand schon vor dem Spiel fest.
replay-proof-other-seed = Vor dem Spiel war ein anderer Startwert festgelegt.
replay-proof-left-out = Deine eigene Zufallszahl ist nicht in den Startwert eingeflossen.
replay-seed-why = Mit dem Startwert kann jeder alle Karten noch einmal genauso austeilen und so prüfen, dass niemand sie ausgesucht hat.
replay-check = Dieses Spiel prüfen

replay-import = Spieldatei öffnen
replay-import-what = Wähle die Datei eines beendeten Spiels, die du hier heruntergeladen oder mit dem Programm highball gespeichert hast. Sie bekommt einen Link, und wer ihn hat, kann das Spiel ansehen.
replay-import-file = Spieldatei wählen
replay-import-go = Ansehen

replay-play-on = Ab hier weiterspielen
replay-play-on-what = Startet ein neues Spiel ab dieser Stellung, mit demselben Spielplan und denselben Handkarten. Alle weiteren Karten werden neu ausgeteilt.
replay-play-on-seat = Dein Platz
replay-play-on-bots = Bots auf den anderen Plätzen
replay-play-on-go = Weiterspielen
replay-chances = Siegchance
replay-chances-wait =
    { $known ->
        [0] Analyse läuft …
       *[other] Analyse läuft … { $known } von { $all }
    }

# Analyse eines beendeten Spiels.
analysis-title = Wendepunkte
analysis-wait = Suche Wendepunkte …
analysis-none-by = Keine Wendepunkte: { $name } hat keinen folgenschweren Fehler gemacht.
analysis-whose = Züge von
analysis-everyone = allen
analysis-point = { $name }: { $grade }, Siegchance −{ $cost }
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
analysis-chosen = Gespielt: { $choice }. Siegchance: etwa { $chance } %.
analysis-best = Bester Zug: { $choice }. Siegchance: etwa { $chance } %.
analysis-accuracy = Genauig­keit
analysis-accuracy-what = Genauigkeit: der Schnitt aller Entscheidungen. Der beste Zug zählt 100 %, ein Zug, der 10 Prozentpunkte Siegchance kostet, 37 %. Wird ab 10 Entscheidungen angezeigt.
analysis-choice = Entschei­dungen
analysis-luck = Glück
analysis-balance-what = Entscheidungen: durch eigene Züge verlorene Siegchance, in Prozentpunkten. Glück: durch Karten und Gegner gewonnene oder verlorene Siegchance, in Prozentpunkten.
choice-pass = passen
choice-deck = vom Stapel ziehen
choice-open = die offene Karte nehmen ({ $color })
choice-passenger = einen Fahrgast aufnehmen ({ $place })
choice-pay = anders bezahlen
choice-answer = Antwort { $number } wählen
