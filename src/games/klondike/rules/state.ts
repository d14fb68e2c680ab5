/** The state of a game of Klondike or FreeCell, its moves and its events. */
import { DECK_SIZE, isRed, SUITS } from '../../../engine/core/cards'
import { itemAt } from '../../../engine/core/itemAt'
import type { Options } from '../options'

export type Kind = Options['kind']
export type Scoring = Options['scoring']

/** A column from its top end: the lowest `down` cards are face down. */
export interface Column {
  readonly cards: readonly number[]
  readonly down: number
}

export interface State {
  readonly kind: Kind
  /** The number of the deal; null for a position given as text. */
  readonly deal: number | null
  /** The solver has won this deal. */
  readonly proved: boolean
  /** Cards drawn at a time. */
  readonly draw: number
  /** How often the waste may still be turned over; UNLIMITED for no limit. */
  readonly redeals: number
  /** The last card is drawn next. */
  readonly stock: readonly number[]
  /** The last card is the open one. */
  readonly waste: readonly number[]
  /** The free cells of FreeCell: a card, or NONE. Empty in Klondike. */
  readonly cells: readonly number[]
  /** The number of cards on each foundation, by suit. */
  readonly foundations: readonly number[]
  readonly columns: readonly Column[]
  readonly scoring: Scoring
  /** The clock is shown. With standard scoring, time costs points, and a fast win earns some. */
  readonly timed: boolean
  /** Cards that nothing else needs go to the foundations by themselves. */
  readonly auto: boolean
  /** The last move took back a card that would go home by itself: until the next one, nothing does. */
  readonly rests?: true
  readonly score: number
  readonly moves: number
  /** Play time of the last move, ms. */
  readonly at: number
}

export const UNLIMITED = -1
export const NONE = -1

/** Piles by number: columns, free cells, foundations by suit, then waste and stock. */
export const CELL = 8
export const FOUNDATION = 12
export const WASTE = 16
export const STOCK = 17

/**
 * `draw` also turns the waste over. `begin` passes the bank of earlier Vegas games. `look` is a hint without a move;
 * it is always refused.
 */
export type Move =
  | { readonly type: 'move'; readonly from: number; readonly to: number; readonly count: number }
  | { readonly type: 'draw' }
  | { readonly type: 'begin'; readonly bank: number }
  | { readonly type: 'look' }

export type Event =
  | { readonly type: 'draw'; readonly card: string; readonly cards: number; readonly left: number }
  | { readonly type: 'turn'; readonly cards: number }
  | { readonly type: 'move'; readonly card: string; readonly cards: number; readonly to: number }
  | { readonly type: 'home'; readonly card: string; readonly total: number }
  | { readonly type: 'back'; readonly card: string; readonly to: number }
  | { readonly type: 'open'; readonly card: string; readonly column: number }

/** The parts of a state that the options decide. */
export function fromOptions(options: Options) {
  const { kind, passes } = options
  const klondike = kind === 'klondike'
  return {
    kind,
    draw: options.draw === '3' ? 3 : 1,
    redeals: !klondike ? 0 : passes === 'any' ? UNLIMITED : Number(passes) - 1,
    scoring: klondike ? options.scoring : 'none',
    timed: options.timed === 'on',
    auto: options.auto === 'on',
  } as const
}

export const isColumn = (pile: number): boolean => pile >= 0 && pile < CELL
export const isCell = (pile: number): boolean => pile >= CELL && pile < FOUNDATION
export const isFoundation = (pile: number): boolean => pile >= FOUNDATION && pile < WASTE

/** 0 for an ace, 12 for a king. */
export const rankIndex = (card: number): number => card % 13
export const suitIndex = (card: number): number => Math.floor(card / 13)
/** The foundation pile of a card. */
export const homeOf = (card: number): number => FOUNDATION + suitIndex(card)

/** The cards of a pile from bottom to top; a foundation shows all of its suit. */
export function cardsIn(state: State, pile: number): readonly number[] {
  if (isColumn(pile)) return state.columns[pile]?.cards ?? []
  if (isCell(pile)) {
    const card = state.cells[pile - CELL] ?? NONE
    return card === NONE ? [] : [card]
  }
  if (isFoundation(pile)) {
    const suit = pile - FOUNDATION
    return Array.from({ length: itemAt(state.foundations, suit) }, (_, rank) => suit * 13 + rank)
  }
  if (pile === WASTE) return state.waste
  return pile === STOCK ? state.stock : []
}

/** All piles of this kind of game. */
export function pilesOf(state: State): readonly number[] {
  return [
    ...state.columns.keys(),
    ...[...state.cells.keys()].map((cell) => CELL + cell),
    ...SUITS.map((_, suit) => FOUNDATION + suit),
    ...(state.kind === 'klondike' ? [WASTE, STOCK] : []),
  ]
}

/** Whether `card` may lie on `below` in a column. */
export function follows(card: number, below: number): boolean {
  return rankIndex(below) === rankIndex(card) + 1 && isRed(below) !== isRed(card)
}

export function isWon({ foundations }: State): boolean {
  return foundations.reduce((sum, count) => sum + count, 0) === DECK_SIZE
}
