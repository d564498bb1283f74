# Warum die Regeln eine Antwort nicht annehmen. Das steht mitten in einem Satz oder, groß begonnen und mit Punkt, allein.

refusal-rules-not-your-turn = dieser Platz ist jetzt nicht dran
refusal-rules-wrong-phase = das beantwortet nicht, was jetzt gefragt ist: Eine andere Antwort oder das Austeilen ist an der Reihe, oder die Partie ist vorbei
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
