import type { TrophyTexts } from '../translation'

export const trophies: TrophyTexts = {
  '2048': {
    half: {
      title: 'Ein halber Tausender',
      text: 'Erzeuge eine 512er-Kachel auf einem 4\u00a0×\u00a04- oder 3\u00a0×\u00a03-Brett, ohne Tipps.',
    },
    'three-ways': {
      title: 'Nur drei Richtungen',
      text: 'Erzeuge eine 256er-Kachel, ohne in alle vier Richtungen zu schieben, auf einem 4\u00a0×\u00a04- oder 3\u00a0×\u00a03-Brett, ohne Tipps.',
    },
    kilo: {
      title: 'Tausend und ein bisschen',
      text: 'Erzeuge eine 1024er-Kachel auf einem 4\u00a0×\u00a04- oder 3\u00a0×\u00a03-Brett, ohne Tipps.',
    },
    goal: {
      title: 'Der Name des Spiels',
      text: 'Erzeuge eine 2048er-Kachel auf einem 4\u00a0×\u00a04- oder 3\u00a0×\u00a03-Brett, ohne Tipps.',
    },
    beyond: {
      title: 'Noch eins drauf',
      text: 'Spiel nach 2048 weiter und erzeuge eine 4096er-Kachel auf einem 4\u00a0×\u00a04- oder 3\u00a0×\u00a03-Brett, ohne Tipps.',
    },
  },
  'air-hockey': {
    normal: {
      title: 'Über die Bande',
      text: 'Besiege den Computer auf Normal oder höher in einem Einzelmatch auf mindestens fünf Tore, mit einem Puck.',
    },
    shutout: {
      title: 'Sauberer Kasten',
      text: 'Besiege den Computer auf Normal oder höher in einem Einzelmatch auf mindestens fünf Tore, mit einem Puck und ohne Gegentor.',
    },
    quick: {
      title: 'Dünnes Eis',
      text: 'Besiege den Computer auf Normal oder höher in einem Einzelmatch auf mindestens fünf Tore, mit einem Puck und in höchstens 60 Sekunden.',
    },
    hard: {
      title: 'Eiskalt',
      text: 'Besiege den Computer auf Schwer in einem Einzelmatch auf mindestens fünf Tore, mit einem Puck.',
    },
    cup: { title: 'Tabellenspitze', text: 'Besiege Freya im letzten Match des Pokals.' },
  },
  asteroids: {
    field: { title: 'Freier Weltraum', text: 'Räume ein Level leer.' },
    turret: { title: 'Stillgestanden', text: 'Räume Level 1 ohne Schub leer.' },
    untouched: {
      title: 'Keine Delle',
      text: 'Räume in einem Spiel drei Level leer, ohne ein Leben zu verlieren.',
    },
    nine: { title: 'Tief im All', text: 'Erreiche Level 9 im Modus „Klassisch“.' },
    core: { title: 'Herz der Flotte', text: 'Sichere den Sektor „Kern“ mit drei Sternen.' },
  },
  battleship: {
    hunter: {
      title: 'Freie See',
      text: 'Mach den ersten Schuss, feuere einzeln und gewinne auf Normal oder Schwer. Ohne Tipps.',
    },
    afloat: {
      title: 'Vier schwimmen noch',
      text: 'Mach den ersten Schuss, feuere einzeln und gewinne auf Normal oder Schwer mit höchstens einem verlorenen Schiff. Ohne Tipps.',
    },
    fifty: {
      title: 'Treffsicher',
      text: 'Mach den ersten Schuss, feuere einzeln und gewinne auf Normal oder Schwer mit höchstens 50 Schüssen. Ohne Tipps.',
    },
    admiral: {
      title: 'Großadmiral',
      text: 'Mach den ersten Schuss, feuere einzeln und gewinne auf Schwer. Ohne Tipps.',
    },
  },
  bingo: {
    hand: {
      title: 'Handarbeit',
      text: 'Markiere von Hand und hol ein Bingo, ohne eine Markierung zu entfernen.',
    },
    corners: {
      title: 'Vier Ecken',
      text: 'Markiere von Hand und gewinne mit den vier Ecken, wenn jede Reihe zählt. Du darfst Zahlen unmarkiert lassen.',
    },
    diagonal: {
      title: 'Auf die schräge Tour',
      text: 'Markiere von Hand und gewinne mit einer Diagonale, wenn jede Reihe zählt. Du darfst Zahlen unmarkiert lassen.',
    },
    pace: {
      title: 'Schritt gehalten',
      text: 'Schalte die Automatik an, stoppe sie nie und hol ein von Hand markiertes Bingo.',
    },
  },
  blackjack: {
    steady: {
      title: 'Rechtzeitig aufhören',
      text: 'Spiel am Standardtisch (alle Optionen auf Standard) 15 Runden in Folge, ohne dich zu überkaufen.',
    },
    tools: {
      title: 'Alle Kniffe',
      text: 'Verdopple, teile und gib auf, alles in einem Spiel am Standardtisch.',
    },
    fifty: {
      title: 'Ein langer Abend',
      text: 'Spiel am Standardtisch 50 Runden in Folge, ohne dir etwas zu leihen.',
    },
    hundred: {
      title: 'Kartenhai',
      text: 'Spiel am Standardtisch 100 Runden in Folge, ohne dir etwas zu leihen und ohne Tipps.',
    },
  },
  'blink-dash': {
    four: { title: 'Nicht blinzeln', text: 'Erreiche Level 4 mit streunenden Schleichern.' },
    quick: {
      title: 'Licht aus',
      text: 'Erreiche Level 4 in höchstens 40 Sekunden, mit streunenden Schleichern.',
    },
    eight: { title: 'Nachtschicht', text: 'Erreiche Level 8 mit streunenden Schleichern.' },
    fourteen: { title: 'Eulenaugen', text: 'Erreiche Level 14 mit streunenden Schleichern.' },
    vault: { title: 'Heil heraus', text: 'Verlass den Tresorraum mit drei Sternen.' },
  },
  'blue-block-runner': {
    hundred: {
      title: 'Blick nach oben',
      text: 'Erreiche 100 Punkte im normalen Lauf, als Einzelspieler.',
    },
    eight: {
      title: 'Mal acht',
      text: 'Erreiche den Multiplikator 8 im normalen Lauf, als Einzelspieler.',
    },
    blast: {
      title: 'Kontrollierte Sprengung',
      text: 'Verlier sieben Blöcke durch eine Bombe im normalen Lauf, als Einzelspieler.',
    },
    'fifteen-hundred': {
      title: 'Das Blaue vom Himmel',
      text: 'Erreiche 1.500 Punkte im normalen Lauf, als Einzelspieler.',
    },
    districts: {
      title: 'Straßenfest',
      text: 'Schaff im Lauf „Viertel“ das fünfte Viertel mit drei Sternen, als Einzelspieler.',
    },
  },
  breakout: {
    level: { title: 'Reiner Tisch', text: 'Räume ein Level leer.' },
    run: {
      title: 'Hinter der Mauer',
      text: 'Zerstöre zehn Steine, bevor ein Ball den Schläger wieder berührt.',
    },
    juggler: { title: 'Jongleur', text: 'Hol dir acht Extrabälle, ohne einen Ball zu verlieren.' },
    untouched: {
      title: 'Drei Leben übrig',
      text: 'Räume in einem Spiel zwei Level leer, ohne ein Leben zu verlieren.',
    },
    six: { title: 'Albtraum der Maurer', text: 'Erreiche Level 6.' },
  },
  'bubble-shooter': {
    clear: { title: 'Decke gefegt', text: 'Räume im Modus „Einzelnes Level“ das ganze Spielfeld leer.' },
    drop: { title: 'Lawine', text: 'Lass im Modus „Einzelnes Level“ mit einem Schuss zehn Blasen fallen.' },
    run: {
      title: 'Jeder Schuss sitzt',
      text: 'Lass im Modus „Einzelnes Level“ mit acht Schüssen in Folge Blasen platzen.',
    },
    few: {
      title: 'Scharfschütze',
      text: 'Räume im Modus „Einzelnes Level“ das ganze Spielfeld mit höchstens 35 Schüssen leer.',
    },
    rows: {
      title: 'Gegen die Decke',
      text: 'Räume im Modus „Einzelnes Level“ das Spielfeld mit neuen Reihen leer.',
    },
  },
  checkers: {
    normal: { title: 'Große Sprünge', text: 'Besiege den Computer auf Normal oder höher.' },
    crowns: {
      title: 'Drei Damen',
      text: 'Hol dir drei Damen und besiege den Computer auf Normal oder höher.',
    },
    whole: {
      title: 'Kaum ein Kratzer',
      text: 'Besiege den Computer auf Normal oder höher und lass ihn höchstens viermal schlagen.',
    },
    tournament: {
      title: 'Turnierspieler',
      text: 'Besiege den Computer auf Schwer oder höher nach Turnierregeln, ohne Tipps.',
    },
    expert: {
      title: 'Herr des Bretts',
      text: 'Besiege den Computer auf Experte nach Turnierregeln, ohne Tipps.',
    },
  },
  chess: {
    beginner: { title: 'Premiere', text: 'Besiege den Computer auf Anfänger oder höher, ohne Tipps.' },
    promoted: {
      title: 'Der lange Marsch',
      text: 'Wandle einen Bauern um und besiege den Computer auf Leicht oder höher, ohne Tipps.',
    },
    brief: {
      title: 'Kurz und brillant',
      text: 'Besiege den Computer auf Normal oder höher in höchstens 30 Zügen, ohne Tipps.',
    },
    hard: {
      title: 'Wie aus dem Lehrbuch',
      text: 'Besiege den Computer auf Schwer oder höher mit vollen Regeln, ohne Tipps.',
    },
    extreme: {
      title: 'Wirklich extrem',
      text: 'Besiege den Computer auf Extrem mit vollen Regeln, ohne Tipps.',
    },
  },
  'circuit-breaker': {
    five: {
      title: 'Saubere Verdrahtung',
      text: 'Schließ im Modus „Klassisch“ fünf Stromkreise in Folge ohne falschen Knoten.',
    },
    ten: {
      title: 'Level zehn',
      text: 'Starte im Modus „Klassisch“ bei Level 1 und erreiche Level 10.',
    },
    'by-heart': {
      title: 'Auswendig',
      text: 'Starte im Modus „Klassisch“ bei Level 4 oder 7, wo die Zahlen verschwinden, und schließ fünf Stromkreise in Folge ohne falschen Knoten.',
    },
    twelve: {
      title: 'Unter Strom',
      text: 'Schaff Level 12 im Modus „Klassisch“.',
    },
    surge: { title: 'Überspannungsschutz', text: 'Schaff Level 15 im Modus „Überlast“.' },
  },
  'color-crash': {
    'three-hundred': {
      title: 'Farbe bekennen',
      text: 'Erreiche 300 Punkte im Modus „Klassisch“ ohne geteilte Lücken.',
    },
    combo: { title: 'Die ganze Palette', text: 'Erreiche eine Combo von 10.' },
    match: {
      title: 'Gut getarnt',
      text: 'Durchquere in einem Lauf im Modus „Klassisch“ ohne geteilte Lücken 25 Barrieren deiner Farbe.',
    },
    'five-thousand': {
      title: 'Jenseits der Skala',
      text: 'Erreiche 5.000 Punkte im Modus „Klassisch“ ohne geteilte Lücken.',
    },
    rainbow: { title: 'Hinterm Regenbogen', text: 'Durchquere den Tunnel „Regenbogen“ mit drei Sternen.' },
  },
  'color-grid-challenge': {
    ten: { title: 'Finde den Unterschied', text: 'Finde die abweichende Kachel in zehn Rastern.' },
    clean: {
      title: 'Scharfe Augen',
      text: 'Finde die abweichende Kachel in zwölf Rastern, bevor du ein Leben verlierst.',
    },
    forty: { title: 'Adlerauge', text: 'Finde die abweichende Kachel in 40 Rastern.' },
  },
  'color-memory': {
    five: { title: 'Gib mir fünf', text: 'Wiederhole mit den Standardoptionen eine Folge von 5 Farben.' },
    nine: {
      title: 'Mehr als ein Regenbogen',
      text: 'Wiederhole mit den Standardoptionen eine Folge von 9 Farben.',
    },
    fourteen: {
      title: 'Farbfilm',
      text: 'Wiederhole mit den Standardoptionen eine Folge von 14 Farben.',
    },
    twenty: {
      title: 'Fotografisch',
      text: 'Wiederhole mit den Standardoptionen eine Folge von 20 Farben.',
    },
  },
  'connect-four': {
    normal: { title: 'Vierling', text: 'Besiege den Computer auf Normal oder höher, ohne Pop Out.' },
    short: {
      title: 'Kurzer Prozess',
      text: 'Besiege den Computer auf Normal oder höher mit höchstens zehn Steinen, ohne Pop Out.',
    },
    second: {
      title: 'Die passende Antwort',
      text: 'Besiege den Computer auf Schwer oder höher, wenn er anfängt, ohne Tipps und ohne Pop Out.',
    },
    perfect: {
      title: 'Niemand ist perfekt',
      text: 'Besiege den Computer auf Perfekt, ohne Tipps und ohne Pop Out. Du musst anfangen und darfst keinen Fehler machen.',
    },
  },
  'doodle-jump': {
    thousand: { title: 'Über den Blattrand', text: 'Erreiche 1.000 Punkte.' },
    ladder: {
      title: 'Eins nach dem anderen',
      text: 'Mach 20 Sprünge in Folge, jeden von einer höheren Plattform.',
    },
    'own-legs': {
      title: 'Auf eigenen Füßen',
      text: 'Erreiche 1.500 Punkte ohne Jetpack und ohne Propeller.',
    },
    ten: { title: 'Am Rand des Himmels', text: 'Erreiche 10.000 Punkte.' },
    space: { title: 'Wo die Luft aufhört', text: 'Erreiche im Aufstieg „Wild“ den Weltraum.' },
  },
  'emoji-decoder': {
    ten: {
      title: 'Im Bilde',
      text: 'Löse in einem Spiel 10 der 15 Rätsel des Original-Pakets.',
    },
    clean: {
      title: 'Auf den ersten Blick',
      text: 'Löse in einem Spiel fünf Rätsel im ersten Versuch, ohne Buchstaben zeigen zu lassen.',
    },
    perfect: {
      title: 'Stein von Rosette',
      text: 'Hol im Original-Paket alle 600 Punkte: jedes Rätsel im ersten Versuch, ohne gezeigte Buchstaben.',
    },
  },
  'flappy-bird': {
    five: { title: 'Abgehoben', text: 'Passiere fünf Röhren in einem Flug.' },
    fifteen: { title: 'Vielflieger', text: 'Passiere 15 Röhren in einem Flug.' },
    platinum: { title: 'Platinfedern', text: 'Passiere 40 Röhren in einem klassischen Flug.' },
    hundred: { title: 'Kommt nie runter', text: 'Passiere 100 Röhren in einem klassischen Flug.' },
    aurora: { title: 'Bis ans Polarlicht', text: 'Erreiche in einem sanften Flug die Polarlichter.' },
  },
  frogger: {
    three: { title: 'Der Frosch geht rüber', text: 'Komm in einem Spiel dreimal hinüber.' },
    forward: {
      title: 'Kein Blick zurück',
      text: 'Komm in einem Spiel fünfmal hinüber, ohne zurückzuhüpfen.',
    },
    untouched: {
      title: 'Trockene Füße',
      text: 'Komm in einem Spiel achtmal hinüber, bevor du ein Leben verlierst.',
    },
    twenty: { title: 'Stoßzeit', text: 'Komm in einem Spiel 20-mal hinüber.' },
    city: { title: 'Kaltblütig', text: 'Schaff die Winterstadt mit drei Sternen.' },
  },
  golf: {
    first: { title: 'Auf dem Grün', text: 'Gewinne ein Spiel Golf-Solitär ohne Tipps.' },
    par: {
      title: 'Innerhalb von Par',
      text: 'Beende ein zufälliges Spiel Golf-Solitär ohne Tipps mit höchstens fünf Schlägen.',
    },
    under: {
      title: 'Karten im Sack',
      text: 'Gewinne ein Spiel Golf-Solitär ohne Tipps mit mindestens drei Karten im Talon.',
    },
    chain: { title: 'Weiter Abschlag', text: 'Nimm in Golf-Solitär ohne Tipps zehn Karten nacheinander.' },
  },
  'gravity-flip-runner': {
    five: { title: 'Kopfüber', text: 'Erreiche eine Strecke von 5.000.' },
    coins: { title: 'Decke und Boden', text: 'Sammle allein im Modus „Klassisch“ in einem Lauf 40 Münzen.' },
    powers: {
      title: 'Gut ausgerüstet',
      text: 'Hol dir allein in einem Lauf alle drei Power-ups: Schild, Zeitlupe und Magnet.',
    },
    twenty: { title: 'Freier Fall', text: 'Erreiche eine Strecke von 20.000.' },
    core: { title: 'Schwerpunkt', text: 'Schaff die Zone „Kern“ mit drei Sternen.' },
  },
  'invisible-maze': {
    narrow: {
      title: 'Im Dunkeln',
      text: 'Erreiche mit allen sieben Labyrinthen das Ziel von Level 2, ohne die Lösung einzublenden.',
    },
    soft: {
      title: 'Auf Zehenspitzen',
      text: 'Beginne mit allen sieben Labyrinthen bei Level 3 und erreiche sein Ziel, ohne gegen eine Wand zu stoßen oder die Lösung einzublenden.',
    },
    void: {
      title: 'Raus aus der Leere',
      text: 'Erreiche das Ziel von Level 7, ohne die Lösung einzublenden.',
    },
    all: {
      title: 'Ariadne',
      text: 'Erreiche in einem Spiel die Ziele aller sieben Level, ohne die Lösung einzublenden.',
    },
  },
  'jigsaw-puzzle': {
    medium: { title: 'Stück für Stück', text: 'Beende ein Puzzle mit mindestens 24 Teilen.' },
    turned: {
      title: 'Richtig herum',
      text: 'Beende ein Puzzle mit mindestens 24 Teilen mit eingeschalteter Drehung.',
    },
    exact: {
      title: 'Nur einmal angefasst',
      text: 'Beende ein Puzzle mit 24 oder 48 Teilen in so vielen Zügen, wie es Teile hat.',
    },
    swift: {
      title: 'Ein Auge für Ränder',
      text: 'Beende ein Puzzle mit mindestens 48 Teilen in höchstens fünf Minuten.',
    },
  },
  klondike: {
    first: { title: 'Vier Könige obenauf', text: 'Gewinne ein Spiel Klondike ohne Tipps.' },
    three: {
      title: 'Jede dritte Karte',
      text: 'Gewinne ein Spiel Klondike, bei dem du je drei Karten ziehst, ohne Tipps.',
    },
    swift: {
      title: 'Flinke Finger',
      text: 'Gewinne ein Spiel Klondike in höchstens drei Minuten, ohne Tipps.',
    },
    once: {
      title: 'In einem Durchgang',
      text: 'Gewinne ein Spiel Klondike, ohne die Ablage umzudrehen und ohne Tipps.',
    },
    freecell: { title: 'Karten auf den Tisch', text: 'Gewinne ein Spiel FreeCell ohne Tipps.' },
  },
  'memory-match': {
    medium: {
      title: 'Gutes Gedächtnis',
      text: 'Finde allein alle Bilderpaare auf Mittel in höchstens 18 Zügen.',
    },
    swift: {
      title: 'Flinke Finger',
      text: 'Finde allein alle Bilderpaare auf Schwer in höchstens 60 Sekunden.',
    },
    hard: {
      title: 'Elefantengedächtnis',
      text: 'Finde allein alle Bilderpaare auf Schwer in höchstens 26 Zügen.',
    },
    sharp: {
      title: 'Vergisst nie',
      text: 'Finde allein alle Bilderpaare auf Schwer in höchstens 21 Zügen.',
    },
  },
  minesweeper: {
    beginner: { title: 'Die Luft ist rein', text: 'Räume ein Minenfeld für Anfänger ohne Tipps.' },
    quick: {
      title: 'Leichtfüßig',
      text: 'Räume ein Minenfeld für Anfänger in höchstens 30 Sekunden, ohne Tipps.',
    },
    'no-flags': {
      title: 'Flagge überflüssig',
      text: 'Räume ein Minenfeld für Fortgeschrittene, ohne eine Flagge zu setzen und ohne Tipps.',
    },
    expert: { title: 'Neunundneunzig Minen', text: 'Räume ein Minenfeld für Experten ohne Tipps.' },
    swift: {
      title: 'Minenräumer',
      text: 'Räume ein Minenfeld für Experten in höchstens 180 Sekunden, ohne Tipps.',
    },
  },
  nonogram: {
    uncovered: {
      title: 'Aufgedeckt',
      text: 'Löse ein Rätsel von 10\u00a0×\u00a010 oder größer, ohne Tipps.',
    },
    quick: {
      title: 'Schneller Blick',
      text: 'Löse ein Rätsel von 10\u00a0×\u00a010 in höchstens 90 Sekunden, ohne Tipps.',
    },
    sure: {
      title: 'Ruhige Hand',
      text: 'Löse ein Rätsel von 15\u00a0×\u00a015 oder größer mit gezeigten Fehlern, ohne einen Fehler und ohne Tipps.',
    },
    large: { title: 'Das große Ganze', text: 'Löse ein Rätsel von 20\u00a0×\u00a020, ohne Tipps.' },
    hard: {
      title: 'Linie für Linie',
      text: 'Löse ein erzeugtes schweres Rätsel von 15\u00a0×\u00a015 oder 20\u00a0×\u00a020, ohne Tipps.',
    },
  },
  'number-guessing': {
    medium: { title: 'Wärmer', text: 'Finde die Zahl auf Mittel.' },
    halves: {
      title: 'Teile und herrsche',
      text: 'Finde die Zahl auf Leicht mit höchstens sechs Versuchen: Das geht immer.',
    },
    swift: { title: 'Schnell gedacht', text: 'Finde die Zahl auf Mittel innerhalb von 15 Sekunden.' },
  },
  'pac-man': {
    maze: { title: 'Keine Pille übrig', text: 'Räume ein Labyrinth leer.' },
    four: { title: 'Alle vier auf einmal', text: 'Friss vier Geister mit einer Kraftpille.' },
    dessert: { title: 'Platz für Nachtisch', text: 'Friss beide Früchte eines Labyrinths.' },
    untouched: {
      title: 'Keiner zu Hause',
      text: 'Räume das erste Labyrinth leer, ohne erwischt zu werden.',
    },
    'four-mazes': { title: 'Geisterjäger', text: 'Räume in einem Spiel vier Labyrinthe leer.' },
  },
  'pixel-sushi-chef': {
    clean: {
      title: 'Sauberer Schnitt',
      text: 'Erreiche den Feierabend mit sechs bedienten Gästen und ohne falsche Rolle.',
    },
    everyone: {
      title: 'Niemand wartet',
      text: 'Erreiche den Feierabend mit acht bedienten Gästen, ohne dass jemand hungrig geht.',
    },
    'one-heart': {
      title: 'Mit Leib und Seele',
      text: 'Erreiche im Modus „Ansturm“ mit einem Leben den Feierabend.',
    },
    twenty: {
      title: 'Meister der Matte',
      text: 'Bediene 20 Gäste in einem Spiel im Modus „Klassisch“ oder „Ansturm“.',
    },
    week: { title: 'Küchenchef', text: 'Hol drei Sterne an Abend 7 im Modus „Sieben Abende“.' },
  },
  pong: {
    normal: { title: 'Matchball', text: 'Besiege den Computer auf Normal oder höher.' },
    rally: { title: 'Hin und her', text: 'Schaff einen Ballwechsel mit 25 Schlägen.' },
    love: {
      title: 'Zu null',
      text: 'Besiege den Computer auf Normal oder höher, ohne einen Punkt abzugeben, mit klassischem Ball.',
    },
    hard: {
      title: 'Ein Tisch für dich allein',
      text: 'Besiege den Computer auf Schwer, mit klassischem Ball.',
    },
    long: { title: 'Der endlose Ballwechsel', text: 'Schaff einen Ballwechsel mit 60 Schlägen.' },
  },
  pyramid: {
    first: { title: 'Bis zum Schlussstein', text: 'Gewinne ein Spiel Pyramiden-Solitär ohne Tipps.' },
    swift: {
      title: 'Dreizehn im Galopp',
      text: 'Gewinne ein Spiel Pyramiden-Solitär ohne Tipps in höchstens zwei Minuten.',
    },
    once: {
      title: 'Einmal den Nil hinab',
      text: 'Gewinne ein Spiel Pyramiden-Solitär ohne Tipps und ohne die Ablage umzudrehen.',
    },
    random: { title: 'Gegen den Sand', text: 'Gewinne ein zufälliges Spiel Pyramiden-Solitär ohne Tipps.' },
  },
  reversi: {
    normal: { title: 'Das Blatt gewendet', text: 'Besiege den Computer auf Normal oder höher.' },
    corners: {
      title: 'Alle Ecken',
      text: 'Besetze alle vier Ecken und besiege den Computer auf Normal oder höher.',
    },
    big: {
      title: 'Erdrutschsieg',
      text: 'Besiege den Computer auf Schwer oder höher mit mindestens 30 Steinen Vorsprung auf dem 8\u00a0×\u00a08-Brett, ohne Tipps.',
    },
    expert: {
      title: 'Über den Rand hinaus',
      text: 'Besiege den Computer auf Experte oder höher auf dem 8\u00a0×\u00a08-Brett, ohne Tipps.',
    },
    master: {
      title: 'Der letzte Stein',
      text: 'Besiege den Computer auf Meister auf dem 8\u00a0×\u00a08-Brett, ohne Tipps. Das Endspiel spielt er perfekt.',
    },
  },
  'rock-paper-scissors': {
    five: {
      title: 'Gedankenleser',
      text: 'Gewinne mit drei Zeichen ein Match bis 5 oder 10 gegen einen Computer, der sich dir anpasst.',
    },
    hands: {
      title: 'Alle Zeichen',
      text: 'Gewinne mit drei Zeichen ein Match bis 10 gegen einen Computer, der sich dir anpasst, und mindestens zwei Runden mit jedem Zeichen.',
    },
    lead: {
      title: 'Zwei Schritte voraus',
      text: 'Gewinne mit drei Zeichen ein Match bis 10 gegen einen Computer, der sich dir anpasst, und verlier höchstens sechs Runden.',
    },
  },
  'simon-says': {
    eight: {
      title: 'Simon sagt acht',
      text: 'Wiederhole mit den Standardoptionen eine Folge von 8 Schritten.',
    },
    fourteen: {
      title: 'Ein gutes Gehör',
      text: 'Wiederhole mit den Standardoptionen eine Folge von 14 Schritten.',
    },
    twenty: {
      title: 'Was Simon auch sagt',
      text: 'Wiederhole mit den Standardoptionen eine Folge von 20 Schritten.',
    },
    'thirty-one': {
      title: 'Simon höchstpersönlich',
      text: 'Wiederhole mit den Standardoptionen eine Folge von 31 Schritten.',
    },
  },
  'slice-storm': {
    combo: { title: 'Obstsalat', text: 'Erreiche eine Combo von 8 im Modus „Klassisch“ oder „Zen“.' },
    clean: {
      title: 'Nichts fallen gelassen',
      text: 'Zerschneide im Modus „Klassisch“ mit drei Leben 60 Früchte, bevor du eine verpasst oder eine Bombe erwischst.',
    },
    level: {
      title: 'Sturmfest',
      text: 'Erreiche Level 5 im Modus „Klassisch“ mit drei Leben oder im Modus „Zen“.',
    },
    'ten-thousand': {
      title: 'Mixer',
      text: 'Erreiche 10.000 Punkte im Modus „Klassisch“ mit drei Leben.',
    },
    storm: { title: 'Sturmjäger', text: 'Hol dir im Modus „Arcade“ drei Sterne in Etappe 10.' },
  },
  'sliding-puzzle': {
    fifteen: { title: 'Fünfzehn in Ordnung', text: 'Löse das 4\u00a0×\u00a04-Puzzle ohne Tipps.' },
    eight: {
      title: 'Abkürzung',
      text: 'Löse das 3\u00a0×\u00a03-Puzzle in höchstens 40 Zügen, ohne Tipps.',
    },
    swift: {
      title: 'Wie geschmiert',
      text: 'Löse das 4\u00a0×\u00a04-Puzzle in höchstens 90 Sekunden, ohne Tipps.',
    },
    lean: {
      title: 'Kein Zug zu viel',
      text: 'Löse das 4\u00a0×\u00a04-Puzzle in höchstens 100 Zügen, ohne Tipps.',
    },
    'twenty-four': {
      title: 'Vierundzwanzig in Ordnung',
      text: 'Löse das 5\u00a0×\u00a05-Puzzle ohne Tipps.',
    },
  },
  snake: {
    grown: { title: 'Groß geworden', text: 'Erreiche ohne Hindernisse eine Länge von 25.' },
    fast: {
      title: 'Fast Food',
      text: 'Friss 20 Früchte in einem Spiel mit Tempo „Schnell“, mit Wänden und ohne Hindernisse.',
    },
    third: {
      title: 'Ein Drittel des Feldes',
      text: 'Erreiche auf 20\u00a0×\u00a020 ohne Hindernisse eine Länge von 134, ein Drittel aller Felder.',
    },
    full: {
      title: 'Alles aufgefressen',
      text: 'Fülle ohne Hindernisse ein ganzes Spielfeld mit 20\u00a0×\u00a020 Feldern.',
    },
    festival: { title: 'Ehrengast', text: 'Hol drei Sterne in Welt 10 im Modus „Welten“.' },
  },
  spider: {
    first: { title: 'Acht Beine', text: 'Gewinne ein Spiel Spider-Solitär ohne Tipps.' },
    two: {
      title: 'Schwarze und rote Seide',
      text: 'Gewinne ein Spiel Spider-Solitär mit zwei Farben, ohne Tipps.',
    },
    four: {
      title: 'Meister des Netzes',
      text: 'Gewinne ein Spiel Spider-Solitär mit vier Farben, ohne Tipps.',
    },
    score: {
      title: 'Fein gesponnen',
      text: 'Gewinne ein Spiel Spider-Solitär mit mindestens 1.150 Punkten, ohne Tipps.',
    },
  },
  sudoku: {
    easy: {
      title: 'Einundachtzig Felder',
      text: 'Löse ein Standard-Sudoku auf Leicht, Mittel, Schwer oder Experte mit verborgenen Fehlern, ohne Tipps.',
    },
    clean: {
      title: 'Mit Tinte geschrieben',
      text: 'Löse ein Standard-Sudoku auf Mittel, Schwer oder Experte mit verborgenen Fehlern, ohne Tipps und ohne Konflikte.',
    },
    head: {
      title: 'Alles im Kopf',
      text: 'Löse ein Standard-Sudoku auf Mittel, Schwer oder Experte mit verborgenen Fehlern, ohne Tipps und ohne Notizen.',
    },
    hard: {
      title: 'Die stille Stunde',
      text: 'Löse ein Standard-Sudoku auf Schwer oder Experte mit verborgenen Fehlern, ohne Tipps.',
    },
    expert: {
      title: 'Meister der Logik',
      text: 'Löse ein Standard-Sudoku auf Experte mit verborgenen Fehlern, ohne Tipps.',
    },
  },
  'tap-the-glitch': {
    secure: { title: 'System wiederhergestellt', text: 'Halt das System volle 60 Sekunden am Laufen.' },
    combo: { title: 'Kettenreaktion', text: 'Erreiche eine Combo von 15.' },
    steady: {
      title: 'Kaum ein Flackern',
      text: 'Halt das System volle 60 Sekunden am Laufen, ohne dass der Status je KRITISCH wird.',
    },
    storm: {
      title: 'Auge des Sturms',
      text: 'Erreiche 2.500 Punkte in einem Spiel von 60 Sekunden im Modus „Sturm“.',
    },
    meltdown: { title: 'Held der Nachtschicht', text: 'Hol drei Sterne in Schicht 8 im Modus „Schichten“.' },
  },
  'tic-tac-toe': {
    normal: {
      title: 'Drei in einer Reihe',
      text: 'Besiege den Computer auf Normal in einem einzelnen 3\u00a0×\u00a03-Spiel.',
    },
    second: {
      title: 'Der zweite Zug',
      text: 'Besiege den Computer auf Normal in einem einzelnen 3\u00a0×\u00a03-Spiel als O, wenn er anfängt und drei in einer Reihe gewinnt.',
    },
    perfect: {
      title: 'Ehrenvolles Unentschieden',
      text: 'Spiel als O gegen den Computer auf Perfekt in einem einzelnen 3\u00a0×\u00a03-Spiel unentschieden, in dem drei in einer Reihe gewinnt, ohne Tipps.',
    },
  },
  tripeaks: {
    first: { title: 'Drei Gipfelkreuze', text: 'Gewinne ein Spiel TriPeaks ohne Tipps.' },
    chain: { title: 'Seilschaft', text: 'Nimm in TriPeaks ohne Tipps 12 Karten in einer Kette.' },
    strict: {
      title: 'Nicht ums Eck',
      text: 'Gewinne ein Spiel TriPeaks ohne Tipps, in dem Asse und Könige nicht aneinander passen.',
    },
    score: { title: 'Höhenlager', text: 'Hol in einem Spiel TriPeaks ohne Tipps 200 Punkte.' },
  },
  'tug-of-war': {
    medium: { title: 'Hau ruck', text: 'Besiege mit schnellem Ziehen den Computer auf Normal oder höher.' },
    clean: {
      title: 'Keinen Zentimeter',
      text: 'Besiege mit schnellem Ziehen den Computer auf Schwer oder höher in einem Match auf 3 oder 5 Runden, ohne eine Runde zu verlieren.',
    },
    expert: {
      title: 'Stark wie zehn Bären',
      text: 'Besiege mit schnellem Ziehen den Computer auf Experte oder höher.',
    },
    impossible: {
      title: 'Nichts ist unmöglich',
      text: 'Besiege mit schnellem Ziehen den Computer auf Unmöglich.',
    },
    champion: { title: 'Der letzte Bär', text: 'Hol drei Sterne gegen Bär 6 im Turnier.' },
  },
  'whack-a-mole': {
    twenty: { title: 'Blitzstart', text: 'Triff 20 Maulwürfe in einem Spiel im Modus „Klassisch“.' },
    true: {
      title: 'Jeder Schlag sitzt',
      text: 'Triff 30 Maulwürfe in einem Spiel im Modus „Klassisch“, ohne auf ein leeres Loch zu schlagen.',
    },
    run: {
      title: 'Nicht zu bremsen',
      text: 'Triff im Modus „Auf Zeit“ 50 Maulwürfe in Folge.',
    },
    hundred: { title: 'Obergärtner', text: 'Triff 100 Maulwürfe in einem Spiel im Modus „Klassisch“.' },
    fair: { title: 'Hauptgewinn', text: 'Hol drei Sterne in Etappe 10 im Modus „Auf Zeit“.' },
  },
  'word-guessing': {
    spotless: {
      title: 'Buchstabengetreu',
      text: 'Finde drei Wörter in einem Spiel ohne einen einzigen falschen Buchstaben, ohne Tipps.',
    },
    streak: {
      title: 'Belesen',
      text: 'Finde sechs Wörter in Folge, ohne „Buchstabe kaufen“ und ohne Tipps.',
    },
    ten: {
      title: 'Zehn von zehn',
      text: 'Finde alle Wörter in einem Spiel mit 10 Wörtern, ohne „Buchstabe kaufen“ und ohne Tipps.',
    },
    survival: {
      title: 'Wandelndes Wörterbuch',
      text: 'Finde 20 Wörter im Modus „Survival“, ohne „Buchstabe kaufen“ und ohne Tipps.',
    },
  },
}
