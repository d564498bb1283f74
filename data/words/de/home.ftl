# Die Startseite.

home-title = Freie Fahrt
home-lead = Das Eisenbahnspiel quer durchs Land für alle: frei und offen, mit Freunden nah oder fern, oder gegen Bots, die zu schlagen sich lohnt.

home-alone = Jetzt spielen
home-bots = Bots
home-level = Wie gut sie sind
home-play-now = Los geht’s
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte
level-master = Meister
level-characters = Charaktere

home-friends = Mit Freunden
home-friends-how = Mach einen Tisch auf und verschicke den Link. Niemand braucht ein Konto, ein Name genügt.
home-make = Tisch aufmachen
home-join = Zu einem Tisch gehen
home-join-what = Link oder Code
home-join-go = Hingehen
home-join-wrong = Das ist weder ein Link zu einem Tisch noch ein Code. Bitte deinen Freund, ihn noch einmal zu kopieren.

home-your-turn = Du bist dran
home-your-games = Deine anderen Spiele
home-open = Offene Tische
home-open-none = Gerade wartet kein Tisch auf Mitspieler.
home-watch = Zuschauen

home-learn = Deine erste Fahrt
home-learn-what = Noch nie gespielt? Lerne es in zehn Minuten, in einem echten Spiel auf einem kleinen Plan.
home-rules = Die Regeln
home-rules-what = Wie jede Ausgabe gespielt wird und worin sich zwei unterscheiden.
home-maps = Karten
home-maps-what = Sieh dir jeden Plan an, oder bring einen eigenen mit und spiele darauf.
home-learn-lead = Neu hier? Lerne es beim Spielen, in zehn Minuten.

home-campaign = Eine Kampagne
home-campaign-what = Zwölf Spiele, die zusammengehören: Die Karte wächst, eine Geschichte entfaltet sich.
home-campaigns = Deine Kampagnen
home-campaigns-all = Alle Kampagnen
campaign-over = zu Ende
campaign-gathering = es sind noch Gesellschaften offen
campaign-asked = du wirst gefragt
campaign-waits = wartet auf { $name }
campaign-playing = Spiel { $game } läuft
campaign-next = als Nächstes kommt Spiel { $game }
