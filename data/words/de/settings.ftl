# Einstellungen dieses Geräts.

settings-title = Einstellungen
settings-where = Auf diesem Gerät gespeichert.
settings-look-and-words = Darstellung und Sprache
settings-language = Sprache
settings-look = Design
settings-look-system = System
settings-look-light = hell
settings-look-dark = dunkel
settings-motion = Animationen
settings-motion-system = System
settings-motion-less = reduziert
settings-play = Spielablauf
settings-pace = Tempo der Züge anderer Spieler
settings-pace-slow = langsam
settings-pace-normal = normal
settings-pace-fast = schnell
settings-pace-at-once = sofort
settings-countdown = Strecken bauen
settings-countdown-of = { $seconds ->
    [0] wenn ich bestätige
    [one] nach 1 Sekunde
   *[other] nach { $seconds } Sekunden
}
settings-countdown-what = Während des Countdowns kannst du noch abbrechen.
settings-sound = Ton
settings-sound-on = Soundeffekte
settings-sound-moves = Lautstärke von Karten und Wagen
settings-sound-calls = Lautstärke von Hinweisen wie „Du bist dran“
settings-sound-try-moves = Wagengeräusch abspielen
settings-sound-try-calls = Hinweiston abspielen
settings-notes = Benachrichtigungen
settings-notes-what = Wenn dieser Tab im Hintergrund ist, kann dein Browser dich benachrichtigen, sobald du an einem deiner Tische dran bist.
settings-notes-on = Mich benachrichtigen
settings-notes-cannot = Dieser Browser unterstützt keine Benachrichtigungen.
settings-notes-refused = Dein Browser blockiert Benachrichtigungen für diese Seite. Erlaube sie in den Browser-Einstellungen und schalte sie dann hier ein.
notify-turn = Du bist dran
notify-offer = Benachrichtigt werden, wenn du dran bist?
notify-allow = Einschalten
notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen.
notify-later = Jetzt nicht
