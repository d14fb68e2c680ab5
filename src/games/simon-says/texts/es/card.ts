import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Simón dice',
  description: 'Mira, escucha y repite la secuencia',
  otherNames: ['simon', 'simon says', 'imítame', 'repite la secuencia'],
}
