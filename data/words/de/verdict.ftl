# Was sich zeigt, wenn eine Aufzeichnung geprüft wird.

verdict-holds = { $inputs ->
    [one] Der einzige Schritt ist erlaubt.
   *[other] Alle { $inputs } Schritte sind erlaubt.
}
verdict-holds-forked = Alle { $inputs } Schritte sind erlaubt; die ersten { $forked } stammen aus einem anderen Spiel.
verdict-holds-seed = Alle { $inputs } Schritte sind erlaubt, und der aufgedeckte Startwert ergibt jedes Austeilen noch einmal.
verdict-holds-seed-forked = Alle { $inputs } Schritte sind erlaubt, und der aufgedeckte Startwert ergibt jedes Austeilen noch einmal, außer bei den ersten { $forked }, die aus einem anderen Spiel stammen.
verdict-size = Eine Aufzeichnung hat höchstens { $most } Bytes.
verdict-unreadable = Diese Aufzeichnung lässt sich nicht lesen: { $detail }.
verdict-bundle = Die Karte in diesem Bündel hat eine andere Prüfsumme, als das Bündel sagt; lade es noch einmal herunter.
verdict-version = Die Aufzeichnung entstand mit Version { $made } von { $edition }, und hier ist es Version { $here }.
verdict-edition = Die Aufzeichnung entstand mit Daten, deren Prüfsumme { $made } ist, und hier ist sie { $here }.
verdict-start = Der Tisch dieser Aufzeichnung kann nicht beginnen: { $detail }.
verdict-line = Zeile { $line } der Aufzeichnung ist nicht erlaubt ({ $code }).
verdict-deal = Zeile { $line }: Der aufgedeckte Startwert teilt etwas anderes aus.
verdict-end = Die Aufzeichnung nennt eine andere letzte Prüfsumme als { $hash }, zu der das Spiel führt.
verdict-dealer = Der aufgedeckte Startwert passt nicht zu dem Geber, den der Kopf nennt.
verdict-seed = Der aufgedeckte Startwert hat eine andere Prüfsumme als die, die vor dem Spiel bekannt gegeben wurde.
verdict-unfinished = Das Spiel dieser Aufzeichnung ist nicht vorbei; nur beendete werden aufbewahrt.
