import type * as game from '../../../games/flappy-bird/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    flight: {
      label: 'Flug',
      classic: 'Klassisch',
      gentle: 'Sanft',
      says: {
        classic: 'Starke Flügelschläge und ein schneller Fall.',
        gentle: 'Sanfte Flügelschläge, langsamer Fall, gleiche Lücken.',
      },
    },
  },
  controls: { flap: 'Flattern' },
  stats: { Score: 'Punkte' },
  medals: {
    bronze: 'Bronzemedaille',
    silver: 'Silbermedaille',
    gold: 'Goldmedaille',
    platinum: 'Platinmedaille',
  },
  status: { medal: (name) => `${name}.` },
  captions: { flap: 'Flügelschlag', score: 'Punkt', medal: 'Medaille', crash: 'Aufprall' },
  tutorialHint: {
    keys: 'Flattere mit {keys} und bleib oben',
    touch: 'Tipp, um zu flattern und oben zu bleiben',
  },
  howTo: [
    'Jedes Flattern hebt den Vogel; danach fällt er.',
    'Flieg durch die Lücken: ein Punkt pro Röhre.',
    'Medaillen gibt es bei 10, 20, 30 und 40 Punkten.',
  ],
  over: 'Spiel vorbei!',
}
