import type { Direction } from '../../../engine/core/math/grid'
import type { Random } from '../../../engine/core/math/random'

export interface Tile {
  /** Stays the same while the tile slides, so that a view can follow it. */
  readonly id: number
  readonly value: number
  /** Cell from 0 (top left) to side * side - 1, row by row. */
  readonly at: number
  /** The two tiles that merged into this one in the last move. */
  readonly from?: readonly [number, number]
}

/** Cells per side. */
export type Side = 3 | 4 | 5 | 6

/** The winning tile by board size: 2048 cannot be reached on nine cells, and is easy on 25 or 36. */
export const GOALS: Readonly<Record<Side, number>> = { 3: 256, 4: 2048, 5: 8192, 6: 32768 }

export type Event =
  | { readonly type: 'slide'; readonly direction: Direction }
  | { readonly type: 'merge'; readonly value: number; readonly gained: number }
  | { readonly type: 'goal'; readonly value: number }

export interface State {
  /** Cells per side. Undefined means 4, which keeps the format of states stored before this option. */
  readonly side?: Side
  /** The tile that ends the game as won. Undefined if it continues after the winning tile. */
  readonly target?: number
  readonly tiles: readonly Tile[]
  readonly score: number
  readonly moves: number
  /** The winning tile has been reached; the game continues. */
  readonly won: boolean
  readonly nextId: number
  readonly random: Random
}
