# Teile einer Kampagne, die das Terminal und der Server beschreiben.

terminal-charter-fork-side = { $title }: { $note } Städte: { $cities }.

terminal-keepsake-places = Das Ergebnis
terminal-keepsake-place = { $place }. { $company } ({ $name }): { $amount }
terminal-keepsake-years = Die Jahre
terminal-keepsake-lines = Neue Linien
terminal-keepsake-line = { $from } – { $to }, gebaut von { $company }

terminal-charter-last = Beim letzten Mal
terminal-charter-won-sealed = { $company } wurde Erste, vor { $second }.
terminal-charter-won = { $company } gewann mit { $ahead } Vorsprung vor { $second }.
terminal-charter-won-level = { $company } und { $second } lagen gleichauf; { $company } bekam den ersten Platz.
terminal-charter-evidence = { $marks ->
    [one] Bisher liegt 1 Beweis vor.
   *[other] Bisher liegen { $marks } Beweise vor.
}
terminal-charter-caboose = { $company } hat den Schlusswagen.
terminal-charter-no-picture = Das Bild { $name } lässt sich nicht schreiben: { $why }. Wähle eine Datei, die es noch nicht gibt.
