# Was in einer Kampagne aufgedeckt und zwischen zwei Spielen gefragt wird.

camp-card-count = Karte { $card } von { $cards }
camp-next = Nächste Karte
camp-next-turn = Umdrehen
camp-next-box = Die Kiste öffnen
camp-next-line = Nächste Zeile
camp-next-done = Fertig
camp-back = Zurück
camp-later = Später
camp-skip = Überspringen
camp-others-turn = Die Runde deckt die nächste Karte auf.
camp-stages = Schritte am Ende des Spiels
camp-stage-founding = Gründung
camp-stage-setup = Vor dem Spiel
camp-stage-slips = Bankbelege und Plätze
camp-stage-strike = Ein Ereignis wird gestrichen
camp-stage-story = Geschichte
camp-stage-vaults = In die Tresore
camp-stage-away = Wegräumen
camp-stage-more = Ein weiterer Schritt
camp-year-title = { $year }, Spiel { $game }
camp-year-told = { $companies } setzen sich an den Tisch, je mit { $trains } Wagen.
camp-signed-told = Unterzeichnet von { $companies }.
camp-box-opened = Eine Kiste wird geöffnet
camp-card-rules = Eine neue Regel
camp-card-retired = Nicht mehr gültig
camp-retired-told = Aus der Kampagne: { $names }.
camp-card-board = Die Karte wächst
camp-board-told = { $cities }, mit den Strecken dazwischen und neuen Zielkarten.
camp-card-fork = Der Weg ist entschieden
camp-fork-told = { $company } hat gewählt: { $board }.
camp-postcard-for = Eine Postkarte für { $company }
camp-postcard-number = Postkarte { $number }
camp-postcard-told = Postkarte { $number } für { $company }: { $text }
camp-postcard-shows = Das Bild: { $text }
camp-postcard-private = Die andere Seite
camp-postcard-uses = { $left ->
    [one] Einmal verwendbar.
   *[other] { $left }-mal verwendbar.
}
camp-card-office = Aus den Büros
camp-office-used = { $left ->
    [one] { $company } hat „{ $card }“ verwendet; das geht noch einmal.
   *[other] { $company } hat „{ $card }“ verwendet; das geht noch { $left }-mal.
}
camp-office-completed = { $company } hat „{ $card }“ erfüllt.
camp-office-void = „{ $card }“ von { $company } hat ihre Regel verloren; dafür gibt es ein Zertifikat über { $amount }.
camp-office-given-up = { $company } hat eine Postkarte abgegeben: „{ $card }“.
camp-office-certified = Ein Zertifikat über { $amount } kommt in den Tresor von { $company }.
camp-card-slips = Die Bankbelege werden geschrieben
camp-slip-told = { $place }. { $company }: { $amount }.
camp-slip-tickets = { $count ->
    [one] eine Zielkarte erfüllt
   *[other] { $count } Zielkarten erfüllt
}
camp-slips-sealed = Sie bleiben bis zum letzten Spiel versiegelt. Niemand zählt sie vorher zusammen.
camp-card-caboose = Der Schlusswagen
camp-caboose-told = { $company } wurde Letzte und bekommt den Schlusswagen: Sie beginnt das nächste Spiel und entscheidet unterwegs manches.
camp-caboose-lot = Das Los fiel auf { $company }: Sie bekommt den Schlusswagen und beginnt.
camp-newspaper = Extrablatt
camp-stamp-struck = Gestrichen
camp-stamp-recalled = Zurück
camp-event-added-title = Ein Ereignis
camp-event-struck-title = Ein Ereignis wird gestrichen
camp-event-played-title = Ein Ereignis geht
camp-event-recalled-title = Ein Ereignis kommt zurück
camp-event-added = „{ $event }“ kommt in den Stapel.
camp-event-struck = { $company } hat „{ $event }“ aus der Kampagne gestrichen.
camp-event-played = „{ $event }“ ist im Spiel aus der Kampagne ausgeschieden.
camp-event-recalled = { $company } hat „{ $event }“ zurückgerufen.
camp-card-evidence = Beweise
camp-evidence-told = { $marks ->
    [one] Ein weiterer Beweis für die ganze Runde.
   *[other] { $marks } weitere Beweise für die ganze Runde.
}
camp-card-crew-added = Personal
camp-crew-added-told = { $count ->
    [one] Eine Personalkarte wird gemischt.
   *[other] { $count } Personalkarten werden gemischt.
}
camp-card-crew-turned = Wer zu haben ist
camp-crew-turned-told = Aufgedeckt: { $names }.
camp-card-hired = Eingestellt
camp-crew-hired = { $company } stellt ein: { $crew }.
camp-crew-left = { $company } entlässt: { $crew }.
camp-crew-wage = Lohn: { $amount } je Spiel
camp-card-pavilions = Pavillons
camp-pavilions-told = Ausgelegt: { $names }.
camp-pavilion-prizes = Erste { $first }, Zweite { $second }
camp-pavilion-all = { $first } für alle, die es schaffen
camp-pavilion-at-end = (Am Ende des Spiels.)
camp-when-link = Verbinde { $cities }
camp-when-tickets-done = { $count ->
    [one] Erfülle eine Zielkarte
   *[other] Erfülle { $count } Zielkarten
}
camp-when-large = { $count ->
    [one] Eine große Stadt in einem Netz
   *[other] { $count } große Städte in einem Netz
}
camp-when-boards = { $count ->
    [one] Ein Teil des Bretts in einem Netz
   *[other] { $count } Teile des Bretts in einem Netz
}
camp-when-zones = { $count ->
    [one] Eine Zeitzone in einem Netz
   *[other] { $count } Zeitzonen in einem Netz
}
camp-when-routes = { $count ->
    [one] Nimm eine Strecke
   *[other] Nimm { $count } Strecken
}
camp-card-cut-off = Eine Strecke wird gebaut
camp-cut-off-told = { $company } baut { $line }. Von nun an steht die Strecke auf der Karte, für alle.
camp-cut-off-length = { $length ->
    [one] ein Feld
   *[other] { $length } Felder
}
camp-cut-off-by = gebaut von { $company }
camp-card-vaults = In die Tresore
camp-vaults-told = Jeder Bankbeleg kommt in den versiegelten Tresor seiner Gesellschaft. Niemand zählt sie vor dem letzten Spiel zusammen.
camp-card-audit = Die Schlussprüfung
camp-audit-told = { $place }. { $company }: { $amount }.
camp-audit-slips = Bankbelege aller Spiele
camp-audit-certificates = Zertifikate
camp-audit-missed = Versäumte Spiele
camp-audit-games-won = Meiste Siege
camp-audit-tickets = Meiste Zielkarten
camp-audit-postcards = Meiste Postkarten
camp-audit-cut-offs = Meiste Abkürzungen
camp-audit-total = Zusammen
camp-epilogue = Epilog
camp-winner = { $company } gewinnt
camp-card-ended = Ende
camp-ended-told = Die Kampagne ist zu Ende. Ihr Zuhause bleibt hier zum Nachlesen, und das Brett gehört euch zum Weiterspielen.
camp-recap = Während du weg warst
camp-recap-what = { $cards ->
    [one] Eine Karte wurde ohne dich aufgedeckt.
   *[other] { $cards } Karten wurden ohne dich aufgedeckt.
}
camp-recap-done = Ich bin im Bild
camp-veil = Das ist für { $name }
camp-veil-open = { $name } zeigen
camp-veil-question = Die anderen schauen weg, während du entscheidest.
camp-veil-postcards = Die anderen Seiten der Postkarten sind geheim.
camp-cover = Wieder verdecken
camp-answer = So sei es
camp-ask-retire-event = Welches Ereignis wird gestrichen?
camp-ask-retire-event-what = Du hast den Schlusswagen. Eines der Ereignisse, die aufgetaucht sind, verlässt die Kampagne für immer.
camp-ask-fork = Welcher Weg?
camp-ask-fork-what = Das Brett deiner Wahl kommt jetzt zur Karte. Das andere folgt, wenn die Geschichte es sagt.
camp-fork-option = Seine Städte, Strecken und Zielkarten kommen jetzt.
camp-ask-recall-event = Welches Ereignis kommt zurück?
camp-ask-recall-event-what = Ein gestrichenes Ereignis kehrt in den Stapel zurück.
camp-ask-take-postcards = Welche Postkarten nimmst du?
camp-ask-take-postcards-what = Deine erfüllten Zielkarten nennen diese. Sie kosten nichts; die andere Seite ist nur für dich.
camp-take-none = Keine
camp-ask-retire-postcard = Welche Postkarte gibst du ab?
camp-ask-retire-postcard-what = Dein Büro ist voll. Die abgegebene geht ungesehen und bringt nichts.
camp-ask-build = Welche Strecke baust du?
camp-ask-build-what = Sie wird dauerhaft in der Farbe deiner Gesellschaft auf die Karte gedruckt und ist ab dem nächsten Spiel für alle offen. Sie kostet nichts weiter.
camp-ask-hire = Wen stellst du ein?
camp-ask-hire-what = Das Einstellen ist frei. Zu Beginn jedes Spiels entscheidest du, ob du den Lohn zahlst; ohne ihn ruhen sie.
camp-hire-nobody = Niemanden
camp-hire-instead = Dafür geht: { $crew }
camp-others-retire-event = Dort wird eines der aufgetauchten Ereignisse aus der Kampagne gestrichen.
camp-others-fork = Dort wird entschieden, wohin die Karte wächst.
camp-others-recall-event = Dort wird ein gestrichenes Ereignis zurückgerufen.
camp-others-take-postcards = Dort werden die Postkarten genommen, die ihre Zielkarten nennen.
camp-others-retire-postcard = Ihr Büro ist voll; eine Postkarte muss gehen.
camp-others-build = Dort wird die Strecke gewählt, die gebaut wird.
camp-others-hire = Dort wird überlegt, wer eingestellt wird.
