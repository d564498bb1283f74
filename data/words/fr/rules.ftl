# Les règles, dans nos propres mots ; les nombres viennent des éditions.

rules-title = Règles
rules-all = Toutes les éditions
rules-unknown = Cette édition n’existe pas. Choisis l’une de celles-ci.
rules-contents = Sommaire
rules-differs = Comparer les éditions
rules-differs-a = Première édition
rules-differs-b = Deuxième édition
rules-differs-whole = Montrer aussi les points communs
rules-differs-same = Choisis deux éditions différentes.
rules-rulings = Précisions sur les règles
rules-rulings-what = Là où les livrets se taisent ou divergent, voici comment on joue ici.

rules-section-goal = But du jeu
rules-section-setup = Mise en place
rules-section-cards = Piocher des cartes
rules-section-claim = Prendre une route
rules-section-tickets = Les cartes Destination
rules-section-news = Journaux et événements
rules-section-end = Fin de la partie
rules-section-score = Décompte
rules-section-facts = En chiffres
rules-section-rulings = Précisions sur les règles

rules-goal-points = Tu relies des villes par le rail. Des cartes Destination secrètes t’indiquent lesquelles. Routes et destinations rapportent des points, et le joueur qui en a le plus l’emporte.
rules-goal-dollars = Tu relies des villes par le rail pour ta compagnie. Des cartes Destination secrètes t’indiquent lesquelles. Le joueur le plus riche à la fin l’emporte.
rules-turn = À ton tour, tu choisis une seule de ces trois actions : piocher des cartes, prendre une route ou piocher des cartes Destination. Puis c’est au joueur suivant, dans le sens horaire.

rules-setup-trains = Chacun commence avec { $trains } wagons et { $hand } cartes. Cinq cartes sont placées face visible à côté de la pioche.
rules-setup-coins = Chacun a aussi { $coins } $.
rules-setup-passengers = { $number } passagers de { $colors } couleurs sont placés au hasard dans les villes et les pays, à la vue de tous.
rules-setup-tickets = Chacun reçoit en secret { $deal } cartes Destination et en garde au moins { $keep }.
rules-setup-mix = Tous choisissent en même temps combien de cartes Destination courtes et longues ils veulent ({ $deal } en tout), les reçoivent en secret et en gardent au moins { $keep }.
rules-setup-back-under = Les cartes rendues sont mélangées et placées sous la pioche des cartes Destination.
rules-setup-back-in = Les cartes rendues sont remélangées dans la pioche d’où elles viennent.
rules-setup-fewer = S’il n’y a pas assez de cartes Destination, chacun en reçoit moins (le même nombre pour tous) et en garde au moins une.
rules-setup-news = Des journaux sont mélangés dans la pioche : { $number } avec le nombre maximal de joueurs, davantage s’il y a moins de joueurs.
rules-setup-first = Le premier joueur est tiré au sort, sauf si l’hôte en a désigné un.

rules-cards-two = Tu prends deux cartes, chacune parmi les cartes visibles ou dans la pioche. Une carte visible est remplacée aussitôt, avant que tu prennes la deuxième.
rules-cards-locomotive = Une locomotive remplace n’importe quelle couleur. Une locomotive visible ne peut être prise qu’en premier, et c’est alors la seule carte que tu prends à ce tour ; une locomotive piochée compte comme une carte ordinaire.
rules-cards-reset = Dès que { $at } des cinq cartes visibles sont des locomotives, les cinq sont remplacées.
rules-cards-shuffle = Quand la pioche est vide, la défausse est mélangée et la remplace. Il n’y a pas de limite de cartes en main.
rules-cards-end = On peut piocher tant qu’il reste une carte à prendre, visible ou dans la pioche.
rules-cards-end-piles = Tant que la pioche et la défausse sont vides, on ne peut prendre aucune carte, pas même une carte visible.
rules-cards-end-floor = Tant que la pioche et la défausse contiennent à elles deux { $floor } cartes ou moins, on ne peut pas piocher.

rules-claim-pay = Tu choisis n’importe quelle route libre du plateau, et tu joues autant de cartes de sa couleur qu’elle a de cases. Des locomotives peuvent en remplacer une partie ou la totalité.
rules-claim-gray = Une route grise se prend avec n’importe quelle couleur, mais une seule.
rules-claim-trains = Tu places un wagon sur chaque case. Si tu n’as pas assez de wagons, tu ne peux pas prendre la route.
rules-claim-group = Personne ne peut avoir deux voies parallèles d’une route double ou triple.
rules-claim-double = Jusqu’à { $below } joueurs, une route double est fermée dès que l’une de ses voies est prise. À partir de { $from }, deux joueurs différents peuvent en prendre une chacun.
rules-claim-double-closed = Une route double est fermée dès que l’une de ses voies est prise.
rules-claim-triple = Jusqu’à { $below } joueurs, une route triple est fermée dès que l’une de ses voies est prise. À partir de { $from }, trois joueurs différents peuvent en prendre une chacun.
rules-claim-triple-closed = Une route triple est fermée dès que l’une de ses voies est prise.
rules-claim-points = Tu marques aussitôt les points de la route ; voir le tableau des points.
rules-claim-passengers = À chaque extrémité de la route, tu prends un passager d’une couleur de ton choix, s’il en reste un.
rules-claim-collect = Tu reçois { $coins } $.
rules-claim-company = Toute route de la couleur de ta compagnie, quelle que soit sa longueur, te donne le bonus de compagnie ; une route grise, jamais.
rules-claim-large = Si une extrémité de la route est une grande ville, tu pioches une carte.

