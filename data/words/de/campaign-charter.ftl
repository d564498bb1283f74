# Zweiter Teil der Kampagne: Weggabelungen, Schlussprüfung, Gesellschaftsseite und Andenken.

camp-fork-cities = Städte: { $cities }
camp-fork-lengths = Anzahl der Strecken nach Länge
camp-fork-length = { $count ->
    [one] { $count } Strecke der Länge { $length }
   *[other] { $count } Strecken der Länge { $length }
}

camp-count-games-won = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
camp-count-tickets = { $count ->
    [one] { $count } erfüllte Zielkarte
   *[other] { $count } erfüllte Zielkarten
}
camp-count-finished = { $count ->
    [one] { $count } eingelöste Postkarte
   *[other] { $count } eingelöste Postkarten
}
camp-count-cut-offs = { $count ->
    [one] { $count } Abkürzung
   *[other] { $count } Abkürzungen
}

camp-keepsake = Zum Mitnehmen
camp-keepsake-what = Der Spielplan, wie ihr ihn hinterlasst, mit euren eigenen Linien, und die Geschichte eurer zwölf Jahre.
camp-keepsake-alt = Der letzte Spielplan von { $name } mit den Gesellschaften und ihren Endbeträgen
camp-keepsake-picture = Bild speichern
camp-keepsake-text = Text speichern
camp-left = Auf eurem Spielplan weiterspielen
camp-left-rules = Regeln
camp-left-campaign = Regeln der Kampagne: Dollar, Gesellschaften, Ereignisse und alles, was ihr geöffnet habt
camp-left-plain = Einfache Regeln: Punkte für Strecken, Zielkarten und die längste Strecke
camp-company-page = Alles über diese Gesellschaft
camp-company-years = Jahr für Jahr
camp-company-lines = Gebaute Linien
camp-company-marks = Schleifen und Anklage
camp-company-place = Platz { $place } von { $seats }
camp-company-away = Nicht am Tisch
camp-company-none = Noch nichts
camp-company-done = Eingelöste Postkarten
camp-company-held = Postkarten im Büro
camp-company-accused = Hat beschuldigt: { $suspect }
camp-museum-opened = Geöffnet am { $date }
camp-museum-crew = Personal
camp-museum-pavilion = Pavillon
camp-museum-suspect = Unter Verdacht
camp-museum-cut-off = Abkürzung
