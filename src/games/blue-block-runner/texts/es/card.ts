import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blue Block Runner',
  description: 'Atrapa tus bloques, evita las bombas',
  otherNames: ['esquivar', 'reflejos', 'bloques', 'bloque azul'],
}
