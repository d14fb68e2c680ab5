/** Owns what a play of 2048 holds. */
import type { Direction } from '../../../engine/core/math/grid'
import type { Random } from '../../../engine/core/math/random'

export interface Tile {
  /** Stays the same while the tile slides, so that a view can follow it. */
  readonly id: number
  readonly value: number
  /** Cell, 0 (top left) to side * side - 1, row by row. */
  readonly at: number
  /** The two tiles that merged into this one in the last move. */
  readonly from?: readonly [number, number]
}

/** Cells of a row. */
export type Side = 3 | 4 | 5

/** The tile that wins, by side: on nine cells no 2048 can be made, on 25 it is no feat. */
export const GOALS: Readonly<Record<Side, number>> = { 3: 256, 4: 2048, 5: 8192 }

/** What happens in this game. */
export type Event =
  | { readonly type: 'slide'; readonly direction: Direction }
  | { readonly type: 'merge'; readonly value: number; readonly gained: number }
  | { readonly type: 'goal'; readonly value: number }

export interface State {
  /** Cells of a row: 4, or 3 or 5. Left out where it is 4: states are kept as they always were. */
  readonly side?: Side
  readonly tiles: readonly Tile[]
  readonly score: number
  readonly moves: number
  /** The tile that wins has been made; play goes on. */
  readonly won: boolean
  readonly nextId: number
  readonly random: Random
}
