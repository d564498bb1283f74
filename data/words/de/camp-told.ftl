# Was in einer Kampagne geschah.

camp-companies = Gesellschaften
camp-game-number = Spiel { $game }
camp-last-caboose = { $company } hat den Schlusswagen.
camp-accused-told = { $company } beschuldigte { $suspect }.
camp-verdict-told = Die Runde beschuldigt { $suspect }.
camp-event-added = „{ $event }“ kommt in den Ereignisstapel.
camp-event-struck = { $company } hat „{ $event }“ aus der Kampagne gestrichen.
camp-event-played = „{ $event }“ ist während des Spiels aus der Kampagne ausgeschieden.
camp-event-recalled = { $company } hat „{ $event }“ zurückgeholt.
camp-office-completed = { $company } hat „{ $card }“ eingelöst.
camp-office-given-up = { $company } hat eine Postkarte abgegeben: „{ $card }“.
camp-office-lapsed = { $company } hat eine Postkarte verloren, die nicht rechtzeitig eingelöst wurde: „{ $card }“.
camp-office-void = „{ $card }“ ({ $company }) braucht eine Regel, die nicht mehr gilt; die Gesellschaft bekommt stattdessen ein Zertifikat über { $amount }.
camp-crew-hired = { $company } hat „{ $crew }“ eingestellt.
camp-crew-left = { $company } hat „{ $crew }“ entlassen.
camp-last = Beim letzten Mal
camp-last-won-sealed = { $company } wurde Erste, vor { $second }.
camp-last-won = { $company } gewann mit { $ahead } Vorsprung vor { $second }.
camp-last-won-level = { $company } und { $second } lagen gleichauf; { $company } bekam den ersten Platz.
camp-last-evidence = { $marks ->
    [one] Bisher liegt 1 Beweis vor.
   *[other] Bisher liegen { $marks } Beweise vor.
  }
camp-bond = Gründungsanleihe: zahlt bei der Schlussprüfung { $two }, { $three }, { $four } oder { $five } $, je nachdem, ob 2, 3, 4 oder 5 Gesellschaften mitspielen.
