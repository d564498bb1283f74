# Außerhalb der Seite: Vorschauen von Links, und die Seite ohne Verbindung.

outside-about = Das Eisenbahnspiel quer durchs Land, kostenlos und offen für alle. Spiel mit Freunden oder gegen Bots.
outside-gathering =
    { $free ->
        [0] Ein Spiel mit { $names } beginnt gleich.
        [one] Einladung von { $names }: 1 Platz ist frei.
       *[other] Einladung von { $names }: { $free } Plätze sind frei.
    }
outside-playing = Laufendes Spiel: { $names }.
outside-over = Endstand: { $scores }.
outside-offline-title = Keine Verbindung
outside-offline-why = Highball erreicht seinen Server nicht. Deine Spiele sind dort sicher. Prüfe deine Verbindung und versuche es noch einmal.
outside-offline-again = Noch einmal versuchen
