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
