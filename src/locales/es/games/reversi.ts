import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/reversi/texts/game'
import type { Translation } from '../../translation'

const POSITION_FORM =
  'Escribe 64 casillas (X negras, O blancas, - vacía) y después X u O, según a quién le toque. O una lista de jugadas como f5d6c3.'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Fácil', normal: 'Normal', hard: 'Difícil', expert: 'Experto', master: 'Maestro' },
    side: { label: 'Juegas con', black: 'Negras', white: 'Blancas', says: { white: 'Empiezan las negras.' } },
    size: { label: 'Tamaño', 6: '6x6', 8: '8x8' },
    moves: { label: 'Jugadas posibles', shown: 'Visibles', hidden: 'Ocultas' },
  },
  sides: { black: 'Negras', white: 'Blancas' },
  stats: { Turn: 'Turno', Black: 'Negras', White: 'Blancas', Empty: 'Vacías', Lead: 'Ventaja' },
  best: { lead: 'Mayor victoria' },
  toasts: {
    blackPasses: 'Las negras pasan',
    blackPassesDetail: 'Las negras no pueden dar la vuelta a ninguna ficha: vuelven a jugar las blancas.',
    whitePasses: 'Las blancas pasan',
    whitePassesDetail: 'Las blancas no pueden dar la vuelta a ninguna ficha: vuelven a jugar las negras.',
  },
  status: {
    moved: (side, square, flipped) =>
      plural(flipped, {
        one: `${side} en ${square}, # ficha girada.`,
        many: `${side} en ${square}, # de fichas giradas.`,
        other: `${side} en ${square}, # fichas giradas.`,
      }),
    blackPasses: 'Las negras no pueden dar la vuelta a ninguna ficha y pasan. Vuelven a jugar las blancas.',
    whitePasses: 'Las blancas no pueden dar la vuelta a ninguna ficha y pasan. Vuelven a jugar las negras.',
  },
  captions: {
    move: 'las fichas se dan la vuelta',
    corner: 'esquina ocupada',
    pass: 'se pasa el turno',
    Over: 'fin de la partida',
  },
  howTo: [
    'Empiezan las negras. Encierra fichas rivales entre dos tuyas para darles la vuelta.',
    'Cada jugada debe girar una ficha; si no puedes, pasas. Las esquinas son para siempre.',
    'Si nadie puede jugar, gana quien tiene más fichas y se queda con las casillas vacías.',
  ],
  refusals: {
    taken: 'Esa casilla está ocupada.',
    noBlack: 'Ninguna línea desde ahí acaba en otra ficha negra, así que no se giraría nada.',
    noWhite: 'Ninguna línea desde ahí acaba en otra ficha blanca, así que no se giraría nada.',
    apart: 'Pon una ficha junto a una rival, para dar la vuelta al menos a una.',
  },
  ends: {
    tie: 'Empate',
    tieDetail: (discs) => `Los dos lados tienen ${discs} fichas.`,
    blackWins: 'Ganan las negras',
    whiteWins: 'Ganan las blancas',
    youWin: 'Ganas',
    computerWins: 'Gana la máquina',
    score: (high, low) => `${high} fichas a ${low}.`,
    scoreToNone: (high) => `${high} fichas a ninguna: todas cambiaron de color.`,
    scoreWithEmpty: (high, low, empty, total) =>
      plural(empty, {
        one: `${high} fichas a ${low}. Ningún lado podía jugar. La casilla vacía es de quien gana: ${total} a ${low}.`,
        many: `${high} fichas a ${low}. Ningún lado podía jugar. Las casillas vacías son de quien gana: ${total} a ${low}.`,
        other: `${high} fichas a ${low}. Ningún lado podía jugar. Las casillas vacías son de quien gana: ${total} a ${low}.`,
      }),
    scoreToNoneWithEmpty: (high, empty, total) =>
      plural(empty, {
        one: `${high} fichas a ninguna: todas cambiaron de color. La casilla vacía es de quien gana: ${total} a 0.`,
        many: `${high} fichas a ninguna: todas cambiaron de color. Las casillas vacías son de quien gana: ${total} a 0.`,
        other: `${high} fichas a ninguna: todas cambiaron de color. Las casillas vacías son de quien gana: ${total} a 0.`,
      }),
  },
  position: {
    form: POSITION_FORM,
    signs: 'Escribe X para las negras, O para las blancas y - para las casillas vacías.',
    length: (characters) =>
      plural(characters, {
        one: `Esta posición tiene # carácter. ${POSITION_FORM}`,
        many: `Esta posición tiene # de caracteres. ${POSITION_FORM}`,
        other: `Esta posición tiene # caracteres. ${POSITION_FORM}`,
      }),
    noSide: `Falta a quién le toca. ${POSITION_FORM}`,
    fewDiscs: 'Una posición tiene al menos cuatro fichas: la partida empieza con ellas.',
    afterEnd: (number, move) => `La jugada ${number}, ${move}, viene después del final de la partida.`,
    illegal: (number, move, side) =>
      `La jugada ${number}, ${move} (${side.toLowerCase()}), no es legal: ahí no se giraría nada.`,
    noMove: 'En este texto no hay ninguna jugada. Una partida es una lista de jugadas como f5d6c3.',
    games: { 1: 'Go', 3: 'Ajedrez', 4: 'Gomoku', 11: 'Hex' },
    otherGame: (game) => `Esta partida es de ${game}. ${POSITION_FORM}`,
    noSquare: (square) => `«${square}» no es una casilla de Reversi. ${POSITION_FORM}`,
    bySides: 'Escribe las jugadas de los dos lados en una sola lista, en el orden en que se jugaron.',
    format: (format) => `Esto es ${format}, que aquí no se puede leer. ${POSITION_FORM}`,
  },
  players: {
    name: 'Jugadores',
    you: 'Tú',
    computer: 'Máquina',
    cannotMove: 'No puede jugar',
    movesAgain: 'Vuelve a jugar',
    moves: (moves) => plural(moves, { one: '# jugada', many: '# de jugadas', other: '# jugadas' }),
  },
  board: {
    name: 'Tablero de Reversi',
    flip: 'Girar tablero',
    black: 'negra',
    white: 'blanca',
    empty: 'vacía',
    square: (square, what) => `${square}, ${what}`,
    last: (square, what) => `${square}, ${what}, última jugada`,
    legal: (square, what) => `${square}, ${what}, jugada posible`,
    pass: 'pasa',
    gameText: 'Jugadas y posición',
  },
}
