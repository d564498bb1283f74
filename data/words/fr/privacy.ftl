# Ce que ce serveur enregistre sur les personnes. Affiché sous /privacy ; les nombres viennent des réglages du serveur.

privacy-title = Confidentialité
privacy-short = En bref : pas de publicité, pas de pistage, aucun partage avec des tiers. Un nom suffit pour jouer. Tu peux à tout moment télécharger ou supprimer tes données.

privacy-who = Qui gère ce serveur
privacy-who-unknown = La personne qui gère ce serveur n’a pas laissé de coordonnées. Adresse-toi à la personne qui t’a envoyé le lien.

privacy-what = Ce qui est enregistré
privacy-what-visit = Si tu ne fais que regarder, rien n’est enregistré à ton sujet.
privacy-what-name = Si tu saisis un nom : ce nom, un identifiant aléatoire, la date et l’heure de ta première visite et la date de la dernière. Un cookie identifie ce navigateur pendant deux ans ; un second te permet de revenir à ton profil si tu te connectes sous un autre.
privacy-what-account = Si tu crées un compte : l’identifiant et une empreinte de la phrase secrète. La phrase elle-même n’est pas enregistrée.
privacy-what-keys = Pour chaque appareil et chaque jeton d’API : une empreinte de son secret, son libellé et sa date de création.
privacy-what-games = Pour chaque partie : qui occupait quelle place, chaque coup avec son heure, et le chat.
privacy-what-more = Le cas échéant : les plateaux et les parties que tu as importés, et l’adresse de ton webhook avec son secret.
privacy-what-host = Si l’administrateur te prive de chat ou t’exclut : le motif et la durée. Tout ce que fait l’administrateur est consigné, avec ton identifiant mais sans ton nom.
privacy-what-address = Ton adresse IP sert à limiter le nombre de requêtes. Elle n’est pas enregistrée avec tes données ; le journal ne la mentionne que si des connexions sont refusées. Un proxy placé devant le serveur peut tenir son propre journal.
privacy-what-browser = Tes réglages et tes brouillons restent dans ce navigateur.

privacy-others = Ce que voient les autres
privacy-others-what = Ton nom et ton identifiant, ta place, tes coups et tes messages dans le chat. Les parties publiques sont visibles par tous, les autres par ceux qui ont le lien. Les autres joueurs peuvent enregistrer les fichiers des parties, qui ne contiennent aucun nom, et ceux des campagnes, qui contiennent les noms de leurs joueurs.

privacy-how-long = Durée de conservation
privacy-long-account = Comptes : jusqu’à ce que tu supprimes le tien.
privacy-long-strangers = { $days ->
    [0] Noms sans compte : jusqu’à ce que tu supprimes tes données.
    [one] Noms sans compte : jusqu’à { $days } jour après la dernière visite.
   *[other] Noms sans compte : jusqu’à { $days } jours après la dernière visite.
}
privacy-long-chat = { $days ->
    [0] Chat : tant que la partie est conservée.
    [one] Chat : jusqu’à { $days } jour après la fin de la partie.
   *[other] Chat : jusqu’à { $days } jours après la fin de la partie.
}
privacy-long-unplayed = { $days ->
    [0] Tables où la partie n’a jamais commencé : sans limite.
    [one] Tables où la partie n’a jamais commencé : jusqu’à { $days } jour après leur fermeture.
   *[other] Tables où la partie n’a jamais commencé : jusqu’à { $days } jours après leur fermeture.
}
privacy-long-games = Parties commencées : sans limite.
privacy-long-backups = { $days ->
    [one] Sauvegardes : conservées { $days } jour. Les données supprimées y restent jusqu’à l’effacement des sauvegardes.
   *[other] Sauvegardes : conservées { $days } jours. Les données supprimées y restent jusqu’à l’effacement des sauvegardes.
}
privacy-long-backups-unknown = Sauvegardes : l’administrateur en décide. Les données supprimées y restent jusqu’à l’effacement des sauvegardes.

privacy-delete = Télécharger ou supprimer tes données
privacy-delete-how = Dans ton profil, tu peux télécharger ou supprimer tes données. Le téléchargement ne contient pas les coups ; tu peux enregistrer à la place le fichier de chaque partie terminée. Après une suppression, ton nom et tes messages disparaissent de toutes les parties en quelques minutes. Tes coups sont conservés avec ton identifiant aléatoire, sous le nom « Anon. », et les plateaux utilisés sont conservés sans ton nom, car les parties des autres en dépendent.
privacy-delete-go = Ouvrir ton profil
