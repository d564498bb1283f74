# Hosting, maps and packs.

terminal-host-is-at = Highball is running at { $url } and saves its data in { $data }. Press Ctrl-C to stop.
terminal-host-behind-proxy = The proxy must forward requests to http://{ $address }.
terminal-host-postgres = the PostgreSQL database
terminal-host-no-threads = Cannot start threads: { $why }.
terminal-host-no-luck = The system provides no random numbers: { $why }.
terminal-host-public-url = --public-url needs an address that starts with https:// or http://.
terminal-host-address-taken = { $address } is already in use by another program. Stop it, or choose another port with --listen.
terminal-host-no-listening = Cannot listen on { $address }: { $why }. Choose another address with --listen.
terminal-host-database = --database needs an address that starts with postgres://.
terminal-host-page-folder = There is no web page in { $folder }. Build it with `npm run build` in web/, or leave out --page.
terminal-host-without-postgres = This program was built without PostgreSQL. Use a released binary, or build it with --features postgres.
terminal-host-cluster-file = A cluster needs PostgreSQL. Specify its database with --database, or leave out --cluster.
terminal-host-no-bus = Cannot reach the message bus (--bus): { $why }
terminal-host-without-nats = This program was built without NATS. Use a released binary, or build it with --features nats.
terminal-host-think-file = Workers need the PostgreSQL database of a cluster. Specify it with --database or --database-file.
terminal-host-thinks = Computing bot moves, { $count } at a time. Press Ctrl-C to stop.
terminal-host-no-folder = Cannot determine the data folder on this system. Choose a file with --data.
terminal-host-not-there = { $file } does not exist. Specify the data file with --data.
terminal-host-there-already = { $file } already exists. Choose a new file with --data.
terminal-host-in-use = { $file } is in use by another server. Stop that server, or choose another file with --data.
terminal-host-conflict = another process has changed the data in the meantime; load it again
terminal-host-damaged = table { $table } is damaged: { $what }; restore it from a backup (other tables are not affected)
terminal-host-newer = the database has version { $found }, but this program only knows versions up to { $known }; use a newer version of Highball
terminal-host-outdated = the data is from an older version of Highball, and this command does not upgrade it. Use the older version, or start the server with the new one first
terminal-host-older = the database has version { $found }, but this program only reads version { $oldest } and later, because older games used different rules; start with a new database
terminal-host-broken = the database cannot be used: { $what }
terminal-host-lost = an accepted move is missing: entry { $entry } of table { $table }. The server has stopped; check the disk and restore a backup
terminal-host-trouble = { $file }: { $what }.
terminal-host-trouble-postgres = PostgreSQL database: { $what }.
terminal-host-backed-up = { $file } contains { $count ->
    [one] { $count } row
   *[other] { $count } rows
} from { $data }.
terminal-host-restored = { $data } now contains { $count ->
    [one] { $count } row
   *[other] { $count } rows
}.
terminal-host-not-a-backup = this is not a Highball backup
terminal-host-backup-changed = the backup is incomplete or has been altered; nothing was restored
terminal-host-not-empty = it is not empty; restore into an empty database
terminal-host-setting = { $place } is invalid: { $why }.
terminal-host-setting-unknown = { $file }: there is no setting called “{ $key }”. The settings are { $known }.
terminal-host-two-places = Only one of data, database and database_file can be set. Remove the others.
terminal-host-default = default
terminal-host-no-data-dir = The folder { $folder } does not exist. Check the path; to create the folder, add --create-dirs.
terminal-host-no-dir = The folder { $folder } does not exist. Create it first.
terminal-host-password = Warning: other users of this machine can read the password in the arguments. Use HIGHBALL_DATABASE or --database-file instead.
terminal-host-variable = Warning: { $name } is not a setting. Did you mean { $meant }?
terminal-host-ready = { $server } is ready.
terminal-host-not-ready = { $server } is running, but cannot save moves.
terminal-host-unreachable = No server answers at { $server }: { $why }. Start it, or specify its address with --server.
terminal-admin-unreachable = No server answers at { $server }: { $why }. Specify its address with --server; if it is not running, add --offline.
terminal-admin-no-server = { $server } is not the address of a Highball server.
terminal-admin-no-token = Specify the file with the admin token using --token-file, or use --offline to work on the data of a stopped server. `highball admin token FILE` creates a token.
terminal-admin-weak-token = The admin token in { $file } is too short; it needs at least { $least } characters. Create one with `highball admin token FILE`.
terminal-admin-token = { $file } contains a new admin token. Start the server with --admin-token-file { $file }.
terminal-admin-done = Done.
terminal-admin-deleted = Deleted. The name and chat messages disappear from all tables within a few minutes.
terminal-admin-none = Nothing found.
terminal-admin-until = until { $day }
terminal-admin-forever = forever
terminal-admin-uses = { $count ->
    [0] nobody else
    [one] 1 person
   *[other] { $count } people
}
terminal-admin-invite = Invitation code, shown only once: { $code }. Send the address of the server followed by /?invite={ $code }.
terminal-admin-invite-link = Invitation link, shown only once: { $link }
# Column titles, separated by |.
terminal-admin-columns-tables = id|phase|game|last change|people
terminal-admin-columns-people = id|name|login|first visit|last visit|mutes and bans
terminal-admin-columns-audit = number|time (UTC)|by|action|concerns|reason
terminal-admin-columns-invites = id|admits|valid|note
terminal-admin-retention = Days until removal, 0 for never: unplayed tables { $unplayed }, chat of finished games { $chat }, people without an account { $strangers }.
terminal-admin-swept = Removed: unplayed tables { $tables }, chats { $chats }, people { $people }.
terminal-chart-unknown = There is no map, edition or folder called “{ $name }”. The built-in ones are { $names }; to use your own map, give its folder.
terminal-chart-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
terminal-chart-countries = { $countries ->
    [one] { $countries } country
   *[other] { $countries } countries
} with { $ports ->
    [one] { $ports } entry point
   *[other] { $ports } entry points
}
terminal-chart-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
terminal-chart-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
terminal-chart-edition = { $title }; { $seats } players, { $tickets }, version { $version }, hash { $hash }
terminal-chart-spare = { $count ->
    [one] { $count } ticket from the deck “{ $deck }” is not used in any edition
   *[other] { $count } tickets from the deck “{ $deck }” are not used in any edition
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
