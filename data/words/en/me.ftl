# Who you are: name, account, devices, history.

me-title = Profile
me-nobody = No name entered on this device yet.
me-name = Name
me-name-keep = Save
me-name-kept = Saved. Other players see this name from now on.

me-account = Account
me-account-why = Optional. With an account you get your seats and games back on any device, even after clearing this browser’s data.
me-account-is = You are logged in as { $login }.
me-account-make = Create an account
me-log-in-why = Already have an account? Log in here.
me-login = Login
me-passphrase = Passphrase
me-log-in = Log in
me-log-out = Log out on this device

me-other-device = Another device
me-other-device-how = Use a code to log in on another device. You get the same seats and games there.
me-code-make = Create a code
me-code-qr = QR code for the other device’s camera
me-code-link = Open this link on the other device
me-code-says = Or enter this code:
me-code-once = The code works once, within 10 minutes. Anyone who has it can play as you, so don’t share it.
me-keys = Your devices and tokens
me-key-device = Device
me-key-since = since { $day }
me-key-drop = Remove
me-token = API token
me-token-why = Lets your own bot play as you.
me-token-label = Label
me-token-make = Create a token
me-token-once = Your token (shown only once)
me-have-code = Have a code from another device?
me-have-code-go = Enter it

me-statistics = Statistics
me-no-games = No finished games yet.
me-edition = Edition
me-column-players = Players
me-column-games = Games
me-column-wins = Wins
me-column-mean = Average
me-column-best = Best
me-history = Finished games
me-against = with { $names }
me-result = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }, { $total ->
    [one] 1 point
   *[other] { $total } points
}

redeem-title = Log in with a code
redeem-what = Enter the code from your other device to use the same seats and games here.
redeem-code = Code
redeem-go = Log in

# Switching to another player on this device.
become-who = This code belongs to { $name }. If you use it, you will play as { $name } on this device, with the same seats and games.
become-now = You are currently { $name } on this device.
become-again-later = You can switch back to { $name } at any time on your profile page.
become-go = Continue as { $name }
become-before = Switch back
become-before-what = You were { $name } on this device before.

me-replay = Replay
me-maps = Your maps
me-maps-what = Maps you uploaded, and how to make one.
me-maps-go = Go to maps

me-data = Your data
me-data-what = Download your data from this server, or delete it.
me-data-get = Download
me-data-privacy = Privacy
me-delete = Delete my data
me-delete-sure = Delete your name, account, devices and chat messages for good? You will leave all your games in progress. This cannot be undone.
me-deleted = Your data was deleted. Your name will disappear from all games within a few minutes.
