# Les règles : nos propres mots, les chiffres viennent des éditions.

rules-title = Règles
rules-all = Toutes les éditions
rules-unknown = Cette édition n’existe pas ; choisis l’une de celles-ci.
rules-contents = Sommaire
rules-differs = Ce qui diffère
rules-differs-a = Une édition
rules-differs-b = L’autre
rules-differs-whole = Montrer aussi ce qui est pareil
rules-differs-same = Choisis deux éditions différentes.
rules-rulings = Précisions : ce qui vaut quand les livrets se taisent
rules-rulings-what = Là où les livrets se taisent ou divergent, voici comment on joue ici.

rules-section-goal = De quoi il s’agit
rules-section-setup = Avant le premier tour
rules-section-cards = Piocher des cartes
rules-section-claim = Prendre un trajet
rules-section-tickets = Les billets
rules-section-news = Journaux et événements
rules-section-end = La fin
rules-section-score = Le décompte
rules-section-facts = En chiffres
rules-section-rulings = Précisions

rules-goal-points = Tu relies des villes par le rail. Des billets secrets disent lesquelles ; trajets et billets rapportent des points, et le plus de points l’emporte.
rules-goal-dollars = Tu relies des villes par le rail pour ta compagnie. Des billets secrets disent lesquelles ; le plus riche à la fin l’emporte.
rules-turn = À ton tour, tu fais exactement une chose sur trois : piocher des cartes, prendre un trajet ou piocher des billets. Puis c’est à la place suivante, dans le sens horaire.

rules-setup-trains = Chacun commence avec { $trains } wagons et { $hand } cartes. Cinq cartes sont visibles à côté de la pioche.
rules-setup-coins = Chacun a aussi { $coins } $.
rules-setup-passengers = { $number } voyageurs de { $colors } couleurs sont placés au hasard dans les villes et les pays, à la vue de tous.
rules-setup-tickets = Chacun reçoit en secret { $deal } billets et en garde au moins { $keep }.
rules-setup-mix = Chacun annonce en même temps combien de ses { $deal } billets seront courts et combien longs, les reçoit en secret et en garde au moins { $keep }.
rules-setup-back-under = Ce qui est rendu est mélangé et va sous la pioche des billets.
rules-setup-back-in = Ce qui est rendu est mélangé dans la pioche d’où il vient.
rules-setup-fewer = S’il n’y a pas assez de billets, chacun en reçoit le même nombre réduit et en garde au moins un.
rules-setup-news = Des journaux sont mélangés dans la pioche : { $number } à la plus grande table, davantage à moins de joueurs.
rules-setup-first = La première place est tirée au sort, sauf si l’hôte l’a désignée.

rules-cards-two = Tu prends deux cartes, chacune visible ou de la pioche. Une carte visible est remplacée aussitôt, avant que tu prennes la deuxième.
rules-cards-locomotive = Une locomotive vaut n’importe quelle couleur. Visible, elle ne se prend qu’en premier et c’est alors la seule carte du tour ; venue de la pioche, elle compte comme une autre.
rules-cards-reset = Dès que { $at } des cinq cartes visibles sont des locomotives, les cinq sont remplacées.
rules-cards-shuffle = Quand la pioche est vide, la défausse est mélangée et la remplace. Une main peut être aussi grande que l’on veut.
rules-cards-end = On peut piocher tant qu’il reste une carte à prendre, visible ou dans la pioche.
rules-cards-end-piles = Tant que la pioche et la défausse sont vides, on ne pioche pas, pas même les cartes visibles.
rules-cards-end-floor = Tant que la pioche et la défausse ont ensemble { $floor } cartes ou moins, on ne pioche pas.

rules-claim-pay = Tu choisis, n’importe où, un trajet que personne n’a, et tu joues autant de cartes de sa couleur qu’il a de cases. Des locomotives peuvent remplacer une carte ou toutes.
rules-claim-gray = Un trajet gris accepte toute couleur, mais une seule.
rules-claim-trains = Un wagon va sur chaque case. Sans assez de wagons, le trajet ne peut être pris.
rules-claim-group = Nul ne peut avoir deux trajets placés côte à côte en double ou en triple.
rules-claim-double = Jusqu’à { $below } joueurs, un trajet double est fermé dès que l’un des deux est pris. À partir de { $from }, deux joueurs différents peuvent les avoir.
rules-claim-double-open = Deux joueurs différents peuvent avoir les deux d’un trajet double, quel que soit leur nombre.
rules-claim-double-closed = Un trajet double est fermé dès que l’un des deux est pris.
rules-claim-triple = Jusqu’à { $below } joueurs, un trajet triple est fermé dès que l’un des trois est pris. À partir de { $from }, chacun des trois peut aller à quelqu’un d’autre.
rules-claim-triple-open = Chacun des trois d’un trajet triple peut aller à quelqu’un d’autre, quel que soit le nombre de joueurs.
rules-claim-triple-closed = Un trajet triple est fermé dès que l’un des trois est pris.
rules-claim-points = Les points du trajet sont à toi aussitôt, selon le tableau ci-dessous.
rules-claim-passengers = À chaque bout du trajet, tu prends un voyageur d’une couleur de ton choix, s’il en attend encore.
rules-claim-collect = Tu reçois { $coins } $.
rules-claim-company = Un trajet à la couleur de ta compagnie donne son bonus, quelle que soit sa longueur ; un gris jamais. La liste ci-dessous dit ce que reçoit chaque compagnie.
rules-claim-large = Si un bout du trajet est une grande ville, tu pioches la première carte.

