# Who you are: name, account, devices, history.

me-title = You
me-nobody = Nobody has told a name on this device yet.
me-name = Name
me-name-keep = Keep
me-name-kept = The others see this name from now on.

me-account = Account
me-account-why = You need none. With one you find your seats and games again on any device, even after you have cleared this browser.
me-account-is = You are logged in as { $login }.
me-account-make = Make an account
me-log-in-why = If you made an account on another device, come back to it here.
me-login = Login
me-passphrase = Passphrase
me-log-in = Log in
me-log-out = Log out on this device

me-other-device = Another device
me-other-device-how = A code makes another device you, too, and brings you to the same seats there.
me-code-make = Make a code
me-code-qr = A code for the camera of the other device
me-code-link = Open this link there
me-code-says = Or type:
me-code-once = It works once, within ten minutes. Whoever has it plays as you: show it to nobody else.
me-keys = Your devices and tokens
me-key-device = A device
me-key-since = since { $day }
me-key-drop = Take away
me-token = A token for a program
me-token-why = A bot of your own plays as you with it.
me-token-label = What it is for
me-token-make = Make a token
me-token-once = The token; it is shown this once
me-have-code = A code from another device?
me-have-code-go = Type it in

me-statistics = Statistics
me-no-games = No game is finished yet.
me-edition = Edition
me-column-seats = Seats
me-column-games = Games
me-column-wins = Wins
me-column-mean = Mean
me-column-best = Best
me-history = Finished games
me-against = with { $names }
me-result = place { $place } of { $seats }, { $total ->
    [one] one point
   *[other] { $total } points
}

redeem-title = The same person here
redeem-what = With the code from your other device you are the same person here, with the same seats and games.
redeem-code = Code
redeem-go = Whose code is it?

# Becoming somebody else on this device.
become-who = This code belongs to { $name }. Whoever uses it is { $name } on this device, with the same seats and games.
become-now = On this device you are { $name }.
become-again-later = You can be { $name } again at any time, on your own page.
become-go = Be { $name } here
become-before = Before
become-before-what = On this device you were { $name } before.

me-replay = Replay
me-maps = Own maps
me-maps-what = Maps that you brought, and how to make one.
me-maps-go = To the maps
