# Rules in which editions differ.

rule-double-any = Both tracks of a double route may be claimed, by different players, with any number of players.
rule-triple-any = Three different players may claim the tracks of a triple route, whatever the number of players.
