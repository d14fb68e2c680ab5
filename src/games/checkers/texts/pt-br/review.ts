import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Chances de vitória',
  loss: {
    one: 'custa # ponto de chance de vitória',
    many: 'custa # de pontos de chance de vitória',
    other: 'custa # pontos de chance de vitória',
  },
  canWin: (move, foe, moves) =>
    plural(moves, {
      one: `Após ${move}, as ${foe.toLowerCase()} podem vencer em # jogada.`,
      many: `Após ${move}, as ${foe.toLowerCase()} podem vencer em # de jogadas.`,
      other: `Após ${move}, as ${foe.toLowerCase()} podem vencer em # jogadas.`,
    }),
  winsIn: (moves) =>
    plural(moves, {
      one: 'Vence em # jogada.',
      many: 'Vence em # de jogadas.',
      other: 'Vence em # jogadas.',
    }),
  canCapture: (move, foe, pieces) =>
    plural(pieces, {
      one: `Após ${move}, as ${foe.toLowerCase()} podem capturar uma peça.`,
      many: `Após ${move}, as ${foe.toLowerCase()} podem capturar # de peças.`,
      other: `Após ${move}, as ${foe.toLowerCase()} podem capturar # peças.`,
    }),
  captures: (pieces) =>
    plural(pieces, {
      one: 'Captura uma peça.',
      many: 'Captura # de peças.',
      other: 'Captura # peças.',
    }),
  keeps: (best, move, chance) =>
    `Mantém suas chances de vitória em ${percentText(best)}. Após ${move}, elas caem para ${percentText(chance)}.`,
}
