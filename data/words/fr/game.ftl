# Le jeu.

you = toi
you-mark = (toi)
cancel = Annuler
close = Fermer
undo = Reprendre
settle = Continuer
settle-what = Laisser jouer les bots ; ton coup ne peut alors plus être repris
skip = Passer { $count }
dock = Cartes
side = Joueurs et billets

# Ce qui se passe ou ce qui est demandé, en une phrase.
ask-over = La partie est finie.
ask-nobody = On distribue les cartes.
ask-moment = Un instant …
ask-waiting = { $count ->
    [one] C’est au tour de { $names }.
   *[other] C’est à { $names } de jouer.
  }
ask-turn = À toi : { $ways }.
ask-turn-cards = prends une carte
ask-turn-claim = { $count ->
    [one] prends le trajet encadré
   *[other] prends l’un des { $count } trajets encadrés
  }
ask-turn-tickets = pioche des billets
ask-turn-pass = À toi : tu ne peux que passer.
ask-second-card = Prends ta deuxième carte.
ask-second-card-plain = Prends ta deuxième carte. Une locomotive visible ne se prend qu’en premier.
ask-tickets = { $count ->
    [one] Choisis tes billets : gardes-en au moins un.
   *[other] Choisis tes billets : gardes-en au moins { $count }.
  }
ask-opening-mix = Parmi combien de billets courts et longs veux-tu choisir ?
ask-passenger = Quel voyageur de { $place } part avec toi ?
ask-use = Veux-tu utiliser cette carte ?
ask-choose = Lequel des deux choisis-tu ?
ask-take = Prends une carte visible qui n’est pas une locomotive.
ask-crew = Utilises-tu une carte d’équipage ?
ask-cards = Quelle carte postale utilises-tu, ou aucune ?
ask-wage = Paies-tu le salaire ?
ask-privilege = Choisis deux cartes ou 3 $.
ask-stakes = Deux piquets remplacent-ils une carte ?
ask-pay = Comment paies-tu le trajet ?
ask-second = Nomme un deuxième trajet pour une locomotive, ou aucun.
ask-hazard = Déclares-tu du fret dangereux ?
ask-deliver = Quel fret livres-tu, ou aucun ?
ask-load = Charges-tu du fret à { $place } ?
ask-wire = Envoies-tu un télégramme ?
ask-wire-keep = Quelle carte du télégramme gardes-tu ?
ask-dine = Où dînes-tu, ou nulle part ?
ask-house = Où bâtis-tu une auberge, ou nulle part ?
ask-window = Quel billet visible prends-tu, ou aucun ?

# Cartes.
cards-of = { $count } × { $color }
market = Cartes visibles et pioches
market-card = { $color }, carte visible { $slot }
market-empty = La place { $slot } est vide
market-deck = Pioche : { $count }, défausse : { $discarded }
market-tickets = { $count ->
    [one] Billets : il en reste { $count }
   *[other] Billets : il en reste { $count }
  }
market-discard = { $count } en défausse
hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
  }
hand-empty = Tu n’as pas de cartes.

# Trajets.
route-facts = { $length ->
    [one] Une case, { $color }.
   *[other] { $length } cases, { $color }.
  }
route-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
route-owned = Appartient à { $owner }.
route-payable = Tu peux payer :
route-more-ways = { $count ->
    [one] et d’une autre façon
   *[other] et de { $count } autres façons
  }
route-nameable = Tu peux le prendre maintenant, puis choisir comment payer.
route-open-now = Tu peux le prendre maintenant.
route-closed = Fermé : la voie d’à côté est prise.
claim = Prendre le trajet
claim-which-track = Quelle voie ?
claim-other-track = L’autre voie ({ $color }) : { $why }
claim-which-payment = Comment paies-tu ?
claim-payment = Tu paies :
claim-confirm = Prendre le trajet
claim-now = Prendre le trajet ({ $seconds })

# Pourquoi quelque chose est impossible.
refused-not-your-turn = Ce n’est pas ton tour.
refused-wrong-phase = Autre chose est demandé maintenant.
refused-draw-barred = { $piles ->
    [one] Pioche et défausse n’ont plus que { $piles } carte : on ne peut pas piocher.
   *[other] Pioche et défausse n’ont plus que { $piles } cartes : on ne peut pas piocher.
  }
