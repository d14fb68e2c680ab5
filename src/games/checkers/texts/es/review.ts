import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Probabilidad de ganar',
  loss: {
    one: 'cuesta # punto de probabilidad de ganar',
    many: 'cuesta # de puntos de probabilidad de ganar',
    other: 'cuesta # puntos de probabilidad de ganar',
  },
  canWin: (move, foe, moves) =>
    plural(moves, {
      one: `Tras ${move}, las ${foe.toLowerCase()} pueden ganar en # jugada.`,
      many: `Tras ${move}, las ${foe.toLowerCase()} pueden ganar en # de jugadas.`,
      other: `Tras ${move}, las ${foe.toLowerCase()} pueden ganar en # jugadas.`,
    }),
  winsIn: (moves) =>
    plural(moves, { one: 'Gana en # jugada.', many: 'Gana en # de jugadas.', other: 'Gana en # jugadas.' }),
  canCapture: (move, foe, pieces) =>
    plural(pieces, {
      one: `Tras ${move}, las ${foe.toLowerCase()} pueden capturar una ficha.`,
      many: `Tras ${move}, las ${foe.toLowerCase()} pueden capturar # de fichas.`,
      other: `Tras ${move}, las ${foe.toLowerCase()} pueden capturar # fichas.`,
    }),
  captures: (pieces) =>
    plural(pieces, { one: 'Captura una ficha.', many: 'Captura # de fichas.', other: 'Captura # fichas.' }),
  keeps: (best, move, chance) =>
    `Mantiene tu probabilidad de ganar en un ${percentText(best)}. Tras ${move}, baja a un ${percentText(chance)}.`,
}
