# Warum der Server eine Anfrage abgelehnt hat und was zu tun ist.

## Wer fragt
refusal-who-are-you = Gib zuerst deinen Namen ein, oder sende ein Token.
refusal-unknown-login = Anmeldename oder Passphrase ist falsch. Prüfe beide und versuche es noch einmal.
refusal-unknown-code = Dieser Code ist unbekannt oder wurde schon benutzt. Erstelle auf dem anderen Gerät einen neuen.
refusal-unknown-token = Dieses Token ist unbekannt. Erstelle auf deiner Profilseite ein neues und sende es als „Authorization: Bearer TOKEN“.
refusal-not-seated = Das können nur Spieler an diesem Tisch. Nimm zuerst Platz.
refusal-not-your-seat = Du kannst nur für deinen eigenen Platz handeln.
refusal-not-host = Das kann nur der Gastgeber dieses Tisches.
refusal-not-admin = Das kann nur der Betreiber dieses Servers. Sende das Admin-Token.
refusal-banned = Du bist auf diesem Server gesperrt. Grund: { $reason }
refusal-banned-days = { $days ->
    [one] Du bist auf diesem Server noch 1 Tag gesperrt. Grund: { $reason }
   *[other] Du bist auf diesem Server noch { $days } Tage gesperrt. Grund: { $reason }
}
refusal-muted = Du kannst auf diesem Server nicht chatten. Grund: { $reason }
refusal-muted-days = { $days ->
    [one] Du kannst auf diesem Server noch 1 Tag nicht chatten. Grund: { $reason }
   *[other] Du kannst auf diesem Server noch { $days } Tage nicht chatten. Grund: { $reason }
}
refusal-invite-only = Auf diesen Server kommt man nur mit Einladung. Öffne den Link, den du bekommen hast, oder bitte den Betreiber um einen.
refusal-no-such-invite = Diese Einladung ist unbekannt, aufgebraucht oder abgelaufen. Bitte um eine neue.
refusal-wrong-origin = Diese Website darf diesen Server nicht benutzen. Öffne die Seite des Servers selbst.
refusal-wrong-host = Unter diesem Namen ist der Server nicht erreichbar. Der Betreiber kann den Namen mit „--public-url URL“ festlegen.
refusal-too-fast = Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
refusal-unavailable = Nicht gespeichert. Versuche es gleich noch einmal.
refusal-no-storage = Nicht gespeichert: Der Speicher des Servers ist nicht erreichbar. Was schon gespeichert war, ist nicht verloren. Versuche es in einer Minute noch einmal.

## Wonach gefragt wird
refusal-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Plätze werden ab 0 gezählt.
refusal-no-such-address = Unter dieser Adresse gibt es nichts. Prüfe die URL.
refusal-no-such-webhook = Du hast keinen Webhook. Richte zuerst einen ein.
refusal-no-such-person = Diesen Spieler gibt es nicht. Prüfe die ID.
refusal-no-such-key = Dieses Gerät oder Token hast du nicht. Lade deine Liste neu.
refusal-no-such-map = Diesen Spielplan gibt es nicht. Prüfe die Adresse.
refusal-no-such-edition = Diese Ausgabe gibt es nicht. Prüfe die Adresse.
refusal-no-such-move = Diesen Schritt gibt es nicht. Wähle eine Zahl von 0 bis zur Nummer des letzten Schritts.
refusal-no-such-sanction = Gegen diese Person gibt es keine solche Sperre oder Stummschaltung.
refusal-invite-unknown = Diese Einladung gibt es nicht. Rufe die Liste noch einmal ab.
refusal-close-campaign = Ein Spiel einer Kampagne lässt sich nicht einzeln schließen. Lösche stattdessen die Kampagne.
refusal-delete-campaign = Dieses Spiel gehört zu einer Kampagne. Lösche stattdessen die Kampagne.
refusal-sanction-days = Eine Sperre oder Stummschaltung dauert 1 bis { $most } Tage oder ist unbefristet.
refusal-invite-terms = Eine Einladung gilt für 1 bis { $uses } Personen und 1 bis { $days } Tage oder unbefristet.
refusal-login-taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
refusal-secret = Das wird erst nach dem Spiel aufgedeckt.
refusal-no-page = Dieser Server wurde ohne seine Webseite gebaut. Installiere Node 20.19 oder neuer von nodejs.org und starte den Server neu mit { $command }.
refusal-no-page-programs = Bots und andere Programme können trotzdem spielen: siehe { $link }.

