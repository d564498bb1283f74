# Was geschah, in einfachen Worten: Verlauf, Ansagen, Wiederholungen.

log-tickets-revealed =
    { $you ->
        [yes] Deine Zielkarten: { $tickets }.
       *[no] Zielkarten von { $name }: { $tickets }.
    }

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
log-past = Früher: { $said }
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
quick-think = Ich überlege …
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
log-took = { $who } { $cards } genommen.
