/** Texts that all patiences share: options, deals and positions, stock and waste. */
import { numberText, plural } from '../../../../engine/core/text'

export const patienceTexts = {
  options: {
    deals: {
      label: 'Deals',
      winnable: 'Winnable',
      random: 'Random',
      says: {
        winnable: 'Each deal was checked: there is a way to win it.',
        random: 'Any deal. Some can’t be won.',
      },
    },
    colors: { label: 'Suits', two: 'Two colors', four: 'Four colors' },
    index: { label: 'Corner symbols', normal: 'Normal', large: 'Large' },
    side: { label: 'Layout', right: 'Right-handed', left: 'Left-handed' },
  },
  refusals: {
    noPasses: 'No more passes through the deck.',
    covered: 'The cards on top of this one must move first.',
  },
  /** Why a pasted deal or position is refused. */
  position: {
    notRead:
      'This isn’t a deal or a position. Paste a deal number, a list of 52 cards (such as KS 10H), or a copied position.',
    places: (cards: number) =>
      `This position needs ${numberText(cards)} places on the table: a card, or “-” for an empty one.`,
    hangs: 'A card of this position lies on an empty place.',
    onlyNumber: 'Write only the number of the deal, such as 617.',
    numbers: (min: number, max: number) => `Deals are numbered from ${min} to ${numberText(max)}.`,
    notCards: (part: string) => `“${part}” isn’t a list of cards such as “KSTH”.`,
    /** @param card - such as '10H' */
    twice: (card: string) => `${card} appears twice.`,
    oneTwice: 'One card appears twice.',
    missing: (cards: number) =>
      plural(cards, {
        one: '# card of the deck is missing.',
        other: '# cards of the deck are missing.',
      }),
  },
  deal: {
    choose: 'Choose a deal',
    number: (deal: number) => `Deal ${deal}`,
    custom: 'Custom deal',
    winnable: 'Winnable',
    label: 'Deal',
    hint: (min: number, max: number) =>
      `A deal number (${min} to ${numberText(max)}), a list of 52 cards, or a copied position.`,
    button: 'Deal',
    empty: 'Enter a deal first.',
    position: 'This position',
    copy: 'Copy this position',
    copied: 'Position copied.',
  },
  /** What a screen reader says. Cards are names such as 'King of hearts'. */
  table: {
    stock: (cards: number) => plural(cards, { one: 'stock, # card', other: 'stock, # cards' }),
    stockEmpty: 'stock, empty',
    stockNoPasses: 'stock, empty, no more passes',
    stockTurn: 'stock, empty, press to turn the waste over',
    waste: (card: string, cards: number) =>
      plural(cards, { one: `${card}, waste, # card`, other: `${card}, waste, # cards` }),
    wasteEmpty: 'waste, empty',
    coveredBy: (card: string, cards: number) =>
      plural(cards, { one: `${card}, covered by # card`, other: `${card}, covered by # cards` }),
  },
  controls: {
    draw: 'Draw',
  },
  status: {
    draw: (card: string, left: number) =>
      plural(left, {
        one: `${card}. # card left in the stock.`,
        other: `${card}. # cards left in the stock.`,
      }),
    turn: 'Waste turned over.',
  },
  captions: {
    Start: 'cards dealt',
    draw: 'card drawn',
    turn: 'waste turned over',
  },
  ends: {
    won: 'You win',
    lost: 'No more moves',
    wonIn: (moves: number) => plural(moves, { one: 'Won in # move.', other: 'Won in # moves.' }),
    dealWonIn: (deal: number, moves: number) =>
      plural(moves, { one: `Deal ${deal} won in # move.`, other: `Deal ${deal} won in # moves.` }),
  },
  /** How moves are written, without a period. */
  moves: {
    turned: 'Turned the waste over',
    /** @param card - a name within a sentence: 'the 5 of spades' */
    drew: (card: string) => `Drew ${card}`,
  },
}
