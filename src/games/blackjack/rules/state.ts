import { itemAt } from '../../../engine/core/itemAt'
import { DECKS, handValue, isNatural, pips } from './cards'
import { MAX_HANDS, mostHandsAt } from './reserve'

export { MAX_HANDS } from './reserve'

/** The initial bank, and the amount of a loan. */
export const BANK = 1000
export const MIN_BET = 10
const MAX_BET = 500
/** Multiples of ten, so that half a bet and 3:2 are whole numbers. */
export const CHIPS = [10, 50, 100, 500] as const
export type Chip = (typeof CHIPS)[number]

export type Phase = 'betting' | 'insurance' | 'playing' | 'dealer' | 'finished'
export type Result = 'blackjack' | 'win' | 'dealerBust' | 'push' | 'lose' | 'bust' | 'surrender'

/** Whose turn it is now, for screen readers. */
export interface Next {
  /** 'Spot 2' */
  readonly now: string
  /** 'King of hearts and 5 of clubs' */
  readonly nowCards: string
  readonly nowTotal: number
}

export interface Hand {
  readonly cards: readonly number[]
  /** Index among several boxes, from 0 at the player's left; undefined if there is only one. */
  readonly box?: number
  readonly bet: number
  readonly doubled: boolean
  /** Created by a split: 21 with two cards is not a blackjack here. */
  readonly split: boolean
  readonly surrendered: boolean
  /** Nothing left to decide. */
  readonly done: boolean
  readonly result: Result | null
  /** Amount returned to the bank, including the bet. */
  readonly paid: number
}

/** Values that carry over from game to game. */
export interface Purse {
  /** Money that is not on the table. */
  readonly bank: number
  readonly loans: number
  readonly wins: number
  readonly losses: number
  readonly ties: number
}

/** The purse of the very first game. */
export const FIRST: Purse = { bank: BANK, loans: 0, wins: 0, losses: 0, ties: 0 }

/** Only the purse. */
export function purseOf({ bank, loans, wins, losses, ties }: Purse) {
  return { bank, loans, wins, losses, ties }
}

/** How a table differs from the default. */
export interface Table {
  /** The dealer draws on a soft 17. */
  readonly hits17?: true
  /** Decks in the shoe. Default: six. */
  readonly decks?: 1 | 2 | 4 | 8
  /** Surrender is not available. */
  readonly noSurrender?: true
  /** Boxes with a bet. Default: one. */
  readonly boxes?: 2 | 3
}

/** The state of the count trainer. */
export interface Counting {
  readonly asked: number
  readonly right: number
  /** The counts to choose from while a question is open: consecutive numbers, one of them correct. */
  readonly open?: readonly number[]
}

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
) &
  Partial<Next>

export interface State extends Purse {
  /** Undefined for the default table. */
  readonly table?: Table
  /** Only with the count trainer. */
  readonly count?: Counting
  readonly seed: number
  readonly shuffles: number
  readonly shoe: readonly number[]
  /** Number of cards dealt from the shoe. */
  readonly dealt: number
  readonly phase: Phase
  /** The player's own money from earlier games; null if this game started with a new bank. */
  readonly brought: number | null
  /** The bet on each box, kept for the next round. */
  readonly stake: number
  readonly dealer: readonly number[]
  /** The dealer's second card is face up. */
  readonly holeUp: boolean
  readonly hands: readonly Hand[]
  /** The hand that is being played, or asked for insurance. */
  readonly active: number
  /** Insurance bets of all boxes; 0 for none. */
  readonly insurance: number
  /** Profit of the last round; negative for a loss. */
  readonly net: number
  readonly rounds: number
  /** The player has left the table. */
  readonly left: boolean
}

export type Move =
  | { readonly do: 'chip'; readonly value: Chip }
  /** An answer to the count trainer. */
  | { readonly do: 'count'; readonly value: number }
  /** The first move of a game: continues with the purse of earlier games. */
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

/** Nothing was carried over or dealt yet. */
function isFresh(state: State): boolean {
  return state.phase === 'betting' && state.dealt === 0 && state.brought === null
}

/** The player's own money, without loans. */
export function ownMoney({ bank, loans }: Pick<Purse, 'bank' | 'loans'>): number {
  return bank - loans * BANK
}

/** A hand that has already lost: over 21 or surrendered. */
export function isOut(hand: Hand): boolean {
  return hand.surrendered || handValue(hand.cards).total > 21
}

/** 21 with the first two cards of an unsplit hand; pays 3:2. */
export function isBlackjack(hand: Hand): boolean {
  return !hand.split && isNatural(hand.cards)
}

function activeHand(state: State): Hand | null {
  return state.phase === 'playing' ? (state.hands[state.active] ?? null) : null
}

/** Requires two cards and money for a second bet; also after a split. */
export function canDouble(state: State): boolean {
  const hand = activeHand(state)
  return hand !== null && hand.cards.length === 2 && state.bank >= hand.bet
}

/**
 * Requires two cards of the same value, money for another bet, and space in the box and at the table. Split aces
 * cannot be split again.
 */
export function canSplit(state: State): boolean {
  const hand = activeHand(state)
  if (hand?.cards.length !== 2 || state.bank < hand.bet) return false
  if (state.hands.filter(({ box }) => box === hand.box).length >= MAX_HANDS) return false
  if (state.hands.length >= mostHandsAt(state.table?.decks ?? DECKS, boxesOf(state))) return false
  return pips(itemAt(hand.cards, 0)) === pips(itemAt(hand.cards, 1))
}

/** With the first two cards only, once the dealer has no blackjack. */
export function canSurrender(state: State): boolean {
  const hand = activeHand(state)
  return hand !== null && hand.cards.length === 2 && !hand.split && !state.table?.noSurrender
}

/** Number of boxes with a bet, 1 to 3. */
export function boxesOf({ table }: Pick<State, 'table'>): number {
  return table?.boxes ?? 1
}

/** Maximum bet on each box now. */
export function mostBet(state: State): number {
  const each = Math.floor(state.bank / boxesOf(state))
  return Math.min(MAX_BET, each - (each % MIN_BET))
}

/** Whether a move is legal now. */
export function may(state: State, doing: Doing, value = 0): boolean {
  if (state.left) return false
  // An open question must be answered first.
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
        state.stake >= MIN_BET &&
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
