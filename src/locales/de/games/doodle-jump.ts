import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/doodle-jump/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    climb: {
      label: 'Aufstieg',
      calm: 'Ruhig',
      wild: 'Wild',
      says: {
        calm: 'Nur Plattformen und Power-ups auf dem Weg nach oben.',
        wild: 'Sechs Welten mit Monstern zum Abschießen und schwarzen Löchern; zwei Ballons retten dich, ab dem Weltraum mehr.',
      },
    },
    steer: {
      label: 'Steuerung',
      touch: 'Tasten oder Ziehen',
      tilt: 'Neigen',
      says: { tilt: 'Neige das Gerät; deine Haltung am Anfang ist neutral.' },
    },
  },
  controls: { shoot: 'Schießen' },
  stats: { Score: 'Punkte', Lives: 'Leben' },
  toasts: { NewBest: 'Neuer Rekord!' },
  status: {
    world: (name) => `${name}.`,
    mark: (score) => plural(score, { one: '# Punkt.', other: '# Punkte.' }),
    jetpack: 'Jetpack: 3 Sekunden Flug.',
    propeller: 'Propeller: 5 Sekunden Flug.',
  },
  captions: {
    rescued: 'vom Ballon gerettet',
    world: 'neue Welt',
    bitten: 'von einem Monster gebissen',
    monster: 'Monster getroffen',
    shot: 'Schuss',
    stomp: 'Sprung auf ein Monster',
    swallowed: 'in ein schwarzes Loch gezogen',
    jump: 'Sprung',
    bounce: 'federnde Plattform',
    spring: 'Sprungfeder',
    break: 'Plattform zerbricht',
    jetpack: 'Jetpack',
    propeller: 'Propeller',
    landless: 'Flug endet',
    mark: 'weitere 250 Punkte',
    fell: 'Sturz',
  },
  tutorialHint: {
    keys: 'Du springst von selbst: Lenke mit {keys}',
    touch: 'Zieh, um zu lenken; du springst von selbst',
  },
  howTo: [
    'Du springst von selbst. Lenke mit Tasten, Ziehen oder Neigen; die Seiten sind verbunden.',
    'Blaue Plattformen bewegen sich. Rissige zerbrechen nach einem Sprung.',
    'Federn, Propeller und Jetpacks tragen dich schneller nach oben.',
  ],
  ends: { over: 'Spiel vorbei!' },
  worlds: {
    sky: 'Himmel',
    clouds: 'Wolken',
    storm: 'Sturm',
    night: 'Nacht',
    space: 'Weltraum',
    galaxy: 'Galaxie',
  },
  sky: {
    rises: 'Bleib dran: Das Bild steigt!',
    rescued: (lives) => plural(lives, { one: 'Gerettet! Noch # Leben', other: 'Gerettet! Noch # Leben' }),
    jetpack: 'Jetpack',
    propeller: 'Propeller',
    newBest: 'Neuer Rekord',
    best: (score) => `Rekord ${score}`,
  },
}
