# Was ein Platz tun muss, hinter „muss“.

terminal-due-opening-mix = Alle Plätze sagen, wie viele Zielkarten jedes Stapels sie möchten.
terminal-due-opening-tickets = Alle Plätze wählen, welche ihrer ersten Zielkarten sie behalten.
terminal-due-of = { $you ->
    [yes] Du musst
   *[no] { $subject } muss
} { $what }.
terminal-due-first = { $count ->
    [one] { $who } muss zuerst { $what }
   *[other] { $who } müssen zuerst { $what }
}
terminal-due-first-mix = sagen, unter wie vielen Zielkarten jedes Stapels gewählt wird
terminal-due-first-tickets = { $count ->
   *[other] sagen, welche der ersten Zielkarten bleiben
}
terminal-due-turn = wählen, was in diesem Zug geschieht
terminal-due-second-card = eine zweite Karte nehmen
terminal-due-tickets = wählen, welche der gezogenen Zielkarten bleiben
terminal-due-passenger = einen Fahrgast in { $place } wählen
terminal-due-use = sagen, ob { $card } genutzt wird
terminal-due-choose = eine Wirkung wählen: { $card }
terminal-due-take = eine offene Karte nehmen, die keine Lokomotive ist
terminal-due-crew = sagen, ob eine Personalkarte eingesetzt wird
terminal-due-cards = sagen, welche Postkarte genutzt wird, wenn überhaupt
terminal-due-wage = sagen, ob der Lohn gezahlt wird
terminal-due-privilege = zwei Karten oder 3 $ wählen
terminal-due-stakes = sagen, ob zwei Pflöcke eine Karte ersetzen
terminal-due-pay = die Strecke bezahlen
terminal-due-second = eine zweite Strecke für eine Lokomotive nennen, oder keine
terminal-due-hazard = sagen, ob Gefahrgut angemeldet wird
terminal-due-deliver = sagen, welche Fracht abgeliefert wird, wenn überhaupt
terminal-due-load = sagen, ob in { $place } Fracht geladen wird
terminal-due-wire = sagen, ob ein Telegramm geschickt wird
terminal-due-wire-keep = eine der Karten des Telegramms behalten
terminal-due-dine = sagen, wo gegessen wird, wenn überhaupt
terminal-due-house = sagen, wo ein Speisehaus gebaut wird, wenn überhaupt
terminal-due-window = sagen, welche offene Zielkarte genommen wird, wenn überhaupt
terminal-due-answer = antworten

# Was der Zufall austeilen muss.
terminal-deal-passenger = ein Fahrgast ist nach { $place } auszuteilen
terminal-deal-card = eine Karte ist an { $you ->
    [yes] dich
   *[no] { $name }
} auszuteilen
terminal-deal-market = auf Platz { $slot } ist eine offene Karte auszulegen
terminal-deal-ticket = eine Zielkarte ist an { $you ->
    [yes] dich
   *[no] { $name }
} auszuteilen
terminal-deal-first = der Zufall muss den ersten Platz bestimmen
terminal-deal-event = ein Ereignis ist aufzudecken
terminal-deal-window = eine Zielkarte ist offen auszulegen
terminal-deal-rate = die Farbe des Rings ist auszuhängen
terminal-deal-snow = auf eine Strecke muss Schnee fallen
terminal-deal-pavilion = ein Pavillon ist auszulegen
terminal-deal-postcard = eine Postkarte ist an { $you ->
    [yes] dich
   *[no] { $name }
} auszuteilen
terminal-deal-wire = eine Karte eines Telegramms ist an { $you ->
    [yes] dich
   *[no] { $name }
} auszuteilen
terminal-deal-hazard = für { $you ->
    [yes] dich
   *[no] { $name }
} ist eine Karte aufzudecken

# Was geschah. „who“ ist „Du hast“ oder „Rot hat“.
terminal-fact-market-reset = Zu viele Lokomotiven lagen offen: Alle offenen Karten wurden ersetzt.
terminal-fact-market-stands = Die Lokomotiven kommen immer wieder: Die offenen Karten bleiben, wie sie sind.
terminal-fact-reshuffled = Der Ablagestapel wurde gemischt und ist jetzt der Stapel.
terminal-fact-newspapers-added = { $count ->
    [one] { $count } Zeitung kam in den Stapel.
   *[other] { $count } Zeitungen kamen in den Stapel.
}
terminal-fact-newspaper-turned = Eine Zeitung kam vom Stapel.
terminal-fact-mixes-shown = Angesagte Zielkarten: { $mixes }.
terminal-fact-tickets-drawn = { $who } { $tickets } gezogen.
terminal-fact-tickets-kept = { $who } { $tickets } behalten.
terminal-fact-first = { $you ->
    [yes] Du beginnst.
   *[no] { $subject } beginnt.
}
terminal-fact-card-drawn = { $who } { $card } vom Stapel gezogen.
terminal-fact-card-drawn-unseen = { $who } eine Karte vom Stapel gezogen.
terminal-fact-card-taken = { $who } { $card } genommen, die offen lag.
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
terminal-fact-wire-kept = { $who } eine Karte des Telegramms behalten.
terminal-fact-boarded = Ein Fahrgast aus { $place } ({ $color }) ist bei { $you ->
    [yes] dir
   *[no] { $name }
} eingestiegen.
terminal-fact-passed = { $who } passen müssen.
terminal-fact-last-round = DIE LETZTE RUNDE: { $you ->
    [yes] Du hast
   *[no] { $subject } hat
} nur noch wenige Wagen; alle sind noch einmal dran, { $turns } Züge insgesamt.
terminal-fact-ended = Das Spiel ist aus.
terminal-fact-taken-back = { $who } die letzte Aktion zurückgenommen.

