# La fin d’une partie : le décompte, le résultat et la suite.

end-title = Le décompte
end-result = Résultat
end-next = Suivant
end-pause = Pause
end-resume = Continuer tout seul
end-skip = Aller au résultat
end-again = Revoir le décompte
end-step = { $step } sur { $steps }

end-line-routes = Trajets
end-line-tickets = Billets
end-line-longest-path = Chemin le plus long
end-line-globetrotter = Globe-trotter
end-line-passengers = Passagers
end-line-coins = Argent
end-line-trains-left = Wagons restants
end-line-bookings = Réservations

end-points =
    { $money ->
        [yes] { $count } $
       *[no] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }
end-told-start = Gagné en cours de partie.
end-told-money = Argent en main.
end-told-done = { $name } : { $ticket }, rempli.
end-told-failed = { $name } : { $ticket }, non rempli.
end-told-longest =
    { $trains ->
        [one] Chemin le plus long, { $trains } wagon : { $names }.
       *[other] Chemin le plus long, { $trains } wagons : { $names }.
    }
end-told-globetrotter =
    { $count ->
        [one] Globe-trotter, { $count } billet rempli : { $names }.
       *[other] Globe-trotter, { $count } billets remplis : { $names }.
    }
end-told-color = Passagers, { $color } : { $shares }.
end-told-share = { $name } { $count }
end-told-line = { $line } : { $shares }.
end-told-nobody = personne

end-wins =
    { $you ->
        [yes] Tu gagnes avec { $total } !
       *[no] { $name } gagne avec { $total } !
    }
end-win-shared = { $names } partagent la victoire avec { $total } !
end-tie-tickets-completed = { $ahead } devance { $behind } : même total, mais plus de billets remplis.
end-tie-longest-path = { $ahead } devance { $behind } : même total, mais le bonus du plus long chemin.
end-tie-passengers = { $ahead } devance { $behind } : même total, mais plus de voyageurs.
end-tie-later-in-turn-order = { $ahead } devance { $behind } : même total, mais plus tard dans l’ordre du tour.
end-tie-none = { $ahead } et { $behind } partagent une place : rien ne les départage.

end-place = Place
end-name = Nom
end-total = Total
end-completed = Billets remplis
end-completed-of = { $completed } sur { $all }

end-sources = D’où viennent les points
end-curve = Le score au fil de la partie
end-rematch = Rejouer
end-rematch-there = Vers la partie suivante
end-replay = Revoir chaque coup
end-record = Télécharger la partie
end-home = Vers l’accueil
