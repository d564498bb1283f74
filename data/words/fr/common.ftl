# Les mots communs à toutes les pages.

page-skip = Aller au contenu
page-menu = Menu
page-home = Vers l’accueil
page-unknown = Cette page n’existe pas.
page-not-fetched = Cette page n’a pas pu être chargée. Vérifie la connexion, puis recharge-la.

menu-rules = Règles
menu-settings = Réglages
menu-you = Toi

name-guest = Invité

color-purple = violet
color-red = rouge
color-orange = orange
color-yellow = jaune
color-green = vert
color-blue = bleu
color-white = blanc
color-black = noir
color-gray = couleur au choix
color-locomotive = locomotive

seat-open = libre
route-between = { $from } – { $to }

bot-easy = Facile
bot-normal = Normal
bot-hard = Difficile
bot-expert = Expert
bot-ada = Ada
bot-bruno = Bruno
bot-mira = Mira
bot-otto = Otto
bot-felix = Felix
