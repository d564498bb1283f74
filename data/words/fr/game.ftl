# Le jeu.

you = toi
you-mark = (toi)
cancel = Annuler
close = Fermer
undo = Annuler le coup
settle = Continuer
settle-what = Laisser jouer les bots maintenant. Tu ne pourras plus annuler.
skip = Avancer ({ $count })
dock = Cartes
side = Joueurs et destinations

# Ce qui se passe ou ce qui est demandé, en une phrase.
ask-nobody = Distribution des cartes…
done-claim = Route prise
done-move = Coup joué
ask-moment = Envoi…
ask-waiting = { $count ->
    [one] À { $names } de jouer.
   *[other] On attend { $names }.
  }
ask-waiting-until = À { $names } de jouer (limite : { $time }).
ask-turn = À toi de jouer : { $ways }.
ask-turn-cards = pioche des cartes
ask-turn-claim = { $count ->
   *[other] prends une route
  }
ask-turn-tickets = pioche des destinations
ask-turn-pass = Aucun coup possible : tu dois passer.
ask-second-card-plain = Prends une deuxième carte, mais pas de locomotive visible.
ask-tickets = { $count ->
    [one] Garde au moins { $count } destination.
   *[other] Garde au moins { $count } destinations.
  }

# Cartes.
cards-of = { $count } × { $color }
market = Cartes visibles et pioches
market-card = { $color }, carte visible { $slot }
market-empty = L’emplacement { $slot } est vide
market-deck = Pioche : { $count } ({ $discarded } dans la défausse)
market-tickets = { $count ->
    [one] { $count } destination restante
   *[other] { $count } destinations restantes
  }
market-discard = { $count } dans la défausse
hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
  }
hand-empty = Tu n’as aucune carte en main.

# Routes.
route-facts = { $length ->
    [one] { $length } case, { $color }.
   *[other] { $length } cases, { $color }.
  }
route-owned = Propriétaire : { $owner }.
route-payable = Tu peux payer avec :
route-more-ways = { $count ->
    [one] et { $count } autre possibilité
   *[other] et { $count } autres possibilités
  }
route-nameable = Tu peux la prendre maintenant, puis choisir comment payer.
route-open-now = Tu peux la prendre maintenant.
route-closed = Fermée : la voie parallèle est prise.
claim = Prendre cette route
claim-which-track = Quelle voie ?
claim-other-track = L’autre voie ({ $color }) : { $why }
claim-which-payment = Comment veux-tu payer ?
claim-payment = Tu paies avec :
claim-confirm = Prendre cette route
claim-now = Prendre cette route ({ $seconds })

# Pourquoi quelque chose est impossible.
claim-needs-color = { $need ->
    [one] Il faut { $need } carte ({ $color }).
   *[other] Il faut { $need } cartes ({ $color }).
  } { $have ->
    [0] { $locomotives ->
        [0] Tu n’as ni carte de cette couleur ni locomotive.
        [one] Tu n’en as aucune, mais tu as { $locomotives } locomotive.
       *[other] Tu n’en as aucune, mais tu as { $locomotives } locomotives.
      }
   *[other] { $locomotives ->
        [0] Tu en as { $have }, mais pas de locomotive.
        [one] Tu en as { $have }, et { $locomotives } locomotive.
       *[other] Tu en as { $have }, et { $locomotives } locomotives.
      }
  }
claim-needs-any = Il faut { $need } cartes d’une même couleur. Tu as { $have } × { $color }{ $locomotives ->
    [0] , mais pas de locomotive.
    [one] {" "}et { $locomotives } locomotive.
   *[other] {" "}et { $locomotives } locomotives.
  }
claim-needs-none = Il faut { $need } cartes d’une même couleur. { $locomotives ->
    [0] Tu n’as pas de cartes.
    [one] Tu n’as que { $locomotives } locomotive.
   *[other] Tu n’as que { $locomotives } locomotives.
  }

# Cartes Destination.
tickets-none = Pas encore de destinations.
tickets-chosen = Tu gardes ces destinations. On attend { $names }.
tickets-mix-chosen = Tu choisiras parmi { $mix }. On attend { $names }.
ticket-cut-off = bloquée
ticket-open = { $trains ->
    [one] il faut { $trains } wagon
   *[other] il faut { $trains } wagons
  }
