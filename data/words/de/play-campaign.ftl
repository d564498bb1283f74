# Spiele mit Geld, Ereignissen und Gesellschaften: was auf dem Tisch liegt, was gefragt wird, was einem Bau folgt.

tab-office = Büro
chapter = { $title }, { $year }
extras-event-now = Aktuelles Ereignis
extras-bolt = Bereits ausgeführt.
extras-inactive = Die Regel, die es braucht, ist nicht im Spiel: Es hat keine Wirkung.

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
claim-steps = Nach dem Streckenbau
claim-steps-of = { $route } ({ $who })
claim-steps-you = du
claim-steps-second = { $route } ({ $who }, zweite Strecke)
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
rule-known = Regel: { $title }
rule-understood = Verstanden
rule-all-known = Ich kenne alle { $count }
rules-in-play = { $count ->
    [one] 1 Regel im Spiel
   *[other] Alle { $count } Regeln im Spiel
  }

# Was gefragt wird.
asks-forced = Nichts zu wählen. Weiter geht’s …
asks-cards-forced = Keine deiner Postkarten ist jetzt einsetzbar. Weiter geht’s …
asks-cards-none = Keine
asks-crew = { $name } einsetzen?
asks-crew-yes = { $count ->
    [one] Ja (noch 1 Einsatz)
   *[other] Ja (noch { $count } Einsätze)
  }
asks-wage = { $name } für dieses Spiel { $coins } $ Lohn zahlen?
asks-wage-no = Diesmal nicht
asks-choose-company = Bonus deiner Gesellschaft: Wähle eine der beiden Möglichkeiten.
asks-first = Das erste
asks-other = Das zweite
asks-stakes = { $have ->
    [one] Du hast 1 Pflock.
   *[other] Du hast { $have } Pflöcke.
  }
asks-stakes-yes = { $count } Pflöcke zurückgeben und 1 Karte weniger spielen
asks-second = Wähle eine hervorgehobene Strecke mit höchstens 3 Feldern. Sie kostet zusätzlich zu ihren Karten eine Lokomotive.
asks-second-no = Keine zweite Strecke
asks-hazard = { $skulls ->
    [one] Deinen Totenkopf anmelden?
   *[other] Deine { $skulls } Totenköpfe anmelden?
  }
asks-hazard-about = Die oberste Karte wird aufgedeckt. Zeigt sie keinen Totenkopf, bekommst du { $won } $; zeigt sie einen, zahlst du { $lost } $.
asks-hazard-yes = Anmelden und Karte aufdecken
asks-deliver = { $good } aus { $place }: nimm { $coins } $
asks-deliver-none = Jetzt nichts abliefern
asks-load = { $good } in { $place } laden?
asks-load-about = { $held ->
    [0] Gefragt in { $places }. Du hast noch keine Fracht; nicht gelieferte Fracht kostet am Ende je 1 $.
    [one] Gefragt in { $places }. Du hast 1 Frachtmarke; nicht gelieferte Fracht kostet am Ende je 1 $.
   *[other] Gefragt in { $places }. Du hast { $held } Frachtmarken; nicht gelieferte Fracht kostet am Ende je 1 $.
  }
asks-load-yes = Laden
asks-wire = Für { $coins } $ ein Telegramm schicken?
asks-wire-about = Du siehst dir die obersten 3 Karten an und behältst eine.
asks-dine = { $place }: { $coins } $ an { $owner }
asks-dine-free = { $place } ({ $owner }), kostenlos
asks-dine-about = Du ziehst dafür die oberste Karte.
asks-house = { $place } für { $coins } $
asks-house-about = { $left ->
    [one] Du hast noch 1 Haus. Wer dort isst, zahlt an dich.
   *[other] Du hast noch { $left } Häuser. Wer dort isst, zahlt an dich.
  }
asks-window = { $ticket } ({ $value } $)
asks-window-about = Sie zählt als erste gezogene Zielkarte, und du musst sie behalten.
asks-window-none = Keine: alle vom Stapel

# Eine Strecke bezahlen.
pay-for = { $route } bezahlen
pay-coins = { $coins } $ zahlen
pay-confirm = Bezahlen
pay-fewer = { $count ->
    [one] 1 Karte weniger.
   *[other] { $count } Karten weniger.
  }
