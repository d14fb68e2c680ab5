import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Circuit Breaker',
  description: 'Leia o circuito, memorize e faça a corrente passar',
  otherNames: ['circuito', 'padrão', 'nós', 'ligar os pontos', 'memória'],
}
