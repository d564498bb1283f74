# Ergebnisse der Prüfung einer Spieldatei oder Kampagnendatei.

verdict-verified = Geprüft: { $inputs ->
    [one] { $inputs } Schritt
   *[other] { $inputs } Schritte
}, alle regelkonform.
verdict-verified-fits = Geprüft: { $inputs ->
    [one] { $inputs } Schritt
   *[other] { $inputs } Schritte
}, alle regelkonform; { $fits }.
verdict-verified-campaign = Geprüft: { $inputs ->
    [one] { $inputs } Schritt
   *[other] { $inputs } Schritte
  } und { $records ->
    [one] { $records } Spiel
   *[other] { $records } Spiele
  }, alle regelkonform.
verdict-verified-campaign-fits = Geprüft: { $inputs ->
    [one] { $inputs } Schritt
   *[other] { $inputs } Schritte
  } und { $records ->
    [one] { $records } Spiel
   *[other] { $records } Spiele
  }, alle regelkonform; { $fits }.
verdict-fits-edition-hash = die Prüfsumme der Spielausgabe stimmt
verdict-fits-final-hash = die Prüfsumme der Endstellung stimmt
verdict-fits-seed = der offengelegte Startwert ergibt dieselben Karten
verdict-fits-seed-forked = der offengelegte Startwert ergibt nach { $inputs ->
    [one] dem ersten Schritt, der aus einem anderen Spiel stammt
   *[other] den ersten { $inputs } Schritten, die aus einem anderen Spiel stammen
}, dieselben Karten
verdict-forked = { $inputs ->
    [one] der erste Schritt stammt aus einem anderen Spiel
   *[other] die ersten { $inputs } Schritte stammen aus einem anderen Spiel
}
verdict-then = { $before }; { $next }

# Was nicht geprüft wurde, hinter „Nicht geprüft“.
verdict-unchecked = Nicht geprüft: { $gaps }.
verdict-gap-unfinished = das Ergebnis, weil das Spiel nicht beendet ist
verdict-gap-edition-hash = die Daten des Spielplans, weil im Dateikopf die Prüfsumme der Spielausgabe fehlt
verdict-gap-final-hash = die Endstellung, weil in der Datei die Prüfsumme dafür fehlt
verdict-gap-seed = das Austeilen, weil kein Startwert offengelegt ist
verdict-gap-seed-hash = ob der Startwert vor dem Spiel feststand, weil im Dateikopf die Prüfsumme dafür fehlt
verdict-gap-forked = { $inputs ->
    [one] das Austeilen im ersten Schritt, der aus einem anderen Spiel stammt
   *[other] das Austeilen in den ersten { $inputs } Schritten, die aus einem anderen Spiel stammen
}
verdict-gap-campaign = die Schlussprüfung, weil die Kampagne nicht beendet ist
verdict-gap-campaign-seed = das Austeilen zwischen den Spielen, weil kein Startwert offengelegt ist
verdict-gap-campaign-seed-hash = ob der Startwert vor der Kampagne feststand, weil im Dateikopf die Prüfsumme dafür fehlt
verdict-gap-unrecorded = { $games ->
    [one] { $games } Ergebnis
   *[other] { $games } Ergebnisse
  } ohne Spieldatei
verdict-gap-records = in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
  } { $gap }

# Was falsch ist, zuerst als eigener Satz.
verdict-wrong = Diese Spieldatei ist ungültig: { $reason }.
verdict-wrong-line = Zeile { $line } dieser Spieldatei ist ungültig: { $reason }.
verdict-size = Eine Spieldatei darf höchstens { $most } Bytes haben.
verdict-bundle = Der Spielplan in dieser Datei passt nicht zu seiner Prüfsumme. Lade die Datei noch einmal herunter.
verdict-unfinished = Dieses Spiel ist nicht beendet. Nur beendete Spiele können importiert werden.

# Dasselbe mitten im Satz.
verdict-version = das Spiel wurde mit Version { $named } von { $edition } gespielt, dies ist aber Version { $here }
verdict-edition-hash = das Spiel wurde auf einem Spielplan mit der Prüfsumme { $named } gespielt, dieser hier hat aber { $here }
verdict-deal = mit dem offengelegten Startwert müsste hier ausgeteilt werden: { $what }
verdict-final-hash = die Datei nennt diese Prüfsumme für die Endstellung, aber das Spiel endet mit { $hash }
verdict-dealer = Startwerte des Kartengebers „{ $dealer }“ lassen sich nicht prüfen
verdict-digits = ein Startwert für { $dealer } muss { $digits } hexadezimale Ziffern haben
verdict-seed-hash = der Dateikopf nennt { $named } als Prüfsumme des Startwerts, dieser hat aber { $here }
verdict-misplaced-record = an dieser Stelle ist kein Spiel vorgesehen
verdict-flawed-game = Spiel { $game } lässt sich nicht aufbauen; korrigiere das Paket: { $flaws }
verdict-other-game = das ist nicht das Spiel, auf das die Kampagne wartet
verdict-other-result = das Spiel darüber hat ein anderes Ergebnis
verdict-other-deal = mit diesem Startwert muss hier „{ $input }“ stehen