pay-any-color = Du darfst mit einer beliebigen Farbe bezahlen.
pay-unlocked = Du darfst das gesperrte Gleis benutzen.
pay-marks = Symbole auf den Karten
pay-no-marks = keine
pay-snow = Zusätzliche Karte für den Schnee
pay-snow-none = Keine zusätzliche Karte für den Schnee.

# Was eine Gesellschaft vor sich hat.
office-bonus = Für jede Strecke in { $color }: { $does }.
office-freight = { $good } aus { $place }
office-wanted = Gefragt in { $places }.
office-no-freight = keine Fracht
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
    [one] noch 1 Haus zu bauen
   *[other] noch { $left } Häuser zu bauen
  }
office-stamped = gestempelt
office-unstamped = noch nicht
office-uses = { $count ->
    [0] kein Einsatz mehr
    [one] noch 1 Einsatz
   *[other] noch { $count } Einsätze
  }
office-crew-works = im Dienst
office-crew-idle = nicht bezahlt ({ $coins } $)
office-ticket-value = { $coins } $ in der Zielkartenzeile
office-vault = Scheine für den Tresor: { $coins } $
postcard-now = Jetzt einsetzbar
postcard-later = ab dem nächsten Spiel
postcard-private = das siehst nur du
postcard-picture = Bild: { $text }
seat-stamps = { $count ->
    [one] 1 Linie gestempelt
   *[other] { $count } Linien gestempelt
  }
seat-houses = Häuser: { $places }

# Was für alle daliegt.
common-pool = Farbe des Rings: { $color }. In der Kasse: { $coins } $.
common-snow = { $count ->
    [one] 1 verschneite Strecke
   *[other] { $count } verschneite Strecken
  }
common-window = Offene Zielkarten:
common-window-empty = keine
common-evidence = { $count ->
    [one] 1 Beweis in diesem Spiel
   *[other] { $count } Beweise in diesem Spiel
  }
pavilion-prizes = Erste { $first } $, Zweite { $second } $.
pavilion-at-end = Am Ende { $coins } $ für alle.
pavilion-met = { $count ->
    [one] Erfüllt von { $names }.
   *[other] Erfüllt von { $names }.
  }
when-link = { $from } und { $to } verbinden
when-large = { $count } Großstädte in einem Netz
when-boards = { $count } Planteile in einem Netz
when-zones = { $count } Zeitzonen in einem Netz
when-routes = { $count } Strecken gebaut
when-tickets-done = { $count } Zielkarten erfüllt
when-none-failed = alle Zielkarten erfüllt

# Auf dem Plan und bei Strecken.
token-freight = { $good } wartet in { $place }
token-wanted = { $place } verlangt { $good }
token-house = Speisehaus von { $owner } in { $place }
token-snow = Verschneit
token-line = Kreuzt die Linie { $line }
route-bonus = In der Farbe deiner Gesellschaft: { $does }.
route-snow = Verschneit: eine Karte mehr, außer deine Bezahlung zeigt eine Spitzhacke. Das Räumen bringt 3 $.
route-pool = { $color } ist die Farbe des Rings: 1 $ geht in die Kasse.
route-large = { $place } ist eine Großstadt: Zieh eine Karte.
route-line = Kreuzt die Linie { $line }: Du bekommst einen Stempel.
route-line-stamped = Kreuzt die Linie { $line }, die du schon gestempelt hast.

# Der Verlauf.
log-by = { $text } ({ $title })
log-extra-ticket-value = { $who } den Wert der Zielkarten um { $count } $ erhöht.
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
log-extra-posted = Farbe des Rings: { $color }. In der Kasse: { $count } $.
log-extra-turned = Für das Gefahrgut aufgedeckt: { $card }.
log-extra-dined = { $who } bei { $owner } gegessen: { $paid } $ bezahlt, { $got } $ an { $owner }.
log-extra-window-shown = { $ticket } liegt jetzt offen.
log-extra-ending = Vor der Endwertung kommen die letzten Regeln zum Zug.

# Nach dem Spiel.
end-campaign = Kampagne fortsetzen
