# Kampagnen: beginnen, ansehen und verwalten.

camp-all = Kampagnen
camp-all-what = Zwölf zusammenhängende Spiele für zwei bis fünf Bahngesellschaften. Der Spielplan wächst, nach und nach entdeckt ihr neue Regeln, und was ihr in einem Spiel tut, wirkt im nächsten nach. Fehlt jemand, springt ein Bot ein.
camp-found = Neue Kampagne
camp-found-begin = Kampagne beginnen
camp-found-what = Gebt eurer Kampagne einen Namen, verteilt die Gesellschaften und beginnt, wann ihr wollt. Alles wird gespeichert, auch wenn zwischen zwei Abenden Monate liegen.
camp-found-name = Name der Kampagne
camp-found-name-what = Donnerstags bei Anna
camp-found-who = Gesellschaften und Spieler
camp-found-who-what = Zwei bis fünf Gesellschaften nehmen teil. Wer den Link hat, kann eine offene Gesellschaft übernehmen, und jede kann später den Besitzer wechseln.
camp-found-how = Spieleinstellungen
camp-found-few = Wähle mindestens zwei Gesellschaften.
camp-found-go = Kampagne starten
camp-runs = Wer leitet { $company }?
camp-kind-me = Ich
camp-kind-open = Offen für alle mit dem Link
camp-kind-bot = Bot
camp-kind-mine = Spieler an diesem Gerät
camp-kind-none = Vorerst niemand
camp-name = Name
camp-name-of = Spieler für { $company }
camp-name-missing = Gib einen Namen für den Spieler ein, der { $company } leitet.
camp-import = Kampagnendatei importieren
camp-import-what = Die Datei enthält die ganze Kampagne. Gesellschaften, die von Menschen geleitet wurden, sind wieder offen; Bots bleiben Bots.
camp-import-file = Kampagnendatei wählen
camp-import-name = Name auf diesem Server
camp-import-go = Importieren
camp-not-found = Kampagne nicht gefunden
camp-nobody = niemand
camp-holder-open = offen
camp-company-of = { $company } ({ $name })
camp-game-of = Spiel { $game } von { $games }
camp-trains = { $trains ->
    [one] 1 Wagen
   *[other] { $trains } Wagen
  }
camp-trains-each = { $trains } Wagen pro Gesellschaft
camp-now-story = Die Geschichte geht weiter
camp-now-story-what = Deckt die Karten gemeinsam auf: Alle sehen gleichzeitig dieselbe Karte. Was die Karten bewirken, steht danach hier.
camp-now-story-watch = Die Spieler decken die Karten auf; du kannst zuschauen.
camp-now-read = Weiterlesen
camp-now-asked = Warten auf { $name }
camp-now-game = Ein Spiel läuft
camp-to-table = Zum Tisch
camp-watch-table = Zuschauen
camp-next-game = Jede Gesellschaft beginnt mit { $trains } Wagen. Wer spielt heute?
camp-call-game = Spiel { $game } starten
camp-others-call = Alle, die eine Gesellschaft leiten, können das Spiel starten.
camp-open-left = { $number ->
    [one] 1 Gesellschaft ist noch offen. Teile den Link oder lass sie heute aussetzen.
   *[other] { $number } Gesellschaften sind noch offen. Teile den Link oder lass sie heute aussetzen.
  }
camp-here = online
camp-not-here = offline
camp-bot = Bot
camp-stands-in = verhindert; ein Bot springt ein ({ $bot })
camp-is-away = Heute verhindert
camp-away-what = Heute verhindert: Ein Bot spielt für dich. Aussetzen lassen: Die Gesellschaft lässt dieses Spiel aus.
camp-is-back = Ich bin wieder da
camp-bot-for-you = Ein Bot springt für dich bei { $company } ein.
camp-quiet = { $name } hat schon länger nicht geantwortet.
camp-still-there-what = Du hast schon länger nicht geantwortet. Reagierst du nicht, können die anderen einen Bot für dich spielen lassen.
camp-vacant = Niemand leitet { $company }.
camp-stays-home = setzt heute aus
camp-stay-home = Aussetzen lassen
camp-plays-after-all = Doch mitspielen lassen
camp-missed-what = Eine Gesellschaft, die aussetzt, behält alles. Bei der Schlussprüfung zählt ein versäumtes Spiel etwas weniger als der Durchschnitt dieses Spiels.
camp-yours = deine
camp-bonus = Bonus
camp-has-caboose = hat den Schlusswagen
camp-games-won = Gewonnene Spiele
camp-slips = Bankbelege
camp-sealed = versiegelt
camp-sealed-count = { $count } versiegelt
camp-crew = Personal
camp-postcards = { $count ->
    [one] 1 Postkarte
   *[other] { $count } Postkarten
  }
