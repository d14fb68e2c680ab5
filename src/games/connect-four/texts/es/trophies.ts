import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Cuatro iguales', text: 'Gana a la máquina en Normal o más, sin Pop Out.' },
  short: {
    title: 'En un momento',
    text: 'Gana a la máquina en Normal o más con diez fichas o menos, sin Pop Out.',
  },
  second: {
    title: 'Buena réplica',
    text: 'Gana a la máquina en Difícil o más cuando empieza ella, sin pistas ni Pop Out.',
  },
  perfect: {
    title: 'Nadie es perfecto',
    text: 'Gana a la máquina en Perfecto sin pistas ni Pop Out. Tienes que empezar y no cometer errores.',
  },
}
