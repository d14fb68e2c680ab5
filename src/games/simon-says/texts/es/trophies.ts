import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  eight: {
    title: 'Simón dice ocho',
    text: 'Repite una secuencia de 8 pasos con las opciones estándar.',
  },
  fourteen: {
    title: 'Buen oído',
    text: 'Repite una secuencia de 14 pasos con las opciones estándar.',
  },
  twenty: {
    title: 'Lo que diga Simón',
    text: 'Repite una secuencia de 20 pasos con las opciones estándar.',
  },
  'thirty-one': {
    title: 'Simón en persona',
    text: 'Repite una secuencia de 31 pasos con las opciones estándar.',
  },
}
