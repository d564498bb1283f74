# Der Raum eines Tisches vor dem Spiel.

room-seats = Plätze
room-waits-seats = { $number ->
    [one] Ein Platz ist noch frei.
   *[other] { $number } Plätze sind noch frei.
}
room-waits-ready = Noch nicht bereit: { $names }.
room-waits-host = Alle sind da. Es kann losgehen.
room-you = du
room-host = Gastgeber
room-ready = bereit
room-not-ready = noch nicht bereit
room-away = nicht verbunden
room-sit = Platz nehmen
room-sit-as = Platz nehmen
room-sit-other = Jemand an diesem Gerät
room-sit-other-what = Ihr reicht das Gerät herum; zwischen den Zügen verdeckt ein Vorhang die Karten.
room-sit-other-name = Der Name
room-give-bot = An einen Bot geben
room-bot-of = Bot auf Platz { $number }
room-free = Platz freigeben
room-stand-up = Aufstehen
room-remove = Wegschicken
room-start = Spiel beginnen
room-say-ready = Ich bin bereit
room-take-back-ready = Doch noch nicht bereit
room-leave = Tisch verlassen
room-close = Tisch schließen

room-share = Einladen
room-link = Link zu diesem Tisch
room-qr = Ein Code für Kameras mit dem Link zu diesem Tisch
room-send = Senden …
room-share-how = Wer den Link öffnet oder auf der Startseite { $code } eingibt, kommt hierher.
room-local = Dieser Link gilt nur auf diesem Gerät. Starte den Server mit --lan, um mit anderen in deinem Netz zu spielen.

room-terms = Was vereinbart ist
room-edition = Ausgabe
room-clock = Uhr
room-time-out = Wenn die Zeit um ist
room-first = Wer beginnt
room-undo = Zurücknehmen
room-chat = Chat
room-found = Der Tisch ist zu finden
room-found-list = in der Liste für alle
room-found-link = nur über den Link
room-open-cards = Offene Karten bei leerem Stapel
room-rules = Die Regeln dieser Ausgabe
room-fair = Woran man sieht, dass die Karten ehrlich sind
room-seed = Alles Mischen folgt aus einer geheimen Zahl. Ihr Fingerabdruck steht hier schon vor der ersten Karte fest; nach dem Ende wird die Zahl selbst gezeigt, und jeder kann prüfen, dass sie passt und dasselbe Spiel ergibt.
pace-none = keine
pace-days = { $days ->
    [one] ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
pace-live = { $minutes } min, und { $seconds } s mit jedem Zug
time-out-wait = der Tisch wartet
time-out-stand-in = ein Bot springt ein ({ $bot })

room-broken-off = Dieses Spiel wurde vorzeitig beendet
room-broken-off-what = Es hat kein Ergebnis.
room-rematch = Zum nächsten Spiel dieses Tisches
room-again = Neuer Tisch mit denselben Leuten
room-not-found = Dieser Tisch lässt sich nicht zeigen
room-close-sure = Dann gehen alle an diesem Tisch nach Hause.
chat-name = Sag deinen Namen, um mitzureden
