import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Gewinnchancen',
  loss: { one: 'kostet # Prozentpunkt Gewinnchance', other: 'kostet # Prozentpunkte Gewinnchance' },
  canWin: (move, foe, moves) =>
    plural(moves, {
      one: `Nach ${move} kann ${foe} in # Zug gewinnen.`,
      other: `Nach ${move} kann ${foe} in # Zügen gewinnen.`,
    }),
  winsIn: (moves) => plural(moves, { one: 'Er gewinnt in # Zug.', other: 'Er gewinnt in # Zügen.' }),
  canCapture: (move, foe, pieces) =>
    plural(pieces, {
      one: `Nach ${move} kann ${foe} einen Stein schlagen.`,
      other: `Nach ${move} kann ${foe} # Steine schlagen.`,
    }),
  captures: (pieces) => plural(pieces, { one: 'Er schlägt einen Stein.', other: 'Er schlägt # Steine.' }),
  keeps: (best, move, chance) =>
    `Er hält deine Gewinnchancen bei ${percentText(best)}. Nach ${move} fallen sie auf ${percentText(chance)}.`,
}
