import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Circuit Breaker',
  description: 'Memorize o circuito e ligue os nós',
  otherNames: ['circuito', 'padrão', 'nós', 'ligar os pontos', 'memória'],
}