rules-tickets-draw = Tu pioches { $deal } cartes Destination, ou celles qui restent s’il y en a moins, et tu en gardes au moins { $keep }.
rules-tickets-mix = Tu choisis combien de cartes Destination courtes et longues tu veux ({ $deal } en tout), tu les pioches et tu en gardes au moins { $keep }.
rules-tickets-back = Les autres vont sous leur pioche, dans l’ordre que tu choisis.
rules-tickets-done = Une carte Destination est réussie quand tes propres routes relient ses deux lieux, par n’importe quel chemin. Elle ajoute alors sa valeur à ton score final ; une carte manquée te coûte sa valeur.
rules-tickets-countries = Un pays est un terminus : les routes qui y mènent ne s’y rejoignent pas. Pour une carte Destination qui nomme un pays, n’importe laquelle de ces routes suffit.
rules-tickets-secret = Les cartes Destination restent secrètes jusqu’à la fin, et tu peux en avoir autant que tu veux.

rules-news-turned = Un journal pioché révèle l’événement suivant puis est défaussé ; une autre carte est piochée à sa place.
rules-news-kinds = Un événement reste en vigueur jusqu’au suivant. Un événement marqué d’un éclair agit une seule fois, tout de suite.
rules-news-bolt = (éclair)

rules-end-low = Dès qu’un joueur a { $at } wagons ou moins à la fin de son tour, chacun joue encore une fois, ce joueur en dernier. Puis la partie se termine.
rules-end-pass = Un joueur qui n’a aucun coup possible passe ; les autres n’en ont pas le droit. La partie se termine aussi si tous les joueurs passent l’un après l’autre.

rules-score-routes = Les points de toutes tes routes.
rules-score-tickets = La valeur de chaque destination réussie est ajoutée, celle des autres est retirée.
rules-score-longest-path = { $points } points pour le chemin le plus long : le plus long chemin continu sur tes routes, sans emprunter deux fois la même. Il peut se croiser. En cas d’égalité, tous les ex æquo reçoivent le bonus.
rules-score-globetrotter = { $points } points pour le plus grand nombre de destinations réussies. En cas d’égalité, tous les ex æquo reçoivent le bonus.
rules-score-passengers = Pour chaque couleur de passagers : { $most } points au joueur qui en a le plus, { $second } au deuxième. En cas d’égalité en tête, { $most } chacun, et personne n’est deuxième.
rules-score-coins = Tes dollars.
rules-score-trains-left = Des dollars selon le nombre de wagons restants : moins il t’en reste, plus tu gagnes.
rules-score-bookings = De l’argent pour chaque série de trois destinations réussies à bandeaux différents.
rules-score-floor = Un total inférieur à { $floor } devient { $floor }.
rules-score-winner = Le total le plus élevé l’emporte. Les égalités se départagent dans cet ordre :
rules-tie-tickets-completed = le plus grand nombre de destinations réussies
rules-tie-longest-path = le bonus du chemin le plus long
rules-tie-passengers = le plus grand nombre de passagers au total
rules-tie-later-in-turn-order = l’avantage à celui qui joue le plus tard dans le tour
rules-tie-shared = Ceux qui restent à égalité se partagent la place.
rules-tie-short-shared = place partagée

rules-length = Longueur
rules-points = Points
rules-trains-left = Wagons restants

rules-fact-range = { $from }⁠–⁠{ $to }
rules-fact-cards = { $number } en { $colors } couleurs
rules-fact-deck = { $name } : { $number }, valeur { $least }⁠–⁠{ $most }
rules-fact-deck-only = { $number }, valeur { $least }⁠–⁠{ $most }
rules-fact-deals = { $deal } reçues, au moins { $keep } à garder
rules-fact-returned-shuffled-under = mélangées et placées sous la pioche
rules-fact-returned-shuffled-in = mélangées dans la pioche
rules-fact-always = toujours
rules-fact-never = jamais
rules-fact-from = à partir de { $seats } joueurs
rules-fact-floor-none = il n’y a plus de carte
rules-fact-floor = la pioche et la défausse { $floor ->
    [0] sont vides
   *[other] contiennent à elles deux { $floor } cartes ou moins
}
rules-fact-end = { $at } ou moins
rules-fact-of-seats = Joueurs
rules-fact-of-cities = Villes
rules-fact-of-countries = Pays
rules-fact-of-routes = Routes
rules-fact-of-longest = Route la plus longue
rules-fact-of-trains = Wagons par joueur
rules-fact-of-colors = Cartes de couleur
rules-fact-of-missing = Couleurs sans cartes
rules-fact-of-locomotives = Locomotives
rules-fact-of-newspapers = Journaux avec le nombre maximal de joueurs
rules-fact-of-hand = Main de départ
rules-fact-of-coins = Argent de départ
rules-fact-of-tickets = Cartes Destination
rules-fact-of-opening = Destinations de départ
rules-fact-of-returned = Destinations de départ rendues
rules-fact-of-drawn = Piocher des destinations
rules-fact-of-mix = Destinations courtes et longues au choix
rules-fact-of-double = Routes doubles : deux voies ouvertes
rules-fact-of-triple = Routes triples : trois voies ouvertes
rules-fact-of-points = Points selon la longueur
rules-fact-of-passengers = Passagers
rules-fact-of-floor = On ne pioche plus quand
rules-fact-of-events = Événements
rules-fact-of-companies = Bonus des compagnies
rules-fact-of-large = Grandes villes
rules-fact-of-end = Wagons qui déclenchent le dernier tour
rules-fact-of-score = Décompte
rules-fact-of-ties = Égalités
rules-fact-of-below = Total inférieur à zéro possible
