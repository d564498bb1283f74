# Ce qu’on demande à une compagnie entre les parties.

camp-ask-retire-event = Quel événement retirer de la campagne ?
camp-ask-retire-event-what = Tu as le fourgon de queue. Choisis un événement déjà révélé ; il sera définitivement retiré de la campagne.
camp-ask-fork = De quel côté agrandir le plateau ?
camp-ask-fork-what = La section choisie s’ajoute au plateau dès maintenant. L’autre viendra plus tard dans l’histoire.
camp-ask-recall-event = Quel événement faire revenir ?
camp-ask-recall-event-what = L’événement retiré que tu choisis retourne dans la pioche d’événements.
camp-ask-take-postcards = Quelles cartes postales prendre ?
camp-ask-take-postcards-what = En récompense de tes destinations réussies, choisis parmi ces cartes postales. Elles sont gratuites, et les autres joueurs n’en voient pas le dos.
camp-ask-retire-postcard = Quelle carte postale rendre ?
camp-ask-retire-postcard-what = Ton bureau est plein. La carte que tu rends ne sera jamais lue et ne rapportera rien.
camp-ask-build = Quel raccourci construire ?
camp-ask-build-what = Le raccourci s’ajoute définitivement au plateau, dans la couleur de ta compagnie. Il ne coûte rien et sera ouvert à tous dès la prochaine partie.
camp-ask-hire = Qui embaucher ?
camp-ask-hire-what = L’embauche est gratuite. Au début de chaque partie, tu décides si tu paies le salaire ; sans salaire, pas de travail.
camp-ask-accuse = Qui accuses-tu ?
camp-ask-accuse-what = Chaque compagnie nomme un suspect. Les noms restent secrets jusqu’à ce que tous soient dévoilés ensemble.
camp-ask-verdict = Qui la table accuse-t-elle ?
camp-ask-verdict-what = Les voix sont à égalité. La compagnie qui a le fourgon de queue décide.