refused-slot-empty = Il n’y a pas de carte à cet endroit.
refused-locomotive-second = Une locomotive visible ne peut être que la première carte d’un tour.
refused-locomotive-barred = L’événement en cours interdit les locomotives visibles.
refused-deck-empty = La pioche est vide.
refused-no-such-route = Ce trajet n’existe pas.
refused-route-taken = Il appartient déjà à { $owner }.
refused-twin-owned = La voie d’à côté est à toi : personne ne peut en avoir deux.
refused-route-closed = Fermé : à si peu de joueurs, une seule voie d’un trajet double peut être prise.
refused-not-enough-trains = { $need ->
    [one] Tu as { $have } wagons, ce trajet en demande { $need }.
   *[other] { $have ->
        [one] Tu as { $have } wagon, ce trajet en demande { $need }.
       *[other] Tu as { $have } wagons, ce trajet en demande { $need }.
      }
  }
refused-wrong-payment = { $need ->
    [one] Il faut { $need } carte d’une couleur qui convient, ou une locomotive.
   *[other] Il faut { $need } cartes d’une même couleur qui convient ; les locomotives remplacent toutes les autres.
  }
refused-not-enough-cards = Il te manque des cartes.
refused-cards-color = Il faut { $need } × { $color } ; tu en as { $have } et { $locomotives ->
    [0] aucune locomotive.
    [one] une locomotive.
   *[other] { $locomotives } locomotives.
  }
refused-cards-of = Il faut { $need } cartes d’une couleur ; tu as { $have } × { $color } et { $locomotives ->
    [0] aucune locomotive.
    [one] une locomotive.
   *[other] { $locomotives } locomotives.
  }
refused-cards-none = Il faut { $need } cartes d’une couleur, et tu n’en as pas.
refused-tickets-empty = Il ne reste pas de billet.
refused-bad-mix = On ne peut pas piocher ce mélange de billets.
refused-bad-ticket-set = Ce ne sont pas les billets proposés.
refused-keep-too-few = { $keep ->
    [one] Garde au moins un billet.
   *[other] Garde au moins { $keep } billets.
  }
refused-bad-return-order = Ces billets ne peuvent pas être rendus dans cet ordre.
refused-bad-passenger = Aucun voyageur de ce genre n’attend ici.
refused-bad-answer = Ce n’est pas une réponse possible.
refused-cannot-pass = Tu ne peux passer que si rien d’autre n’est possible.
refused-cannot-undo = On ne peut plus revenir là-dessus.
refused-bad-deal = On ne peut pas distribuer cela maintenant.

# Billets.
tickets-none = Pas encore de billets.
tickets-chosen = Tu gardes ces billets. On attend le choix de { $names }.
tickets-mix-chosen = Tu choisis parmi { $mix }. On attend le choix de { $names }.
ticket-done = rempli
ticket-cut-off = impossible
ticket-open = { $trains ->
    [one] encore { $trains } wagon
   *[other] encore { $trains } wagons
  }
deck-short = court
deck-long = long
tickets-order = Ils vont sous la pioche dans cet ordre, le dernier tout en bas :
tickets-earlier = { $ticket } : plus tôt
tickets-keep-more = { $count ->
    [one] Choisis-en encore { $count }
   *[other] Choisis-en encore { $count }
  }
tickets-keep = { $count ->
    [one] Garder celui-ci
   *[other] Garder ces { $count }
  }
draw-which = { $keep ->
    [one] Piocher des billets et en garder au moins un ?
   *[other] Piocher des billets et en garder au moins { $keep } ?
  }
mix = { $short ->
    [0] { $long } longs
   *[other] { $long ->
        [0] { $short } courts
       *[other] courts : { $short }, longs : { $long }
      }
  }
mix-plain = { $count ->
    [one] { $count } billet
   *[other] { $count } billets
  }

