# Comment s’appellent les éditions intégrées.

edition-usa-new = Amérique du Nord, nouvelle édition
edition-usa-classic = Amérique du Nord, édition classique
edition-usa-1910 = Amérique du Nord 1910
edition-usa-mega = Amérique du Nord, méga-partie
edition-germany = Allemagne
edition-legends = Légendes de l’Ouest, première partie
