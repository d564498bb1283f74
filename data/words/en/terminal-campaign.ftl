# The state of a campaign.

terminal-saga-heading = { $title }. { $waiting }
terminal-saga-heading-game = { $title }, game { $game } ({ $year }). { $waiting }
terminal-saga-waits-table = Waiting for the companies to take their seats.
terminal-saga-waits-game = A game is in progress.
terminal-saga-over = The campaign is over.
terminal-saga-waits-caboose = The caboose is assigned at random.
terminal-saga-waits-postcard = A postcard is drawn for { $name }.
terminal-saga-waits-crew-display = Crew cards are laid out for hire.
terminal-saga-waits-crew = A crew card is drawn for { $name }.
terminal-saga-retires-event = { $name } strikes an event from the campaign.
terminal-saga-chooses-fork = { $name } decides which way the map grows.
terminal-saga-recalls-event = { $name } brings back an event.
terminal-saga-takes-postcards = { $name } takes postcards for its completed tickets.
terminal-saga-gives-postcard = { $name } gives up a postcard.
terminal-saga-builds = { $name } builds a cut-off.
terminal-saga-may-hire = { $name } may hire crew.
terminal-saga-accuses = { $name } names a suspect.
terminal-saga-gives-verdict = { $name } breaks the tie between the suspects.
terminal-saga-company = { $company } ({ $player }): { $parts }
terminal-saga-games-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
terminal-saga-caboose = the caboose
terminal-saga-rules = Extra rules in play
terminal-saga-rules-none = none yet
terminal-saga-rule = { $title }: { $text }
terminal-saga-on-table = On the table: { $boards }
terminal-saga-events = Events in the deck: { $count }
terminal-saga-cards-left = Tickets: { $tickets }; story cards left: { $cards }
terminal-saga-before-first = Before the first game
terminal-saga-seed = All random draws came from the seed { $seed }.
terminal-saga-seed-hash = The seed for all random draws has the hash { $hash }.

# What happened in a campaign.
terminal-saga-told-box = A box is opened: { $title }
terminal-saga-told-rule = A rule comes into play: { $title }
terminal-saga-told-epilogue = Epilogue: { $title }
terminal-saga-told-postcard-drawn = { $name } drew a postcard: “{ $title }”
terminal-saga-told-signed = { $name } is run by { $player }.
terminal-saga-told-begun = Game { $game } begins: { $seats }.
terminal-saga-told-ended = The game ended: { $result }.
terminal-saga-told-rule-retired = “{ $title }” is no longer in force.
terminal-saga-told-board = The map grows: { $title }.
terminal-saga-told-fork = { $name } decided which way the map grows.
terminal-saga-told-postcard-used = { $name } used “{ $title }”.
terminal-saga-told-certified = { $name } put a certificate worth ${ $coins } into its vault.
terminal-saga-told-certified-sealed = { $name } put a certificate into its vault.
terminal-saga-told-evidence = The table has { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} of evidence.
terminal-saga-told-crew-turned = “{ $title }” is for hire.
terminal-saga-told-slip = { $name } has a slip for ${ $coins }, with { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} completed.
terminal-saga-told-slip-sealed = { $name } put its slip into the vault, with { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} completed.
terminal-saga-told-built = { $name } built { $cutoff }.
terminal-saga-told-closed = Game { $game } is finished.
terminal-saga-told-audit = The final audit: { $places }.

# What a company is asked between games.
terminal-saga-asks = { $name }: { $question }
terminal-saga-ask-seats = Who plays the next game?
terminal-saga-crew = { $title } (${ $wage }): { $text }
terminal-saga-instead = { $crew } Replaces { $leaving }
terminal-saga-nobody = nobody

# Playing a campaign, and its file.
terminal-saga-read-on = Press Enter to continue.
terminal-saga-begins = The campaign “{ $title }” begins. To play it:
terminal-saga-kept = The campaign is saved. Continue with:
terminal-saga-board-left = The finished board can be played as a map:
terminal-saga-is-a-map = { $folder } is now a map. Play on it with:
terminal-saga-not-over = { $file } is not finished yet. You can save its board as a map after the last game.
terminal-saga-no-folder = Cannot create { $folder }: { $why }. Choose a folder that does not exist yet.
terminal-saga-holds = { $file } contains { $inputs } and { $count ->
    [one] { $count } game
   *[other] { $count } games
}, all legal.
terminal-saga-rewound = { $file } is back at the end of game { $game }. The previous version is in { $old }.
terminal-saga-not-so-far = That game was not finished. Use { $flag } { $range }.
terminal-saga-played-elsewhere = { $file } is being played elsewhere. Wait until that game is closed.
terminal-saga-too-few = A campaign needs at least { $least } companies. Add another one.
terminal-saga-not-signed = { $name } cannot join the campaign: { $why }.
terminal-saga-who-runs = “{ $word }” doesn’t say who runs which company. Use, for example, blue=Ada,red=bot:normal.
terminal-saga-named-twice = { $color } is listed twice. A company can only have one player.
terminal-saga-change-hands = Companies can only change hands between games. Finish this one first.
terminal-saga-no-seed = { $name } contains no seed, so it cannot be continued. Only campaigns started with this command have one.
terminal-saga-game-no-seed = { $name } contains a game without a seed, which cannot be continued here. Finish it where it was started.
terminal-saga-cannot-be = “{ $input }” is not possible: { $why }.
terminal-saga-own-pack = { $unknown }. To use your own pack, give its folder with --pack.
terminal-saga-no-pack = { $folder } is not a playable pack. “highball pack check { $folder }” says why.
terminal-count-postcards = { $count ->
    [one] { $count } postcard
   *[other] { $count } postcards
}
