# Looking at a game that is over.

replay-title = Replay
replay-transport = Moves
replay-moment = Moment
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-speed = Speed
replay-speed-half = ½ ×
replay-speed-one = 1 ×
replay-speed-two = 2 ×
replay-speed-four = 4 ×
replay-moves-of = Whose moves to jump to
replay-mine = my moves
replay-move-before = To the move before
replay-move-after = To the next move
replay-next-claim = Next claim
replay-link = Copy link
replay-beginning = Before anything was dealt.
replay-keys = Arrow keys step, space plays, home and end jump.

replay-tab-hands = Hands
replay-tab-log = Log
replay-tab-curves = Curves
replay-tab-facts = Record
replay-cards-of = { $count } { $color }
replay-no-cards = no cards
replay-trains =
    { $count ->
        [one] { $count } train
       *[other] { $count } trains
    }
replay-ticket-done = completed
replay-ticket-open = open
replay-ticket-cut-off = impossible
replay-market = Open cards
replay-deck =
    { $count ->
        [one] deck: { $count } card
       *[other] deck: { $count } cards
    }

replay-edition = Edition
replay-date = Played
replay-inputs = Moves and deals
replay-seed-hash = Hash of the seed, known before the first deal
replay-seed = Seed of all deals
replay-proof-proven = The seed is the one that was fixed before the game, and your own random number is part of the deals.
replay-proof-fixed = The seed is the one that was fixed before the game.
replay-proof-other-seed = The seed is not the one that was fixed before the game.
replay-proof-left-out = Your own random number is not part of the deals.
replay-seed-why = Whoever knows the seed can deal the game again: nobody could have chosen the cards.
replay-check = Check this game

replay-import = Bring a record
replay-import-what = Choose the record of a finished game, as it was downloaded here or written by highball. It gets a link, and everybody with the link can look at it.
replay-import-file = Record
replay-import-go = Look at it

replay-play-on = Play on from here
replay-play-on-what = A new game begins with this moment: the same board, the same hands. What is dealt from here on is new.
replay-play-on-seat = Your seat
replay-play-on-bots = Bots in the other seats
replay-play-on-go = Play on
replay-chances = Chance to win
replay-chances-wait = The chances are being worked out: { $known } of { $all } moments.

# What a strong player makes of a finished game.
analysis-title = Turning points
analysis-wait = Looking for turning points…
analysis-none = No turning points: nobody made a costly mistake.
analysis-point = { $name }: { $grade }, −{ $cost } %
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-chosen = Played: { $choice }.
analysis-best = Best move: { $choice }. Chance to win: { $chance } %.
analysis-choice = Choices
analysis-luck = Luck
analysis-balance-what = How the chance to win changed from the first move to the result: by mistakes, and by cards and rivals.
analysis-network = Judged by the network for this board, from what each player could see.
analysis-playouts = There is no network for this board: chances are estimated by playing games out.
choice-pass = pass
choice-deck = draw from the deck
choice-open = take the open card ({ $color })
choice-claim = claim { $route }
choice-tickets = draw tickets
choice-keep = keep { $tickets }
choice-passenger = take a passenger in { $place }
choice-pay = pay differently
choice-answer = choose answer { $number }
