import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/checkers/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Una posición de Damas indica a quién le toca y las casillas de los dos lados, como B:W21,K22:B1,2 (B son rojas, W son blancas, K es una dama, casillas de 1 a 32 o, con diez filas, de 1 a 50).'

export const texts: Translation<typeof game.texts> = {
  options: {
    variant: {
      label: 'Reglas',
      simplified: 'Sencillas',
      tournament: 'Torneo',
      international: 'Internacionales',
      russian: 'Rusas',
      says: {
        tournament: 'Hay que capturar y seguir capturando mientras se pueda.',
        international:
          'Empiezan las blancas. Diez filas, damas voladoras y hay que capturar el máximo de fichas.',
        russian:
          'Empiezan las blancas. Damas voladoras, peones que capturan también hacia atrás y captura a elegir.',
      },
    },
    levels: { easy: 'Fácil', normal: 'Normal', hard: 'Difícil', expert: 'Experto' },
    side: { label: 'Juegas con', red: 'Rojas', white: 'Blancas' },
  },
  sides: { red: 'Rojas', white: 'Blancas' },
  stats: { Turn: 'Turno', Moves: 'Jugadas' },
  best: { moves: 'Victoria más corta' },
  toasts: {
    redOffers: 'Las rojas ofrecen tablas. La próxima jugada las rechaza.',
    whiteOffers: 'Las blancas ofrecen tablas. La próxima jugada las rechaza.',
    redKing: 'Dama para las rojas',
    whiteKing: 'Dama para las blancas',
  },
  status: {
    moved: (side, from, to) => `${side}: de ${from} a ${to}.`,
    captured: (side, from, to, pieces) =>
      plural(pieces, {
        one: `${side}: de ${from} a ${to}, # ficha capturada.`,
        many: `${side}: de ${from} a ${to}, # de fichas capturadas.`,
        other: `${side}: de ${from} a ${to}, # fichas capturadas.`,
      }),
    redKing: (square) => `Las rojas coronan una dama en la casilla ${square}.`,
    whiteKing: (square) => `Las blancas coronan una dama en la casilla ${square}.`,
  },
  captions: {
    resigned: 'abandono',
    move: 'se mueve una ficha',
    capture: 'ficha capturada',
    king: 'dama nueva',
    Over: 'fin de la partida',
  },
  howTo: [
    'Mueve en diagonal hacia delante y captura saltando.',
    'En la última fila, un peón se vuelve dama y mueve en los dos sentidos.',
    'Captura todas las fichas para ganar. Salvo en Sencillas, hay que capturar.',
  ],
  refusals: {
    notYours: 'Esa ficha no es tuya.',
    mustCapture: 'Tienes que capturar. Las fichas resaltadas pueden.',
    mustCaptureOn: 'Tienes que capturar y seguir capturando mientras puedas.',
    mustCaptureMost: 'Tienes que capturar el máximo de fichas. Las fichas resaltadas pueden.',
    stuck: 'Esa ficha no tiene adónde ir.',
    occupied: 'Esa casilla está ocupada.',
    forward: 'Los peones solo avanzan. Las damas mueven en los dos sentidos.',
    oneSquare: 'Mueve una casilla en diagonal o salta por encima de una ficha rival.',
    diagonal:
      'Un peón mueve una casilla en diagonal hacia delante. Una dama mueve cuanto quiera por una diagonal libre.',
  },
  ends: {
    draw: 'Tablas',
    quiet: (moves) =>
      plural(moves, {
        one: '# jugada de cada lado sin capturas ni movimientos de peón.',
        many: '# de jugadas de cada lado sin capturas ni movimientos de peón.',
        other: '# jugadas de cada lado sin capturas ni movimientos de peón.',
      }),
    agreed: 'Se ofrecieron y se aceptaron tablas.',
    redWins: 'Ganan las rojas',
    whiteWins: 'Ganan las blancas',
    youWin: 'Ganas',
    computerWins: 'Gana la máquina',
    redResigned: 'Las rojas abandonaron.',
    whiteResigned: 'Las blancas abandonaron.',
    redGone: 'A las rojas no les quedan fichas.',
    whiteGone: 'A las blancas no les quedan fichas.',
    redStuck: 'Las rojas no pueden mover.',
    whiteStuck: 'Las blancas no pueden mover.',
  },
  position: {
    form: POSITION_FORM,
    noSquare: (sign) => `«${sign}» no es una casilla. ${POSITION_FORM}`,
    eightRows: (square, max) =>
      `No hay casilla ${square} con ocho filas: las casillas van de 1 a ${max}. Elige Internacionales para una posición con diez filas.`,
    outside: (square, max) => `No hay casilla ${square}: las casillas oscuras van de 1 a ${max}.`,
    strange: (field) => `No se puede leer «${field}» en esta posición. ${POSITION_FORM}`,
    noMoves: `En este PDN no hay jugadas. ${POSITION_FORM}`,
    twice: (side) => `Esta posición da dos veces las casillas de las ${side.toLowerCase()}.`,
    missing: (side) => `Faltan las casillas de las ${side.toLowerCase()}. ${POSITION_FORM}`,
    twoPieces: (square) => `La casilla ${square} tiene dos fichas.`,
    redMan: (square) => `El peón rojo de la casilla ${square} sería una dama (como texto: K${square}).`,
    whiteMan: (square) => `El peón blanco de la casilla ${square} sería una dama (como texto: K${square}).`,
    many: (max) => `Cada lado tiene como máximo ${max} fichas.`,
    empty: 'Esta posición no tiene fichas.',
    illegal: (number, move) => `La jugada ${number}, ${move}, no es legal con estas reglas.`,
    games: {
      22: 'damas italianas',
      23: 'damas americanas pool',
      24: 'damas españolas',
      26: 'damas brasileñas',
      27: 'damas canadienses',
      28: 'damas portuguesas',
      30: 'damas turcas',
      31: 'damas tailandesas',
      40: 'damas frisonas',
    },
    otherGame: (game) => `Esta partida es de ${game}, un juego que no está disponible aquí.`,
    american: 'Esta partida es de damas americanas. Elige para ella las reglas Torneo.',
    international: 'Esta partida es de damas internacionales. Elige para ella las reglas Internacionales.',
    russian: 'Esta partida es de damas rusas. Elige para ella las reglas Rusas.',
    noMove: (word) => `«${word}» no es ni una jugada como 32-28 ni una posición como W:W31-50:B1-20.`,
  },
  players: {
    name: 'Jugadores',
    you: 'Tú',
    computer: 'Máquina',
    left: (pieces) => plural(pieces, { one: 'Queda #', many: 'Quedan #', other: 'Quedan #' }),
    mustCapture: 'Hay que capturar',
  },
  board: {
    name: 'Tablero de damas',
    gameText: 'Posición',
    flip: 'Girar tablero',
    redMan: 'peón rojo',
    redKing: 'dama roja',
    whiteMan: 'peón blanco',
    whiteKing: 'dama blanca',
    light: (place) => `${place}, casilla clara`,
    square: (place, square, what) => `${place}, casilla ${square}, ${what}`,
    legal: (place, square, what) => `${place}, casilla ${square}, ${what}, jugada posible`,
    mustCapture: (place, square, what) => `${place}, casilla ${square}, ${what}, hay que capturar`,
  },
}
