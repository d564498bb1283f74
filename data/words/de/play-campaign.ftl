# Spiele mit Geld, Ereignissen und Gesellschaften: was auf dem Tisch liegt, was gefragt wird, was einem Bau folgt.

tab-office = Büro
chapter = { $title }, { $year }
extras-event-now = Aktuelles Ereignis
extras-bolt = Bereits ausgeführt.
extras-inactive = Die zugehörige Regel ist nicht im Spiel, deshalb hat es keine Wirkung.

# Wörter der Ausgaben.
band = Streifen: { $band }
crew-somebody = Eine Personalkarte

# Schritte nach einem Bau.
claim-steps = Nach dem Streckenbau
claim-steps-of = { $route } ({ $who })
claim-steps-second = { $route } ({ $who }, zweite Strecke)
step-large-city = Großstädte
step-unnamed = Schritt { $number }
step-event = Das Ereignis
step-gained = +{ $coins } $
step-paid = −{ $coins } $
step-delivered = { $good } geliefert
step-loaded = { $good } aus { $place }
step-staked = { $count ->
    [one] 1 Pflock
   *[other] { $count } Pflöcke
  }
step-house = Haus in { $place }
step-evidence = Beweise: { $count }

# Regeln, wo sie zählen.
rule-new = Neu: { $title }
rule-known = Regel: { $title }
rule-understood = Verstanden
rule-all-known = Ich kenne alle { $count } Regeln
rules-in-play = { $count ->
    [one] 1 Regel im Spiel
   *[other] Alle { $count } Regeln im Spiel
  }

# Was gefragt wird.
asks-cards-none = Keine
asks-crew-yes = { $count ->
    [one] Ja (noch 1 Einsatz)
   *[other] Ja (noch { $count } Einsätze)
  }
asks-wage-no = Diesmal nicht
asks-stakes = { $have ->
    [one] Du hast 1 Pflock.
   *[other] Du hast { $have } Pflöcke.
  }
asks-stakes-yes = { $count ->
    [one] 1 Pflock
   *[other] { $count } Pflöcke
  } zurückgeben: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } weniger ausspielen
asks-second = Wähle eine hervorgehobene Strecke mit höchstens 3 Feldern. Sie kostet zusätzlich zu ihren Karten eine Lokomotive.
asks-second-no = Keine zweite Strecke
asks-hazard = { $skulls ->
    [one] Deinen Totenkopf anmelden?
   *[other] Deine { $skulls } Totenköpfe anmelden?
  }
asks-hazard-about = Die oberste Karte wird aufgedeckt. Zeigt sie keinen Totenkopf, bekommst du { $won } $; zeigt sie einen, zahlst du { $lost } $.
asks-hazard-yes = Anmelden und Karte aufdecken
asks-deliver = { $good } aus { $place }: { $coins } $ bekommen
asks-deliver-none = Jetzt nichts liefern
asks-load-about = { $held ->
    [0] Gefragt in { $places }. Du hast noch keine Fracht; jede nicht gelieferte Frachtmarke kostet am Ende { $cost } $.
    [one] Gefragt in { $places }. Du hast 1 Frachtmarke; jede nicht gelieferte Frachtmarke kostet am Ende { $cost } $.
   *[other] Gefragt in { $places }. Du hast { $held } Frachtmarken; jede nicht gelieferte Frachtmarke kostet am Ende { $cost } $.
  }
asks-load-yes = Laden
asks-wire-about = Du siehst dir die obersten { $cards } Karten an und behältst { $keep }.
asks-dine = { $place }: { $coins } $ an { $owner }
asks-dine-free = { $place } ({ $owner }), kostenlos
asks-dine-about = { $count ->
    [one] Du ziehst dafür die oberste Karte.
   *[other] Du ziehst dafür die obersten { $count } Karten.
  }
asks-house = { $place } für { $coins } $
asks-house-about = { $left ->
    [one] Du kannst noch 1 Speisehaus bauen. Wer darin isst, zahlt an dich.
   *[other] Du kannst noch { $left } Speisehäuser bauen. Wer darin isst, zahlt an dich.
  }
asks-window = { $ticket } ({ $value } $)
asks-window-about = Sie zählt als erste gezogene Zielkarte, und du musst sie behalten.
asks-window-none = Keine: alle vom Stapel

# Eine Strecke bezahlen.
pay-for = { $route } bezahlen
pay-coins = { $coins } $ zahlen
pay-confirm = Bezahlen
pay-fewer = { $count ->
    [one] 1 Karte weniger.
   *[other] { $count } Karten weniger.
  }
pay-any-color = Du darfst mit Karten einer beliebigen Farbe bezahlen.
pay-unlocked = Du darfst das gesperrte Gleis benutzen.
pay-marks = Symbole auf den Karten
pay-no-marks = keine
pay-snow = Zusätzliche Karte für den Schnee
pay-snow-none = Keine zusätzliche Karte für den Schnee.

# Was eine Gesellschaft vor sich hat.
postcard-now = Jetzt einsetzbar
postcard-private = das siehst nur du
seat-stamps = { $count ->
    [one] 1 Linie gestempelt
   *[other] { $count } Linien gestempelt
  }
seat-houses = Häuser: { $places }

# Was für alle daliegt.
common-snow = { $count ->
    [one] 1 verschneite Strecke
   *[other] { $count } verschneite Strecken
  }

# Auf dem Plan und bei Strecken.
token-snow = Verschneit
token-line = Kreuzt die Linie { $line }
route-bonus = In der Farbe deiner Gesellschaft: { $does }.
route-snow = Verschneit: eine Karte mehr, außer du bezahlst mit einer Spitzhacke. Das Räumen bringt { $coins } $.
route-pool = Farbe des Rings ({ $color }): { $coins } $ in die Kasse.
route-large = { $place } ist eine Großstadt: Ziehe eine Karte.
route-line = Kreuzt die Linie { $line }: Du bekommst einen Stempel.
route-line-stamped = Kreuzt die Linie { $line }, die du schon gestempelt hast.

# Nach dem Spiel.
end-campaign = Kampagne fortsetzen
