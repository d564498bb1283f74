# Was ein Platz tun muss, hinter „muss“.

terminal-due-opening-mix = Alle Spieler wählen, wie viele Zielkarten sie von welchem Stapel möchten.
terminal-due-opening-tickets = Alle Spieler wählen, welche Zielkarten sie zu Beginn behalten.
terminal-due-of = { $you ->
    [yes] Du musst
   *[no] { $subject } muss
} { $what }.
terminal-due-asked = { $you ->
    [yes] Du wirst gefragt
   *[no] { $subject } wird gefragt
}: { $question }
terminal-due-first = { $count ->
    [one] { $who } muss zuerst { $what }
   *[other] { $who } müssen zuerst { $what }
}
terminal-due-first-answer = { $who } muss zuerst antworten: { $question }
terminal-due-first-mix = wählen, wie viele Zielkarten von welchem Stapel kommen sollen
terminal-due-first-tickets = { $count ->
   *[other] entscheiden, welche der ersten Zielkarten auf der Hand bleiben
}
terminal-due-turn = eine Aktion für diesen Zug wählen
terminal-due-second-card = eine zweite Karte nehmen
terminal-due-tickets = entscheiden, welche der gezogenen Zielkarten auf der Hand bleiben
terminal-due-passenger = einen Fahrgast wählen ({ $place })

# Was der Zufall austeilen muss.
terminal-deal-passenger = ein Fahrgast muss platziert werden ({ $place })
terminal-deal-card = eine Karte muss an { $you ->
    [yes] dich
   *[no] { $name }
} ausgeteilt werden
terminal-deal-market = auf Platz { $slot } muss eine offene Karte gelegt werden
terminal-deal-ticket = eine Zielkarte muss an { $you ->
    [yes] dich
   *[no] { $name }
} ausgeteilt werden
terminal-deal-first = der Startspieler muss ausgelost werden
terminal-deal-event = ein Ereignis muss aufgedeckt werden
terminal-deal-window = eine Zielkarte muss offen ausgelegt werden
terminal-deal-rate = die Farbe des Rings muss ausgelost werden
terminal-deal-snow = eine Strecke für den Schnee muss ausgelost werden
terminal-deal-pavilion = ein Pavillon muss ausgelost werden
terminal-deal-postcard = eine Postkarte muss an { $you ->
    [yes] dich
   *[no] { $name }
} ausgeteilt werden
terminal-deal-wire = eine Telegrammkarte muss an { $you ->
    [yes] dich
   *[no] { $name }
} ausgeteilt werden
terminal-deal-hazard = für { $you ->
    [yes] dich
   *[no] { $name }
} muss eine Karte aufgedeckt werden

# Was in Spielen mit Geld und in verbundenen Spielen geschah.
terminal-fact-used = { $who } { $title } eingesetzt.
terminal-fact-a-crew-card = eine Personalkarte
terminal-fact-times = { $count ->
   *[other] { $line } (× { $count })
}

# Was Karten tun.
terminal-act-every-route = Jede Strecke in der Farbe deiner Gesellschaft ({ $color }) bringt dir deren Bonus: { $does }.
