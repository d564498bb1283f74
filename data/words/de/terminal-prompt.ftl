# Ein Spiel an der Eingabe.

terminal-prompt-idle = 1000 ungültige Eingaben hintereinander; das Spiel endet hier.
terminal-bot-failed = Der Bot für { $name } ist an dieser Entscheidung gescheitert; stattdessen entscheidet { $by }.
terminal-prompt-picture = So zeichnest du ein Bild des Spielplans:
terminal-prompt-call = === { $who }: deine Entscheidung. Drücke Enter, wenn sonst niemand hinsieht. ===
terminal-prompt-nothing-to-take-back = Gerade gibt es nichts, was du rückgängig machen kannst.
terminal-prompt-no-place = Einen Ort mit diesem Namen gibt es nicht.
terminal-prompt-back = zurück
terminal-prompt-take-back = rückgängig
terminal-prompt-none-of-these = Gib { $range } ein, oder ? für Hilfe; „{ $line }“ steht nicht zur Wahl.
terminal-prompt-numbers = eine Zahl von 1 bis { $most }
terminal-prompt-one-of = eine der Zahlen { $numbers }
terminal-prompt-file = Gib einen neuen Dateinamen ein, um das Spiel zu speichern, oder drücke nur Enter, um es zu verwerfen.
terminal-prompt-file-not = „{ $name }“ gibt es schon, oder die Datei lässt sich nicht schreiben.
terminal-prompt-twice = Die { $number } kommt zweimal vor.
terminal-prompt-no-number = „{ $word }“ ist keine Zahl von 1 bis { $most }.

# Was gefragt wird.
terminal-choose-turn = Was möchtest du tun?
terminal-choose-stands = Drücke Enter, um deinen Zug zu beenden, oder u, um ihn rückgängig zu machen.
terminal-choose-neither = Drücke Enter oder gib u ein, nicht „{ $line }“.
terminal-choose-tickets = Welche Zielkarten?
terminal-choose-route = Welche Strecke?
terminal-choose-payment = Wie möchtest du { $route } bezahlen?
terminal-choose-no-such-route = „{ $part }“ passt zu keiner Strecke, die du bezahlen kannst.
terminal-choose-offered = Diese Zielkarten stehen dir zur Auswahl:
terminal-choose-keep = Gib die Nummern von mindestens { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
} ein, die du behalten willst; zum Beispiel: { $example }
terminal-choose-keep-more = Behalte mindestens { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
}: Gib so viele Nummern ein, zum Beispiel { $example }.
terminal-choose-keep-again = { $reason } Gib die Nummern der Zielkarten ein, die du behalten willst, zum Beispiel { $example }.
terminal-choose-returned = Diese Zielkarten kommen unter den Stapel:
terminal-choose-order = Gib die Reihenfolge ein, oder drücke einfach Enter, um sie so zu lassen; die letzte kommt ganz nach unten.
terminal-choose-order-again = { $reason } Gib die Reihenfolge ein, zum Beispiel 2 1, oder drücke einfach Enter.
terminal-choose-not-second = Du kannst nur noch die zweite Karte deines Zuges nehmen.
terminal-choose-no-route = Mit deinen Karten kannst du keine Strecke bezahlen.

# Was man wählen kann, in einer Liste oder als Rat.
terminal-choice-draw = eine Karte vom Stapel ziehen
terminal-choice-take = { $card } aus den offenen Karten nehmen
terminal-choice-take-locomotive = eine offene Lokomotive nehmen (keine zweite Karte)
terminal-choice-take-open = eine offene Karte nehmen
terminal-choice-tickets-of = { $tickets } ziehen
terminal-choice-routes = eine Strecke bauen ({ $count } kannst du bezahlen)
terminal-choice-pay = mit { $cards } bezahlen
terminal-choice-pay-snow = mit { $cards } bezahlen, dazu { $snow } für den Schnee
terminal-choice-passenger = der Fahrgast ({ $place }, { $color })
terminal-choice-answer = Antwort { $number }
terminal-choice-pass = passen (kein anderer Zug möglich)
terminal-choice-card = { $title }: { $does }
terminal-choice-in = in { $place }
terminal-choice-none = keine, alle vom Stapel
terminal-choice-keep-card = behalte { $card }
terminal-choice-take-ticket = nimm { $ticket }
terminal-choice-look = sieh dir { $cards } Karten an und behalte { $keep }
terminal-choice-wager = decke eine Karte auf: Nimm dir { $win } $, oder zahle { $lose } $, wenn sie einen Totenkopf zeigt
terminal-choice-token = lade { $good } in { $place }
terminal-choice-house = baue ein Speisehaus in { $place }
terminal-choice-rival = { $name } erhält { $coins } $
terminal-choice-crew = { $title } arbeitet in diesem Spiel
terminal-choice-second = baue eine zweite Strecke
terminal-choice-large-city = eine Karte für eine Großstadt
terminal-choice-bonus = dein Bonus

