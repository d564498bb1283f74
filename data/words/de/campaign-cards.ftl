# Was in einer Kampagne aufgedeckt und zwischen zwei Spielen gefragt wird.

camp-card-count = Karte { $card } von { $cards }
camp-line-count = Zeile { $line } von { $lines }
camp-next = Nächste Karte
camp-next-turn = Umdrehen
camp-next-box = Die Kiste öffnen
camp-next-line = Nächste Zeile
camp-next-ballot = Nächster Zettel
camp-next-verdict = Das Ergebnis
camp-next-thing = Das Nächste herausnehmen
camp-next-done = Fertig
camp-back = Zurück
camp-later = Später
camp-skip = Überspringen
camp-others-turn = Die Spieler decken die nächste Karte auf.
camp-turns-all = Wenn du eine Karte umdrehst, können alle sie sehen.
camp-stages = Schritte am Ende des Spiels
camp-stage-founding = Gründung
camp-stage-setup = Vor dem Spiel
camp-stage-slips = Bankbelege und Plätze
camp-stage-strike = Ereignis streichen
camp-stage-story = Geschichte
camp-stage-vaults = In die Tresore
camp-stage-away = Aufräumen
camp-stage-more = Ein weiterer Schritt
camp-year-title = { $year }, Spiel { $game }
camp-year-told = { $companies } beginnen mit je { $trains } Wagen.
camp-signed-told = Unterzeichnet von { $companies }.
camp-last-box = Eine Kiste wurde geöffnet: { $box }.
camp-last-board = { $board } gehört jetzt zum Spielplan: { $cities }.
camp-last-rules = Neu seit dem letzten Mal: { $names }.
camp-last-story = { $title }: „{ $line }“
camp-box-opened = Eine Kiste wird geöffnet
camp-card-rules = { $count ->
    [one] Eine neue Regel
   *[other] Neue Regeln
  }
camp-card-retired = Nicht mehr gültig
camp-retired-told = Aus der Kampagne entfernt: { $names }.
camp-card-board = Der Spielplan wächst
camp-board-told = { $cities }, mit den Strecken dazwischen und neuen Zielkarten.
camp-card-fork = Der Weg ist gewählt
camp-fork-told = { $company } hat gewählt: { $board }.
camp-postcard-for = Eine Postkarte für { $company }
camp-postcard-yours = Eine Postkarte für dich
camp-postcard-arrived = Sie liegt mit der Bildseite nach oben. Dreh sie um, wenn du so weit bist.
camp-postcard-turn = „{ $title }“ umdrehen
camp-postcard-secret = Diese Seite siehst nur du.
camp-postcard-told = Postkarte { $number } für { $company }: { $text }
camp-postcard-private = Rückseite
camp-postcard-uses = { $left ->
    [one] Einmal verwendbar.
   *[other] { $left }-mal verwendbar.
}
camp-card-office = Neues aus den Büros
camp-office-used = { $left ->
    [one] { $company } hat „{ $card }“ eingesetzt; noch 1 Einsatz.
   *[other] { $company } hat „{ $card }“ eingesetzt; noch { $left } Einsätze.
  }
camp-office-certified = Ein Zertifikat über { $amount } kommt in den Tresor von { $company }.
camp-card-slips = Bankbelege dieses Spiels
camp-slip-told = { $place }. { $company }: { $amount }.
camp-slip-tickets = { $count ->
    [0] keine Zielkarte erfüllt
    [one] 1 Zielkarte erfüllt
   *[other] { $count } Zielkarten erfüllt
  }
camp-slips-sealed = Die Belege bleiben bis zum letzten Spiel versiegelt. Niemand zählt sie vorher zusammen.
camp-slips-last = Das sind die letzten Belege. Heute Abend werden die Tresore geöffnet, und alles wird zusammengezählt.
camp-card-caboose = Der Schlusswagen
camp-caboose-told = { $company } wurde Letzte und bekommt den Schlusswagen: Sie beginnt das nächste Spiel und trifft im weiteren Verlauf einige Entscheidungen.
camp-caboose-lot = Ausgelost: { $company } bekommt den Schlusswagen und beginnt.
camp-newspaper = Extrablatt
camp-stamp-struck = Gestrichen
camp-stamp-recalled = Zurückgeholt
camp-event-added-title = Ein Ereignis
camp-event-struck-title = Ein Ereignis wird gestrichen
camp-event-played-title = Ein Ereignis scheidet aus
camp-event-recalled-title = Ein Ereignis kommt zurück
camp-event-joins = Kommt in den Ereignisstapel
camp-card-evidence = Beweise
camp-evidence-told = { $marks ->
    [one] 1 weiterer Beweis für die ganze Runde.
   *[other] { $marks } weitere Beweise für die ganze Runde.
  }
