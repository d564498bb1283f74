# La page d’accueil.

home-title = Voie libre
home-lead = Le jeu de trains à travers le pays, pour tout le monde : libre et ouvert, entre amis proches ou lointains, ou contre des bots coriaces.

home-alone = Jouer tout de suite
home-bots = Bots
home-level = Leur niveau
home-play-now = C’est parti
level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert
level-master = Maître
level-characters = Personnages

home-friends = Entre amis
home-friends-how = Ouvre une table et envoie son lien. Personne n’a besoin de compte, un nom suffit.
home-make = Ouvrir une table
home-join = Rejoindre une table
home-join-what = Lien ou code
home-join-go = Rejoindre
home-join-wrong = Ce n’est ni le lien d’une table ni un code. Demande à ton ami de le copier à nouveau.

home-your-turn = À toi de jouer
home-your-games = Tes autres parties
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de joueurs en ce moment.
home-watch = Regarder

home-learn = Ton premier voyage
home-learn-what = Jamais joué ? Apprends-le en dix minutes, dans une vraie partie sur un petit plateau.
home-rules = Les règles
home-rules-what = Comment se joue chaque édition, et ce qui distingue deux d’entre elles.
home-maps = Cartes
home-maps-what = Regarde chaque plateau, ou apporte le tien et joue dessus.
home-learn-lead = Tu débutes ? Apprends en jouant, en dix minutes.

home-campaign = Une campagne
home-campaign-what = Douze parties qui vont ensemble : la carte grandit, une histoire se déroule.
home-campaigns = Tes campagnes
home-campaigns-all = Toutes les campagnes
campaign-over = terminée
campaign-gathering = des compagnies sont encore libres
campaign-asked = on te demande
campaign-waits = on attend { $name }
campaign-playing = la partie { $game } est en cours
campaign-next = la partie { $game } vient ensuite
