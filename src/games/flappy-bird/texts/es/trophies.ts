import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: { title: 'Despegue', text: 'Pasa cinco tubos en un vuelo.' },
  fifteen: { title: 'Muchas millas', text: 'Pasa 15 tubos en un vuelo.' },
  platinum: { title: 'Plumas de platino', text: 'Pasa 40 tubos en un vuelo Clásico.' },
  hundred: { title: 'Nunca baja', text: 'Pasa 100 tubos en un vuelo Clásico.' },
}
