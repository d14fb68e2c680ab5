/** Hints of Blackjack. Decisions are those of `controls` in `game.ts`. */
export const hintTexts = {
  /** From the ace to the king, within a sentence. */
  ranks: ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'],
  /** @param dealer - the rank of the dealer's card; so below */
  weak: (dealer: string) =>
    `Look at the dealer’s card, ${dealer}: a weak one, the dealer often busts with it.`,
  strong: (dealer: string) =>
    `Look at the dealer’s card, ${dealer}: a strong one, the dealer usually reaches 17 with it.`,
  decision: (decision: string, total: number, dealer: string) =>
    `${decision}. Your hand: ${total}. Dealer’s card: ${dealer}.`,
  decisionSoft: (decision: string, total: number, dealer: string) =>
    `${decision}. Your hand: soft ${total}. Dealer’s card: ${dealer}.`,
  /** Why a decision is the best one. */
  why: {
    splitAlways: 'Always split aces, and always split eights: as a pair, they make a poor hand.',
    split: 'Split this pair: two hands against this card are worth more than one.',
    surrender: 'However you play it, this hand loses more than half its bet on average.',
    doubleSoft: 'The dealer often busts with this card, and no card busts a soft hand: double the bet.',
    double: 'Tens are the most common cards and make this hand strong: double the bet.',
    standSoft: 'This soft hand is good enough against this card.',
    standSevens: 'You hold two of the four sevens, so 21 is less likely: standing is slightly better.',
    standHigh: 'From 17 up, another card hurts more often than it helps.',
    stand: 'When the dealer shows 2 to 6, the dealer often busts: stand.',
    hitSoft: 'No card busts a soft hand: its ace can count as 1.',
    hitLow: 'No card busts a hand of 11 or less.',
    hitHigh: 'When the dealer shows 7 or higher, the dealer usually reaches 17: hit anything lower.',
    hit: 'Only a ten busts 12, and a dealer’s 2 or 3 isn’t weak enough to stand against.',
  },
  ace: 'Look at the dealer’s ace: is the hidden card a ten?',
  insurance: 'Insurance pays 2 to 1, but only four in thirteen cards are tens: less than one in three.',
  noInsurance: 'No insurance: it costs more than it returns.',
  count: (count: string) => `The running count is ${count}.`,
  /** The first step for the count. */
  counting: 'Look at each card that was dealt: 2 to 6 count +1, 7 to 9 count 0, tens and aces −1.',
  smallBet: 'Look at your bet: a small one lasts longer.',
  chip: (value: number) => `Bet ${value}, then deal.`,
  deal: 'Deal when you’re ready.',
}
