import type { Direction } from '../../../engine/core/math/grid'

export type Event =
  | { readonly type: 'slide'; readonly tile: number; readonly count: number; readonly direction: Direction }
  | { readonly type: 'complete' }

export interface State {
  /** Cells per side. */
  readonly size: number
  /** The tile in each cell, row by row; 0 is the empty cell. */
  readonly tiles: readonly number[]
  /** The solved order has the empty cell first. Set for a loaded position that cannot be solved otherwise. */
  readonly emptyFirst: boolean
  /** Tiles moved so far: a slide of three tiles counts three. */
  readonly moves: number
}
