/** Owns the state of a table of Blackjack, and what may be done at it. */
import { itemAt } from '../../../engine/core/itemAt'
import { DECKS, isNatural, pips, worth } from './cards'
import { MOST_HANDS, mostHandsAt } from './reserve'

export { MOST_HANDS } from './reserve'

/** Money in the beginning, and what the house lends. */
export const BANK = 1000
export const LEAST_BET = 10
const MOST_BET = 500
/** Multiples of ten, so that half a bet and 3:2 are whole. */
export const CHIPS = [10, 50, 100, 500] as const
export type Chip = (typeof CHIPS)[number]

export type Phase = 'betting' | 'insurance' | 'playing' | 'dealer' | 'finished'
export type Result = 'blackjack' | 'win' | 'dealerBust' | 'push' | 'lose' | 'bust' | 'surrender'

export interface Hand {
  readonly cards: readonly number[]
  /** Its place among several boxes, from 0 at the visitor's left; left out where there is one. */
  readonly box?: number
  readonly bet: number
  readonly doubled: boolean
  /** Came from a split: 21 with two cards is no blackjack here. */
  readonly split: boolean
  readonly surrendered: boolean
  /** Nothing more to decide. */
  readonly done: boolean
  readonly result: Result | null
  /** What came back to the bank, the bet included. */
  readonly paid: number
}

/** What goes on from play to play. */
export interface Purse {
  /** Money that is not on the table. */
  readonly bank: number
  /** How often the house has lent. */
  readonly loans: number
  readonly wins: number
  readonly losses: number
  readonly ties: number
}

/** What the first play of all begins with. */
export const FIRST: Purse = { bank: BANK, loans: 0, wins: 0, losses: 0, ties: 0 }

/** The purse alone. */
export function purseOf({ bank, loans, wins, losses, ties }: Purse) {
  return { bank, loans, wins, losses, ties }
}

/** What a table may have of its own; what is left out is as usual. */
export interface Table {
  /** The dealer draws to a soft 17, and stands on it otherwise. */
  readonly hits17?: true
  /** Decks in the shoe; six otherwise. */
  readonly decks?: 1 | 2 | 4 | 8
  /** Nobody can give up half a bet. */
  readonly noSurrender?: true
  /** Boxes that are bet on; one otherwise. */
  readonly boxes?: 2 | 3
}

/** What the count trainer keeps. */
export interface Counting {
  readonly asked: number
  readonly right: number
  /** What is asked now: counts that follow one another, one of them the right one. */
  readonly open?: readonly number[]
}

/** What happens in this game. */
export type Event = (
  | { readonly type: 'seated'; readonly bank: number }
  | { readonly type: 'lent'; readonly amount: number }
  | { readonly type: 'bets' }
  | { readonly type: 'chip'; readonly value: number; readonly stake: number }
  | { readonly type: 'clear' }
  | { readonly type: 'shuffled' }
  | {
      readonly type: 'dealt'
      readonly first: string
      readonly second: string
      readonly total: number
      readonly dealer: string
      readonly boxes?: string
    }
  | { readonly type: 'insured'; readonly insurance: number }
  | { readonly type: 'declined' }
  | { readonly type: 'hit' | 'doubled'; readonly card: string; readonly total: number }
  | { readonly type: 'bust'; readonly total: number }
  | { readonly type: 'split'; readonly hands: number }
  | { readonly type: 'stand' }
  | { readonly type: 'surrender' }
  | { readonly type: 'hole' | 'dealerDraws'; readonly card: string; readonly total: number }
  | { readonly type: 'roundWon' | 'roundLost' | 'roundTied'; readonly message: string; readonly net: number }
  | { readonly type: 'countRight' | 'countWrong'; readonly count: string }
) & {
  /** With several boxes, whose turn it is now, to be said after the event: 'Now Box 2: …'. */
  readonly now?: string
}

export interface State extends Purse {
  /** Left out at the usual table. */
  readonly table?: Table
  /** Only where counting is trained. */
  readonly count?: Counting
  readonly seed: number
  readonly shuffles: number
  readonly shoe: readonly number[]
  /** Cards taken from the shoe. */
  readonly dealt: number
  readonly phase: Phase
  /** Own money that came from an earlier play; null where this one began with a bank of its own. */
  readonly brought: number | null
  /** The bet being laid on each box, and kept for the next round. */
  readonly stake: number
  readonly dealer: readonly number[]
  /** The dealer's second card is face up. */
  readonly holeUp: boolean
  readonly hands: readonly Hand[]
  /** The hand that is played now, or asked for insurance. */
  readonly active: number
  /** Laid against the dealer's blackjack, over all boxes; 0 without. */
  readonly insurance: number
  /** What the last round brought (negative: cost). */
  readonly net: number
  readonly rounds: number
  /** The visitor has left the table. */
  readonly left: boolean
}

