import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pac-Man',
  description: 'Come todos los puntos con cuatro fantasmas detrás',
  otherNames: ['comecocos', 'puckman', 'fantasmas', 'puntos', 'laberinto'],
}
