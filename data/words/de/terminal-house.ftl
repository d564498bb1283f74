# Ein Server, Karten und Pakete.

terminal-host-is-at = Highball ist unter { $url } zu finden und hält seine Daten in { $data }. Strg-C hält es an.
terminal-host-postgres = der PostgreSQL-Datenbank
terminal-host-no-threads = Hier lassen sich keine Threads starten: { $why }.
terminal-host-no-luck = Das System gibt keine Zufallszahlen her: { $why }.
terminal-host-public-url = Sag --public-url mit einer Adresse, die mit https:// oder http:// beginnt.
terminal-host-address-taken = { $address } gehört schon einem anderen Programm; halte es an, oder sag --listen mit einem anderen Port.
terminal-host-no-listening = Auf { $address } lässt sich nicht lauschen: { $why }; sag --listen mit einer anderen Adresse.
terminal-host-database = Sag --database mit einer Adresse, die mit postgres:// beginnt.
terminal-host-page-folder = In { $folder } liegt keine Seite: baue sie mit `npm run build` in web/, oder lass --page weg.
terminal-host-without-postgres = Dieses Programm wurde ohne PostgreSQL gebaut. Nimm ein veröffentlichtes Programm oder baue es mit --features postgres.
terminal-host-no-folder = Hier ist kein Ordner für Daten bekannt; nenne eine Datei mit --data.
terminal-host-not-there = { $file } gibt es nicht; nenne die Datei mit den Daten mit --data.
terminal-host-there-already = { $file } gibt es schon; nenne eine neue Datei mit --data.
terminal-host-in-use = { $file } wird von einem anderen Server benutzt; halte diesen an, oder nenne eine andere Datei mit --data.
terminal-host-conflict = jemand anders hat dort zuerst geschrieben; lade es neu
terminal-host-damaged = Tisch { $table } ist beschädigt: { $what }; stelle ihn aus einer Sicherung wieder her, die anderen Tische sind unberührt
terminal-host-newer = die Datenbank hat Version { $found }, und dieses Programm kennt Versionen bis { $known }; nimm ein neueres highball
terminal-host-older = die Datenbank hat Version { $found }, und dieses Programm liest Versionen ab { $oldest }: frühere Spiele wurden nach anderen Regeln gespielt; beginne mit einer neuen Datenbank
terminal-host-broken = sie kann nicht benutzt werden: { $what }
terminal-host-lost = ein angenommener Zug fehlt: Eintrag { $entry } von Tisch { $table }. Der Server hat angehalten; prüfe die Festplatte und stelle eine Sicherung wieder her
terminal-host-trouble = { $file }: { $what }.
terminal-host-trouble-postgres = Die PostgreSQL-Datenbank: { $what }.
terminal-host-backed-up = { $file } enthält { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} aus { $data }.
terminal-host-restored = In { $data } { $count ->
    [one] ist jetzt { $count } Zeile
   *[other] sind jetzt { $count } Zeilen
}.
terminal-host-not-a-backup = das ist keine Sicherung von Highball
terminal-host-backup-changed = die Sicherung ist abgeschnitten oder verändert; nimm eine andere
terminal-host-not-empty = sie enthält schon etwas; stelle in einer leeren Datenbank wieder her
terminal-host-no-record = Von diesem Spiel gibt es keine Aufzeichnung.
terminal-chart-unknown = Keine Karte, keine Ausgabe und kein Ordner heißt „{ $name }“; eingebaut sind { $names }, und eine eigene Karte wird mit ihrem Ordner genannt.
terminal-chart-cities = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
}
terminal-chart-countries = { $countries ->
    [one] { $countries } Land
   *[other] { $countries } Länder
} mit { $ports ->
    [one] { $ports } Zugang
   *[other] { $ports } Zugängen
}
terminal-chart-routes = { $count ->
    [one] { $count } Strecke
   *[other] { $count } Strecken
}
terminal-chart-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
terminal-chart-decks = Zielkarten: { $decks }
terminal-chart-edition = { $title }; { $seats } Plätze, { $tickets }, Version { $version }, Prüfsumme { $hash }
terminal-chart-spare = { $count ->
    [one] { $count } Zielkarte des Stapels { $deck } gehört zu keiner Ausgabe
   *[other] { $count } Zielkarten des Stapels { $deck } gehören zu keiner Ausgabe
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
    [one] { $count } Karte der Geschichte
   *[other] { $count } Karten der Geschichte
}
terminal-chart-pack-rules = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
terminal-chart-pack-events = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
