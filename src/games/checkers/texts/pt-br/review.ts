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
      one: `Depois de ${move}, as ${foe} podem vencer em # jogada.`,
      many: `Depois de ${move}, as ${foe} podem vencer em # de jogadas.`,
      other: `Depois de ${move}, as ${foe} podem vencer em # jogadas.`,
    }),
  winsIn: (moves) =>
    plural(moves, {
      one: 'Vence em # jogada.',
      many: 'Vence em # de jogadas.',
      other: 'Vence em # jogadas.',
    }),
  canCapture: (move, foe, pieces) =>
    plural(pieces, {
      one: `Depois de ${move}, as ${foe} podem capturar uma peça.`,
      many: `Depois de ${move}, as ${foe} podem capturar # de peças.`,
      other: `Depois de ${move}, as ${foe} podem capturar # peças.`,
    }),
  captures: (pieces) =>
    plural(pieces, {
      one: 'Captura uma peça.',
      many: 'Captura # de peças.',
      other: 'Captura # peças.',
    }),
  keeps: (best, move, chance) =>
    `Mantém suas chances de vitória em ${percentText(best)}. Depois de ${move}, elas caem para ${percentText(chance)}.`,
}
