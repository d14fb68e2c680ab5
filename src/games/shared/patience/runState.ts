/** Games in which open cards go to the waste, one rank up or down: the state, its moves and its events. */
import { itemAt } from '../../../engine/core/itemAt'
import { openPlaces, rankIndex, type Shape } from './shape'

export interface RunState {
  /** The number of the deal; null for a position given as text. */
  readonly deal: number | null
  /** The solver has won this deal. */
  readonly proved: boolean
  /** Kings and aces are neighbors. */
  readonly corner: boolean
  /** The card of each place of the shape, or NONE. */
  readonly places: readonly number[]
  /** The last card is drawn next. */
  readonly stock: readonly number[]
  /** The last card is the open one. */
  readonly waste: readonly number[]
  /** Cards taken since the last draw. */
  readonly chain: number
  readonly score: number
  readonly moves: number
  /** Play time of the last move, ms. */
  readonly at: number
}

/** `look` is a hint without a move; it is always refused. */
export type RunMove =
  | { readonly type: 'take'; readonly place: number }
  | { readonly type: 'draw' }
  | { readonly type: 'look' }

export type RunEvent =
  | { readonly type: 'draw'; readonly card: string; readonly left: number }
  /** `chain` counts the cards taken since the last draw, this one included; `left` those that remain on the table. */
  | { readonly type: 'take'; readonly card: string; readonly chain: number; readonly left: number }

/** Whether a card may lie on another one in the waste. */
export function follows(card: number, below: number, corner: boolean): boolean {
  const distance = Math.abs(rankIndex(card) - rankIndex(below))
  return distance === 1 || (corner && distance === 12)
}

/** The places whose cards may be taken now. */
export function takeable(shape: Shape, { places, waste, corner }: RunState): readonly number[] {
  const top = itemAt(waste, -1)
  return openPlaces(shape, places).filter((at) => follows(itemAt(places, at), top, corner))
}
