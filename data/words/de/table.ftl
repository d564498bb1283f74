# Einen Tisch aufmachen, und Tische in Listen.

table-to-move = am Zug
table-seats-open = { $number ->
    [one] ein Platz frei
   *[other] { $number } Plätze frei
}
table-about-to-begin = geht gleich los
table-turn-of = wartet auf { $name }
table-your-turn = du bist dran
table-away = ein Bot spielt für dich
table-due = du bist dran, Zeit bis { $when }

edition-choose = Ausgabe
edition-about-usa-new = Von Küste zu Küste. Am besten für den Anfang.
edition-about-usa-classic = Derselbe Plan mit weniger Zielkarten zu Beginn.
edition-about-usa-1910 = Andere Zielkarten, und 15 Punkte für die meisten Zielkarten statt für die längste Strecke.
edition-about-usa-mega = Alle 69 Zielkarten, fünf zu Beginn, und beide Boni. Für lange Abende.
edition-about-germany = In jeder Stadt warten Fahrgäste, und es gibt kurze und lange Zielkarten.
edition-about-legends = Der Osten von einst, mit Gesellschaften, Zeitungen und Geld. Kurz und lebhaft.

new-title = Ein neuer Tisch
new-campaign = Oder eine Kampagne gründen: zwölf Spiele, die zusammengehören
new-edition = Was spielt ihr?
new-own-map = Eine eigene Karte
new-own-map-none = keine
new-people = Wer spielt mit?
new-way = Wo sitzt ihr?
new-way-apart = Jeder an einem Gerät
new-way-apart-what = Du verschickst einen Link, die anderen setzen sich mit einem Namen dazu.
new-way-one-device = Alle an diesem Gerät
new-way-one-device-what = Ihr reicht es herum; zwischen den Zügen verdeckt ein Vorhang die Karten.
new-way-big-screen = Plan auf großem Bildschirm
new-way-big-screen-what = Dieses Gerät zeigt allen den Plan und spielt selbst nicht mit. Jeder hält seine Karten auf dem Telefon, verbunden über den Code auf dem Bildschirm.
new-number = Plätze
new-seat = Platz { $number }
new-seat-me = Ich
new-seat-open = Frei
new-seat-bot = Bot
new-seat-mine = Jemand an diesem Gerät
new-seat-open-what = für alle, die mit dem Link kommen
new-seat-bot-of = Bot auf Platz { $number }
new-seat-name = Name auf Platz { $number }
new-name-missing = Platz { $number } braucht noch einen Namen.
new-how = Wie spielt ihr?
new-clock = Uhr
new-clock-none = Keine
new-clock-none-what = Jeder nimmt sich die Zeit, die er braucht.
new-clock-live = An einem Abend
new-clock-live-what = Ein Vorrat fürs ganze Spiel, zu dem jeder Zug einige Sekunden bringt.
new-clock-days = Über Tage
new-clock-days-what = Ab und zu ein Zug. Die Liste auf der Startseite sagt, wo du erwartet wirst.
new-clock-minutes = Minuten fürs Spiel
new-clock-seconds = Sekunden mit jedem Zug
new-clock-per-turn = Tage für einen Zug
new-time-out = Wenn die Zeit um ist
new-time-out-bot = springt ein Bot ein
new-time-out-wait = wartet der Tisch
new-stand-in = Der Bot, der einspringt
new-listed = Den Tisch allen auf der Startseite zeigen; sonst findet man ihn nur über den Link
new-more = Weitere Einstellungen
new-first = Wer beginnt
new-first-lot = das Los entscheidet
new-chat = Chat
chat-rule-everybody = für alle, die zusehen
chat-rule-seated = für alle mit einem Platz
chat-rule-nobody = für niemanden
new-undo = Züge, die nichts aufdecken, darf man zurücknehmen, bis der nächste Platz handelt
new-open-cards = Offene Karten darf man auch nehmen, wenn der Stapel leer ist
new-make = Tisch aufmachen
new-begin = Spiel beginnen

bots-levels = Stufen
bots-characters = Charaktere
bot-about-easy = Baut, sobald es geht, mag die Farben, die er sammelt, und übersieht oft die offenen Karten.
bot-about-normal = Baut nach und nach und lässt sich ab und zu das Beste entgehen.
bot-about-hard = Baut stetig und nimmt dir weg, was du brauchst, wenn du es zulässt.
bot-about-expert = Denkt über jeden Zug einen Augenblick nach und irrt selten.
bot-about-master = Sieht weiter als alle anderen hier: denkt über jeden Zug eine Sekunde lang nach.
bot-about-ada = Ada, die Zielkartensammlerin. „Jede Karte findet ihren Zug, Liebes, also gib mir ruhig noch drei.“
bot-about-bruno = Bruno, der Langstreckler. „Kurze Hüpfer sind was für Straßenbahnen; ich lege sechs auf einmal und lasse die Punkte kommen.“
bot-about-mira = Mira, die Schrankenwärterin. „Da wolltest du durch? Wie schade, gerade habe ich einen Zaun aufgestellt.“
bot-about-otto = Otto, der wartet. „Keine Eile: erst die Karten, alle, und dann die ganze Strecke in einem Zug.“
bot-about-felix = Felix, der Spieler. „Das andere Ende der Karte oder gar nichts, und ich sehe keine Karte an, bevor sie mir gehört.“

# Leaving a game, and lists of games.
tool-leave = Spiel verlassen
tool-end = Spiel beenden
end-game = Dieses Spiel beenden?
end-game-what = Außer dir spielen nur Bots mit. Das Spiel endet hier ohne Ergebnis und verschwindet aus deiner Liste. Du kannst es nicht fortsetzen.
end-game-do = Spiel beenden
end-game-named = { $name } beenden
leave-game = Dieses Spiel verlassen?
leave-game-what = Ein Bot spielt für dich weiter, damit die anderen zu Ende spielen können. Solange das Spiel läuft, kannst du zurückkommen und wieder übernehmen.
leave-game-do = Spiel verlassen
leave-game-named = { $name } verlassen
forget-game = Dieses Spiel aus deiner Liste entfernen?
forget-game-what = Die anderen behalten es, und sein Link funktioniert weiter.
forget-game-do = Entfernen
forget-game-named = { $name } aus deiner Liste entfernen