# Réponses.
answer-pass = Passer
answer-draw = Piocher : { $tickets }
answer-passenger = { $color }
answer-two-cards = Deux cartes
answer-three-dollars = 3 $
answer-card = Carte { $number }
answer-no = Non
answer-yes = Oui

# Ce que font les cartes des parties liées.
deed-or = {" ou "}
deed-then = , puis{" "}
deed-bargain = Donne { $price } : { $does }
deed-price-loco = { $count ->
    [one] une locomotive
   *[other] { $count } locomotives
  }
deed-price-cash = { $count } $
deed-gain = reçois { $a } $
deed-pay = paie { $a } $
deed-pool = mets { $a } $ dans la caisse
deed-draw = { $a ->
    [one] pioche une carte
   *[other] pioche { $a } cartes
  }
deed-take = { $a ->
    [one] prends une carte visible qui n’est pas une locomotive
   *[other] prends { $a } cartes visibles qui ne sont pas des locomotives
  }
deed-tickets = pioche { $a } billets et gardes-en au moins { $b }
deed-free = { $a ->
    [one] joue une carte de moins
   *[other] joue { $a } cartes de moins
  }
deed-anycolor = paie dans la couleur de ton choix
deed-unlock = le trajet double fermé s’ouvre pour toi
deed-bylen = reçois { $a }, { $b } ou { $c } $ pour 1–2, 3–4 ou 5–6 cases
deed-drawlen = pioche { $a }, { $b } ou { $c } cartes pour 1–2, 3–4 ou 5–6 cases
deed-tvalue = tes billets comptent { $a } $ de plus
deed-vault = mets un titre de { $a } $ dans ton coffre
deed-trains = { $a ->
    [one] prends un wagon de plus
   *[other] prends { $a } wagons de plus
  }
deed-stake = { $a ->
    [one] prends un piquet
   *[other] prends { $a } piquets
  }
deed-evidence = note des preuves : { $a }
deed-postcard = { $a ->
    [one] pioche une carte postale
   *[other] pioche { $a } cartes postales
  }
deed-refresh = toutes les cartes visibles sont remplacées
deed-retire-current = l’événement en cours est retiré
deed-extra-turn = joue un tour de plus
deed-mod = une règle change

# Places.
seats = Joueurs
seat-turn = doit jouer
seat-away = pas connecté
seat-stand-in = { $bot } remplace
seat-clock = Temps restant
seat-passengers = Voyageurs
passengers-of = Voyageurs, { $color } : { $count }
seat-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
seat-coins = { $count } $
seat-trains = { $count ->
    [one] encore { $count } wagon
   *[other] encore { $count } wagons
  }
seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
seat-tickets = { $count ->
    [one] { $count } billet
   *[other] { $count } billets
  }
seat-tickets-two = Billets : { $short } courts, { $long } longs
seat-name-color = { $name } ({ $color })
seat-color-red = rouge
seat-color-blue = bleu
seat-color-green = vert
seat-color-yellow = jaune
seat-color-black = noir
seat-color-white = blanc
seat-color-purple = violet
time-days = { $days ->
    [one] { $days } jour { $hours } h
   *[other] { $days } jours { $hours } h
  }

# Parties de l’écran et outils.
title-game = Highball
title-your-turn = À toi – Highball
menu = Menu
tab-tickets = Billets
tab-seats = Joueurs
tab-log = Journal
tab-chat = Chat
tab-plan = Plan
chat-unread = nouvelles lignes
search-city = Chercher une ville
tool-routes = Tous les trajets
tool-pencil = Crayon : marquer les trajets prévus
tool-help = Touches et aide
route-free = Libre.
list-color = Couleur
list-every-color = toutes les couleurs
list-all = aussi ceux qui sont impossibles maintenant
list-none = Aucun trajet ne convient.

banner-last-round = { $turns ->
    [0] Dernière ronde : c’est le dernier tour.
    [one] Dernière ronde : encore { $turns } tour après celui-ci.
   *[other] Dernière ronde : encore { $turns } tours après celui-ci.
  }
banner-lost = Pas de connexion. Nouvel essai …
banner-pencil = Crayon : choisis des trajets pour les marquer, rien que pour toi.

