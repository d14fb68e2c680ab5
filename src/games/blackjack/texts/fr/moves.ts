import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  bet: (stake) => `Mise : ${stake}`,
  count: (count) => `Compte ${count}`,
  dealt: (totals) => `Donne : ${totals.join(', ')}`,
  hit: (total) => `Carte : ${total}`,
  double: (total) => `Doublé : ${total}`,
  clear: 'Mise effacée',
  bets: 'Retour aux mises',
  insure: 'Assurance',
  decline: 'Pas d’assurance',
  stand: 'Reste',
  split: 'Séparation',
  surrender: 'Abandon',
  leave: 'Table quittée',
  dealer: (total) => `Croupier : ${total}`,
  push: 'Égalité',
  even: 'Nul',
  won: (amount) => `Gain : ${amount}`,
  lost: (amount) => `Perte : ${amount}`,
}
