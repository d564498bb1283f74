# Watching a finished game.

replay-title = Replay
replay-transport = Moves
replay-moment = Step
replay-first = First move
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = Last move
replay-speed = Speed
replay-speed-half = ½ ×
replay-speed-one = 1 ×
replay-speed-two = 2 ×
replay-speed-four = 4 ×
replay-moves-of = Jump to moves by
replay-mine = me
replay-my-moves = My moves
replay-more = More
replay-move-before = Previous move by this player
replay-move-after = Next move by this player
replay-next-claim = Next claim
replay-next-turning = Next turning point
replay-link = Copy link
replay-beginning = Start of the game
replay-keys = Arrow keys: step. Space: play. T: next turning point. Home and End: go to the start or end.

replay-tab-hands = Hands
replay-tab-log = Log
replay-tab-curves = Charts
replay-tab-facts = Details
replay-cards-of = { $count } { $color }
replay-no-cards = no cards
replay-trains =
    { $count ->
        [one] { $count } train
       *[other] { $count } trains
    }
replay-ticket-cut-off = blocked
replay-market = Face-up cards
replay-deck =
    { $count ->
        [one] deck: { $count } card
       *[other] deck: { $count } cards
    }

replay-edition = Edition
replay-date = Played
replay-inputs = Moves and deals
replay-seed-hash = Hash of the seed, published before the first deal
replay-seed = Seed for all deals
replay-proof-proven = The seed is the one fixed before the game, and it includes your own random number.
replay-proof-fixed = The seed is the one fixed before the game.
replay-proof-other-seed = The seed is not the one fixed before the game.
replay-proof-left-out = The seed does not include your own random number.
replay-seed-why = With the seed, anyone can re-create every deal and check that nobody picked the cards.
replay-check = Verify this game

replay-import = Open a game file
replay-import-what = Choose the file of a finished game, downloaded here or saved by the highball program. It gets a link, and anyone with the link can watch it.
replay-import-file = Choose a game file
replay-import-go = Watch

replay-play-on = Play on from here
replay-play-on-what = Starts a new game from this position, with the same board and hands. All later cards are dealt at random.
replay-play-on-seat = Your seat
replay-play-on-bots = Bots in the other seats
replay-play-on-go = Play on
replay-chances = Win chance
replay-chances-wait =
    { $known ->
        [0] Analysing…
       *[other] Analysing… { $known } of { $all }
    }

# Analysis of a finished game.
analysis-title = Turning points
analysis-wait = Looking for turning points…
analysis-none-by = No turning points: { $name } made no costly mistake.
analysis-whose = Show moves by
analysis-everyone = all players
analysis-point = { $name }: { $grade }, win chance −{ $cost }
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-chosen = Played: { $choice }. Win chance: about { $chance }%.
analysis-best = Best move: { $choice }. Win chance: about { $chance }%.
analysis-accuracy = Accuracy
analysis-accuracy-what = Accuracy: the average of all decisions. The best move counts as 100%, a move that costs 10 percentage points of win chance as 37%. Shown once there are 10 decisions.
analysis-choice = Decisions
analysis-luck = Luck
analysis-balance-what = Decisions: percentage points of win chance lost through the player’s own moves. Luck: percentage points gained or lost through cards and opponents.
choice-pass = pass
choice-deck = draw from the deck
choice-open = take the face-up card ({ $color })
choice-passenger = pick up a passenger ({ $place })
choice-pay = pay differently
choice-answer = choose answer { $number }
