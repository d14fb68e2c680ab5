import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/reversi/texts/dialog'
import type * as hints from '../../../games/reversi/texts/hints'
import type * as moves from '../../../games/reversi/texts/moves'
import type * as review from '../../../games/reversi/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  moves: {
    label: 'Jugadas de esta partida',
    button: 'Copiar jugadas',
    done: 'Jugadas copiadas.',
  },
  position: {
    label: 'Posición: X son negras, O son blancas; al final, a quién le toca',
    button: 'Copiar posición',
    done: 'Posición copiada.',
  },
  loadHint: 'Pega jugadas, como f5d6c3, o una posición.',
  loadEmpty: 'Pega antes unas jugadas o una posición.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Solo tienes una jugada.',
    corners: 'Mira las esquinas.',
    count: 'El final está cerca: cuenta cada ficha.',
    noCorner: 'Aleja a tu rival de las esquinas.',
    few: 'Deja a tu rival pocas jugadas buenas.',
  },
  flips: (discs) =>
    plural(discs, {
      one: 'La mejor jugada da la vuelta a la ficha resaltada.',
      many: 'La mejor jugada da la vuelta a las fichas resaltadas.',
      other: 'La mejor jugada da la vuelta a las fichas resaltadas.',
    }),
  onlyLegal: 'Es la única jugada posible.',
  corner: 'A una ficha en una esquina nunca se le da la vuelta. Puedes ocupar una.',
  countToWin: (side) =>
    `Cuenta hasta la última casilla: con la mejor de estas jugadas ganan las ${side.toLowerCase()}.`,
  countToTie: 'Cuenta hasta la última casilla: la mejor de estas jugadas lleva al empate.',
  countToLoss: (foe) =>
    `Cuenta hasta la última casilla: jugando bien, ganan las ${foe.toLowerCase()}. Salva todas las fichas que puedas.`,
  avoid: (squares, foe) =>
    plural(squares, {
      one: `Evita la casilla resaltada: con una ficha ahí, las ${foe.toLowerCase()} podrán ocupar una esquina.`,
      many: `Evita las casillas resaltadas: con una ficha en alguna de ellas, las ${foe.toLowerCase()} podrán ocupar una esquina.`,
      other: `Evita las casillas resaltadas: con una ficha en alguna de ellas, las ${foe.toLowerCase()} podrán ocupar una esquina.`,
    }),
  noReply: (foe) => `Una de estas jugadas deja a las ${foe.toLowerCase()} sin jugada.`,
  fewReplies: (replies, foe) =>
    plural(replies, {
      one: `Deja pocas jugadas a tu rival. Tras la mejor, a las ${foe.toLowerCase()} les queda solo #.`,
      many: `Deja pocas jugadas a tu rival. Tras la mejor, a las ${foe.toLowerCase()} les quedan solo #.`,
      other: `Deja pocas jugadas a tu rival. Tras la mejor, a las ${foe.toLowerCase()} les quedan solo #.`,
    }),
  fewFlipped: (discs) =>
    plural(discs, {
      one: 'Al principio, menos fichas es mejor. La mejor jugada solo da la vuelta a #.',
      many: 'Al principio, menos fichas es mejor. La mejor jugada solo da la vuelta a #.',
      other: 'Al principio, menos fichas es mejor. La mejor jugada solo da la vuelta a #.',
    }),
  replies: (replies, foe) =>
    plural(replies, {
      one: `Mira qué pueden hacer las ${foe.toLowerCase()} después. La mejor jugada deja # respuesta.`,
      many: `Mira qué pueden hacer las ${foe.toLowerCase()} después. La mejor jugada deja # de respuestas.`,
      other: `Mira qué pueden hacer las ${foe.toLowerCase()} después. La mejor jugada deja # respuestas.`,
    }),
  only: (square) => `${square} es la única jugada.`,
  keepsTie: (square) => `${square} mantiene el empate.`,
  winsBy: (square, discs) =>
    plural(discs, {
      one: `${square} gana por # ficha.`,
      many: `${square} gana por # de fichas.`,
      other: `${square} gana por # fichas.`,
    }),
  losesBy: (square, discs) =>
    plural(discs, {
      one: `${square} pierde por solo # ficha.`,
      many: `${square} pierde por solo # de fichas.`,
      other: `${square} pierde por solo # fichas.`,
    }),
  takesCorner: (square) => `${square} ocupa la esquina.`,
  keepsAhead: (square) => `${square} mantiene tu ventaja.`,
  looksBest: (square) => `${square} parece lo mejor.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  move: (side, square) => `${side}: ${square}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Probabilidad de ganar',
  opening: 'Apertura',
  loss: {
    one: 'cuesta # punto de probabilidad de ganar',
    many: 'cuesta # de puntos de probabilidad de ganar',
    other: 'cuesta # puntos de probabilidad de ganar',
  },
  leadsToTie: (square) => `Tras ${square}, el mejor juego lleva al empate.`,
  leadsToWin: (square, winner, discs) =>
    plural(discs, {
      one: `Tras ${square}, con el mejor juego ganan las ${winner.toLowerCase()} por # ficha.`,
      many: `Tras ${square}, con el mejor juego ganan las ${winner.toLowerCase()} por # de fichas.`,
      other: `Tras ${square}, con el mejor juego ganan las ${winner.toLowerCase()} por # fichas.`,
    }),
  ledToTie: 'El mejor juego llevaba al empate.',
  ledToWin: (winner, discs) =>
    plural(discs, {
      one: `Con el mejor juego ganaban las ${winner.toLowerCase()} por # ficha.`,
      many: `Con el mejor juego ganaban las ${winner.toLowerCase()} por # de fichas.`,
      other: `Con el mejor juego ganaban las ${winner.toLowerCase()} por # fichas.`,
    }),
  behind: (discs) =>
    plural(discs, {
      one: 'termina # ficha por detrás de la mejor',
      many: 'termina # de fichas por detrás de la mejor',
      other: 'termina # fichas por detrás de la mejor',
    }),
  chance: (best, square, chance) =>
    `La mejor jugada mantiene un ${percentText(best)} de probabilidad de ganar; ${square}, solo un ${percentText(chance)}.`,
  values: 'En las casillas: por cuántas fichas debería ganar (+) o perder (-) la jugada.',
  givesCorner: (square, foe) => `Tras ${square}, las ${foe.toLowerCase()} pueden ocupar una esquina.`,
}
