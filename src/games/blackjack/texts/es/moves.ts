import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  bet: (stake) => `Apuesta: ${stake}`,
  count: (count) => `Conteo ${count}`,
  dealt: (totals) => `Reparto: ${totals.join(', ')}`,
  hit: (total) => `Pedir: ${total}`,
  double: (total) => `Doblar: ${total}`,
  clear: 'Apuesta borrada',
  bets: 'Vuelta a las apuestas',
  insure: 'Seguro',
  decline: 'Sin seguro',
  stand: 'Plantarse',
  split: 'Dividir',
  surrender: 'Rendirse',
  leave: 'Salida de la mesa',
  dealer: (total) => `El crupier tiene ${total}`,
  push: 'Empate',
  even: 'Igual',
  won: (amount) => `Ganancia: ${amount}`,
  lost: (amount) => `Pérdida: ${amount}`,
}
