# Comment une partie a été analysée.

analysis-none = Pas de tournant : personne n’a fait d’erreur coûteuse.
analysis-network = Analyse faite par le réseau de neurones de ce plateau, uniquement d’après ce que chaque joueur pouvait voir.
analysis-playouts = Il n’y a pas de réseau de neurones pour ce plateau : les chances de gagner sont estimées à partir de parties simulées.
