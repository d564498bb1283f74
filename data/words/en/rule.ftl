# Rules in which editions differ.

rule-double-any = Two different players may claim the tracks of a double route, whatever the number of players.
rule-triple-any = Three different players may claim the tracks of a triple route, whatever the number of players.
