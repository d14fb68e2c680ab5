import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/tic-tac-toe/texts/hints'
import type * as moves from '../../../games/tic-tac-toe/texts/moves'
import type * as review from '../../../games/tic-tac-toe/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  lines: 'Mira las líneas resaltadas: la mejor casilla está donde se cruzan.',
  line: 'Mira la línea resaltada: la mejor casilla está en ella.',
  noLine: 'Mira las casillas vacías: ahí ya nadie puede ganar una línea.',
  win: (mark) => `${mark} necesita una marca más en la línea resaltada.`,
  block: (mark) => `${mark} necesita una marca más en la línea resaltada. Bloquéala.`,
  fork: 'Nadie puede ganar en la próxima jugada. Busca un doble ataque: prepara el tuyo o bloquea el de tu rival.',
  winsNow: (place) => `${place}: gana ya.`,
  winsIn: (place, moves) =>
    plural(moves, {
      one: `${place}: gana en # jugada.`,
      many: `${place}: gana en # de jugadas.`,
      other: `${place}: gana en # jugadas.`,
    }),
  keepsTie: (place) => `${place}: mantiene el empate.`,
  holdsOut: (place) => `${place}: es lo que más resiste.`,
  looksBest: (place) => `${place}: parece lo mejor.`,
  board: 'Mira el tablero pequeño resaltado.',
  sendsAnywhere:
    'La mejor jugada ahí deja a tu rival jugar en cualquier sitio, porque lleva a un tablero decidido.',
  sendsToBoard: 'La mejor jugada ahí envía a tu rival al tablero pequeño resaltado.',
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  places: [
    'arriba a la izquierda',
    'arriba en el centro',
    'arriba a la derecha',
    'en medio a la izquierda',
    'centro',
    'en medio a la derecha',
    'abajo a la izquierda',
    'abajo en el centro',
    'abajo a la derecha',
  ],
  titles: [
    'Arriba izquierda',
    'Arriba centro',
    'Arriba derecha',
    'Centro izquierda',
    'Centro',
    'Centro derecha',
    'Abajo izquierda',
    'Abajo centro',
    'Abajo derecha',
  ],
  onBoard: (place, board) => `${place}, tablero ${board}`,
  cell: (row, column) => `fila ${row}, columna ${column}`,
  cellTitle: (row, column) => `Fila ${row}, columna ${column}`,
  move: (mark, place) => `${mark}: ${place}`,
  cleared: 'Tablero borrado',
  game: (game) => `Partida ${game}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Probabilidad de ganar',
  loss: {
    one: 'cuesta # punto de probabilidad de ganar',
    many: 'cuesta # de puntos de probabilidad de ganar',
    other: 'cuesta # puntos de probabilidad de ganar',
  },
  missedWinAndLost: (mark, other, place) =>
    `${mark} podía ganar. Tras ${mark} en «${place}», ${other} gana haga lo que haga ${mark}.`,
  missedWin: (mark) => `Aquí ${mark} podía forzar la victoria.`,
  lost: (mark, other, place) => `Tras ${mark} en «${place}», ${other} gana haga lo que haga ${mark}.`,
}
