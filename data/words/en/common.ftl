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
bot-master = Master
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
   *[other] Your turn in { $number } games
}
footer-free = Highball is free and open: no account, no advertising, no tracking.
footer-more = More
footer-api = For programs

name-ask = What are you called?
name-why = The others see this name. There is no account.
name-yours = Your name
name-go = Go on

problem-network = The server does not answer. Check the connection and try again.