camp-card-ballots = Die Anklage
camp-ballot-sealed = Versiegelt
camp-ballots-verdict = Die Runde beschuldigt
camp-card-crew-added = Personal
camp-crew-added-told = { $count ->
    [one] 1 Personalkarte wird eingemischt.
   *[other] { $count } Personalkarten werden eingemischt.
  }
camp-card-crew-turned = Personal zur Auswahl
camp-crew-turned-told = Aufgedeckt: { $names }.
camp-card-hired = Personalwechsel
camp-crew-wage = Lohn: { $amount } pro Spiel
camp-card-pavilions = Pavillons
camp-pavilions-told = Ausgelegt: { $names }.
camp-pavilions-some = Diesmal sind { $open } der { $all } Hallen geöffnet.
camp-pavilion-prizes = 1. Platz: { $first }, 2. Platz: { $second }
camp-pavilion-all = { $first } für alle, die es schaffen
camp-pavilion-at-end = (am Ende des Spiels)
camp-card-cut-off = Eine Abkürzung wird gebaut
camp-cut-off-told = { $company } baut { $line }. Von nun an steht diese Abkürzung für alle auf dem Spielplan.
camp-cut-off-length = { $length ->
    [one] 1 Feld
   *[other] { $length } Felder
  }
camp-cut-off-by = gebaut von { $company }
camp-card-vaults = In die Tresore
camp-vaults-told = Jeder Bankbeleg kommt in den versiegelten Tresor seiner Gesellschaft. Niemand zählt die Belege vor dem letzten Spiel zusammen.
camp-card-audit = Die Schlussprüfung
camp-audit-told = { $place }. { $company }: { $amount }.
camp-audit-slips = Bankbelege aller Spiele
camp-audit-certificates = Zertifikate
camp-audit-missed = Versäumte Spiele
camp-audit-games-won = Meiste Siege
camp-audit-tickets = Meiste Zielkarten
camp-audit-postcards = Meiste Postkarten
camp-audit-cut-offs = Meiste Abkürzungen
camp-audit-total = Gesamt
camp-audit-running = +{ $added } → { $sum }
camp-audit-leads = übernimmt die Führung
camp-epilogue = Epilog
camp-winner = { $company } gewinnt
camp-card-ended = Ende
camp-ended-told = Die Kampagne ist zu Ende. Du kannst sie hier jederzeit nachlesen, und auf dem Spielplan könnt ihr weiterspielen.
camp-recap = Während du weg warst
camp-recap-what = { $cards ->
    [one] 1 Karte wurde ohne dich aufgedeckt.
   *[other] { $cards } Karten wurden ohne dich aufgedeckt.
  }
camp-recap-cards = { $cards ->
    [one] Selbst umdrehen
   *[other] Die { $cards } Karten selbst umdrehen
}
camp-recap-done = Ich bin auf dem Laufenden
camp-veil = Das ist für { $name }
camp-veil-open = Für { $name } aufdecken
camp-veil-question = Die anderen schauen weg, während du entscheidest.
camp-veil-postcards = Die Rückseiten der Postkarten sind geheim.
camp-veil-postcard = Eine Postkarte ist angekommen. Die anderen schauen weg, während du sie umdrehst.
camp-cover = Wieder verdecken
camp-answer = Bestätigen
camp-evidence-link = Die Geschichte und die Beweise nachlesen
camp-fork-option = Die Städte, Strecken und Zielkarten dieses Planteils kommen jetzt ins Spiel.
camp-take-none = Keine
camp-hire-nobody = Niemanden
camp-hire-instead = Dafür geht: { $crew }
camp-others-retire-event = Ein Ereignis wird aus der Kampagne gestrichen.
camp-others-fork = Es wird entschieden, wohin der Spielplan wächst.
camp-others-recall-event = Ein gestrichenes Ereignis wird zurückgeholt.
camp-others-take-postcards = Für erfüllte Zielkarten werden Postkarten ausgewählt.
camp-others-retire-postcard = Das Büro ist voll: Eine Postkarte wird abgegeben.
camp-others-build = Eine Abkürzung wird ausgewählt.
camp-others-hire = Personal wird eingestellt.
camp-others-accuse = Ein Name wird verdeckt notiert.
camp-others-verdict = Es herrscht Stimmengleichheit: Einer der Verdächtigen wird ausgewählt.
camp-postcard-expires = Verfällt nach Spiel { $game }.
