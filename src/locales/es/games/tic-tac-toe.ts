import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/tic-tac-toe/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    levels: { easy: 'Fácil', normal: 'Normal', perfect: 'Perfecto' },
    mark: { label: 'Juegas con' },
    board: {
      label: 'Tablero',
      3: '3x3',
      4: '4x4',
      ultimate: 'Ultimate',
      says: {
        3: 'Se gana con tres en línea.',
        4: 'Se gana con cuatro en línea en dieciséis casillas.',
        ultimate: 'Gana tres tableros en línea: cada casilla envía al otro a su tablero.',
      },
    },
    line: {
      label: 'Tres en línea',
      wins: 'Gana',
      loses: 'Pierde',
      says: { loses: 'Misère: haz que tu rival complete una línea.' },
    },
    series: {
      label: 'Partidas',
      one: 'Una',
      five: 'Cinco',
      says: { five: 'Las marcas cambian tras cada partida. Tres partidas ganadas dan la serie.' },
    },
  },
  controls: {
    cells: 'Elegir casilla (3x3)',
    cell: (row, column) => `Fila ${row}, columna ${column}`,
  },
  anyBoard: 'Cualquier tablero',
  inBoard: (board) => `Tablero ${board}`,
  stats: { Turn: 'Turno', Board: 'Juega en', Moves: 'Jugadas', Game: 'Partida', Games: 'Partidas' },
  best: { win: 'Victoria más corta', series: 'Serie más corta' },
  toasts: {
    nextGame: (game) => `Partida ${game}: las marcas cambian.`,
    nextGameYou: (game, mark) => `Partida ${game}: juegas con ${mark}.`,
  },
  status: {
    gameWon: (game, mark) => `${mark} gana la partida ${game}.`,
    gameTied: (game) => `La partida ${game} es un empate.`,
    boardWon: (board, mark) => `${mark} gana el tablero ${board}.`,
    marked: (mark, row, column) => `${mark} en la fila ${row}, columna ${column}.`,
    reset: 'Tablero y serie borrados.',
  },
  captions: {
    board: 'tablero pequeño ganado',
    mark: 'marca puesta',
    reset: 'marcador a cero',
    Over: 'fin de la partida',
  },
  howTo: [
    'Empieza X. Gana una fila, columna o diagonal completa.',
    'Por turnos, cada uno pone una marca en una casilla vacía.',
    'Sin jugadas posibles, hay empate. En una serie de cinco, las marcas cambian.',
  ],
  refusals: {
    taken: 'Esa casilla está ocupada. Elige una vacía.',
    otherBoard: 'Juega en el tablero resaltado.',
  },
  ends: {
    tie: 'Empate',
    markWins: (mark) => `Gana ${mark}`,
    youWin: 'Ganas',
    computerWins: 'Gana la máquina',
    threeBoards: (mark) => `${mark} tiene tres tableros en línea.`,
    three: (mark) => `${mark} tiene tres en línea.`,
    four: (mark) => `${mark} tiene cuatro en línea.`,
    playerWinsSeries: (player) => `El jugador ${player} gana la serie`,
    youWinSeries: 'Ganas la serie',
    computerWinsSeries: 'La máquina gana la serie',
    series: (won, lost, ties) => `${won} a ${lost}. Empates: ${ties}.`,
  },
  position: {
    length: (characters) =>
      plural(characters, {
        one: 'Esta posición tiene # carácter. Escribe 9, 16 u 81, fila por fila: X, O o un punto para una casilla vacía.',
        many: 'Esta posición tiene # de caracteres. Escribe 9, 16 u 81, fila por fila: X, O o un punto para una casilla vacía.',
        other:
          'Esta posición tiene # caracteres. Escribe 9, 16 u 81, fila por fila: X, O o un punto para una casilla vacía.',
      }),
    strange: (sign) =>
      `«${sign}» no puede estar en una posición. Escribe 9, 16 u 81 caracteres, fila por fila: X, O o un punto para una casilla vacía.`,
    nextBoard: 'Tras los dos puntos va el siguiente tablero: de 1 a 9, o - para cualquiera.',
    marks: 'Esta posición es imposible: X empieza, así que tiene tantas marcas como O o una más.',
    bothWon: 'Esta posición es imposible: los dos lados tienen tres tableros en línea.',
    afterThree: 'Esta posición es imposible: la partida termina con el primer tres en línea.',
    afterFour: 'Esta posición es imposible: la partida termina con el primer cuatro en línea.',
  },
  board: {
    name: 'Tablero de Tres en línea',
    empty: 'vacía',
    unavailable: 'vacía, no disponible',
  },
  tally: {
    name: 'Marcador de la serie',
    you: 'Tú',
    computer: 'Máquina',
    player: (player) => `Jugador ${player}`,
    markWins: (mark) => `Victorias de ${mark}`,
    playerWins: (player) => `Victorias del jugador ${player}`,
    wins: 'Victorias',
    losses: 'Derrotas',
    ties: 'Empates',
    reset: 'A cero',
  },
}
