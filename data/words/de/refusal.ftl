# Warum der Server etwas nicht getan hat. Je ein Satz, der sagt, was zu tun ist.

## Wer fragt
refusal-who-are-you = Sag zuerst, wie du heißt, oder sende ein Token.
refusal-unknown-login = Anmeldename und Passphrase passen nicht zusammen; prüfe beide und versuche es noch einmal.
refusal-unknown-code = Dieser Code ist hier nicht bekannt oder schon benutzt; erzeuge auf dem anderen Gerät einen neuen.
refusal-unknown-token = Dieses Token ist hier nicht bekannt; erzeuge auf der Seite unter „Du“ ein neues und sende es als „Authorization: Bearer TOKEN“.
refusal-not-seated = Das kann nur, wer an diesem Tisch sitzt; nimm zuerst Platz.
refusal-not-your-seat = Das ist nicht dein Platz; handle für einen, der dir gehört.
refusal-not-host = Das kann nur, wer den Tisch aufgemacht hat; frag dort nach.
refusal-wrong-origin = Diese Seite darf nicht mit diesem Server sprechen; öffne die Seite des Servers selbst.
refusal-wrong-host = Dieser Server ist unter diesem Namen nicht bekannt; wer ihn betreibt, kann ihn mit „--public-url URL“ starten.
refusal-too-fast = Das war zu schnell; warte einen Moment.
refusal-unavailable = Es konnte nicht gespeichert werden, also ist nichts geschehen; versuche es gleich noch einmal.
refusal-no-storage = Der Server kann gerade nicht speichern, also gilt das nicht. Alles, was vorher angenommen wurde, ist sicher; versuche es in einer Minute noch einmal.

## Wonach gefragt wird
refusal-no-such-table = Diesen Tisch gibt es nicht; prüfe den Link.
refusal-no-such-seat = Diesen Platz hat der Tisch nicht; zähle ab 0.
refusal-no-such-address = Unter dieser Adresse gibt es nichts; prüfe sie.
refusal-no-such-webhook = Du hast keinen Webhook; richte zuerst einen ein.
refusal-no-such-person = Diese Person gibt es nicht; prüfe die Kennung.
refusal-no-such-key = Dieses Gerät oder Token hast du nicht; sieh noch einmal in deine Liste.
refusal-no-such-map = Diese Karte gibt es nicht; prüfe die Adresse.
refusal-no-such-edition = Diese Ausgabe gibt es nicht; prüfe die Adresse.
refusal-no-such-move = Diesen Schritt hat das Spiel nicht; zähle von 0 bis zum letzten.
refusal-login-taken = Dieser Anmeldename ist vergeben; wähle einen anderen.
refusal-secret = Das wird erst nach dem Ende des Spiels gezeigt.
refusal-no-page = Dieser Server läuft ohne seine Seite: Installiere Node 20.19 oder neuer von nodejs.org und starte ihn noch einmal mit { $command }.
refusal-no-page-programs = Programme können trotzdem spielen: siehe { $link }.

