import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/tic-tac-toe/texts/hints'
import type * as moves from '../../../games/tic-tac-toe/texts/moves'
import type * as review from '../../../games/tic-tac-toe/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  canWin: 'Puedes completar una línea: mira las marcas resaltadas.',
  mustBlock: 'Tu rival puede completar una línea: mira las marcas resaltadas.',
  onMostLines: 'Toma una casilla que esté en muchas líneas: compara las resaltadas.',
  quiet: (marks) =>
    plural(marks, {
      one: 'Nadie puede ganar ya: mira las líneas que pasan por la marca resaltada.',
      many: 'Nadie puede ganar ya: mira las líneas que pasan por las marcas resaltadas.',
      other: 'Nadie puede ganar ya: mira las líneas que pasan por las marcas resaltadas.',
    }),
  noLine: 'Por la mejor casilla ya no se puede completar ninguna línea.',
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
  sends: 'Piensa a qué tablero envía tu marca a tu rival: compara las casillas resaltadas.',
  sendsAnywhere:
    'La mejor jugada ahí deja a tu rival jugar en cualquier sitio, porque lleva a un tablero decidido.',
  sendsToBoard: 'La mejor jugada ahí envía a tu rival al tablero pequeño resaltado.',
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  places: [
    'arriba a la izquierda',
    'arriba en el centro',
    'arriba a la derecha',
    'en el centro a la izquierda',
    'centro',
    'en el centro a la derecha',
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
