# Résultats de la vérification d’un fichier de partie ou de campagne.

verdict-verified = Vérifié : { $inputs ->
    [one] { $inputs } étape, conforme aux règles
   *[other] { $inputs } étapes, toutes conformes aux règles
  }.
verdict-verified-fits = Vérifié : { $inputs ->
    [one] { $inputs } étape, conforme aux règles
   *[other] { $inputs } étapes, toutes conformes aux règles
  } ; { $fits }.
verdict-verified-campaign = Vérifié : { $inputs ->
    [one] { $inputs } étape
   *[other] { $inputs } étapes
  } et { $records ->
    [one] { $records } partie
   *[other] { $records } parties
  }, le tout conforme aux règles.
verdict-verified-campaign-fits = Vérifié : { $inputs ->
    [one] { $inputs } étape
   *[other] { $inputs } étapes
  } et { $records ->
    [one] { $records } partie
   *[other] { $records } parties
  }, le tout conforme aux règles ; { $fits }.
verdict-fits-edition-hash = l’empreinte de l’édition correspond
verdict-fits-final-hash = l’empreinte finale correspond
verdict-fits-seed = la graine révélée reproduit chaque distribution
verdict-fits-seed-forked = la graine révélée reproduit chaque distribution après { $inputs ->
    [one] la première étape, qui vient d’une autre partie
   *[other] les { $inputs } premières étapes, qui viennent d’une autre partie
  }
verdict-forked = { $inputs ->
    [one] la première étape vient d’une autre partie
   *[other] les { $inputs } premières étapes viennent d’une autre partie
}
verdict-then = { $before } ; { $next }

# Ce qui n’a pas été vérifié, après « Non vérifié ».
verdict-unchecked = Non vérifié : { $gaps }.
verdict-gap-unfinished = le résultat, car la partie n’est pas terminée
verdict-gap-edition-hash = les données du plateau, car l’en-tête ne contient pas l’empreinte de l’édition
verdict-gap-final-hash = la position finale, car le fichier n’en contient pas l’empreinte
verdict-gap-seed = les distributions, car aucune graine n’est révélée
verdict-gap-seed-hash = si la graine a bien été fixée avant la partie, car l’en-tête n’en contient pas l’empreinte
verdict-gap-forked = { $inputs ->
    [one] les distributions de la première étape, qui vient d’une autre partie
   *[other] les distributions des { $inputs } premières étapes, qui viennent d’une autre partie
}
verdict-gap-campaign = la vérification finale, car la campagne n’est pas terminée
verdict-gap-campaign-seed = les distributions entre les parties, car aucune graine n’est révélée
verdict-gap-campaign-seed-hash = si la graine a bien été fixée avant la campagne, car l’en-tête n’en contient pas l’empreinte
verdict-gap-unrecorded = { $games ->
    [one] { $games } résultat sans fichier de partie
   *[other] { $games } résultats sans fichier de partie
  }
verdict-gap-records = dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $gap }

# Ce qui ne va pas, d’abord en une phrase.
verdict-wrong = Ce fichier de partie est invalide : { $reason }.
verdict-wrong-line = La ligne { $line } de ce fichier de partie est invalide : { $reason }.
verdict-size = Un fichier de partie ne doit pas dépasser { $most } octets.
verdict-bundle = Le plateau de ce fichier ne correspond pas à son empreinte. Télécharge à nouveau le fichier.
verdict-unfinished = Cette partie n’est pas terminée. Seules les parties terminées peuvent être importées.

# La même chose au milieu d’une phrase.
verdict-version = la partie a été jouée avec la version { $named } de l’édition { $edition }, mais ici, c’est la version { $here }
verdict-edition-hash = la partie a été jouée sur un plateau dont l’empreinte est { $named }, mais ce plateau a l’empreinte { $here }
verdict-deal = la graine révélée donne ici une autre distribution ({ $what })
verdict-final-hash = l’empreinte finale du fichier ne correspond pas à la partie, qui se termine avec { $hash }
verdict-dealer = les graines du donneur « { $dealer } » ne peuvent pas être vérifiées
verdict-digits = une graine pour { $dealer } doit avoir { $digits } chiffres hexadécimaux
verdict-seed-hash = l’en-tête indique l’empreinte { $named } pour la graine, mais cette graine a l’empreinte { $here }
verdict-misplaced-record = aucune partie n’est prévue à cet endroit
verdict-flawed-game = la partie { $game } ne peut pas être mise en place ; il faut corriger le pack ({ $flaws })
verdict-other-game = ce n’est pas la partie que la campagne attend
verdict-other-result = la partie ci-dessus a un résultat différent
verdict-other-deal = avec cette graine, la distribution doit être ici « { $input } »
