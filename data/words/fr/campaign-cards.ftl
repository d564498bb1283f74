# Les cartes révélées dans une campagne, et les questions entre deux parties.

camp-card-count = Carte { $card } sur { $cards }
camp-line-count = Ligne { $line } sur { $lines }
camp-next = Carte suivante
camp-next-turn = Retourner
camp-next-box = Ouvrir la caisse
camp-next-line = Ligne suivante
camp-next-ballot = Bulletin suivant
camp-next-verdict = Le verdict
camp-next-thing = Objet suivant
camp-next-done = Terminé
camp-back = Retour
camp-later = Plus tard
camp-skip = Passer
camp-others-turn = Les joueurs retournent la carte suivante.
camp-turns-all = Quand tu retournes une carte, tout le monde la voit.
camp-stages = Étapes de la fin de partie
camp-stage-founding = Fondation
camp-stage-setup = Avant la partie
camp-stage-slips = Bordereaux et classement
camp-stage-strike = Retirer un événement
camp-stage-story = Histoire
camp-stage-vaults = Mise au coffre
camp-stage-away = Rangement
camp-stage-more = Étape supplémentaire
camp-year-title = { $year }, partie { $game }
camp-year-told = { $companies } commencent avec { $trains } wagons chacune.
camp-signed-told = Signé par { $companies }.
camp-last-box = Une caisse a été ouverte : { $box }.
camp-last-board = { $board } a rejoint le plateau : { $cities }.
camp-last-rules = Nouveautés depuis la dernière fois : { $names }.
camp-last-story = { $title } : « { $line } »
camp-box-opened = Une caisse s’ouvre
camp-card-rules = { $count ->
    [one] Une nouvelle règle
   *[other] Nouvelles règles
  }
camp-card-retired = Ce qui n’est plus en vigueur
camp-retired-told = Retiré de la campagne : { $names }.
camp-card-board = Le plateau s’agrandit
camp-board-told = { $cities }, avec les routes qui les relient et de nouvelles cartes Destination.
camp-card-fork = Le chemin est choisi
camp-fork-told = { $company } a choisi : { $board }.
camp-postcard-for = Une carte postale pour { $company }
camp-postcard-yours = Une carte postale pour toi
camp-postcard-arrived = La carte est posée, image vers le haut. Retourne-la quand tu veux.
camp-postcard-turn = Retourner « { $title } »
camp-postcard-secret = Les autres joueurs ne voient pas ce côté.
camp-postcard-told = Carte postale { $number } pour { $company } : { $text }
camp-postcard-private = Dos de la carte
camp-postcard-uses = { $left ->
    [one] Utilisable une fois.
   *[other] Utilisable { $left } fois.
}
camp-card-office = Nouvelles des bureaux
camp-office-used = { $left ->
    [0] { $company } a utilisé « { $card } », qui ne peut plus servir.
    [one] { $company } a utilisé « { $card } » ; encore { $left } utilisation.
   *[other] { $company } a utilisé « { $card } » ; encore { $left } utilisations.
  }
camp-office-certified = { $company } met un certificat de { $amount } dans son coffre.
camp-card-slips = Bordereaux de cette partie
camp-slip-told = { $place }. { $company } : { $amount }.
camp-slip-tickets = { $count ->
    [0] { $count } destination réussie
    [one] { $count } destination réussie
   *[other] { $count } destinations réussies
  }
camp-slips-sealed = Tous les bordereaux restent scellés jusqu’à la dernière partie. Personne n’en fait le total avant.
camp-slips-last = Ce sont les derniers bordereaux. Ce soir, on ouvre les coffres et on additionne tout.
camp-card-caboose = Le fourgon de queue
camp-caboose-told = { $company } finit dernière et reçoit le fourgon de queue : elle commence la prochaine partie et prend certaines décisions en cours de route.
camp-caboose-lot = Le sort a désigné { $company } : la compagnie reçoit le fourgon de queue et commence.
camp-newspaper = Édition spéciale
camp-stamp-struck = Retiré
camp-stamp-recalled = Rappelé
camp-event-added-title = Un événement
camp-event-struck-title = Un événement est retiré
camp-event-played-title = Un événement quitte la campagne
camp-event-recalled-title = Un événement revient
camp-event-joins = Rejoint la pioche d’événements
camp-card-evidence = Preuves
camp-evidence-told = { $marks ->
    [one] { $marks } preuve de plus pour toute la table.
   *[other] { $marks } preuves de plus pour toute la table.
  }
