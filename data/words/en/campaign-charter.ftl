# Second part of the campaign: forks, the audit, the company page and the keepsake.

camp-fork-cities = Cities: { $cities }
camp-fork-lengths = Number of routes by length
camp-fork-length = { $count ->
    [one] { $count } route of length { $length }
   *[other] { $count } routes of length { $length }
}

camp-count-games-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
camp-count-tickets = { $count ->
    [one] { $count } ticket completed
   *[other] { $count } tickets completed
}
camp-count-finished = { $count ->
    [one] { $count } postcard finished
   *[other] { $count } postcards finished
}
camp-count-cut-offs = { $count ->
    [one] { $count } cut-off
   *[other] { $count } cut-offs
}

camp-keepsake = To take home
camp-keepsake-what = The board as you leave it, with the lines you built, and your twelve years in words.
camp-keepsake-alt = The final board of { $name } with the companies and their totals
camp-keepsake-picture = Save the picture
camp-keepsake-text = Save the text
camp-left = Play on your board
camp-left-rules = Rules
camp-left-campaign = The campaign’s rules: dollars, companies, events and everything you opened
camp-left-plain = Plain rules: points for routes and tickets, and for the longest path
camp-company-page = Everything about this company
camp-company-years = Year by year
camp-company-lines = Lines built
camp-company-marks = Ribbons and accusation
camp-company-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
camp-company-away = Not at the table
camp-company-none = Nothing yet
camp-company-done = Postcards finished
camp-company-held = Postcards in the office
camp-company-accused = Accused: { $suspect }
camp-museum-opened = Opened on { $date }
camp-museum-crew = Crew
camp-museum-pavilion = Pavilion
camp-museum-suspect = Suspect
camp-museum-cut-off = Cut-off
