import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Probabilidad de ganar',
  loss: {
    one: 'cuesta # punto de probabilidad de ganar',
    many: 'cuesta # de puntos de probabilidad de ganar',
    other: 'cuesta # puntos de probabilidad de ganar',
  },
  thisMove: 'esta jugada',
  canMate: (played, foe, moves) =>
    plural(moves, {
      one: `Tras ${played}, las ${foe.toLowerCase()} pueden dar mate en # jugada.`,
      many: `Tras ${played}, las ${foe.toLowerCase()} pueden dar mate en # de jugadas.`,
      other: `Tras ${played}, las ${foe.toLowerCase()} pueden dar mate en # jugadas.`,
    }),
  canTakeKing: (played, foe, moves) =>
    plural(moves, {
      one: `Tras ${played}, las ${foe.toLowerCase()} pueden capturar el rey en # jugada.`,
      many: `Tras ${played}, las ${foe.toLowerCase()} pueden capturar el rey en # de jugadas.`,
      other: `Tras ${played}, las ${foe.toLowerCase()} pueden capturar el rey en # jugadas.`,
    }),
  wouldMate: (better, moves) =>
    plural(moves, {
      one: `${better} daría mate en # jugada.`,
      many: `${better} daría mate en # de jugadas.`,
      other: `${better} daría mate en # jugadas.`,
    }),
  wouldTakeKing: (better, moves) =>
    plural(moves, {
      one: `${better} capturaría el rey en # jugada.`,
      many: `${better} capturaría el rey en # de jugadas.`,
      other: `${better} capturaría el rey en # jugadas.`,
    }),
  canCapture: (played, foe, square, piece) =>
    `Tras ${played}, las ${foe.toLowerCase()} pueden capturar en ${square} (${piece}).`,
  captures: (better, piece, played) => `${better} captura una pieza (${piece}). ${played} la deja.`,
  keeps: (best, played, chance) =>
    `Mantiene tu probabilidad de ganar en un ${percentText(best)}. Tras ${played}, baja a un ${percentText(chance)}.`,
}
