import type * as game from '../../../games/tripeaks/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  stats: { Score: 'Puntos', Chain: 'Cadena', Time: 'Tiempo' },
  best: { score: 'Mejor puntuación', time: 'Mejor tiempo' },
  howTo: [
    'Lleva cartas libres al descarte: un rango más o menos que la de arriba.',
    'En una cadena, cada carta vale un punto más. Robar termina la cadena.',
    'Retira los tres picos. Si nada encaja, roba del mazo.',
  ],
  table: 'Mesa de TriPeaks',
}
