# Parts of a campaign that the terminal and the server describe.

terminal-charter-fork-side = { $title }: { $note } Cities: { $cities }.

terminal-keepsake-places = The result
terminal-keepsake-place = { $place }. { $company } ({ $name }): { $amount }
terminal-keepsake-years = The years
terminal-keepsake-lines = New lines
terminal-keepsake-line = { $from } to { $to }, built by { $company }

terminal-charter-last = Last time
terminal-charter-won-sealed = { $company } came first, ahead of { $second }.
terminal-charter-won = { $company } won, { $ahead } ahead of { $second }.
terminal-charter-won-level = { $company } and { $second } finished level; { $company } took first place.
terminal-charter-evidence = { $marks ->
    [one] 1 piece of evidence so far.
   *[other] { $marks } pieces of evidence so far.
}
terminal-charter-caboose = { $company } has the caboose.
terminal-charter-no-picture = The picture { $name } cannot be written: { $why }. Choose a file that does not exist yet.