deck-short = courte
deck-long = longue
tickets-order = Les destinations rendues vont sous la pioche dans cet ordre, la dernière tout en bas :
tickets-earlier = Déplacer { $ticket } vers le haut
tickets-keep-more = { $count ->
    [one] Choisis-en au moins { $count }
   *[other] Choisis-en au moins { $count }
  }
tickets-keep = { $count ->
    [one] Garder { $count } destination
   *[other] Garder { $count } destinations
  }
draw-which = { $keep ->
    [one] Piocher des destinations et en garder au moins { $keep } ? Tu perds les points de chaque destination manquée.
   *[other] Piocher des destinations et en garder au moins { $keep } ? Tu perds les points de chaque destination manquée.
  }
mix = { $short ->
    [0] { $long ->
        [one] { $long } longue
       *[other] { $long } longues
      }
   *[other] { $long ->
        [0] { $short ->
            [one] { $short } courte
           *[other] { $short } courtes
          }
       *[other] { $short ->
            [one] { $short } courte
           *[other] { $short } courtes
          } · { $long ->
            [one] { $long } longue
           *[other] { $long } longues
          }
      }
  }

# Réponses.
answer-pass = Passer
answer-draw = Piocher { $tickets }
answer-passenger = { $color }
answer-no = Non

# Places.
seats = Joueurs
seat-turn = joue en ce moment
seat-away = hors ligne
seat-stand-in = remplacé par { $bot }
seat-clock = Temps restant
seat-passengers = Passagers
passengers-of = Passagers, { $color } : { $count }
seat-trains = { $count ->
    [0] plus aucun wagon
    [one] { $count } wagon restant
   *[other] { $count } wagons restants
  }
seat-few-trains = { $count ->
    [one] plus que { $count } wagon ; la prochaine route peut déclencher le dernier tour
   *[other] plus que { $count } wagons ; la prochaine route peut déclencher le dernier tour
  }
seat-tickets-two = Destinations : { $short ->
    [one] { $short } courte
   *[other] { $short } courtes
  }, { $long ->
    [one] { $long } longue
   *[other] { $long } longues
  }
seat-name-color = { $name } ({ $color })
seat-company = { $company } ({ $name })
time-days = { $days ->
    [one] { $days } jour { $hours } h
   *[other] { $days } jours { $hours } h
  }

# Parties de l’écran et outils.
title-game = Highball
title-your-turn = À toi de jouer – Highball
menu = Menu
tab-tickets = Destinations
tab-seats = Joueurs
tab-log = Journal
tab-chat = Chat
tab-plan = Plan
chat-unread = nouveaux messages
search-city = Chercher une ville
tool-routes = Toutes les routes
tool-pencil = Planifier des routes
tool-help = Aide et raccourcis
route-free = Libre.
list-color = Couleur
list-every-color = toutes les couleurs
list-all = inclure les routes que tu ne peux pas prendre maintenant
list-wanted = utile à tes destinations
list-none = Aucune route ne correspond.

banner-last-round = Dernier tour : { $order }
banner-then = { $earlier }, puis { $next }
banner-last-turn = { $count ->
    [0] C’est ton dernier coup. La partie se termine ensuite.
    [one] C’est ton dernier coup. { $names } joue encore une fois, puis la partie se termine.
   *[other] C’est ton dernier coup. { $names } jouent encore une fois, puis la partie se termine.
  }
banner-lost = Connexion perdue. Reconnexion…
banner-pencil = Planification : choisis des routes pour les marquer. Les autres joueurs ne voient pas tes marques.

pencil-mark = Planifier des routes
pencil-done = Terminer
pencil-clear = Tout effacer
pencil-trains = Wagons : { $need } à poser, { $have } en réserve
pencil-cards = Cartes
pencil-need = nécessaires
pencil-have = en main
pencil-missing = { $count ->
    [0] { $locomotives ->
        [0] Tu as toutes les cartes qu’il faut.
       *[other] Avec tes locomotives, tu as toutes les cartes qu’il faut.
      }
    [one] Il te manque { $count } carte{ $locomotives ->
        [0] .
       *[other] , même avec tes locomotives.
      }
   *[other] Il te manque { $count } cartes{ $locomotives ->
        [0] .
       *[other] , même avec tes locomotives.
      }
  }
pencil-built = Tu as pris toutes les routes planifiées.
pencil-remove = Retirer { $route } du plan
pencil-empty = Marque les routes que tu prévois de prendre pour voir ce qu’elles coûtent. Les autres joueurs ne voient pas tes marques.

