# Les réglages de cet appareil.

settings-title = Réglages
settings-where = Ils restent sur cet appareil.
settings-look-and-words = Aspect et langue
settings-language = Langue
settings-look = Aspect
settings-look-system = comme l’appareil
settings-look-light = clair
settings-look-dark = sombre
settings-motion = Mouvement
settings-motion-system = comme l’appareil
settings-motion-less = le moins possible
settings-play = Pendant le jeu
settings-pace = Vitesse des coups des autres
settings-pace-slow = lentement
settings-pace-normal = normalement
settings-pace-fast = vite
settings-pace-at-once = d’un coup
settings-countdown = Quand une prise de ligne est envoyée
settings-countdown-of = { $seconds ->
    [0] quand je confirme
    [one] après une seconde
   *[other] après { $seconds } secondes
}
settings-countdown-what = Pendant le compte à rebours, on peut encore renoncer.
settings-sound = Son
settings-sound-on = Des sons doux, éteints tant que tu n’en veux pas
settings-sound-moves = Volume des cartes et des wagons
settings-sound-calls = Volume des appels comme « à toi »
settings-sound-try-moves = Écouter des wagons
settings-sound-try-calls = Écouter l’appel
settings-notes = Être rappelé
settings-notes-what = Quand cette page est derrière d’autres et que c’est à toi à l’une de tes tables, ton navigateur peut te le dire.
settings-notes-on = Préviens-moi quand c’est à moi
settings-notes-cannot = Ce navigateur ne sait pas le faire.
settings-notes-refused = Le navigateur le refuse à cette page. Autorise les notifications dans ses réglages, puis active-les ici.
notify-turn = C’est à toi de jouer
