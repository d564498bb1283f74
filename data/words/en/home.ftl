# The first page.

home-title = Full speed ahead
home-play-now = Play now
