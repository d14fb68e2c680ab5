import type { CardTexts } from '../translation'

export const cards: CardTexts = {
  '2048': {
    title: '2048',
    description: 'Desliza, combina y planea',
    otherNames: ['threes', '1024', 'combinar números', 'fichas'],
  },
  'air-hockey': {
    title: 'Hockey de aire',
    description: 'Dos mazos, un disco y cinco goles',
    otherNames: ['air hockey', 'hockey de mesa', 'disco', 'tejo'],
  },
  asteroids: {
    title: 'Asteroids',
    titleLang: 'en',
    description: 'Gira, acelera y revienta rocas',
    otherNames: ['asteroides', 'rocas espaciales', 'nave espacial', 'meteoritos'],
  },
  battleship: {
    title: 'Batalla naval',
    description: 'Esconde tu flota, hunde la rival',
    otherNames: ['hundir la flota', 'guerra naval', 'barquitos', 'battleship', 'submarino'],
  },
  bingo: {
    title: 'Bingo',
    description: 'Marca números y completa una línea',
    otherNames: ['lotería', 'tómbola', 'loto', 'housie'],
  },
  blackjack: {
    title: 'Blackjack',
    titleLang: 'en',
    description: 'Cerca de 21, sin pasarte',
    otherNames: ['veintiuna', 'veintiuno', '21', 'pontoon', 'cartas'],
  },
  'blink-dash': {
    title: 'Blink Dash',
    titleLang: 'en',
    description: 'Recoge destellos antes del apagón',
    otherNames: ['parpadeo', 'oscuridad', 'teletransporte', 'esquivar'],
  },
  'blue-block-runner': {
    title: 'Blue Block Runner',
    titleLang: 'en',
    description: 'Atrapa tus bloques, evita las bombas',
    otherNames: ['esquivar', 'reflejos', 'bloques', 'bloque azul'],
  },
  breakout: {
    title: 'Breakout',
    titleLang: 'en',
    description: 'Una pala, 50 ladrillos y bolas extra',
    otherNames: ['rompeladrillos', 'arkanoid', 'ladrillos', 'bloques'],
  },
  'bubble-shooter': {
    title: 'Bubble Shooter',
    titleLang: 'en',
    description: 'Apunta, junta tres y deja caer el resto',
    otherNames: ['burbujas', 'puzzle bobble', 'explotar burbujas', 'disparar burbujas'],
  },
  checkers: {
    title: 'Damas',
    description: 'Salta, captura y corona una dama',
    otherNames: ['checkers', 'juego de damas', 'damas internacionales'],
  },
  chess: {
    title: 'Ajedrez extremo',
    description: 'De amable a despiadado, o para dos',
    otherNames: ['ajedrez', 'chess', 'jaque mate', 'problemas de ajedrez', 'mate en dos'],
  },
  'circuit-breaker': {
    title: 'Circuit Breaker',
    titleLang: 'en',
    description: 'Recuerda el circuito y conéctalo',
    otherNames: ['circuito', 'patrón', 'nodos', 'unir los puntos'],
  },
  'color-crash': {
    title: 'Color Crash',
    titleLang: 'en',
    description: 'Encuentra el hueco o acierta el color',
    otherNames: ['cambio de color', 'colores', 'color switch'],
  },
  'color-grid-challenge': {
    title: 'Cuadrícula de color',
    description: 'Encuentra el único cuadro distinto',
    otherNames: ['el intruso', 'visión del color', 'tonos', 'color grid challenge'],
  },
  'color-memory': {
    title: 'Memoria de colores',
    description: 'Ocho colores y uno más cada vez',
    otherNames: ['secuencia de colores', 'recordar', 'memoria', 'color memory'],
  },
  'connect-four': {
    title: 'Cuatro en línea',
    description: 'Suelta fichas y alinea cuatro',
    otherNames: ['conecta 4', '4 en raya', 'cuatro en raya', 'connect four', 'pop out'],
  },
  'doodle-jump': {
    title: 'Doodle Jump',
    titleLang: 'en',
    description: 'Salta de plataforma en plataforma',
    otherNames: ['saltar', 'saltos', 'plataformas', 'cielo'],
  },
  'emoji-decoder': {
    title: 'Descifra los emojis',
    description: 'Dos o tres emojis y una respuesta',
    otherNames: ['jeroglífico', 'adivina la frase', 'trivia', 'quiz de emojis', 'emoji decoder'],
  },
  'flappy-bird': {
    title: 'Flappy Bird',
    titleLang: 'en',
    description: 'Un botón, mil tubos y sin descanso',
    otherNames: ['pájaro volador', 'pajarito', 'tubos', 'tuberías'],
  },
  frogger: {
    title: 'Frogger',
    titleLang: 'en',
    description: 'Cruza la carretera y el río a tiempo',
    otherNames: ['rana', 'sapo', 'crossy road', 'cruzar la calle'],
  },
  golf: {
    title: 'Solitario Golf',
    description: 'Retira siete columnas con pocos golpes',
    otherNames: ['golf', 'solitario', 'cartas', 'paciencia'],
  },
  'gravity-flip-runner': {
    title: 'Gravity Flip Runner',
    titleLang: 'en',
    description: 'Del suelo al techo con solo pulsar',
    otherNames: ['carrera sin fin', 'corredor', 'gravedad'],
  },
  'invisible-maze': {
    title: 'Laberinto invisible',
    description: 'A tientas entre paredes invisibles',
    otherNames: ['laberinto', 'paredes ocultas', 'invisible maze'],
  },
  'jigsaw-puzzle': {
    title: 'Rompecabezas',
    description: 'Arma un cuadro pintado, clic a clic',
    otherNames: ['puzle', 'puzzle', 'jigsaw', 'piezas'],
  },
  klondike: {
    title: 'Solitario Klondike',
    description: 'El solitario clásico, con solución',
    otherNames: ['solitario', 'klondike', 'freecell', 'cartas', 'carta blanca', 'solitario de windows'],
  },
  'memory-match': {
    title: 'Juego de parejas',
    description: 'Destapa dos cartas y busca parejas',
    otherNames: ['memoria', 'memorama', 'memotest', 'encuentra las parejas', 'memory match'],
  },
  minesweeper: {
    title: 'Buscaminas',
    description: 'Lee los números y señala las minas',
    otherNames: ['minas', 'campo de minas', 'minesweeper', 'sin adivinar'],
  },
  nonogram: {
    title: 'Nonograma',
    description: 'Lee los números y descubre el dibujo',
    otherNames: ['picross', 'griddlers', 'hanjie', 'crucigrama japonés', 'nonogram', 'pinta por números'],
  },
  'number-guessing': {
    title: 'Adivina el número',
    description: 'Mayor o menor, hasta dar con él',
    otherNames: ['mayor o menor', 'adivina mi número', 'más alto más bajo'],
  },
  'pac-man': {
    title: 'Pac-Man',
    titleLang: 'en',
    description: 'Come puntos, huye de los fantasmas',
    otherNames: ['comecocos', 'puckman', 'fantasmas', 'puntos', 'laberinto'],
  },
  'pixel-sushi-chef': {
    title: 'Pixel Sushi Chef',
    titleLang: 'en',
    description: 'Sirve antes de que se impacienten',
    otherNames: ['cocina', 'cocinar', 'restaurante', 'comida', 'sushi'],
  },
  pong: {
    title: 'Pong',
    titleLang: 'en',
    description: 'Dos palas, una bola y diez puntos',
    otherNames: ['tenis de mesa', 'ping pong', 'raqueta', 'paleta'],
  },
  pyramid: {
    title: 'Solitario Pirámide',
    description: 'Retira parejas que sumen 13, hasta la cima',
    otherNames: ['pirámide', 'piramide', 'pyramid', 'trece', 'solitario', 'cartas'],
  },
  reversi: {
    title: 'Reversi',
    description: 'Encierra fichas y hazlas tuyas',
    otherNames: ['othello', 'voltear fichas', 'fichas blancas y negras'],
  },
  'rock-paper-scissors': {
    title: 'Piedra, papel o tijera',
    description: 'Tres manos, un segundo de suspense',
    otherNames: ['cachipún', 'yan ken po', 'jankenpon', 'piedra papel tijera lagarto spock'],
  },
  'simon-says': {
    title: 'Simón dice',
    description: 'Mira, escucha y repite la secuencia',
    otherNames: ['simon', 'simon says', 'imítame', 'repite la secuencia'],
  },
  'slice-storm': {
    title: 'Slice Storm',
    titleLang: 'en',
    description: 'Corta la fruta, pero no las bombas',
    otherNames: ['fruit ninja', 'fruta', 'cortar fruta', 'espada', 'zen'],
  },
  'sliding-puzzle': {
    title: 'Puzle deslizante',
    description: 'Quince fichas y un hueco',
    otherNames: ['juego del quince', '15 puzzle', '8 puzzle', 'taken', 'rompecabezas deslizante'],
  },
  snake: {
    title: 'Snake',
    titleLang: 'en',
    description: 'Come, crece y nunca te muerdas',
    otherNames: ['serpiente', 'culebra', 'víbora', 'gusano', 'nibbles', 'slither'],
  },
  spider: {
    title: 'Solitario Spider',
    description: 'Forma ocho series del rey al as',
    otherNames: ['spider', 'araña', 'dos barajas', 'solitario', 'cartas'],
  },
  sudoku: {
    title: 'Sudoku',
    description: 'Nueve filas, columnas y bloques',
    otherNames: ['number place', 'killer sudoku', 'sudoku asesino', 'x-sudoku', 'sudoku diagonal'],
  },
  'tap-the-glitch': {
    title: 'Tap the Glitch',
    titleLang: 'en',
    description: 'Un minuto con el sistema limpio',
    otherNames: ['reflejos', 'errores', 'fallos', 'toca el glitch', 'bugs'],
  },
  'tic-tac-toe': {
    title: 'Tres en línea',
    description: 'Tres en línea; X empieza',
    otherNames: ['tres en raya', 'gato', 'tatetí', 'triqui', 'ceros y cruces', 'tic tac toe', 'ultimate'],
  },
  tripeaks: {
    title: 'TriPeaks',
    titleLang: 'en',
    description: 'Retira tres picos, un rango más o menos',
    otherNames: ['tri peaks', 'tres picos', 'solitario', 'cartas', 'paciencia'],
  },
  'tug-of-war': {
    title: 'Tira y afloja',
    description: 'Dedos rápidos, cuerda y charco frío',
    otherNames: ['tug of war', 'juego de la cuerda', 'soga', 'tirar de la cuerda', 'machacar botones'],
  },
  'whack-a-mole': {
    title: 'Golpea al topo',
    description: 'Nueve hoyos y manos muy rápidas',
    otherNames: ['whack-a-mole', 'aplasta topos', 'topos', 'martillo'],
  },
  'word-guessing': {
    title: 'Adivina la palabra',
    description: 'Acierta sin despertar al robot',
    otherNames: ['ahorcado', 'hangman', 'wordle', 'ortografía', 'word guessing'],
  },
}
