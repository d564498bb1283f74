# Words that many sentences of the terminal share, and errors.

terminal-word-nothing = nothing
terminal-word-comma = { $before }, { $last }
terminal-word-and = { $before } and { $last }
terminal-word-range = { $from } to { $to }
terminal-word-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# Colours of cards and routes, and seats by their colours.
terminal-word-purple = purple
terminal-word-red = red
terminal-word-orange = orange
terminal-word-yellow = yellow
terminal-word-green = green
terminal-word-blue = blue
terminal-word-white = white
terminal-word-black = black
terminal-word-gray = grey
terminal-word-locomotive = locomotive
terminal-word-newspaper = newspaper
terminal-word-pickaxe = { $color }-pickaxe
terminal-word-skull = { $color }-skull
terminal-word-seat-purple = purple
terminal-word-seat-red = red
terminal-word-seat-orange = orange
terminal-word-seat-yellow = yellow
terminal-word-seat-green = green
terminal-word-seat-blue = blue
terminal-word-seat-white = white
terminal-word-seat-black = black
terminal-word-you = you
terminal-word-who = { $you ->
    [yes] You
   *[no] { $subject }
}

# Amounts.
terminal-word-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-word-dollars = ${ $count }
terminal-word-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-word-cards-of = { $count } { $color }
terminal-word-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
terminal-word-newspapers = { $count ->
    [one] { $count } newspaper
   *[other] { $count } newspapers
}
terminal-word-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
terminal-word-inputs = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
terminal-word-a-card = { $color ->
    [locomotive] a locomotive
    [orange] an orange card
   *[other] a { $color } card
}
terminal-word-deck-short = { $count } short
terminal-word-deck-long = { $count } long
terminal-word-deck-other = { $count } { $deck }
terminal-word-mix = { $count ->
    [one] { $parts } ticket
   *[other] { $parts } tickets
}
terminal-word-short = short
terminal-word-long = long

# What goes wrong, whatever the command.
terminal-fail-sentence = { $what }.
terminal-fail-unwritten = Cannot write { $file }: { $why }.
terminal-fail-unreadable = Cannot read { $file }: { $why }.
terminal-fail-not-utf8 = line { $line } is not valid UTF-8
terminal-fail-taken = { $file } already exists. Choose another name or remove it first.
terminal-fail-standard-input = standard input
terminal-fail-editions = This map has several editions. Add --edition with one of { $names }.
terminal-fail-players = { $edition } cannot be played with { $players } players. Use --players { $range }.
terminal-fail-patience = --patience needs a number of seconds above 0, such as 10.
terminal-fail-too-many-bots = --bots names { $named } bots, but only { $seats ->
    [one] { $seats } bot plays
   *[other] { $seats } bots play
}. Name fewer.
terminal-fail-no-program = “{ $name }” does not name a program. Use, for example, program:python3 bot.py.
terminal-fail-unknown = There is no { $kind ->
    [edition] edition
    [bot] bot
    [company] company
    [pack] pack
   *[level] level
} called “{ $name }”
terminal-fail-unknown-only = { $unknown }; the only one here is { $only }
terminal-fail-unknown-near = { $unknown }; the closest match is { $nearest }, and there are also { $others }
terminal-fail-unknown-known = { $unknown }; choose one of { $known }
