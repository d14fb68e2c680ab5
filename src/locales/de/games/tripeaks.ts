import type * as game from '../../../games/tripeaks/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  stats: { Score: 'Punkte', Chain: 'Kette', Time: 'Zeit' },
  best: { score: 'Meiste Punkte', time: 'Bestzeit' },
  howTo: [
    'Nimm offene Karten auf die Ablage: um eins höher oder niedriger als die oberste.',
    'In einer Kette bringt jede Karte einen Punkt mehr. Ziehen beendet die Kette.',
    'Räume alle drei Gipfel ab. Wenn nichts passt, zieh vom Talon.',
  ],
  table: 'TriPeaks-Tisch',
}
