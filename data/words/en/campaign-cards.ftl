# Cards revealed in a campaign, and questions between games.

camp-card-count = Card { $card } of { $cards }
camp-line-count = Line { $line } of { $lines }
camp-next = Next card
camp-next-turn = Turn it over
camp-next-box = Open the box
camp-next-line = Next line
camp-next-ballot = Next ballot
camp-next-verdict = The verdict
camp-next-thing = Take out the next item
camp-next-done = Done
camp-back = Back
camp-later = Later
camp-skip = Skip
camp-others-turn = The players are turning over the next card.
camp-turns-all = When you turn a card over, everyone sees it.
camp-stages = Steps at the end of the game
camp-stage-founding = Founding
camp-stage-setup = Before the game
camp-stage-slips = Slips and places
camp-stage-strike = Strike an event
camp-stage-story = Story
camp-stage-vaults = Into the vaults
camp-stage-away = Cleanup
camp-stage-more = Another step
camp-year-title = { $year }, game { $game }
camp-year-told = { $companies } start with { $trains } trains each.
camp-signed-told = Signed by { $companies }.
camp-last-box = A box was opened: { $box }.
camp-last-board = { $board } joined the map: { $cities }.
camp-last-rules = New since last time: { $names }.
camp-last-story = { $title }: “{ $line }”
camp-box-opened = A box is opened
camp-card-rules = { $count ->
    [one] A new rule
   *[other] New rules
  }
camp-card-retired = No longer in force
camp-retired-told = Removed from the campaign: { $names }.
camp-card-board = A board joins the map
camp-board-told = { $cities }, with the routes between them and new tickets.
camp-card-fork = The path is chosen
camp-fork-told = { $company } chose { $board }.
camp-postcard-for = A postcard for { $company }
camp-postcard-yours = A postcard for you
camp-postcard-arrived = It lies picture side up. Turn it over when you are ready.
camp-postcard-turn = Turn over “{ $title }”
camp-postcard-secret = Only you see this side.
camp-postcard-told = Postcard { $number } for { $company }: { $text }
camp-postcard-private = Back of the card
camp-postcard-uses = { $left ->
    [one] Can be used once.
   *[other] Can be used { $left } times.
}
camp-card-office = News from the offices
camp-office-used = { $left ->
    [one] { $company } used “{ $card }”; 1 use left.
   *[other] { $company } used “{ $card }”; { $left } uses left.
  }
camp-office-certified = A certificate worth { $amount } goes into the vault of { $company }.
camp-card-slips = Slips for this game
camp-slip-told = { $place }. { $company }: { $amount }.
camp-slip-tickets = { $count ->
    [0] no tickets completed
    [one] 1 ticket completed
   *[other] { $count } tickets completed
  }
camp-slips-sealed = The slips stay sealed until the last game. Nobody adds them up before then.
camp-slips-last = These are the last slips. Tonight the vaults are opened and everything is added up.
camp-card-caboose = The caboose
camp-caboose-told = { $company } came last and takes the caboose: it goes first in the next game and makes some decisions along the way.
camp-caboose-lot = Drawn at random: { $company } takes the caboose and goes first.
camp-newspaper = Extra edition
camp-stamp-struck = Struck
camp-stamp-recalled = Recalled
camp-event-added-title = An event
camp-event-struck-title = An event is struck from the campaign
camp-event-played-title = An event leaves the campaign
camp-event-recalled-title = An event comes back
camp-event-joins = Joins the event deck
camp-card-evidence = Evidence
camp-evidence-told = { $marks ->
    [one] 1 more piece of evidence for the whole table.
   *[other] { $marks } more pieces of evidence for the whole table.
  }
camp-card-ballots = The accusation
camp-ballot-sealed = Sealed
camp-ballots-verdict = The table accuses
camp-card-crew-added = Crew
camp-crew-added-told = { $count ->
    [one] 1 crew card is shuffled in.
   *[other] { $count } crew cards are shuffled in.
  }
camp-card-crew-turned = Crew for hire
camp-crew-turned-told = Revealed: { $names }.
camp-card-hired = Crew changes
camp-crew-wage = Wage: { $amount } per game
camp-card-pavilions = Pavilions
camp-pavilions-told = Laid out: { $names }.
camp-pavilions-some = { $open } of the { $all } halls are open this time.
camp-pavilion-prizes = 1st place: { $first }, 2nd place: { $second }
camp-pavilion-all = { $first } for every company that completes it
camp-pavilion-at-end = (at the end of the game)
camp-card-cut-off = A cut-off is built
camp-cut-off-told = { $company } builds { $line }. From now on it is on the map for everyone.
camp-cut-off-length = { $length ->
    [one] 1 space
   *[other] { $length } spaces
  }
camp-cut-off-by = built by { $company }
camp-card-vaults = Into the vaults
camp-vaults-told = Each slip goes into its company’s sealed vault. Nobody adds the slips up before the last game.
camp-card-audit = The final audit
camp-audit-told = { $place }. { $company }: { $amount }.
camp-audit-slips = Slips from all games
camp-audit-certificates = Certificates
camp-audit-missed = Games missed
camp-audit-games-won = Most games won
camp-audit-tickets = Most tickets
camp-audit-postcards = Most postcards
camp-audit-cut-offs = Most cut-offs
camp-audit-total = Total
camp-audit-running = +{ $added } → { $sum }
camp-audit-leads = takes the lead
camp-epilogue = Epilogue
camp-winner = { $company } wins
camp-card-ended = The End
camp-ended-told = The campaign is over. You can read it again here at any time, and the board is yours to play on.
camp-recap = While you were away
camp-recap-what = { $cards ->
    [one] 1 card was turned over without you.
   *[other] { $cards } cards were turned over without you.
  }
camp-recap-cards = { $cards ->
    [one] Turn it over yourself
   *[other] Turn the { $cards } cards over yourself
}
camp-recap-done = I’m up to date
camp-veil = This is for { $name }
camp-veil-open = Show it to { $name }
camp-veil-question = The others look away while you decide.
camp-veil-postcards = The backs of the postcards are secret.
camp-veil-postcard = A postcard has arrived. The others look away while you turn it over.
camp-cover = Hide them again
camp-answer = Confirm
camp-evidence-link = Read the story and the evidence so far
camp-fork-option = Its cities, routes and tickets come into play now.
camp-take-none = None
camp-hire-nobody = Nobody
camp-hire-instead = Let go to make room: { $crew }
camp-others-retire-event = They are choosing an event to strike from the campaign.
camp-others-fork = They are deciding which way the map grows.
camp-others-recall-event = They are choosing a struck event to bring back.
camp-others-take-postcards = They are choosing postcards for their completed tickets.
camp-others-retire-postcard = Their office is full; they are giving up a postcard.
camp-others-build = They are choosing a cut-off to build.
camp-others-hire = They are choosing crew to hire.
camp-others-accuse = They are naming a suspect in secret.
camp-others-verdict = They are breaking the tie between the suspects.
camp-postcard-expires = Expires after game { $game }.
