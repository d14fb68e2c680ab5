import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  half: { title: 'Medio millar', text: 'Forma una ficha de 512 en un tablero de 4x4 o 3x3, sin pistas.' },
  'three-ways': {
    title: 'Solo tres caminos',
    text: 'Forma una ficha de 256 sin deslizar en las cuatro direcciones, en un tablero de 4x4 o 3x3, sin pistas.',
  },
  kilo: { title: 'Mil y pico', text: 'Forma una ficha de 1024 en un tablero de 4x4 o 3x3, sin pistas.' },
  goal: {
    title: 'El nombre del juego',
    text: 'Forma una ficha de 2048 en un tablero de 4x4 o 3x3, sin pistas.',
  },
  beyond: {
    title: 'Un paso más',
    text: 'Sigue después del 2048 y forma una ficha de 4096 en un tablero de 4x4 o 3x3, sin pistas.',
  },
}
