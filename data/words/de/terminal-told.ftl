# Was ein Platz tun muss, hinter „muss“.

terminal-due-opening-mix = Alle Spieler wählen, wie viele Zielkarten sie von welchem Stapel möchten.
terminal-due-opening-tickets = Alle Spieler wählen, welche Zielkarten sie zu Beginn behalten.
terminal-due-of = { $you ->
    [yes] Du musst
   *[no] { $subject } muss
} { $what }.
terminal-due-first = { $count ->
    [one] { $who } muss zuerst { $what }
   *[other] { $who } müssen zuerst { $what }
}
terminal-due-first-mix = wählen, wie viele Zielkarten von welchem Stapel kommen sollen
terminal-due-first-tickets = { $count ->
   *[other] wählen, welche Zielkarten zu Beginn behalten werden
}
terminal-due-turn = eine Aktion für diesen Zug wählen
terminal-due-second-card = eine zweite Karte nehmen
terminal-due-tickets = wählen, welche der gezogenen Zielkarten behalten werden
terminal-due-passenger = einen Fahrgast in { $place } wählen
terminal-due-use = entscheiden, ob { $card } eingesetzt wird
terminal-due-choose = einen Effekt von { $card } wählen
terminal-due-take = eine offene Karte nehmen, die keine Lokomotive ist
terminal-due-crew = entscheiden, ob eine Personalkarte eingesetzt wird
terminal-due-cards = entscheiden, ob eine Postkarte eingesetzt wird
terminal-due-wage = entscheiden, ob der Lohn gezahlt wird
terminal-due-privilege = Karten oder Geld wählen
terminal-due-stakes = entscheiden, ob Pflöcke eine Karte ersetzen
terminal-due-pay = die Strecke bezahlen
terminal-due-second = entscheiden, ob eine Lokomotive für eine zweite Strecke gezahlt wird
terminal-due-hazard = entscheiden, ob Gefahrgut angemeldet wird
terminal-due-deliver = entscheiden, ob Fracht geliefert wird
terminal-due-load = entscheiden, ob in { $place } Fracht geladen wird
terminal-due-wire = entscheiden, ob ein Telegramm geschickt wird
terminal-due-wire-keep = eine Karte aus dem Telegramm behalten
terminal-due-dine = entscheiden, ob in einem Speisehaus gegessen wird
terminal-due-house = entscheiden, ob ein Speisehaus gebaut wird
terminal-due-window = entscheiden, ob eine offene Zielkarte genommen wird
terminal-due-answer = antworten

# Was der Zufall austeilen muss.
terminal-deal-passenger = in { $place } muss ein Fahrgast platziert werden
terminal-deal-card = eine Karte muss an { $you ->
    [yes] dich
   *[no] { $name }
} ausgeteilt werden
terminal-deal-market = auf Platz { $slot } muss eine offene Karte gelegt werden
terminal-deal-ticket = eine Zielkarte muss an { $you ->
    [yes] dich
   *[no] { $name }
} ausgeteilt werden
terminal-deal-first = der Startspieler muss ausgelost werden
terminal-deal-event = ein Ereignis muss aufgedeckt werden
terminal-deal-window = eine Zielkarte muss offen ausgelegt werden
terminal-deal-rate = die Farbe des Rings muss ausgelost werden
terminal-deal-snow = eine Strecke für den Schnee muss ausgelost werden
terminal-deal-pavilion = ein Pavillon muss ausgelost werden
terminal-deal-postcard = eine Postkarte muss an { $you ->
    [yes] dich
   *[no] { $name }
} ausgeteilt werden
terminal-deal-wire = eine Telegrammkarte muss an { $you ->
    [yes] dich
   *[no] { $name }
} ausgeteilt werden
terminal-deal-hazard = für { $you ->
    [yes] dich
   *[no] { $name }
} muss eine Karte aufgedeckt werden

