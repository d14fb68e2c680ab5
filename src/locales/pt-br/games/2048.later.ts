import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/2048/texts/hints'
import type * as moves from '../../../games/2048/texts/moves'
import type * as review from '../../../games/2048/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
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

export const moveTexts: Translation<typeof moves.moveTexts> = {
  directions: { up: 'Cima', down: 'Baixo', left: 'Esquerda', right: 'Direita' },
  scored: (direction, points) => `${direction}, +${points}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  freeCells: 'Casas livres',
  noMoves: (played) => `“${played}” não deixa nenhuma jogada.`,
  corner: (best, played) => `“${best}” mantém a maior peça no canto. “${played}” tira essa peça de lá.`,
  fewerFree: (best, free, played, left) => `Casas livres: ${free} após “${best}”, ${left} após “${played}”.`,
  order: (best) => `“${best}” deixa as peças mais bem organizadas para juntar depois.`,
  bestMoves: 'Melhores jogadas',
}
