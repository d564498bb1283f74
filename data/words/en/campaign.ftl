# Campaigns: starting, viewing and managing them.

camp-all = Campaigns
camp-all-what = Twelve linked games for two to five railway companies. The map grows, you discover new rules along the way, and what you do in one game still matters in the next. If somebody is missing, a bot fills in.
camp-found = New campaign
camp-found-begin = Start a campaign
camp-found-what = Name your campaign, share out the companies, and start whenever you like. Everything is saved, even if months pass between games.
camp-found-name = Campaign name
camp-found-name-what = Thursdays at Anna’s
camp-found-who = Companies and players
camp-found-who-what = Two to five companies take part. Anyone with the link can take an open company, and any company can change hands later.
camp-found-how = Game settings
camp-found-few = Choose at least two companies.
camp-found-go = Start campaign
camp-runs = Who runs { $company }?
camp-kind-me = Me
camp-kind-open = Open to anyone with the link
camp-kind-bot = Bot
camp-kind-mine = Player on this device
camp-kind-none = Nobody for now
camp-name = Name
camp-name-of = Player for { $company }
camp-name-missing = Enter a name for the player who runs { $company }.
camp-import = Import a campaign file
camp-import-what = The file contains the whole campaign. Companies run by people become open again; bots stay bots.
camp-import-file = Choose a campaign file
camp-import-name = Name on this server
camp-import-go = Import
camp-not-found = Campaign not found
camp-nobody = nobody
camp-holder-open = open
camp-company-of = { $company } ({ $name })
camp-game-of = Game { $game } of { $games }
camp-trains = { $trains ->
    [one] 1 train
   *[other] { $trains } trains
  }
camp-trains-each = { $trains } trains for each company
camp-now-story = The story continues
camp-now-story-what = Turn the cards over together: everyone sees the same card at the same time. Their effects appear here afterwards.
camp-now-story-watch = The players turn the cards over; you can watch.
camp-now-read = Read on
camp-now-asked = Waiting for { $name }
camp-now-game = Game in progress
camp-to-table = Go to the table
camp-watch-table = Watch
camp-next-game = Each company begins with { $trains } trains. Who plays tonight?
camp-call-game = Start game { $game }
camp-others-call = Any player who runs a company can start the game.
camp-open-left = { $number ->
    [one] 1 company is still open. Share the link, or leave the company out tonight.
   *[other] { $number } companies are still open. Share the link, or leave the companies out tonight.
  }
camp-here = online
camp-not-here = offline
camp-bot = bot
camp-stands-in = away; a bot fills in ({ $bot })
camp-is-away = Away tonight
camp-away-what = Away tonight: a bot plays for you. Leave out: the company skips this game.
camp-is-back = I’m back
camp-bot-for-you = A bot is filling in for you at { $company }.
camp-quiet = { $name } has not answered for a while.
camp-still-there-what = You have not answered for a while. If you don’t respond, the others can let a bot play for you.
camp-vacant = Nobody runs { $company }.
camp-stays-home = sits out tonight
camp-stay-home = Leave out
camp-plays-after-all = Include
camp-missed-what = A company that sits out keeps everything it has. In the final audit, a missed game counts as slightly less than the average for that game.
camp-yours = yours
camp-bonus = Bonus
camp-has-caboose = has the caboose
camp-games-won = Games won
camp-slips = Slips
camp-sealed = sealed
camp-sealed-count = { $count } sealed
camp-crew = Crew
camp-postcards = { $count ->
    [one] 1 postcard
   *[other] { $count } postcards
  }
camp-claim = Run this company
camp-join = You are invited
camp-join-what = { $number ->
    [one] This company is looking for a president. A name is all you need.
   *[other] Which company do you want to run? A name is all you need.
  }
camp-join-go = Join as { $company }
camp-claim-other = Add a player on this device
camp-claim-other-what = You pass the device around; a curtain hides private cards.
camp-hand-over = Hand over this company
camp-hand-open = Open to anyone with the link
camp-hand-bot = Give to a bot
camp-hand-other-bot = Give to this bot
camp-hand-bot-of = Bot for { $company }
camp-hand-what = The company keeps everything it has; only the player changes.
camp-hand-sure = You will no longer run { $company }. You can take it back within a day, unless somebody else takes it first.
camp-hand-sure-other = Another player runs { $company }. You can hand it over once they have been away for a day; they then have a day to take it back.
camp-handed-by-you = You handed over { $company }. You can take it back until { $until }, unless somebody else takes it first.
camp-handed-by-host = { $company } was handed over while you were away. It is reserved for you until { $until }.
camp-kept-for = Reserved for { $name } until { $until }.
camp-take-back = Take it back
camp-link = Link to this campaign
camp-link-what = Anyone with the link can take an open company; they only need to enter a name.
camp-map = The known world
camp-map-look = View the map of the known world
camp-map-make = Save the board as a map
camp-map-play = Play on your map
camp-calendar = Calendar
camp-replay = Replay
camp-again = Relive the evening
camp-finale-again = Relive the finale
camp-rules = Rules in force
camp-rules-minute = The rules in one minute
camp-rules-minute-what = All you need for the first game
camp-learn = New here? Learn to play in 10 minutes
camp-rules-count = { $count ->
    [one] 1 extra rule
   *[other] { $count } extra rules
  }
