# La fin d’une partie : le décompte, le résultat et la suite.

end-title = Décompte final
end-result = Résultat
end-next = Suivant
end-pause = Pause
end-resume = Lecture automatique
end-skip = Passer au résultat
end-again = Revoir le décompte
end-step = { $step } sur { $steps }

end-line-tickets = Cartes Destination
end-line-longest-path = Chemin le plus long
end-line-globetrotter = Globe-trotter
end-line-coins = Argent
end-line-trains-left = Bonus de wagons

end-points =
    { $money ->
        [yes] { $count } $
       *[no] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }
end-told-start = Points marqués en cours de partie.
end-told-money = Argent en fin de partie.
end-told-done = { $name } : { $ticket }, réussie.
end-told-failed = { $name } : { $ticket }, manquée.
end-told-longest =
    { $trains ->
        [one] Chemin le plus long, { $trains } wagon : { $names }.
       *[other] Chemin le plus long, { $trains } wagons : { $names }.
    }
end-told-globetrotter =
    { $count ->
        [one] Globe-trotter, { $count } carte Destination réussie : { $names }.
       *[other] Globe-trotter, { $count } cartes Destination réussies : { $names }.
    }
end-told-color = Passagers, { $color } : { $shares }.
end-told-share = { $name } { $count }
end-told-line = { $line } : { $shares }.
end-told-nobody = personne

end-wins =
    { $you ->
        [yes] Tu gagnes avec { $total } !
       *[no] { $name } gagne avec { $total } !
    }
end-win-shared = { $names } se partagent la victoire avec { $total } chacun !
end-tie-tickets-completed = { $ahead } devance { $behind } : même total, mais davantage de cartes Destination réussies.
end-tie-longest-path = { $ahead } devance { $behind } : même total, mais avec le bonus du chemin le plus long.
end-tie-passengers = { $ahead } devance { $behind } : même total, mais davantage de passagers.
end-tie-later-in-turn-order = { $ahead } devance { $behind } : à total égal, le joueur qui vient plus tard dans l’ordre du tour passe devant.
end-tie-none = { $ahead } et { $behind } sont ex æquo : rien ne les départage.

end-place = Rang
end-name = Nom
end-total = Total
end-not-completed = manquée
end-behind = Tu termines { $points } derrière { $name } : { $parts }.
end-ahead = Tu devances { $name } de { $points } : { $parts }.
end-part-routes = routes
end-part-globetrotter = le plus de destinations
end-part-trains-left = bonus de wagons
end-part-bookings = réservations
end-part-raised = relevé à 0
end-total-below = { $sum } →
end-completed-of = { $completed } sur { $all }

end-sources = { $money ->
    [yes] D’où viennent les dollars
   *[no] D’où viennent les points
  }
end-curve = Évolution du score
end-curve-turn = Tour { $number }
end-rematch = Rejouer
end-rematch-there = Aller à la partie suivante
end-rematch-asked = { $name } veut rejouer.
end-replay = Revoir la partie
end-record = Télécharger le fichier de la partie
end-picture-save = Enregistrer l’image
end-picture-share = Partager
end-home = Accueil