pencil-mark = Marquer des trajets
pencil-done = Ranger le crayon
pencil-clear = Tout effacer
pencil-trains = Wagons : { $need } nécessaires, { $have } restants
pencil-cards = Cartes
pencil-need = à payer
pencil-have = en main
pencil-missing = { $count ->
    [0] Tu as toutes les cartes qu’il faut.
    [one] Il manque { $count } carte, locomotives comprises.
   *[other] Il manque { $count } cartes, locomotives comprises.
  }
pencil-remove = Effacer { $route }
pencil-empty = Marque des trajets au crayon pour voir ce qu’ils demandent. Personne d’autre ne le voit.

curtain = Au tour de { $name }
curtain-what = Les mains et les billets sont cachés.
curtain-open = Je suis { $name } : montrer mes cartes
curtain-drew = Tu as pioché :
curtain-done = Terminé, passer l’appareil

stand-in-for-you = Un bot joue pour toi.
stand-in-back = Je suis de retour
overdue = Le temps de { $name } est écoulé.
overdue-host = L’hôte décide de la suite.
overdue-bot = Donner la place à un robot
overdue-which-bot = Quel robot
overdue-open = Ouvrir la place à quelqu’un d’autre
overdue-break-off = Interrompre la partie
overdue-break-off-sure = Interrompre la partie ? Elle finit sans résultat.
overdue-left = Personne ne joue { $name }.
overdue-open-sure = { $name } perd cette place et peut la reprendre pendant un jour, sauf si quelqu’un d’autre s’y assoit. L’ouvrir ?
overdue-campaign = Vers la campagne
absent = { $name } n’est plus là.
absent-let-bot = Laisser un bot jouer pour { $name }
absent-agreed = Pour : { $names }. Toutes les personnes présentes doivent être d’accord.
quiet = { $name } n’a pas joué depuis un moment.
quiet-ask = Demander « Toujours là ? »
quiet-asked = On demande à { $name } : « Toujours là ? » Après une minute sans réponse, un bot peut jouer.
still-there = Toujours là ?
still-there-what = Tu n’as pas joué depuis un moment. Sans réponse, les autres peuvent laisser un bot jouer pour toi.
still-there-yes = Je suis là
away-recap = Pendant ton absence
away-recap-what = Un bot a joué pour toi :
away-recap-nothing = Le bot n’a pas joué.
away-recap-go = Continuer
seat-former = Ta place a été cédée. Tu peux la reprendre, sauf si quelqu’un d’autre s’y assoit avant.
seat-former-take = La reprendre

extras-no-event = Pas encore d’événement.

help-play = Choisis un trajet encadré pour le prendre, ou fais-y glisser une pile de cartes. Prends des cartes dans la rangée ou dans la pioche. Ce qui a un bord doré peut être choisi maintenant. Une large bande dorée marque les chemins dont tes billets ont encore besoin.
help-open-card = prendre une carte visible
help-deck = piocher
help-tickets = piocher des billets
help-routes = liste de tous les trajets
help-tab = au plateau, aux cartes, aux listes
help-arrows = d’un trajet à l’autre
help-enter = choisir ou confirmer
help-escape = annuler
help-undo = reprendre
help-settle = laisser les bots continuer
help-skip = aller au dernier coup
help-pencil = crayon
help-search = chercher une ville
help-zoom = plus près, plus loin
help-whole = tout le plateau
help-pan = déplacer le plateau
help-help = cette aide

# Plusieurs appareils pour une partie.
tool-shared = Montrer le plateau à tous, sans les mains
tool-hand = Rien que ma main, à côté d’un grand écran
phones = Mains sur téléphones
phones-what = Choisis un nom, puis vise le code avec le téléphone de cette personne.
phones-code = Code pour la main de { $name }
hand-title = Une main de cartes
hand-not-yours = Cette place est à quelqu’un d’autre. Prends le code de ta propre place sur le grand écran.
hand-to-table = À la table
tab-routes = Trajets

# Conseils, dans les parties contre des robots.
tool-hint = Conseil
hint-wait = Réflexion…
hint-says = Meilleur coup : { $choice }. Chances de gagner : { $chance } %.
help-hint = conseil, dans les parties contre des robots
