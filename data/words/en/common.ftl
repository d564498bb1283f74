# Words that every screen uses.

page-skip = Skip to content
page-menu = Menu
page-home = Home
page-unknown = This page does not exist
page-not-fetched = This page could not be loaded. Check your connection and reload.

menu-rules = Rules
menu-settings = Settings
menu-you = Profile

name-guest = Guest

color-gray = any colour

seat-open = open
route-between = { $from } – { $to }

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
page-wait = Loading…
page-again = Try again
page-failed = Something went wrong
page-unknown-what = The link may be incomplete, or the page may have moved.

menu-maps = Maps
menu-turns = { $number ->
    [one] Your turn
   *[other] Your turn in { $number } games
}
footer-free = Highball is free and open source: no account needed, no ads, no tracking.
footer-more = More
footer-api = API
footer-privacy = Privacy

name-ask = What’s your name?
name-why = Other players see this name. You don’t need an account.
name-yours = Your name
name-go = Continue

problem-network = The server is not responding. Check your connection and try again.
