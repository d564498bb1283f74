# Server, Spielpläne und Pakete.

terminal-host-is-at = Highball läuft unter { $url } und speichert seine Daten in { $data }. Beenden mit Strg-C.
terminal-host-behind-proxy = Der Proxy muss Anfragen an http://{ $address } weiterleiten.
terminal-host-postgres = der PostgreSQL-Datenbank
terminal-host-no-threads = Threads lassen sich nicht starten: { $why }.
terminal-host-no-luck = Das System liefert keine Zufallszahlen: { $why }.
terminal-host-public-url = --public-url braucht eine Adresse, die mit https:// oder http:// beginnt.
terminal-host-address-taken = { $address } wird schon von einem anderen Programm benutzt. Beende es, oder wähle mit --listen einen anderen Port.
terminal-host-no-listening = Auf { $address } kann der Server keine Verbindungen annehmen: { $why }. Wähle mit --listen eine andere Adresse.
terminal-host-database = --database braucht eine Adresse, die mit postgres:// beginnt.
terminal-host-page-folder = In { $folder } liegt keine Webseite. Baue sie mit `npm run build` in web/, oder lass --page weg.
terminal-host-without-postgres = Dieses Programm wurde ohne PostgreSQL gebaut. Verwende das Programm aus einem Release, oder baue es mit --features postgres.
terminal-host-cluster-file = Ein Cluster braucht PostgreSQL: Gib mit --database die Datenbank an, oder lass --cluster weg.
terminal-host-no-bus = Der Nachrichtenbus (--bus) ist nicht erreichbar: { $why }
terminal-host-without-nats = Dieses Programm wurde ohne NATS gebaut. Verwende das Programm aus einem Release, oder baue es mit --features nats.
terminal-host-think-file = Worker brauchen die PostgreSQL-Datenbank eines Clusters: Gib sie mit --database oder --database-file an.
terminal-host-thinks = Dieser Worker berechnet Züge von Bots, { $count } gleichzeitig. Beenden mit Strg-C.
terminal-host-no-folder = Der Datenordner lässt sich auf diesem System nicht ermitteln. Gib mit --data eine Datei an.
terminal-host-not-there = { $file } gibt es nicht. Gib mit --data die Datendatei an.
terminal-host-there-already = { $file } gibt es schon. Gib mit --data eine neue Datei an.
terminal-host-in-use = { $file } wird von einem anderen Server benutzt. Beende diesen, oder gib mit --data eine andere Datei an.
terminal-host-conflict = ein anderer Prozess hat die Daten inzwischen geändert; lade sie neu
terminal-host-damaged = Tisch { $table } ist beschädigt: { $what }; stelle ihn aus einer Sicherung wieder her (andere Tische sind nicht betroffen)
terminal-host-newer = die Datenbank hat Version { $found }, aber dieses Programm kennt nur Versionen bis { $known }; verwende eine neuere Version von Highball
terminal-host-outdated = die Daten stammen von einer älteren Version von Highball, und dieser Befehl aktualisiert sie nicht. Verwende die ältere Version oder starte zuerst den Server mit der neuen
terminal-host-older = die Datenbank hat Version { $found }, aber dieses Programm liest nur Versionen ab { $oldest }, weil ältere Spiele nach anderen Regeln gespielt wurden; beginne mit einer neuen Datenbank
terminal-host-broken = die Datenbank kann nicht verwendet werden: { $what }
terminal-host-lost = ein angenommener Zug fehlt: Eintrag { $entry } von Tisch { $table }. Der Server wurde angehalten; prüfe die Festplatte und stelle eine Sicherung wieder her
terminal-host-trouble = { $file }: { $what }.
terminal-host-trouble-postgres = PostgreSQL-Datenbank: { $what }.
terminal-host-backed-up = { $file } enthält { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} aus { $data }.
terminal-host-restored = In { $data } { $count ->
    [one] ist jetzt { $count } Zeile
   *[other] sind jetzt { $count } Zeilen
}.
terminal-host-not-a-backup = das ist keine Highball-Sicherung
terminal-host-backup-changed = die Sicherung ist unvollständig oder wurde verändert; es wurde nichts wiederhergestellt
terminal-host-not-empty = die Datenbank ist nicht leer; stelle die Sicherung in einer leeren Datenbank wieder her
terminal-host-setting = { $place } ist ungültig: { $why }.
terminal-host-setting-unknown = { $file }: Die Einstellung „{ $key }“ gibt es nicht. Möglich sind { $known }.
terminal-host-two-places = Von data, database und database_file darf nur eines gesetzt sein. Entferne die anderen.
terminal-host-default = Standardwert
terminal-host-no-data-dir = Den Ordner { $folder } gibt es nicht. Prüfe den Pfad; mit --create-dirs wird der Ordner angelegt.
terminal-host-no-dir = Den Ordner { $folder } gibt es nicht. Lege ihn zuerst an.
terminal-host-password = Achtung: Andere Benutzer dieses Rechners können das Passwort in den Argumenten lesen. Verwende stattdessen HIGHBALL_DATABASE oder --database-file.
terminal-host-variable = Achtung: { $name } ist keine Einstellung. Meintest du { $meant }?
terminal-host-ready = { $server } ist bereit.
terminal-host-not-ready = { $server } läuft, kann aber keine Züge speichern.
terminal-host-unreachable = Unter { $server } antwortet kein Server: { $why }. Starte ihn oder gib seine Adresse mit --server an.
terminal-admin-unreachable = Unter { $server } antwortet kein Server: { $why }. Gib seine Adresse mit --server an; läuft er nicht, füge --offline hinzu.
terminal-admin-no-server = Unter { $server } läuft kein Highball-Server.
terminal-admin-no-token = Gib mit --token-file die Datei mit dem Admin-Token an, oder bearbeite mit --offline die Daten eines gestoppten Servers. `highball admin token FILE` erstellt ein Token.
terminal-admin-weak-token = Das Admin-Token in { $file } ist zu kurz; es braucht mindestens { $least } Zeichen. Erstelle eines mit `highball admin token FILE`.
terminal-admin-token = { $file } enthält ein neues Admin-Token. Starte den Server mit --admin-token-file { $file }.
terminal-admin-done = Erledigt.
terminal-admin-deleted = Gelöscht. Name und Chat-Nachrichten verschwinden innerhalb weniger Minuten von allen Tischen.
terminal-admin-none = Nichts gefunden.
terminal-admin-until = bis { $day }
terminal-admin-forever = unbefristet
terminal-admin-uses = { $count ->
    [0] keine mehr
    [one] 1 Person
   *[other] { $count } Personen
}
terminal-admin-invite = Einladungscode (wird nur einmal angezeigt): { $code }. Verschicke die Adresse des Servers mit /?invite={ $code } dahinter.
terminal-admin-invite-link = Einladungslink (wird nur einmal angezeigt): { $link }
# Spaltentitel, getrennt durch |.
terminal-admin-columns-tables = Kennung|Phase|Spiel|letzte Änderung|Personen
terminal-admin-columns-people = Kennung|Name|Anmeldename|erster Besuch|letzter Besuch|Sperren und Stummschaltungen
terminal-admin-columns-audit = Nummer|Zeit (UTC)|durch|Aktion|betrifft|Grund
terminal-admin-columns-invites = Kennung|Personen|gültig|Notiz
terminal-admin-retention = Tage bis zum Löschen (0 = nie): Tische ohne Spiel: { $unplayed }; Chat beendeter Spiele: { $chat }; Personen ohne Konto: { $strangers }.
terminal-admin-swept = Gelöscht: Tische ohne Spiel: { $tables }; Chats: { $chats }; Personen: { $people }.
terminal-chart-unknown = Es gibt keinen Spielplan, keine Ausgabe und keinen Ordner namens „{ $name }“. Eingebaut sind { $names }; für einen eigenen Spielplan gib seinen Ordner an.
terminal-chart-cities = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
}
terminal-chart-countries = { $countries ->
    [one] { $countries } Land
   *[other] { $countries } Länder
} mit { $ports ->
    [one] { $ports } Anschluss
   *[other] { $ports } Anschlüssen
}
terminal-chart-routes = { $count ->
    [one] { $count } Strecke
   *[other] { $count } Strecken
}
terminal-chart-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
terminal-chart-edition = { $title }; { $seats } Spieler, { $tickets }, Version { $version }, Prüfsumme { $hash }
terminal-chart-spare = { $count ->
    [one] { $count } Zielkarte des Stapels „{ $deck }“ gehört zu keiner Ausgabe
   *[other] { $count } Zielkarten des Stapels „{ $deck }“ gehören zu keiner Ausgabe
}
terminal-chart-pack = { $title } ({ $name }), Version { $version }
terminal-chart-pack-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}; { $companies } Gesellschaften
terminal-chart-pack-years = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $years }; { $companies } Gesellschaften
terminal-chart-pack-boards = { $count ->
    [one] { $count } Planteil
   *[other] { $count } Planteile
}
terminal-chart-pack-story = { $count ->
    [one] { $count } Geschichtskarte
   *[other] { $count } Geschichtskarten
}
terminal-chart-pack-rules = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
terminal-chart-pack-events = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
