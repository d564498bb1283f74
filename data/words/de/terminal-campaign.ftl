# Eine Kampagne: wo sie steht.

terminal-saga-heading = { $title }. { $waiting }
terminal-saga-heading-game = { $title }, Spiel { $game } ({ $year }). { $waiting }
terminal-saga-waits-table = Sie wartet darauf, dass die Gesellschaften Platz nehmen.
terminal-saga-waits-game = Ein Spiel läuft.
terminal-saga-over = Die Kampagne ist zu Ende.
terminal-saga-waits-caboose = Der Zufall sagt, wer den Schlusswagen bekommt.
terminal-saga-waits-postcard = Für { $name } wird eine Postkarte gezogen.
terminal-saga-waits-crew-display = Personal wird ausgelegt.
terminal-saga-waits-crew = Für { $name } wird Personal gezogen.
terminal-saga-retires-event = { $name } lässt ein Ereignis ausscheiden.
terminal-saga-chooses-fork = { $name } wählt, wohin die Karte wächst.
terminal-saga-recalls-event = { $name } holt ein Ereignis zurück.
terminal-saga-takes-postcards = { $name } nimmt Postkarten für erfüllte Zielkarten.
terminal-saga-gives-postcard = { $name } gibt eine Postkarte ab.
terminal-saga-builds = { $name } baut eine Abkürzung.
terminal-saga-may-hire = { $name } darf Personal einstellen.
terminal-saga-companies = Gesellschaften
terminal-saga-company = { $company } ({ $player }): { $parts }
terminal-saga-games-won = { $count ->
    [one] { $count } Spiel gewonnen
   *[other] { $count } Spiele gewonnen
}
terminal-saga-postcards = { $count ->
    [one] { $count } Postkarte
   *[other] { $count } Postkarten
}
terminal-saga-caboose = der Schlusswagen
terminal-saga-bot = Bot { $name }
terminal-saga-rules = Regeln im Spiel neben denen des Buchs
terminal-saga-rules-none = noch keine
terminal-saga-rule = { $title }: { $text }
terminal-saga-on-table = Auf dem Tisch: { $boards }
terminal-saga-events = Ereignisse, die kommen können: { $count }
terminal-saga-cards-left = Zielkarten: { $tickets }; Karten der Geschichte, die noch kommen: { $cards }
terminal-saga-before-first = Vor dem ersten Spiel
terminal-saga-game = Spiel { $game }
terminal-saga-seed = Aller Zufall kam aus dem Startwert { $seed }.
terminal-saga-seed-hash = Der Startwert, aus dem aller Zufall kommt, hat die Prüfsumme { $hash }.

# Was in einer Kampagne geschah.
terminal-saga-told-box = Eine Kiste wird geöffnet: { $title }
terminal-saga-told-rule = Eine Regel kommt ins Spiel: { $title }
terminal-saga-told-epilogue = Nachspiel: { $title }
terminal-saga-told-postcard-drawn = { $name } hat eine Postkarte gezogen: { $title }
terminal-saga-told-signed = { $name } wird von { $player } geführt.
terminal-saga-told-begun = Spiel { $game } beginnt: { $seats }.
terminal-saga-told-ended = Das Spiel ist aus: { $result }.
terminal-saga-told-caboose = { $name } hat den Schlusswagen.
terminal-saga-told-event-added = Ein neues Ereignis: { $title }.
terminal-saga-told-event-retired-by = { $name } hat { $title } ausscheiden lassen.
terminal-saga-told-event-retired = { $title } ist aus der Kampagne ausgeschieden.
terminal-saga-told-event-recalled = { $name } hat { $title } zurückgeholt.
terminal-saga-told-rule-retired = { $title } wird nicht mehr gespielt.
terminal-saga-told-board = Die Karte wächst: { $title }.
terminal-saga-told-fork = { $name } hat gewählt, wohin die Karte wächst.
terminal-saga-told-postcard-used = { $name } hat { $title } genutzt.
terminal-saga-told-postcard-done = { $name } hat { $title } erfüllt.
terminal-saga-told-postcard-void = { $title } verfällt; { $name } hat einen Schein über { $coins } $ bekommen.
terminal-saga-told-postcard-given = { $name } hat { $title } abgegeben.
terminal-saga-told-certified = { $name } hat einen Schein über { $coins } $ weggelegt.
terminal-saga-told-evidence = Der Tisch hat { $count ->
    [one] { $count } Beweis
   *[other] { $count } Beweise
} vermerkt.
terminal-saga-told-crew-turned = Einzustellen ist: { $title }.
terminal-saga-told-crew-hired = { $name } hat eingestellt: { $title }.
terminal-saga-told-crew-left = { $title } hat { $name } verlassen.
terminal-saga-told-slip = { $name } hat einen Bankbeleg über { $coins } $, mit { $count ->
    [one] { $count } erfüllten Zielkarte
   *[other] { $count } erfüllten Zielkarten
}.
terminal-saga-told-built = { $name } hat { $cutoff } gebaut.
terminal-saga-told-closed = Spiel { $game } ist weggeräumt.
terminal-saga-told-audit = Die Schlussprüfung: { $places }.

