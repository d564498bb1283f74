# Spiele mit Geld, Ereignissen und Gesellschaften: was auf dem Tisch liegt, was gefragt wird, was einem Bau folgt.

tab-office = Büro
chapter = { $title }, { $year }
extras-event-now = Aktuelles Ereignis
extras-bolt = Es hat schon gewirkt.
extras-inactive = Die Regel, die es braucht, ist nicht im Spiel: Es bewirkt nichts.

# Zeichen auf Karten.
color-marked = { $color } mit { $mark }
mark-pickaxe = Spitzhacke
mark-skull = Totenkopf

# Wörter der Ausgaben.
good-grain = Getreide
good-lumber = Holz
good-coal = Kohle
good-tools = Werkzeug
band-saffron = safrangelb
band-teal = petrol
band-russet = rostbraun
band-violet = violett
band = Streifen: { $band }
zone-e = Osten
zone-c = Mitte
zone-m = Gebirge
zone-p = Pazifik
zone-line = { $from }–{ $to }
crew-somebody = Eine Personalkarte
postcard-number = Postkarte { $number }

# Schritte nach einem Bau.
claim-steps = Was dem Bau folgt
claim-steps-of = { $route } ({ $who })
claim-steps-you = du
claim-steps-second = { $route } ({ $who }, zweiter Bau)
step-company-bonus = Bonus der Gesellschaft
step-large-city = Großstädte
step-unnamed = Schritt { $number }
step-event = Das Ereignis
step-gained = +{ $coins } $
step-paid = −{ $coins } $
step-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
step-delivered = { $good } geliefert
step-loaded = { $good } aus { $place }
step-staked = { $count ->
    [one] 1 Pflock
   *[other] { $count } Pflöcke
  }
step-house = Haus in { $place }
step-evidence = Beweise: { $count }

# Regeln, wo sie zählen.
rule-new = Neu: { $title }
rule-known = Die Regel: { $title }
rule-understood = Verstanden
rule-all-known = Ich kenne alle { $count }
rules-in-play = { $count ->
    [one] Eine Regel im Spiel
   *[other] Alle { $count } Regeln im Spiel
  }

# Was gefragt wird.
asks-forced = Hier geht nichts außer Nein. Es geht von selbst weiter.
asks-cards-forced = Keine deiner Postkarten passt zu diesem Moment. Es geht von selbst weiter.
asks-cards-none = Keine
asks-crew = { $name }: einsetzen?
asks-crew-yes = { $count ->
    [one] Ja (noch ein Einsatz)
   *[other] Ja (noch { $count } Einsätze)
  }
asks-wage = { $name }: { $coins } $ Lohn für dieses Spiel?
asks-wage-no = Diesmal nicht
asks-choose-company = Bonus deiner Gesellschaft: was von beiden?
asks-first = Das erste
asks-other = Das zweite
asks-stakes = { $have ->
    [one] Du hast einen Pflock.
   *[other] Du hast { $have } Pflöcke.
  }
asks-stakes-yes = { $count } Pflöcke zurückgeben, eine Karte weniger spielen
asks-second = Wähle eine der umrandeten Strecken mit höchstens 3 Feldern. Sie kostet außer ihren Karten eine Lokomotive.
asks-second-no = Keine zweite Strecke
asks-hazard = { $skulls ->
    [one] Meldest du deinen Totenkopf an?
   *[other] Meldest du deine { $skulls } Totenköpfe an?
  }
asks-hazard-about = Eine Karte wird aufgedeckt. Ohne Totenkopf nimmst du { $won } $, mit Totenkopf zahlst du { $lost } $.
asks-hazard-yes = Anmelden und aufdecken
asks-deliver = { $good } aus { $place }: nimm { $coins } $
asks-deliver-none = Jetzt nichts
asks-load = Lädst du { $good } in { $place }?
asks-load-about = { $held ->
    [0] Gefragt in { $places }. Du trägst noch nichts; was nicht geliefert wird, kostet am Ende 1 $.
    [one] Gefragt in { $places }. Du trägst eine Marke; was nicht geliefert wird, kostet am Ende 1 $.
   *[other] Gefragt in { $places }. Du trägst { $held } Marken; jede, die nicht geliefert wird, kostet am Ende 1 $.
  }
asks-load-yes = Laden
asks-wire = Schickst du für { $coins } $ ein Telegramm?
asks-wire-about = Du siehst dir die obersten drei Karten an und behältst eine.
asks-dine = { $place }: { $coins } $ an { $owner }
asks-dine-free = { $place } ({ $owner }), kostenlos
asks-dine-about = Du ziehst dafür die oberste Karte.
asks-house = { $place } für { $coins } $
asks-house-about = { $left ->
    [one] Du hast noch ein Haus. Wer dort isst, zahlt dir.
   *[other] Du hast noch { $left } Häuser. Wer dort isst, zahlt dir.
  }
asks-window = { $ticket } ({ $value } $)
asks-window-about = Sie ist die erste deines Zugs und muss behalten werden.
asks-window-none = Keine: alle vom Stapel

