# What happened, in plain words: the log, the live region, replays.

log-tickets-revealed =
    { $you ->
        [yes] Your tickets: { $tickets }.
       *[no] { $name }’s tickets: { $tickets }.
    }

log-title = Game log
log-opening = Setup
log-turn =
    { $you ->
        [yes] Turn { $number }: you
       *[no] Turn { $number }: { $name }
    }
log-look = View this position
log-empty = Nothing has happened yet.
log-not-fetched = The earlier moves could not be loaded. Reload the page to try again.
log-past = Earlier: { $said }
log-go-on = Back to the game
log-newest = Jump to latest

live-turn = { $name }’s turn.
live-refused = Not possible: { $why }

chat-title = Chat
chat-say = Type a message
chat-send = Send
chat-empty = No messages yet.
chat-watching = spectator
chat-off = Chat is turned off at this table.
chat-seated-only = Only players at this table can chat.
seat-change-left = The { $seat } seat is open.
seat-change-left-bot = The { $seat } seat is open; { $bot } is filling in.
seat-change-bot = { $bot } now plays { $seat }.
seat-change-person = { $name } now plays { $seat }.
seat-change-stand-in = { $bot } is filling in for { $name } ({ $seat }).

# Quick messages instead of typing.
quick-chat = Quick messages
quick-luck = Good luck!
quick-nice = Well played!
quick-ouch = Ouch!
quick-think = Let me think…
quick-thanks = Thanks!

# What bots say now and then.
quip-ada-claim = All aboard, dears!
quip-ada-wait = One more little ticket can’t hurt.
quip-bruno-claim = That’s what I call a haul.
quip-bruno-wait = Loading up. Mind your toes.
quip-mira-claim = Were you going this way?
quip-mira-wait = I see what you’re up to.
quip-otto-claim = Good things come to those who wait.
quip-otto-wait = No hurry, no hurry.
quip-felix-claim = Fortune favours the bold!
quip-felix-wait = Come on, something shiny!
quip-easy-claim = Look, I made a line!
quip-easy-wait = Ooh, pretty colours.
quip-normal-claim = Right where I wanted it.
quip-normal-wait = Let’s see what turns up.
quip-hard-claim = Entered in the ledger.
quip-hard-wait = I am counting, you know.
quip-expert-claim = Precisely as planned.
quip-expert-wait = Patience, my dear.
quip-master-claim = I saw that gap years ago.
quip-master-wait = Every card tells me something.
log-took = { $who } took { $cards }.
