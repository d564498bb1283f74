# The first page.

home-title = Full speed ahead
home-lead = The cross-country train game for everybody: free and open, with friends near or far, or against bots worth beating.

home-alone = Play now
home-bots = Bots
home-level = How good they are
home-play-now = Play
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
level-master = Master
level-characters = Characters

home-friends = With friends
home-friends-how = Make a table and send its link. Nobody needs an account; a name is enough.
home-make = Make a table
home-join = Join a table
home-join-what = Link or code
home-join-go = Join
home-join-wrong = This is neither a link to a table nor a code. Ask your friend to copy it again.

home-your-turn = Your turn
home-your-games = Your other games
home-open = Open tables
home-open-none = No table is waiting for players at the moment.
home-watch = Watch

home-learn = Your first ride
home-learn-what = Never played? Learn it in ten minutes, in a real game on a small board.
home-rules = The rules
home-rules-what = How each edition is played, and what differs between any two.
home-maps = Maps
home-maps-what = Look at every board, or bring one of your own and play it.
home-learn-lead = New to it? Learn by playing, in ten minutes.

home-campaign = A campaign
home-campaign-what = Twelve games that belong together: the map grows, a story unfolds.
home-campaigns = Your campaigns
home-campaigns-all = All campaigns
campaign-over = over
campaign-gathering = companies are still open
campaign-asked = you are asked
campaign-waits = waiting for { $name }
campaign-playing = game { $game } is on
campaign-next = game { $game } comes next
