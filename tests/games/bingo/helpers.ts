/** Test helpers for Bingo: calls and marks. */
import { createRandom } from '../../../src/engine/core/math/random'
import { type Move, rules, type State } from '../../../src/games/bingo/rules'
import { type Cell, makeCard } from '../../../src/games/bingo/rules/card'
import { mover } from '../../support/moves'

export const CALL: Move = { do: 'call' }
export const { apply, play, refused } = mover(rules)

export const call = (state: State, times: number) => play(state, ...Array<Move>(times).fill(CALL))

/** Calls until the game is over. */
export function callAll(state: State): State {
  let now = state
  while (!rules.outcome(now)) now = play(now, CALL)
  return now
}

/** A card with exactly these cells marked, and always the free one. */
export function marked(cells: readonly number[]): Cell[] {
  return makeCard(createRandom(1)).map((cell, index) => ({
    ...cell,
    marked: cell.isFree || cells.includes(index),
  }))
}

/** Checks the lines of a card independently: rows, columns, two diagonals, corners. */
export function winsByWalking(card: readonly Cell[]): boolean {
  const at = (row: number, col: number) => card[row * 5 + col]?.marked === true
  const walk = (row: number, col: number, down: number, right: number) =>
    [0, 1, 2, 3, 4].every((i) => at(row + i * down, col + i * right))
  for (let i = 0; i < 5; i++) if (walk(i, 0, 0, 1) || walk(0, i, 1, 0)) return true
  return walk(0, 0, 1, 1) || walk(0, 4, 1, -1) || (at(0, 0) && at(0, 4) && at(4, 0) && at(4, 4))
}