curtain = À { $name } de jouer
curtain-what = Les cartes en main et les destinations sont cachées.
curtain-open = Je suis { $name } : montrer mes cartes
curtain-drew = Tu as pioché :
curtain-done = Terminé, passer l’appareil

stand-in-for-you = Un bot joue pour toi.
stand-in-back = Je suis de retour
overdue = { $name } n’a plus de temps.
overdue-host = L’hôte décide de la suite.
overdue-bot = Remplacer par un bot
overdue-which-bot = Choisir un bot
overdue-open = Ouvrir la place à quelqu’un d’autre
overdue-break-off = Interrompre la partie
overdue-break-off-sure = Interrompre la partie ? Elle se terminera sans résultat.
overdue-left = Personne ne joue pour { $name } en ce moment.
overdue-open-sure = { $name } perd cette place, mais pourra la reprendre dans les 24 heures, sauf si quelqu’un d’autre la prend entre-temps. Ouvrir la place ?
overdue-campaign = Aller à la campagne
absent = { $name } n’est pas là.
absent-let-bot = Laisser un bot jouer pour { $name }
absent-bot = Faire jouer un bot
absent-bot-until = Un bot jouera jusqu’à ce que { $name } revienne.
absent-agreed = D’accord : { $names }. Il faut l’accord de tous les joueurs présents.
quiet = { $name } n’a pas joué depuis un moment.
quiet-ask = Demander « Toujours là ? »
quiet-asked = On a demandé à { $name } : « Toujours là ? » Après une minute sans réponse, un bot pourra prendre le relais.
still-there = Toujours là ?
still-there-what = Tu n’as pas joué depuis un moment. Si tu ne réponds pas, les autres pourront laisser un bot jouer pour toi.
still-there-yes = Je suis là
away-recap = Pendant ton absence
away-recap-what = Un bot a joué pour toi :
away-recap-nothing = Le bot n’a pas joué.
away-recap-go = Continuer
seat-former = Ta place a été libérée. Tu peux la reprendre tant que personne d’autre ne s’y installe.
seat-former-take = La reprendre

extras-no-event = Pas encore d’événement.

# Plusieurs appareils pour une partie.
tool-shared = Écran partagé : le plateau seul, sans les mains
tool-hand = Ma main seule, en complément d’un écran partagé
tool-board = Afficher aussi le plateau ici
tool-own-hand = Afficher aussi ma main ici
shared-use = Utiliser comme écran partagé
shared-only = Ici, seul le plateau est affiché.
shared-hand = Afficher ma main
phones = Afficher les mains sur les téléphones
phones-what = Choisis un joueur, puis scanne le code avec son téléphone.
phones-code = Code pour afficher la main ({ $name })
phones-scan = { $name } : scanne ce code
hand-title = Ta main
hand-not-yours = Cette place est à quelqu’un d’autre. Scanne le code de ta propre place sur le grand écran.
hand-to-table = Aller à la table
tab-routes = Routes

# Conseils, dans les parties contre des bots.
tool-hint = Indice
hint-wait = Réflexion…
hint-says = Meilleur coup : { $choice }. Chances de gagner : { $chance } %.

# Petits et grands écrans.
ask-turn-brief = À toi de jouer
ask-turn-until = À toi de jouer (limite : { $time })
sheet-tickets = { $count ->
    [one] Destination : { $done } sur { $count } réussie
   *[other] Destinations : { $done } sur { $count } réussies
  }
sheet-more = Joueurs, journal et chat
legend-way = Chemin le plus court pour tes destinations
legend-open = Route que tu peux prendre maintenant
tool-sound = Son
sound-ask = Son ?
sound-yes = Oui
sound-no = Non

# Une prise de route, avant qu’elle soit confirmée.
claim-leaves = Il te restera { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
  } et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
claim-completes = Destination réussie : { $ticket }

# Quand une destination est réussie.
ticket-moment = Destination réussie

# Les spectateurs, et ce que les autres ont fait entre-temps.
watching-you = Tu regardes la partie. Les mains sont cachées.
watching-count = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
meanwhile = Entre-temps
meanwhile-replay = Revoir
meanwhile-claim = { $route }, +{ $points }
meanwhile-deck = { $count ->
    [one] { $count } piochée
   *[other] { $count } piochées
  }
meanwhile-tickets = destinations piochées
