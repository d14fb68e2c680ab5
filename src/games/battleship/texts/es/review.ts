import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  compared: 'Comparado con el mejor disparo',
  loss: {
    one: '#\u00a0% menos probable que el mejor disparo',
    many: '#\u00a0% menos probable que el mejor disparo',
    other: '#\u00a0% menos probable que el mejor disparo',
  },
  nextToHits: 'Un barco tocado sigue a flote, así que dispara antes junto a los tocados.',
  noShip: (cell) => `Ningún barco de los que quedan puede ocupar ${cell}.`,
  more: (best, cell) => `En ${best} son posibles más posiciones de barcos que en ${cell}.`,
  summary: { shots: 'Disparos', hits: 'Tocados', best: 'Mejores disparos' },
}
