# Was eine Gesellschaft zwischen den Spielen gefragt wird.

camp-ask-retire-event = Welches Ereignis streichst du?
camp-ask-retire-event-what = Du hast den Schlusswagen. Wähle ein Ereignis, das schon aufgedeckt wurde; es scheidet endgültig aus der Kampagne aus.
camp-ask-fork = Welcher Weg?
camp-ask-fork-what = Das gewählte Planteil kommt jetzt zum Spielplan hinzu. Das andere folgt im Lauf der Geschichte.
camp-ask-recall-event = Welches Ereignis holst du zurück?
camp-ask-recall-event-what = Das gewählte Ereignis kommt zurück in den Ereignisstapel.
camp-ask-take-postcards = Welche Postkarten nimmst du?
camp-ask-take-postcards-what = Für deine erfüllten Zielkarten darfst du dir Postkarten aussuchen. Sie kosten nichts; die Rückseite siehst nur du.
camp-ask-retire-postcard = Welche Postkarte gibst du ab?
camp-ask-retire-postcard-what = Dein Büro ist voll. Die abgegebene Postkarte bleibt ungelesen und bringt nichts.
camp-ask-build = Welche Abkürzung baust du?
camp-ask-build-what = Die Abkürzung bleibt in der Farbe deiner Gesellschaft dauerhaft auf dem Spielplan und ist ab dem nächsten Spiel für alle offen. Der Bau kostet nichts.
camp-ask-hire = Wen stellst du ein?
camp-ask-hire-what = Das Einstellen ist kostenlos. Zu Beginn jedes Spiels entscheidest du, ob du den Lohn zahlst; ohne Lohn arbeitet niemand.
camp-ask-accuse = Wen beschuldigst du?
camp-ask-accuse-what = Jede Gesellschaft nennt einen Namen. Alle bleiben geheim, bis sie gemeinsam aufgedeckt werden.
camp-ask-verdict = Wen beschuldigt die Runde?
camp-ask-verdict-what = Es herrscht Stimmengleichheit. Wer den Schlusswagen hat, entscheidet.
