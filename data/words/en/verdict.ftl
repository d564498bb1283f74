# What is found when a record or the file of a campaign is checked.

verdict-verified = Verified: { $inputs ->
    [one] { $inputs } input
   *[other] { $inputs } inputs
}, all legal.
verdict-verified-fits = Verified: { $inputs ->
    [one] { $inputs } input
   *[other] { $inputs } inputs
}, all legal; { $fits }.
verdict-verified-campaign = Verified: { $inputs ->
    [one] { $inputs } input
   *[other] { $inputs } inputs
} and { $records ->
    [one] { $records } record
   *[other] { $records } records
}, all legal.
verdict-verified-campaign-fits = Verified: { $inputs ->
    [one] { $inputs } input
   *[other] { $inputs } inputs
} and { $records ->
    [one] { $records } record
   *[other] { $records } records
}, all legal; { $fits }.
verdict-fits-edition-hash = the edition's hash fits
verdict-fits-final-hash = the final hash fits
verdict-fits-seed = the revealed seed gives every deal again
verdict-fits-seed-forked = the revealed seed gives every deal again after the first { $inputs ->
    [one] { $inputs } input, which is
   *[other] { $inputs } inputs, which are
} taken from another game
verdict-forked = the first { $inputs ->
    [one] { $inputs } input is
   *[other] { $inputs } inputs are
} taken from another game
verdict-then = { $before }; { $next }

# What was not checked, behind "Not checked".
verdict-unchecked = Not checked: { $gaps }.
verdict-gap-unfinished = the result, since the game is not over
verdict-gap-edition-hash = the data of the map, since the header names no hash of the edition
verdict-gap-final-hash = the final position, since the record names no final hash
verdict-gap-seed = the deals, since no seed is revealed
verdict-gap-seed-hash = whether the seed was fixed before the game, since the header names no hash of it
verdict-gap-forked = the deals among the first { $inputs ->
    [one] { $inputs } input, which is
   *[other] { $inputs } inputs, which are
} taken from another game
verdict-gap-campaign = the final audit, since the campaign is not over
verdict-gap-campaign-seed = the deals between games, since no seed is revealed
verdict-gap-campaign-seed-hash = whether the seed was fixed before the campaign, since the header names no hash of it
verdict-gap-unrecorded = { $games ->
    [one] { $games } result
   *[other] { $games } results
} without the record of the game
verdict-gap-records = in { $games ->
    [one] { $games } record
   *[other] { $games } records
}, { $gap }

# What is wrong, first as a sentence of its own.
verdict-wrong = This record is wrong: { $reason }.
verdict-wrong-line = Line { $line } of this record is wrong: { $reason }.
verdict-size = A record has at most { $most } bytes.
verdict-bundle = The map in this bundle has another hash than the bundle says; download it again.
verdict-unfinished = The game of this record is not over; only finished games are kept.

# The same in the middle of a sentence.
verdict-version = the game was played on version { $named } of { $edition }, and this is version { $here }
verdict-edition-hash = the record was made on data with the hash { $named }, and this map's is { $here }
verdict-deal = the revealed seed deals { $what } here
verdict-final-hash = the record names this final hash, but the game played leads to { $hash }
verdict-dealer = a seed cannot be checked for the dealer '{ $dealer }'
verdict-digits = a seed of { $dealer } has { $digits } hexadecimal digits
verdict-seed-hash = the header names the seed's hash { $named }, but this seed's is { $here }
verdict-misplaced-record = no game is played where this record stands
verdict-flawed-game = game { $game } cannot be laid out; mend the pack: { $flaws }
verdict-other-game = this record is not of the game that waits here
verdict-other-result = the record above has another result
verdict-other-deal = the seed deals otherwise here: '{ $input }'
