# Parties d’une campagne que décrivent le terminal et le serveur.

terminal-charter-fork-side = { $title }. { $note } Villes : { $cities }.

terminal-keepsake-places = Le résultat
terminal-keepsake-place = { $place }. { $company } ({ $name }) : { $amount }
terminal-keepsake-years = Les années
terminal-keepsake-lines = Nouvelles lignes
terminal-keepsake-line = { $from } – { $to }, construite par { $company }

terminal-charter-no-picture = Impossible d’enregistrer l’image { $name } : { $why }. Choisis un fichier qui n’existe pas encore.
