# Qui tu es : nom, compte, appareils, historique.

me-title = Profil
me-nobody = Aucun nom saisi sur cet appareil pour l’instant.
me-name = Nom
me-name-keep = Enregistrer
me-name-kept = Enregistré. Les autres joueurs voient désormais ce nom.

me-account = Compte
me-account-why = Facultatif. Avec un compte, tu retrouves tes places et tes parties sur n’importe quel appareil, même après avoir effacé les données de ce navigateur.
me-account-is = Tu es connecté en tant que { $login }.
me-account-make = Créer un compte
me-log-in-why = Déjà un compte ? Connecte-toi ici.
me-login = Identifiant
me-passphrase = Phrase secrète
me-log-in = Se connecter
me-log-out = Se déconnecter sur cet appareil

me-other-device = Un autre appareil
me-other-device-how = Utilise un code pour te connecter sur un autre appareil. Tu y retrouves les mêmes places et parties.
me-code-make = Créer un code
me-code-qr = Code QR à scanner avec l’autre appareil
me-code-link = Ouvre ce lien sur l’autre appareil
me-code-says = Ou saisis ce code :
me-code-once = Le code ne sert qu’une fois et expire au bout de 10 minutes. Quiconque le possède peut jouer à ta place : ne le partage pas.
me-keys = Tes appareils et jetons
me-key-device = Appareil
me-key-since = depuis le { $day }
me-key-drop = Supprimer
me-token = Jeton d’API
me-token-why = Permet à ton propre bot de jouer en ton nom.
me-token-label = Libellé
me-token-make = Créer un jeton
me-token-once = Ton jeton (affiché une seule fois)
me-have-code = Tu as un code d’un autre appareil ?
me-have-code-go = Le saisir

me-statistics = Statistiques
me-no-games = Aucune partie terminée pour l’instant.
me-edition = Édition
me-column-players = Joueurs
me-column-games = Parties
me-column-wins = Victoires
me-column-mean = Moyenne
me-column-best = Record
me-history = Parties terminées
me-against = avec { $names }
me-result = { $place ->
    [one] 1er
   *[other] { $place }e
} sur { $seats }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}

redeem-title = Se connecter avec un code
redeem-what = Saisis le code de ton autre appareil pour retrouver ici les mêmes places et parties.
redeem-code = Code
redeem-go = Se connecter

# Devenir quelqu’un d’autre sur cet appareil.
become-who = Ce code appartient à { $name }. Si tu l’utilises, tu joueras en tant que { $name } sur cet appareil, avec les mêmes places et parties.
become-now = Sur cet appareil, tu es actuellement { $name }.
become-again-later = Tu peux redevenir { $name } à tout moment depuis ton profil.
become-go = Continuer en tant que { $name }
become-before = Revenir à l’ancien profil
become-before-what = Avant, tu étais { $name } sur cet appareil.

me-replay = Revoir
me-maps = Tes plateaux
me-maps-what = Les plateaux que tu as importés, et comment en créer un.
me-maps-go = Voir les plateaux

me-data = Tes données
me-data-what = Télécharge tes données enregistrées sur ce serveur, ou supprime-les.
me-data-get = Télécharger
me-data-privacy = Confidentialité
me-delete = Supprimer mes données
me-delete-sure = Supprimer définitivement ton nom, ton compte, tes appareils et tes messages ? Tu quitteras toutes tes parties en cours. C’est irréversible.
me-deleted = Tes données ont été supprimées. Ton nom disparaîtra de toutes les parties en quelques minutes.
