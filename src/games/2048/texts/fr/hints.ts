import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
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
