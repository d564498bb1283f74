# What this server stores about people. Shown at /privacy; numbers come from the server's settings.

privacy-title = Privacy
privacy-short = In short: no ads, no tracking, no third parties. You can play with just a name, and download or delete your data at any time.

privacy-who = Who runs this server
privacy-who-unknown = The person who runs this server has not provided contact details. Ask whoever sent you the link.

privacy-what = What is stored
privacy-what-visit = If you only look around, nothing is stored about you.
privacy-what-name = If you enter a name: the name, a random id, the date and time of your first visit, and the date of your last one. A cookie identifies this browser for two years; a second one lets you switch back if you log in as somebody else.
privacy-what-account = If you create an account: the login and a hash of the passphrase. The passphrase itself is not stored.
privacy-what-keys = For each device and API token: a hash of its secret, its label and when it was created.
privacy-what-games = For each game: who sat where, every move with its time, and the chat.
privacy-what-more = If you upload maps or games, or set a webhook: the maps and games, and the webhook’s address and secret.
privacy-what-host = If the administrator mutes or bans you: the reason and the duration. Everything the administrator does is logged, with your id but not your name.
privacy-what-address = Your IP address is used to limit the number of requests. It is not stored with your data; the log mentions it only if connections are refused. A proxy in front of the server may keep its own log.
privacy-what-browser = Your settings and drafts stay in this browser.

privacy-others = What others see
privacy-others-what = Your name and id, where you sit, your moves and your chat messages. Listed games are visible to everyone, other games to everyone who has the link. Other players can save game files, which contain no names, and campaign files, which contain the players’ names.

privacy-how-long = How long it is stored
privacy-long-account = Accounts: until you delete yours.
privacy-long-strangers = { $days ->
    [0] Names without an account: until you delete your data.
    [one] Names without an account: until 1 day after the last visit.
   *[other] Names without an account: until { $days } days after the last visit.
}
privacy-long-chat = { $days ->
    [0] Chat: as long as the game is stored.
    [one] Chat: until 1 day after the end of the game.
   *[other] Chat: until { $days } days after the end of the game.
}
privacy-long-unplayed = { $days ->
    [0] Tables that never started: indefinitely.
    [one] Tables that never started: until 1 day after they were closed.
   *[other] Tables that never started: until { $days } days after they were closed.
}
privacy-long-games = Games that have started: indefinitely.
privacy-long-backups = { $days ->
    [one] Backups: kept for 1 day. Deleted data stays in them until they expire.
   *[other] Backups: kept for { $days } days. Deleted data stays in them until they expire.
}
privacy-long-backups-unknown = Backups: as long as the administrator chooses. Data you delete stays in existing backups until those are removed.

privacy-delete = Get or delete your data
privacy-delete-how = On your profile page you can download or delete your data. The download does not include your moves; you can save the game file of each finished game instead. After deletion, your name and chat messages disappear from all games within a few minutes. Your moves are kept with your random id and shown under the name “Anon.”. Maps used in games are kept too, without your name, because other players’ games depend on them.
privacy-delete-go = Go to your profile
