# Das geführte erste Spiel.

lesson = Deine erste Fahrt
lesson-board = Erste Fahrt
lesson-next = Weiter
lesson-skip = Ohne Hilfe weiterspielen
lesson-finish = Zur Startseite
lesson-welcome = Willkommen an Bord! Du baust Bahnstrecken zwischen Städten und bekommst Punkte für jede Strecke und für jede erfüllte Zielkarte. Das hier ist ein echtes Spiel gegen einen freundlichen Gegner, auf einem kleinen Spielplan. Es dauert etwa zehn Minuten, und ich bleibe bei dir.
lesson-tickets = Das sind Zielkarten. Verbinde die beiden Städte einer Karte mit eigenen Strecken, egal auf welchem Weg, und du bekommst ihre Punkte; eine nicht erfüllte Karte kostet dich diese Punkte. Tippe eine an, um sie auf dem Spielplan zu sehen. Behalte mindestens zwei und bestätige dann.
lesson-way = Hier sind deine Zielkarten. Jede zeigt, ob sie erfüllt ist oder wie viele Wagen noch fehlen. Zeige auf eine, und der Spielplan zeigt dir den günstigsten Weg, der noch frei ist.
lesson-draw = Du bist dran. Sammeln wir Karten für { $route }: Nimm die markierte Karte, oder eine vom Stapel, wenn du Überraschungen magst.
lesson-second = Du darfst eine zweite Karte nehmen. Nur mit einer offenen Lokomotive wäre dein Zug jetzt schon vorbei.
lesson-locomotive = Die Karten mit allen Farben sind Lokomotiven. Sie ersetzen jede Farbe, die dir fehlt. Nimmst du eine aus den offenen Karten, ist das dein ganzer Zug; vom Stapel zählt sie wie jede andere Karte.
lesson-claim = Du hast genug Karten für { $route }! Strecken, die du bezahlen kannst, sind hervorgehoben. Wähle die markierte und bestätige.
lesson-claimed = Deine Wagen stehen jetzt auf dem Spielplan. Lange Strecken bringen viel mehr: 1, 2, 4, 7, 10 und 15 Punkte für die Längen 1 bis 6. Gebaute Wagen bekommst du nicht zurück, und sobald jemand nur noch höchstens zwei hat, beginnt die letzte Runde.
lesson-rival = Dein Gegner ist am Zug. Alles, was geschieht, steht im Spielverlauf; achte darauf, wo er baut, denn was gebaut ist, bleibt gebaut.
lesson-gray = Für graue Strecken wie { $route } nimmst du Karten einer beliebigen Farbe, ideal für Farben, von denen du viele hast. Zu zweit kann von zwei parallelen Strecken nur eine gebaut werden.
lesson-done = Eine Zielkarte ist erfüllt! Sie zählt am Ende, und niemand kann sie dir nehmen.
lesson-cut-off = Eine deiner Zielkarten lässt sich nicht mehr erfüllen. Das kommt vor; gleiche es mit langen Strecken aus oder ziehe neue Zielkarten.
lesson-more = Deine Zielkarten sind erledigt. Hast du noch Wagen übrig, zieh drei neue Zielkarten und behalte mindestens eine, oder baue lange Strecken nur der Punkte wegen.
lesson-last-round = Die letzte Runde: Jemand hat nur noch zwei Wagen oder weniger. Alle sind noch einmal dran. Baue, was geht: Karten auf der Hand sind jetzt nichts mehr wert.
lesson-last-claim = Das ist dein letzter Zug. Baue { $route }: Du brauchst die Strecke für deine Zielkarten.
lesson-last-build = Das ist dein letzter Zug. Baue die längste Strecke, die du bezahlen kannst; Karten auf der Hand zählen nichts mehr.
lesson-last-draw = Das ist dein letzter Zug, und du kannst keine Strecke bezahlen. Zieh eine Karte, dann ist Schluss.
lesson-over = Das war ein ganzes Spiel! Die Zielkarten wurden aufgedeckt, und die längste zusammenhängende Strecke brachte zehn Punkte extra. Jetzt weißt du alles, was du für die großen Spielpläne brauchst.
lesson-again-claim = Du kannst { $route } bauen; du brauchst die Strecke für deine Zielkarten.
lesson-again-draw = Für deine Zielkarten brauchst du { $route }: Sammle Karten dafür, oder baue etwas anderes, das dir gefällt.
lesson-again-free = Wie du magst: Karten ziehen, eine Strecke bauen oder neue Zielkarten nehmen.
