# Einstellungen dieses Geräts.

settings-title = Einstellungen
settings-where = Sie bleiben auf diesem Gerät.
settings-look-and-words = Aussehen und Sprache
settings-language = Sprache
settings-look = Aussehen
settings-look-system = wie das Gerät
settings-look-light = hell
settings-look-dark = dunkel
settings-motion = Bewegung
settings-motion-system = wie das Gerät
settings-motion-less = so wenig wie möglich
settings-play = Beim Spielen
settings-pace = Wie schnell die Züge der anderen gezeigt werden
settings-pace-slow = langsam
settings-pace-normal = normal
settings-pace-fast = schnell
settings-pace-at-once = sofort
settings-countdown = Wann ein Streckenbau abgeschickt wird
settings-countdown-of = { $seconds ->
    [0] wenn ich bestätige
    [one] nach einer Sekunde
   *[other] nach { $seconds } Sekunden
}
settings-countdown-what = Während des Countdowns lässt sich der Bau noch abbrechen.
settings-sound = Klang
settings-sound-on = Leise Klänge, aus, bis du sie möchtest
settings-sound-moves = Lautstärke von Karten und Wagen
settings-sound-calls = Lautstärke von Rufen wie „du bist dran“
settings-sound-try-moves = Wagen anhören
settings-sound-try-calls = Ruf anhören
settings-notes = Zurückgerufen werden
settings-notes-what = Wenn diese Seite hinter anderen liegt und du an einem deiner Tische dran bist, kann dein Browser es dir sagen.
settings-notes-on = Sag mir, wenn ich dran bin
settings-notes-cannot = Dieser Browser kann das nicht.
settings-notes-refused = Der Browser verbietet es dieser Seite. Erlaube Mitteilungen in den Einstellungen des Browsers und schalte es dann hier ein.
notify-turn = Du bist dran