# Was in Spielen mit Geld und in verbundenen Spielen geschah.
terminal-fact-event-turned = EREIGNIS: { $title }. { $text }
terminal-fact-events-shuffled = Die alten Ereignisse wurden gemischt und sind wieder der Stapel der Ereignisse.
terminal-fact-event-retired = { $title } ist aus dem Spiel.
terminal-fact-paid = { $who } { $coins } $ an die Bank gezahlt.
terminal-fact-discarded = { $who } { $cards } abgegeben.
terminal-fact-refreshed = Alle offenen Karten wurden ersetzt.
terminal-fact-extra-turn = { $you ->
    [yes] Du bist
   *[no] { $subject } ist
} danach noch einmal am Zug.
terminal-fact-tickets-given = { $who } durch ein Ereignis Zielkarten gezogen.
terminal-fact-ticket-value = { $who } { $value } $ zu den Zielkarten gezählt.
terminal-fact-vault = { $who } einen Schein über { $value } $ bekommen.
terminal-fact-trains-added = { $who } { $count ->
   *[other] { $count } Wagen
} bekommen.
terminal-fact-turn-again = Derselbe Platz ist noch einmal am Zug.
terminal-fact-staked = { $who } { $count ->
    [one] { $count } Pflock
   *[other] { $count } Pflöcke
} genommen.
terminal-fact-stakes-spent = { $who } { $count ->
    [one] { $count } Pflock
   *[other] { $count } Pflöcke
} zurückgegeben.
terminal-fact-evidence = Beweise wurden vermerkt.
terminal-fact-postcard-drawn = { $who } eine Postkarte gezogen.
terminal-fact-used = { $who } { $title } genutzt.
terminal-fact-a-postcard = eine Postkarte
terminal-fact-a-crew-card = eine Personalkarte
terminal-fact-crew-paid = { $who } für { $title } { $coins } $ Lohn gezahlt.
terminal-fact-loaded = { $who } in { $place } Fracht geladen.
terminal-fact-delivered = { $who } für { $coins } $ Fracht aus { $place } abgeliefert.
terminal-fact-posted = Die Farbe des Rings ist { $color }, mit { $coins } $ in der Kasse.
terminal-fact-pooled = { $who } { $coins } $ in die Kasse gelegt.
terminal-fact-chest-taken = { $who } die Kasse bekommen.
terminal-fact-chest-back = Die Kasse ging zurück an die Bank.
terminal-fact-snow-fell = Schnee fiel auf { $route }.
terminal-fact-snow-cleared = { $who } den Schnee für { $coins } $ geräumt.
terminal-fact-turned = Eine Karte wurde aufgedeckt: { $card }.
terminal-fact-dined = { $who } bei { $you ->
    [yes] dir
   *[no] { $name }
} gegessen.
terminal-fact-house-built = { $who } ein Speisehaus in { $place } gebaut.
terminal-fact-stamped = { $who } eine Linie für { $coins } $ stempeln lassen.
terminal-fact-pavilion-met = { $who } für { $coins } $ { $pavilion } erreicht.
terminal-fact-window-shown = { $ticket } liegt offen.
terminal-fact-window-taken = { $who } { $ticket } genommen.
terminal-fact-times = { $count ->
    [2] { $line } Zweimal.
   *[other] { $line } { $count }-mal.
}

# Was Karten tun.
terminal-act-or = { $one } oder { $other }
terminal-act-then = { $before }, dann { $last }
terminal-act-gain = { $coins } $ nehmen
terminal-act-pay = { $coins } $ zahlen
terminal-act-pool = { $coins } $ in die Kasse legen
terminal-act-draw = { $count ->
    [one] die oberste Karte ziehen
   *[other] die obersten { $count } Karten ziehen
}
terminal-act-take = { $count ->
    [one] eine offene Karte nehmen, die keine Lokomotive ist
   *[other] { $count } offene Karten nehmen, die keine Lokomotiven sind
}
terminal-act-tickets = { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
} ziehen und mindestens { $keep } behalten
terminal-act-free = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} weniger spielen
terminal-act-any-color = die Strecke wie eine graue behandeln
terminal-act-unlock = die gesperrte Doppelstrecke als frei ansehen
terminal-act-ticket-value = { $coins } $ zu den Zielkarten zählen
terminal-act-vault = einen Schein über { $coins } $ in den Tresor legen
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
} vermerken
terminal-act-postcards = { $count ->
    [one] eine Postkarte
   *[other] { $count } Postkarten
} ziehen
terminal-act-refresh = alle offenen Karten ersetzen
terminal-act-retire-current = das aktuelle Ereignis ausscheiden lassen
terminal-act-extra-turn = noch einmal am Zug sein
terminal-act-gain-by-length = { $a }, { $b } oder { $c } $ für 1–2, 3–4 oder 5–6 Felder nehmen
terminal-act-draw-by-length = { $a }, { $b } oder { $c } Karten für 1–2, 3–4 oder 5–6 Felder ziehen
terminal-act-mod = eine Regel ändern ({ $word })
terminal-act-bonus-of = der Bonus von { $company }
terminal-act-your-bonus = Der Bonus deiner Gesellschaft:
terminal-act-every-route = Jede Strecke in der Farbe deiner Gesellschaft ({ $color }) bringt dir ihren Bonus: { $does }.
