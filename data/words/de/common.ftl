# Wörter, die jede Seite benutzt.

page-skip = Zum Inhalt
page-menu = Menü
page-home = Zur Startseite
page-unknown = Diese Seite gibt es nicht.
page-not-fetched = Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und lade sie neu.

menu-rules = Regeln
menu-settings = Einstellungen
menu-you = Du

name-guest = Gast

color-purple = lila
color-red = rot
color-orange = orange
color-yellow = gelb
color-green = grün
color-blue = blau
color-white = weiß
color-black = schwarz
color-gray = beliebige Farbe
color-locomotive = Lokomotive

seat-open = frei
route-between = { $from } – { $to }

bot-easy = Leicht
bot-normal = Normal
bot-hard = Schwer
bot-expert = Experte
bot-ada = Ada
bot-bruno = Bruno
bot-mira = Mira
bot-otto = Otto
bot-felix = Felix
