# Une carte comme texte à lire.

terminal-map-usa = Amérique du Nord
terminal-map-germany = Allemagne
terminal-map-legends = L’Est
terminal-map-places = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
terminal-map-and-routes = Les lieux et leurs trajets
terminal-map-country = pays
terminal-map-large = grande ville
terminal-map-passengers = { $count ->
    [one] { $count } voyageur
   *[other] { $count } voyageurs
}
terminal-map-double = double
terminal-map-triple = triple
terminal-map-deck = Pioche { $deck } : { $tickets }, { $points } en tout

# Comment se joue une édition, une phrase pour chaque règle qui diffère.
terminal-rule-seats = Places : { $seats } ({ $colors }).
terminal-rule-begin = Chaque place commence avec { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
} et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
terminal-rule-cards = Cartes : { $cards }.
terminal-rule-coins = Chaque place commence avec { $coins } $.
terminal-rule-newspapers = Journaux dans la pioche à { $least } places et plus : { $numbers }.
terminal-rule-passengers = { $count ->
    [one] { $count } voyageur attend sur le plateau, en { $colors }.
   *[other] { $count } voyageurs attendent sur le plateau, en { $colors }.
}
terminal-rule-opening-under = Billets de départ : { $deal } proposés, au moins { $keep } gardés ; les autres vont sous la pioche, mélangés.
terminal-rule-opening-in = Billets de départ : { $deal } proposés, au moins { $keep } gardés ; les autres sont mélangés dans leur pioche.
terminal-rule-fewer = S’il y a trop peu de billets, chacun s’en voit proposer le même nombre réduit et en garde au moins 1.
terminal-rule-drawn = Un tour de billets : { $deal } proposés, au moins { $keep } gardés.
terminal-rule-mix = Une place dit combien de billets elle pioche de chaque pioche.
terminal-rule-double-any = Les trajets d’un double peuvent être à différents joueurs, quel que soit le nombre de places.
terminal-rule-double-one = Un seul trajet d’un double sert, toujours.
terminal-rule-double-from = Un seul trajet d’un double sert à moins de { $from } places.
terminal-rule-triple-any = Les trajets d’un triple peuvent être à différents joueurs, quel que soit le nombre de places.
terminal-rule-triple-one = Un seul trajet d’un triple sert, toujours.
terminal-rule-triple-from = Un seul trajet d’un triple sert à moins de { $from } places.
terminal-rule-draw-any = On peut piocher tant qu’une carte peut être prise, visibles comprises.
terminal-rule-draw-empty = On ne peut pas piocher tant que la pioche et la défausse sont vides.
terminal-rule-draw-floor = On ne peut pas piocher tant que la pioche et la défausse ont { $floor } cartes ou moins.
terminal-rule-reset = { $at ->
    [one] { $at } locomotive visible fait
   *[other] { $at } locomotives visibles font
} remplacer toutes les cartes visibles, { $times ->
   *[other] { $times } fois
} de suite au plus.
terminal-rule-claim-points = Un trajet donne des points selon sa longueur, à partir de 1 : { $points }.
terminal-rule-claim-passengers = Qui prend un trajet emmène un voyageur de chaque bout.
terminal-rule-claim-coins = Un trajet donne { $coins } $.
terminal-rule-claim-large = Un trajet dont un bout est une grande ville donne une carte de la pioche.
terminal-rule-claim-bonus = Un trajet à la couleur de sa compagnie donne son bonus.
terminal-rule-claim-step = Après un trajet pris vient l’étape { $step }.
terminal-rule-bonus = Le bonus de { $seat } pour les trajets de cette couleur ({ $color }) : { $does }.
terminal-rule-event = Événement { $title } : { $text }
terminal-rule-end = Le dernier tour commence quand une place a { $at ->
    [one] { $at } wagon
   *[other] { $at } wagons
} ou moins à la fin de son tour.
terminal-rule-score = Décompte : { $lines }.
terminal-rule-ties = Égalités : { $ties } ; sinon partage.
terminal-line-routes = points des trajets
terminal-line-tickets = billets
terminal-line-longest-path = { $points } pour le chemin le plus long
terminal-line-globetrotter = { $points } pour le plus de billets
terminal-line-passengers = { $most } et { $second } pour le plus et le deuxième plus grand nombre de voyageurs de chaque couleur
terminal-line-coins = dollars
terminal-line-bookings = séries de trois bandeaux
terminal-line-trains-left = selon les wagons restants, à partir de 0 ({ $table })
terminal-tie-tickets = plus de billets remplis
terminal-tie-longest-path = un chemin le plus long
terminal-tie-passengers = plus de voyageurs
terminal-tie-later = plus tard dans l’ordre du tour
