# Settings of this device.

settings-title = Settings
settings-where = They are kept on this device.
settings-look-and-words = Look and language
settings-language = Language
settings-look = Look
settings-look-system = as the device
settings-look-light = light
settings-look-dark = dark
settings-motion = Motion
settings-motion-system = as the device
settings-motion-less = as little as possible
settings-play = Playing
settings-pace = How fast the moves of others are shown
settings-pace-slow = slowly
settings-pace-normal = normally
settings-pace-fast = fast
settings-pace-at-once = at once
settings-countdown = When a claim is sent
settings-countdown-of = { $seconds ->
    [0] when I confirm it
    [one] after one second
   *[other] after { $seconds } seconds
}
settings-countdown-what = During the countdown a claim can still be called off.
settings-sound = Sound
settings-sound-on = Soft sounds, off until you want them
settings-sound-moves = Loudness of cards and wagons
settings-sound-calls = Loudness of calls such as “your turn”
settings-sound-try-moves = Hear wagons
settings-sound-try-calls = Hear the call
settings-notes = Being called back
settings-notes-what = When this page lies behind others and it becomes your turn at any of your tables, your browser can tell you.
settings-notes-on = Tell me when it is my turn
settings-notes-cannot = This browser cannot do that.
settings-notes-refused = The browser refuses it for this page. Allow notifications in the settings of the browser, then switch it on here.
notify-turn = It is your turn
