# Regeln, in denen sich Ausgaben unterscheiden.

rule-double-any = Beide Gleise einer Doppelstrecke können gebaut werden, eines pro Spieler, egal wie viele mitspielen.
rule-triple-any = Alle drei Gleise einer Dreifachstrecke können gebaut werden, eines pro Spieler, egal wie viele mitspielen.
