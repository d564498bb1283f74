# Was die Gesellschaften haben und was in Kampagnenspielen auf dem Tisch liegt: für Browser und Terminal.

office-band-russet = rostbraun
office-band-saffron = safrangelb
office-band-teal = petrol
office-band-violet = violett
office-bonus = Für jede gebaute Strecke ({ $color }): { $does }.
office-crew-idle = nicht bezahlt ({ $coins } $)
office-crew-works = im Dienst
office-demand = { $place } braucht { $good }
office-evidence = { $count ->
    [one] 1 Beweis in diesem Spiel
   *[other] { $count } Beweise in diesem Spiel
  }
office-freight = { $good } aus { $place }
office-good-coal = Kohle
office-good-grain = Getreide
office-good-lumber = Holz
office-good-tools = Werkzeug
office-house-of = Speisehaus von { $owner } in { $place }
office-houses = { $left ->
    [0] Häuser in { $places }
   *[other] Häuser in { $places }; noch { $left } übrig
  }
office-line = { $from }–{ $to }
office-no-freight = keine Fracht
office-no-houses = { $left ->
    [one] noch 1 Haus übrig
   *[other] noch { $left } Häuser übrig
  }
office-pavilion-at-end = Am Ende { $coins } $ für alle, die es schaffen.
office-pavilion-met = { $count ->
    [one] Erfüllt von { $names }.
   *[other] Erfüllt von { $names }.
  }
office-pavilion-prizes = 1. Platz: { $first } $, 2. Platz: { $second } $.
office-pool = Farbe des Rings: { $color }. In der Kasse: { $coins } $.
office-postcard-later = ab dem nächsten Spiel
office-stakes = { $count ->
    [0] keine Pflöcke
    [one] 1 Pflock
   *[other] { $count } Pflöcke
  }
office-stamped = gestempelt
office-ticket-value = { $coins } $ extra für Zielkarten
office-unstamped = noch nicht
office-uses = { $count ->
    [0] kein Einsatz mehr
    [one] noch 1 Einsatz
   *[other] noch { $count } Einsätze
  }
office-vault = Zertifikate für den Tresor: { $coins } $
office-waiting = { $good } wartet in { $place }
office-wanted = Gefragt in { $places }.
office-when-boards = { $count } Planteile in einem Netz
office-when-large = { $count } Großstädte in einem Netz
office-when-link = { $from } und { $to } verbinden
office-when-none-failed = alle Zielkarten erfüllt
office-when-routes = { $count } Strecken gebaut
office-when-tickets-done = { $count } Zielkarten erfüllt
office-when-zones = { $count } Zeitzonen in einem Netz
office-window = Offene Zielkarten:
office-window-empty = keine
office-zone-c = Mitte
office-zone-e = Osten
office-zone-m = Gebirge
office-zone-p = Pazifik
