import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  noCorner: 'Veja sua maior peça: ela fica mais segura em um canto.',
  edge: 'Veja a borda em destaque: sua maior peça está no canto dela.',
  oneDirection: 'As peças só podem deslizar em uma direção.',
  frees: (cells) =>
    plural(cells, {
      one: 'Juntar as peças em destaque libera # casa.',
      many: 'Juntar as peças em destaque libera # de casas.',
      other: 'Juntar as peças em destaque libera # casas.',
    }),
  keepsCorner: 'A melhor jogada não junta peças, mas mantém sua maior peça no canto em destaque.',
  toCorner: 'A melhor jogada não junta peças, mas leva sua maior peça para o canto em destaque.',
  order: 'Mantenha as peças grandes juntas: a melhor jogada organiza melhor as que estão em destaque.',
  scores: (direction, points) =>
    plural(points, {
      one: `${direction}: vale # ponto.`,
      many: `${direction}: vale # de pontos.`,
      other: `${direction}: vale # pontos.`,
    }),
  looksBest: (direction) => `${direction} parece melhor.`,
}
