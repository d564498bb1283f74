# Was geschah, in einfachen Worten: Verlauf, Ansagen, Wiederholungen.

log-has =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    }
log-nobody = Niemand hat
log-so-many = { $count } { $card }
log-locomotives =
    { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }
log-tickets =
    { $count ->
        [0] keine Zielkarten
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
log-tickets-of =
    { $count ->
        [one] { $count } { $deck } Zielkarte
       *[other] { $count } { $deck } Zielkarten
    }
log-deck-short = kurze
log-deck-long = lange

log-claimed = { $who } { $route } mit { $cards } gebaut.
log-claimed-points =
    { $points ->
        [one] { $who } { $route } mit { $cards } gebaut (1 Punkt).
       *[other] { $who } { $route } mit { $cards } gebaut ({ $points } Punkte).
    }
log-scored =
    { $points ->
        [one] { $who } 1 Punkt bekommen.
       *[other] { $who } { $points } Punkte bekommen.
    }
log-collected = { $who } { $coins } $ von der Bank bekommen.
log-drew = { $who } { $cards } gezogen.
log-card-open = eine offene Karte ({ $color })
log-card-known = eine Karte vom Stapel ({ $color })
log-card-blind =
    { $count ->
        [one] eine Karte vom Stapel
       *[other] { $count } Karten vom Stapel
    }
log-no-second-card =
    { $you ->
        [yes] Für dich gab es keine zweite Karte.
       *[no] Für { $name } gab es keine zweite Karte.
    }
log-tickets-kept = { $who } { $kept } behalten.
log-mixes-shown = Angesagte Zielkarten: { $mixes }.
log-mix = { $name } { $mix }
log-boarded = { $who } in { $place } einen Fahrgast aufgenommen ({ $color }).
log-market-reset = Zu viele Lokomotiven lagen offen: Alle fünf offenen Karten wurden ersetzt.
log-market-stands = Die Lokomotiven kommen immer wieder: Die offenen Karten bleiben, wie sie sind.
log-reshuffled = Der Ablagestapel wurde gemischt und ist jetzt der Stapel.
log-newspapers-added =
    { $count ->
        [one] { $count } Zeitung kam in den Stapel.
       *[other] { $count } Zeitungen kamen in den Stapel.
    }
log-newspaper-turned = Eine Zeitung kam vom Stapel.
log-first =
    { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
log-passed = { $who } passen müssen.
log-last-round =
    { $you ->
        [yes] Letzte Runde! Du hast nur noch wenige Wagen; noch { $turns } Züge insgesamt.
       *[no] Letzte Runde! { $name } hat nur noch wenige Wagen; noch { $turns } Züge insgesamt.
    }
log-ended = Das Spiel ist aus.
log-tickets-revealed =
    { $you ->
        [yes] Deine Zielkarten: { $tickets }.
       *[no] Zielkarten von { $name }: { $tickets }.
    }
log-wire-kept = { $who } eine Karte des Telegramms behalten.
log-taken-back = { $who } die letzte Aktion zurückgenommen.

log-extra-event-turned = Neuigkeit: { $title }. { $text }
log-extra-events-shuffled = Die Ereignisse wurden gemischt.
log-extra-event-retired = Das Ereignis { $title } ist aus dem Spiel.
log-extra-paid = { $who } { $count } $ bezahlt.
log-extra-discarded = { $who } { $cards } abgelegt.
log-extra-refreshed = { $who } die offenen Karten ersetzen lassen.
log-extra-extra-turn = { $who } einen weiteren Zug gewonnen.
log-extra-trains-added =
    { $count ->
        [one] { $who } { $count } Wagen mehr bekommen.
       *[other] { $who } { $count } Wagen mehr bekommen.
    }
log-extra-vault = { $who } einen Schein über { $count } $ in den Tresor gelegt.
log-extra-staked =
    { $count ->
        [one] { $who } { $count } Pflock bekommen.
       *[other] { $who } { $count } Pflöcke bekommen.
    }
log-extra-stakes-spent =
    { $count ->
        [one] { $who } { $count } Pflock zurückgegeben.
       *[other] { $who } { $count } Pflöcke zurückgegeben.
    }
log-extra-postcard-drawn = { $who } eine Postkarte bekommen: { $postcard }.
log-extra-postcard-used = { $who } die Postkarte { $postcard } eingelöst.
log-extra-crew-paid = { $who } { $count } $ Lohn bezahlt.
log-extra-loaded = { $who } in { $place } { $good } geladen.
log-extra-delivered = { $who } { $good } aus { $place } für { $count } $ geliefert.
log-extra-pooled = { $who } { $count } $ in die Kasse gelegt.
log-extra-chest-taken = { $taken ->
    [yes] { $who } die Kasse bekommen.
   *[no] Die Kasse ging zurück an die Bank.
  }
log-extra-snow-fell = Schnee fiel auf { $route }.
log-extra-snow-cleared = { $who } { $route } geräumt und { $count } $ bekommen.
log-extra-house-built = { $who } für { $count } $ ein Speisehaus in { $place } gebaut.
log-extra-stamped = { $who } die Linie { $line } für { $count } $ gestempelt.
log-extra-pavilion-met = { $who } für { $count } $ einen Pavillon erreicht: { $pavilion }.
log-extra-window-taken = { $who } eine offene Zielkarte genommen: { $ticket }.

log-title = Was geschah
log-opening = Vor dem ersten Zug
log-turn =
    { $you ->
        [yes] Zug { $number }: du
       *[no] Zug { $number }: { $name }
    }
log-look = Auf diesen Augenblick zurückblicken
log-empty = Noch ist nichts geschehen.
log-not-fetched = Was vorher geschah, konnte nicht geladen werden.
log-past = Rückblick: der Plan nach Schritt { $inputs }.
log-go-on = Weiterspielen
log-newest = Zum Neuesten

live-turn = { $name } ist am Zug.
live-refused = Das ging nicht: { $why }

chat-title = Gespräch
chat-say = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-watching = schaut zu
chat-off = An diesem Tisch gibt es kein Gespräch.
chat-seated-only = Hier können nur die schreiben, die mitspielen.
seat-change-left = Der Platz { $seat } ist frei.
seat-change-left-bot = Der Platz { $seat } ist frei; vorerst spielt { $bot }.
seat-change-bot = { $bot } spielt ab jetzt { $seat }.
seat-change-person = { $name } spielt ab jetzt { $seat }.
seat-change-stand-in = { $bot } spielt { $seat } für { $name }.
