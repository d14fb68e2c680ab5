import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hand: { title: 'Hecho a mano', text: 'Marca a mano y haz bingo sin quitar ninguna marca.' },
  corners: {
    title: 'Cuatro esquinas',
    text: 'Marca a mano y gana con las cuatro esquinas cuando vale cualquier línea. Puedes dejar números sin marcar.',
  },
  diagonal: {
    title: 'En diagonal',
    text: 'Marca a mano y gana con una diagonal cuando vale cualquier línea. Puedes dejar números sin marcar.',
  },
  pace: {
    title: 'Al ritmo',
    text: 'Activa el modo automático, no lo pares nunca y haz un bingo marcado a mano.',
  },
}
