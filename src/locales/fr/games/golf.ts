import type * as game from '../../../games/golf/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  stats: { Strokes: 'Coups', Time: 'Temps' },
  best: { strokes: 'Moins de coups', time: 'Meilleur temps' },
  howTo: [
    'Place la dernière carte d’une colonne sur la défausse\u00a0: un rang de plus ou moins.',
    'Si rien ne va, pioche une carte. Il n’y a qu’un seul passage.',
    'Chaque carte sur le tapis est un coup. Après une victoire, la pioche se déduit.',
  ],
  table: 'Tapis de golf',
}
