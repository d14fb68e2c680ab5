import type * as game from '../../../games/color-memory/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: { colours: { label: 'Colores' } },
  controls: { colors: 'Colores' },
  colors: {
    red: { name: 'rojo', label: 'Rojo' },
    orange: { name: 'naranja', label: 'Naranja' },
    yellow: { name: 'amarillo', label: 'Amarillo' },
    green: { name: 'verde', label: 'Verde' },
    lightBlue: { name: 'celeste', label: 'Celeste' },
    darkBlue: { name: 'azul oscuro', label: 'Azul oscuro' },
    pink: { name: 'rosa', label: 'Rosa' },
    white: { name: 'blanco', label: 'Blanco' },
    brown: { name: 'marrón', label: 'Marrón' },
  },
  howTo: [
    'Mira cómo se encienden los colores y púlsalos en el mismo orden.',
    'Cada nivel añade un color. El nivel 5 vale 50 puntos.',
    'Un color equivocado termina la partida y muestra el resto de la secuencia.',
  ],
  over: '¡Fin del juego! Puntos finales',
  overSaid: (score) => `¡Fin del juego! Puntos finales: ${score}`,
  board: { name: 'Colores' },
}
