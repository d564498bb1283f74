# Der Stand einer Kampagne.

terminal-saga-heading = { $title }. { $waiting }
terminal-saga-heading-game = { $title }, Spiel { $game } ({ $year }). { $waiting }
terminal-saga-waits-table = Die Gesellschaften haben noch nicht alle Platz genommen.
terminal-saga-waits-game = Ein Spiel läuft.
terminal-saga-over = Die Kampagne ist zu Ende.
terminal-saga-waits-caboose = Der Schlusswagen wird ausgelost.
terminal-saga-waits-postcard = Für { $name } wird eine Postkarte gezogen.
terminal-saga-waits-crew-display = Personalkarten werden zur Auswahl ausgelegt.
terminal-saga-waits-crew = Für { $name } wird eine Personalkarte gezogen.
terminal-saga-retires-event = { $name } streicht ein Ereignis aus der Kampagne.
terminal-saga-chooses-fork = { $name } entscheidet, wohin der Spielplan wächst.
terminal-saga-recalls-event = { $name } holt ein Ereignis zurück.
terminal-saga-takes-postcards = { $name } nimmt Postkarten für erfüllte Zielkarten.
terminal-saga-gives-postcard = { $name } gibt eine Postkarte ab.
terminal-saga-builds = { $name } baut eine Abkürzung.
terminal-saga-may-hire = { $name } darf Personal einstellen.
terminal-saga-accuses = { $name } benennt einen Verdächtigen.
terminal-saga-gives-verdict = { $name } gibt bei Stimmengleichheit den Ausschlag.
terminal-saga-company = { $company } ({ $player }): { $parts }
terminal-saga-games-won = { $count ->
    [one] { $count } Spiel gewonnen
   *[other] { $count } Spiele gewonnen
}
terminal-saga-caboose = der Schlusswagen
terminal-saga-rules = Zusatzregeln im Spiel
terminal-saga-rules-none = noch keine
terminal-saga-rule = { $title }: { $text }
terminal-saga-on-table = Auf dem Tisch: { $boards }
terminal-saga-events = Ereignisse im Stapel: { $count }
terminal-saga-cards-left = Zielkarten: { $tickets }; noch nicht aufgedeckte Geschichtskarten: { $cards }
terminal-saga-before-first = Vor dem ersten Spiel
terminal-saga-seed = Alle Zufallsentscheidungen ergeben sich aus dem Startwert { $seed }.
terminal-saga-seed-hash = Der Startwert für alle Zufallsentscheidungen hat die Prüfsumme { $hash }.

# Was in einer Kampagne geschah.
terminal-saga-told-box = Eine Kiste wird geöffnet: { $title }
terminal-saga-told-rule = Eine Regel kommt ins Spiel: { $title }
terminal-saga-told-epilogue = Epilog: { $title }
terminal-saga-told-postcard-drawn = { $name } hat eine Postkarte gezogen: „{ $title }“
terminal-saga-told-signed = { $name } wird von { $player } geleitet.
terminal-saga-told-begun = Spiel { $game } beginnt: { $seats }.
terminal-saga-told-ended = Das Spiel ist zu Ende: { $result }.
terminal-saga-told-rule-retired = „{ $title }“ gilt nicht mehr.
terminal-saga-told-board = Der Spielplan wächst: { $title }.
terminal-saga-told-fork = { $name } hat entschieden, wohin der Spielplan wächst.
terminal-saga-told-postcard-used = { $name } hat „{ $title }“ eingesetzt.
terminal-saga-told-certified = { $name } hat ein Zertifikat über { $coins } $ in den Tresor gelegt.
terminal-saga-told-certified-sealed = { $name } hat ein Zertifikat in den Tresor gelegt.
terminal-saga-told-evidence = Die Runde hat { $count ->
    [one] { $count } Beweis
   *[other] { $count } Beweise
}.
terminal-saga-told-crew-turned = „{ $title }“ kann eingestellt werden.
terminal-saga-told-slip = { $name } hat einen Bankbeleg über { $coins } $, mit { $count ->
    [one] { $count } erfüllten Zielkarte
   *[other] { $count } erfüllten Zielkarten
}.
terminal-saga-told-slip-sealed = { $name } hat den Bankbeleg in den Tresor gelegt, mit { $count ->
    [one] { $count } erfüllten Zielkarte
   *[other] { $count } erfüllten Zielkarten
}.
terminal-saga-told-built = { $name } hat { $cutoff } gebaut.
terminal-saga-told-closed = Spiel { $game } ist abgeschlossen.
terminal-saga-told-audit = Die Schlussprüfung: { $places }.

