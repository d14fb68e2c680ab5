import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  bet: (stake) => `Einsatz: ${stake}`,
  count: (count) => `Count ${count}`,
  dealt: (totals) => `Gegeben: ${totals.join(', ')}`,
  hit: (total) => `Karte, jetzt ${total}`,
  double: (total) => `Verdoppelt, jetzt ${total}`,
  clear: 'Einsatz entfernt',
  bets: 'Zurück zum Einsatz',
  insure: 'Versicherung',
  decline: 'Keine Versicherung',
  stand: 'Bleiben',
  split: 'Teilen',
  surrender: 'Aufgeben',
  leave: 'Tisch verlassen',
  dealer: (total) => `Croupier hat ${total}`,
  push: 'Push',
  even: '±0',
  won: (amount) => `${amount} gewonnen`,
  lost: (amount) => `${amount} verloren`,
}
