import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: {
    title: 'Cableado limpio',
    text: 'Conecta cinco circuitos seguidos sin ningún toque incorrecto, con circuitos del mismo tamaño tras el nivel 10.',
  },
  ten: {
    title: 'Nivel diez',
    text: 'Empieza en el nivel 1 y llega al nivel 10, con circuitos del mismo tamaño después.',
  },
  'by-heart': {
    title: 'De memoria',
    text: 'Empieza en el nivel 4 o 7 (con números ocultos) y conecta cinco circuitos seguidos sin ningún toque incorrecto, con circuitos del mismo tamaño.',
  },
  twelve: {
    title: 'Alta tensión',
    text: 'Completa el nivel 12, con circuitos del mismo tamaño tras el nivel 10.',
  },
}
