# Words that every screen uses.

page-skip = Skip to the content
page-menu = Menu
page-home = To the first page
page-unknown = There is no such page.
page-not-fetched = This page could not be fetched. Check the connection, then load it again.

menu-rules = Rules
menu-settings = Settings
menu-you = You

name-guest = Guest

color-purple = purple
color-red = red
color-orange = orange
color-yellow = yellow
color-green = green
color-blue = blue
color-white = white
color-black = black
color-gray = any colour
color-locomotive = locomotive

seat-open = open
route-between = { $from } – { $to }

bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
bot-ada = Ada
bot-bruno = Bruno
bot-mira = Mira
bot-otto = Otto
bot-felix = Felix

page-cancel = Cancel
page-copy = Copy
page-copied = Copied
page-yes = yes
page-no = no
page-wait = One moment …
page-again = Try again
page-failed = This did not work
page-unknown-what = Perhaps a link was cut off, or the page has moved.

menu-maps = Maps
menu-turns = { $number ->
    [one] Your turn
   *[other] Your turn at { $number } tables
}
footer-free = Highball is free and open: no account, no advertising, no tracking.
footer-more = More
footer-api = For programs

name-ask = What are you called?
name-why = The others see this name. There is no account.
name-yours = Your name
name-go = Go on

problem-network = The server does not answer. Check the connection and try again.
problem-who-are-you = Tell your name first.
problem-not-known = That is not known here; check it and try again.
problem-not-seated = Only those with a seat at this table can do that; sit down first.
problem-not-your-seat = That is not your seat.
problem-not-host = Only the host of this table can do that; ask the host.
problem-no-such-table = There is no such table; check the link.
problem-seat-taken = Somebody sits there already; choose an open seat.
problem-not-ready = Not everybody is ready, or a seat is still open; wait, or give open seats to bots.
problem-too-fast = That was too fast; wait a moment.
problem-taken = This is taken; choose another one.
problem-unavailable = It could not be kept, so nothing was done; try again in a moment.
