import type * as game from '../../../games/simon-says/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  controls: { buttons: 'Tasten' },
  sides: {
    up: { name: 'oben', label: 'Oben' },
    right: { name: 'rechts', label: 'Rechts' },
    down: { name: 'unten', label: 'Unten' },
    left: { name: 'links', label: 'Links' },
  },
  howTo: [
    'Schau hin und hör zu, dann wiederhole die Folge.',
    'Jedes Level fügt einen Schritt hinzu. Ab Level 6 wird es schneller.',
    'Eine falsche Taste beendet das Spiel und zeigt den Rest der Folge.',
  ],
  over: 'Spiel vorbei!',
  board: { steps: 'Schritte' },
}
