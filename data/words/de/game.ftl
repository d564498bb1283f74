# Das Spiel.

you = dir
you-mark = (du)
cancel = Abbrechen
close = Schließen
undo = Rückgängig
settle = Weiter
settle-what = Die Bots jetzt spielen lassen. Danach kannst du nichts mehr rückgängig machen.
skip = Vorspulen ({ $count })
dock = Karten
side = Spieler und Zielkarten

# Was geschieht oder gefragt ist, in einem Satz.
ask-nobody = Karten werden ausgeteilt …
done-claim = Strecke gebaut
done-move = Zug gemacht
ask-moment = Wird gesendet …
ask-waiting = { $count ->
    [one] { $names } ist am Zug.
   *[other] Warten auf { $names }.
  }
ask-waiting-until = { $names } ist am Zug, bis { $time }.
ask-turn = Du bist am Zug: { $ways }.
ask-turn-cards = Karten ziehen
ask-turn-claim = { $count ->
   *[other] Strecke bauen
  }
ask-turn-tickets = Zielkarten ziehen
ask-turn-pass = Kein Zug möglich: Du musst passen.
ask-second-card-plain = Zweite Karte: keine offene Lokomotive.
ask-tickets = { $count ->
    [one] Behalte mindestens 1 Zielkarte.
   *[other] Behalte mindestens { $count } Zielkarten.
  }

# Karten.
cards-of = { $count } × { $color }
market = Offene Karten und Stapel
market-card = { $color }, offene Karte { $slot }
market-empty = Platz { $slot } ist leer
market-deck = Stapel: { $count }, Ablagestapel: { $discarded }
market-tickets = { $count ->
    [one] noch 1 Zielkarte
   *[other] noch { $count } Zielkarten
  }
market-discard = { $count } abgelegt
hand = { $count ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
  }
hand-empty = Du hast keine Handkarten.

# Strecken.
route-facts = { $length ->
    [one] 1 Feld, { $color }.
   *[other] { $length } Felder, { $color }.
  }
route-owned = Gehört { $owner }.
route-payable = Du kannst bezahlen mit:
route-more-ways = { $count ->
    [one] und 1 weitere Möglichkeit
   *[other] und { $count } weitere Möglichkeiten
  }
route-nameable = Du kannst sie jetzt bauen und dann wählen, wie du bezahlst.
route-open-now = Du kannst sie jetzt bauen.
route-closed = Gesperrt: Das Nachbargleis ist schon gebaut.
claim = Strecke bauen
claim-which-track = Welches Gleis?
claim-other-track = Das andere Gleis ({ $color }): { $why }
claim-which-payment = Wie bezahlst du?
claim-payment = Du bezahlst mit:
claim-confirm = Strecke bauen
claim-now = Strecke bauen ({ $seconds })

# Warum etwas nicht geht.
claim-needs-color = Kostet { $need } × { $color }. { $have ->
    [0] { $locomotives ->
        [0] Du hast davon keine und auch keine Lokomotive.
        [one] Du hast davon keine, aber 1 Lokomotive.
       *[other] Du hast davon keine, aber { $locomotives } Lokomotiven.
      }
   *[other] { $locomotives ->
        [0] Du hast davon { $have }, aber keine Lokomotive.
        [one] Du hast davon { $have } und dazu 1 Lokomotive.
       *[other] Du hast davon { $have } und dazu { $locomotives } Lokomotiven.
      }
  }
claim-needs-any = Kostet { $need } Karten einer Farbe. Du hast { $have } × { $color } und { $locomotives ->
    [0] keine Lokomotive.
    [one] 1 Lokomotive.
   *[other] { $locomotives } Lokomotiven.
  }
claim-needs-none = Kostet { $need } Karten einer Farbe. Du hast { $locomotives ->
    [0] keine Karten.
    [one] nur 1 Lokomotive.
   *[other] nur { $locomotives } Lokomotiven.
  }

# Zielkarten.
tickets-none = Noch keine Zielkarten.
tickets-chosen = Diese Zielkarten behältst du. Warten auf { $names }.
tickets-mix-chosen = Deine Auswahl: { $mix }. Warten auf { $names }.
ticket-cut-off = blockiert
ticket-open = { $trains ->
    [one] braucht 1 Wagen
   *[other] braucht { $trains } Wagen
  }
