# Wer du bist: Name, Konto, Geräte, Verlauf.

me-title = Du
me-nobody = Auf diesem Gerät hat noch niemand einen Namen genannt.
me-name = Name
me-name-keep = Behalten
me-name-kept = Ab jetzt sehen die anderen diesen Namen.

me-account = Konto
me-account-why = Du brauchst keins. Mit einem findest du deine Plätze und Spiele auf jedem Gerät wieder, auch wenn dieser Browser geleert wurde.
me-account-is = Du bist angemeldet als { $login }.
me-account-make = Konto anlegen
me-log-in-why = Wenn du auf einem anderen Gerät ein Konto angelegt hast, kommst du hier zurück.
me-login = Anmeldename
me-passphrase = Passphrase
me-log-in = Anmelden
me-log-out = Auf diesem Gerät abmelden

me-other-device = Ein anderes Gerät
me-other-device-how = Ein Code macht auch ein anderes Gerät zu dir und bringt dich dort auf dieselben Plätze.
me-code-make = Code erzeugen
me-code-qr = Ein Code für die Kamera des anderen Geräts
me-code-link = Öffne dort diesen Link
me-code-says = Oder gib ein:
me-code-once = Er gilt einmal, zehn Minuten lang. Wer ihn hat, spielt als du: Zeig ihn sonst niemandem.
me-keys = Deine Geräte und Tokens
me-key-device = Ein Gerät
me-key-since = seit { $day }
me-key-drop = Entziehen
me-token = Ein Token für ein Programm
me-token-why = Damit spielt ein eigener Bot als du.
me-token-label = Wofür es ist
me-token-make = Token erzeugen
me-token-once = Das Token; es wird nur dieses eine Mal gezeigt
me-have-code = Ein Code von einem anderen Gerät?
me-have-code-go = Eingeben

me-statistics = Statistik
me-no-games = Noch ist kein Spiel zu Ende.
me-edition = Ausgabe
me-column-seats = Plätze
me-column-games = Spiele
me-column-wins = Siege
me-column-mean = Mittel
me-column-best = Bestes
me-history = Beendete Spiele
me-against = mit { $names }
me-result = Platz { $place } von { $seats }, { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}

redeem-title = Auch hier du
redeem-what = Mit dem Code von deinem anderen Gerät bist du auch hier du, mit denselben Plätzen und Spielen.
redeem-code = Code
redeem-go = Wessen Code ist das?

# Auf diesem Gerät jemand anderes werden.
become-who = Dieser Code gehört { $name }. Wer ihn benutzt, ist auf diesem Gerät { $name }, mit denselben Plätzen und Spielen.
become-now = Auf diesem Gerät bist du { $name }.
become-again-later = Auf deiner eigenen Seite kannst du jederzeit wieder { $name } sein.
become-go = Hier { $name } sein
become-before = Vorher
become-before-what = Auf diesem Gerät warst du vorher { $name }.

me-replay = Ansehen
me-maps = Eigene Karten
me-maps-what = Karten, die du mitgebracht hast, und wie man eine macht.
me-maps-go = Zu den Karten
