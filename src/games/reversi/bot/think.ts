/** Finds a move: by an estimate while there are many empty squares, exactly towards the end. */
import type { Thinking } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { shuffled } from '../../../engine/core/math/random'
import { Budget, OutOfTime } from '../../../engine/core/math/search'
import { type Move, movesOf, type State } from '../rules'
import { cellOf, positionOf, squareOf, squaresOf } from './bits'
import { Endgame } from './endgame'
import { DISC } from './evaluation'
import { emptyCount, positionAfter, Search } from './search'

export interface SearchLimits {
  /** The deepest estimate, in moves. */
  readonly depth: number
  /** From this number of empty squares on, the rest of the game is solved. */
  readonly exact: number
  /** The most positions of one search; limited by time only if left out. */
  readonly nodes?: number
}

/** Limited by time only. With more empty squares, the end is hardly ever solved in the time that a hint has. */
export const FULL: SearchLimits = { depth: 60, exact: 19 }
/** When the end will be solved, the estimate only has to sort the moves. */
const SORTING_DEPTH = 8

export interface Found {
  readonly move: Move
  /** In hundredths of a disc, for the side to move. */
  readonly value: number
  /** The value is the final difference with best play, with empty squares for the winner. */
  readonly exact: boolean
}

/** The time is checked once per this many positions. */
const CLOCK_EVERY = 512

/** The best of some moves, among equals a random one. */
export function think(state: State, limits: SearchLimits, thinking: Thinking, moves = movesOf(state)): Found {
  const { size } = state
  const squares = squaresOf(size)
  const position = positionOf(state)
  const empty = emptyCount(squares, position)
  const solves = empty <= limits.exact
  const order = shuffled(thinking.random, moves).map((cell) => squareOf(cell, size))
  const budget = new Budget({
    overtime: thinking.overtime,
    every: CLOCK_EVERY,
    ...(limits.nodes !== undefined && { nodes: limits.nodes }),
    sure: true,
  })
  const depth = solves ? Math.min(limits.depth, SORTING_DEPTH, empty) : Math.min(limits.depth, empty)
  const found = new Search(squares, budget).best(position, order, depth)
  const estimate = { move: cellOf(found.move, size), value: found.value, exact: false }
  if (!solves) return estimate
  budget.mayEnd = true
  const endgame = new Endgame(squares, budget)
  let best = -65
  let square = found.move
  try {
    for (const each of [found.move, ...order.filter((other) => other !== found.move)]) {
      const next = positionAfter(each, position)
      const floor = Math.max(best, -64)
      let value = -endgame.solve(next, best < -64 ? -64 : -floor - 1, best < -64 ? 64 : -floor)
      if (best >= -64 && value > best) value = -endgame.solve(next, -64, -value + 1)
      if (value > best) {
        best = value
        square = each
      }
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
    return estimate
  }
  return { move: cellOf(square, size), value: best * DISC, exact: true }
}

/** A search that answers null if there is not enough time. */
function inTime(find: () => number): number | null {
  try {
    return find()
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
    return null
  }
}

/** The exact value of a move for the side that makes it; null if there is not enough time. */
export function solved(state: State, move: Move, { overtime }: Pick<Thinking, 'overtime'>): number | null {
  const budget = new Budget({ overtime, every: CLOCK_EVERY, sure: false })
  const next = positionAfter(squareOf(move, state.size), positionOf(state))
  return inTime(() => (0 - new Endgame(squaresOf(state.size), budget).solve(next, -64, 64)) * DISC)
}

/** The estimated value of a move, `depth` moves ahead with it; null if there is not enough time. */
export function estimated(
  state: State,
  move: Move,
  depth: number,
  { overtime }: Pick<Thinking, 'overtime'>,
): number | null {
  const budget = new Budget({ overtime, every: CLOCK_EVERY, sure: false })
  const search = new Search(squaresOf(state.size), budget)
  return inTime(() => search.moveValue(positionOf(state), squareOf(move, state.size), depth))
}

/** The only legal move, which needs no search; null if there are several. */
export const onlyMove = (state: State): Move | null =>
  movesOf(state).length === 1 ? itemAt(movesOf(state), 0) : null
