/** The lanes of a board of any size: its rows and columns in the order in which a slide visits them. */
import type { Direction } from '../../../engine/core/math/grid'
import type { Side, State } from './state'

export const sideOf = ({ side = 4 }: Pick<State, 'side'>): Side => side

type Lanes = Readonly<Record<Direction, readonly (readonly number[])[]>>

function lanesOf(side: Side): Lanes {
  const lanes = (cell: (lane: number, i: number) => number) =>
    Array.from({ length: side }, (_, lane) => Array.from({ length: side }, (__, i) => cell(lane, i)))
  return {
    left: lanes((lane, i) => lane * side + i),
    right: lanes((lane, i) => lane * side + side - 1 - i),
    up: lanes((lane, i) => i * side + lane),
    down: lanes((lane, i) => (side - 1 - i) * side + lane),
  }
}

/** The cells of each lane, starting with the side that the tiles slide to. */
export const LANES: Readonly<Record<Side, Lanes>> = {
  3: lanesOf(3),
  4: lanesOf(4),
  5: lanesOf(5),
  6: lanesOf(6),
}