# Was geschah. „who“ ist „Du hast“ oder „Rot hat“.
terminal-fact-market-reset = Zu viele offene Lokomotiven: Alle offenen Karten wurden ersetzt.
terminal-fact-market-stands = Es kommen immer wieder Lokomotiven: Die offenen Karten bleiben liegen.
terminal-fact-reshuffled = Der Ablagestapel wurde gemischt und ist jetzt der neue Stapel.
terminal-fact-newspapers-added = { $count ->
    [one] { $count } Zeitung kam in den Stapel.
   *[other] { $count } Zeitungen kamen in den Stapel.
}
terminal-fact-newspaper-turned = Eine Zeitung wurde vom Stapel gezogen.
terminal-fact-mixes-shown = Gewählte Zielkarten: { $mixes }.
terminal-fact-tickets-drawn = { $who } { $tickets } gezogen.
terminal-fact-tickets-kept = { $who } { $tickets } behalten.
terminal-fact-first = { $you ->
    [yes] Du beginnst.
   *[no] { $subject } beginnt.
}
terminal-fact-card-drawn = { $who } { $card } vom Stapel gezogen.
terminal-fact-card-drawn-unseen = { $who } eine Karte vom Stapel gezogen.
terminal-fact-card-taken = { $who } { $card } aus den offenen Karten genommen.
terminal-fact-no-second-card = Für { $you ->
    [yes] dich
   *[no] { $name }
} gab es keine zweite Karte.
terminal-fact-claimed = { $who } { $route } mit { $cards } gebaut.
terminal-fact-claimed-points = { $who } { $route } mit { $cards } gebaut, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
terminal-fact-scored = { $who } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bekommen.
terminal-fact-collected = { $who } { $coins } $ von der Bank bekommen.
terminal-fact-wire-kept = { $who } eine Karte aus dem Telegramm behalten.
terminal-fact-boarded = Ein Fahrgast aus { $place } ({ $color }) ist bei { $you ->
    [yes] dir
   *[no] { $name }
} eingestiegen.
terminal-fact-passed = { $who } passen müssen.
terminal-fact-last-round = LETZTE RUNDE: { $you ->
    [yes] Du hast
   *[no] { $subject } hat
} kaum noch Wagen; alle sind noch einmal dran, { $turns } Züge insgesamt.
terminal-fact-ended = Das Spiel ist zu Ende.
terminal-fact-taken-back = { $who } die letzte Aktion rückgängig gemacht.

# Was in Spielen mit Geld und in verbundenen Spielen geschah.
terminal-fact-event-turned = EREIGNIS: { $title }. { $text }
terminal-fact-events-shuffled = Die alten Ereignisse wurden gemischt und bilden den neuen Ereignisstapel.
terminal-fact-event-retired = { $title } wurde aus dem Spiel genommen.
terminal-fact-paid = { $who } { $coins } $ an die Bank gezahlt.
terminal-fact-discarded = { $who } { $cards } abgegeben.
terminal-fact-refreshed = Alle offenen Karten wurden ersetzt.
terminal-fact-extra-turn = { $you ->
    [yes] Du bist
   *[no] { $subject } ist
} danach noch einmal am Zug.
terminal-fact-tickets-given = { $who } dank eines Ereignisses Zielkarten gezogen.
terminal-fact-ticket-value = { $who } den Wert der Zielkarten um { $value } $ erhöht.
terminal-fact-vault = { $who } ein Zertifikat über { $value } $ bekommen.
terminal-fact-trains-added = { $who } { $count ->
   *[other] { $count } Wagen
} bekommen.
terminal-fact-turn-again = Derselbe Spieler ist noch einmal am Zug.
terminal-fact-staked = { $who } { $count ->
    [one] { $count } Pflock
   *[other] { $count } Pflöcke
} genommen.
terminal-fact-stakes-spent = { $who } { $count ->
    [one] { $count } Pflock
   *[other] { $count } Pflöcke
} zurückgegeben.
terminal-fact-evidence = Beweise wurden notiert.
terminal-fact-postcard-drawn = { $who } eine Postkarte gezogen.
terminal-fact-used = { $who } { $title } eingesetzt.
terminal-fact-a-postcard = eine Postkarte
terminal-fact-a-crew-card = eine Personalkarte
terminal-fact-crew-paid = { $who } für { $title } { $coins } $ Lohn gezahlt.
terminal-fact-loaded = { $who } in { $place } Fracht geladen.
terminal-fact-delivered = { $who } für { $coins } $ Fracht aus { $place } geliefert.
terminal-fact-posted = Die Farbe des Rings ist { $color }, mit { $coins } $ in der Kasse.
terminal-fact-pooled = { $who } { $coins } $ in die Kasse gelegt.
terminal-fact-chest-taken = { $who } die Kasse bekommen.
terminal-fact-chest-back = Die Kasse ging zurück an die Bank.
terminal-fact-snow-fell = Auf { $route } ist Schnee gefallen.
terminal-fact-snow-cleared = { $who } den Schnee geräumt und { $coins } $ bekommen.
terminal-fact-turned = Eine Karte wurde aufgedeckt: { $card }.
terminal-fact-dined = { $who } bei { $you ->
    [yes] dir
   *[no] { $name }
} gegessen.
terminal-fact-house-built = { $who } ein Speisehaus in { $place } gebaut.
terminal-fact-stamped = { $who } eine Linie gestempelt und { $coins } $ bekommen.
terminal-fact-pavilion-met = { $who } { $pavilion } erfüllt und { $coins } $ bekommen.
terminal-fact-window-shown = { $ticket } liegt jetzt offen.
terminal-fact-window-taken = { $who } { $ticket } genommen.
terminal-fact-times = { $count ->
   *[other] { $line } (× { $count })
}