## An einem Tisch
refusal-seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
refusal-reserved = Dieser Platz ist reserviert. Wähle einen anderen, oder frag nach dem Code.
refusal-not-offered = Dieser Platz wurde dir nicht angeboten. Frag nach einem neuen Code.
refusal-no-offer = Dieser Platz wurde niemandem angeboten.
refusal-plays-already = Du hast in diesem Spiel schon fremde Handkarten gesehen und kannst diesen Platz deshalb nicht nehmen.
refusal-still-here = Dieser Spieler ist da oder war es eben noch. Das kann nur er selbst entscheiden.
refusal-not-connected = Dieser Spieler ist offline. Ist er eine Weile weg, kann ein Bot für ihn spielen.
refusal-not-quiet = An einem Tisch mit unbegrenzter Bedenkzeit kannst du erst „Noch da?“ fragen, wenn ein Spieler 10 Minuten lang keinen Zug gemacht hat.
refusal-company-not-quiet = Du kannst erst „Noch da?“ fragen, wenn der Spieler seit 10 Minuten verbunden ist, ohne zu antworten.
refusal-nobody-before = Dieses Gerät hat bisher niemand anderes benutzt.
refusal-not-ready = Ein Spieler ist noch nicht bereit, oder ein Platz ist noch frei. Warte, oder gib freie Plätze an Bots.
refusal-nobody-there = Auf diesem Platz sitzt niemand anderes.
refusal-stale = Frage { $at } ist nicht mehr offen; aktuell ist Frage { $now }.
refusal-stale-unasked = Frage { $at } ist nicht mehr offen; an diesem Platz gibt es gerade nichts zu entscheiden.
refusal-undo-off = An diesem Tisch kann man nichts rückgängig machen.
refusal-chat-off = An diesem Tisch kannst du nicht chatten.
refusal-begun = Das Spiel hat schon begonnen.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-not-playing = Dieses Spiel läuft gerade nicht.
refusal-over = Dieses Spiel ist zu Ende.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-over-there = An dieser Stelle ist das Spiel schon zu Ende. Wähle einen früheren Schritt.
refusal-hint-people = Tipps gibt es nur in Spielen gegen Bots.
refusal-hint-turn = Tipps gibt es nur, wenn du am Zug bist.
refusal-no-sending-away = Nach Spielbeginn kannst du niemanden mehr entfernen.
refusal-no-breaking-off = Ein Spiel lässt sich nur abbrechen, wenn die Zeit eines Spielers abgelaufen ist oder jemand gegangen ist.
refusal-no-forgetting = Du kannst ein Spiel aus deiner Liste entfernen, sobald es zu Ende ist oder du es verlassen hast.
refusal-record-stays = Importierte Spiele lassen sich nicht aus deiner Liste entfernen.
refusal-nobody-played = Dieses Spiel hat auf diesem Server niemand gespielt.

## Zu viel
refusal-many-tables = Du hast zu viele Tische. Verlasse zuerst einen.
refusal-many-records = Du hast zu viele importierte Spiele und kannst keine weiteren hinzufügen.
refusal-many-maps = Du hast zu viele Spielpläne und kannst keine weiteren hinzufügen.
refusal-many-keys = Du hast zu viele Geräte und Tokens. Entferne zuerst eines.
refusal-many-watched = Diese Verbindung folgt schon zu vielen Tischen. Hör zuerst auf, einem davon zu folgen.
refusal-many-connections = Zu viele Verbindungen von deiner Adresse. Schließe eine und versuche es noch einmal.
refusal-many-watchers = Dieser Tisch hat zu viele Zuschauer. Versuche es später noch einmal.
refusal-many-lines = Der Chat an diesem Tisch ist voll.

## Was gesendet wurde
refusal-body-slow = Die Anfrage war nach { $seconds } Sekunden nicht vollständig. Sende sie noch einmal.
refusal-nul = Der Text enthält das Zeichen U+0000. Entferne es.
refusal-nonce = Die Nonce muss { $digits } Hexadezimalziffern haben.
refusal-write-name = Gib einen Namen mit 1 bis { $most } Zeichen ohne Zeilenumbruch ein.
refusal-write-login = Gib einen Anmeldenamen mit 1 bis { $most } Zeichen ohne Zeilenumbruch ein.
refusal-write-label = Gib eine Bezeichnung mit 1 bis { $most } Zeichen ohne Zeilenumbruch ein.
refusal-write-line = Gib eine Nachricht mit 1 bis { $most } Zeichen ohne Zeilenumbruch ein.
refusal-passphrase = Wähle eine Passphrase mit { $least } bis { $most } Zeichen.
refusal-no-such-bot = Es gibt keinen Bot mit diesem Namen. Zur Wahl stehen { $known }.
refusal-edition-name = Es gibt keine Ausgabe namens „{ $name }“. Zur Wahl stehen { $known }.
refusal-seats = Diese Ausgabe ist für { $least } bis { $most } Spieler. Wähle eine Zahl in diesem Bereich.
refusal-seats-of-game = Das ursprüngliche Spiel hat { $number } Plätze. Gib dieselbe Zahl an.
refusal-first-seat = Den Platz, der beginnen soll, gibt es an diesem Tisch nicht. Plätze werden ab 0 gezählt.
refusal-reserve = Das Zeitkonto muss zwischen 1 und { $reserve } Sekunden liegen; je Zug dürfen höchstens { $turn } Sekunden hinzukommen.
refusal-days = Ein Zug kann 1 bis { $most } Tage dauern.
refusal-cannot-start = Dieses Spiel kann nicht beginnen: { $detail }.
refusal-taken-over = Die aus dem anderen Spiel übernommenen Züge sind nicht erlaubt ({ $code }).
refusal-body = Der Inhalt der Anfrage ist ungültig: { $detail }.
refusal-body-size = Eine Anfrage darf höchstens { $most } Bytes haben.
refusal-method = { $method } ist unter dieser Adresse nicht erlaubt. GET /api zeigt, was erlaubt ist.
refusal-message = Diese Nachricht ist ungültig: { $detail }.
refusal-bytes = Sende Textnachrichten statt Binärdaten.
refusal-stream-seat = Der Parameter seat muss eine Zahl ab 0 sein.
refusal-map-files = Ein Spielplan darf höchstens { $most } Dateien haben.
refusal-map-size = Die Dateien eines Spielplans dürfen zusammen höchstens { $most } Bytes haben.
refusal-hook-address = Gib eine URL wie https://example.org/turn ein, ohne Benutzernamen und Passwort.
refusal-hook-https = Die URL muss mit https beginnen.
refusal-hook-private = Dieser Server ruft keine Adressen in seinem eigenen Netz auf. Gib eine öffentliche Adresse an.
refusal-hook-nowhere = Der Hostname in dieser URL wurde nicht gefunden. Prüfe ihn.
refusal-hook-silent = Unter dieser URL antwortet kein Server. Prüfe sie.

