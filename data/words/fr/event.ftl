# Les événements des éditions intégrées.

event-legends-ev01-title = Signaux ouverts
event-legends-ev01-text = Quand tu prends une route de 4 cases ou plus, pioche une carte.
event-legends-ev02-title = Édition spéciale !
event-legends-ev02-text = Chaque joueur pioche une carte, en commençant par le joueur actif.
event-legends-ev03-title = Pénurie de ballast
event-legends-ev03-text = Quand tu prends une route de 3 cases ou plus, paie 1 $.
event-legends-ev04-title = Fièvre des excursions
event-legends-ev04-text = Quand tu pioches des cartes Destination, pioches-en une de plus et reçois 1 $.
event-legends-ev05-title = Machines à l’atelier
event-legends-ev05-text = Personne ne peut prendre de locomotive visible.
event-legends-ev06-title = Collecte de secours
event-legends-ev06-text = Les joueurs les plus riches paient 2 $ ; les plus pauvres reçoivent 2 $. Si tous ont la même somme, rien ne se passe.
event-legends-ev07-title = Voiture privée
event-legends-ev07-text = Chaque fois que tu prends une route, tu peux échanger une locomotive en trop contre 4 $.
