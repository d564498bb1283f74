# Ein Tisch vor dem Spiel.

room-seats = Plätze
room-waits-seats = { $number ->
    [one] 1 Platz ist noch frei.
   *[other] { $number } Plätze sind noch frei.
}
room-waits-ready = Noch nicht bereit: { $names }.
room-waits-host = Alle sind bereit. Der Gastgeber kann das Spiel starten.
room-host = Gastgeber
room-ready = bereit
room-not-ready = nicht bereit
room-away = offline
room-sit = Platz nehmen
room-join = Mitspielen
room-shared = Dieser Bildschirm zeigt allen den Spielplan, sobald das Spiel beginnt.
room-sit-as = Platz nehmen
room-sit-other = Spieler an diesem Gerät
room-sit-other-what = Ihr reicht das Gerät herum; zwischen den Zügen verdeckt ein Vorhang die Karten.
room-sit-other-name = Name des Spielers
room-give-bot = Bot hinzufügen
room-bot-of = Bot auf Platz { $number }
room-free = Platz freigeben
room-stand-up = Platz verlassen
room-remove = Entfernen
room-start = Spiel starten
room-say-ready = Ich bin bereit
room-take-back-ready = Nicht bereit
room-leave = Tisch verlassen
room-close = Tisch schließen

room-share = Einladen
room-link = Link zu diesem Tisch
room-qr = QR-Code mit dem Link zu diesem Tisch
room-send = Teilen
room-share-how = Zum Beitreten den Link öffnen oder auf der Startseite { $code } eingeben.
room-share-screen = Ein Fernseher im Raum? Öffne den Link dort und wähle „Als gemeinsamen Bildschirm nutzen“.
room-local = Dieser Link funktioniert nur auf diesem Gerät. Starte den Server mit --lan, um mit anderen in deinem Netzwerk zu spielen.

room-terms = Spieleinstellungen
room-edition = Ausgabe
room-clock = Bedenkzeit
room-time-out = Bei Zeitablauf
room-first = Startspieler
room-undo = Rückgängig
room-chat = Chat
room-found = Sichtbarkeit
room-found-list = öffentlich
room-found-link = privat (nur mit Link)
room-open-cards = Offene Karten auch bei leerem Stapel nehmen
room-rules = Die Regeln dieser Ausgabe
room-fair = So prüfst du, ob fair ausgeteilt wird
room-seed = Eine geheime Zahl bestimmt jedes Mischen. Ihr Fingerabdruck steht hier schon vor der ersten Karte. Nach dem Spiel wird die Zahl selbst offengelegt, und alle können prüfen, ob sie zum Fingerabdruck passt und dieselben Karten ergibt.
pace-none = unbegrenzt
pace-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
pace-live = { $minutes } min + { $seconds } s pro Zug
time-out-wait = das Spiel wartet
time-out-stand-in = ein Bot springt ein ({ $bot })

room-broken-off = Dieses Spiel wurde abgebrochen
room-broken-off-what = Es hat kein Ergebnis.
room-rematch = Zum nächsten Spiel an diesem Tisch
room-again = Neuer Tisch mit denselben Spielern
room-not-found = Dieser Tisch kann nicht angezeigt werden
room-close-sure = Damit wird der Tisch für alle geschlossen.
chat-name = Gib einen Namen ein, um zu chatten
