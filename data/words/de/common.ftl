# Wörter, die jede Seite benutzt.

page-skip = Zum Inhalt
page-menu = Menü
page-home = Startseite
page-unknown = Diese Seite gibt es nicht
page-not-fetched = Die Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade sie neu.

menu-rules = Regeln
menu-settings = Einstellungen
menu-you = Profil

name-guest = Gast

color-gray = beliebige Farbe

seat-open = frei
route-between = { $from } – { $to }

bot-easy = Leicht
bot-normal = Normal
bot-hard = Schwer
bot-expert = Experte
bot-master = Meister
bot-ada = Ada
bot-bruno = Bruno
bot-mira = Mira
bot-otto = Otto
bot-felix = Felix

page-cancel = Abbrechen
page-copy = Kopieren
page-copied = Kopiert
page-yes = ja
page-wait = Wird geladen …
page-again = Erneut versuchen
page-failed = Das hat nicht geklappt
page-unknown-what = Vielleicht ist der Link unvollständig, oder die Seite ist umgezogen.

menu-maps = Spielpläne
menu-turns = { $number ->
    [one] Du bist dran
   *[other] Du bist in { $number } Spielen dran
}
footer-free = Highball ist kostenlos und quelloffen: ohne Kontozwang, ohne Werbung, ohne Tracking.
footer-more = Mehr
footer-api = API
footer-privacy = Datenschutz

name-ask = Wie heißt du?
name-why = Diesen Namen sehen die anderen. Ein Konto brauchst du nicht.
name-yours = Dein Name
name-go = Weiter

problem-network = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
