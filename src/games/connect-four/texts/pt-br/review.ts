import { plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Chances de vitória',
  loss: {
    one: 'custa # ponto de chance de vitória',
    many: 'custa # de pontos de chance de vitória',
    other: 'custa # pontos de chance de vitória',
  },
  winsLater: (moves) =>
    plural(moves, {
      one: 'vence # jogada mais tarde',
      many: 'vence # de jogadas mais tarde',
      other: 'vence # jogadas mais tarde',
    }),
  losesSooner: (moves) =>
    plural(moves, {
      one: 'perde # jogada mais cedo',
      many: 'perde # de jogadas mais cedo',
      other: 'perde # jogadas mais cedo',
    }),
  winsIn: (column, winner, moves) =>
    plural(moves, {
      one: `Após a coluna ${column}, o ${winner.toLowerCase()} vence em # jogada.`,
      many: `Após a coluna ${column}, o ${winner.toLowerCase()} vence em # de jogadas.`,
      other: `Após a coluna ${column}, o ${winner.toLowerCase()} vence em # jogadas.`,
    }),
  lost: (column, foe) => `Após a coluna ${column}, o ${foe.toLowerCase()} vence se jogar bem.`,
  tied: (column) => `Após a coluna ${column}, jogando bem, dá empate.`,
  another: 'Outra coluna era melhor.',
}
