# Wörter und Wendungen, die auf der Seite und im Terminal in vielen Sätzen stehen.

word-purple = lila
word-red = rot
word-orange = orange
word-yellow = gelb
word-green = grün
word-blue = blau
word-white = weiß
word-black = schwarz
word-locomotive = Lokomotive
word-marked = { $color } mit { $mark }
word-pickaxe = Spitzhacke
word-skull = Totenkopf

# Plätze nach ihren Farben.
word-seat-purple = Lila
word-seat-red = Rot
word-seat-orange = Orange
word-seat-yellow = Gelb
word-seat-green = Grün
word-seat-blue = Blau
word-seat-white = Weiß
word-seat-black = Schwarz
word-you = du
word-who = { $you ->
    [yes] Du hast
   *[no] { $name } hat
}

# Mengen.
word-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
word-dollars = { $count } $
word-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
word-cards-of = { $count } × { $color }
word-locomotives = { $count ->
    [one] { $count } Lokomotive
   *[other] { $count } Lokomotiven
}
word-tickets = { $count ->
    [0] keine Zielkarten
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
}
word-tickets-of = { $deck ->
    [short] { $count ->
        [one] { $count } kurze Zielkarte
       *[other] { $count } kurze Zielkarten
      }
    [long] { $count ->
        [one] { $count } lange Zielkarte
       *[other] { $count } lange Zielkarten
      }
   *[other] { $count ->
        [one] { $count } Zielkarte ({ $deck })
       *[other] { $count } Zielkarten ({ $deck })
      }
  }
word-short = kurz
word-long = lang

# Zustand von Zielkarten.
word-completed = erfüllt
word-open = offen
word-postcard = Postkarte { $number }
word-no = nein
