import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  bet: (stake) => `Mise\u00a0: ${stake}`,
  count: (count) => `Compte ${count}`,
  dealt: (totals) => `Donne\u00a0: ${totals.join(', ')}`,
  hit: (total) => `Carte\u00a0: ${total}`,
  double: (total) => `Doublé\u00a0: ${total}`,
  clear: 'Mise effacée',
  bets: 'Retour aux mises',
  insure: 'Assurance',
  decline: 'Pas d’assurance',
  stand: 'Reste',
  split: 'Séparation',
  surrender: 'Abandon',
  leave: 'Table quittée',
  dealer: (total) => `Croupier\u00a0: ${total}`,
  push: 'Égalité',
  even: 'Nul',
  won: (amount) => `Gain\u00a0: ${amount}`,
  lost: (amount) => `Perte\u00a0: ${amount}`,
}
