import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'Abgehoben', text: 'Passiere fünf Röhren in einem Flug.' },
  fifteen: { title: 'Vielflieger', text: 'Passiere 15 Röhren in einem Flug.' },
  platinum: { title: 'Platinfedern', text: 'Passiere 40 Röhren in einem klassischen Flug.' },
  hundred: { title: 'Kommt nie runter', text: 'Passiere 100 Röhren in einem klassischen Flug.' },
}