## In einer Kampagne
refusal-of-campaign = Dieses Spiel gehört zu einer Kampagne. Das geht nur auf der Seite der Kampagne.
refusal-no-such-campaign = Diese Kampagne gibt es nicht. Prüfe den Link.
refusal-no-such-pack = Dieses Paket gibt es nicht. GET /api/packs listet alle Pakete auf.
refusal-other-pack-edition = Diese Kampagne wurde mit Ausgabe { $theirs } des Pakets { $pack } begonnen; dieser Server hat Ausgabe { $ours }.
refusal-no-such-company = Diese Gesellschaft gibt es nicht. Prüfe die Farbe.
refusal-no-such-entry = Diesen Eintrag gibt es in der Chronik nicht. Lade sie neu.
refusal-many-campaigns = Du hast zu viele Kampagnen und kannst keine weitere beginnen.
refusal-many-followed = Diese Verbindung folgt schon zu vielen Kampagnen. Hör zuerst auf, einer davon zu folgen.
refusal-many-followers = Diese Kampagne hat zu viele Zuschauer. Versuche es später noch einmal.
refusal-no-way-back = Zu diesem Spiel kannst du nicht zurückgehen: Es wurde nicht zu Ende gespielt, oder seitdem ist nichts geschehen. Wähle ein früheres.
refusal-other-way-back = Es wurde schon vorgeschlagen, zu einem anderen Spiel zurückzugehen. Lehne das zuerst ab.
refusal-nobody-goes-back = Niemand hat vorgeschlagen zurückzugehen.
refusal-not-played-out = Dieses Spiel wurde nicht zu Ende gespielt. Wähle ein früheres.
refusal-nobody-away = Diese Gesellschaft wird von keinem Spieler geleitet.
refusal-company-unasked = Diese Gesellschaft hat gerade nichts zu entscheiden.
refusal-no-such-answer = Das steht nicht zur Wahl. Wähle eine der angebotenen Möglichkeiten.
refusal-no-next-game = Das nächste Spiel kann jetzt nicht beginnen.
refusal-no-board-left = Der Spielplan lässt sich erst nach dem letzten Spiel speichern.
refusal-no-keepsake = Das Andenken gibt es erst nach dem letzten Spiel.
refusal-companies = Eine Kampagne und jedes ihrer Spiele brauchen { $least } bis { $most } Gesellschaften. Gib jede nur einmal an.
refusal-company-twice = Eine Gesellschaft ist doppelt angegeben. Gib jede nur einmal an.
refusal-campaign-size = Eine Kampagnendatei darf höchstens { $most } Bytes haben.
refusal-campaign = Diese Kampagnendatei ist ungültig: { $detail }.
refusal-campaign-line = Zeile { $line } dieser Kampagnendatei ist ungültig: { $detail }.

## Schaden
refusal-damaged = Tisch { $table } ist beschädigt und lässt sich nicht öffnen: { $detail }. Stelle ihn aus einer Sicherung wieder her; andere Tische sind nicht betroffen.
refusal-damaged-campaign = Kampagne { $campaign } ist beschädigt und lässt sich nicht öffnen: { $detail }. Stelle sie aus einer Sicherung wieder her; andere Kampagnen sind nicht betroffen.
refusal-damaged-map = Die Dateien des Spielplans { $map } lassen sich nicht lesen: { $detail }.