## An einem Tisch
refusal-seat-taken = Da sitzt schon jemand; wähle einen freien Platz.
refusal-reserved = Dieser Platz ist für jemanden bestimmt; nimm einen anderen oder frag nach dem Code.
refusal-not-offered = Dieser Platz ist dir nicht angeboten; frag nach einem neuen Code.
refusal-no-offer = Für diesen Platz steht kein Angebot.
refusal-plays-already = Du hast in diesem Spiel schon eine andere Hand gesehen und kannst diese nicht nehmen.
refusal-still-here = Die Person ist da oder war es eben noch. Darüber entscheidet nur sie selbst.
refusal-not-connected = Diese Person ist nicht verbunden. Ist sie eine Weile weg, kann ein Bot für sie spielen.
refusal-not-quiet = Das kannst du fragen, wenn die Person an einem Tisch ohne Uhr zehn Minuten lang nicht gezogen hat.
refusal-company-not-quiet = Das kannst du fragen, wenn die Person mit der Kampagne verbunden ist und zehn Minuten lang nicht geantwortet hat.
refusal-nobody-before = An diesem Gerät war vorher niemand anderes.
refusal-not-ready = Es sind nicht alle bereit, oder ein Platz ist noch frei; warte, oder gib freie Plätze an Bots.
refusal-nobody-there = Dort sitzt niemand anders.
refusal-stale = Frage { $at } ist nicht mehr offen; jetzt ist es { $now }.
refusal-stale-unasked = Frage { $at } ist nicht mehr offen; dieser Platz wird gerade nichts gefragt.
refusal-undo-off = An diesem Tisch wird nichts zurückgenommen.
refusal-chat-off = An diesem Tisch kannst du nichts sagen.
refusal-begun = Das Spiel hat begonnen.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-not-playing = Dieses Spiel läuft gerade nicht.
refusal-over = Dieses Spiel ist vorbei.
refusal-not-over = Das Spiel ist noch nicht vorbei.
refusal-over-there = Dort ist das Spiel schon vorbei; wähle einen früheren Schritt.
refusal-hint-people = Tipps gibt es nur in Spielen gegen Bots.
refusal-hint-turn = Tipps gibt es nur, wenn du am Zug bist.
refusal-no-sending-away = Niemand kann weggeschickt werden, wenn das Spiel begonnen hat.
refusal-no-breaking-off = Ein Spiel lässt sich nur abbrechen, wenn jemandes Zeit um ist oder ein Platz verlassen wurde.
refusal-no-forgetting = Ein Spiel lässt sich aus deiner Liste entfernen, sobald es vorbei ist oder du es verlassen hast.
refusal-record-stays = Eingelesene Spiele bleiben in deiner Liste.
refusal-nobody-played = Dieses Spiel hat hier niemand gespielt.

## Zu viel
refusal-many-tables = Du hast zu viele Tische; gib erst einen auf.
refusal-many-records = Du hast zu viele Aufzeichnungen; mehr kannst du nicht mitbringen.
refusal-many-maps = Du hast zu viele Karten; mehr kannst du nicht mitbringen.
refusal-many-keys = Du hast zu viele Geräte und Tokens; gib erst eins auf.
refusal-many-watched = Diese Verbindung sieht zu vielen Tischen zu; gib erst einen auf.
refusal-many-connections = Von hier gibt es zu viele Verbindungen; schließe eine und versuche es noch einmal.
refusal-many-watchers = Diesem Tisch sehen zu viele zu; komm später wieder.
refusal-many-lines = An diesem Tisch wurde schon zu viel gesagt; mehr geht nicht.