deck-short = kurz
deck-long = lang
tickets-order = Zurückgelegte Zielkarten kommen in dieser Reihenfolge unter den Stapel, die letzte ganz nach unten:
tickets-earlier = { $ticket } nach oben
tickets-keep-more = { $count ->
    [one] Wähle mindestens 1
   *[other] Wähle mindestens { $count }
  }
tickets-keep = { $count ->
    [one] 1 Zielkarte behalten
   *[other] { $count } Zielkarten behalten
  }
draw-which = { $keep ->
    [one] Zielkarten ziehen und mindestens 1 behalten? Eine nicht erfüllte Zielkarte kostet dich ihre Punkte.
   *[other] Zielkarten ziehen und mindestens { $keep } behalten? Eine nicht erfüllte Zielkarte kostet dich ihre Punkte.
  }
mix = { $short ->
    [0] { $long } lange
   *[other] { $long ->
        [0] { $short } kurze
       *[other] { $short } kurze · { $long } lange
      }
  }

# Antworten.
answer-pass = Passen
answer-draw = { $tickets } ziehen
answer-passenger = { $color }
answer-no = Nein

# Plätze.
seats = Spieler
seat-turn = am Zug
seat-away = offline
seat-stand-in = { $bot } springt ein
seat-clock = Restzeit
seat-passengers = Fahrgäste
passengers-of = Fahrgäste, { $color }: { $count }
seat-trains = { $count ->
    [0] keine Wagen mehr
    [one] noch 1 Wagen
   *[other] noch { $count } Wagen
  }
seat-few-trains = { $count ->
    [one] nur noch 1 Wagen; die nächste Strecke kann die letzte Runde auslösen
   *[other] nur noch { $count } Wagen; die nächste Strecke kann die letzte Runde auslösen
  }
seat-tickets-two = Zielkarten: { $short } kurze, { $long } lange
seat-name-color = { $name } ({ $color })
seat-company = { $company } ({ $name })
time-days = { $days ->
    [one] 1 Tag { $hours } h
   *[other] { $days } Tage { $hours } h
  }

# Teile des Bildschirms und Werkzeuge.
title-game = Highball
title-your-turn = Du bist am Zug – Highball
menu = Menü
tab-tickets = Zielkarten
tab-seats = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-plan = Planung
chat-unread = neue Nachrichten
search-city = Stadt suchen
tool-routes = Alle Strecken
tool-pencil = Strecken planen
tool-help = Hilfe und Tastenkürzel
route-free = Frei.
list-color = Farbe
list-every-color = alle Farben
list-all = auch Strecken zeigen, die du gerade nicht bauen kannst
list-wanted = für deine Zielkarten nötig
list-none = Keine passenden Strecken.

banner-last-round = Letzte Runde: { $order }
banner-then = { $earlier }, dann { $next }
banner-last-turn = { $count ->
    [0] Das ist dein letzter Zug. Danach endet das Spiel.
    [one] Das ist dein letzter Zug. Danach spielt noch { $names }, dann endet das Spiel.
   *[other] Das ist dein letzter Zug. Danach spielen noch { $names }, dann endet das Spiel.
  }
banner-lost = Verbindung unterbrochen. Sie wird wiederhergestellt …
banner-pencil = Planung: Wähle Strecken aus, um sie zu markieren. Das siehst nur du.

pencil-mark = Strecken planen
pencil-done = Planung beenden
pencil-clear = Alles löschen
pencil-trains = Wagen: { $need } nötig, { $have } übrig
pencil-cards = Karten
pencil-need = nötig
pencil-have = auf der Hand
pencil-missing = { $count ->
    [0] { $locomotives ->
        [0] Du hast alle nötigen Karten.
       *[other] Mit deinen Lokomotiven hast du alle nötigen Karten.
      }
    [one] Dir fehlt noch 1 Karte{ $locomotives ->
        [0] .
       *[other] , Lokomotiven schon mitgezählt.
      }
   *[other] Dir fehlen noch { $count } Karten{ $locomotives ->
        [0] .
       *[other] , Lokomotiven schon mitgezählt.
      }
  }
pencil-built = Alle geplanten Strecken sind gebaut.
pencil-remove = { $route } aus der Planung entfernen
pencil-empty = Markiere geplante Strecken, um zu sehen, was sie kosten. Das siehst nur du.

curtain = { $name } ist dran
curtain-what = Handkarten und Zielkarten sind verdeckt.
curtain-open = Ich bin { $name }: Karten zeigen
curtain-drew = Du hast gezogen:
curtain-done = Fertig, Gerät weitergeben

