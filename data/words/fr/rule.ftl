# Règles qui diffèrent entre les éditions.

rule-double-any = Deux joueurs différents peuvent prendre les deux voies d’une route double, quel que soit le nombre de joueurs.
rule-triple-any = Trois joueurs différents peuvent prendre les trois voies d’une route triple, quel que soit le nombre de joueurs.
