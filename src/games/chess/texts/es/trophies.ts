import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  beginner: { title: 'Noche de estreno', text: 'Gana a la máquina en Principiante o más sin pistas.' },
  promoted: {
    title: 'La larga marcha',
    text: 'Gana a la máquina en Fácil o más tras coronar un peón, sin pistas.',
  },
  brief: {
    title: 'Breve y brillante',
    text: 'Gana a la máquina en Normal o más en 30 jugadas o menos, sin pistas.',
  },
  hard: {
    title: 'Según las reglas',
    text: 'Gana a la máquina en Difícil o más con reglas completas, sin pistas.',
  },
  extreme: {
    title: 'Extremo de verdad',
    text: 'Gana a la máquina en Extremo con reglas completas, sin pistas.',
  },
}