camp-claim = Diese Gesellschaft leiten
camp-join = Du bist eingeladen
camp-join-what = { $number ->
    [one] Diese Gesellschaft sucht noch jemanden, der sie leitet. Ein Name genügt.
   *[other] Welche Gesellschaft willst du leiten? Ein Name genügt.
  }
camp-join-go = Mit { $company } mitspielen
camp-claim-other = Spieler an diesem Gerät hinzufügen
camp-claim-other-what = Ihr reicht das Gerät herum; ein Vorhang verdeckt, was geheim ist.
camp-hand-over = Diese Gesellschaft übergeben
camp-hand-open = Für alle mit dem Link öffnen
camp-hand-bot = An einen Bot geben
camp-hand-other-bot = An diesen Bot geben
camp-hand-bot-of = Bot für { $company }
camp-hand-what = Die Gesellschaft behält alles; nur der Spieler wechselt.
camp-hand-sure = Du leitest { $company } dann nicht mehr. Einen Tag lang kannst du sie zurückholen, solange sie niemand anderes übernimmt.
camp-hand-sure-other = { $company } wird von einem anderen Spieler geleitet. Du kannst sie erst übergeben, wenn er einen Tag lang weg war; danach kann er sie noch einen Tag lang zurückholen.
camp-handed-by-you = Du hast { $company } abgegeben. Bis { $until } kannst du sie zurückholen, solange sie niemand anderes übernimmt.
camp-handed-by-host = { $company } wurde abgegeben, während du weg warst. Bis { $until } ist sie für dich reserviert.
camp-kept-for = Bis { $until } für { $name } reserviert.
camp-take-back = Zurückholen
camp-link = Link zu dieser Kampagne
camp-link-what = Wer den Link hat, kann eine offene Gesellschaft übernehmen; ein Name genügt.
camp-map = Die bekannte Welt
camp-map-look = Die bekannte Welt genauer ansehen
camp-map-make = Spielplan speichern
camp-map-play = Auf eurem Spielplan spielen
camp-calendar = Kalender
camp-replay = Wiederholung
camp-again = Noch einmal erleben
camp-finale-again = Das Finale noch einmal erleben
camp-rules = Die geltenden Regeln
camp-rules-minute = Die Regeln in einer Minute
camp-rules-minute-what = Alles, was ihr für das erste Spiel braucht
camp-learn = Neu hier? Lerne das Spiel in 10 Minuten
camp-rules-count = { $count ->
    [one] 1 Zusatzregel
   *[other] { $count } Zusatzregeln
  }