# Eine Strecke bezahlen.
pay-for = { $route } bezahlen
pay-coins = { $coins } $ zahlen
pay-confirm = Bezahlen
pay-fewer = { $count ->
    [one] Eine Karte weniger.
   *[other] { $count } Karten weniger.
  }
pay-any-color = Jede eine Farbe geht.
pay-unlocked = Das geschlossene Gleis ist für dich offen.
pay-marks = Zeichen auf den Karten
pay-no-marks = keine
pay-snow = Für den Schnee, eine Karte dazu
pay-snow-none = Keine Karte für den Schnee.

# Was eine Gesellschaft vor sich hat.
office-bonus = Für jede Strecke in { $color }: { $does }.
office-freight = { $good } aus { $place }
office-wanted = Gefragt in { $places }.
office-no-freight = trägt nichts
office-stakes = { $count ->
    [0] keine Pflöcke
    [one] 1 Pflock
   *[other] { $count } Pflöcke
  }
office-houses = { $left ->
    [0] Häuser in { $places }
   *[other] Häuser in { $places }; noch { $left }
  }
office-no-houses = { $left ->
    [one] Ein Haus zu bauen
   *[other] { $left } Häuser zu bauen
  }
office-stamped = gestempelt
office-unstamped = noch nicht
office-uses = { $count ->
    [0] kein Einsatz mehr
    [one] noch ein Einsatz
   *[other] noch { $count } Einsätze
  }
office-crew-works = im Dienst
office-crew-idle = nicht bezahlt ({ $coins } $)
office-ticket-value = { $coins } $ in der Zielkartenzeile
office-vault = Scheine für den Tresor: { $coins } $
postcard-now = Jetzt einsetzbar
postcard-later = ab dem nächsten Spiel
postcard-private = das liest nur du
postcard-picture = Bild: { $text }
seat-stamps = { $count ->
    [one] 1 Linie gestempelt
   *[other] { $count } Linien gestempelt
  }
seat-houses = Häuser: { $places }

# Was für alle daliegt.
common-pool = Die Farbe des Rings ist { $color }; in der Kasse liegen { $coins } $.
common-snow = { $count ->
    [one] Eine Strecke unter Schnee
   *[other] { $count } Strecken unter Schnee
  }
common-window = Zielkarten, die offen liegen:
common-window-empty = keine
common-evidence = { $count ->
    [one] Ein Beweis in diesem Spiel
   *[other] { $count } Beweise in diesem Spiel
  }
pavilion-prizes = Erste { $first } $, Zweite { $second } $.
pavilion-at-end = Am Ende { $coins } $ für alle.
pavilion-met = { $count ->
    [one] Erreicht von { $names }.
   *[other] Erreicht von { $names }.
  }
when-link = { $from } und { $to } verbinden
when-large = { $count } Großstädte in einem Netz
when-boards = { $count } Planteile in einem Netz
when-zones = { $count } Zeitzonen in einem Netz
when-routes = { $count } Strecken gebaut
when-tickets-done = { $count } Zielkarten erfüllt
when-none-failed = keine Zielkarte verfehlt

# Auf dem Plan und bei Strecken.
token-freight = { $good } wartet in { $place }
token-wanted = { $place } verlangt { $good }
token-house = Speisehaus von { $owner } in { $place }
token-snow = Unter Schnee
token-line = Kreuzt die Linie { $line }
route-bonus = In der Farbe deiner Gesellschaft: { $does }.
route-snow = Unter Schnee: eine Karte mehr, außer wenn dein Kartensatz eine Spitzhacke zeigt. Das Räumen bringt 3 $.
route-pool = { $color } ist die Farbe des Rings: 1 $ geht in die Kasse.
route-large = { $place } ist eine Großstadt: eine Karte.
route-line = Kreuzt die Linie { $line }: ein Stempel für dich.
route-line-stamped = Kreuzt die Linie { $line }, die du gestempelt hast.

# Der Verlauf.
log-by = { $text } ({ $title })
log-extra-ticket-value = { $who } { $count } $ auf die Zielkartenzeile gelegt.
log-extra-tickets-given = { $who } durch eine Karte Zielkarten gezogen.
log-extra-turn-began = { $again ->
    [yes] Dieselbe Gesellschaft ist noch einmal am Zug.
   *[no] {""}
  }
log-extra-helped = { $free ->
    [0] Eine Karte hilft beim Bezahlen.
    [one] Eine Karte weniger zu bezahlen.
   *[other] { $free } Karten weniger zu bezahlen.
  }
log-extra-evidence = { $count ->
    [one] Ein Beweis wurde vermerkt.
   *[other] { $count } Beweise wurden vermerkt.
  }
log-extra-posted = Die Farbe des Rings ist { $color }; { $count } $ liegen in der Kasse.
log-extra-turned = Für das Gefahrgut aufgedeckt: { $card }.
log-extra-dined = { $who } bei { $owner } gegessen: { $paid } $ bezahlt, { $got } $ an { $owner }.
log-extra-window-shown = { $ticket } liegt offen.
log-extra-ending = Vor der Abrechnung kommen die letzten Regeln zu Wort.

# Nach dem Spiel.
end-campaign = Weiter mit der Kampagne
