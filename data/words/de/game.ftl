# Das Spiel.

you = dir
you-mark = (du)
cancel = Abbrechen
close = Schließen
undo = Zurücknehmen
settle = Weiter
settle-what = Die Bots weiterspielen lassen; dein Zug lässt sich dann nicht mehr zurücknehmen
skip = { $count } überspringen
dock = Karten
side = Mitspieler und Zielkarten

# Was geschieht oder gefragt ist, in einem Satz.
ask-over = Das Spiel ist aus.
ask-nobody = Die Karten werden ausgeteilt.
ask-moment = Einen Moment …
ask-waiting = { $count ->
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
  }
ask-turn = Du bist am Zug: { $ways }.
ask-turn-cards = nimm eine Karte
ask-turn-claim = { $count ->
    [one] baue die umrandete Strecke
   *[other] baue eine von { $count } umrandeten Strecken
  }
ask-turn-tickets = ziehe Zielkarten
ask-turn-pass = Du bist am Zug: Du kannst nur passen.
ask-second-card = Nimm deine zweite Karte.
ask-second-card-plain = Nimm deine zweite Karte. Eine offene Lokomotive geht nur als erste.
ask-tickets = { $count ->
    [one] Wähle deine Zielkarten: Behalte mindestens eine.
   *[other] Wähle deine Zielkarten: Behalte mindestens { $count }.
  }
ask-opening-mix = Unter wie vielen kurzen und langen Zielkarten möchtest du wählen?
ask-passenger = Welcher Fahrgast in { $place } fährt mit dir?
ask-use = Möchtest du diese Karte nutzen?
ask-choose = Was von beiden wählst du?
ask-take = Nimm eine offene Karte, die keine Lokomotive ist.
ask-crew = Setzt du eine Personalkarte ein?
ask-cards = Welche Postkarte nutzt du, wenn überhaupt?
ask-wage = Zahlst du den Lohn?
ask-privilege = Wähle zwei Karten oder 3 $.
ask-stakes = Ersetzen zwei Pflöcke eine Karte?
ask-pay = Wie bezahlst du die Strecke?
ask-second = Nenne eine zweite Strecke für eine Lokomotive, oder keine.
ask-hazard = Meldest du Gefahrgut an?
ask-deliver = Welche Fracht lieferst du ab, wenn überhaupt?
ask-load = Lädst du Fracht in { $place }?
ask-wire = Schickst du ein Telegramm?
ask-wire-keep = Welche Karte des Telegramms behältst du?
ask-dine = Wo isst du, wenn überhaupt?
ask-house = Wo baust du ein Speisehaus, wenn überhaupt?
ask-window = Welche offene Zielkarte nimmst du, wenn überhaupt?

# Karten.
cards-of = { $count } × { $color }
market = Offene Karten und Stapel
market-card = { $color }, offene Karte { $slot }
market-empty = Platz { $slot } ist leer
market-deck = Stapel: { $count }, abgelegt: { $discarded }
market-tickets = { $count ->
    [one] Zielkarten: noch eine
   *[other] Zielkarten: noch { $count }
  }
market-discard = { $count } abgelegt
hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
  }
hand-empty = Du hast keine Karten.

# Strecken.
route-facts = { $length ->
    [one] Ein Feld, { $color }.
   *[other] { $length } Felder, { $color }.
  }
route-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
route-owned = Gehört { $owner }.
route-payable = Du kannst bezahlen:
route-more-ways = { $count ->
    [one] und auf eine weitere Weise
   *[other] und auf { $count } weitere Weisen
  }
route-nameable = Du kannst sie jetzt bauen und dann wählen, wie du bezahlst.
route-open-now = Du kannst sie jetzt bauen.
route-closed = Gesperrt: Das Gleis daneben ist vergeben.
claim = Strecke bauen
claim-which-track = Welches Gleis?
claim-other-track = Das andere Gleis ({ $color }): { $why }
claim-which-payment = Wie bezahlst du?
claim-payment = Du bezahlst:
claim-confirm = Strecke bauen
claim-now = Strecke bauen ({ $seconds })

# Warum etwas nicht geht.
refused-not-your-turn = Du bist nicht am Zug.
refused-wrong-phase = Gerade ist etwas anderes gefragt.
refused-draw-barred = { $piles ->
    [one] In Stapel und Ablage ist nur noch eine Karte: Es kann keine gezogen werden.
   *[other] In Stapel und Ablage sind nur noch { $piles } Karten: Es kann keine gezogen werden.
  }
