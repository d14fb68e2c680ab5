import { plural } from '../../../engine/core/text'
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
        gentle: 'Sanfte Flügelschläge, alle zehn Röhren ein neuer Himmel, und Federn retten dich.',
      },
    },
  },
  controls: { flap: 'Flattern' },
  stats: { Score: 'Punkte', Feathers: 'Federn' },
  medals: {
    bronze: 'Bronzemedaille',
    silver: 'Silbermedaille',
    gold: 'Goldmedaille',
    platinum: 'Platinmedaille',
  },
  skies: {
    morning: 'Morgen',
    noon: 'Mittag',
    evening: 'Abend',
    night: 'Nacht',
    rain: 'Regen',
    snow: 'Schnee',
    storm: 'Sturm',
    aurora: 'Polarlichter',
  },
  saved: (feathers) =>
    feathers === 0
      ? 'Gerettet! Keine Feder übrig'
      : plural(feathers, { one: 'Gerettet! Noch # Feder', other: 'Gerettet! Noch # Federn' }),
  status: {
    medal: (name) => `${name}.`,
    sky: (name) => `${name}.`,
    feather: (feathers) => `Eine Feder: ${feathers}.`,
  },
  captions: {
    flap: 'Flügelschlag',
    score: 'Punkt',
    medal: 'Medaille',
    sky: 'neuer Himmel',
    feather: 'Feder',
    saved: 'Feder verloren',
    crash: 'Aufprall',
  },
  tutorialHint: {
    keys: 'Flattere mit {keys} und bleib oben',
    touch: 'Tipp, um zu flattern und oben zu bleiben',
  },
  howTo: [
    'Jeder Flügelschlag hebt den Vogel; danach sinkt er.',
    'Flieg durch die Lücken: ein Punkt pro Röhre.',
    'Medaillen gibt es bei 10, 20, 30 und 40 Punkten.',
  ],
  over: 'Spiel vorbei!',
}
