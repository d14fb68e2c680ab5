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
        gentle: 'Aleteos suaves, caída lenta y los mismos huecos.',
      },
    },
  },
  controls: { flap: 'Aletear' },
  stats: { Score: 'Puntos' },
  medals: {
    bronze: 'Medalla de bronce',
    silver: 'Medalla de plata',
    gold: 'Medalla de oro',
    platinum: 'Medalla de platino',
  },
  status: { medal: (name) => `${name}.` },
  captions: { flap: 'aleteo', score: 'punto', medal: 'medalla', crash: 'choque' },
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
