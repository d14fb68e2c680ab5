import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pac-Man',
  description: 'Come puntos, huye de los fantasmas',
  otherNames: ['comecocos', 'puckman', 'fantasmas', 'puntos', 'laberinto'],
}
