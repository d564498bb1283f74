# Ce qui s’est passé dans une campagne.

camp-companies = Compagnies
camp-game-number = Partie { $game }
camp-last-caboose = { $company } a le fourgon de queue.
camp-accused-told = { $company } a accusé { $suspect }.
camp-verdict-told = La table accuse { $suspect }.
camp-event-added = « { $event } » rejoint la pioche d’événements.
camp-event-struck = { $company } a retiré « { $event } » de la campagne.
camp-event-played = « { $event } » a quitté la campagne pendant la partie.
camp-event-recalled = { $company } a fait revenir « { $event } ».
camp-office-completed = { $company } a accompli « { $card } ».
camp-office-given-up = { $company } a rendu une carte postale : « { $card } ».
camp-office-lapsed = { $company } a perdu une carte postale qui n’a pas été accomplie à temps : « { $card } ».
camp-office-void = La règle dont dépend « { $card } » ({ $company }) n’est plus en vigueur ; la compagnie reçoit à la place un certificat de { $amount }.
camp-crew-hired = { $company } a embauché « { $crew } ».
camp-crew-left = { $company } a licencié « { $crew } ».
camp-last = La dernière fois
camp-last-won-sealed = { $company } a fini première, devant { $second }.
camp-last-won = { $company } a gagné avec { $ahead } d’avance sur { $second }.
camp-last-won-level = { $company } et { $second } ont fini à égalité ; { $company } a pris la première place.
camp-last-evidence = { $marks ->
    [one] { $marks } preuve jusqu’ici.
   *[other] { $marks } preuves jusqu’ici.
  }
camp-bond = Obligation de fondation : elle rapporte { $two }, { $three }, { $four } ou { $five } $ à la vérification finale, selon qu’il y a 2, 3, 4 ou 5 compagnies.
