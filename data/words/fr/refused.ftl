# Refus par les règles, au milieu d’une phrase ou seuls, avec majuscule et point. « you » dit si le lecteur est concerné.

refused-not-your-turn = { $you ->
    [yes] ce n’est pas ton tour
   *[no] ce n’est pas le tour de ce joueur
  }
refused-wrong-phase = { $you ->
    [yes] pas maintenant : il y a d’abord une autre décision à prendre
   *[no] la partie attend une autre décision ou une distribution, ou elle est terminée
  }
refused-draw-barred = { $you ->
    [yes] { $piles ->
        [0] il ne reste aucune carte : impossible de piocher
        [one] il ne reste que { $piles } carte : impossible de piocher
       *[other] il ne reste que { $piles } cartes : impossible de piocher
      }
   *[no] { $piles ->
        [0] on ne peut pas piocher, car la pioche et la défausse sont vides
        [one] on ne peut pas piocher, car la pioche et la défausse ne contiennent à elles deux que { $piles } carte
       *[other] on ne peut pas piocher, car la pioche et la défausse ne contiennent à elles deux que { $piles } cartes
    }
  }
refused-slot-empty = il n’y a pas de carte visible à cet emplacement
refused-locomotive-second = une locomotive visible ne peut pas être la deuxième carte
refused-locomotive-barred = l’événement en cours interdit de prendre des locomotives visibles
refused-deck-empty = la pioche est vide
refused-no-such-route = cette route n’existe pas
refused-route-taken = { $owner ->
    [you] la route est déjà à toi
    [red] la route appartient déjà au joueur rouge
    [blue] la route appartient déjà au joueur bleu
    [green] la route appartient déjà au joueur vert
    [yellow] la route appartient déjà au joueur jaune
    [black] la route appartient déjà au joueur noir
    [white] la route appartient déjà au joueur blanc
    [purple] la route appartient déjà au joueur violet
    [orange] la route appartient déjà au joueur orange
   *[other] la route est déjà à { $owner }
}
refused-twin-owned = { $you ->
    [yes] tu possèdes déjà une voie parallèle, et personne ne peut en avoir deux
   *[no] ce joueur possède déjà une voie parallèle
  }
refused-route-closed = { $you ->
    [yes] fermée : avec si peu de joueurs, une seule des voies parallèles peut être prise
   *[no] une voie parallèle est déjà prise et, avec si peu de joueurs, les autres sont fermées
  }
refused-not-enough-trains = { $you ->
    [yes] { $need ->
        [one] tu n’as plus de wagon ; cette route en demande { $need }
       *[other] { $have ->
            [0] tu n’as plus de wagon ; cette route en demande { $need }
            [one] tu n’as que { $have } wagon ; cette route en demande { $need }
           *[other] tu n’as que { $have } wagons ; cette route en demande { $need }
          }
      }
   *[no] { $need ->
        [one] la route demande { $need } wagon, mais ce joueur n’en a plus
       *[other] { $have ->
            [0] la route demande { $need } wagons, mais ce joueur n’en a plus
           *[other] la route demande { $need } wagons, mais ce joueur n’en a que { $have }
          }
    }
  }
refused-wrong-payment = { $you ->
    [yes] { $need ->
        [one] il faut { $need } carte d’une couleur autorisée pour cette route, ou une locomotive
       *[other] il faut { $need } cartes d’une même couleur autorisée pour cette route ; les locomotives servent de jokers
      }
   *[no] { $need ->
        [one] il faut exactement { $need } carte d’une couleur autorisée pour la route, ou une locomotive
       *[other] il faut exactement { $need } cartes d’une même couleur autorisée pour la route ; les locomotives servent de jokers
    }
  }
refused-not-enough-cards = { $you ->
    [yes] tu n’as pas ces cartes
   *[no] ce joueur n’a pas ces cartes
  }
refused-tickets-empty = il n’y a plus de destinations à piocher
refused-bad-mix = on ne peut pas piocher cette combinaison de destinations
refused-bad-ticket-set = une de ces destinations n’était pas proposée, ou l’une d’elles apparaît deux fois
refused-keep-too-few = { $keep ->
    [one] garde au moins { $keep } destination
   *[other] garde au moins { $keep } destinations
}
refused-bad-return-order = rends exactement les destinations que tu ne gardes pas, celles de la première pioche avant celles de la seconde
refused-bad-passenger = ce passager n’attend pas à cet endroit
refused-bad-answer = ce choix n’est pas proposé
refused-cannot-pass = { $you ->
    [yes] tu ne peux passer que si aucun autre coup n’est possible
   *[no] un joueur ne peut passer que si aucun autre coup n’est possible
  }
refused-cannot-undo = { $you ->
    [yes] tu ne peux plus annuler ce coup
   *[no] impossible d’annuler : tu ne peux annuler que ta propre dernière action, tant qu’aucune carte n’a été distribuée et que personne d’autre n’a joué
  }
refused-bad-deal = cette distribution n’est pas possible maintenant
