# Hors de la page : aperçus de liens, et la page sans connexion.

outside-about = Le jeu de trains qui traverse tout le pays, gratuit et ouvert à tous. Joue entre amis ou contre des bots.
outside-gathering =
    { $free ->
        [0] Une partie avec { $names } va commencer.
        [one] Invitation à jouer avec { $names } : 1 place libre.
       *[other] Invitation à jouer avec { $names } : { $free } places libres.
    }
outside-playing = Partie en cours : { $names }.
outside-over = Score final : { $scores }.
outside-offline-title = Pas de connexion
outside-offline-why = Highball n’arrive pas à joindre son serveur. Tes parties y sont en sécurité. Vérifie ta connexion, puis réessaie.
outside-offline-again = Réessayer
