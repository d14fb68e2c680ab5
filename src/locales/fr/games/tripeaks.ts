import type * as game from '../../../games/tripeaks/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  stats: { Score: 'Score', Chain: 'Suite', Time: 'Temps' },
  best: { score: 'Meilleur score', time: 'Meilleur temps' },
  howTo: [
    'Place des cartes libres sur la défausse\u00a0: un rang de plus ou de moins.',
    'Dans une suite, chaque carte vaut un point de plus. Piocher met fin à la suite.',
    'Vide les trois sommets. Si rien ne va, pioche une carte.',
  ],
  table: 'Tapis de TriPeaks',
}
