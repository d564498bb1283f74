# Pläne zum Ansehen und eigene Karten.

maps-title = Karten
maps-all = Alle Karten
maps-unknown = Diese Karte gibt es nicht
maps-search = Stadt suchen
maps-route = { $name }: { $color }, Länge { $length }{ $points ->
    [0] {""}
    [one] , ein Punkt
   *[other] , { $points } Punkte
}
maps-play = Darauf spielen
maps-look = Ansehen
maps-keep = Herunterladen
maps-own = Deine eigenen Karten
maps-brought = { $name } ist in Ordnung und kann gespielt werden.

maps-bring = Bring eine eigene Karte mit
maps-bring-how = Sie wird sofort geprüft. Alle mit dem Link eines Tisches können darauf spielen, Bots auch.
maps-drop = Lege den Ordner der Karte hier ab, oder wähle ihn
maps-folder = Ordner wählen
maps-files = Dateien wählen
maps-no-files = Darin sind keine Dateien einer Karte; sie braucht cities.csv, routes.csv, tickets.csv und eine Ausgabe wie my-map.toml.
maps-chosen = Gewählt:
maps-name = Name der Karte
maps-nameless = Meine Karte
maps-again = Noch einmal prüfen
maps-findings = { $number ->
    [one] Die Prüfung fand eine Sache, die zu beheben ist
   *[other] Die Prüfung fand { $number } Dinge, die zu beheben sind
}
maps-line = Zeile { $line }:

maps-what = Was ist eine Karte?
maps-what-how = Ein Ordner mit einfachen Textdateien, gemacht mit irgendeinem Editor oder einer Tabellenkalkulation:
maps-file-cities = cities.csv
maps-file-cities-what = Städte und Länder, und wo sie liegen
maps-file-routes = routes.csv
maps-file-routes-what = Strecken: Enden, Länge, Farbe
maps-file-tickets = tickets.csv
maps-file-tickets-what = Zielkarten: zwei Orte und ein Wert, in Stapeln
maps-file-ports = ports.csv
maps-file-ports-what = wo Strecken in ein Land führen; nur wenn es Länder gibt
maps-file-edition = my-map.toml
maps-file-edition-what = eine Ausgabe: Karten, Zahlen und was gewertet wird
maps-file-drawing = drawing.toml
maps-file-drawing-what = Hinweise fürs Bild; darf fehlen
maps-file-land = land.json
maps-file-land-what = Land und Wasser darunter; darf fehlen
maps-file-rulings = rulings.md
maps-file-rulings-what = was Spieler über offene Fragen wissen sollten; darf fehlen
maps-example = Die kleinste Karte, die ein Spiel ergibt, hat drei Städte; fang damit an.
maps-example-try = Beispiel ausprobieren
maps-example-keep = Beispiel herunterladen