stand-in-for-you = Ein Bot spielt für dich.
stand-in-back = Ich bin wieder da
overdue = Die Zeit von { $name } ist abgelaufen.
overdue-host = Der Gastgeber entscheidet, wie es weitergeht.
overdue-bot = Durch einen Bot ersetzen
overdue-which-bot = Bot auswählen
overdue-open = Platz für andere freigeben
overdue-break-off = Spiel abbrechen
overdue-break-off-sure = Spiel abbrechen? Es endet ohne Ergebnis.
overdue-left = Für { $name } spielt gerade niemand.
overdue-open-sure = { $name } verliert diesen Platz, kann ihn aber einen Tag lang zurückholen, solange sich niemand anderes hinsetzt. Freigeben?
overdue-campaign = Zur Kampagne
absent = { $name } ist gerade nicht da.
absent-let-bot = Bot für { $name } spielen lassen
absent-bot = Bot spielen lassen
absent-bot-until = Ein Bot spielt, bis { $name } zurück ist.
absent-agreed = Dafür: { $names }. Alle Anwesenden müssen zustimmen.
quiet = { $name } hat schon länger keinen Zug gemacht.
quiet-ask = „Noch da?“ fragen
quiet-asked = { $name } wurde gefragt: „Noch da?“ Nach einer Minute ohne Antwort kann ein Bot übernehmen.
still-there = Noch da?
still-there-what = Du hast schon länger keinen Zug gemacht. Wenn du nicht antwortest, können die anderen einen Bot für dich spielen lassen.
still-there-yes = Ich bin da
away-recap = Während du weg warst
away-recap-what = Ein Bot hat für dich gespielt:
away-recap-nothing = Der Bot hat keinen Zug gemacht.
away-recap-go = Weiterspielen
seat-former = Dein Platz wurde freigegeben. Du kannst ihn zurückholen, solange sich niemand anderes hinsetzt.
seat-former-take = Zurückholen

extras-no-event = Noch kein Ereignis.

# Mehrere Geräte an einem Spiel.
tool-shared = Gemeinsamer Bildschirm: nur der Spielplan, keine Handkarten
tool-hand = Nur meine Handkarten (Spielplan auf dem gemeinsamen Bildschirm)
tool-board = Hier auch den Spielplan zeigen
tool-own-hand = Hier auch meine Handkarten zeigen
shared-use = Als gemeinsamen Bildschirm nutzen
shared-only = Hier siehst du nur den Spielplan.
shared-hand = Handkarten zeigen
phones = Handkarten aufs Handy
phones-what = Wähle einen Spieler und scanne den Code mit dessen Handy.
phones-code = Code für die Handkarten von { $name }
phones-scan = { $name }: diesen Code scannen
hand-title = Deine Handkarten
hand-not-yours = Dieser Platz gehört jemand anderem. Scanne auf dem großen Bildschirm den Code deines eigenen Platzes.
hand-to-table = Zum Tisch
tab-routes = Strecken

# Tipps, in Spielen gegen Bots.
tool-hint = Tipp
hint-wait = Tipp wird berechnet …
hint-says = Bester Zug: { $choice }. Siegchance: { $chance } %.

# Kleine und große Bildschirme.
ask-turn-brief = Du bist am Zug
ask-turn-until = Du bist am Zug (Zeit bis { $time })
sheet-tickets = { $count ->
    [one] Zielkarte: { $done } von 1 erfüllt
   *[other] Zielkarten: { $done } von { $count } erfüllt
  }
sheet-more = Spieler, Verlauf und Chat
legend-way = Kürzester Weg für deine Zielkarten
legend-open = Strecke, die du jetzt bauen kannst
tool-sound = Ton
sound-ask = Ton?
sound-yes = An
sound-no = Aus

# Ein Streckenbau, bevor er bestätigt ist.
claim-leaves = Dir bleiben { $trains ->
    [one] 1 Wagen
   *[other] { $trains } Wagen
  } und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
claim-completes = Erfüllt { $ticket }

# Wenn eine Zielkarte erfüllt ist.
ticket-moment = Zielkarte erfüllt

# Zuschauer, und was andere inzwischen getan haben.
watching-you = Du schaust zu. Die Handkarten sind verdeckt.
watching-count = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
  }
meanwhile = Während du gewartet hast
meanwhile-replay = Wiederholen
meanwhile-claim = { $route }, +{ $points }
meanwhile-deck = { $count } vom Stapel
meanwhile-tickets = Zielkarten gezogen
