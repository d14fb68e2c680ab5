import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Chances de vitória',
  loss: {
    one: 'custa # ponto de chance de vitória',
    many: 'custa # de pontos de chance de vitória',
    other: 'custa # pontos de chance de vitória',
  },
  leadsToTie: (square) => `Após ${square}, as melhores jogadas levam ao empate.`,
  leadsToWin: (square, winner, discs) =>
    plural(discs, {
      one: `Após ${square}, as melhores jogadas levam à vitória das ${winner.toLowerCase()} por # peça.`,
      many: `Após ${square}, as melhores jogadas levam à vitória das ${winner.toLowerCase()} por # de peças.`,
      other: `Após ${square}, as melhores jogadas levam à vitória das ${winner.toLowerCase()} por # peças.`,
    }),
  ledToTie: 'As melhores jogadas levavam ao empate.',
  ledToWin: (winner, discs) =>
    plural(discs, {
      one: `As melhores jogadas levavam à vitória das ${winner.toLowerCase()} por # peça.`,
      many: `As melhores jogadas levavam à vitória das ${winner.toLowerCase()} por # de peças.`,
      other: `As melhores jogadas levavam à vitória das ${winner.toLowerCase()} por # peças.`,
    }),
  behind: (discs) =>
    plural(discs, {
      one: 'termina # peça atrás da melhor',
      many: 'termina # de peças atrás da melhor',
      other: 'termina # peças atrás da melhor',
    }),
  chance: (best, square, chance) =>
    `A melhor jogada mantém ${percentText(best)} de chance de vitória; ${square}, só ${percentText(chance)}.`,
  givesCorner: (square, foe) => `Após ${square}, as ${foe.toLowerCase()} podem ocupar um canto.`,
}
