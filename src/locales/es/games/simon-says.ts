import type * as game from '../../../games/simon-says/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  controls: { buttons: 'Botones' },
  sides: {
    up: { name: 'arriba', label: 'Arriba' },
    right: { name: 'derecha', label: 'Derecha' },
    down: { name: 'abajo', label: 'Abajo' },
    left: { name: 'izquierda', label: 'Izquierda' },
  },
  howTo: [
    'Mira y escucha; después repite la secuencia.',
    'Cada nivel añade un paso. Desde el nivel 6 va más rápido.',
    'Un botón equivocado termina la partida y muestra el resto de la secuencia.',
  ],
  over: '¡Fin del juego!',
  board: { steps: 'Pasos' },
}
