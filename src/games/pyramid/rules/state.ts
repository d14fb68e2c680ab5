/** The state of a game of Pyramid, its moves and its events, and which cards make 13. */
import { itemAt } from '../../../engine/core/itemAt'
import { isOpen, NONE, openPlaces, rankIndex, shapeOf } from '../../shared/patience/shape'

export interface State {
  /** The number of the deal; null for a position given as text. */
  readonly deal: number | null
  /** The solver has won this deal. */
  readonly proved: boolean
  /** How often the waste may still be turned over; UNLIMITED for no limit. */
  readonly redeals: number
  /** The card of each place of the pyramid, or NONE. */
  readonly places: readonly number[]
  /** The last card is open, and drawn next. */
  readonly stock: readonly number[]
  /** The last card is the open one. */
  readonly waste: readonly number[]
  /** The cards that were taken. */
  readonly removed: readonly number[]
  readonly moves: number
  /** Play time of the last move, ms. */
  readonly at: number
}

/** `take` names one pile with a king, or two piles. `look` is a hint without a move; it is always refused. */
export type Move =
  | { readonly type: 'take'; readonly piles: readonly number[] }
  | { readonly type: 'draw' }
  | { readonly type: 'look' }

export type Event =
  | { readonly type: 'draw'; readonly card: string; readonly left: number }
  | { readonly type: 'turn'; readonly cards: number }
  /** `left` counts the cards of the pyramid. */
  | { readonly type: 'king'; readonly card: string; readonly left: number }
  | { readonly type: 'pair'; readonly card: string; readonly other: string; readonly left: number }

export const UNLIMITED = -1

/** Seven rows, each one card longer than the one above. */
export const SHAPE = shapeOf(
  Array.from({ length: 7 }, (_, row) => Array.from({ length: row + 1 }, (_, i) => 3 - row / 2 + i)),
)

/** Piles by number: the places of the pyramid, then the waste, the stock and the cards that were taken. */
export const WASTE = SHAPE.places.length
export const STOCK = WASTE + 1
export const REMOVED = STOCK + 1

/** The sum of ranks, as index, of two cards that make 13. */
const PAIR = 11
export const KING = 12

export const makePair = (card: number, other: number) => rankIndex(card) + rankIndex(other) === PAIR

/** The card of a pile that can be taken; NONE if there is none, or if other cards lie on it. */
export function openCard({ places, stock, waste }: State, pile: number): number {
  if (pile === WASTE) return waste.at(-1) ?? NONE
  if (pile === STOCK) return stock.at(-1) ?? NONE
  return isOpen(SHAPE, places, pile) ? itemAt(places, pile) : NONE
}

/** The cards that can be taken now: kings, and pairs that make 13. */
export function takeable(state: State): readonly (readonly number[])[] {
  const piles = [...openPlaces(SHAPE, state.places), WASTE, STOCK].filter(
    (pile) => openCard(state, pile) !== NONE,
  )
  return piles.flatMap((pile, i) => {
    const card = openCard(state, pile)
    if (rankIndex(card) === KING) return [[pile]]
    return piles
      .slice(i + 1)
      .filter((other) => makePair(card, openCard(state, other)))
      .map((other) => [pile, other])
  })
}

export function canDraw({ stock, waste, redeals }: State): boolean {
  return stock.length > 0 || (waste.length > 0 && redeals !== 0)
}

/** A state after a card was drawn, or the waste was turned over. */
export function drawn(state: State): State {
  const { stock, waste, redeals } = state
  if (stock.length > 0) return { ...state, stock: stock.slice(0, -1), waste: [...waste, itemAt(stock, -1)] }
  return {
    ...state,
    stock: waste.toReversed(),
    waste: [],
    redeals: redeals === UNLIMITED ? UNLIMITED : redeals - 1,
  }
}

/** A state after the cards of these piles were taken. */
export function taken(state: State, piles: readonly number[]): State {
  const cards = piles.map((pile) => openCard(state, pile))
  return {
    ...state,
    places: state.places.map((card, at) => (piles.includes(at) ? NONE : card)),
    waste: piles.includes(WASTE) ? state.waste.slice(0, -1) : state.waste,
    stock: piles.includes(STOCK) ? state.stock.slice(0, -1) : state.stock,
    removed: [...state.removed, ...cards],
  }
}

/** Whether no cards can be taken, now or after any number of draws. */
export function isStuck(state: State): boolean {
  // After one more pass than the present one, the same cards come again.
  let now: State = { ...state, redeals: state.redeals === UNLIMITED ? 1 : Math.min(state.redeals, 1) }
  while (takeable(now).length === 0) {
    if (!canDraw(now)) return true
    now = drawn(now)
  }
  return false
}