## Was gesendet wurde
refusal-body-slow = Der Rest der Anfrage kam nicht innerhalb von { $seconds } Sekunden; sende sie noch einmal.
refusal-nul = Der Text enthält das Zeichen U+0000; lass es weg.
refusal-nonce = Schreib die Nonce als { $digits } hexadezimale Ziffern.
refusal-write-name = Schreib einen Namen mit 1 bis { $most } Zeichen in eine Zeile.
refusal-write-login = Schreib einen Anmeldenamen mit 1 bis { $most } Zeichen in eine Zeile.
refusal-write-label = Schreib eine Bezeichnung mit 1 bis { $most } Zeichen in eine Zeile.
refusal-write-line = Schreib 1 bis { $most } Zeichen in eine Zeile.
refusal-passphrase = Wähle eine Passphrase mit { $least } bis { $most } Zeichen.
refusal-no-such-bot = Kein Bot heißt so; es gibt { $known }.
refusal-edition-name = Keine Ausgabe heißt „{ $name }“; es gibt { $known }.
refusal-seats = Diese Ausgabe ist für { $least } bis { $most } Plätze; nenne so viele.
refusal-seats-of-game = Jenes Spiel hat { $number } Plätze; nenne so viele.
refusal-first-seat = Der Platz, der beginnt, ist nicht am Tisch; zähle ab 0.
refusal-reserve = Ein Zeitvorrat hat 1 bis { $reserve } Sekunden, und je Zug kommen höchstens { $turn } hinzu.
refusal-days = Ein Zug kann 1 bis { $most } Tage haben.
refusal-cannot-start = Dieser Tisch kann nicht beginnen: { $detail }.
refusal-taken-over = Was übernommen wurde, ist nicht erlaubt ({ $code }).
refusal-body = Diese Sendung ist nicht zu gebrauchen: { $detail }.
refusal-body-size = Eine Anfrage hat höchstens { $most } Bytes.
refusal-method = { $method } passt nicht zu dieser Adresse; GET /api sagt, was passt.
refusal-message = Das ist keine Nachricht: { $detail }.
refusal-bytes = Sende Text, keine Bytes.
refusal-stream-seat = Gib seat als Zahl ab 0 an.
refusal-map-files = Eine Karte hat höchstens { $most } Dateien.
refusal-map-size = Die Dateien einer Karte haben zusammen höchstens { $most } Bytes.
refusal-hook-address = Schreib eine Adresse wie https://example.org/turn, ohne Namen oder Passwort darin.
refusal-hook-https = Nimm eine Adresse, die mit https beginnt.
refusal-hook-private = Dieser Server ruft keine Adressen in seinem eigenen Netz auf; nimm eine öffentliche.
refusal-hook-nowhere = Der Name in dieser Adresse führt nirgendwohin; prüfe ihn.
refusal-hook-silent = Dort antwortet niemand; prüfe die Adresse.

## In einer Kampagne
refusal-of-campaign = Dieses Spiel gehört zu einer Kampagne; geh dafür zur Kampagne.
refusal-no-such-campaign = Diese Kampagne gibt es nicht; prüfe den Link.
refusal-no-such-pack = Dieses Paket gibt es nicht; GET /api/packs zählt sie auf.
refusal-no-such-company = Diese Gesellschaft gibt es nicht; prüfe die Farbe.
refusal-no-such-entry = So lang ist die Chronik nicht; lies sie noch einmal.
refusal-many-campaigns = Du hast zu viele Kampagnen; mehr kannst du nicht gründen.
refusal-many-followed = Diese Verbindung folgt zu vielen Kampagnen; gib erst eine auf.
refusal-many-followers = Dieser Kampagne sehen zu viele zu; komm später wieder.
refusal-no-way-back = Jenes Spiel wurde nicht zu Ende gespielt, oder danach kam nichts mehr; wähle ein früheres.
refusal-other-way-back = Es wurde schon vorgeschlagen, zu einem anderen Spiel zurückzugehen; lehne das zuerst ab.
refusal-nobody-goes-back = Niemand will zurückgehen.
refusal-not-played-out = Jenes Spiel wurde nicht zu Ende gespielt; wähle ein früheres.
refusal-nobody-away = Niemand führt diese Gesellschaft, der fort sein könnte.
refusal-company-unasked = Diese Gesellschaft wird gerade nichts gefragt.
refusal-no-such-answer = So lässt sich hier nicht antworten; wähle eine der Möglichkeiten.
refusal-no-next-game = Das nächste Spiel kann jetzt nicht beginnen.
refusal-no-board-left = Das Brett bleibt erst nach dem letzten Spiel übrig; spielt weiter.
refusal-companies = Eine Kampagne ist für { $least } bis { $most } Gesellschaften, und jedes Spiel auch; nenne so viele, jede einmal.
refusal-company-twice = Eine Gesellschaft ist doppelt genannt; nenne jede einmal.
refusal-campaign-size = Eine Kampagne hat höchstens { $most } Bytes.
refusal-campaign = Diese Kampagne ist nicht zu gebrauchen: { $detail }.
refusal-campaign-line = Zeile { $line } dieser Kampagne ist nicht zu gebrauchen: { $detail }.

