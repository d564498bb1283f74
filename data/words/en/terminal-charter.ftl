# Parts of a campaign that the terminal and the server describe.

terminal-charter-fork-side = { $title }: { $note } Cities: { $cities }.

terminal-keepsake-places = The result
terminal-keepsake-place = { $place }. { $company } ({ $name }): { $amount }
terminal-keepsake-years = The years
terminal-keepsake-lines = New lines
terminal-keepsake-line = { $from } to { $to }, built by { $company }

terminal-charter-no-picture = The picture { $name } cannot be written: { $why }. Choose a file that does not exist yet.
