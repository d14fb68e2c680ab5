/** Owns what a play of 2048 holds. */
import type { Random } from '../../../engine/core/random'

export interface Tile {
  /** Stays the same while the tile slides, so that a view can follow it. */
  readonly id: number
  readonly value: number
  /** Cell, 0 (top left) to 15, row by row. */
  readonly at: number
  /** The two tiles that merged into this one in the last move. */
  readonly from?: readonly [number, number]
}

export interface State {
  readonly tiles: readonly Tile[]
  readonly score: number
  readonly moves: number
  /** A 2048 tile has been made; play goes on. */
  readonly won: boolean
  readonly nextId: number
  readonly random: Random
}