# Was eine Gesellschaft zwischen den Spielen gefragt wird.
terminal-saga-asks = { $name }: { $question }
terminal-saga-ask-seats = Wer spielt das nächste Spiel?
terminal-saga-crew = { $title } ({ $wage } $): { $text }
terminal-saga-instead = { $crew } Ersetzt { $leaving }
terminal-saga-nobody = niemanden

# Eine Kampagne spielen, und ihre Datei.
terminal-saga-read-on = Weiter mit Enter.
terminal-saga-begins = Die Kampagne „{ $title }“ beginnt. So spielst du sie:
terminal-saga-kept = Die Kampagne ist gespeichert. Weiter geht es mit:
terminal-saga-board-left = Auf dem fertigen Spielplan könnt ihr weiterspielen:
terminal-saga-is-a-map = { $folder } ist jetzt ein Spielplan. So spielst du darauf:
terminal-saga-not-over = { $file } ist noch nicht zu Ende. Der Spielplan lässt sich erst nach dem letzten Spiel speichern.
terminal-saga-no-folder = { $folder } lässt sich nicht anlegen: { $why }. Wähle einen Ordner, den es noch nicht gibt.
terminal-saga-holds = { $file } enthält { $inputs } und { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}, alles regelkonform.
terminal-saga-rewound = { $file } steht jetzt wieder am Ende von Spiel { $game }. Die vorherige Fassung liegt in { $old }.
terminal-saga-not-so-far = Dieses Spiel wurde nicht zu Ende gespielt. Verwende { $flag } { $range }.
terminal-saga-played-elsewhere = { $file } wird gerade anderswo gespielt. Warte, bis das Spiel dort geschlossen ist.
terminal-saga-too-few = Eine Kampagne braucht mindestens { $least } Gesellschaften. Füge noch eine hinzu.
terminal-saga-not-signed = { $name } kann nicht teilnehmen: { $why }.
terminal-saga-who-runs = Aus „{ $word }“ geht nicht hervor, wer welche Gesellschaft leitet. Schreib zum Beispiel blue=Ada,red=bot:normal.
terminal-saga-named-twice = { $color } ist doppelt angegeben. Eine Gesellschaft kann nur einen Spieler haben.
terminal-saga-change-hands = Gesellschaften können nur zwischen den Spielen den Besitzer wechseln. Beende zuerst das laufende Spiel.
terminal-saga-no-seed = { $name } enthält keinen Startwert und lässt sich nicht weiterspielen. Einen Startwert haben nur Kampagnen, die mit diesem Befehl begonnen wurden.
terminal-saga-game-no-seed = { $name } enthält ein Spiel ohne Startwert, das sich hier nicht weiterspielen lässt. Spiel es dort zu Ende, wo es begonnen wurde.
terminal-saga-cannot-be = „{ $input }“ ist nicht möglich: { $why }.
terminal-saga-own-pack = { $unknown }. Für ein eigenes Paket gib mit --pack seinen Ordner an.
terminal-saga-no-pack = { $folder } ist kein spielbares Paket. „highball pack check { $folder }“ sagt, warum.
terminal-count-postcards = { $count ->
    [one] { $count } Postkarte
   *[other] { $count } Postkarten
}
