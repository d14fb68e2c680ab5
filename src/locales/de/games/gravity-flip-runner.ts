import { numberText } from '../../../engine/core/text'
import type * as game from '../../../games/gravity-flip-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  controls: { flip: 'Umkehren' },
  stats: { Score: 'Punkte', Distance: 'Strecke', Coins: 'Münzen', Blue: 'Blau', Green: 'Grün' },
  best: { distance: 'Beste Strecke' },
  status: {
    power: { shield: 'Schild.', slow: 'Zeitlupe.', magnet: 'Magnet.' },
    faded: { shield: 'Schild vorbei.', slow: 'Zeitlupe vorbei.', magnet: 'Magnet vorbei.' },
    shieldBroke: 'Schild zerbrochen.',
    faster: (distance) => `Strecke: ${numberText(distance)}.`,
    out: ['Blau ist raus.', 'Grün ist raus.'],
    ahead: ['Blau führt.', 'Grün führt.'],
  },
  runnerStatus: {
    power: {
      shield: (runner) => `${runner}: Schild.`,
      slow: (runner) => `${runner}: Zeitlupe.`,
      magnet: (runner) => `${runner}: Magnet.`,
    },
    faded: {
      shield: (runner) => `${runner}: Schild vorbei.`,
      slow: (runner) => `${runner}: Zeitlupe vorbei.`,
      magnet: (runner) => `${runner}: Magnet vorbei.`,
    },
    shieldBroke: (runner) => `${runner}: Schild zerbrochen.`,
  },
  captions: {
    flip: 'Umkehr',
    land: 'Landung',
    coin: 'Münze',
    power: 'Power-up',
    faded: 'Power-up endet',
    shieldBroke: 'Schild zerbricht',
    faster: 'es wird schneller',
    out: 'Aufprall: ein Läufer ist raus',
    ahead: 'übernimmt die Führung',
    crash: 'Aufprall',
  },
  tutorialHint: {
    keys: 'Wechsle mit {keys} auf die andere Seite',
    touch: 'Tipp, um auf die andere Seite zu wechseln',
  },
  howTo: [
    'Ein Druck kehrt die Schwerkraft um: Lauf am Boden oder an der Decke.',
    'Sammle Münzen (10) und Power-ups (50). Es wird schneller: Meide Hindernisse.',
    'Zu zweit: Tipp auf deine eigene Bahn. Der längere Lauf gewinnt.',
  ],
  ends: {
    over: 'Spiel vorbei!',
    run: (distance, coins) => `Strecke: ${numberText(distance)}. Münzen: ${coins}.`,
    tie: 'Unentschieden',
    wins: ['Spieler 1 (Blau) gewinnt!', 'Spieler 2 (Grün) gewinnt!'],
    farther: [
      (distance) => `Blau lief ${numberText(distance)} weiter.`,
      (distance) => `Grün lief ${numberText(distance)} weiter.`,
    ],
    equal: (blueCoins, greenCoins) => `Gleiche Strecke. Münzen: ${blueCoins} zu ${greenCoins}.`,
  },
  runners: ['Blau', 'Grün'],
  track: {
    power: { shield: 'Schild +50', slow: 'Zeitlupe +50', magnet: 'Magnet +50' },
    faded: { shield: 'Schild vorbei', slow: 'Zeitlupe vorbei', magnet: 'Magnet vorbei' },
    lead: 'In Führung',
    newBest: 'Neuer Rekord',
    out: (runner, distance) => `${runner} ${distance}`,
  },
}
