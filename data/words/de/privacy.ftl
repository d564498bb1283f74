# Was dieser Server über Personen speichert. Steht unter /privacy; die Zahlen kommen aus den Einstellungen des Servers.

privacy-title = Datenschutz
privacy-short = Kurz gesagt: keine Werbung, kein Tracking, keine Weitergabe an Dritte. Zum Spielen reicht ein Name. Du kannst deine Daten jederzeit herunterladen und löschen.

privacy-who = Wer diesen Server betreibt
privacy-who-unknown = Der Betreiber hat keine Kontaktangaben hinterlegt. Frag die Person, von der du den Link hast.

privacy-what = Was gespeichert wird
privacy-what-visit = Wenn du dich nur umsiehst, wird nichts über dich gespeichert.
privacy-what-name = Wenn du einen Namen eingibst: der Name, eine zufällige Kennung, der Zeitpunkt deines ersten und der Tag deines letzten Besuchs. Ein Cookie erkennt diesen Browser zwei Jahre lang wieder; mit einem zweiten kannst du zurückwechseln, wenn du dich als jemand anderes anmeldest.
privacy-what-account = Wenn du ein Konto anlegst: der Anmeldename und ein Hash der Passphrase. Die Passphrase selbst wird nicht gespeichert.
privacy-what-keys = Zu jedem Gerät und API-Token: ein Hash des Geheimnisses, die Bezeichnung und der Zeitpunkt der Erstellung.
privacy-what-games = Zu jedem Spiel: wer wo saß, jeder Zug mit Uhrzeit und der Chat.
privacy-what-more = Falls vorhanden: die Spielpläne und Spiele, die du hochgeladen hast, und die Adresse deines Webhooks mit seinem Geheimnis.
privacy-what-host = Wenn der Betreiber dich stummschaltet oder sperrt: Grund und Dauer. Alles, was der Betreiber tut, wird protokolliert, mit deiner Kennung, aber ohne deinen Namen.
privacy-what-address = Deine IP-Adresse dient dazu, die Zahl der Anfragen zu begrenzen. Sie wird nicht bei deinen Daten gespeichert; im Log steht sie nur, wenn Verbindungen abgewiesen werden. Ein Proxy vor dem Server führt vielleicht ein eigenes Log.
privacy-what-browser = Deine Einstellungen und Entwürfe bleiben in diesem Browser.

privacy-others = Was andere sehen
privacy-others-what = Deinen Namen und deine Kennung, wo du sitzt, deine Züge und deine Chat-Nachrichten. Öffentlich gelistete Spiele sehen alle, andere Spiele alle, die den Link haben. Mitspieler können Spieldateien speichern, die keine Namen enthalten, und Kampagnendateien mit den Namen ihrer Spieler.

privacy-how-long = Wie lange gespeichert wird
privacy-long-account = Konten: bis du deines löschst.
privacy-long-strangers = { $days ->
    [0] Namen ohne Konto: bis du deine Daten löschst.
    [one] Namen ohne Konto: bis 1 Tag nach dem letzten Besuch.
   *[other] Namen ohne Konto: bis { $days } Tage nach dem letzten Besuch.
}
privacy-long-chat = { $days ->
    [0] Chat: so lange, wie das Spiel gespeichert ist.
    [one] Chat: bis 1 Tag nach dem Ende des Spiels.
   *[other] Chat: bis { $days } Tage nach dem Ende des Spiels.
}
privacy-long-unplayed = { $days ->
    [0] Tische, an denen nie gespielt wurde: unbegrenzt.
    [one] Tische, an denen nie gespielt wurde: bis 1 Tag nach dem Schließen.
   *[other] Tische, an denen nie gespielt wurde: bis { $days } Tage nach dem Schließen.
}
privacy-long-games = Begonnene Spiele: unbegrenzt.
privacy-long-backups = { $days ->
    [one] Sicherungen: 1 Tag. So lange bleiben gelöschte Daten darin.
   *[other] Sicherungen: { $days } Tage. So lange bleiben gelöschte Daten darin.
}
privacy-long-backups-unknown = Sicherungen: Das entscheidet der Betreiber. Gelöschte Daten bleiben darin, bis die Sicherungen gelöscht werden.

privacy-delete = Deine Daten herunterladen oder löschen
privacy-delete-how = Auf deiner Profilseite kannst du deine Daten herunterladen oder löschen. Züge sind im Download nicht enthalten; dafür kannst du die Datei jedes beendeten Spiels speichern. Nach dem Löschen verschwinden dein Name und deine Chat-Nachrichten innerhalb weniger Minuten aus allen Spielen. Deine Züge bleiben mit deiner zufälligen Kennung unter dem Namen „Anon.“ gespeichert, und Spielpläne, auf denen gespielt wurde, bleiben ohne deinen Namen erhalten, weil die Spiele der anderen davon abhängen.
privacy-delete-go = Zu deinem Profil
