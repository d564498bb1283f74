# La une qui annonce un événement.
newspaper = Le Courrier du Méridien
newspaper-motto = Tous les trains · Toutes les villes · Toutes les rumeurs
newspaper-from-now = Désormais
newspaper-at-once = Effet immédiat
