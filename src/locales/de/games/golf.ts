import type * as game from '../../../games/golf/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  stats: { Strokes: 'Schläge', Time: 'Zeit' },
  best: { strokes: 'Wenigste Schläge', time: 'Bestzeit' },
  howTo: [
    'Leg die letzte Karte einer Spalte auf die Ablage: eins höher oder niedriger.',
    'Wenn nichts passt, zieh vom Talon. Es gibt nur einen Durchgang.',
    'Jede Karte auf dem Tisch ist ein Schlag. Nach einem Sieg zählt der Talon unter 0.',
  ],
  table: 'Golf-Tisch',
}