rules-tickets-draw = Tu pioches { $deal } billets, ou ce qui reste, et tu en gardes au moins { $keep }.
rules-tickets-mix = Tu annonces combien de { $deal } billets seront courts et combien longs, tu les pioches et en gardes au moins { $keep }.
rules-tickets-back = Les autres vont sous leur pioche, dans l’ordre que tu choisis.
rules-tickets-done = Un billet est accompli quand tes propres trajets relient ses deux lieux, par n’importe quel chemin. Sa valeur est alors à toi au décompte ; sinon il te coûte autant.
rules-tickets-countries = Un pays est un bout de ligne : les trajets qui y mènent ne s’y rejoignent pas. Un billet qui nomme un pays se contente de l’un d’eux.
rules-tickets-secret = Les billets restent secrets jusqu’à la fin, et tu peux en avoir autant que tu veux.

rules-news-turned = Un journal qui sort de la pioche révèle l’événement suivant et est défaussé ; une autre carte est piochée à sa place.
rules-news-kinds = Un événement dure jusqu’au suivant. Un événement éclair agit une fois, aussitôt.
rules-news-bolt = (éclair)

rules-end-low = Dès que quelqu’un a { $at } wagons ou moins à la fin de son tour, chacun joue encore une fois, cette personne en dernier. Puis la partie est finie.
rules-end-pass = Qui ne peut rien faire passe ; les autres n’en ont pas le droit. Si tous doivent passer de suite, la partie est finie aussi.

rules-score-routes = Les points de tous tes trajets.
rules-score-tickets = La valeur de chaque billet accompli s’ajoute, celle des autres se retire.
rules-score-longest-path = { $points } points pour le plus long chemin : le plus long sur tes trajets sans en prendre un deux fois. Il peut se croiser. Tous les ex æquo les ont.
rules-score-globetrotter = { $points } points pour le plus de billets accomplis. Tous les ex æquo les ont.
rules-score-passengers = Pour chaque couleur de voyageurs : { $most } points au plus grand nombre, { $second } au deuxième. En cas d’égalité en tête, { $most } chacun, et personne n’est deuxième.
rules-score-coins = Les dollars que tu as.
rules-score-trains-left = Des dollars pour les wagons restants : moins il y en a, mieux c’est.
rules-score-bookings = De l’argent pour des séries de trois billets accomplis de trois sortes.
rules-score-floor = Un total inférieur à { $floor } devient { $floor }.
rules-score-winner = Le total le plus haut l’emporte. Les égalités se départagent dans cet ordre :
rules-tie-tickets-completed = plus de billets accomplis,
rules-tie-longest-path = le bonus du plus long chemin,
rules-tie-passengers = plus de voyageurs en tout,
rules-tie-later-in-turn-order = la place la plus tardive dans l’ordre du tour.
rules-tie-shared = et qui reste à égalité partage la place.
rules-tie-short-tickets-completed = billets
rules-tie-short-longest-path = plus long chemin
rules-tie-short-passengers = voyageurs
rules-tie-short-later-in-turn-order = plus tard dans l’ordre
rules-tie-short-shared = partage

rules-length = Longueur
rules-points = Points
rules-trains-left = Wagons restants
rules-dollars = Dollars
rules-deck-tickets = billets
rules-deck-short = courts
rules-deck-long = longs

rules-fact-range = { $from }–{ $to }
rules-fact-cards = { $number } en { $colors } couleurs
rules-fact-deck = { $name } : { $number }, valeur { $least }–{ $most }
rules-fact-deals = { $deal } reçus, au moins { $keep } gardés
rules-fact-returned-shuffled-under = mélangés, sous la pioche
rules-fact-returned-shuffled-in = mélangés dans la pioche
rules-fact-always = toujours
rules-fact-never = jamais
rules-fact-from = à partir de { $seats } joueurs
rules-fact-floor-none = il n’y a plus de carte
rules-fact-floor = pioche et défausse { $floor ->
    [0] sont vides
   *[other] ont { $floor } cartes ou moins
}
rules-fact-end = { $at } ou moins
rules-fact-of-seats = Joueurs
rules-fact-of-cities = Villes
rules-fact-of-countries = Pays
rules-fact-of-routes = Trajets
rules-fact-of-longest = Trajet le plus long
rules-fact-of-trains = Wagons par joueur
rules-fact-of-colors = Cartes de couleur
rules-fact-of-missing = Couleurs sans cartes
rules-fact-of-locomotives = Locomotives
rules-fact-of-newspapers = Journaux à la plus grande table
rules-fact-of-hand = Main de départ
rules-fact-of-coins = Argent de départ
rules-fact-of-tickets = Billets
rules-fact-of-opening = Billets de départ
rules-fact-of-returned = Billets de départ rendus
rules-fact-of-drawn = Piocher des billets
rules-fact-of-mix = On annonce courts et longs
rules-fact-of-double = Les deux d’un trajet double
rules-fact-of-triple = Tous d’un trajet triple
rules-fact-of-points = Points selon la longueur
rules-fact-of-passengers = Voyageurs
rules-fact-of-floor = On ne pioche plus quand
rules-fact-of-events = Événements
rules-fact-of-companies = Compagnies à bonus
rules-fact-of-large = Grandes villes
rules-fact-of-end = Wagons qui ouvrent le dernier tour
rules-fact-of-score = Ce qui compte
rules-fact-of-ties = Égalités
rules-fact-of-below = Un total peut être négatif
rules-line-routes = trajets
rules-line-tickets = billets
rules-line-longest-path = plus long chemin
rules-line-globetrotter = le plus de billets
rules-line-passengers = voyageurs
rules-line-coins = dollars
rules-line-trains-left = wagons restants
rules-line-bookings = réservations
