# The guided first game.

lesson = Your first ride
lesson-board = First ride
lesson-next = Continue
lesson-skip = Play on without help
lesson-finish = Back to home
lesson-welcome = Welcome aboard! You build railways between cities and score for every route and for every ticket you complete. This is a real game against a friendly rival, on a small board. It takes about ten minutes, and I’ll be with you all the way.
lesson-tickets = These are tickets. Join the two cities of a ticket with your own routes, any way you like, and you score its points; you lose the points of any ticket you do not complete. Touch a ticket to see it on the board. Keep at least two, then confirm.
lesson-way = Your tickets are here. Each one shows whether it is completed or how many trains it still needs. Point at one, and the board shows the cheapest way that is still open.
lesson-draw = It is your turn. Let’s collect cards for { $route }: take the marked card, or one from the deck if you like surprises.
lesson-second = You may take a second card. Only a face-up locomotive would have ended your turn right away.
lesson-locomotive = The cards with all the colours are locomotives. They stand for any colour you are short of. A face-up locomotive takes up your whole turn; drawn from the deck, it counts like any other card.
lesson-claim = You have enough cards for { $route }! Routes you can pay for are highlighted. Choose the marked one, and confirm.
lesson-claimed = Your trains are on the board. Long routes score far more: 1, 2, 4, 7, 10 and 15 points for lengths 1 to 6. The trains are gone for good, and when somebody has two or fewer left, the last round begins.
lesson-rival = Your rival is playing. The log records everything that happens. Watch where your rival’s trains go, because routes that are taken stay taken.
lesson-gray = Grey routes such as { $route } take cards of any one colour, so they are a good home for colours you have plenty of. In a game for two, only one of two parallel routes can be claimed.
lesson-done = You completed a ticket! It counts at the end, and nobody can take it away from you.
lesson-cut-off = One of your tickets can no longer be completed. That happens; make up for it with long routes, or draw new tickets.
lesson-more = You have no more tickets to work on. If you have trains left, draw three new tickets and keep at least one, or build long routes just for the points.
lesson-last-round = The last round: somebody has two trains or fewer left. Everybody gets one more turn. Build what you can: cards left in your hand are worth nothing.
lesson-last-claim = This is your last turn. Build { $route }: your tickets need it.
lesson-last-build = This is your last turn. Build the longest route you can pay for; cards left in your hand are worth nothing.
lesson-last-draw = This is your last turn, and there is no route you can pay for. Draw a card to finish.
lesson-over = That was a whole game! All tickets were revealed, and the longest path earned ten extra points. Now you know everything you need for the large boards.
lesson-again-claim = You can build { $route }, which your tickets need.
lesson-again-draw = Your tickets need { $route }: collect cards for it, or build something else that you like.
lesson-again-free = Do as you like: draw cards, build a route, or take new tickets.
