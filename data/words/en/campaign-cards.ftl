# What is turned over in a campaign, and what is asked between two games.

camp-card-count = Card { $card } of { $cards }
camp-next = Next card
camp-next-turn = Turn it over
camp-next-box = Open the box
camp-next-line = Next line
camp-next-done = Done
camp-back = Back
camp-later = Later
camp-skip = Skip
camp-others-turn = The table turns the next card.
camp-stages = Steps at the end of the game
camp-stage-founding = Founding
camp-stage-setup = Before the game
camp-stage-slips = Slips and places
camp-stage-strike = An event is struck
camp-stage-story = Story
camp-stage-vaults = Into the vaults
camp-stage-away = Putting away
camp-stage-more = A further step
camp-year-title = { $year }, game { $game }
camp-year-told = { $companies } sit down, each with { $trains } trains.
camp-signed-told = Signed by { $companies }.
camp-box-opened = A box is opened
camp-card-rules = A new rule
camp-card-retired = No longer in force
camp-retired-told = Out of the campaign: { $names }.
camp-card-board = A board joins the map
camp-board-told = { $cities }, with the routes between them and new tickets.
camp-card-fork = The fork is decided
camp-fork-told = { $company } chose: { $board }.
camp-postcard-for = A postcard for { $company }
camp-postcard-number = Postcard { $number }
camp-postcard-told = Postcard { $number } for { $company }: { $text }
camp-postcard-shows = The picture: { $text }
camp-postcard-private = The other side
camp-postcard-uses = { $left ->
    [one] Can be used once.
   *[other] Can be used { $left } times.
}
camp-card-office = From the offices
camp-office-used = { $left ->
    [one] { $company } used “{ $card }”; it can be used once more.
   *[other] { $company } used “{ $card }”; it can be used { $left } times more.
}
camp-office-completed = { $company } completed “{ $card }”.
camp-office-void = “{ $card }” of { $company } has lost its rule; a certificate of { $amount } stands in for it.
camp-office-given-up = { $company } gave up a postcard: “{ $card }”.
camp-office-certified = A certificate of { $amount } goes into the vault of { $company }.
camp-card-slips = The slips are written
camp-slip-told = { $place }. { $company }: { $amount }.
camp-slip-tickets = { $count ->
    [one] one ticket completed
   *[other] { $count } tickets completed
}
camp-slips-sealed = They are sealed until the last game. Nobody adds them up before.
camp-card-caboose = The caboose
camp-caboose-told = { $company } came last and takes the caboose: it begins the next game, and decides some things along the way.
camp-caboose-lot = The lot has fallen on { $company }: it takes the caboose and begins.
camp-newspaper = Extra edition
camp-stamp-struck = Struck
camp-stamp-recalled = Recalled
camp-event-added-title = An event
camp-event-struck-title = An event is struck
camp-event-played-title = An event goes
camp-event-recalled-title = An event comes back
camp-event-added = “{ $event }” comes into the deck.
camp-event-struck = { $company } struck “{ $event }” out of the campaign.
camp-event-played = “{ $event }” left the campaign in play.
camp-event-recalled = { $company } called “{ $event }” back.
camp-card-evidence = Evidence
camp-evidence-told = { $marks ->
    [one] One mark more for the whole table.
   *[other] { $marks } marks more for the whole table.
}
camp-card-crew-added = Crew
camp-crew-added-told = { $count ->
    [one] One crew card is shuffled.
   *[other] { $count } crew cards are shuffled.
}
camp-card-crew-turned = Crew for hire
camp-crew-turned-told = Turned up: { $names }.
camp-card-hired = Hired
camp-crew-hired = { $company } hires: { $crew }.
camp-crew-left = { $company } lets go: { $crew }.
camp-crew-wage = Wage: { $amount } a game
camp-card-pavilions = Pavilions
camp-pavilions-told = Laid out: { $names }.
camp-pavilion-prizes = First { $first }, second { $second }
camp-pavilion-all = { $first } for all who manage
camp-pavilion-at-end = (At the end of the game.)
camp-when-link = Join { $cities }
camp-when-tickets-done = { $count ->
    [one] Complete one ticket
   *[other] Complete { $count } tickets
}
camp-when-large = { $count ->
    [one] One large city in one network
   *[other] { $count } large cities in one network
}
camp-when-boards = { $count ->
    [one] One piece of the board in one network
   *[other] { $count } pieces of the board in one network
}
camp-when-zones = { $count ->
    [one] One time zone in one network
   *[other] { $count } time zones in one network
}
camp-when-routes = { $count ->
    [one] Claim one route
   *[other] Claim { $count } routes
}
camp-card-cut-off = A line is built
camp-cut-off-told = { $company } builds { $line }. From now on it is on the map, for everybody.
camp-cut-off-length = { $length ->
    [one] one space
   *[other] { $length } spaces
}
camp-cut-off-by = built by { $company }
camp-card-vaults = Into the vaults
camp-vaults-told = Each slip goes into the sealed vault of its company. Nobody adds them up before the last game.
camp-card-audit = The final audit
camp-audit-told = { $place }. { $company }: { $amount }.
camp-audit-slips = Slips of all games
camp-audit-certificates = Certificates
camp-audit-missed = Games missed
camp-audit-games-won = Most games won
camp-audit-tickets = Most tickets
camp-audit-postcards = Most postcards
camp-audit-cut-offs = Most cut-offs
camp-audit-total = In all
camp-epilogue = Epilogue
camp-winner = { $company } wins
camp-card-ended = The End
camp-ended-told = The campaign is over. Its home stays here to be read again, and the board is yours to play on.
camp-recap = While you were away
camp-recap-what = { $cards ->
    [one] One card was turned over without you.
   *[other] { $cards } cards were turned over without you.
}
camp-recap-done = I am up to date
camp-veil = This is for { $name }
camp-veil-open = Show it to { $name }
camp-veil-question = The others look away while you decide.
camp-veil-postcards = The other sides of the postcards are secret.
camp-cover = Cover them again
camp-answer = So be it
camp-ask-retire-event = Which event is struck?
camp-ask-retire-event-what = You hold the caboose. One of the events that turned up leaves the campaign for good.
camp-ask-fork = Which way?
camp-ask-fork-what = The board you choose joins the map now. The other one comes when the story says so.
camp-fork-option = Its cities, routes and tickets come now.
camp-ask-recall-event = Which event comes back?
camp-ask-recall-event-what = One event that was struck returns to the deck.
camp-ask-take-postcards = Which postcards do you take?
camp-ask-take-postcards-what = Your completed tickets name these. They cost nothing; the other side is for you alone.
camp-take-none = None
camp-ask-retire-postcard = Which postcard do you give up?
camp-ask-retire-postcard-what = Your office is full. The one you give up goes unseen and brings nothing.
camp-ask-build = Which line do you build?
camp-ask-build-what = It is printed on the map for good, in your company’s colour, and open to everybody from the next game on. It costs nothing more.
camp-ask-hire = Whom do you hire?
camp-ask-hire-what = Hiring is free. At the start of each game you decide whether to pay the wage; without it they rest.
camp-hire-nobody = Nobody
camp-hire-instead = Leaves for it: { $crew }
camp-others-retire-event = They strike one of the events that turned up out of the campaign.
camp-others-fork = They decide which way the map grows.
camp-others-recall-event = They call one struck event back.
camp-others-take-postcards = They take the postcards that their tickets name.
camp-others-retire-postcard = Their office is full; they give up a postcard.
camp-others-build = They choose the line that is built.
camp-others-hire = They look at who is for hire.
