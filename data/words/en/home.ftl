# The first page.

home-title = Full speed ahead
home-lead = The cross-country train game, free and open to everyone. Play with friends near or far, or against bots worth beating.
home-lead-invited = The cross-country train game, on a server for invited players. Play with friends near or far, or against bots worth beating.
home-uninvited = You need an invitation to play here. Open the link you were sent, or ask the administrator for one.

home-alone = Play now
home-bots = Bots
home-level = Difficulty
home-play-now = Play
home-play-wait = Setting up the game…
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
level-master = Master
level-characters = Characters

home-friends = With friends
home-friends-how = Create a table and share its link. No account needed, just a name.
home-make = Create a table
home-join = Join a table
home-join-what = Link or code
home-join-go = Join
home-join-wrong = That is neither a table link nor a code. Ask your friend to send it again.

home-your-turn = Your turn
home-your-games = Your games in progress
home-last = Your last game
home-open = Open tables
home-open-none = No tables are waiting for players right now.
home-watch = Watch

home-learn = Your first ride
home-learn-what = Never played? Learn in 10 minutes, in a real game on a small board.
home-rules = The rules
home-rules-what = How to play each edition, and how the editions differ.
home-maps = Maps
home-maps-what = View every board, or upload your own and play on it.
home-learn-lead = New here? Learn to play in 10 minutes.

home-campaign = Play a campaign
home-campaign-what = Twelve linked games: the map grows and a story unfolds.
home-campaigns = Your campaigns
home-campaigns-all = All campaigns
campaign-over = finished
campaign-gathering = looking for players
campaign-asked = your decision
campaign-waits = waiting for { $name }
campaign-playing = game { $game } in progress
campaign-next = game { $game } is next
