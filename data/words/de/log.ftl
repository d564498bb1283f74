# Was geschah, in einfachen Worten: Verlauf, Ansagen, Wiederholungen.

log-nobody = Niemand hat

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
log-mixes-shown = Gewählte Zielkarten: { $mixes }.
log-mix = { $name } { $mix }
log-boarded = { $who } in { $place } einen Fahrgast aufgenommen ({ $color }).
log-market-reset = Zu viele offene Lokomotiven: Alle fünf offenen Karten wurden ersetzt.
log-market-stands = Es kommen immer wieder Lokomotiven: Die offenen Karten bleiben liegen.
log-reshuffled = Der Ablagestapel wurde gemischt und ist jetzt der neue Stapel.
log-newspapers-added =
    { $count ->
        [one] { $count } Zeitung kam in den Stapel.
       *[other] { $count } Zeitungen kamen in den Stapel.
    }
log-newspaper-turned = Eine Zeitung wurde vom Stapel gezogen.
log-first =
    { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
log-passed = { $who } passen müssen.
log-last-round =
    { $you ->
        [yes] Letzte Runde! Du hast kaum noch Wagen: noch { $turns } Züge.
       *[no] Letzte Runde! { $name } hat kaum noch Wagen: noch { $turns } Züge.
    }
log-ended = Das Spiel ist zu Ende.
log-tickets-revealed =
    { $you ->
        [yes] Deine Zielkarten: { $tickets }.
       *[no] Zielkarten von { $name }: { $tickets }.
    }
log-wire-kept = { $who } eine Karte aus dem Telegramm behalten.
log-taken-back = { $who } die letzte Aktion rückgängig gemacht.

log-extra-event-turned = Neuigkeit: { $title }. { $text }
log-extra-events-shuffled = Die Ereignisse wurden gemischt.
log-extra-event-retired = Das Ereignis { $title } wurde aus dem Spiel genommen.
log-extra-paid = { $who } { $count } $ bezahlt.
log-extra-discarded = { $who } { $cards } abgelegt.
log-extra-refreshed = { $who } die offenen Karten ersetzt.
log-extra-extra-turn = { $who } einen weiteren Zug bekommen.
log-extra-trains-added =
    { $count ->
        [one] { $who } { $count } zusätzlichen Wagen bekommen.
       *[other] { $who } { $count } zusätzliche Wagen bekommen.
    }
log-extra-vault = { $who } ein Zertifikat über { $count } $ in den Tresor gelegt.
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
log-extra-postcard-used = { $who } die Postkarte { $postcard } eingesetzt.
log-extra-crew-paid = { $who } { $count } $ Lohn bezahlt.
log-extra-loaded = { $who } in { $place } { $good } geladen.
log-extra-delivered = { $who } { $good } aus { $place } für { $count } $ geliefert.
log-extra-pooled = { $who } { $count } $ in die Kasse gelegt.
log-extra-chest-taken = { $taken ->
    [yes] { $who } die Kasse bekommen.
   *[no] Die Kasse ging zurück an die Bank.
  }
log-extra-snow-fell = Auf { $route } ist Schnee gefallen.
log-extra-snow-cleared = { $who } { $route } geräumt und { $count } $ bekommen.
log-extra-house-built = { $who } für { $count } $ ein Speisehaus in { $place } gebaut.
log-extra-stamped = { $who } die Linie { $line } gestempelt und { $count } $ bekommen.
log-extra-pavilion-met = { $who } { $pavilion } erfüllt und { $count } $ bekommen.
log-extra-window-taken = { $who } eine offene Zielkarte genommen: { $ticket }.

log-title = Spielverlauf
log-opening = Spielaufbau
log-turn =
    { $you ->
        [yes] Zug { $number }: du
       *[no] Zug { $number }: { $name }
    }
log-look = Diese Stellung ansehen
log-empty = Noch ist nichts passiert.
log-not-fetched = Die früheren Züge konnten nicht geladen werden. Lade die Seite neu.
log-past = Spielplan nach Schritt { $inputs }.
log-go-on = Zurück zum Spiel
log-newest = Zum neuesten Eintrag springen

live-turn = { $name } ist am Zug.
live-refused = Nicht möglich: { $why }

chat-title = Chat
chat-say = Nachricht schreiben
chat-send = Senden
chat-empty = Noch keine Nachrichten.
chat-watching = Zuschauer
chat-off = An diesem Tisch ist der Chat ausgeschaltet.
chat-seated-only = Nur Spieler an diesem Tisch können chatten.
seat-change-left = Ein Platz ist frei geworden: { $seat }.
seat-change-left-bot = Ein Platz ist frei geworden ({ $seat }); vorerst spielt { $bot }.
seat-change-bot = Jetzt spielt { $bot } ({ $seat }).
seat-change-person = Jetzt spielt { $name } ({ $seat }).
seat-change-stand-in = { $bot } springt für { $name } ein ({ $seat }).

# Schnellnachrichten.
quick-chat = Schnellnachrichten
quick-luck = Viel Glück!
quick-nice = Gut gespielt!
quick-ouch = Autsch!
quick-think = Moment, ich überlege …
quick-thanks = Danke!

# Was Bots ab und zu sagen.
quip-ada-claim = Alles einsteigen, meine Lieben!
quip-ada-wait = Ein Kärtchen mehr schadet nicht.
quip-bruno-claim = Das nenne ich eine Fuhre.
quip-bruno-wait = Ich lade noch. Vorsicht, die Zehen!
quip-mira-claim = Wolltest du hier durch?
quip-mira-wait = Ich weiß, was du vorhast.
quip-otto-claim = Was lange währt, wird endlich gut.
quip-otto-wait = Nur keine Eile.
quip-felix-claim = Wer wagt, gewinnt!
quip-felix-wait = Na los, etwas Glänzendes!
quip-easy-claim = Schau mal, meine Strecke!
quip-easy-wait = Oh, so schöne Farben.
quip-normal-claim = Genau da wollte ich hin.
quip-normal-wait = Mal sehen, was kommt.
quip-hard-claim = Ist verbucht.
quip-hard-wait = Ich zähle übrigens mit.
quip-expert-claim = Ganz nach Plan.
quip-expert-wait = Geduld, nur Geduld.
quip-master-claim = Die Lücke sah ich schon vor Jahren.
quip-master-wait = Jede Karte verrät mir etwas.