# Was eine Gesellschaft zwischen den Spielen gefragt wird.
terminal-saga-asks = { $name }: { $question }
terminal-saga-ask-retire-event = Welches Ereignis scheidet aus der Kampagne aus?
terminal-saga-ask-fork = Wohin wächst die Karte zuerst?
terminal-saga-ask-recall-event = Welches Ereignis kommt zurück?
terminal-saga-ask-take-postcards = Deine Zielkarten nennen mehr Postkarten, als du nehmen darfst. Welche?
terminal-saga-ask-retire-postcard = Du hast mehr Postkarten, als du behalten darfst. Welche scheidet aus?
terminal-saga-ask-build = Welche Abkürzung baust du?
terminal-saga-ask-hire = Wen stellst du ein?
terminal-saga-ask-seats = Wer spielt das nächste Spiel?
terminal-saga-postcard = Postkarte { $number }
terminal-saga-crew = { $title } ({ $wage } $): { $text }
terminal-saga-instead = { $crew } Statt: { $leaving }
terminal-saga-nobody = niemanden

# Eine Kampagne spielen, und ihre Datei.
terminal-saga-read-on = Drücke Enter, um weiterzulesen.
terminal-saga-begins = { $title } beginnt. Spiel sie mit:
terminal-saga-kept = Die Kampagne ist aufgehoben. Weiter geht es mit:
terminal-saga-board-left = Der Plan, der übrig ist, lässt sich als Karte spielen:
terminal-saga-is-a-map = { $folder } ist jetzt eine Karte. Spiel darauf mit:
terminal-saga-not-over = { $file } ist noch nicht zu Ende; ein Plan bleibt erst nach dem letzten Spiel übrig.
terminal-saga-no-folder = { $folder } kann nicht angelegt werden: { $why }. Nenne einen Ordner, den es noch nicht gibt.
terminal-saga-holds = { $file } enthält { $inputs } und die Aufzeichnungen von { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
}, alles nach den Regeln.
terminal-saga-rewound = { $file } geht nach Spiel { $game } weiter. Was vorher war, ist in { $old }.
terminal-saga-not-so-far = Dieses Spiel wurde nicht zu Ende gespielt; sag { $flag } { $range }.
terminal-saga-played-elsewhere = { $file } wird gerade anderswo gespielt; warte, bis das zu Ende ist.
terminal-saga-too-few = Eine Kampagne hat mindestens { $least } Gesellschaften; nenne noch eine.
terminal-saga-not-signed = { $name } kann nicht eingetragen werden: { $why }.
terminal-saga-who-runs = „{ $word }“ sagt nicht, wer welche Gesellschaft führt; sag zum Beispiel blue=Ada,red=bot:normal.
terminal-saga-named-twice = { $color } ist zweimal genannt; eine Gesellschaft hat nur einen Spieler.
terminal-saga-change-hands = Gesellschaften wechseln zwischen den Spielen den Besitzer; spiel dieses zuerst zu Ende.
terminal-saga-no-seed = { $name } nennt keinen Startwert, mit dem weiter ausgeteilt werden kann; das tun nur Kampagnen, die hier begonnen wurden.
terminal-saga-game-no-seed = { $name } enthält ein Spiel ohne Startwert, mit dem weiter ausgeteilt werden kann; spiel es dort zu Ende.
terminal-saga-cannot-be = „{ $input }“ geht nicht: { $why }.
terminal-saga-own-pack = { $unknown }. Ein eigenes Paket wird mit --pack und seinem Ordner genannt.
terminal-saga-no-pack = { $folder } ist kein Paket, das gespielt werden kann; „highball pack check { $folder }“ sagt, warum.
