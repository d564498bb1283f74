# Comment s’appellent les éditions intégrées.

edition-usa-new = Amérique du Nord, nouvelle édition
edition-usa-classic = Amérique du Nord, édition classique
edition-germany = Allemagne
edition-legends = Légendes de l’Ouest, la première partie
