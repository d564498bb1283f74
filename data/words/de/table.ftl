# Einen Tisch eröffnen, und Listen von Tischen.

table-to-move = am Zug
table-seats-open = { $number ->
    [one] 1 Platz frei
   *[other] { $number } Plätze frei
}
table-about-to-begin = geht gleich los
table-turn-of = wartet auf { $name }
table-your-turn = du bist dran
table-away = ein Bot spielt für dich
table-due = Deine Zeit läuft { $when } ab

edition-choose = Ausgabe
edition-about-usa-new = Von Küste zu Küste. Ideal für den Einstieg.
edition-about-usa-classic = Derselbe Spielplan mit weniger Zielkarten zu Beginn.
edition-about-usa-1910 = Andere Zielkarten, und 15 Punkte für die meisten Zielkarten statt für die längste Strecke.
edition-about-usa-mega = Alle 69 Zielkarten, 5 zu Beginn, und beide Boni. Für lange Abende.
edition-about-germany = In jeder Stadt warten Fahrgäste, und es gibt kurze und lange Zielkarten.
edition-about-legends = Der Osten von einst, mit Gesellschaften, Zeitungen und Geld. Kurz und lebhaft.

new-title = Neuer Tisch
new-title-board = Euer Spielplan: { $name }
new-campaign = Oder eine Kampagne beginnen: zwölf zusammenhängende Spiele
new-edition = Ausgabe wählen
new-own-map = Eigener Spielplan
new-own-map-none = keiner
new-people = Spieler
new-way = Wie wollt ihr spielen?
new-way-apart = Online
new-way-apart-what = Du teilst einen Link; den anderen reicht ein Name, um beizutreten.
new-way-one-device = An einem Gerät
new-way-one-device-what = Ihr gebt dieses Gerät reihum weiter; zwischen den Zügen verdeckt ein Vorhang die Karten.
new-way-big-screen = Spielplan auf großem Bildschirm
new-way-big-screen-what = Dieses Gerät zeigt allen den Spielplan und spielt selbst nicht mit. Alle sehen ihre eigenen Karten auf dem Handy; der Code zum Beitreten steht auf dem Bildschirm.
new-number = Plätze
new-seat = Platz { $number }
new-seat-me = Ich
new-seat-open = Frei
new-seat-bot = Bot
new-seat-mine = Spieler an diesem Gerät
new-seat-open-what = für alle mit dem Link
new-seat-bot-of = Bot auf Platz { $number }
new-seat-name = Name für Platz { $number }
new-name-missing = Gib einen Namen für Platz { $number } ein.
new-how = Spieleinstellungen
new-clock = Bedenkzeit
new-clock-none = Unbegrenzt
new-clock-none-what = Alle nehmen sich die Zeit, die sie brauchen.
new-clock-live = Live
new-clock-live-what = Zeitkonto plus Sekunden pro Zug.
new-clock-days = Fernpartie
new-clock-days-what = Züge über Tage oder Wochen verteilt. Auf der Startseite siehst du, in welchen Spielen du dran bist.
new-clock-minutes = Minuten pro Spieler
new-clock-seconds = Sekunden pro Zug
new-clock-per-turn = Tage pro Zug
new-time-out = Bei Zeitablauf
new-time-out-bot = ein Bot springt ein
new-time-out-wait = das Spiel wartet
new-stand-in = Ersatz-Bot
new-listed = Tisch auf der Startseite anzeigen; sonst finden ihn nur Leute mit dem Link
new-more = Weitere Einstellungen
new-first = Startspieler
new-first-lot = zufällig
new-chat = Chat
chat-rule-everybody = Spieler und Zuschauer
chat-rule-seated = nur Spieler
chat-rule-nobody = aus
new-undo = Züge, die nichts aufdecken, darf man rückgängig machen, bis der nächste Spieler handelt
new-open-cards = Offene Karten darf man auch bei leerem Stapel nehmen
new-make = Tisch eröffnen
new-begin = Spiel starten

bots-levels = Stufen
bots-characters = Charaktere
bot-about-easy = Baut, sobald es geht, bleibt seinen Farben treu und übersieht oft die offenen Karten.
bot-about-normal = Baut nach und nach und übersieht ab und zu den besten Zug.
bot-about-hard = Baut stetig und nimmt dir weg, was du brauchst, wenn du es zulässt.
bot-about-expert = Denkt über jeden Zug einen Moment nach und macht selten Fehler.
bot-about-master = Sieht weiter als alle anderen hier: denkt über jeden Zug eine ganze Sekunde lang nach.
bot-about-ada = Ada, die Zielkartensammlerin. „Jede Karte findet ihren Zug, Liebes, also gib mir ruhig noch drei.“
bot-about-bruno = Bruno, der Langstreckler. „Kurze Hüpfer sind was für Straßenbahnen; ich lege sechs auf einmal und lasse die Punkte kommen.“
bot-about-mira = Mira, die Schrankenwärterin. „Da wolltest du durch? Wie schade, gerade habe ich einen Zaun aufgestellt.“
bot-about-otto = Otto, der wartet. „Keine Eile: erst die Karten, alle, und dann die ganze Strecke in einem Zug.“
bot-about-felix = Felix, der Zocker. „Das andere Ende des Spielplans oder gar nichts, und ich sehe keine Karte an, bevor sie mir gehört.“

# Ein Spiel verlassen, und Listen von Spielen.
tool-leave = Spiel verlassen
tool-end = Spiel beenden
end-game = Dieses Spiel beenden?
end-game-what = Außer dir spielen nur Bots mit. Das Spiel endet hier ohne Ergebnis und verschwindet aus deiner Liste. Du kannst es nicht fortsetzen.
end-game-do = Spiel beenden
end-game-named = „{ $name }“ beenden
leave-game = Dieses Spiel verlassen?
leave-game-what = Ein Bot spielt für dich weiter, damit die anderen zu Ende spielen können. Du kannst jederzeit zurückkommen und wieder übernehmen.
concede-game-what = Oder gib auf: Ein Bot übernimmt deinen Platz und spielt zu Ende; das Spiel verschwindet aus deiner Liste.
leave-game-do = Spiel verlassen
concede-game-do = Aufgeben
leave-game-named = „{ $name }“ verlassen
forget-game = Dieses Spiel aus deiner Liste entfernen?
forget-game-what = Die anderen behalten es, und sein Link funktioniert weiter.
forget-game-do = Entfernen
forget-game-named = „{ $name }“ aus deiner Liste entfernen
