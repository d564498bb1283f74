# Das Fenster mit Hilfe und Tastenkürzeln.

help-play = Wähle eine hervorgehobene Strecke, um sie zu bauen, oder ziehe einen Kartenstapel darauf. Nimm offene Karten oder ziehe vom Stapel. Alles Hervorgehobene kannst du jetzt wählen. Ein breites goldenes Band zeigt die Wege, die dir für deine Zielkarten noch fehlen.
help-open-card = offene Karte nehmen
help-deck = vom Stapel ziehen
help-routes = Liste aller Strecken
help-tab = zwischen Spielplan, Karten und Listen wechseln
help-arrows = von Strecke zu Strecke
help-enter = wählen oder bestätigen
help-escape = abbrechen
help-undo = rückgängig machen
help-settle = Bots spielen lassen
help-skip = zum letzten Zug springen
help-pencil = Strecken planen
help-search = Stadt suchen
help-zoom = vergrößern, verkleinern
help-whole = ganzen Spielplan zeigen
help-pan = Spielplan verschieben
help-hint = Tipp (in Spielen gegen Bots)
help-help = diese Hilfe zeigen
key-home = Pos1
key-escape = Esc
key-shift = Umschalt
key-enter = Eingabe
