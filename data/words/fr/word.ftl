# Mots et expressions que partagent les phrases de la page et du terminal.

word-purple = violet
word-red = rouge
word-orange = orange
word-yellow = jaune
word-green = vert
word-blue = bleu
word-white = blanc
word-black = noir
word-locomotive = locomotive
word-marked = { $color } avec { $mark }
word-pickaxe = pic
word-skull = tête de mort

# Les places d’après leurs couleurs.
word-seat-purple = violet
word-seat-red = rouge
word-seat-orange = orange
word-seat-yellow = jaune
word-seat-green = vert
word-seat-blue = bleu
word-seat-white = blanc
word-seat-black = noir
word-you = toi
word-who = { $you ->
    [yes] Tu as
   *[no] { $name } a
}

# Quantités.
word-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
word-dollars = { $count } $
word-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
word-cards-of = { $count } × { $color }
word-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
word-tickets = { $count ->
    [0] aucune destination
    [one] { $count } destination
   *[other] { $count } destinations
}
word-tickets-of = { $deck ->
    [short] { $count ->
        [one] { $count } destination courte
       *[other] { $count } destinations courtes
      }
    [long] { $count ->
        [one] { $count } destination longue
       *[other] { $count } destinations longues
      }
   *[other] { $count ->
        [one] { $count } destination ({ $deck })
       *[other] { $count } destinations ({ $deck })
      }
  }
word-short = courtes
word-long = longues

# État des destinations.
word-completed = réussie
word-open = en cours
word-postcard = Carte postale { $number }
word-no = non
