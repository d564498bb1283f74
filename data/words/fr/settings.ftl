# Les réglages de cet appareil.

settings-title = Réglages
settings-where = Enregistrés sur cet appareil.
settings-look-and-words = Apparence et langue
settings-language = Langue
settings-look = Thème
settings-look-system = système
settings-look-light = clair
settings-look-dark = sombre
settings-motion = Animations
settings-motion-system = système
settings-motion-less = réduites
settings-play = Déroulement du jeu
settings-pace = Vitesse des coups des autres joueurs
settings-pace-slow = lente
settings-pace-normal = normale
settings-pace-fast = rapide
settings-pace-at-once = instantanée
settings-countdown = Prendre une route
settings-countdown-of = { $seconds ->
    [0] quand je confirme
    [one] après { $seconds } seconde
   *[other] après { $seconds } secondes
}
settings-countdown-what = Pendant le compte à rebours, tu peux encore annuler.
settings-sound = Son
settings-sound-on = Effets sonores
settings-sound-moves = Volume des cartes et des wagons
settings-sound-calls = Volume des alertes comme « à toi de jouer »
settings-sound-try-moves = Écouter un bruit de train
settings-sound-try-calls = Écouter l’alerte
settings-notes = Notifications
settings-notes-what = Quand cet onglet est en arrière-plan, ton navigateur peut te prévenir que c’est à toi de jouer à l’une de tes tables.
settings-notes-on = Me prévenir quand c’est mon tour
settings-notes-cannot = Ce navigateur ne gère pas les notifications.
settings-notes-refused = Ton navigateur bloque les notifications de ce site. Autorise-les dans ses réglages, puis active-les ici.
notify-turn = À toi de jouer
notify-offer = Recevoir une notification quand c’est à toi de jouer ?
notify-allow = Activer
notify-blocked = Ton navigateur bloque les notifications de ce site. Autorise-les dans ses réglages.
notify-later = Plus tard
