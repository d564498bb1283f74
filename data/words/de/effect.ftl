# Was Karten bewirken.

effect-or = { $one } oder { $other }
effect-then = { $before }, dann { $last }
effect-bargain = gib { $price } ab: { $does }
effect-gain = nimm dir { $count } $
effect-pay = zahle { $count } $
effect-pool = lege { $count } $ in die Kasse
effect-draw = { $count ->
    [one] ziehe eine Karte vom Stapel
   *[other] ziehe { $count } Karten vom Stapel
  }
effect-take = { $count ->
    [one] nimm eine offene Karte, aber keine Lokomotive
   *[other] nimm { $count } offene Karten, aber keine Lokomotiven
  }
effect-tickets = { $draw ->
    [one] ziehe eine Zielkarte und behalte mindestens { $keep }
   *[other] ziehe { $draw } Zielkarten und behalte mindestens { $keep }
  }
effect-free = { $count ->
    [one] spiele eine Karte weniger aus
   *[other] spiele { $count } Karten weniger aus
  }
effect-any-color = bezahle mit Karten einer beliebigen Farbe
effect-unlock = benutze das gesperrte Gleis einer Doppelstrecke
effect-gain-by-length = nimm dir { $a }, { $b } oder { $c } $ für 1⁠–⁠2, 3⁠–⁠4 oder 5⁠–⁠6 Felder
effect-gain-by-two-lengths = nimm dir { $short } $ für bis zu { $length } Felder oder { $long } $ für mehr
effect-draw-by-length = ziehe { $a }, { $b } oder { $c } Karten für 1⁠–⁠2, 3⁠–⁠4 oder 5⁠–⁠6 Felder
effect-draw-by-two-lengths = { $short ->
    [one] ziehe eine Karte für bis zu { $length } Felder oder { $long } für mehr
   *[other] ziehe { $short } Karten für bis zu { $length } Felder oder { $long } für mehr
  }
effect-ticket-value = erhöhe den Wert deiner Zielkarten um { $count } $
effect-vault = lege ein Zertifikat über { $count } $ in deinen Tresor
effect-trains = { $count ->
    [one] nimm einen Wagen dazu
   *[other] nimm { $count } Wagen dazu
  }
effect-stakes = { $count ->
    [one] nimm einen Pflock
   *[other] nimm { $count } Pflöcke
  }
effect-evidence = { $count ->
    [one] notiere einen Beweis
   *[other] notiere { $count } Beweise
  }
effect-postcards = { $count ->
    [one] ziehe eine Postkarte
   *[other] ziehe { $count } Postkarten
  }
effect-refresh = ersetze alle offenen Karten
effect-retire-current = nimm das aktuelle Ereignis aus dem Spiel
effect-extra-turn = mach noch einen Zug
effect-mod = wende die Regel auf der Karte an
effect-company-bonus = Bonus der Gesellschaft
