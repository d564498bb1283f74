# What cards do.

effect-or = { $one } or { $other }
effect-then = { $before }, then { $last }
effect-bargain = give up { $price }: { $does }
effect-gain = collect ${ $count }
effect-pay = pay ${ $count }
effect-pool = put ${ $count } into the chest
effect-draw = { $count ->
    [one] draw a card from the deck
   *[other] draw { $count } cards from the deck
  }
effect-take = { $count ->
    [one] take a face-up card other than a locomotive
   *[other] take { $count } face-up cards other than locomotives
  }
effect-tickets = { $draw ->
    [one] draw 1 ticket and keep at least { $keep }
   *[other] draw { $draw } tickets and keep at least { $keep }
  }
effect-free = { $count ->
    [one] play 1 card fewer
   *[other] play { $count } fewer cards
  }
effect-any-color = pay with cards of any one colour
effect-unlock = use the closed track of a double route
effect-gain-by-length = collect ${ $a }, ${ $b } or ${ $c } for 1–2, 3–4 or 5–6 spaces
effect-gain-by-two-lengths = collect ${ $short } for up to { $length } spaces or ${ $long } for more
effect-draw-by-length = draw { $a }, { $b } or { $c } cards for 1–2, 3–4 or 5–6 spaces
effect-draw-by-two-lengths = { $short ->
    [one] draw a card for up to { $length } spaces or { $long } for more
   *[other] draw { $short } cards for up to { $length } spaces or { $long } for more
  }
effect-ticket-value = add ${ $count } to the value of your tickets
effect-vault = put a certificate worth ${ $count } into your vault
effect-trains = { $count ->
    [one] gain 1 train
   *[other] gain { $count } trains
  }
effect-stakes = { $count ->
    [one] take a stake
   *[other] take { $count } stakes
  }
effect-evidence = { $count ->
    [one] record 1 piece of evidence
   *[other] record { $count } pieces of evidence
  }
effect-postcards = { $count ->
    [one] draw a postcard
   *[other] draw { $count } postcards
  }
effect-refresh = replace all face-up cards
effect-retire-current = remove the current event
effect-extra-turn = take another turn
effect-mod = apply the rule on the card
effect-company-bonus = Company bonus