refused-slot-empty = Dort liegt keine Karte.
refused-locomotive-second = Eine offene Lokomotive kann nur die erste Karte eines Zuges sein.
refused-locomotive-barred = Das aktuelle Ereignis sperrt offene Lokomotiven.
refused-deck-empty = Der Stapel ist leer.
refused-no-such-route = Diese Strecke gibt es nicht.
refused-route-taken = Sie gehört schon { $owner }.
refused-twin-owned = Das Gleis daneben gehört dir: Mehr als eines davon darf niemand haben.
refused-route-closed = Gesperrt: Bei so wenigen Spielern wird von einer Doppelstrecke nur ein Gleis vergeben.
refused-not-enough-trains = { $need ->
    [one] Du hast { $have } Wagen, diese Strecke braucht einen.
   *[other] { $have ->
        [one] Du hast einen Wagen, diese Strecke braucht { $need }.
       *[other] Du hast { $have } Wagen, diese Strecke braucht { $need }.
      }
  }
refused-wrong-payment = { $need ->
    [one] Sie kostet eine Karte einer passenden Farbe oder eine Lokomotive.
   *[other] Sie kostet { $need } Karten einer passenden Farbe; Lokomotiven ersetzen jede.
  }
refused-not-enough-cards = Dir fehlen die Karten.
refused-cards-color = Sie kostet { $need } × { $color }; du hast { $have } und { $locomotives ->
    [0] keine Lokomotive.
    [one] eine Lokomotive.
   *[other] { $locomotives } Lokomotiven.
  }
refused-cards-of = Sie kostet { $need } Karten einer Farbe; du hast { $have } × { $color } und { $locomotives ->
    [0] keine Lokomotive.
    [one] eine Lokomotive.
   *[other] { $locomotives } Lokomotiven.
  }
refused-cards-none = Sie kostet { $need } Karten einer Farbe, und du hast keine.
refused-tickets-empty = Es ist keine Zielkarte mehr da.
refused-bad-mix = In dieser Mischung gibt es keine Zielkarten.
refused-bad-ticket-set = Das sind nicht die angebotenen Zielkarten.
refused-keep-too-few = { $keep ->
    [one] Behalte mindestens eine Zielkarte.
   *[other] Behalte mindestens { $keep } Zielkarten.
  }
refused-bad-return-order = In dieser Reihenfolge gehen sie nicht zurück.
refused-bad-passenger = Dort wartet kein solcher Fahrgast.
refused-bad-answer = Das ist keine der möglichen Antworten.
refused-cannot-pass = Passen darfst du nur, wenn nichts anderes geht.
refused-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
refused-bad-deal = Das kann jetzt nicht ausgeteilt werden.

# Zielkarten.
tickets-none = Noch keine Zielkarten.
tickets-chosen = Diese Zielkarten behältst du. Jetzt wählt noch: { $names }.
tickets-mix-chosen = Du wählst aus { $mix }. Jetzt wählt noch: { $names }.
ticket-done = erfüllt
ticket-cut-off = unmöglich
ticket-open = { $trains ->
    [one] noch ein Wagen
   *[other] noch { $trains } Wagen
  }
deck-short = kurz
deck-long = lang
tickets-order = So kommen sie unter den Stapel, die letzte zuunterst:
tickets-earlier = { $ticket }: früher
tickets-keep-more = { $count ->
    [one] Wähle noch eine
   *[other] Wähle noch { $count }
  }
tickets-keep = { $count ->
    [one] Diese behalten
   *[other] Diese { $count } behalten
  }
draw-which = { $keep ->
    [one] Zielkarten ziehen und mindestens eine behalten?
   *[other] Zielkarten ziehen und mindestens { $keep } behalten?
  }
mix = { $short ->
    [0] { $long } lange
   *[other] { $long ->
        [0] { $short } kurze
       *[other] { $short } kurze und { $long } lange
      }
  }
mix-plain = { $count ->
    [one] eine Zielkarte
   *[other] { $count } Zielkarten
  }

# Antworten.
answer-pass = Passen
answer-draw = { $tickets } ziehen
answer-passenger = { $color }
answer-two-cards = Zwei Karten
answer-three-dollars = 3 $
answer-card = Karte { $number }
answer-no = Nein
answer-yes = Ja

