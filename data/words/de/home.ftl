# Die Startseite.

home-title = Freie Fahrt
home-play-now = Jetzt spielen
