# Ce qui ressort de la vérification d’un enregistrement.

verdict-holds = { $inputs ->
    [one] La seule étape est légale.
   *[other] Les { $inputs } étapes sont toutes légales.
}
verdict-holds-forked = Les { $inputs } étapes sont toutes légales ; les { $forked } premières viennent d’une autre partie.
verdict-holds-seed = Les { $inputs } étapes sont toutes légales, et la graine révélée redonne chaque carte.
verdict-holds-seed-forked = Les { $inputs } étapes sont toutes légales, et la graine révélée redonne chaque carte après les { $forked } premières, qui viennent d’une autre partie.
verdict-size = Un enregistrement a au plus { $most } octets.
verdict-unreadable = Cet enregistrement ne peut pas être lu : { $detail }.
verdict-bundle = La carte de ce paquet a une autre empreinte que celle que le paquet indique ; télécharge-le à nouveau.
verdict-version = L’enregistrement a été fait avec la version { $made } de { $edition }, et ici c’est la version { $here }.
verdict-edition = L’enregistrement a été fait avec des données dont l’empreinte est { $made }, et ici c’est { $here }.
verdict-start = La table de cet enregistrement ne peut pas commencer : { $detail }.
verdict-line = La ligne { $line } de l’enregistrement n’est pas légale ({ $code }).
verdict-deal = Ligne { $line } : la graine révélée distribue autre chose.
verdict-end = L’enregistrement indique une autre empreinte finale que { $hash }, à laquelle mène la partie.
verdict-dealer = La graine révélée ne convient pas au donneur que nomme l’en-tête.
verdict-seed = La graine révélée a une autre empreinte que celle publiée avant la partie.
verdict-unfinished = La partie de cet enregistrement n’est pas finie ; seules les parties finies sont gardées.
