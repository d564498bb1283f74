# Die Startseite.

home-title = Freie Fahrt
home-lead = Das Eisenbahnspiel quer durchs Land, kostenlos und offen für alle. Spiel mit Freunden nah und fern oder gegen starke Bots.
home-lead-invited = Das Eisenbahnspiel quer durchs Land, auf einem Server für eingeladene Spieler. Spiel mit Freunden nah und fern oder gegen starke Bots.
home-uninvited = Um hier zu spielen, brauchst du eine Einladung. Öffne den Link, den du bekommen hast, oder bitte den Betreiber um einen.

home-alone = Jetzt spielen
home-bots = Bots
home-level = Schwierigkeit
home-play-now = Los geht’s
home-play-wait = Das Spiel wird aufgebaut …
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte
level-master = Meister
level-characters = Charaktere

home-friends = Mit Freunden
home-friends-how = Eröffne einen Tisch und verschicke den Link. Kein Konto nötig, ein Name genügt.
home-make = Tisch eröffnen
home-join = Tisch beitreten
home-join-what = Link oder Code
home-join-go = Beitreten
home-join-wrong = Das ist weder ein Tisch-Link noch ein Code. Bitte deine Freunde, ihn noch einmal zu schicken.

home-your-turn = Du bist dran
home-your-games = Deine laufenden Spiele
home-last = Dein letztes Spiel
home-open = Offene Tische
home-open-none = Gerade wartet kein Tisch auf Mitspieler.
home-watch = Zuschauen

home-learn = Deine erste Fahrt
home-learn-what = Noch nie gespielt? Lerne es in 10 Minuten, in einem echten Spiel auf einem kleinen Spielplan.
home-rules = Die Regeln
home-rules-what = Wie die Ausgaben gespielt werden und worin sie sich unterscheiden.
home-maps = Spielpläne
home-maps-what = Sieh dir alle Spielpläne an, oder lade einen eigenen hoch und spiele darauf.
home-learn-lead = Neu hier? In 10 Minuten lernst du das Spiel, indem du es spielst.

home-campaign = Kampagne spielen
home-campaign-what = Zwölf zusammenhängende Spiele: Der Spielplan wächst, eine Geschichte entfaltet sich.
home-campaigns = Deine Kampagnen
home-campaigns-all = Alle Kampagnen
campaign-over = beendet
campaign-gathering = Mitspieler gesucht
campaign-asked = deine Entscheidung
campaign-waits = wartet auf { $name }
campaign-playing = Spiel { $game } läuft
campaign-next = als Nächstes: Spiel { $game }
