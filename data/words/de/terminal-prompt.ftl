# Ein Spiel an der Eingabe.

terminal-prompt-idle = 1000 Eingaben hintereinander haben zu nichts geführt; das Spiel hört hier auf.
terminal-bot-failed = Der Bot von { $name } ist an dieser Entscheidung gescheitert; stattdessen entscheidet { $by }.
terminal-prompt-picture = Das zeichnet ein Bild des Plans:
terminal-prompt-call = === { $who } ist gefragt. Drücke Enter, wenn sonst niemand hinsieht. ===
terminal-prompt-nothing-to-take-back = Gerade gibt es nichts, was du zurücknehmen könntest.
terminal-prompt-no-place = So heißt kein Ort.
terminal-prompt-back = zurück
terminal-prompt-take-back = zurücknehmen
terminal-prompt-none-of-these = „{ $line }“ steht nicht zur Wahl; gib { $range } ein, oder ? für Hilfe.
terminal-prompt-numbers = eine Zahl von 1 bis { $most }
terminal-prompt-one-of = eine der Zahlen { $numbers }
terminal-prompt-file = Gib den Namen einer neuen Datei ein, um das Spiel aufzuheben, oder nichts, um es zu verwerfen.
terminal-prompt-file-not = „{ $name }“ gibt es schon oder kann nicht geschrieben werden.
terminal-prompt-twice = Die { $number } steht zweimal da.
terminal-prompt-no-number = „{ $word }“ ist keine der Zahlen von 1 bis { $most }.

# Was gefragt wird.
terminal-choose-open-card = Welche offene Karte nimmst du?
terminal-choose-mix = Unter welchen Zielkarten möchtest du zu Beginn wählen?
terminal-choose-passenger = Welcher Fahrgast in { $place } fährt mit dir?
terminal-choose-second-card = Deine zweite Karte:
terminal-choose-turn = Was tust du?
terminal-choose-other = Du musst { $what }:
terminal-choose-forced = Hier gibt es nichts zu wählen; das Spiel geht weiter.
terminal-choose-no-postcard = Keine deiner Postkarten passt zu diesem Moment; das Spiel geht weiter.
terminal-choose-stands = Drücke Enter, um deinen Zug zu beenden, oder u, um ihn zurückzunehmen.
terminal-choose-neither = „{ $line }“ ist keins von beiden.
terminal-choose-tickets = Welche Zielkarten?
terminal-choose-route = Welche Strecke?
terminal-choose-payment = Wie bezahlst du { $route }?
terminal-choose-no-such-route = „{ $part }“ kommt in keiner Strecke vor, die du bezahlen kannst.
terminal-choose-offered = Diese Zielkarten stehen dir zur Wahl:
terminal-choose-keep = Gib die Nummern derer ein, die du behältst, mindestens { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
}; zum Beispiel: { $example }
terminal-choose-keep-more = Behalte mindestens { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
}: Gib so viele Nummern ein, zum Beispiel { $example }.
terminal-choose-keep-again = { $reason } Gib die Nummern derer ein, die du behältst, zum Beispiel { $example }.
terminal-choose-returned = Diese kommen unter den Stapel:
terminal-choose-order = Gib die Reihenfolge ein, oder nur Enter, um sie so zu lassen; die letzte liegt zuunterst.
terminal-choose-order-again = { $reason } Gib die Reihenfolge ein, zum Beispiel 2 1, oder nur Enter.
terminal-choose-not-second = Du kannst nur noch die zweite Karte deines Zuges nehmen.
terminal-choose-not-taking = Du nimmst eine offene Karte, die keine Lokomotive ist.
terminal-choose-no-ticket = Es ist keine Zielkarte mehr da.
terminal-choose-no-route = Mit deinen Karten lässt sich keine Strecke bezahlen.

# Was man wählen kann, in einer Liste oder als Rat.
terminal-choice-draw = eine Karte vom Stapel ziehen
terminal-choice-take = { $card } nehmen, die offen liegt
terminal-choice-take-locomotive = eine offene Lokomotive nehmen, und keine zweite Karte
terminal-choice-take-open = eine offene Karte nehmen
terminal-choice-tickets = Zielkarten ziehen
terminal-choice-tickets-of = { $tickets } ziehen
terminal-choice-routes = eine Strecke bauen ({ $count } kannst du bezahlen)
terminal-choice-pay = mit { $cards } bezahlen
terminal-choice-pay-snow = mit { $cards } bezahlen, und mit { $snow } für den Schnee
terminal-choice-passenger = der Fahrgast aus { $place } ({ $color })
terminal-choice-keep = { $tickets } behalten
terminal-choice-name = { $route } bauen
terminal-choice-answer = Antwort { $number }
terminal-choice-pass = passen, da nichts anderes geht
terminal-choice-no = nein
terminal-choice-yes = ja
terminal-choice-two-cards = zwei Karten ziehen
terminal-choice-three-dollars = 3 $ nehmen
terminal-choice-wire = Karte { $number }
terminal-choice-card = { $title }: { $does }
terminal-choice-wage = { $coins } $ Lohn zahlen: { $title }
terminal-choice-freight = die Fracht aus { $place }
terminal-choice-in = in { $place }
terminal-choice-bargain = { $price } abgeben und { $does }
terminal-choice-large-city = eine Karte für eine Großstadt
terminal-choice-bonus = dein Bonus

