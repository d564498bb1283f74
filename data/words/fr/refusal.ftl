# Pourquoi les règles n’acceptent pas une réponse. Au milieu d’une phrase ou bien seul, avec majuscule et point.

refusal-rules-not-your-turn = ce n’est pas à cette place de répondre
refusal-rules-wrong-phase = cela ne répond pas à la question posée : il faut une autre réponse ou une distribution, ou bien la partie est finie
refusal-rules-draw-barred = { $piles ->
    [one] on ne peut pas piocher, car la pioche et la défausse n’ont que { $piles } carte
   *[other] on ne peut pas piocher, car la pioche et la défausse ont { $piles } cartes
}
refusal-rules-slot-empty = aucune carte visible ne se trouve là
refusal-rules-locomotive-second = une locomotive visible ne peut être que la première carte du tour
refusal-rules-locomotive-barred = l’événement en cours interdit les locomotives visibles
refusal-rules-deck-empty = la pioche est vide
refusal-rules-no-such-route = ce trajet n’existe pas
refusal-rules-route-taken = { $owner ->
    [you] le trajet est déjà à toi
    [red] le trajet appartient déjà à Rouge
    [blue] le trajet appartient déjà à Bleu
    [green] le trajet appartient déjà à Vert
    [yellow] le trajet appartient déjà à Jaune
    [black] le trajet appartient déjà à Noir
    [white] le trajet appartient déjà à Blanc
    [purple] le trajet appartient déjà à Violet
   *[other] le trajet appartient déjà à { $owner }
}
refusal-rules-twin-owned = cette place a déjà un trajet parallèle du même groupe
refusal-rules-route-closed = un trajet parallèle est pris et, avec si peu de places, cela ferme celui-ci
refusal-rules-not-enough-trains = { $need ->
    [one] le trajet demande { $need } wagon, et cette place en a { $have }
   *[other] le trajet demande { $need } wagons, et cette place en a { $have }
}
refusal-rules-wrong-payment = { $need ->
    [one] il faut payer exactement { $need } carte d’une couleur qui convient au trajet ; une locomotive peut la remplacer
   *[other] il faut payer exactement { $need } cartes d’une seule couleur qui convient au trajet ; des locomotives peuvent en remplacer
}
refusal-rules-not-enough-cards = cette place n’a pas ces cartes
refusal-rules-tickets-empty = il ne reste aucun billet à piocher
refusal-rules-bad-mix = on ne peut pas piocher des billets dans ces proportions
refusal-rules-bad-ticket-set = un billet nommé n’était pas proposé, ou l’un d’eux est nommé deux fois
refusal-rules-keep-too-few = { $keep ->
    [one] il faut garder au moins { $keep } billet
   *[other] il faut garder au moins { $keep } billets
}
refusal-rules-bad-return-order = les billets rendus doivent être exactement ceux qui ne sont pas gardés, ceux de la première pioche avant ceux de la seconde
refusal-rules-bad-passenger = aucun voyageur de ce genre n’attend au lieu dont il s’agit
refusal-rules-bad-answer = ce n’est aucune des réponses possibles
refusal-rules-cannot-pass = seule une place qui ne peut rien faire d’autre peut passer
refusal-rules-cannot-undo = cela ne peut pas être repris : on ne reprend que sa propre dernière action, avant qu’une carte soit distribuée ou qu’une autre place joue
refusal-rules-bad-deal = cela ne peut pas être distribué maintenant