export type Move =
  | { readonly do: 'chip'; readonly value: Chip }
  /** The running count that is asked for. */
  | { readonly do: 'count'; readonly value: number }
  /** The first of a play: goes on with the money and the tallies of an earlier one. */
  | ({ readonly do: 'sit' } & Purse)
  | {
      readonly do:
        | 'clear'
        | 'deal'
        | 'bets'
        | 'insure'
        | 'decline'
        | 'hit'
        | 'stand'
        | 'double'
        | 'split'
        | 'surrender'
        | 'dealer'
        | 'leave'
    }

export type Doing = Move['do']

/** Nothing was brought or dealt yet. */
function isFresh(state: State): boolean {
  return state.phase === 'betting' && state.dealt === 0 && state.brought === null
}

/** What is the visitor's own: loans are not winnings. */
export function ownMoney({ bank, loans }: Pick<Purse, 'bank' | 'loans'>): number {
  return bank - loans * BANK
}

/** A hand that beats no one any more: over 21 or given up. */
export function isOut(hand: Hand): boolean {
  return hand.surrendered || worth(hand.cards).total > 21
}

/** 21 with the first two cards of an unsplit hand: pays 3:2. */
export function isBlackjack(hand: Hand): boolean {
  return !hand.split && isNatural(hand.cards)
}

function activeHand(state: State): Hand | null {
  return state.phase === 'playing' ? (state.hands[state.active] ?? null) : null
}

/** Two cards, money for a second bet; after a split as well. */
export function canDouble(state: State): boolean {
  const hand = activeHand(state)
  return hand !== null && hand.cards.length === 2 && state.bank >= hand.bet
}

/**
 * Two cards of one value, fewer than four hands in their box and as many at the table as may be, money for another bet.
 * Split aces are not split again.
 */
export function canSplit(state: State): boolean {
  const hand = activeHand(state)
  if (hand?.cards.length !== 2 || state.bank < hand.bet) return false
  if (state.hands.filter(({ box }) => box === hand.box).length >= MOST_HANDS) return false
  if (state.hands.length >= mostHandsAt(state.table?.decks ?? DECKS, boxesOf(state))) return false
  return pips(itemAt(hand.cards, 0)) === pips(itemAt(hand.cards, 1))
}

/** With the first two cards only, once the dealer has no blackjack. */
export function canSurrender(state: State): boolean {
  const hand = activeHand(state)
  return hand !== null && hand.cards.length === 2 && !hand.split && !state.table?.noSurrender
}

/** How many boxes are bet on, 1 to 3. */
export function boxesOf({ table }: Pick<State, 'table'>): number {
  return table?.boxes ?? 1
}

/** The most that may be laid on each box now. */
export function mostBet(state: State): number {
  const each = Math.floor(state.bank / boxesOf(state))
  return Math.min(MOST_BET, each - (each % LEAST_BET))
}

/** What each move needs. */
export function may(state: State, doing: Doing, value = 0): boolean {
  if (state.left) return false
  // What is asked comes first.
  if (state.count?.open) return doing === 'count' && state.count.open.includes(value)
  switch (doing) {
    case 'sit':
      return isFresh(state)
    case 'chip':
      return state.phase === 'betting' && state.stake + value <= mostBet(state)
    case 'clear':
      return state.phase === 'betting' && state.stake > 0
    case 'deal':
      return (
        (state.phase === 'betting' || state.phase === 'finished') &&
        state.stake >= LEAST_BET &&
        state.stake * boxesOf(state) <= state.bank
      )
    case 'bets':
      return state.phase === 'finished'
    case 'leave':
      return state.phase === 'finished' || (state.phase === 'betting' && state.rounds > 0)
    case 'insure':
    case 'decline':
      return state.phase === 'insurance'
    case 'hit':
    case 'stand':
      return state.phase === 'playing'
    case 'double':
      return canDouble(state)
    case 'split':
      return canSplit(state)
    case 'surrender':
      return canSurrender(state)
    case 'dealer':
      return state.phase === 'dealer'
    default:
      return false
  }
}