# Wie ein Spiel beginnt, und die Hilfe.
terminal-how-new = { $title }: neues Spiel.
terminal-how-again = { $title }: Spiel fortgesetzt.
terminal-how-you-are = { $count ->
    [one] Du bist { $color }; der Bot ist { $bots }.
   *[other] Du bist { $color }; die Bots sind { $bots }.
}
terminal-how-to-ask = Für Hilfe gib ? ein.
terminal-how-turn = In deinem Zug hast du drei Möglichkeiten: zwei Karten ziehen, eine Strecke bauen oder Zielkarten ziehen. Eine Strecke kostet so viele Karten ihrer Farbe, wie sie Felder hat, oder Karten einer beliebigen Farbe, wenn sie grau ist; Lokomotiven sind Joker. Nimmst du eine offene Lokomotive, bekommst du in diesem Zug keine zweite Karte. Erfüllte Zielkarten bringen am Ende ihren Wert ein; bei den anderen wird er abgezogen.
terminal-how-decks = Die Zielkarten liegen in getrennten Stapeln, { $decks }: Du wählst, wie viele du von jedem ziehst.
terminal-how-passengers = In den Städten warten Fahrgäste: Wer eine Strecke baut, nimmt aus beiden Städten einen mit. Zum Schluss bringen die meisten Fahrgäste einer Farbe { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, die zweitmeisten { $second }.
terminal-how-dollars = Es geht um Dollar; am Ende bekommst du weitere: für erfüllte Zielkarten und dafür, dass dir nur noch wenige Wagen bleiben.
terminal-how-bonus = Für Strecken der Farbe { $color } bekommt { $seat } einen Bonus: { $does }.
terminal-how-large = Eine Strecke in eine Großstadt ({ $cities }) bringt die oberste Karte des Stapels.
terminal-how-news = Eine Zeitung vom Stapel deckt ein Ereignis auf, und es wird eine weitere Karte gezogen. Manche Ereignisse wirken einmal, die anderen, bis das nächste aufgedeckt wird.
terminal-how-numbers = Gib die Nummer deiner Wahl ein; in deinem Zug bedeutet jede Nummer immer dieselbe Aktion. Weitere Befehle:
terminal-how-office = alle Büros, Postkarten, Fracht, Pavillons und Regeln der Kampagne
terminal-how-routes = alle Strecken mit Farbe, Länge und Besitzer; m { $small } für die Strecken von { $city }
terminal-how-claim = eine Strecke bauen; 3 { $small } für die Strecken von { $city }
terminal-how-back = zurück zur vorigen Liste
terminal-how-take-back = deine letzte Aktion rückgängig machen, solange seither nichts ausgeteilt wurde und niemand anderes gehandelt hat
terminal-how-leave = das Spiel verlassen
terminal-how-help = diese Hilfe

# Der Tisch vor einer Entscheidung.
terminal-shown-hand = Deine Handkarten: { $cards }
terminal-shown-last-round = --- Letzte Runde ---
terminal-shown-last-turn = --- Das ist der letzte Zug des Spiels. ---
terminal-shown-your-last-turn = --- Letzte Runde: Das ist dein letzter Zug. ---
terminal-shown-points = Punkte
terminal-shown-trains = Wagen
terminal-shown-cards = Karten
terminal-shown-you = du, { $color }
terminal-shown-open-cards = Offene Karten: { $cards }
terminal-shown-draw-from = Noch in den Stapeln: { $piles }
terminal-shown-event = Aktuelles Ereignis: { $title }. { $text }
terminal-shown-event-acted = Aktuelles Ereignis: { $title } (bereits ausgeführt).
terminal-shown-event-none = Aktuelles Ereignis: noch keines
terminal-shown-your-tickets = Deine Zielkarten:
terminal-shown-closed = gesperrt
terminal-shown-snow = verschneit
terminal-shown-waiting = Wartende Fahrgäste ({ $place }): { $colors }

# Ein Spiel beginnen, verlassen und speichern.
terminal-game-recorded = Das Spiel ist in { $file } gespeichert. Noch einmal ansehen kannst du es mit:
terminal-game-not-kept = Das Spiel endet hier und wird nicht gespeichert. Um es zu speichern, verwende:
terminal-game-kept = Das Spiel ist gespeichert. Weiter geht es mit:
terminal-game-several = { $name } enthält mehrere Spiele. Wähle eine Datei mit nur einem Spiel oder eine neue Datei.
terminal-game-finished = { $name } enthält ein beendetes Spiel. Wähle für ein neues eine andere Datei.
terminal-game-other-edition = { $name } enthält ein Spiel von { $held }, nicht von { $named }. Lass --edition weg.
terminal-game-other-players = { $name } enthält ein Spiel für { $held } Spieler, nicht für { $named }. Lass --players weg.
terminal-game-other-seed = { $name } enthält ein Spiel mit einem anderen Startwert. Lass --seed weg.
terminal-game-no-seed = { $name } enthält keinen Startwert und lässt sich nicht weiterspielen. Einen Startwert haben nur Spiele, die mit diesem Befehl begonnen wurden.

# Büros und der Tisch in Kampagnenspielen.
terminal-office-yours = Dein Büro:
terminal-office-of = { $company } ({ $color }):
terminal-office-table = Auf dem Tisch:
terminal-office-stamps = Stempel: { $lines }
terminal-office-snow = Verschneit: { $routes }
terminal-office-stories = Geschichten zu deinen Zielkarten:
terminal-office-story = { $ticket }: { $story }
