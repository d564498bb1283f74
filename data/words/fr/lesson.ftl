# La première partie guidée.

lesson = Ton premier voyage
lesson-board = Premier voyage
lesson-next = Continuer
lesson-skip = Continuer sans aide
lesson-finish = Retour à l’accueil
lesson-welcome = Bienvenue à bord ! Tu construis des routes entre les villes et tu marques des points pour chaque route et pour chaque carte Destination réussie. C’est une vraie partie contre un adversaire sympathique, sur un petit plateau. Elle dure environ dix minutes, et je reste à tes côtés.
lesson-tickets = Voici des cartes Destination. Relie les deux villes d’une carte avec tes propres routes, par le chemin de ton choix, et elle te rapporte ses points ; une carte manquée te les fait perdre. Touche une carte pour la voir sur le plateau. Gardes-en au moins deux, puis confirme.
lesson-way = Tes cartes Destination sont ici. Chacune indique si elle est réussie ou combien de wagons il faut encore. Pointe sur une carte, et le plateau montre le chemin le moins cher encore libre.
lesson-draw = À toi de jouer. Cherchons des cartes pour { $route } : prends la carte marquée, ou une carte de la pioche si tu aimes les surprises.
lesson-second = Tu peux prendre une deuxième carte. Seule une locomotive visible aurait mis fin à ton tour aussitôt.
lesson-locomotive = Les cartes multicolores sont des locomotives. Elles remplacent la couleur qui te manque. Prise parmi les cartes visibles, une locomotive compte pour tout le tour ; piochée, elle compte comme n’importe quelle autre carte.
lesson-claim = Tu as assez de cartes pour { $route } ! Les routes que tu peux payer sont en surbrillance. Choisis celle qui est marquée, puis confirme.
lesson-claimed = Tes wagons sont sur le plateau. Les longues routes rapportent bien plus : 1, 2, 4, 7, 10 et 15 points pour les longueurs 1 à 6. Ces wagons ne reviennent pas, et dès qu’il en reste deux ou moins à quelqu’un, le dernier tour commence.
lesson-rival = C’est au tour de ton adversaire. Tout ce qui se passe est écrit dans le journal ; regarde où vont ses wagons, car une route prise le reste.
lesson-gray = Les routes grises comme { $route } acceptent n’importe quelle couleur, mais une seule : idéal pour écouler les couleurs que tu as en nombre. De deux routes parallèles, une seule peut être prise quand on joue à deux.
lesson-done = Tu as réussi une destination ! Elle compte à la fin, et personne ne peut te la prendre.
lesson-cut-off = Une de tes destinations ne peut plus être réussie. Ça arrive ; rattrape-toi avec de longues routes, ou pioche de nouvelles cartes Destination.
lesson-more = Tes destinations sont réglées. S’il te reste des wagons, pioche trois nouvelles cartes Destination et gardes-en au moins une, ou prends de longues routes rien que pour leurs points.
lesson-last-round = C’est le dernier tour : il reste deux wagons ou moins à quelqu’un. Chacun joue encore une fois. Construis ce que tu peux, car les cartes en main ne valent plus rien.
lesson-last-claim = C’est ton dernier coup. Prends { $route } : il te faut cette route pour tes destinations.
lesson-last-build = C’est ton dernier coup. Prends la plus longue route que tu peux payer ; les cartes en main ne valent plus rien.
lesson-last-draw = C’est ton dernier coup, et tu ne peux payer aucune route. Pioche une carte pour finir.
lesson-over = Voilà une partie complète ! Les cartes Destination ont été dévoilées, et le chemin continu le plus long a rapporté dix points de plus. Tu sais maintenant tout ce qu’il faut pour les grands plateaux.
lesson-again-claim = Tu peux prendre { $route }, dont tu as besoin pour tes destinations.
lesson-again-draw = Pour tes destinations, il te faut { $route } : cherche des cartes pour cette route, ou prends une autre route qui te plaît.
lesson-again-free = Fais comme tu veux : pioche des cartes, prends une route ou pioche de nouvelles destinations.
