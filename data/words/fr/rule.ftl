# Règles qui diffèrent entre les éditions.

rule-double-any = Les deux voies d’une route double peuvent être prises, une par joueur, quel que soit le nombre de joueurs.
rule-triple-any = Les trois voies d’une route triple peuvent être prises, une par joueur, quel que soit le nombre de joueurs.