camp-rules-lead = All the rules in force in your campaign, in the order they come up in a game. This page grows with the story.
camp-rules-book = The full rulebook
camp-rules-basics = From the first game on
camp-rules-untold = First read the cards in front of you. Their rules appear here afterwards.
camp-rules-gone = No longer in force
camp-part-setup = Setup
camp-part-claim = When you claim a route
camp-part-always = Throughout the game
camp-part-end = After the last turn
camp-slot-setup = Before the game
camp-slot-claim = When you claim a route
camp-slot-end = After the game
camp-slot-after-setup = After setup
camp-slot-always = During play
camp-basic-dollars = Dollars count, not points.
camp-basic-dollars-what = You start with $5. At the end you count your dollars, a bonus for having few trains left, and your tickets: completed ones are added, the others subtracted. That total, never below 0, goes on your slip.
camp-basic-colour = Your company’s colour earns a bonus.
camp-basic-colour-what = Each route you claim in that colour gives you your company’s bonus. Grey routes do not.
camp-basic-large = Large cities give you a card.
camp-basic-large-what = Draw a card from the deck when you claim a route that touches a large city.
camp-basic-newspapers = Newspapers are in the deck.
camp-basic-newspapers-what = Each newspaper turns up the next event, which stays in force until another replaces it. An event with a lightning bolt takes effect once, immediately.
camp-basic-edge = The lines end at the edge of the map.
camp-basic-edge-what = Routes that run off the edge cannot be claimed yet.
camp-basic-eight = Eight cards or fewer.
camp-basic-eight-what = When the deck and discard pile together hold 8 cards or fewer, nobody may draw cards.
camp-basic-triple = Double and triple routes.
camp-basic-triple-what = A company can own only one track of a double or triple route. All three tracks of a triple route are open in every game.
camp-journal = The story so far
camp-journal-what = Every card you have read, year by year
camp-journal-empty = Nothing to read yet. The story begins with the first game.
camp-museum = Museum
camp-museum-what = Every card you have opened, with its picture
camp-museum-count = { $count ->
    [0] Nothing to see yet. The first card comes with the first game.
    [one] 1 card so far. Open it to read it again.
   *[other] { $count } cards so far. Open one to read it again.
  }
camp-museum-story = Story
camp-museum-event = Newspaper
camp-museum-box = Box
camp-museum-rule = Rule
camp-museum-board = Board
camp-museum-postcard = Postcard
camp-museum-show = Show
camp-museum-all = All
camp-museum-stories = Story
camp-museum-rules = Rules
camp-museum-news = News
camp-museum-postcards = Postcards
camp-museum-boards = Boards
camp-museum-year = { $year } ({ $count })
camp-years = Years
camp-archive = In the box
camp-general-delivery = { $count ->
    [one] postcard in general delivery
   *[other] postcards in general delivery
  }
camp-story-left = { $count ->
    [one] story card still to come
   *[other] story cards still to come
  }
camp-tickets = { $count ->
    [one] ticket in the deck
   *[other] tickets in the deck
  }
camp-evidence = { $count ->
    [one] piece of evidence
   *[other] pieces of evidence
  }
camp-events = Event deck
camp-crew-display = Crew for hire
camp-pavilions = Pavilions
camp-cut-offs = Cut-offs
camp-boxes = Boxes opened
camp-dead-letters = Dead letter office
camp-care = Manage
camp-export = Save
camp-export-what = One file contains the whole campaign and all its games. You can import it on any server; a game in progress restarts.
camp-export-go = Download campaign file
camp-moment = Rewind or branch
camp-moment-label = From which point?
camp-moment-start = The very beginning
camp-moment-after = End of game { $game } ({ $year })
camp-rewind = Rewind
camp-rewind-what = Rewinding takes this campaign back to that point, once everyone has agreed.
camp-rewind-sure = Everything played since then will be lost. Ask the others?
camp-rewind-asked = A player wants to rewind to this point: “{ $moment }”.
camp-rewind-agreed = Agreed: { $names }.
camp-rewind-missing = Not yet: { $names }.
camp-rewind-agree = I agree
camp-rewind-decline = Decline
camp-fork-what = Branching leaves this campaign as it is and starts a second one from that point.
camp-fork-name = Name of the branch
camp-fork-go = Branch
