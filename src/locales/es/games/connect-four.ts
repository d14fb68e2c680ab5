import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/connect-four/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Fácil', normal: 'Normal', hard: 'Difícil', perfect: 'Perfecto' },
    first: { label: 'Primera jugada', you: 'Tú', computer: 'Máquina' },
    pop: { label: 'Pop Out', off: 'No', on: 'Sí' },
  },
  controls: { drop: 'Soltar una ficha', column: (column) => `Columna ${column}` },
  discs: { Red: 'Rojo', Yellow: 'Amarillo' },
  stats: { Turn: 'Turno', Moves: 'Jugadas' },
  best: { moves: 'Victoria más corta' },
  status: {
    dropped: (disc, column) => `${disc} en la columna ${column}.`,
    popped: (disc, column) => `${disc}: ficha fuera de la columna ${column}.`,
  },
  captions: { drop: 'cae una ficha', pop: 'ficha fuera', Over: 'fin de la partida' },
  howTo: [
    'Elige una columna. Ganan cuatro en línea: en horizontal, vertical o diagonal.',
    'Las fichas se sueltan por turnos. Empieza el rojo.',
    'Un tablero lleno es empate. En Pop Out también puedes sacar tu ficha de abajo.',
  ],
  refusals: {
    full: '¡La columna está llena!',
    popRed: 'Solo puedes sacar una ficha roja de la fila de abajo.',
    popYellow: 'Solo puedes sacar una ficha amarilla de la fila de abajo.',
  },
  ends: {
    tie: 'Empate',
    full: 'El tablero está lleno.',
    repeated: 'La misma posición se dio tres veces.',
    afterDiscs: (discs) =>
      plural(discs, {
        one: 'Cuatro en línea tras # ficha.',
        many: 'Cuatro en línea tras # de fichas.',
        other: 'Cuatro en línea tras # fichas.',
      }),
    afterMoves: (moves) =>
      plural(moves, {
        one: 'Cuatro en línea tras # jugada.',
        many: 'Cuatro en línea tras # de jugadas.',
        other: 'Cuatro en línea tras # jugadas.',
      }),
    redWins: 'Gana el rojo',
    yellowWins: 'Gana el amarillo',
    youWin: 'Ganas',
    computerWins: 'Gana la máquina',
  },
  position: {
    score: (number) =>
      `No está claro si «${number}» al final es una columna o un resultado. Pega solo las columnas, sin espacios.`,
    firstNumber: (number) =>
      `Estas jugadas empiezan por el número ${number}. Pega todas las columnas desde la primera jugada.`,
    noColumn: (sign) =>
      `«${sign}» no es una columna. Una posición de Cuatro en línea es la lista de las columnas jugadas, números del 1 al 7 (con una p delante si se saca una ficha).`,
    over: (discs) => `Esta posición es imposible: la partida termina tras ${discs} fichas.`,
    noPop: (disc, column) =>
      `Esta posición es imposible: el ${disc.toLowerCase()} no tiene nada que sacar de la columna ${column}.`,
    full: (column) => `Esta posición es imposible: la columna ${column} solo tiene seis casillas.`,
  },
  board: {
    name: 'Tablero de Cuatro en línea',
    gameText: 'Posición',
    empty: 'vacía',
    red: 'roja',
    yellow: 'amarilla',
    lastRed: 'roja, la última ficha',
    lastYellow: 'amarilla, la última ficha',
    popRed: 'sacar la ficha roja de abajo',
    popYellow: 'sacar la ficha amarilla de abajo',
    nothingToPop: 'nada que sacar',
    pop: 'Sacar',
  },
}
