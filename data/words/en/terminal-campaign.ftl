# A campaign: where it stands.

terminal-saga-heading = { $title }. { $waiting }
terminal-saga-heading-game = { $title }, game { $game } ({ $year }). { $waiting }
terminal-saga-waits-table = It waits for the companies to sit down.
terminal-saga-waits-game = A game is being played.
terminal-saga-over = The campaign is over.
terminal-saga-waits-caboose = Chance says who takes the caboose.
terminal-saga-waits-postcard = A postcard is drawn for { $name }.
terminal-saga-waits-crew-display = Crew is laid out for hire.
terminal-saga-waits-crew = Crew is drawn for { $name }.
terminal-saga-retires-event = { $name } retires an event.
terminal-saga-chooses-fork = { $name } chooses which way the map grows.
terminal-saga-recalls-event = { $name } brings back an event.
terminal-saga-takes-postcards = { $name } takes postcards for its tickets.
terminal-saga-gives-postcard = { $name } gives up a postcard.
terminal-saga-builds = { $name } builds a cut-off.
terminal-saga-may-hire = { $name } may hire.
terminal-saga-companies = Companies
terminal-saga-company = { $company } ({ $player }): { $parts }
terminal-saga-games-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
terminal-saga-postcards = { $count ->
    [one] { $count } postcard
   *[other] { $count } postcards
}
terminal-saga-caboose = the caboose
terminal-saga-bot = bot { $name }
terminal-saga-rules = Rules in play beside those of the book
terminal-saga-rules-none = none yet
terminal-saga-rule = { $title }: { $text }
terminal-saga-on-table = On the table: { $boards }
terminal-saga-events = Events that can come up: { $count }
terminal-saga-cards-left = Tickets: { $tickets }; story cards left: { $cards }
terminal-saga-before-first = Before the first game
terminal-saga-game = Game { $game }
terminal-saga-seed = All chance came from the seed { $seed }.
terminal-saga-seed-hash = The seed all chance comes from has the hash { $hash }.

# What happened in a campaign.
terminal-saga-told-box = A box is opened: { $title }
terminal-saga-told-rule = A rule comes into play: { $title }
terminal-saga-told-epilogue = Epilogue: { $title }
terminal-saga-told-postcard-drawn = { $name } drew the postcard { $title }
terminal-saga-told-signed = { $name } is run by { $player }.
terminal-saga-told-begun = Game { $game } begins: { $seats }.
terminal-saga-told-ended = The game ended: { $result }.
terminal-saga-told-caboose = { $name } holds the caboose.
terminal-saga-told-event-added = A new event: { $title }.
terminal-saga-told-event-retired-by = { $name } retired { $title }.
terminal-saga-told-event-retired = { $title } left the campaign.
terminal-saga-told-event-recalled = { $name } brought { $title } back.
terminal-saga-told-rule-retired = { $title } is no longer played.
terminal-saga-told-board = The map grows: { $title }.
terminal-saga-told-fork = { $name } chose which way the map grows.
terminal-saga-told-postcard-used = { $name } used { $title }.
terminal-saga-told-postcard-done = { $name } completed { $title }.
terminal-saga-told-postcard-void = { $title } is void; { $name } got a certificate for ${ $coins }.
terminal-saga-told-postcard-given = { $name } gave up { $title }.
terminal-saga-told-certified = { $name } put a certificate for ${ $coins } away.
terminal-saga-told-evidence = The table has { $count ->
    [one] { $count } mark
   *[other] { $count } marks
} of evidence.
terminal-saga-told-crew-turned = { $title } is for hire.
terminal-saga-told-crew-hired = { $name } hired { $title }.
terminal-saga-told-crew-left = { $title } left { $name }.
terminal-saga-told-slip = { $name } has a slip of ${ $coins }, with { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} completed.
terminal-saga-told-built = { $name } built { $cutoff }.
terminal-saga-told-closed = Game { $game } is put away.
terminal-saga-told-audit = The final audit: { $places }.

# What a company is asked between games.
terminal-saga-asks = { $name }: { $question }
terminal-saga-ask-retire-event = Which event leaves the campaign?
terminal-saga-ask-fork = Which way does the map grow first?
terminal-saga-ask-recall-event = Which event comes back?
terminal-saga-ask-take-postcards = Your tickets name more postcards than you may take. Which?
terminal-saga-ask-retire-postcard = You hold more postcards than you may keep. Which one goes?
terminal-saga-ask-build = Which cut-off do you build?
terminal-saga-ask-hire = Whom do you hire?
terminal-saga-ask-seats = Who plays the next game?
terminal-saga-postcard = postcard { $number }
terminal-saga-crew = { $title } (${ $wage }): { $text }
terminal-saga-instead = { $crew } Instead of { $leaving }
terminal-saga-nobody = nobody

# Playing a campaign, and its file.
terminal-saga-read-on = Press Enter to read on.
terminal-saga-begins = { $title } begins. Play it with:
terminal-saga-kept = The campaign is kept. Go on with:
terminal-saga-board-left = The board that is left can be played as a map:
terminal-saga-is-a-map = { $folder } is a map now. Play on it with:
terminal-saga-not-over = { $file } is not over yet; its board is left after the last game.
terminal-saga-no-folder = { $folder } cannot be made: { $why }. Name a folder that is not there yet.
terminal-saga-holds = { $file } holds { $inputs } and the records of { $count ->
    [one] { $count } game
   *[other] { $count } games
}, all legal.
terminal-saga-rewound = { $file } goes on after game { $game }. What it was before is in { $old }.
terminal-saga-not-so-far = That game was not played to its end; say { $flag } { $range }.
terminal-saga-played-elsewhere = { $file } is being played elsewhere; wait for its end.
terminal-saga-too-few = A campaign has { $least } companies or more; name another one.
terminal-saga-not-signed = { $name } cannot be signed: { $why }.
terminal-saga-who-runs = '{ $word }' says not who runs which company; say for example blue=Ada,red=bot:normal.
terminal-saga-named-twice = { $color } is named twice; a company has one player.
terminal-saga-change-hands = Companies change hands between games; finish this one first.
terminal-saga-no-seed = { $name } names no seed to deal on from; only campaigns begun here do.
terminal-saga-game-no-seed = { $name } holds a game that names no seed to deal on from; finish it there.
terminal-saga-cannot-be = '{ $input }' cannot be: { $why }.
terminal-saga-own-pack = { $unknown }. An own pack is named by its folder, with --pack.
terminal-saga-no-pack = { $folder } is no pack that can be played; 'highball pack check { $folder }' says why.
