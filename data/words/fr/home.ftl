# La page d’accueil.

home-title = Voie libre
home-lead = Le jeu de trains qui traverse tout le pays, gratuit et ouvert à tous. Joue avec tes amis, où qu’ils soient, ou contre des bots coriaces.
home-lead-invited = Le jeu de trains qui traverse tout le pays, sur un serveur réservé aux invités. Joue avec tes amis, où qu’ils soient, ou contre des bots coriaces.
home-uninvited = Pour jouer ici, il te faut une invitation. Ouvre le lien que tu as reçu, ou demandes-en un à l’administrateur.

home-alone = Jouer maintenant
home-bots = Bots
home-level = Difficulté
home-play-now = Jouer
home-play-wait = Mise en place de la partie…
level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert
level-master = Maître
level-characters = Personnages

home-friends = Entre amis
home-friends-how = Crée une table et partage son lien. Pas besoin de compte, un nom suffit.
home-make = Créer une table
home-join = Rejoindre une table
home-join-what = Lien ou code
home-join-go = Rejoindre
home-join-wrong = Ce n’est ni un lien de table ni un code. Demande à ton ami de te renvoyer le lien.

home-your-turn = À toi de jouer
home-your-games = Tes parties en cours
home-last = Ta dernière partie
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de joueurs en ce moment.
home-watch = Regarder

home-learn = Ton premier voyage
home-learn-what = Jamais joué ? Apprends à jouer en 10 minutes, dans une vraie partie sur un petit plateau.
home-rules = Les règles
home-rules-what = Comment jouer aux différentes éditions, et ce qui les distingue.
home-maps = Plateaux
home-maps-what = Découvre tous les plateaux, ou importe le tien pour y jouer.
home-learn-lead = Tu débutes ? Apprends à jouer en 10 minutes.

home-campaign = Jouer une campagne
home-campaign-what = Douze parties liées : le plateau s’agrandit et une histoire se dévoile.
home-campaigns = Tes campagnes
home-campaigns-all = Toutes les campagnes
campaign-over = terminée
campaign-gathering = cherche des joueurs
campaign-asked = à toi de décider
campaign-waits = on attend { $name }
campaign-playing = partie { $game } en cours
campaign-next = partie { $game } à venir
