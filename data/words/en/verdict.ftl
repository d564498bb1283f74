# What is found when a record is checked.

verdict-holds = { $inputs ->
    [one] The only input is legal.
   *[other] All { $inputs } inputs are legal.
}
verdict-holds-forked = All { $inputs } inputs are legal; the first { $forked } are those of another game.
verdict-holds-seed = All { $inputs } inputs are legal, and the revealed seed gives every deal again.
verdict-holds-seed-forked = All { $inputs } inputs are legal, and the revealed seed gives every deal again after the first { $forked }, which are those of another game.
verdict-size = A record has at most { $most } bytes.
verdict-unreadable = This record cannot be read: { $detail }.
verdict-bundle = The map in this bundle has another hash than the bundle says; download it again.
verdict-version = The record was made on version { $made } of { $edition }, and here is version { $here }.
verdict-edition = The record was made on data with the hash { $made }, and here it is { $here }.
verdict-start = The table of this record cannot start: { $detail }.
verdict-line = Line { $line } of the record is not legal ({ $code }).
verdict-deal = Line { $line }: the revealed seed deals something else.
verdict-end = The record names another final hash than { $hash }, to which the game leads.
verdict-dealer = The revealed seed is none of the dealer that the header names.
verdict-seed = The revealed seed has another hash than the one published before the game.
verdict-unfinished = The game of this record is not over; only finished games are kept.
