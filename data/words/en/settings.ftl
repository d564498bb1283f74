# Settings of this device.

settings-title = Settings
settings-where = Saved on this device.
settings-look-and-words = Appearance and language
settings-language = Language
settings-look = Theme
settings-look-system = system
settings-look-light = light
settings-look-dark = dark
settings-motion = Animations
settings-motion-system = system
settings-motion-less = reduced
settings-play = Gameplay
settings-pace = Speed of other players’ moves
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-at-once = instant
settings-countdown = Submit claims
settings-countdown-of = { $seconds ->
    [0] when I confirm
    [one] after 1 second
   *[other] after { $seconds } seconds
}
settings-countdown-what = You can still cancel during the countdown.
settings-sound = Sound
settings-sound-on = Sound effects
settings-sound-moves = Card and train volume
settings-sound-calls = Volume of alerts such as “your turn”
settings-sound-try-moves = Play a train sound
settings-sound-try-calls = Play the alert
settings-notes = Notifications
settings-notes-what = When this tab is in the background, your browser can notify you when it is your turn at one of your tables.
settings-notes-on = Notify me when it is my turn
settings-notes-cannot = This browser does not support notifications.
settings-notes-refused = Your browser blocks notifications for this site. Allow them in the browser’s settings, then turn them on here.
notify-turn = Your turn
notify-offer = Get a notification when it is your turn?
notify-allow = Turn on
notify-blocked = Your browser blocks notifications for this site. Allow them in its settings.
notify-later = Not now
