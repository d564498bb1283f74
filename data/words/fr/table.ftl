# Créer une table, et les listes de tables.

table-to-move = joue en ce moment
table-seats-open = { $number ->
    [one] { $number } place libre
   *[other] { $number } places libres
}
table-about-to-begin = commence bientôt
table-turn-of = on attend { $name }
table-your-turn = à toi de jouer
table-away = un bot joue pour toi
table-due = Ton temps expire { $when }

edition-choose = Édition
edition-about-usa-new = D’une côte à l’autre. Idéale pour débuter.
edition-about-usa-classic = Le même plateau, avec moins de cartes Destination au départ.
edition-about-usa-1910 = D’autres cartes Destination, et 15 points pour le plus grand nombre de destinations au lieu du chemin le plus long.
edition-about-usa-mega = Les 69 cartes Destination, 5 au départ, et les deux bonus. Pour les longues soirées.
edition-about-germany = Des passagers attendent dans chaque ville, et les destinations sont courtes ou longues.
edition-about-legends = L’Est d’autrefois, avec des compagnies, des journaux et de l’argent. Parties courtes et animées.

new-title = Nouvelle table
new-title-board = Ton plateau : { $name }
new-campaign = Ou commencer une campagne : douze parties liées
new-edition = Choisis une édition
new-own-map = Plateau personnalisé
new-own-map-none = aucun
new-people = Joueurs
new-way = Comment veux-tu jouer ?
new-way-apart = En ligne
new-way-apart-what = Tu partages un lien ; les autres n’ont qu’un nom à saisir pour rejoindre la table.
new-way-one-device = Sur le même appareil
new-way-one-device-what = L’appareil passe de main en main ; un rideau cache les cartes entre les tours.
new-way-big-screen = Plateau sur grand écran
new-way-big-screen-what = Cet appareil montre le plateau à tous et n’occupe aucune place. Chacun voit ses cartes sur son téléphone et rejoint la table avec le code affiché à l’écran.
new-number = Places
new-seat = Place { $number }
new-seat-me = Moi
new-seat-open = Libre
new-seat-bot = Bot
new-seat-mine = Joueur sur cet appareil
new-seat-open-what = toute personne ayant le lien
new-seat-bot-of = Bot de la place { $number }
new-seat-name = Nom pour la place { $number }
new-name-missing = Saisis un nom pour la place { $number }.
new-how = Réglages de la partie
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-none-what = Chacun prend le temps qu’il lui faut.
new-clock-live = En direct
new-clock-live-what = Réserve de temps plus quelques secondes par tour.
new-clock-days = Par correspondance
new-clock-days-what = Des tours étalés sur des jours ou des semaines. La page d’accueil indique les parties où c’est à toi de jouer.
new-clock-minutes = Minutes par joueur
new-clock-seconds = Secondes par tour
new-clock-per-turn = Jours par tour
new-time-out = Quand le temps est écoulé
new-time-out-bot = un bot prend le relais
new-time-out-wait = la partie attend
new-stand-in = Bot remplaçant
new-listed = Afficher la table sur la page d’accueil ; sinon, seules les personnes qui ont le lien la trouvent
new-more = Plus de réglages
new-first = Premier joueur
new-first-lot = au hasard
new-chat = Chat
chat-rule-everybody = joueurs et spectateurs
chat-rule-seated = joueurs seulement
chat-rule-nobody = désactivé
new-undo = Permettre d’annuler un coup qui ne révèle rien, tant que le joueur suivant n’a pas joué
new-open-cards = Permettre de prendre les cartes visibles quand la pioche est vide
new-make = Créer la table
new-begin = Lancer la partie

bots-levels = Niveaux
bots-characters = Personnages
bot-about-easy = Prend des routes dès que possible, reste fidèle aux couleurs qu’il collectionne et oublie souvent les cartes visibles.
bot-about-normal = Prend des routes au fil de la partie, et passe parfois à côté du meilleur choix.
bot-about-hard = Prend des routes sans relâche, et te prend sous le nez ce qu’il te faut si tu le laisses faire.
bot-about-expert = Réfléchit un instant à chaque tour, et se trompe rarement.
bot-about-master = Voit plus loin que tous les autres : réfléchit une seconde entière à chaque tour.
bot-about-ada = Ada, la collectionneuse de destinations. « Chaque carte trouve son train, très cher, alors donnez-m’en trois de plus. »
bot-about-bruno = Bruno, l’homme des longues routes. « Les petits sauts, c’est pour les trams ; j’en pose six d’un coup et j’attends les points. »
bot-about-mira = Mira, la garde-barrière. « Tu voulais passer par là ? Quel dommage, je viens d’y mettre une clôture. »
bot-about-otto = Otto, qui attend. « Rien ne presse : d’abord les cartes, toutes, et puis la ligne entière d’un seul coup. »
bot-about-felix = Felix, le flambeur. « L’autre bout du plateau ou rien, et je ne regarde jamais une carte avant qu’elle soit à moi. »

# Quitter une partie, et les listes de parties.
tool-leave = Quitter la partie
tool-end = Arrêter la partie
end-game = Arrêter cette partie ?
end-game-what = Seuls des bots jouent avec toi. La partie s’arrête ici sans résultat et disparaît de ta liste. Tu ne pourras pas la reprendre.
end-game-do = Arrêter la partie
end-game-named = Arrêter la partie « { $name } »
leave-game = Quitter cette partie ?
leave-game-what = Un bot continue à ta place pour que les autres puissent finir. Tu peux revenir et reprendre la main à tout moment.
concede-game-what = Tu peux aussi abandonner : un bot prend ta place et finit la partie, qui disparaît de ta liste.
leave-game-do = Quitter la partie
concede-game-do = Abandonner
leave-game-named = Quitter la partie « { $name } »
forget-game = Retirer cette partie de ta liste ?
forget-game-what = Les autres la gardent, et son lien reste valable.
forget-game-do = Retirer
forget-game-named = Retirer « { $name } » de ta liste
