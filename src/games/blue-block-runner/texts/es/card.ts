import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blue Block Runner',
  description: 'Esquiva obstáculos, atrapa tus bloques y evita las bombas',
  otherNames: ['esquivar', 'reflejos', 'bloques', 'bloque azul'],
}
