# Ce qui ressort de la vérification d’un enregistrement ou du fichier d’une campagne.

verdict-verified = Vérifié : { $inputs ->
    [one] { $inputs } étape, selon les règles
   *[other] { $inputs } étapes, toutes selon les règles
}.
verdict-verified-fits = Vérifié : { $inputs ->
    [one] { $inputs } étape, selon les règles
   *[other] { $inputs } étapes, toutes selon les règles
} ; { $fits }.
verdict-verified-campaign = Vérifié : { $inputs ->
    [one] { $inputs } étape
   *[other] { $inputs } étapes
} et { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}, selon les règles.
verdict-verified-campaign-fits = Vérifié : { $inputs ->
    [one] { $inputs } étape
   *[other] { $inputs } étapes
} et { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}, selon les règles ; { $fits }.
verdict-fits-edition-hash = l’empreinte de l’édition correspond
verdict-fits-final-hash = l’empreinte finale correspond
verdict-fits-seed = la graine révélée redonne chaque carte
verdict-fits-seed-forked = la graine révélée redonne chaque carte après { $inputs ->
    [one] la première étape, qui vient d’une autre partie
   *[other] les { $inputs } premières étapes, qui viennent d’une autre partie
}
verdict-forked = { $inputs ->
    [one] la première étape vient d’une autre partie
   *[other] les { $inputs } premières étapes viennent d’une autre partie
}
verdict-then = { $before } ; { $next }

# Ce qui n’a pas été vérifié, après « Pas vérifié ».
verdict-unchecked = Pas vérifié : { $gaps }.
verdict-gap-unfinished = le résultat, car la partie n’est pas finie
verdict-gap-edition-hash = les données de la carte, car l’en-tête ne nomme pas d’empreinte de l’édition
verdict-gap-final-hash = la position finale, car l’enregistrement ne nomme pas d’empreinte finale
verdict-gap-seed = la donne, car aucune graine n’est révélée
verdict-gap-seed-hash = si la graine était fixée avant la partie, car l’en-tête n’en nomme pas l’empreinte
verdict-gap-forked = { $inputs ->
    [one] la donne dans la première étape, qui vient d’une autre partie
   *[other] la donne dans les { $inputs } premières étapes, qui viennent d’une autre partie
}
verdict-gap-campaign = la vérification finale, car la campagne n’est pas finie
verdict-gap-campaign-seed = la donne entre les parties, car aucune graine n’est révélée
verdict-gap-campaign-seed-hash = si la graine était fixée avant la campagne, car l’en-tête n’en nomme pas l’empreinte
verdict-gap-unrecorded = { $games ->
    [one] { $games } résultat sans l’enregistrement de la partie
   *[other] { $games } résultats sans l’enregistrement de la partie
}
verdict-gap-records = dans { $games ->
    [one] { $games } enregistrement
   *[other] { $games } enregistrements
}, { $gap }

# Ce qui ne va pas, d’abord en une phrase.
verdict-wrong = Cet enregistrement est faux : { $reason }.
verdict-wrong-line = La ligne { $line } de cet enregistrement est fausse : { $reason }.
verdict-size = Un enregistrement a au plus { $most } octets.
verdict-bundle = La carte de ce paquet a une autre empreinte que celle que le paquet indique ; télécharge-le à nouveau.
verdict-unfinished = La partie de cet enregistrement n’est pas finie ; seules les parties finies sont gardées.

# Le même au milieu d’une phrase.
verdict-version = la partie a été jouée avec la version { $named } de { $edition }, et voici la version { $here }
verdict-edition-hash = l’enregistrement vient de données à l’empreinte { $named }, et celle de cette carte est { $here }
verdict-deal = la graine révélée donne ici autre chose : { $what }
verdict-final-hash = l’enregistrement nomme cette empreinte finale, mais la partie jouée mène à { $hash }
verdict-dealer = on ne peut pas vérifier de graine pour le donneur « { $dealer } »
verdict-digits = une graine de { $dealer } a { $digits } chiffres hexadécimaux
verdict-seed-hash = l’en-tête nomme l’empreinte { $named } de la graine, mais celle de cette graine est { $here }
verdict-misplaced-record = cet enregistrement est là où aucune partie ne se joue
verdict-flawed-game = la partie { $game } ne peut pas être mise en place ; corrige le pack : { $flaws }
verdict-other-game = cet enregistrement n’est pas celui de la partie qui attend ici
verdict-other-result = l’enregistrement ci-dessus a un autre résultat
verdict-other-deal = la graine donne ici autre chose : « { $input } »
