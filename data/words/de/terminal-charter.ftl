# Teile einer Kampagne, die das Terminal und der Server beschreiben.

terminal-charter-fork-side = { $title }: { $note } Städte: { $cities }.

terminal-keepsake-places = Das Ergebnis
terminal-keepsake-place = { $place }. { $company } ({ $name }): { $amount }
terminal-keepsake-years = Die Jahre
terminal-keepsake-lines = Neue Linien
terminal-keepsake-line = { $from } – { $to }, gebaut von { $company }

terminal-charter-no-picture = Das Bild { $name } lässt sich nicht schreiben: { $why }. Wähle eine Datei, die es noch nicht gibt.