## Schaden
refusal-damaged = Tisch { $table } ist beschädigt und lässt sich nicht öffnen: { $detail }; stelle ihn aus einer Sicherung wieder her, die anderen Tische sind nicht betroffen.
refusal-damaged-campaign = Kampagne { $campaign } ist beschädigt und lässt sich nicht öffnen: { $detail }; stelle sie aus einer Sicherung wieder her, alle anderen sind nicht betroffen.
refusal-damaged-map = Die Dateien der Karte { $map } lassen sich nicht lesen: { $detail }.

## Was die Regeln sagen. Das steht mitten in einem Satz oder, groß begonnen und mit Punkt, allein.
refusal-rules-not-your-turn = dieser Platz ist jetzt nicht dran
refusal-rules-wrong-phase = das beantwortet nicht, was jetzt gefragt ist: Eine andere Antwort oder das Austeilen ist an der Reihe, oder das Spiel ist vorbei
refusal-rules-draw-barred = { $piles ->
    [one] es können keine Karten gezogen werden, weil Stapel und Ablage nur { $piles } Karte enthalten
   *[other] es können keine Karten gezogen werden, weil Stapel und Ablage { $piles } Karten enthalten
}
refusal-rules-slot-empty = dort liegt keine offene Karte
refusal-rules-locomotive-second = eine offene Lokomotive darf nur die erste Karte eines Zuges sein
refusal-rules-locomotive-barred = das laufende Ereignis sperrt offene Lokomotiven
refusal-rules-deck-empty = der Stapel ist leer
refusal-rules-no-such-route = diese Strecke gibt es nicht
refusal-rules-route-taken = { $owner ->
    [you] die Strecke gehört schon dir
    [red] die Strecke gehört schon Rot
    [blue] die Strecke gehört schon Blau
    [green] die Strecke gehört schon Grün
    [yellow] die Strecke gehört schon Gelb
    [black] die Strecke gehört schon Schwarz
    [white] die Strecke gehört schon Weiß
    [purple] die Strecke gehört schon Lila
   *[other] die Strecke gehört schon { $owner }
}
refusal-rules-twin-owned = diesem Platz gehört schon eine parallele Strecke derselben Gruppe
refusal-rules-route-closed = eine parallele Strecke ist vergeben, und bei so wenigen Plätzen ist diese damit gesperrt
refusal-rules-not-enough-trains = die Strecke braucht { $need } Wagen, und dieser Platz hat { $have }
refusal-rules-wrong-payment = { $need ->
    [one] bezahlt wird mit genau { $need } Karte einer Farbe, die zur Strecke passt; eine Lokomotive darf sie ersetzen
   *[other] bezahlt wird mit genau { $need } Karten einer Farbe, die zur Strecke passt; Lokomotiven dürfen jede davon ersetzen
}
refusal-rules-not-enough-cards = dieser Platz hat diese Karten nicht
refusal-rules-tickets-empty = es ist keine Zielkarte mehr da
refusal-rules-bad-mix = in dieser Mischung können keine Zielkarten gezogen werden
refusal-rules-bad-ticket-set = eine genannte Zielkarte war nicht im Angebot, oder eine ist doppelt genannt
refusal-rules-keep-too-few = { $keep ->
    [one] mindestens { $keep } Zielkarte muss behalten werden
   *[other] mindestens { $keep } Zielkarten müssen behalten werden
}
refusal-rules-bad-return-order = zurück gehen genau die Zielkarten, die nicht behalten werden, und zwar die des ersten Stapels vor denen des zweiten
refusal-rules-bad-passenger = am Ort, nach dem gefragt ist, wartet kein solcher Fahrgast
refusal-rules-bad-answer = das ist keine der möglichen Antworten
refusal-rules-cannot-pass = passen darf nur, wer nichts anderes tun kann
refusal-rules-cannot-undo = das lässt sich nicht zurücknehmen: nur die eigene letzte Aktion, bevor eine Karte ausgeteilt wird oder jemand anders handelt
refusal-rules-bad-deal = das kann jetzt nicht ausgeteilt werden
