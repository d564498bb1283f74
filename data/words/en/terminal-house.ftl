# Hosting, maps and packs.

terminal-host-is-at = Highball is at { $url } and keeps its data in { $data }. Ctrl-C stops it.
terminal-host-postgres = the PostgreSQL database
terminal-host-no-threads = No threads can be started here: { $why }.
terminal-host-no-luck = The system gives no random numbers: { $why }.
terminal-host-public-url = Say --public-url with an address that begins with https:// or http://.
terminal-host-address-taken = { $address } is taken by another program; stop it, or say --listen with another port.
terminal-host-no-listening = { $address } cannot be listened on: { $why }; say --listen with another address.
terminal-host-database = Say --database with an address that begins with postgres://.
terminal-host-page-folder = There is no page in { $folder }: build it with `npm run build` in web/, or leave out --page.
terminal-host-without-postgres = This program was built without PostgreSQL. Use a released binary, or build it with --features postgres.
terminal-host-no-folder = No data folder is known here; name a file with --data.
terminal-host-not-there = { $file } is not there; name the file of data with --data.
terminal-host-there-already = { $file } is there already; name a new file with --data.
terminal-host-in-use = { $file } is in use by another server; stop that one, or name another file with --data.
terminal-host-conflict = somebody else has written there first; load it again
terminal-host-damaged = table { $table } is damaged: { $what }; restore it from a backup, the other tables are not touched
terminal-host-newer = the database has version { $found }, and this program knows versions up to { $known }; use a newer highball
terminal-host-older = the database has version { $found }, and this program reads versions from { $oldest } on: games from before were played by other rules; start with a new database
terminal-host-broken = it cannot be used: { $what }
terminal-host-lost = an accepted move is missing: entry { $entry } of table { $table }. The server has stopped; check the disk and restore a backup
terminal-host-trouble = { $file }: { $what }.
terminal-host-trouble-postgres = The PostgreSQL database: { $what }.
terminal-host-backed-up = { $file } holds { $count ->
    [one] { $count } row
   *[other] { $count } rows
} of { $data }.
terminal-host-restored = { $data } now holds { $count ->
    [one] { $count } row
   *[other] { $count } rows
}.
terminal-host-not-a-backup = this is not a backup of Highball
terminal-host-backup-changed = the backup was cut off or changed; use another one
terminal-host-not-empty = it already holds something; restore into an empty database
terminal-host-no-record = This game has no record.
terminal-chart-unknown = No map, edition or folder is called '{ $name }'; built in are { $names }, and an own map is named by its folder.
terminal-chart-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
terminal-chart-countries = { $countries ->
    [one] { $countries } country
   *[other] { $countries } countries
} with { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
}
terminal-chart-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
terminal-chart-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
terminal-chart-decks = tickets: { $decks }
terminal-chart-edition = { $title }; { $seats } seats, { $tickets }, version { $version }, hash { $hash }
terminal-chart-spare = { $count ->
    [one] { $count } ticket of deck { $deck } is in no edition
   *[other] { $count } tickets of deck { $deck } are in no edition
}
terminal-chart-pack = { $title } ({ $name }), version { $version }
terminal-chart-pack-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; { $companies } companies
terminal-chart-pack-years = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $years }; { $companies } companies
terminal-chart-pack-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
terminal-chart-pack-story = { $count ->
    [one] { $count } story card
   *[other] { $count } story cards
}
terminal-chart-pack-rules = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
terminal-chart-pack-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
