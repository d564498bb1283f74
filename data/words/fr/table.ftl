# Ouvrir une table, et les tables dans les listes.

table-to-move = au trait
table-seats-open = { $number ->
    [one] une place libre
   *[other] { $number } places libres
}
table-about-to-begin = va commencer
table-turn-of = attend { $name }
table-your-turn = à toi
table-away = un bot joue pour toi
table-due = à toi, fin du temps { $when }

edition-choose = Édition
edition-about-usa-new = D’une côte à l’autre. La meilleure pour débuter.
edition-about-usa-classic = Le même plateau, avec moins de billets au départ.
edition-about-usa-1910 = D’autres billets, et 15 points pour le plus de billets au lieu du plus long chemin.
edition-about-usa-mega = Les 69 billets, cinq au départ, et les deux bonus. Pour les longues soirées.
edition-about-germany = Des voyageurs attendent dans chaque ville, et les billets sont courts ou longs.
edition-about-legends = L’Est d’autrefois, avec des compagnies, des journaux et de l’argent. Courte et animée.

new-title = Une nouvelle table
new-campaign = Ou fonder une campagne : douze parties qui vont ensemble
new-edition = À quoi jouez-vous ?
new-own-map = Une carte à toi
new-own-map-none = aucune
new-people = Qui joue ?
new-way = Où êtes-vous assis ?
new-way-apart = Chacun sur son appareil
new-way-apart-what = Tu envoies un lien ; les autres s’assoient avec un nom.
new-way-one-device = Tous sur cet appareil
new-way-one-device-what = Vous vous le passez ; un rideau cache les cartes entre les tours.
new-way-big-screen = Plateau sur grand écran
new-way-big-screen-what = Cet appareil montre le plateau à tous et n’occupe aucune place. Chacun tient ses cartes sur son téléphone, relié par le code à l’écran.
new-number = Places
new-seat = Place { $number }
new-seat-me = Moi
new-seat-open = Libre
new-seat-bot = Bot
new-seat-mine = Quelqu’un sur cet appareil
new-seat-open-what = pour qui vient avec le lien
new-seat-bot-of = Bot de la place { $number }
new-seat-name = Nom de la place { $number }
new-name-missing = Il manque un nom à la place { $number }.
new-how = Comment jouez-vous ?
new-clock = Horloge
new-clock-none = Aucune
new-clock-none-what = Chacun prend le temps qu’il lui faut.
new-clock-live = En une soirée
new-clock-live-what = Une réserve pour la partie, à laquelle chaque tour ajoute quelques secondes.
new-clock-days = Sur plusieurs jours
new-clock-days-what = Un tour de temps en temps. La liste sur la page d’accueil dit où l’on t’attend.
new-clock-minutes = Minutes pour la partie
new-clock-seconds = Secondes à chaque tour
new-clock-per-turn = Jours pour un tour
new-time-out = Quand le temps est écoulé
new-time-out-bot = un bot remplace
new-time-out-wait = la table attend
new-stand-in = Le bot remplaçant
new-listed = Montrer la table à tous sur la page d’accueil ; sinon, seul le lien y mène
new-more = Plus de choix
new-first = Qui commence
new-first-lot = tirage au sort
new-chat = Discussion
chat-rule-everybody = pour tous ceux qui regardent
chat-rule-seated = pour ceux qui ont une place
chat-rule-nobody = pour personne
new-undo = Un coup qui ne révèle rien peut être repris jusqu’à l’action suivante
new-open-cards = On peut prendre les cartes ouvertes même quand la pioche est vide
new-make = Ouvrir la table
new-begin = Commencer la partie

bots-levels = Niveaux
bots-characters = Personnages
bot-about-easy = Construit dès que possible, aime les couleurs qu’il collectionne et oublie souvent les cartes visibles.
bot-about-normal = Construit au fur et à mesure, et laisse parfois filer le meilleur choix.
bot-about-hard = Construit avec constance, et te prend ce qu’il te faut si tu le laisses faire.
bot-about-expert = Réfléchit un instant à chaque tour, et se trompe rarement.
bot-about-master = Voit plus loin que tous ici : réfléchit une seconde à chaque tour.
bot-about-ada = Ada, la collectionneuse de billets. « Chaque billet trouve son train, très cher, alors donnez-m’en trois de plus. »
bot-about-bruno = Bruno, l’homme des longs trajets. « Les petits sauts, c’est pour les trams ; j’en pose six d’un coup et j’attends les points. »
bot-about-mira = Mira, la garde-barrière. « Tu voulais passer par là ? Quel dommage, je viens d’y mettre une clôture. »
bot-about-otto = Otto, qui attend. « Rien ne presse : d’abord les cartes, toutes, et puis la ligne entière d’un seul coup. »
bot-about-felix = Felix, le joueur. « L’autre bout de la carte ou rien, et je ne regarde jamais une carte avant qu’elle soit à moi. »

# Leaving a game, and lists of games.
tool-leave = Quitter la partie
tool-end = Arrêter la partie
end-game = Arrêter cette partie ?
end-game-what = Seuls des bots jouent avec toi. La partie s’arrête ici sans résultat et disparaît de ta liste. Tu ne pourras pas la reprendre.
end-game-do = Arrêter la partie
end-game-named = Arrêter { $name }
leave-game = Quitter cette partie ?
leave-game-what = Un bot continue à ta place pour que les autres puissent finir. Tant que la partie dure, tu peux revenir et reprendre la main.
leave-game-do = Quitter la partie
leave-game-named = Quitter { $name }
forget-game = Retirer cette partie de ta liste ?
forget-game-what = Les autres la gardent, et son lien reste valable.
forget-game-do = Retirer
forget-game-named = Retirer { $name } de ta liste
