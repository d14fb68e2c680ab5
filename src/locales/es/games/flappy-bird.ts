import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/flappy-bird/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    flight: {
      label: 'Vuelo',
      classic: 'Clásico',
      gentle: 'Suave',
      says: {
        classic: 'Aleteos fuertes y caída rápida.',
        gentle: 'Aleteos suaves, un cielo nuevo cada diez tubos y plumas que te salvan.',
      },
    },
  },
  controls: { flap: 'Aletear' },
  stats: { Score: 'Puntos', Feathers: 'Plumas' },
  medals: {
    bronze: 'Medalla de bronce',
    silver: 'Medalla de plata',
    gold: 'Medalla de oro',
    platinum: 'Medalla de platino',
  },
  skies: {
    morning: 'Mañana',
    noon: 'Mediodía',
    evening: 'Atardecer',
    night: 'Noche',
    rain: 'Lluvia',
    snow: 'Nieve',
    storm: 'Tormenta',
    aurora: 'Aurora boreal',
  },
  saved: (feathers) =>
    feathers === 0
      ? '¡A salvo! No quedan plumas'
      : plural(feathers, {
          one: '¡A salvo! Queda # pluma',
          many: '¡A salvo! Quedan # de plumas',
          other: '¡A salvo! Quedan # plumas',
        }),
  status: {
    medal: (name) => `${name}.`,
    sky: (name) => `${name}.`,
    feather: (feathers) => `Plumas: ${feathers}.`,
  },
  captions: {
    flap: 'aleteo',
    score: 'punto',
    medal: 'medalla',
    sky: 'cielo nuevo',
    feather: 'pluma',
    saved: 'pluma perdida',
    crash: 'choque',
  },
  tutorialHint: {
    keys: 'Aletea con {keys} para seguir en el aire',
    touch: 'Toca para aletear y seguir en el aire',
  },
  howTo: [
    'Cada aleteo eleva al pájaro; después cae.',
    'Vuela por los huecos: un punto por tubo.',
    'Consigue medallas con 10, 20, 30 y 40 puntos.',
  ],
  over: '¡Fin del juego!',
}
