# Das Regelwerk.

rules-rulings = Festlegungen: was gilt, wo die Anleitungen schweigen
