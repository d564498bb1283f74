# Comment s’appellent les éditions intégrées.

edition-usa-new = Amérique du Nord, nouvelle édition
edition-usa-classic = Amérique du Nord, édition classique
edition-usa-1910 = Amérique du Nord 1910
edition-usa-mega = Amérique du Nord, méga-partie
edition-germany = Allemagne
edition-legends = Légendes de l’Ouest, partie d’ouverture

# Titres des plateaux intégrés.
edition-board-north-america = Amérique du Nord
edition-board-germany = Allemagne
edition-board-the-east = L’Est
