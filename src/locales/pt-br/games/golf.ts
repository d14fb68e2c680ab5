import type * as game from '../../../games/golf/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  stats: { Strokes: 'Tacadas', Time: 'Tempo' },
  best: { strokes: 'Menos tacadas', time: 'Melhor tempo' },
  howTo: [
    'Leve a última carta de uma coluna para o descarte: um valor acima ou abaixo.',
    'Se nada couber, compre do monte. Há só uma passada.',
    'Cada carta na mesa é uma tacada. Depois da vitória, o monte conta abaixo de 0.',
  ],
  table: 'Mesa de golfe',
}
