import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/doodle-jump/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    climb: {
      label: 'Subida',
      calm: 'Suave',
      wild: 'Loca',
      says: {
        calm: 'Solo plataformas y poderes durante la subida.',
        wild: 'Seis mundos con monstruos a los que disparar y agujeros negros; dos globos te salvan, y más desde el espacio.',
      },
    },
    steer: {
      label: 'Dirección',
      touch: 'Botones o arrastrar',
      tilt: 'Inclinar',
      says: { tilt: 'Inclina el dispositivo; el ángulo inicial es el neutro.' },
    },
  },
  controls: { shoot: 'Disparar' },
  stats: { Score: 'Puntos', Lives: 'Vidas' },
  toasts: { NewBest: '¡Nuevo récord!' },
  status: {
    world: (name) => `${name}.`,
    mark: (score) => plural(score, { one: '# punto.', many: '# de puntos.', other: '# puntos.' }),
    jetpack: 'Propulsor: 3 segundos de vuelo.',
    propeller: 'Hélice: 5 segundos de vuelo.',
  },
  captions: {
    rescued: 'te salva un globo',
    world: 'nuevo mundo',
    bitten: 'te muerde un monstruo',
    monster: 'monstruo alcanzado',
    shot: 'disparo',
    stomp: 'monstruo aplastado',
    swallowed: 'te traga un agujero negro',
    jump: 'salto',
    bounce: 'plataforma elástica',
    spring: 'resorte',
    break: 'se rompe una plataforma',
    jetpack: 'propulsor',
    propeller: 'hélice',
    landless: 'acaba el vuelo',
    mark: 'otros 250 puntos',
    fell: 'caída',
  },
  tutorialHint: {
    keys: 'El salto es automático: muévete con {keys}',
    touch: 'Arrastra para moverte; el salto es automático',
  },
  howTo: [
    'El salto es automático. Muévete, arrastra o inclina; los lados se comunican.',
    'Las plataformas azules se mueven. Las agrietadas se rompen tras un salto.',
    'Los resortes, las hélices y los propulsores te suben más rápido.',
  ],
  ends: { over: '¡Fin del juego!' },
  worlds: {
    sky: 'Cielo',
    clouds: 'Nubes',
    storm: 'Tormenta',
    night: 'Noche',
    space: 'Espacio',
    galaxy: 'Galaxia',
  },
  sky: {
    rises: '¡Sigue el ritmo: la pantalla sube!',
    rescued: (lives) =>
      plural(lives, {
        one: '¡A salvo! Queda # vida',
        many: '¡A salvo! Quedan # de vidas',
        other: '¡A salvo! Quedan # vidas',
      }),
    jetpack: 'Propulsor',
    propeller: 'Hélice',
    newBest: 'Nuevo récord',
    best: (score) => `Récord ${score}`,
  },
}