# Was Karten verbundener Spiele tun.
deed-or = {" oder "}
deed-then = , dann{" "}
deed-bargain = Gib { $price } ab: { $does }
deed-price-loco = { $count ->
    [one] eine Lokomotive
   *[other] { $count } Lokomotiven
  }
deed-price-cash = { $count } $
deed-gain = nimm { $a } $
deed-pay = zahle { $a } $
deed-pool = lege { $a } $ in die Kasse
deed-draw = { $a ->
    [one] ziehe eine Karte vom Stapel
   *[other] ziehe { $a } Karten vom Stapel
  }
deed-take = { $a ->
    [one] nimm eine offene Karte, die keine Lokomotive ist
   *[other] nimm { $a } offene Karten, die keine Lokomotiven sind
  }
deed-tickets = ziehe { $a } Zielkarten und behalte mindestens { $b }
deed-free = { $a ->
    [one] spiele eine Karte weniger
   *[other] spiele { $a } Karten weniger
  }
deed-anycolor = bezahle in einer beliebigen Farbe
deed-unlock = die gesperrte Doppelstrecke ist frei
deed-bylen = nimm { $a }, { $b } oder { $c } $ für 1–2, 3–4 oder 5–6 Felder
deed-drawlen = ziehe { $a }, { $b } oder { $c } Karten für 1–2, 3–4 oder 5–6 Felder
deed-tvalue = deine Zielkarten zählen { $a } $ mehr
deed-vault = lege einen Schein über { $a } $ in deinen Tresor
deed-trains = { $a ->
    [one] nimm einen Wagen dazu
   *[other] nimm { $a } Wagen dazu
  }
deed-stake = { $a ->
    [one] nimm einen Pflock
   *[other] nimm { $a } Pflöcke
  }
deed-evidence = merke Beweise vor: { $a }
deed-postcard = { $a ->
    [one] ziehe eine Postkarte
   *[other] ziehe { $a } Postkarten
  }
deed-refresh = alle offenen Karten werden ersetzt
deed-retire-current = das aktuelle Ereignis scheidet aus
deed-extra-turn = du bist noch einmal am Zug
deed-mod = eine Regel ändert sich

# Plätze.
seats = Mitspieler
seat-turn = am Zug
seat-away = nicht verbunden
seat-stand-in = { $bot } springt ein
seat-clock = Restzeit
seat-passengers = Fahrgäste
passengers-of = Fahrgäste, { $color }: { $count }
seat-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
seat-coins = { $count } $
seat-trains = { $count ->
    [one] noch 1 Wagen
   *[other] noch { $count } Wagen
  }
seat-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
seat-tickets = { $count ->
    [one] 1 Zielkarte
   *[other] { $count } Zielkarten
  }
seat-tickets-two = Zielkarten: { $short } kurze, { $long } lange
seat-name-color = { $name } ({ $color })
seat-color-red = rot
seat-color-blue = blau
seat-color-green = grün
seat-color-yellow = gelb
seat-color-black = schwarz
seat-color-white = weiß
seat-color-purple = lila
time-days = { $days ->
    [one] 1 Tag { $hours } h
   *[other] { $days } Tage { $hours } h
  }

# Teile des Schirms und Werkzeuge.
title-game = Highball
title-your-turn = Du bist am Zug – Highball
menu = Menü
tab-tickets = Zielkarten
tab-seats = Mitspieler
tab-log = Verlauf
tab-chat = Chat
tab-plan = Plan
chat-unread = neue Zeilen
search-city = Stadt suchen
tool-routes = Alle Strecken
tool-pencil = Bleistift: geplante Strecken markieren
tool-help = Tasten und Hilfe
route-free = Frei.
list-color = Farbe
list-every-color = alle Farben
list-all = auch die, die gerade nicht gehen
list-none = Keine Strecke passt.

banner-last-round = { $turns ->
    [0] Die letzte Runde: Das ist der letzte Zug.
    [one] Die letzte Runde: danach noch ein Zug.
   *[other] Die letzte Runde: danach noch { $turns } Züge.
  }
banner-lost = Keine Verbindung. Neuer Versuch …
banner-pencil = Bleistift: Wähle Strecken, um sie für dich zu markieren.

