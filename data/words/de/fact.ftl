# Was in einem Spiel geschah. „who“ ist „Du hast“ oder „Ann hat“.

fact-claimed = { $who } { $route } mit { $cards } gebaut.
fact-claimed-points = { $points ->
    [one] { $who } { $route } mit { $cards } gebaut (1 Punkt).
   *[other] { $who } { $route } mit { $cards } gebaut ({ $points } Punkte).
}
fact-scored = { $points ->
    [one] { $who } 1 Punkt bekommen.
   *[other] { $who } { $points } Punkte bekommen.
}
fact-collected = { $who } { $coins } $ von der Bank bekommen.
fact-drew = { $who } { $cards } gezogen.
fact-card-open = eine offene Karte ({ $color })
fact-card-known = eine Karte vom Stapel ({ $color })
fact-card-blind = { $count ->
    [one] eine Karte vom Stapel
   *[other] { $count } Karten vom Stapel
}
fact-no-second-card = { $you ->
    [yes] Für dich gab es keine zweite Karte.
   *[no] Für { $name } gab es keine zweite Karte.
}
fact-tickets-kept = { $who } { $tickets } behalten.
fact-mixes-shown = Gewählte Mischung: { $mixes }.
fact-mix = { $name } { $mix }
fact-boarded = { $who } einen Fahrgast aufgenommen ({ $place }, { $color }).
fact-market-reset = Zu viele offene Lokomotiven: Alle offenen Karten wurden ersetzt.
fact-market-stands = Es kommen immer wieder Lokomotiven: Die offenen Karten bleiben liegen.
fact-reshuffled = Der Ablagestapel wurde gemischt und ist jetzt der neue Stapel.
fact-newspapers-added = { $count ->
    [one] { $count } Zeitung kam in den Stapel.
   *[other] { $count } Zeitungen kamen in den Stapel.
}
fact-newspaper-turned = Eine Zeitung wurde vom Stapel gezogen.
fact-first = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
fact-passed = { $who } passen müssen.
fact-last-round = { $you ->
    [yes] Letzte Runde! Du hast kaum noch Wagen. Das Spiel endet nach { $turns } weiteren Zügen.
   *[no] Letzte Runde! { $name } hat kaum noch Wagen. Das Spiel endet nach { $turns } weiteren Zügen.
}
fact-ended = Das Spiel ist zu Ende.
fact-wire-kept = { $who } eine Karte aus dem Telegramm behalten.
fact-taken-back = { $who } die letzte Aktion rückgängig gemacht.

# Spiele mit Geld, Ereignissen und Gesellschaften.
fact-by = { $text } ({ $title })
fact-event-turned = Neuigkeit: { $title }. { $text }
fact-events-shuffled = Die alten Ereignisse wurden gemischt und bilden den neuen Ereignisstapel.
fact-event-retired = Das Ereignis { $title } wurde aus dem Spiel genommen.
fact-paid = { $who } { $coins } $ bezahlt.
fact-discarded = { $who } { $cards } abgelegt.
fact-refreshed = { $who } die offenen Karten ersetzt.
fact-extra-turn = { $who } einen weiteren Zug bekommen.
fact-turn-again = Dieselbe Gesellschaft ist noch einmal am Zug.
fact-tickets-given = { $who } dank einer Karte Zielkarten gezogen.
fact-ticket-value = { $who } den Wert der Zielkarten um { $coins } $ erhöht.
fact-vault = { $who } ein Zertifikat über { $coins } $ in den Tresor gelegt.
fact-trains-added = { $count ->
    [one] { $who } { $count } zusätzlichen Wagen bekommen.
   *[other] { $who } { $count } zusätzliche Wagen bekommen.
}
fact-helped = { $free ->
    [0] Dank einer Karte gibt es weitere Möglichkeiten zu bezahlen.
    [one] Die Strecke kostet 1 Karte weniger.
   *[other] Die Strecke kostet { $free } Karten weniger.
  }
fact-staked = { $count ->
    [one] { $who } { $count } Pflock bekommen.
   *[other] { $who } { $count } Pflöcke bekommen.
}
fact-stakes-spent = { $count ->
    [one] { $who } { $count } Pflock zurückgegeben.
   *[other] { $who } { $count } Pflöcke zurückgegeben.
}
fact-evidence = { $count ->
    [one] Ein Beweis wurde notiert.
   *[other] { $count } Beweise wurden notiert.
  }
fact-postcard-drawn = { $who } eine Postkarte bekommen: { $postcard }.
fact-postcard-used = { $who } die Postkarte { $postcard } eingesetzt.
fact-crew-paid = { $who } { $coins } $ Lohn bezahlt.
fact-loaded = { $who } in { $place } { $good } geladen.
fact-delivered = { $who } { $good } aus { $place } für { $coins } $ geliefert.
fact-posted = Farbe des Rings: { $color }. In der Kasse: { $coins } $.
fact-pooled = { $who } { $coins } $ in die Kasse gelegt.
fact-chest-taken = { $who } die Kasse bekommen.
fact-chest-back = Die Kasse ging zurück an die Bank.
fact-snow-fell = Auf { $route } ist Schnee gefallen.
fact-snow-cleared = { $who } { $route } geräumt und { $coins } $ bekommen.
fact-turned = Für das Gefahrgut aufgedeckt: { $card }.
fact-dined = { $you ->
    [yes] { $who } in deinem Speisehaus gegessen und { $paid } $ bezahlt; du hast { $got } $ bekommen.
   *[no] { $who } im Speisehaus von { $owner } gegessen und { $paid } $ bezahlt; { $owner } hat { $got } $ bekommen.
}
fact-house-built = { $who } für { $coins } $ ein Speisehaus in { $place } gebaut.
fact-stamped = { $who } die Linie { $line } gestempelt und { $coins } $ bekommen.
fact-pavilion-met = { $who } die Bedingung von „{ $pavilion }“ erfüllt und { $coins } $ bekommen.
fact-window-shown = { $ticket } liegt jetzt offen.
fact-window-taken = { $who } eine offene Zielkarte genommen: { $ticket }.
fact-ending = Vor der Endwertung werden die Regeln für das Spielende angewendet.
