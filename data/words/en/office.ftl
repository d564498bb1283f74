# Company offices and the table in campaign games, for the page and the terminal.

office-band-russet = russet
office-band-saffron = saffron
office-band-teal = teal
office-band-violet = violet
office-bonus = For each { $color } route: { $does }.
office-crew-idle = unpaid (${ $coins })
office-crew-works = working
office-demand = { $place } wants { $good }
office-evidence = { $count ->
    [one] 1 piece of evidence in this game
   *[other] { $count } pieces of evidence in this game
  }
office-freight = { $good } from { $place }
office-good-coal = coal
office-good-grain = grain
office-good-lumber = lumber
office-good-tools = tools
office-house-of = { $owner }’s eating house in { $place }
office-houses = { $left ->
    [0] Houses in { $places }
   *[other] Houses in { $places }; { $left } left to build
  }
office-line = { $from }–{ $to }
office-no-freight = no freight
office-no-houses = { $left ->
    [one] 1 house left to build
   *[other] { $left } houses left to build
  }
office-pavilion-at-end = ${ $coins } at the end for every company that completes it.
office-pavilion-met = { $count ->
    [one] Completed by { $names }.
   *[other] Completed by { $names }.
  }
office-pavilion-prizes = 1st place: ${ $first }, 2nd place: ${ $second }.
office-pool = Pool colour: { $color }. ${ $coins } in the chest.
office-postcard-later = from the next game on
office-stakes = { $count ->
    [0] no stakes
    [one] 1 stake
   *[other] { $count } stakes
  }
office-stamped = stamped
office-ticket-value = ${ $coins } extra for tickets
office-unstamped = not yet
office-uses = { $count ->
    [0] no uses left
    [one] 1 use left
   *[other] { $count } uses left
  }
office-vault = Certificates for the vault: ${ $coins }
office-waiting = { $good } waiting in { $place }
office-wanted = Wanted in { $places }.
office-when-boards = { $count } board sections in one network
office-when-large = { $count } large cities in one network
office-when-link = connect { $from } and { $to }
office-when-none-failed = no tickets failed
office-when-routes = { $count } routes claimed
office-when-tickets-done = { $count } tickets completed
office-when-zones = { $count } time zones in one network
office-window = Face-up tickets:
office-window-empty = none
office-zone-c = Central
office-zone-e = Eastern
office-zone-m = Mountain
office-zone-p = Pacific
