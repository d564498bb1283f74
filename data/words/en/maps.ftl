# Viewing boards, and custom maps.

maps-title = Maps
maps-all = All maps
maps-unknown = Map not found
maps-search = Find a city
maps-route = { $name }: { $color }, length { $length }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
maps-play = Play
maps-look = View
maps-keep = Download
maps-own = Your maps
maps-brought = “{ $name }” passed the check and is ready to play.

maps-bring = Upload a custom map
maps-bring-how = The map is checked right away. Anyone with a link to your table can play on it, and so can bots.
maps-drop = Drop the map folder here, or choose it
maps-folder = Choose a folder
maps-files = Choose files
maps-no-files = No map files found. A map needs cities.csv, routes.csv, tickets.csv and an edition such as my-map.toml.
maps-chosen = Chosen:
maps-name = Map name
maps-nameless = My map
maps-again = Check again
maps-findings = { $number ->
    [one] The check found 1 problem
   *[other] The check found { $number } problems
}
maps-line = Line { $line }:

maps-what = What is in a map?
maps-what-how = A folder of plain text files that you can make with any editor or spreadsheet:
maps-file-cities = cities.csv
maps-file-cities-what = cities and countries, and where they are
maps-file-routes = routes.csv
maps-file-routes-what = routes: both ends, length, colour
maps-file-tickets = tickets.csv
maps-file-tickets-what = tickets, by deck: two places and a value each
maps-file-ports = ports.csv
maps-file-ports-what = where routes enter a country (only for maps with countries)
maps-file-edition = my-map.toml
maps-file-edition-what = an edition: cards, trains, rules and scoring
maps-file-drawing = drawing.toml
maps-file-drawing-what = how to draw the board (optional)
maps-file-land = land.json
maps-file-land-what = land and water in the background (optional)
maps-file-rulings = rulings.md
maps-file-rulings-what = rules clarifications for players (optional)
maps-example = The smallest playable map has three cities. Start with that one.
maps-example-try = Try the example
maps-example-keep = Download the example

# An unlinked usability test: do people see at a glance who owns a route?
glance-title = Who owns it?
glance-what = You will see { $count } boards for 2 seconds each, with 2 cities circled. Then say who owns the route between them. Nothing is sent.
glance-start = Start
glance-again = Start again
glance-count = Board { $at } of { $all }
glance-ask = Who owns the route?
glance-nobody = Nobody
glance-right = { $right } of { $all } correct
glance-mistake = { $owner } mistaken for { $answer }
