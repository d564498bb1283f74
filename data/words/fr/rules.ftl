# Les règles.

rules-rulings = Précisions : ce qui vaut quand les livrets se taisent
