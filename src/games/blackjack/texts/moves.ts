/** How moves of Blackjack are written. */
export const moveTexts = {
  bet: (stake: number) => `Bet: ${stake}`,
  /** @param count - with its sign: '+3' */
  count: (count: string) => `Count ${count}`,
  /** @param totals - of each hand */
  dealt: (totals: readonly number[]) => `Dealt ${totals.join(', ')}`,
  hit: (total: number) => `Hit to ${total}`,
  double: (total: number) => `Double to ${total}`,
  clear: 'Bet cleared',
  bets: 'Back to betting',
  insure: 'Insurance',
  decline: 'No insurance',
  stand: 'Stand',
  split: 'Split',
  surrender: 'Surrender',
  leave: 'Left the table',
  dealer: (total: number) => `Dealer has ${total}`,
  push: 'Push',
  even: 'Even',
  won: (amount: number) => `Won ${amount}`,
  lost: (amount: number) => `Lost ${amount}`,
}
