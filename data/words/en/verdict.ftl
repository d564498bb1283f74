# Results of checking a game file or campaign file.

verdict-verified = Verified: { $inputs ->
    [one] { $inputs } step
   *[other] { $inputs } steps
  }, all legal.
verdict-verified-fits = Verified: { $inputs ->
    [one] { $inputs } step
   *[other] { $inputs } steps
  }, all legal; { $fits }.
verdict-verified-campaign = Verified: { $inputs ->
    [one] { $inputs } step
   *[other] { $inputs } steps
  } and { $records ->
    [one] { $records } game
   *[other] { $records } games
  }, all legal.
verdict-verified-campaign-fits = Verified: { $inputs ->
    [one] { $inputs } step
   *[other] { $inputs } steps
  } and { $records ->
    [one] { $records } game
   *[other] { $records } games
  }, all legal; { $fits }.
verdict-fits-edition-hash = the edition’s hash matches
verdict-fits-final-hash = the final hash matches
verdict-fits-seed = the revealed seed reproduces every deal
verdict-fits-seed-forked = the revealed seed reproduces every deal after { $inputs ->
    [one] the first step, which comes
   *[other] the first { $inputs } steps, which come
  } from another game
verdict-forked = { $inputs ->
    [one] the first step comes
   *[other] the first { $inputs } steps come
  } from another game
verdict-then = { $before }; { $next }

# What was not checked, after "Not checked".
verdict-unchecked = Not checked: { $gaps }.
verdict-gap-unfinished = the result, since the game is not over
verdict-gap-edition-hash = the map data, since the header has no edition hash
verdict-gap-final-hash = the final position, since the file has no final hash
verdict-gap-seed = the deals, since no seed has been revealed
verdict-gap-seed-hash = whether the seed was fixed before the game, since the header has no seed hash
verdict-gap-forked = the deals in { $inputs ->
    [one] the first step, which comes
   *[other] the first { $inputs } steps, which come
  } from another game
verdict-gap-campaign = the final audit, since the campaign is not over
verdict-gap-campaign-seed = the deals between games, since no seed has been revealed
verdict-gap-campaign-seed-hash = whether the seed was fixed before the campaign, since the header has no seed hash
verdict-gap-unrecorded = { $games ->
    [one] { $games } result
   *[other] { $games } results
  } without a game file
verdict-gap-records = in { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $gap }

# Errors, first as whole sentences.
verdict-wrong = This game file is invalid: { $reason }.
verdict-wrong-line = Line { $line } of this game file is invalid: { $reason }.
verdict-size = A game file can be at most { $most } bytes long.
verdict-bundle = The map in this file does not match its hash. Download the file again.
verdict-unfinished = This game is not finished. Only finished games can be imported.

# The same in the middle of a sentence.
verdict-version = the game was played with version { $named } of { $edition }, but this is version { $here }
verdict-edition-hash = the game was played on map data with the hash { $named }, but this map has { $here }
verdict-deal = the revealed seed deals { $what } here instead
verdict-final-hash = the file gives this final hash, but the game ends with { $hash }
verdict-dealer = seeds of the dealer “{ $dealer }” cannot be checked
verdict-digits = a seed for { $dealer } must have { $digits } hexadecimal digits
verdict-seed-hash = the header gives the seed hash { $named }, but this seed has { $here }
verdict-misplaced-record = no game is in progress at this point
verdict-flawed-game = game { $game } cannot be set up; fix the pack: { $flaws }
verdict-other-game = this is not the game the campaign is waiting for
verdict-other-result = the game above has a different result
verdict-other-deal = with this seed, the deal here must be “{ $input }”