pencil-mark = Strecken markieren
pencil-done = Bleistift weglegen
pencil-clear = Alle löschen
pencil-trains = Wagen: { $need } nötig, { $have } übrig
pencil-cards = Karten
pencil-need = nötig
pencil-have = auf der Hand
pencil-missing = { $count ->
    [0] Du hast alle Karten dafür.
    [one] Eine Karte fehlt, Lokomotiven mitgezählt.
   *[other] { $count } Karten fehlen, Lokomotiven mitgezählt.
  }
pencil-remove = Markierung von { $route } löschen
pencil-empty = Markiere Strecken mit dem Bleistift und sieh, was sie brauchen. Niemand sonst sieht es.

curtain = { $name } ist dran
curtain-what = Hände und Zielkarten sind verdeckt.
curtain-open = Ich bin { $name }: Karten zeigen
curtain-drew = Du hast gezogen:
curtain-done = Fertig, weitergeben

stand-in-for-you = Ein Bot spielt für dich.
stand-in-back = Ich bin wieder da
overdue = Die Zeit von { $name } ist um.
overdue-host = Wer den Tisch eröffnet hat, entscheidet, wie es weitergeht.
overdue-bot = Platz an einen Bot geben
overdue-which-bot = Welcher Bot
overdue-open = Platz für andere öffnen
overdue-break-off = Spiel abbrechen
overdue-break-off-sure = Spiel abbrechen? Es endet ohne Ergebnis.
overdue-left = Niemand spielt { $name }.
overdue-open-sure = { $name } verliert diesen Platz und kann ihn einen Tag lang zurücknehmen, solange dort niemand anderes sitzt. Öffnen?
overdue-campaign = Zur Kampagne
absent = { $name } ist weg.
absent-let-bot = Bot für { $name } spielen lassen
absent-agreed = Dafür: { $names }. Alle, die da sind, müssen zustimmen.
quiet = { $name } hat länger nicht gezogen.
quiet-ask = „Noch da?“ fragen
quiet-asked = { $name } wird gefragt: „Noch da?“ Nach einer Minute ohne Antwort kann ein Bot spielen.
still-there = Noch da?
still-there-what = Du hast länger nicht gezogen. Ohne Antwort können die anderen einen Bot für dich spielen lassen.
still-there-yes = Ich bin da
away-recap = Während du weg warst
away-recap-what = Ein Bot hat für dich gespielt:
away-recap-nothing = Der Bot hat nicht gezogen.
away-recap-go = Weiterspielen
seat-former = Dein Platz wurde abgegeben. Du kannst ihn zurücknehmen, solange dort niemand anderes sitzt.
seat-former-take = Zurücknehmen

extras-no-event = Noch kein Ereignis.

help-play = Wähle eine umrandete Strecke, um sie zu bauen, oder ziehe einen Kartenstapel darauf. Nimm Karten aus der Reihe oder vom Stapel. Was einen goldenen Rand hat, kannst du jetzt wählen. Ein breites goldenes Band zeigt die Wege, die deinen Zielkarten noch fehlen.
help-open-card = offene Karte nehmen
help-deck = vom Stapel ziehen
help-tickets = Zielkarten ziehen
help-routes = Liste aller Strecken
help-tab = zum Plan, zu den Karten, zu den Listen
help-arrows = von Strecke zu Strecke
help-enter = wählen oder bestätigen
help-escape = abbrechen
help-undo = zurücknehmen
help-settle = die Bots weiterspielen lassen
help-skip = zum neuesten Zug
help-pencil = Bleistift
help-search = Stadt suchen
help-zoom = näher, weiter
help-whole = ganzer Plan
help-pan = Plan verschieben
help-help = diese Hilfe

# Mehrere Geräte an einem Spiel.
tool-shared = Plan für alle zeigen, ohne Hände
tool-hand = Nur meine Hand, neben einem großen Schirm
phones = Hände auf Telefonen
phones-what = Wähle einen Namen und halte das passende Telefon auf den Code.
phones-code = Code für die Hand von { $name }
hand-title = Eine Hand voll Karten
hand-not-yours = Dieser Platz gehört jemand anderem. Nimm den Code deines eigenen Platzes vom großen Schirm.
hand-to-table = Zum Tisch
tab-routes = Strecken

# Tipps, in Spielen gegen Bots.
tool-hint = Tipp
hint-wait = Denke nach…
hint-says = Bester Zug: { $choice }. Siegchance: { $chance } %.
help-hint = Tipp, in Spielen gegen Bots
