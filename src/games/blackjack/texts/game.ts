/** Texts of Blackjack’s options, messages and ends. */
import { numberText, plural } from '../../../engine/core/text'

export const texts = {
  options: {
    warn: { label: 'Mistake warnings', off: 'Off', on: 'On' },
    soft17: {
      label: 'Dealer on soft 17',
      stand: 'Stands',
      hit: 'Hits',
      says: { hit: 'Soft 17 counts an ace as 11. Hitting it favors the house.' },
    },
    decks: {
      label: 'Decks',
      says: {
        1: 'One deck: at most six hands on the table, including splits.',
        2: 'Two decks: at most eight hands on the table, including splits.',
      },
    },
    boxes: {
      label: 'Spots',
      /** With two or three. */
      says: 'Every spot gets the same bet. Each is insured, played, and paid separately, from left to right.',
    },
    surrender: { label: 'Surrender', on: 'On', off: 'Off' },
    count: {
      label: 'Count trainer',
      off: 'Off',
      on: 'On',
      says: {
        on: 'Hi-Lo: 2 to 6 count +1, tens and aces −1. You’re asked every five rounds and before shuffles.',
      },
    },
  },
  /** Also the names of decisions on buttons, in hints, warnings and reviews. */
  controls: {
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
    surrender: 'Surrender',
    insurance: 'Insurance',
    deal: 'Deal',
    chips: 'Chips',
    chip: (value: number) => `Chip of ${value}`,
    clear: 'Clear bet',
  },
  stats: {
    Bank: 'Bank',
    Wins: 'Wins',
    Losses: 'Losses',
    Ties: 'Ties',
    'Win rate': 'Win rate',
    Counts: 'Counts',
  },
  toasts: {
    bust: 'Bust!',
    bustDetail: 'You went over 21!',
    shuffled: 'Shoe shuffled',
    /** @param count - with its sign: '+3' */
    countRight: (count: string) => `Correct: the count is ${count}`,
    countWrong: (count: string) => `The count is ${count}`,
    lent: (amount: number) => `The house lends you ${numberText(amount)}`,
  },
  /**
   * Cards are names such as 'King of hearts', `cards` a list of them. Each text about a hand has a second form that
   * goes on to the hand whose turn it is: `now`, one of `hands`, with its cards and total.
   */
  status: {
    seated: (bank: number) => `You continue with ${numberText(bank)}.`,
    bet: (stake: number) => `Bet: ${stake}.`,
    clear: 'Bet cleared.',
    dealt: (first: string, second: string, total: number, dealer: string) =>
      `You have ${first} and ${second}. Total: ${total}. The dealer shows ${dealer}.`,
    /** @param spots - the text `hands.spoken` of each spot */
    dealtSpots: (spots: string, dealer: string) => `${spots} The dealer shows ${dealer}.`,
    dealtSpotsNow: (spots: string, dealer: string, now: string) =>
      `${spots} The dealer shows ${dealer}. Now ${now}.`,
    now: (now: string, cards: string, nowTotal: number) => `Now ${now}: ${cards}. Total: ${nowTotal}.`,
    hit: (card: string, total: number) => `${card}. Total: ${total}.`,
    hitNow: (card: string, total: number, now: string, cards: string, nowTotal: number) =>
      `${card}. Total: ${total}. Now ${now}: ${cards}. Total: ${nowTotal}.`,
    bust: 'Bust! You went over 21!',
    bustNow: (now: string, cards: string, nowTotal: number) =>
      `Bust! You went over 21! Now ${now}: ${cards}. Total: ${nowTotal}.`,
    doubled: (card: string, total: number) => `Doubled: ${card}. Total: ${total}.`,
    doubledNow: (card: string, total: number, now: string, cards: string, nowTotal: number) =>
      `Doubled: ${card}. Total: ${total}. Now ${now}: ${cards}. Total: ${nowTotal}.`,
    split: (hands: number) => plural(hands, { one: 'Split into # hand.', other: 'Split into # hands.' }),
    splitNow: (hands: number, now: string, cards: string, nowTotal: number) =>
      plural(hands, {
        one: `Split into # hand. Now ${now}: ${cards}. Total: ${nowTotal}.`,
        other: `Split into # hands. Now ${now}: ${cards}. Total: ${nowTotal}.`,
      }),
    insured: (amount: number) => `Insured for ${amount}.`,
    insuredNow: (amount: number, now: string, cards: string, nowTotal: number) =>
      `Insured for ${amount}. Now ${now}: ${cards}. Total: ${nowTotal}.`,
    hole: (card: string, total: number) => `The dealer turns over ${card}. Total: ${total}.`,
    dealerDraws: (card: string, total: number) => `The dealer draws ${card}. Total: ${total}.`,
    /** @param results - one or more of `results`, with the names of hands if there are several */
    won: (results: string, amount: number) => `${results} You win ${numberText(amount)}.`,
    lost: (results: string, amount: number) => `${results} You lose ${numberText(amount)}.`,
  },
  /** What is heard. */
  captions: {
    chip: 'chip placed',
    clear: 'chips removed',
    shuffled: 'cards shuffled',
    dealt: 'cards dealt',
    hit: 'card drawn',
    doubled: 'bet doubled',
    split: 'hand split',
    stand: 'player stands',
    surrender: 'hand surrendered',
    insured: 'insurance taken',
    hole: 'dealer turns over a card',
    dealerDraws: 'dealer draws',
    bust: 'over 21',
    roundWon: 'coins: round won',
    roundLost: 'round lost',
    roundTied: 'push',
    lent: 'chips borrowed',
    countRight: 'correct count',
    countWrong: 'wrong count',
  },
  howTo: [
    'Place your chips, deal, and get closer to 21 than the dealer, never over.',
    'Aces count 1 or 11. Bet 10 to 500. Hints use basic strategy.',
    'Leave the table whenever you like; your bank is kept.',
  ] satisfies [string, string, string],
  /** The end of each hand. */
  results: {
    blackjack: 'You win!',
    win: 'You win!',
    dealerBust: 'Dealer busts! You win!',
    push: "Push! It's a tie!",
    lose: 'Dealer wins!',
    bust: 'Bust! You lose!',
    surrender: 'Surrendered. Half your bet is returned.',
  },
  ends: {
    even: 'You broke even',
    won: (amount: number) => `You won ${numberText(amount)}`,
    lost: (amount: number) => `You lost ${numberText(amount)}`,
    rounds: (rounds: number) => plural(rounds, { one: '# round played.', other: '# rounds played.' }),
    borrowed: (amount: number) => `You borrowed ${numberText(amount)}.`,
    counts: (right: number, asked: number) =>
      plural(asked, {
        one: `You got ${right} of # count right.`,
        other: `You got ${right} of # counts right.`,
      }),
  },
  hands: {
    /** After a split. */
    hand: (hand: number) => `Hand ${hand}`,
    spot: (spot: number) => `Spot ${spot}`,
    handInSpot: (spot: number, hand: number) => `Spot ${spot}, hand ${hand}`,
    /**
     * @param hand - one of the names above
     * @param text - about it: a result, a hint, a warning or a move, whole as without a name
     */
    about: (hand: string, text: string) => `${hand}: ${text}`,
    spoken: (hand: string, cards: string, total: number) => `${hand}: ${cards}. Total: ${total}.`,
    yours: 'Your hand',
    dealer: 'Dealer',
    /** What a screen reader says of the open cards. */
    cards: (cards: readonly string[]) => `${cards.join(', ')}.`,
    cardsAndHole: (cards: readonly string[]) => `${cards.join(', ')} and a face-down card.`,
    highlighted: (card: string) => `${card} (highlighted)`,
    /** An ace of the hand counts as 11. */
    soft: (total: number) => `soft ${total}`,
    bet: (bet: number) => `Bet: ${bet}`,
  },
  /** Decisions are those of `controls`. */
  warnings: {
    slight: (best: string, chosen: string) => `“${best}” is slightly better than “${chosen}”.`,
    cost: (best: string, chosen: string, percent: number) =>
      `Better: “${best}”. On average, “${chosen}” costs ${numberText(percent, 1)}% of the bet.`,
    confirm: (chosen: string) => `Choose “${chosen}” again to confirm.`,
  },
  table: {
    counts: 'Correct counts',
    push: 'Push',
    /** The round of several hands neither won nor lost money. */
    even: 'Even',
    gain: (amount: number) => `+${numberText(amount)}`,
    loss: (amount: number) => `\u2212${numberText(amount)}`,
    insurance: 'The dealer shows an ace. Insurance pays 2 to 1.',
    insuranceFor: (hand: string) => `${hand}: insurance pays 2 to 1.`,
    pays: 'Blackjack pays 3 to 2',
    hitsSoft17: 'Dealer hits soft 17',
    standsOn17: 'Dealer stands on all 17s',
    placeBet: 'Place a bet',
    bet: (stake: number) => `Bet: ${stake}`,
    betOnSpots: (stake: number) => `Bet on each spot: ${stake}`,
  },
  buttons: {
    chip: (value: number) => `Bet ${value} more`,
    leave: 'Leave',
    clear: 'Clear',
    deal: 'Deal',
    dealBet: (stake: number) => `Deal ${stake}`,
    dealBets: (spots: number, stake: number) => `Deal ${spots} × ${stake}`,
    insure: (amount: number) => `Insurance: ${amount}`,
    decline: 'No insurance',
    borrow: (amount: number) => `Borrow ${numberText(amount)}`,
    changeBet: 'Change bet',
    askCount: 'Running count?',
  },
}

export type Stat = keyof typeof texts.stats
