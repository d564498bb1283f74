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
bot-master = Maître
bot-ada = Ada
bot-bruno = Bruno
bot-mira = Mira
bot-otto = Otto
bot-felix = Felix

page-cancel = Annuler
page-copy = Copier
page-copied = Copié
page-yes = oui
page-no = non
page-wait = Un instant …
page-again = Réessayer
page-failed = Cela n’a pas marché
page-unknown-what = Un lien a peut-être été coupé, ou la page a changé d’adresse.

menu-maps = Cartes
menu-turns = { $number ->
    [one] À toi de jouer
   *[other] À toi dans { $number } parties
}
footer-free = Highball est libre et ouvert : sans compte, sans publicité, sans pistage.
footer-more = Plus
footer-api = Pour les programmes

name-ask = Comment t’appelles-tu ?
name-why = Les autres voient ce nom. Il n’y a pas de compte.
name-yours = Ton nom
name-go = Continuer

problem-network = Le serveur ne répond pas. Vérifie la connexion et réessaie.