camp-card-ballots = L’accusation
camp-ballot-sealed = Scellé
camp-ballots-verdict = La table accuse
camp-card-crew-added = Équipage
camp-crew-added-told = { $count ->
    [one] { $count } carte Équipage est mélangée à la pioche Équipage.
   *[other] { $count } cartes Équipage sont mélangées à la pioche Équipage.
  }
camp-card-crew-turned = Équipiers à embaucher
camp-crew-turned-told = Révélés : { $names }.
camp-card-hired = Changements d’équipage
camp-crew-wage = Salaire : { $amount } par partie
camp-card-pavilions = Pavillons
camp-pavilions-told = En jeu : { $names }.
camp-pavilions-some = Pavillons ouverts cette fois : { $open } sur { $all }.
camp-pavilion-prizes = { $first } pour la 1re place, { $second } pour la 2e
camp-pavilion-all = { $first } pour chaque compagnie qui remplit la condition
camp-pavilion-at-end = (en fin de partie)
camp-card-cut-off = Un raccourci est construit
camp-cut-off-told = { $company } construit { $line }. Ce raccourci figure désormais sur le plateau et il est ouvert à tous.
camp-cut-off-length = { $length ->
    [one] { $length } case
   *[other] { $length } cases
  }
camp-cut-off-by = construit par { $company }
camp-card-vaults = Mise au coffre
camp-vaults-told = Chaque bordereau rejoint le coffre scellé de sa compagnie. Personne n’additionne les bordereaux avant la dernière partie.
camp-card-audit = La vérification finale
camp-audit-told = { $place }. { $company } : { $amount }.
camp-audit-slips = Bordereaux de toutes les parties
camp-audit-certificates = Certificats
camp-audit-missed = Parties manquées
camp-audit-games-won = Le plus de parties gagnées
camp-audit-tickets = Le plus de destinations
camp-audit-postcards = Le plus de cartes postales
camp-audit-cut-offs = Le plus de raccourcis
camp-audit-total = Total
camp-audit-running = +{ $added } → { $sum }
camp-audit-leads = prend la tête
camp-epilogue = Épilogue
camp-winner = { $company } l’emporte
camp-card-ended = Fin
camp-ended-told = La campagne est terminée. Vous pouvez la relire ici à tout moment, et le plateau est à vous : continuez à y jouer si vous voulez.
camp-recap = Pendant ton absence
camp-recap-what = { $cards ->
    [one] { $cards } carte a été retournée sans toi.
   *[other] { $cards } cartes ont été retournées sans toi.
  }
camp-recap-cards = { $cards ->
    [one] La retourner moi-même
   *[other] Retourner les { $cards } cartes moi-même
}
camp-recap-done = Je suis à jour
camp-veil = C’est pour { $name }
camp-veil-open = Montrer à { $name }
camp-veil-question = Les autres détournent les yeux pendant que tu décides.
camp-veil-postcards = Le dos des cartes postales est secret.
camp-veil-postcard = Une carte postale est arrivée. Les autres détournent les yeux pendant que tu la retournes.
camp-cover = Cacher de nouveau
camp-answer = Confirmer
camp-evidence-link = Relire l’histoire et les preuves réunies jusqu’ici
camp-fork-option = Ses villes, ses routes et ses cartes Destination entrent en jeu maintenant.
camp-take-none = Aucune
camp-hire-nobody = Personne
camp-hire-instead = À remplacer : { $crew }
camp-others-retire-event = La compagnie choisit un événement à retirer de la campagne.
camp-others-fork = La compagnie choisit de quel côté le plateau s’agrandit.
camp-others-recall-event = La compagnie choisit un événement à faire revenir.
camp-others-take-postcards = La compagnie choisit des cartes postales en récompense de ses destinations réussies.
camp-others-retire-postcard = Le bureau est plein : la compagnie choisit une carte postale à rendre.
camp-others-build = La compagnie choisit un raccourci à construire.
camp-others-hire = La compagnie choisit un équipier à embaucher.
camp-others-accuse = La compagnie nomme un suspect en secret.
camp-others-verdict = La compagnie départage les suspects à égalité de voix.
camp-postcard-expires = Expire après la partie { $game }.
