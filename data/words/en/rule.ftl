# Rules in which editions differ.

rule-double-any = Both tracks of a double route can be claimed, one per player, regardless of the number of players.
rule-triple-any = All three tracks of a triple route can be claimed, one per player, regardless of the number of players.
