# Boards to look at, and maps of one’s own.

maps-title = Maps
maps-all = All maps
maps-unknown = There is no such map
maps-search = Find a city
maps-route = { $name }: { $color }, length { $length }{ $points ->
    [0] {""}
    [one] , one point
   *[other] , { $points } points
}
maps-play = Play it
maps-look = Look at it
maps-keep = Download
maps-own = Your own maps
maps-brought = { $name } is fine and can be played.

maps-bring = Bring a map of your own
maps-bring-how = It is checked at once. Everybody with the link of a table can play on it, and bots can, too.
maps-drop = Drop the folder of the map here, or choose it
maps-folder = Choose a folder
maps-files = Choose its files
maps-no-files = There are no files of a map in there; it needs cities.csv, routes.csv, tickets.csv and an edition such as my-map.toml.
maps-chosen = Chosen:
maps-name = Name of the map
maps-nameless = My map
maps-again = Check again
maps-findings = { $number ->
    [one] The checker found one thing to mend
   *[other] The checker found { $number } things to mend
}
maps-line = Line { $line }:

maps-what = What is a map?
maps-what-how = A folder of plain text files, made with any editor or spreadsheet:
maps-file-cities = cities.csv
maps-file-cities-what = cities and countries, with where they lie
maps-file-routes = routes.csv
maps-file-routes-what = routes: ends, length, colour
maps-file-tickets = tickets.csv
maps-file-tickets-what = tickets: two places and a value, in decks
maps-file-ports = ports.csv
maps-file-ports-what = where routes enter a country; only if there are countries
maps-file-edition = my-map.toml
maps-file-edition-what = an edition: cards, numbers and what is counted
maps-file-drawing = drawing.toml
maps-file-drawing-what = hints for the picture; can be left out
maps-file-land = land.json
maps-file-land-what = land and water beneath; can be left out
maps-file-rulings = rulings.md
maps-file-rulings-what = what players should know about open questions; can be left out
maps-example = The smallest map that makes a game has three cities; begin with it.
maps-example-try = Try the example
maps-example-keep = Download the example
