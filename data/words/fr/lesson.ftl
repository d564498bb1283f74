# La première partie guidée.

lesson = Ton premier voyage
lesson-next = Continuer
lesson-skip = Jouer sans aide
lesson-finish = Vers l’accueil
lesson-welcome = Bienvenue à bord ! Tu construis des lignes entre les villes et tu marques des points pour chaque ligne et pour chaque billet rempli. C’est une vraie partie contre un adversaire aimable, sur un petit plateau. Elle dure environ dix minutes, et je reste à tes côtés.
lesson-tickets = Voici des billets. Relie les deux villes d’un billet par tes propres lignes, par le chemin de ton choix, et il rapporte ses points ; un billet non rempli les coûte. Touche un billet pour le voir sur le plateau. Garde-en au moins deux, puis confirme.
lesson-way = Tes billets sont ici. Chacun dit s’il est rempli ou combien de wagons il lui manque. Pointe un billet, et le plateau montre le chemin le moins cher encore libre.
lesson-draw = À toi de jouer. Cherchons des cartes pour { $route } : prends la carte marquée, ou une carte de la pioche si tu aimes les surprises.
lesson-second = Tu peux prendre une deuxième carte. Seule exception : une locomotive visible aurait été le tour entier.
lesson-locomotive = Les cartes de toutes les couleurs sont des locomotives. Elles remplacent la couleur qui te manque. Prise parmi les cartes visibles, une locomotive est le tour entier ; de la pioche, elle ne coûte pas plus qu’une autre carte.
lesson-claim = Tu as assez de cartes pour { $route } ! Les lignes que tu peux payer ont un bord doré. Choisis celle qui est marquée, puis confirme.
lesson-claimed = Tes wagons sont sur le plateau. Les longues lignes rapportent bien plus : 1, 2, 4, 7, 10 et 15 points pour les longueurs 1 à 6. Ces wagons ne reviennent pas, et quand quelqu’un n’en a plus que deux ou moins, le dernier tour commence.
lesson-rival = C’est le tour de ton adversaire. Tout ce qui se passe est écrit dans le journal ; regarde où vont ses wagons, car une ligne prise le reste.
lesson-gray = Les lignes grises comme { $route } acceptent n’importe quelle couleur, mais une seule : bonne place pour les couleurs que tu as en nombre. De deux lignes parallèles, une seule peut être construite quand on joue à deux.
lesson-done = Un billet est rempli ! Il compte à la fin, et personne ne peut te le prendre.
lesson-cut-off = Un de tes billets ne peut plus être rempli. Cela arrive ; rattrape-toi avec de longues lignes, ou tire de nouveaux billets.
lesson-more = Tes billets sont réglés. Avec les wagons qui restent, tu peux tirer trois nouveaux billets et en garder au moins un, ou construire de longues lignes pour leurs seuls points.
lesson-last-round = Le dernier tour : quelqu’un n’a plus que deux wagons ou moins. Chacun joue encore une fois. Construis ce que tu peux, les cartes en main ne valent plus rien.
lesson-last-claim = C’est ton dernier tour. Prends { $route } : tes billets en ont besoin.
lesson-last-build = C’est ton dernier tour. Prends la plus longue ligne que tu peux payer ; les cartes en main ne valent plus rien.
lesson-last-draw = C’est ton dernier tour, et tu ne peux payer aucune ligne. Pioche une carte pour finir.
lesson-over = C’était une partie entière ! Les billets ont été retournés, et la plus longue ligne continue a rapporté dix points de plus. Tu sais maintenant tout ce qu’il faut pour les grands plateaux.
lesson-again-claim = Tu peux construire { $route }, dont tes billets ont besoin.
lesson-again-draw = Tes billets ont besoin de { $route } : cherche des cartes pour cette ligne, ou construis autre chose qui te plaît.
lesson-again-free = Fais comme tu veux : prendre des cartes, construire une ligne ou tirer de nouveaux billets.
