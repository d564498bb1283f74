# Was sich zeigt, wenn eine Aufzeichnung oder die Datei einer Kampagne geprüft wird.

verdict-verified = Geprüft: { $inputs ->
    [one] { $inputs } Schritt
   *[other] { $inputs } Schritte
}, alle nach den Regeln.
verdict-verified-fits = Geprüft: { $inputs ->
    [one] { $inputs } Schritt
   *[other] { $inputs } Schritte
}, alle nach den Regeln; { $fits }.
verdict-verified-campaign = Geprüft: { $inputs ->
    [one] { $inputs } Schritt
   *[other] { $inputs } Schritte
} und { $records ->
    [one] { $records } Aufzeichnung
   *[other] { $records } Aufzeichnungen
}, alle nach den Regeln.
verdict-verified-campaign-fits = Geprüft: { $inputs ->
    [one] { $inputs } Schritt
   *[other] { $inputs } Schritte
} und { $records ->
    [one] { $records } Aufzeichnung
   *[other] { $records } Aufzeichnungen
}, alle nach den Regeln; { $fits }.
verdict-fits-edition-hash = die Prüfsumme der Ausgabe passt
verdict-fits-final-hash = die Prüfsumme am Ende passt
verdict-fits-seed = der offengelegte Startwert ergibt dieselben Karten
verdict-fits-seed-forked = der offengelegte Startwert ergibt dieselben Karten nach { $inputs ->
    [one] dem ersten Schritt, der aus einem anderen Spiel stammt
   *[other] den ersten { $inputs } Schritten, die aus einem anderen Spiel stammen
}
verdict-forked = { $inputs ->
    [one] der erste Schritt stammt aus einem anderen Spiel
   *[other] die ersten { $inputs } Schritte stammen aus einem anderen Spiel
}
verdict-then = { $before }; { $next }

# Was nicht geprüft wurde, hinter „Nicht geprüft“.
verdict-unchecked = Nicht geprüft: { $gaps }.
verdict-gap-unfinished = das Ergebnis, weil das Spiel nicht beendet ist
verdict-gap-edition-hash = die Daten der Karte, weil der Kopf keine Prüfsumme der Ausgabe nennt
verdict-gap-final-hash = die Endstellung, weil die Aufzeichnung keine Prüfsumme am Ende nennt
verdict-gap-seed = das Austeilen, weil kein Startwert offengelegt ist
verdict-gap-seed-hash = ob der Startwert vor dem Spiel feststand, weil der Kopf keine Prüfsumme dafür nennt
verdict-gap-forked = { $inputs ->
    [one] das Austeilen im ersten Schritt, der aus einem anderen Spiel stammt
   *[other] das Austeilen in den ersten { $inputs } Schritten, die aus einem anderen Spiel stammen
}
verdict-gap-campaign = die Schlussprüfung, weil die Kampagne nicht beendet ist
verdict-gap-campaign-seed = das Austeilen zwischen den Spielen, weil kein Startwert offengelegt ist
verdict-gap-campaign-seed-hash = ob der Startwert vor der Kampagne feststand, weil der Kopf keine Prüfsumme dafür nennt
verdict-gap-unrecorded = { $games ->
    [one] { $games } Ergebnis
   *[other] { $games } Ergebnisse
} ohne die Aufzeichnung des Spiels
verdict-gap-records = in { $games ->
    [one] { $games } Aufzeichnung
   *[other] { $games } Aufzeichnungen
} { $gap }

# Was falsch ist, zuerst als eigener Satz.
verdict-wrong = Diese Aufzeichnung ist falsch: { $reason }.
verdict-wrong-line = Zeile { $line } dieser Aufzeichnung ist falsch: { $reason }.
verdict-size = Eine Aufzeichnung hat höchstens { $most } Bytes.
verdict-bundle = Die Karte in diesem Bündel hat eine andere Prüfsumme, als das Bündel sagt; lade es noch einmal herunter.
verdict-unfinished = Das Spiel dieser Aufzeichnung ist nicht vorbei; nur beendete werden aufbewahrt.

# Dasselbe mitten im Satz.
verdict-version = das Spiel wurde mit Version { $named } von { $edition } gespielt, und dies ist Version { $here }
verdict-edition-hash = die Aufzeichnung stammt von Daten mit der Prüfsumme { $named }, und die dieser Karte ist { $here }
verdict-deal = der offengelegte Startwert teilt hier etwas anderes aus: { $what }
verdict-final-hash = die Aufzeichnung nennt diese Prüfsumme, das gespielte Spiel führt aber zu { $hash }
verdict-dealer = für den Geber „{ $dealer }“ lässt sich kein Startwert prüfen
verdict-digits = ein Startwert von { $dealer } hat { $digits } hexadezimale Ziffern
verdict-seed-hash = der Kopf nennt die Prüfsumme { $named } des Startwerts, die dieses Startwerts ist aber { $here }
verdict-misplaced-record = diese Aufzeichnung steht, wo kein Spiel gespielt wird
verdict-flawed-game = Spiel { $game } lässt sich nicht aufbauen; bring das Paket in Ordnung: { $flaws }
verdict-other-game = diese Aufzeichnung ist nicht die des Spiels, das hier wartet
verdict-other-result = die Aufzeichnung darüber hat ein anderes Ergebnis
verdict-other-deal = der Startwert teilt hier etwas anderes aus: „{ $input }“
