import type { CardTexts } from '../translation'

export const cards: CardTexts = {
  '2048': {
    title: '2048',
    description: 'Fais glisser, fusionne et prévois tes coups',
    otherNames: ['threes', '1024', 'fusionner des nombres', 'tuiles'],
  },
  'air-hockey': {
    title: 'Air Hockey',
    titleLang: 'en',
    description: 'Deux poussoirs, un palet, cinq buts',
    otherNames: ['hockey sur table', 'palet', 'hockey pneumatique'],
  },
  asteroids: {
    title: 'Asteroids',
    titleLang: 'en',
    description: 'Tourne, accélère, pulvérise les rochers',
    otherNames: ['astéroïdes', 'rochers', 'vaisseau spatial', 'météores', 'tir spatial'],
  },
  battleship: {
    title: 'Bataille navale',
    description: 'Cache ta flotte, coule l’autre',
    otherNames: ['touché coulé', 'combat naval', 'battleship', 'salve', 'navires'],
  },
  bingo: {
    title: 'Bingo',
    description: 'Marque tes numéros, fais une ligne',
    otherNames: ['loto', 'quine', 'tombola', 'housey'],
  },
  blackjack: {
    title: 'Blackjack',
    titleLang: 'en',
    description: 'Bats le croupier sans dépasser 21',
    otherNames: ['vingt-et-un', '21', 'black jack', 'pontoon', 'cartes'],
  },
  'blink-dash': {
    title: 'Blink Dash',
    titleLang: 'en',
    description: 'Ramasse les éclats avant le noir',
    otherNames: ['téléportation', 'esquive', 'noir', 'lumière'],
  },
  'blue-block-runner': {
    title: 'Blue Block Runner',
    titleLang: 'en',
    description: 'Esquive, attrape tes blocs, évite les bombes',
    otherNames: ['esquive', 'réflexes', 'blocs'],
  },
  breakout: {
    title: 'Breakout',
    titleLang: 'en',
    description: 'Cinquante briques et des balles bonus',
    otherNames: ['casse-briques', 'briques', 'arkanoid'],
  },
  'bubble-shooter': {
    title: 'Bubble Shooter',
    titleLang: 'en',
    description: 'Vise, groupe-en trois, le reste tombe',
    otherNames: ['bulles', 'tir aux bulles', 'puzzle bobble', 'bust a move'],
  },
  checkers: {
    title: 'Dames',
    description: 'Saute, prends, va à dame',
    otherNames: ['jeu de dames', 'checkers', 'draughts', 'dames internationales', 'dames russes', 'damier'],
  },
  chess: {
    title: 'Échecs extrêmes',
    description: 'Du plus doux au plus impitoyable, ou à deux',
    otherNames: ['échecs', 'chess', 'échec et mat', 'problèmes d’échecs', 'mat en deux'],
  },
  'circuit-breaker': {
    title: 'Circuit Breaker',
    titleLang: 'en',
    description: 'Lis le circuit, retiens-le et fais passer le courant',
    otherNames: ['circuit', 'nœuds', 'motif', 'relier les points'],
  },
  'color-crash': {
    title: 'Color Crash',
    titleLang: 'en',
    description: 'Trouve la brèche ou la bonne couleur',
    otherNames: ['couleurs', 'color switch', 'obstacles colorés'],
  },
  'color-grid-challenge': {
    title: 'Grille de couleurs',
    description: 'Repère le seul carré différent',
    otherNames: ['intrus', 'vision des couleurs', 'nuances', 'color grid challenge'],
  },
  'color-memory': {
    title: 'Mémoire des couleurs',
    description: 'Huit couleurs, huit sons, un de plus à chaque fois',
    otherNames: ['suite de couleurs', 'retenir', 'mémoire de séquences', 'color memory'],
  },
  'connect-four': {
    title: 'Puissance 4',
    description: 'Lâche des jetons, aligne-en quatre',
    otherNames: ['quatre à la suite', 'quatre alignés', 'connect four', 'pop out'],
  },
  'doodle-jump': {
    title: 'Doodle Jump',
    titleLang: 'en',
    description: 'Bondis de plateforme en plateforme, le plus haut possible',
    otherNames: ['saut', 'plateformes', 'grimper'],
  },
  'emoji-decoder': {
    title: 'Devine les emojis',
    description: 'Deux ou trois emojis, une réponse',
    otherNames: ['rébus', 'devine l’expression', 'quiz', 'quiz emoji', 'emoji decoder'],
  },
  'flappy-bird': {
    title: 'Flappy Bird',
    titleLang: 'en',
    description: 'Un bouton, des tuyaux, aucun répit',
    otherNames: ['oiseau', 'oiseau volant', 'tuyaux'],
  },
  frogger: {
    title: 'Frogger',
    titleLang: 'en',
    description: 'Traverse la route et la rivière, rentre à temps',
    otherNames: ['grenouille', 'traversée', 'crossy road'],
  },
  golf: {
    title: 'Solitaire golf',
    description: 'Vide sept colonnes en peu de coups',
    otherNames: ['golf', 'patience', 'réussite', 'cartes'],
  },
  'gravity-flip-runner': {
    title: 'Gravity Flip Runner',
    titleLang: 'en',
    description: 'Du sol au plafond en un seul appui',
    otherNames: ['course sans fin', 'gravité', 'gravity guy'],
  },
  'invisible-maze': {
    title: 'Labyrinthe invisible',
    description: 'Avance entre des murs invisibles',
    otherNames: ['labyrinthe', 'murs cachés', 'dédale', 'invisible maze'],
  },
  'jigsaw-puzzle': {
    title: 'Puzzle',
    description: 'Assemble une image peinte, clic après clic',
    otherNames: ['jigsaw', 'pièces de puzzle', 'casse-tête', 'image'],
  },
  klondike: {
    title: 'Solitaire Klondike',
    description: 'Le solitaire classique, avec des donnes gagnables',
    otherNames: ['patience', 'réussite', 'freecell', 'cartes', 'solitaire windows'],
  },
  'memory-match': {
    title: 'Paires',
    description: 'Retourne des cartes, fais des paires',
    otherNames: ['memory', 'jeu de mémoire', 'jeu de paires', 'memory match'],
  },
  minesweeper: {
    title: 'Démineur',
    description: 'Lis les nombres, signale les mines',
    otherNames: ['mines', 'champ de mines', 'minesweeper', 'sans deviner'],
  },
  nonogram: {
    title: 'Nonogramme',
    description: 'Lis les nombres, dévoile le dessin',
    otherNames: ['picross', 'hanjie', 'logimage', 'griddlers', 'nonogram', 'mots croisés japonais'],
  },
  'number-guessing': {
    title: 'Devine le nombre',
    description: 'Plus ou moins, jusqu’à le trouver',
    otherNames: ['plus ou moins', 'c’est plus c’est moins', 'le juste prix', 'number guessing'],
  },
  'pac-man': {
    title: 'Pac-Man',
    titleLang: 'en',
    description: 'Mange tout, quatre fantômes aux trousses',
    otherNames: ['puckman', 'fantômes', 'pastilles', 'labyrinthe'],
  },
  'pixel-sushi-chef': {
    title: 'Pixel Sushi Chef',
    titleLang: 'en',
    description: 'Roule vite, les clients s’impatientent',
    otherNames: ['cuisine', 'restaurant', 'sushi', 'nourriture'],
  },
  pong: {
    title: 'Pong',
    titleLang: 'en',
    description: 'Deux raquettes, une balle, dix points',
    otherNames: ['tennis de table', 'ping-pong', 'raquette'],
  },
  pyramid: {
    title: 'Solitaire pyramide',
    description: 'Retire des paires qui font 13, jusqu’au sommet',
    otherNames: ['pyramide', 'pyramid', 'treize', 'patience', 'réussite', 'cartes'],
  },
  reversi: {
    title: 'Reversi',
    description: 'Encadre une ligne de pions et retourne-la',
    otherNames: ['othello', 'retourner les pions', 'pions noirs et blancs'],
  },
  'rock-paper-scissors': {
    title: 'Pierre-feuille-ciseaux',
    description: 'Trois signes, une seconde de suspense',
    otherNames: ['chifoumi', 'pierre papier ciseaux', 'janken', 'pierre feuille ciseaux lézard spock'],
  },
  'simon-says': {
    title: 'Jacques a dit',
    description: 'Regarde, écoute et répète la séquence',
    otherNames: ['simon', 'simon says', 'copie-moi', 'répéter la séquence'],
  },
  'slice-storm': {
    title: 'Slice Storm',
    titleLang: 'en',
    description: 'Tranche les fruits, évite les bombes',
    otherNames: ['fruits', 'couper des fruits', 'fruit ninja', 'zen'],
  },
  'sliding-puzzle': {
    title: 'Taquin',
    description: 'Quinze tuiles et une case vide',
    otherNames: ['jeu de taquin', 'puzzle coulissant', 'pousse-pousse', 'sliding puzzle'],
  },
  snake: {
    title: 'Snake',
    titleLang: 'en',
    description: 'Mange, grandis et ne te mords jamais',
    otherNames: ['serpent', 'ver', 'nibbles', 'python', 'slither'],
  },
  spider: {
    title: 'Solitaire Spider',
    description: 'Monte huit suites du roi à l’as',
    otherNames: ['spider', 'araignée', 'deux jeux', 'patience', 'réussite', 'cartes'],
  },
  sudoku: {
    title: 'Sudoku',
    description: 'Neuf lignes, neuf colonnes, neuf blocs',
    otherNames: ['number place', 'killer sudoku', 'x-sudoku', 'sudoku diagonal', 'chiffres'],
  },
  'tap-the-glitch': {
    title: 'Tap the Glitch',
    titleLang: 'en',
    description: 'Garde le système propre une minute',
    otherNames: ['réflexes', 'bugs', 'erreurs', 'toucher'],
  },
  'tic-tac-toe': {
    title: 'Morpion',
    description: 'Trois alignés\u202f; X commence',
    otherNames: ['tic tac toe', 'oxo', 'croix et ronds', 'trois alignés', 'morpion ultime', 'ultimate'],
  },
  tripeaks: {
    title: 'TriPeaks',
    titleLang: 'en',
    description: 'Vide trois sommets, un rang de plus ou de moins',
    otherNames: ['tri peaks', 'trois sommets', 'patience', 'réussite', 'solitaire', 'cartes'],
  },
  'tug-of-war': {
    title: 'Tir à la corde',
    description: 'Appuis rapides, corde solide, flaque froide',
    otherNames: ['tug of war', 'jeu de la corde', 'corde', 'marteler un bouton'],
  },
  'whack-a-mole': {
    title: 'Tape-taupe',
    description: 'Neuf trous et des pattes très vives',
    otherNames: ['whack-a-mole', 'jeu de la taupe', 'marteau', 'taupe'],
  },
  'word-guessing': {
    title: 'Devine le mot',
    description: 'Trouve le mot avant le réveil du robot',
    otherNames: ['pendu', 'le pendu', 'wordle', 'orthographe', 'word guessing'],
  },
}
