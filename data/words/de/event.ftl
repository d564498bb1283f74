# Die Ereignisse der eingebauten Ausgaben.

event-legends-ev01-title = Freie Signale
event-legends-ev01-text = Wenn du eine Strecke mit 4 oder mehr Feldern baust, ziehe die oberste Karte vom Stapel.
event-legends-ev02-title = Extrablatt!
event-legends-ev02-text = Alle ziehen reihum die oberste Karte vom Stapel, beginnend mit dem Spieler am Zug.
event-legends-ev03-title = Schottermangel
event-legends-ev03-text = Wenn du eine Strecke mit 3 oder mehr Feldern baust, zahle 1 $.
event-legends-ev04-title = Ausflugsfieber
event-legends-ev04-text = Wenn du Zielkarten ziehst, ziehst du eine mehr und bekommst 1 $.
event-legends-ev05-title = Loks in der Werkstatt
event-legends-ev05-text = Niemand darf eine offene Lokomotive nehmen.
event-legends-ev06-title = Spendensammlung
event-legends-ev06-text = Wer am meisten Geld hat, zahlt 2 $; wer am wenigsten hat, bekommt 2 $. Haben alle gleich viel, geschieht nichts.
event-legends-ev07-title = Salonwagen
event-legends-ev07-text = Immer wenn du eine Strecke baust, darfst du eine überzählige Lokomotive für 4 $ abgeben.
