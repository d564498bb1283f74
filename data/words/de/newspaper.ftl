# Die Titelseite, die ein Ereignis ankündigt.
newspaper = Der Meridian-Bote
newspaper-motto = Jeder Zug · Jede Stadt · Jedes Gerücht
newspaper-from-now = Ab sofort gilt
newspaper-at-once = Mit sofortiger Wirkung
