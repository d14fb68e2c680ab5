import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/2048/texts/hints'
import type * as moves from '../../../games/2048/texts/moves'
import type * as review from '../../../games/2048/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  noCorner: 'Regarde ta plus haute tuile\u00a0: c’est dans un coin qu’elle est le plus à l’abri.',
  edge: 'Regarde le bord en surbrillance\u00a0: ta plus haute tuile est dans son coin.',
  oneDirection: 'Les tuiles ne peuvent glisser que dans une direction.',
  frees: (cells) =>
    plural(cells, {
      one: 'Fusionner les tuiles en surbrillance libère # case.',
      many: 'Fusionner les tuiles en surbrillance libère # de cases.',
      other: 'Fusionner les tuiles en surbrillance libère # cases.',
    }),
  keepsCorner:
    'Le meilleur coup ne fusionne aucune tuile, mais garde ta plus haute tuile dans le coin en surbrillance.',
  toCorner:
    'Le meilleur coup ne fusionne aucune tuile, mais amène ta plus haute tuile dans le coin en surbrillance.',
  order: 'Garde les grandes tuiles ensemble\u00a0: le meilleur coup range mieux celles en surbrillance.',
  scores: (direction, points) =>
    plural(points, {
      one: `${direction} rapporte # point.`,
      many: `${direction} rapporte # de points.`,
      other: `${direction} rapporte # points.`,
    }),
  looksBest: (direction) => `${direction} semble être le meilleur coup.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  directions: { up: 'Haut', down: 'Bas', left: 'Gauche', right: 'Droite' },
  scored: (direction, points) => `${direction}, +${points}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  freeCells: 'Cases libres',
  noMoves: (played) => `${played} ne laisse aucun coup.`,
  corner: (best, played) => `${best} garde la plus haute tuile dans son coin. ${played} l’en fait sortir.`,
  fewerFree: (best, free, played, left) =>
    `Cases libres\u00a0: ${free} après ${best}, ${left} après ${played}.`,
  order: (best) => `${best} range mieux les tuiles pour les fusions à venir.`,
  bestMoves: 'Meilleurs coups',
}
