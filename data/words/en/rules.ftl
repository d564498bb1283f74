# The rules reference.

rules-rulings = Rulings: what holds where the booklets are silent
