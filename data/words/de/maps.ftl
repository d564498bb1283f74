# Spielpläne ansehen und eigene hochladen.

maps-title = Spielpläne
maps-all = Alle Spielpläne
maps-unknown = Spielplan nicht gefunden
maps-search = Stadt suchen
maps-route = { $name }: { $color }, Länge { $length }{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
maps-play = Spielen
maps-look = Ansehen
maps-keep = Herunterladen
maps-own = Deine Spielpläne
maps-brought = { $name } ist geprüft und kann gespielt werden.

maps-bring = Eigenen Spielplan hochladen
maps-bring-how = Dein Spielplan wird sofort geprüft. Wer den Link zu deinem Tisch hat, kann darauf spielen; Bots können es auch.
maps-drop = Zieh den Ordner des Spielplans hierher, oder wähle ihn aus
maps-folder = Ordner wählen
maps-files = Dateien wählen
maps-no-files = Keine Spielplan-Dateien gefunden. Nötig sind cities.csv, routes.csv, tickets.csv und eine Ausgabe wie my-map.toml.
maps-chosen = Ausgewählt:
maps-name = Name des Spielplans
maps-nameless = Mein Spielplan
maps-again = Noch einmal prüfen
maps-findings = { $number ->
    [one] Die Prüfung hat 1 Problem gefunden (auf Englisch)
   *[other] Die Prüfung hat { $number } Probleme gefunden (auf Englisch)
}
maps-line = Zeile { $line }:

maps-what = Woraus besteht ein Spielplan?
maps-what-how = Aus einem Ordner mit einfachen Textdateien, die du mit jedem Editor oder Tabellenprogramm erstellen kannst:
maps-file-cities = cities.csv
maps-file-cities-what = Städte und Länder mit ihrer Lage
maps-file-routes = routes.csv
maps-file-routes-what = Strecken: Enden, Länge, Farbe
maps-file-tickets = tickets.csv
maps-file-tickets-what = Zielkarten: zwei Orte und ein Wert, nach Stapeln sortiert
maps-file-ports = ports.csv
maps-file-ports-what = wo Strecken in ein Land führen (nur wenn es Länder gibt)
maps-file-edition = my-map.toml
maps-file-edition-what = eine Ausgabe: Karten, Wagen, Regeln und Wertung
maps-file-drawing = drawing.toml
maps-file-drawing-what = wie der Spielplan gezeichnet wird (optional)
maps-file-land = land.json
maps-file-land-what = Land und Wasser im Hintergrund (optional)
maps-file-rulings = rulings.md
maps-file-rulings-what = Klarstellungen zu den Regeln (optional)
maps-example = Das kleinste spielbare Beispiel hat drei Städte. Fang damit an.
maps-example-try = Beispiel ausprobieren
maps-example-keep = Beispiel herunterladen

# Ein nicht verlinkter Test: Sieht man auf einen Blick, wem eine Strecke gehört?
glance-title = Wem gehört die Strecke?
glance-what = Du siehst { $count } Spielpläne, jeweils 2 Sekunden lang, mit 2 eingekreisten Städten. Sag danach, wem die Strecke zwischen ihnen gehört. Nichts wird übertragen.
glance-start = Los
glance-again = Noch einmal
glance-count = Spielplan { $at } von { $all }
glance-ask = Wem gehört die Strecke?
glance-nobody = Niemandem
glance-right = { $right } von { $all } richtig
glance-mistake = { $owner } mit { $answer } verwechselt
