# Regeln, in denen sich Ausgaben unterscheiden.

rule-double-any = Zwei verschiedene Spieler dürfen die Gleise einer Doppelstrecke bauen, egal wie viele mitspielen.
rule-triple-any = Drei verschiedene Spieler dürfen die Gleise einer Dreifachstrecke bauen, egal wie viele mitspielen.
