import type * as game from '../../../games/color-memory/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { colours: { label: 'Farben' } },
  controls: { colors: 'Farben' },
  colors: {
    red: { name: 'Rot', label: 'Rot' },
    orange: { name: 'Orange', label: 'Orange' },
    yellow: { name: 'Gelb', label: 'Gelb' },
    green: { name: 'Grün', label: 'Grün' },
    lightBlue: { name: 'Hellblau', label: 'Hellblau' },
    darkBlue: { name: 'Dunkelblau', label: 'Dunkelblau' },
    pink: { name: 'Rosa', label: 'Rosa' },
    white: { name: 'Weiß', label: 'Weiß' },
    brown: { name: 'Braun', label: 'Braun' },
  },
  howTo: [
    'Sieh zu, wie die Farben aufleuchten, und wiederhole dann ihre Reihenfolge.',
    'Jedes Level fügt eine Farbe hinzu. Level 5 ist 50 Punkte wert.',
    'Eine falsche Farbe beendet das Spiel und zeigt den Rest der Folge.',
  ],
  over: 'Spiel vorbei! Endstand',
  overSaid: (score) => `Spiel vorbei! Endstand: ${score}`,
  board: { name: 'Farben' },
}
