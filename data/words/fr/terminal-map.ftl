# Un plateau sous forme de texte.

terminal-map-places = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
terminal-map-and-routes = Les lieux et leurs routes
terminal-map-country = pays
terminal-map-large = grande ville
terminal-map-passengers = { $count ->
    [one] { $count } passager
   *[other] { $count } passagers
}
terminal-map-double = double
terminal-map-triple = triple
terminal-map-deck = Pioche { $deck } : { $tickets }, { $points } en tout

# Comment se joue une édition, une phrase pour chaque règle qui diffère.
terminal-rule-seats = Joueurs : { $seats } ({ $colors }).
terminal-rule-begin = Chaque joueur commence avec { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
} et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
terminal-rule-cards = Cartes Wagon : { $cards }.
terminal-rule-coins = Chaque joueur commence avec { $coins } $.
terminal-rule-newspapers = Journaux dans la pioche selon le nombre de joueurs, à partir de { $least } joueurs : { $numbers }.
terminal-rule-passengers = { $count ->
    [one] { $count } passager attend sur le plateau ({ $colors }).
   *[other] { $count } passagers attendent sur le plateau ({ $colors }).
}
terminal-rule-opening-under = Destinations de départ : { $deal } proposées, au moins { $keep } à garder ; les autres sont mélangées et placées sous la pioche.
terminal-rule-opening-in = Destinations de départ : { $deal } proposées, au moins { $keep } à garder ; les autres sont mélangées dans leur pioche.
terminal-rule-fewer = S’il n’y a pas assez de cartes Destination, chacun en reçoit moins (le même nombre pour tous) et en garde au moins 1.
terminal-rule-drawn = Destinations piochées : { $deal } proposées, au moins { $keep } à garder.
terminal-rule-mix = Les joueurs choisissent combien de cartes ils prennent dans chaque pioche de destinations.
terminal-rule-double-one = Une seule voie d’une route double peut être prise.
terminal-rule-double-from = Avec moins de { $from } joueurs, une seule voie d’une route double peut être prise.
terminal-rule-triple-one = Une seule voie d’une route triple peut être prise.
terminal-rule-triple-from = Avec moins de { $from } joueurs, une seule voie d’une route triple peut être prise.
terminal-rule-draw-any = On peut piocher tant qu’il reste une carte à prendre, visible ou dans la pioche.
terminal-rule-draw-empty = On ne peut pas piocher tant que la pioche et la défausse sont vides.
terminal-rule-draw-floor = On ne peut pas piocher tant que la pioche et la défausse contiennent à elles deux { $floor } cartes ou moins.
terminal-rule-reset = { $at ->
    [one] Avec { $at } locomotive visible
   *[other] Avec { $at } locomotives visibles
}, on remplace toutes les cartes visibles, { $times ->
   *[other] { $times } fois
} de suite au plus.
terminal-rule-claim-points = Une route rapporte des points selon sa longueur (pour 1, 2, 3… cases) : { $points }.
terminal-rule-claim-passengers = Quand on prend une route, on fait monter un passager à chaque extrémité.
terminal-rule-claim-coins = Chaque route que tu prends rapporte { $coins } $.
terminal-rule-claim-large = Une route dont une extrémité est une grande ville donne une carte de la pioche.
terminal-rule-claim-bonus = Une route de la couleur de ta compagnie donne le bonus de compagnie.
terminal-rule-claim-step = Chaque prise de route est suivie de cette étape : { $step }.
terminal-rule-bonus = Bonus du joueur { $seat } sur les routes de la couleur de sa compagnie ({ $color }) : { $does }.
terminal-rule-event = Événement « { $title } » : { $text }
terminal-rule-end = Le dernier tour commence quand un joueur a { $at ->
    [one] { $at } wagon
   *[other] { $at } wagons
} ou moins à la fin de son tour.
terminal-rule-score = Décompte : { $lines }.
terminal-rule-ties = En cas d’égalité : { $ties } ; ceux qui restent à égalité se partagent la place.
terminal-line-routes = points des routes
terminal-line-longest-path = { $points } pour le chemin le plus long
terminal-line-globetrotter = { $points } pour le plus grand nombre de destinations réussies
terminal-line-passengers = { $most } au joueur qui a le plus de passagers d’une couleur et { $second } au deuxième
terminal-line-bookings = séries de trois destinations à bandeaux différents
terminal-line-trains-left = dollars selon les wagons restants (pour 0, 1, 2… wagons : { $table })
terminal-tie-tickets = nombre de destinations réussies
terminal-tie-passengers = nombre de passagers
