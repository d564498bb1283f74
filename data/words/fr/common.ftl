# Les mots communs à toutes les pages.

page-skip = Aller au contenu
page-menu = Menu
page-home = Accueil
page-unknown = Cette page n’existe pas
page-not-fetched = Impossible de charger cette page. Vérifie ta connexion, puis recharge la page.

menu-rules = Règles
menu-settings = Réglages
menu-you = Profil

name-guest = Invité

color-gray = couleur au choix

seat-open = libre
route-between = { $from } – { $to }

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
page-wait = Chargement…
page-again = Réessayer
page-failed = Une erreur s’est produite
page-unknown-what = Le lien est peut-être incomplet, ou la page a changé d’adresse.

menu-maps = Plateaux
menu-turns = { $number ->
    [one] À toi de jouer
   *[other] À toi de jouer ({ $number } parties)
}
footer-free = Highball est gratuit et open source : sans compte obligatoire, sans publicité, sans pistage.
footer-more = En savoir plus
footer-api = API
footer-privacy = Confidentialité

name-ask = Comment t’appelles-tu ?
name-why = Les autres joueurs voient ce nom. Pas besoin de compte.
name-yours = Ton nom
name-go = Continuer

problem-network = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
