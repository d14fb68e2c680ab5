import type { CardTexts } from '../translation'

export const cards: CardTexts = {
  '2048': {
    title: '2048',
    description: 'Schieben, verschmelzen, vorausdenken',
    otherNames: ['threes', '1024', 'zahlen verschmelzen', 'kacheln'],
  },
  'air-hockey': {
    title: 'Air Hockey',
    titleLang: 'en',
    description: 'Zwei Schläger, ein Puck, fünf Tore',
    otherNames: ['airhockey', 'lufthockey', 'tischhockey', 'puck'],
  },
  asteroids: {
    title: 'Asteroids',
    titleLang: 'en',
    description: 'Drehen, Schub, Brocken zerlegen',
    otherNames: ['asteroiden', 'weltraum', 'raumschiff', 'meteore'],
  },
  battleship: {
    title: 'Schiffe versenken',
    description: 'Flotte verstecken, Flotte versenken',
    otherNames: ['seeschlacht', 'flottenmanöver', 'battleship', 'salve', 'kriegsschiffe'],
  },
  bingo: {
    title: 'Bingo',
    description: 'Zahlen markieren, eine Reihe füllen',
    otherNames: ['lotto', 'tombola', 'zahlen ziehen', 'bingokarten'],
  },
  blackjack: {
    title: 'Blackjack',
    titleLang: 'en',
    description: 'Näher an 21 als der Croupier',
    otherNames: ['black jack', 'siebzehn und vier', '17 und 4', 'einundzwanzig', '21', 'karten'],
  },
  'blink-dash': {
    title: 'Blink Dash',
    titleLang: 'en',
    description: 'Sammle Funken, bevor es dunkel wird',
    otherNames: ['ausweichen', 'dunkel', 'licht aus'],
  },
  'blue-block-runner': {
    title: 'Blue Block Runner',
    titleLang: 'en',
    description: 'Weich aus, fang Blöcke, meide Bomben',
    otherNames: ['ausweichen', 'reaktion', 'blöcke'],
  },
  breakout: {
    title: 'Breakout',
    titleLang: 'en',
    description: 'Ein Schläger, 50 Steine, Extrabälle',
    otherNames: ['arkanoid', 'steine', 'ziegel', 'mauer'],
  },
  'bubble-shooter': {
    title: 'Bubble Shooter',
    titleLang: 'en',
    description: 'Ziele, triff drei, lass den Rest fallen',
    otherNames: ['blasen', 'seifenblasen', 'puzzle bobble', 'bust a move', 'kugeln'],
  },
  checkers: {
    title: 'Dame',
    description: 'Springen, schlagen, Dame holen',
    otherNames: ['damespiel', 'checkers', 'draughts', 'internationale dame', 'russische dame', 'schaschki'],
  },
  chess: {
    title: 'Extrem-Schach',
    description: 'Von sanft bis gnadenlos oder für zwei',
    otherNames: ['schach', 'chess', 'schachmatt', 'schachaufgaben', 'schachrätsel', 'matt in zwei'],
  },
  'circuit-breaker': {
    title: 'Circuit Breaker',
    titleLang: 'en',
    description: 'Lies den Stromkreis, merk ihn dir, lass Strom hindurch',
    otherNames: ['muster', 'knoten', 'punkte verbinden', 'stromkreis'],
  },
  'color-crash': {
    title: 'Color Crash',
    titleLang: 'en',
    description: 'Finde die Lücke oder triff die Farbe',
    otherNames: ['farben', 'farbwechsel', 'color switch'],
  },
  'color-grid-challenge': {
    title: 'Farbraster',
    description: 'Finde die eine abweichende Kachel',
    otherNames: ['finde den unterschied', 'farbsehen', 'farbtöne'],
  },
  'color-memory': {
    title: 'Farbfolge',
    description: 'Acht Farben, acht Töne, immer eine mehr',
    otherNames: ['farben merken', 'gedächtnis', 'muster merken'],
  },
  'connect-four': {
    title: 'Vier gewinnt',
    description: 'Steine einwerfen, vier in eine Reihe',
    otherNames: ['4 gewinnt', 'viergewinnt', 'connect four', 'vier in einer reihe', 'pop out'],
  },
  'doodle-jump': {
    title: 'Doodle Jump',
    titleLang: 'en',
    description: 'Hüpf von Plattform zu Plattform, so hoch du kannst',
    otherNames: ['springen', 'hüpfen', 'plattformen'],
  },
  'emoji-decoder': {
    title: 'Emoji-Rätsel',
    description: 'Zwei oder drei Emojis, eine Antwort',
    otherNames: ['rebus', 'begriffe raten', 'quiz', 'emoji-quiz'],
  },
  'flappy-bird': {
    title: 'Flappy Bird',
    titleLang: 'en',
    description: 'Eine Taste, viele Röhren, keine Pause',
    otherNames: ['vogel', 'fliegen', 'röhren'],
  },
  frogger: {
    title: 'Frogger',
    titleLang: 'en',
    description: 'Über Straße und Fluss rechtzeitig heim',
    otherNames: ['frosch', 'straße', 'crossy road'],
  },
  'gravity-flip-runner': {
    title: 'Gravity Flip Runner',
    titleLang: 'en',
    description: 'Boden oder Decke, ein Druck genügt',
    otherNames: ['schwerkraft', 'endlosläufer', 'gravity guy', 'laufspiel'],
  },
  'invisible-maze': {
    title: 'Unsichtbares Labyrinth',
    description: 'Taste dich durch unsichtbare Wände',
    otherNames: ['irrgarten', 'verborgene wände', 'maze'],
  },
  'jigsaw-puzzle': {
    title: 'Puzzle',
    description: 'Setz ein Bild zusammen, Klick für Klick',
    otherNames: ['jigsaw', 'puzzleteile', 'bilderpuzzle', 'legespiel'],
  },
  klondike: {
    title: 'Klondike-Solitär',
    description: 'Das klassische Solitär, mit lösbaren Spielen',
    otherNames: ['patience', 'solitaire', 'freecell', 'karten', 'kartenspiel', 'windows solitär'],
  },
  'memory-match': {
    title: 'Memo-Paare',
    description: 'Deck Karten auf und finde die Paare',
    otherNames: ['memory', 'paare finden', 'pärchen', 'merkspiel'],
  },
  minesweeper: {
    title: 'Minesweeper',
    titleLang: 'en',
    description: 'Lies die Zahlen, markiere die Minen',
    otherNames: ['minen', 'minenfeld', 'minensuche', 'ohne raten'],
  },
  nonogram: {
    title: 'Nonogramm',
    description: 'Lies die Zahlen, deck das Bild auf',
    otherNames: ['nonogram', 'picross', 'japanisches kreuzworträtsel', 'malen nach zahlen', 'logikbilder'],
  },
  'number-guessing': {
    title: 'Zahlenraten',
    description: 'Größer oder kleiner, bis du die Zahl findest',
    otherNames: ['höher oder tiefer', 'größer oder kleiner', 'zahl erraten'],
  },
  'pac-man': {
    title: 'Pac-Man',
    titleLang: 'en',
    description: 'Friss alle Pillen, vier Geister im Nacken',
    otherNames: ['puckman', 'geister', 'pillen', 'labyrinth'],
  },
  'pixel-sushi-chef': {
    title: 'Pixel Sushi Chef',
    titleLang: 'en',
    description: 'Rolle, was Gäste wollen, bevor sie gehen',
    otherNames: ['kochen', 'restaurant', 'essen', 'sushi'],
  },
  pong: {
    title: 'Pong',
    titleLang: 'en',
    description: 'Zwei Schläger, ein Ball, zehn Punkte',
    otherNames: ['tischtennis', 'tennis', 'ping pong'],
  },
  reversi: {
    title: 'Reversi',
    description: 'Schließ Steine ein und dreh sie auf deine Farbe',
    otherNames: ['othello', 'steine umdrehen', 'schwarze und weiße steine'],
  },
  'rock-paper-scissors': {
    title: 'Schere Stein Papier',
    description: 'Drei Zeichen, eine Sekunde Spannung',
    otherNames: ['schnick schnack schnuck', 'knobeln', 'schere stein papier echse spock'],
  },
  'simon-says': {
    title: 'Simon sagt',
    description: 'Hinsehen, zuhören, nachmachen',
    otherNames: ['senso', 'simon says', 'nachmachen', 'folge wiederholen'],
  },
  'slice-storm': {
    title: 'Slice Storm',
    titleLang: 'en',
    description: 'Schneide Früchte, aber keine Bomben',
    otherNames: ['fruit ninja', 'obst', 'früchte', 'schneiden', 'zen'],
  },
  'sliding-puzzle': {
    title: 'Schiebepuzzle',
    description: 'Fünfzehn Kacheln und eine Lücke',
    otherNames: ['fünfzehnerspiel', '15er puzzle', '8er puzzle', 'schieberätsel'],
  },
  snake: {
    title: 'Snake',
    titleLang: 'en',
    description: 'Friss, wachse und beiß dich nie selbst',
    otherNames: ['schlange', 'nibbles', 'python', 'wurm', 'slither'],
  },
  sudoku: {
    title: 'Sudoku',
    description: 'Neun Zeilen, Spalten und Blöcke',
    otherNames: ['zahlenrätsel', 'killer-sudoku', 'x-sudoku', 'diagonal-sudoku'],
  },
  'tap-the-glitch': {
    title: 'Tap the Glitch',
    titleLang: 'en',
    description: 'Halt das System eine Minute sauber',
    otherNames: ['reaktion', 'fehler', 'tippen'],
  },
  'tic-tac-toe': {
    title: 'Tic-Tac-Toe',
    description: 'Drei in einer Reihe, X fängt an',
    otherNames: ['tic tac toe', 'drei gewinnt', 'xo', 'kreis und kreuz', 'ultimate tic tac toe'],
  },
  'tug-of-war': {
    title: 'Tauziehen',
    description: 'Schnelle Finger, starkes Seil, kalte Pfütze',
    otherNames: ['tug of war', 'seilziehen', 'tasten hämmern'],
  },
  'whack-a-mole': {
    title: 'Maulwurfjagd',
    description: 'Neun Löcher und sehr flinke Pfoten',
    otherNames: ['whack-a-mole', 'hau den maulwurf', 'maulwurf', 'hammer'],
  },
  'word-guessing': {
    title: 'Wörterraten',
    description: 'Finde das Wort, bevor der Roboter erwacht',
    otherNames: ['galgenmännchen', 'hangman', 'wordle', 'buchstabieren', 'galgenraten'],
  },
}
