# What happened in a campaign.

camp-companies = Companies
camp-game-number = Game { $game }
camp-last-caboose = { $company } has the caboose.
camp-accused-told = { $company } accused { $suspect }.
camp-verdict-told = The table accuses { $suspect }.
camp-event-added = “{ $event }” joins the event deck.
camp-event-struck = { $company } struck “{ $event }” from the campaign.
camp-event-played = “{ $event }” left the campaign during the game.
camp-event-recalled = { $company } brought “{ $event }” back.
camp-office-completed = { $company } completed “{ $card }”.
camp-office-given-up = { $company } gave up a postcard: “{ $card }”.
camp-office-lapsed = { $company } did not finish a postcard in time and lost it: “{ $card }”.
camp-office-void = “{ $card }” ({ $company }) needs a rule that is no longer in force; the company gets a certificate worth { $amount } instead.
camp-crew-hired = { $company } hired “{ $crew }”.
camp-crew-left = { $company } let “{ $crew }” go.
camp-last = Last time
camp-last-won-sealed = { $company } came first, ahead of { $second }.
camp-last-won = { $company } won, { $ahead } ahead of { $second }.
camp-last-won-level = { $company } and { $second } finished level; { $company } took first place.
camp-last-evidence = { $marks ->
    [one] 1 piece of evidence so far.
   *[other] { $marks } pieces of evidence so far.
  }
camp-bond = Founding bond: at the audit, it pays ${ $two } with 2 companies, ${ $three } with 3, ${ $four } with 4 or ${ $five } with 5.
