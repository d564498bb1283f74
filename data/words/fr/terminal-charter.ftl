# Parties d’une campagne que décrivent le terminal et le serveur.

terminal-charter-fork-side = { $title } : { $note } Villes : { $cities }.

terminal-keepsake-places = Le résultat
terminal-keepsake-place = { $place }. { $company } ({ $name }) : { $amount }
terminal-keepsake-years = Les années
terminal-keepsake-lines = Lignes nouvelles
terminal-keepsake-line = { $from } – { $to }, ligne de { $company }

terminal-charter-last = La dernière fois
terminal-charter-won-sealed = { $company } a fini première, devant { $second }.
terminal-charter-won = { $company } a gagné avec { $ahead } d’avance sur { $second }.
terminal-charter-won-level = { $company } et { $second } ont fini à égalité ; { $company } a pris la première place.
terminal-charter-evidence = { $marks ->
    [one] { $marks } preuve jusqu’ici.
   *[other] { $marks } preuves jusqu’ici.
}
terminal-charter-caboose = { $company } a le fourgon de queue.
terminal-charter-no-picture = L’image { $name } ne peut pas être écrite : { $why }. Choisis un fichier qui n’existe pas encore.
