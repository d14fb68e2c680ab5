import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Gewinnchancen',
  loss: { one: 'kostet # Prozentpunkt Gewinnchance', other: 'kostet # Prozentpunkte Gewinnchance' },
  thisMove: 'diesem Zug',
  canMate: (played, foe, moves) =>
    plural(moves, {
      one: `Nach ${played} kann ${foe} in # Zug matt setzen.`,
      other: `Nach ${played} kann ${foe} in # Zügen matt setzen.`,
    }),
  canTakeKing: (played, foe, moves) =>
    plural(moves, {
      one: `Nach ${played} kann ${foe} den König in # Zug schlagen.`,
      other: `Nach ${played} kann ${foe} den König in # Zügen schlagen.`,
    }),
  wouldMate: (better, moves) =>
    plural(moves, {
      one: `${better} würde in # Zug matt setzen.`,
      other: `${better} würde in # Zügen matt setzen.`,
    }),
  wouldTakeKing: (better, moves) =>
    plural(moves, {
      one: `${better} würde den König in # Zug schlagen.`,
      other: `${better} würde den König in # Zügen schlagen.`,
    }),
  canCapture: (played, foe, square, piece) => `Nach ${played} kann ${foe} auf ${square} schlagen (${piece}).`,
  captures: (better, piece, played) =>
    `${better} schlägt eine Figur (${piece}), die nach ${played} stehen bleibt.`,
  keeps: (best, played, chance) =>
    `Er hält deine Gewinnchancen bei ${percentText(best)}. Nach ${played} fallen sie auf ${percentText(chance)}.`,
}
