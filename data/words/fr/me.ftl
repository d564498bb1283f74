# Qui tu es : nom, compte, appareils, historique.

me-title = Toi
me-nobody = Personne n’a encore donné de nom sur cet appareil.
me-name = Nom
me-name-keep = Garder
me-name-kept = Les autres voient désormais ce nom.

me-account = Compte
me-account-why = Tu n’en as pas besoin. Avec un compte, tu retrouves tes places et tes parties sur tout appareil, même après avoir vidé ce navigateur.
me-account-is = Tu es connecté en tant que { $login }.
me-account-make = Créer un compte
me-log-in-why = Si tu as créé un compte sur un autre appareil, retrouve-le ici.
me-login = Identifiant
me-passphrase = Phrase secrète
me-log-in = Se connecter
me-log-out = Se déconnecter de cet appareil

me-other-device = Un autre appareil
me-other-device-how = Un code fait d’un autre appareil le tien aussi, et t’y ramène aux mêmes places.
me-code-make = Créer un code
me-code-qr = Un code pour l’appareil photo de l’autre appareil
me-code-link = Ouvre ce lien là-bas
me-code-says = Ou tape :
me-code-once = Il marche une fois, pendant dix minutes. Qui l’a joue à ta place : ne le montre à personne d’autre.
me-keys = Tes appareils et jetons
me-key-device = Un appareil
me-key-since = depuis le { $day }
me-key-drop = Retirer
me-token = Un jeton pour un programme
me-token-why = Un bot à toi joue en ton nom avec lui.
me-token-label = À quoi il sert
me-token-make = Créer un jeton
me-token-once = Le jeton ; il n’est montré que cette fois
me-have-code = Un code d’un autre appareil ?
me-have-code-go = Le saisir

me-statistics = Statistiques
me-no-games = Aucune partie n’est encore finie.
me-edition = Édition
me-column-seats = Places
me-column-games = Parties
me-column-wins = Victoires
me-column-mean = Moyenne
me-column-best = Record
me-history = Parties finies
me-against = avec { $names }
me-result = { $place ->
    [one] 1er
   *[other] { $place }e
} sur { $seats }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}

redeem-title = La même personne ici
redeem-what = Avec le code de ton autre appareil, tu es la même personne ici, avec les mêmes places et parties.
redeem-code = Code
redeem-go = À qui est ce code ?

# Devenir quelqu’un d’autre sur cet appareil.
become-who = Ce code appartient à { $name }. Qui l’utilise est { $name } sur cet appareil, avec les mêmes places et parties.
become-now = Sur cet appareil, tu es { $name }.
become-again-later = Tu peux redevenir { $name } à tout moment, sur ta page.
become-go = Être { $name } ici
become-before = Avant
become-before-what = Sur cet appareil, tu étais { $name } avant.

me-replay = Revoir
me-maps = Cartes à toi
me-maps-what = Les cartes que tu as apportées, et comment en faire une.
me-maps-go = Vers les cartes