# Wie ein Spiel beginnt, und die Hilfe.
terminal-how-new = { $title }. Ein neues Spiel beginnt.
terminal-how-again = { $title }. Das Spiel geht weiter.
terminal-how-you-are = { $count ->
    [one] Du bist { $color }; der Bot ist { $bots }.
   *[other] Du bist { $color }; die Bots sind { $bots }.
}
terminal-how-to-ask = ? sagt, wie gespielt wird.
terminal-how-turn = In deinem Zug tust du eines: zwei Karten ziehen, eine Strecke bauen oder Zielkarten ziehen. Eine Strecke kostet so viele Karten ihrer Farbe, wie sie lang ist, oder einer beliebigen Farbe, wenn sie grau ist; Lokomotiven ersetzen jede Karte. Eine offene Lokomotive ist die einzige Karte ihres Zuges. Zielkarten, die du erfüllst, bringen am Ende ihren Wert; die anderen kosten ihn.
terminal-how-decks = Die Zielkarten liegen in eigenen Stapeln, { $decks }: Du sagst, wie viele du von jedem ziehst.
terminal-how-passengers = In den Städten warten Fahrgäste: Wer eine Strecke baut, nimmt von jedem Ende einen mit. Am Ende bringen die meisten einer Farbe { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, die zweitmeisten { $second }.
terminal-how-dollars = Es zählen Dollar; am Ende gibt es welche für wenige übrige Wagen und für die Zielkarten.
terminal-how-bonus = Strecken in { $color } sind ein Bonus für { $seat }: { $does }.
terminal-how-large = Eine Strecke in eine Großstadt bringt die oberste Karte des Stapels: { $cities }.
terminal-how-news = Eine Zeitung, die vom Stapel kommt, deckt ein Ereignis auf, und es wird eine weitere Karte gezogen. Manche Ereignisse wirken einmal, die anderen, bis das nächste aufgedeckt wird.
terminal-how-numbers = Gib die Nummer deiner Wahl ein; in deinem Zug bedeutet jede Nummer immer dasselbe. Außerdem:
terminal-how-routes = alle Strecken mit Farbe, Länge und Besitzer; m { $small } für die von { $city }
terminal-how-claim = eine Strecke bauen; 3 { $small } für die von { $city }
terminal-how-back = zurück zur Liste davor
terminal-how-take-back = deine letzte Aktion zurücknehmen, solange seither nichts ausgeteilt wurde und niemand anders gehandelt hat
terminal-how-leave = das Spiel verlassen
terminal-how-help = diese Hilfe

# Der Tisch vor einer Entscheidung.
terminal-shown-hand = Deine Hand: { $cards }
terminal-shown-last-round = --- Die letzte Runde läuft. ---
terminal-shown-last-turn = --- Das ist der letzte Zug des Spiels. ---
terminal-shown-your-last-turn = --- Die letzte Runde: Das ist dein letzter Zug. ---
terminal-shown-points = Punkte
terminal-shown-dollars = Dollar
terminal-shown-trains = Wagen
terminal-shown-cards = Karten
terminal-shown-tickets = Zielkarten
terminal-shown-passengers = Fahrgäste
terminal-shown-you = du, { $color }
terminal-shown-open-cards = Offene Karten: { $cards }
terminal-shown-draw-from = Zu ziehen: { $piles }
terminal-shown-short-left = { $count ->
    [one] { $count } kurze Zielkarte
   *[other] { $count } kurze Zielkarten
}
terminal-shown-long-left = { $count ->
    [one] { $count } lange Zielkarte
   *[other] { $count } lange Zielkarten
}
terminal-shown-deck-left = { $count ->
    [one] { $count } Zielkarte ({ $deck })
   *[other] { $count } Zielkarten ({ $deck })
}
terminal-shown-event = Aktuelles Ereignis: { $title }. { $text }
terminal-shown-event-acted = Aktuelles Ereignis: { $title }; es hat gewirkt.
terminal-shown-event-none = Aktuelles Ereignis: noch keines
terminal-shown-your-tickets = Deine Zielkarten:
terminal-shown-done = erfüllt
terminal-shown-open = offen
terminal-shown-closed = gesperrt
terminal-shown-waiting = In { $place } warten: { $colors }

# Ein Spiel beginnen, verlassen und aufheben.
terminal-game-recorded = Die Aufzeichnung ist in { $file }; so siehst du sie wieder:
terminal-game-not-kept = Das Spiel endet hier und wird nicht aufgehoben; so würde es aufgehoben:
terminal-game-kept = Das Spiel ist aufgehoben. Weiter geht es mit:
terminal-game-several = { $name } enthält mehrere Aufzeichnungen; nenne eine Datei mit einer, oder eine neue.
terminal-game-finished = { $name } enthält ein beendetes Spiel; nenne für ein neues eine andere Datei.
terminal-game-other-edition = { $name } enthält ein Spiel von { $held }, nicht von { $named }; lass --edition weg.
terminal-game-other-players = { $name } enthält ein Spiel für { $held }, nicht für { $named }; lass --players weg.
terminal-game-other-seed = { $name } enthält ein Spiel mit einem anderen Startwert; lass --seed weg.
terminal-game-no-seed = { $name } nennt keinen Startwert, mit dem weiter ausgeteilt werden kann; das tun nur Spiele dieses Befehls.
