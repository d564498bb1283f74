# Wer du bist: Name, Konto, Geräte, Verlauf.

me-title = Profil
me-nobody = Auf diesem Gerät ist noch kein Name eingetragen.
me-name = Name
me-name-keep = Speichern
me-name-kept = Gespeichert. Ab jetzt sehen die anderen diesen Namen.

me-account = Konto
me-account-why = Freiwillig. Mit einem Konto findest du deine Plätze und Spiele auf jedem Gerät wieder, auch nachdem du die Browserdaten gelöscht hast.
me-account-is = Du bist angemeldet als { $login }.
me-account-make = Konto erstellen
me-log-in-why = Schon ein Konto? Melde dich hier an.
me-login = Anmeldename
me-passphrase = Passphrase
me-log-in = Anmelden
me-log-out = Auf diesem Gerät abmelden

me-other-device = Anderes Gerät
me-other-device-how = Mit einem Code meldest du dich auf einem anderen Gerät an. Dort hast du dieselben Plätze und Spiele.
me-code-make = Code erstellen
me-code-qr = QR-Code für die Kamera des anderen Geräts
me-code-link = Öffne diesen Link auf dem anderen Gerät
me-code-says = Oder gib diesen Code ein:
me-code-once = Der Code gilt 10 Minuten lang und nur einmal. Wer ihn hat, kann unter deinem Namen spielen: Gib ihn nicht weiter.
me-keys = Deine Geräte und Tokens
me-key-device = Gerät
me-key-since = seit { $day }
me-key-drop = Entfernen
me-token = API-Token
me-token-why = Damit kann dein eigener Bot für dich spielen.
me-token-label = Bezeichnung
me-token-make = Token erstellen
me-token-once = Dein Token (wird nur einmal angezeigt)
me-have-code = Hast du einen Code von einem anderen Gerät?
me-have-code-go = Eingeben

me-statistics = Statistik
me-no-games = Noch keine beendeten Spiele.
me-edition = Ausgabe
me-column-players = Spieler
me-column-games = Spiele
me-column-wins = Siege
me-column-mean = Schnitt
me-column-best = Rekord
me-history = Beendete Spiele
me-against = mit { $names }
me-result = Platz { $place } von { $seats }, { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}

redeem-title = Mit Code anmelden
redeem-what = Gib den Code von deinem anderen Gerät ein, dann hast du hier dieselben Plätze und Spiele.
redeem-code = Code
redeem-go = Anmelden

# Auf diesem Gerät jemand anderes werden.
become-who = Dieser Code gehört { $name }. Wenn du ihn benutzt, spielst du auf diesem Gerät als { $name }, mit denselben Plätzen und Spielen.
become-now = Auf diesem Gerät bist du gerade { $name }.
become-again-later = Auf deiner Profilseite kannst du jederzeit wieder zu { $name } wechseln.
become-go = Weiter als { $name }
become-before = Zurückwechseln
become-before-what = Auf diesem Gerät warst du vorher { $name }.

me-replay = Wiederholung
me-maps = Deine Spielpläne
me-maps-what = Spielpläne, die du hochgeladen hast, und wie man einen erstellt.
me-maps-go = Zu den Spielplänen

me-data = Deine Daten
me-data-what = Lade deine Daten von diesem Server herunter oder lösche sie.
me-data-get = Herunterladen
me-data-privacy = Datenschutz
me-delete = Meine Daten löschen
me-delete-sure = Deinen Namen, dein Konto, deine Geräte und Chat-Nachrichten endgültig löschen? Du verlässt alle laufenden Spiele. Das lässt sich nicht rückgängig machen.
me-deleted = Deine Daten wurden gelöscht. Dein Name verschwindet innerhalb weniger Minuten aus allen Spielen.
