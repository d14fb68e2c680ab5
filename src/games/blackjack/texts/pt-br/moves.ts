import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  bet: (stake) => `Aposta: ${stake}`,
  count: (count) => `Contagem ${count}`,
  dealt: (totals) => `Cartas dadas: ${totals.join(', ')}`,
  hit: (total) => `Pedir: ${total}`,
  double: (total) => `Dobrar: ${total}`,
  clear: 'Aposta retirada',
  bets: 'De volta às apostas',
  insure: 'Seguro',
  decline: 'Sem seguro',
  stand: 'Parar',
  split: 'Dividir',
  surrender: 'Desistir',
  leave: 'Saída da mesa',
  dealer: (total) => `O crupiê tem ${total}`,
  push: 'Empate',
  even: 'Zero a zero',
  won: (amount) => `Ganho: ${amount}`,
  lost: (amount) => `Perda: ${amount}`,
}
