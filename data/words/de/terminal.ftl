# Wörter des Terminals, die in vielen Sätzen stehen, und was schiefgeht.

terminal-word-nothing = nichts
terminal-word-comma = { $before }, { $last }
terminal-word-and = { $before } und { $last }
terminal-word-range = { $from } bis { $to }
terminal-word-place = { $place }.

# Farben von Karten und Strecken, und Plätze nach ihren Farben.
terminal-word-gray = grau
terminal-word-newspaper = Zeitung

# Mengen.
terminal-word-newspapers = { $count ->
    [one] { $count } Zeitung
   *[other] { $count } Zeitungen
}
terminal-word-inputs = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
terminal-word-a-card = { $color ->
    [purple] eine lila Karte
    [red] eine rote Karte
    [orange] eine orange Karte
    [yellow] eine gelbe Karte
    [green] eine grüne Karte
    [blue] eine blaue Karte
    [white] eine weiße Karte
    [black] eine schwarze Karte
   *[locomotive] eine Lokomotive
}

# Was bei jedem Befehl schiefgehen kann.
terminal-fail-sentence = { $what }.
terminal-fail-unwritten = { $file } lässt sich nicht schreiben: { $why }.
terminal-fail-unreadable = { $file } lässt sich nicht lesen: { $why }.
terminal-fail-not-utf8 = Zeile { $line } ist kein gültiges UTF-8
terminal-fail-taken = { $file } gibt es schon. Wähle einen anderen Namen oder lösche die Datei zuerst.
terminal-fail-standard-input = die Standardeingabe
terminal-fail-editions = Dieser Spielplan hat mehrere Ausgaben. Wähle mit --edition eine davon: { $names }.
terminal-fail-players = { $edition } lässt sich nicht mit { $players } Spielern spielen. Verwende --players { $range }.
terminal-fail-patience = --patience braucht eine Sekundenzahl über 0, zum Beispiel 10.
terminal-fail-too-many-bots = --bots enthält { $named } Bots, aber { $seats ->
    [one] es spielt nur { $seats } Bot
   *[other] es spielen nur { $seats } Bots
}. Gib weniger an.
terminal-fail-no-program = „{ $name }“ nennt kein Programm. Schreib zum Beispiel program:python3 bot.py.
terminal-fail-unknown = { $kind ->
    [edition] Es gibt keine Ausgabe
    [bot] Es gibt keinen Bot
    [company] Es gibt keine Gesellschaft
    [pack] Es gibt kein Paket
   *[level] Es gibt keine Stufe
} namens „{ $name }“
terminal-fail-unknown-only = { $unknown }; hier gibt es nur { $only }
terminal-fail-unknown-near = { $unknown }; am ähnlichsten ist { $nearest }, außerdem gibt es { $others }
terminal-fail-unknown-known = { $unknown }; zur Wahl stehen { $known }
