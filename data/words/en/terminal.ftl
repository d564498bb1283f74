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
terminal-word-gray = grey
terminal-word-newspaper = newspaper

# Amounts.
terminal-word-newspapers = { $count ->
    [one] { $count } newspaper
   *[other] { $count } newspapers
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
