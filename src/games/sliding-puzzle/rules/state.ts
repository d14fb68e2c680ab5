/** Owns what a play of the Sliding Puzzle holds. */
import type { Direction } from '../../../engine/core/math/grid'

/** What happens in this game. */
export type Event =
  | { readonly type: 'slide'; readonly tile: number; readonly count: number; readonly direction: Direction }
  | { readonly type: 'complete' }

export interface State {
  /** Cells on a side. */
  readonly size: number
  /** The tile in each cell, row by row; 0 is the empty cell. */
  readonly tiles: readonly number[]
  /** In order the empty cell comes first, and not last: so ends a loaded position that can end no other way. */
  readonly emptyFirst: boolean
  /** Tiles moved so far: a slide of three tiles counts three. */
  readonly moves: number
}
