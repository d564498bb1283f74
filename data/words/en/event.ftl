# Events of the built-in editions. A test checks that the English ones match data/maps.

event-legends-ev01-title = Clear Signals
event-legends-ev01-text = When you claim a route of 4 or more spaces, draw the top train card.
event-legends-ev02-title = Extra! Extra!
event-legends-ev02-text = Every player draws the top train card, starting with the current player.
event-legends-ev03-title = Ballast Famine
event-legends-ev03-text = When you claim a route of 3 or more spaces, pay $1.
event-legends-ev04-title = Excursion Fever
event-legends-ev04-text = When you draw tickets, draw one more and collect $1.
event-legends-ev05-title = Engines in the Shop
event-legends-ev05-text = Nobody may take a face-up locomotive.
event-legends-ev06-title = Relief Subscription
event-legends-ev06-text = Players with the most cash pay $2; players with the least collect $2. If all are equal, nothing happens.
event-legends-ev07-title = Private Car
event-legends-ev07-text = Whenever you claim a route, you may trade a spare locomotive for $4.
