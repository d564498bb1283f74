# Ablehnungen durch die Regeln, mitten im Satz oder allein, dann mit Großbuchstaben und Punkt. „you“ sagt, ob der Leser gemeint ist.

refused-not-your-turn = { $you ->
    [yes] du bist nicht am Zug
   *[no] dieser Platz ist jetzt nicht dran
  }
refused-wrong-phase = { $you ->
    [yes] das geht jetzt nicht: Erst steht eine andere Entscheidung an
   *[no] das beantwortet nicht die aktuelle Frage: Zuerst ist eine andere Antwort oder das Austeilen an der Reihe, oder das Spiel ist zu Ende
  }
refused-draw-barred = { $you ->
    [yes] { $piles ->
        [0] Stapel und Ablagestapel sind leer, deshalb kannst du nicht ziehen
        [one] nur noch 1 Karte übrig, deshalb kannst du nicht ziehen
       *[other] nur noch { $piles } Karten übrig, deshalb kannst du nicht ziehen
      }
   *[no] { $piles ->
        [0] es können keine Karten gezogen werden, weil Stapel und Ablagestapel leer sind
        [one] es können keine Karten gezogen werden, weil Stapel und Ablagestapel zusammen nur { $piles } Karte enthalten
       *[other] es können keine Karten gezogen werden, weil Stapel und Ablagestapel zusammen nur { $piles } Karten enthalten
    }
  }
refused-slot-empty = dort liegt keine offene Karte
refused-locomotive-second = eine offene Lokomotive geht nicht als zweite Karte
refused-locomotive-barred = das aktuelle Ereignis verbietet es, offene Lokomotiven zu nehmen
refused-deck-empty = der Stapel ist leer
refused-no-such-route = diese Strecke gibt es nicht
refused-route-taken = { $owner ->
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
refused-twin-owned = { $you ->
    [yes] das Nachbargleis gehört schon dir. Niemand darf beide besitzen
   *[no] diesem Platz gehört schon ein paralleles Gleis
  }
refused-route-closed = { $you ->
    [yes] gesperrt: Bei so wenigen Spielern kann nur eines der parallelen Gleise gebaut werden
   *[no] ein paralleles Gleis ist gebaut, und bei so wenigen Spielern ist dieses damit gesperrt
  }
refused-not-enough-trains = { $you ->
    [yes] { $need ->
        [one] du hast keine Wagen mehr; diese Strecke braucht einen
       *[other] { $have ->
            [0] du hast keine Wagen mehr; diese Strecke braucht { $need }
            [one] du hast nur noch einen Wagen; diese Strecke braucht { $need }
           *[other] du hast nur noch { $have } Wagen; diese Strecke braucht { $need }
          }
      }
   *[no] die Strecke braucht { $need } Wagen, aber dieser Platz hat nur noch { $have }
  }
refused-wrong-payment = { $you ->
    [yes] { $need ->
        [one] bezahle mit 1 Karte einer passenden Farbe oder einer Lokomotive
       *[other] bezahle mit { $need } Karten einer passenden Farbe; Lokomotiven sind Joker
      }
   *[no] { $need ->
        [one] bezahle mit genau { $need } Karte einer Farbe, die zur Strecke passt, oder einer Lokomotive
       *[other] bezahle mit genau { $need } Karten einer Farbe, die zur Strecke passt; Lokomotiven sind Joker
    }
  }
refused-not-enough-cards = { $you ->
    [yes] diese Karten hast du nicht
   *[no] dieser Platz hat diese Karten nicht
  }
refused-tickets-empty = es sind keine Zielkarten mehr da
refused-bad-mix = diese Kombination von Zielkarten kann nicht gezogen werden
refused-bad-ticket-set = eine dieser Zielkarten wurde nicht angeboten, oder eine ist doppelt angegeben
refused-keep-too-few = { $keep ->
    [one] behalte mindestens { $keep } Zielkarte
   *[other] behalte mindestens { $keep } Zielkarten
}
refused-bad-return-order = gib genau die Zielkarten zurück, die du nicht behältst, die des ersten Stapels vor denen des zweiten
refused-bad-passenger = dort wartet kein solcher Fahrgast
refused-bad-answer = das steht nicht zur Wahl
refused-cannot-pass = { $you ->
    [yes] passen darfst du nur, wenn kein anderer Zug möglich ist
   *[no] Passen ist nur erlaubt, wenn kein anderer Zug möglich ist
  }
refused-cannot-undo = { $you ->
    [yes] das lässt sich nicht mehr rückgängig machen
   *[no] das lässt sich nicht rückgängig machen: Das geht nur mit deiner eigenen letzten Aktion, bevor eine Karte ausgeteilt wird oder jemand anderes handelt
  }
refused-bad-deal = das kann jetzt nicht ausgeteilt werden
