# Words and phrases that sentences of the page and the terminal share.

word-purple = purple
word-red = red
word-orange = orange
word-yellow = yellow
word-green = green
word-blue = blue
word-white = white
word-black = black
word-locomotive = locomotive
word-marked = { $color } with { $mark }
word-pickaxe = pickaxe
word-skull = skull

# Seats by their colours.
word-seat-purple = purple
word-seat-red = red
word-seat-orange = orange
word-seat-yellow = yellow
word-seat-green = green
word-seat-blue = blue
word-seat-white = white
word-seat-black = black
word-you = you
word-who = { $you ->
    [yes] You
   *[no] { $name }
}

# Amounts.
word-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
word-dollars = ${ $count }
word-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
word-cards-of = { $count } { $color }
word-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
word-tickets = { $count ->
    [0] no tickets
    [one] { $count } ticket
   *[other] { $count } tickets
}
word-tickets-of = { $deck ->
    [short] { $count ->
        [one] { $count } short ticket
       *[other] { $count } short tickets
      }
    [long] { $count ->
        [one] { $count } long ticket
       *[other] { $count } long tickets
      }
   *[other] { $count ->
        [one] { $count } { $deck } ticket
       *[other] { $count } { $deck } tickets
      }
  }
word-short = short
word-long = long

# States of tickets.
word-completed = completed
word-open = open
word-postcard = Postcard { $number }
word-no = no
