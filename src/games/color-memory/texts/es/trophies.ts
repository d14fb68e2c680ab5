import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: {
    title: 'Choca esos cinco',
    text: 'Repite una secuencia de 5 colores con las opciones estándar.',
  },
  nine: {
    title: 'Más que un arcoíris',
    text: 'Repite una secuencia de 9 colores con las opciones estándar.',
  },
  fourteen: {
    title: 'Película en color',
    text: 'Repite una secuencia de 14 colores con las opciones estándar.',
  },
  twenty: {
    title: 'Memoria fotográfica',
    text: 'Repite una secuencia de 20 colores con las opciones estándar.',
  },
}