# Was Karten tun.
terminal-act-or = { $one } oder { $other }
terminal-act-then = { $before }, dann { $last }
terminal-act-gain = { $coins } $ bekommen
terminal-act-pay = { $coins } $ zahlen
terminal-act-pool = { $coins } $ in die Kasse legen
terminal-act-draw = { $count ->
    [one] die oberste Karte ziehen
   *[other] die obersten { $count } Karten ziehen
}
terminal-act-take = { $count ->
    [one] eine offene Karte nehmen, aber keine Lokomotive
   *[other] { $count } offene Karten nehmen, aber keine Lokomotiven
}
terminal-act-tickets = { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
} ziehen und mindestens { $keep } behalten
terminal-act-free = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} weniger ausspielen
terminal-act-any-color = mit einer beliebigen Farbe bezahlen
terminal-act-unlock = das gesperrte Gleis einer Doppelstrecke benutzen
terminal-act-ticket-value = den Wert deiner Zielkarten um { $coins } $ erhöhen
terminal-act-vault = ein Zertifikat über { $coins } $ in den Tresor legen
terminal-act-trains = { $count ->
    [one] einen Wagen
   *[other] { $count } Wagen
} dazunehmen
terminal-act-stakes = { $count ->
    [one] einen Pflock
   *[other] { $count } Pflöcke
} nehmen
terminal-act-evidence = { $count ->
    [one] einen Beweis
   *[other] { $count } Beweise
} notieren
terminal-act-postcards = { $count ->
    [one] eine Postkarte
   *[other] { $count } Postkarten
} ziehen
terminal-act-refresh = alle offenen Karten ersetzen
terminal-act-retire-current = das aktuelle Ereignis aus dem Spiel nehmen
terminal-act-extra-turn = noch einen Zug machen
terminal-act-gain-by-length = { $a }, { $b } oder { $c } $ für 1–2, 3–4 oder 5–6 Felder bekommen
terminal-act-draw-by-length = { $a }, { $b } oder { $c } Karten für 1–2, 3–4 oder 5–6 Felder ziehen
terminal-act-mod = die Regel auf der Karte anwenden
terminal-act-bonus-of = der Bonus von { $company }
terminal-act-your-bonus = Der Bonus deiner Gesellschaft:
terminal-act-every-route = Jede Strecke in der Farbe deiner Gesellschaft ({ $color }) bringt dir ihren Bonus: { $does }.