camp-rules-lead = Alle Regeln, die in eurer Kampagne gelten, in der Reihenfolge, in der sie im Spiel vorkommen. Diese Seite wächst mit der Geschichte.
camp-rules-book = Das ganze Regelheft
camp-rules-basics = Vom ersten Spiel an
camp-rules-untold = Lest zuerst die Karten, die vor euch liegen. Ihre Regeln stehen danach hier.
camp-rules-gone = Nicht mehr gültig
camp-part-setup = Spielaufbau
camp-part-claim = Wenn du eine Strecke baust
camp-part-always = Das ganze Spiel über
camp-part-end = Nach dem letzten Zug
camp-slot-setup = Vor dem Spiel
camp-slot-claim = Wenn du eine Strecke baust
camp-slot-end = Nach dem Spiel
camp-slot-after-setup = Nach dem Spielaufbau
camp-slot-always = Während des Spiels
camp-basic-dollars = Es zählen Dollar, nicht Punkte.
camp-basic-dollars-what = Du beginnst mit 5 $. Am Ende zählen deine Dollar, ein Bonus, wenn du nur noch wenige Wagen hast, und deine Zielkarten: Erfüllte werden addiert, die anderen abgezogen. Diese Summe, nie unter 0, kommt auf deinen Bankbeleg.
camp-basic-colour = Die Farbe deiner Gesellschaft zahlt sich aus.
camp-basic-colour-what = Jede Strecke dieser Farbe, die du baust, bringt den Bonus deiner Gesellschaft. Graue Strecken nicht.
camp-basic-large = Großstädte bringen eine Karte.
camp-basic-large-what = Ziehe eine Karte vom Stapel, wenn du eine Strecke baust, die in einer Großstadt endet.
camp-basic-newspapers = Im Stapel liegen Zeitungen.
camp-basic-newspapers-what = Jede Zeitung deckt das nächste Ereignis auf; es gilt, bis ein anderes kommt. Ein Ereignis mit Blitz wirkt einmal und sofort.
camp-basic-edge = Am Rand des Spielplans ist Schluss.
camp-basic-edge-what = Strecken über den Rand hinaus können noch nicht gebaut werden.
camp-basic-eight = Acht Karten oder weniger.
camp-basic-eight-what = Liegen in Stapel und Ablagestapel zusammen höchstens 8 Karten, darf niemand Karten ziehen.
camp-basic-triple = Doppel- und Dreifachstrecken.
camp-basic-triple-what = Von jeder Doppel- oder Dreifachstrecke darf eine Gesellschaft nur ein Gleis besitzen; bei Dreifachstrecken sind in jedem Spiel alle drei Gleise offen.
camp-journal = Was bisher geschah
camp-journal-what = Alle gelesenen Karten, nach Jahren
camp-journal-empty = Noch gibt es nichts zu lesen. Die Geschichte beginnt mit dem ersten Spiel.
camp-museum = Museum
camp-museum-what = Alle aufgedeckten Karten mit ihren Bildern
camp-museum-count = { $count ->
    [0] Noch nichts zu sehen. Die erste Karte kommt mit dem ersten Spiel.
    [one] Bisher 1 Karte. Öffne sie, um sie noch einmal zu lesen.
   *[other] Bisher { $count } Karten. Öffne eine, um sie noch einmal zu lesen.
  }
camp-museum-story = Geschichte
camp-museum-event = Zeitung
camp-museum-box = Kiste
camp-museum-rule = Regel
camp-museum-board = Planteil
camp-museum-postcard = Postkarte
camp-museum-show = Anzeigen
camp-museum-all = Alle
camp-museum-stories = Geschichte
camp-museum-rules = Regeln
camp-museum-news = Zeitungen
camp-museum-postcards = Postkarten
camp-museum-boards = Planteile
camp-museum-year = { $year } ({ $count })
camp-years = Jahre
camp-archive = In der Schachtel
camp-general-delivery = { $count ->
    [one] postlagernde Postkarte
   *[other] postlagernde Postkarten
  }
camp-story-left = { $count ->
    [one] noch nicht aufgedeckte Geschichtskarte
   *[other] noch nicht aufgedeckte Geschichtskarten
  }
camp-tickets = { $count ->
    [one] Zielkarte im Stapel
   *[other] Zielkarten im Stapel
  }
camp-evidence = { $count ->
    [one] Beweis
   *[other] Beweise
  }
camp-events = Ereignisstapel
camp-crew-display = Personal zur Auswahl
camp-pavilions = Pavillons
camp-cut-offs = Abkürzungen
camp-boxes = Geöffnete Kisten
camp-dead-letters = Amt für unzustellbare Briefe
camp-care = Verwalten
camp-export = Speichern
camp-export-what = Eine Datei enthält die ganze Kampagne und alle ihre Spiele. Du kannst sie auf jedem Server importieren; ein laufendes Spiel beginnt dann von vorn.
camp-export-go = Kampagnendatei herunterladen
camp-moment = Zurückgehen oder abzweigen
camp-moment-label = Ab welchem Zeitpunkt?
camp-moment-start = Ganz am Anfang
camp-moment-after = Ende von Spiel { $game } ({ $year })
camp-rewind = Zurückgehen
camp-rewind-what = Sobald alle zugestimmt haben, wird die Kampagne auf diesen Zeitpunkt zurückgesetzt.
camp-rewind-sure = Alles, was seither gespielt wurde, geht verloren. Die anderen fragen?
camp-rewind-asked = Ein Spieler möchte zu diesem Zeitpunkt zurückgehen: „{ $moment }“.
camp-rewind-agreed = Einverstanden: { $names }.
camp-rewind-missing = Noch nicht: { $names }.
camp-rewind-agree = Zustimmen
camp-rewind-decline = Ablehnen
camp-fork-what = Beim Abzweigen bleibt diese Kampagne unverändert; an der gewählten Stelle beginnt eine zweite.
camp-fork-name = Name des Zweigs
camp-fork-go = Abzweigen
