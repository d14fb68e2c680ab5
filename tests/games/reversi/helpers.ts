/** Test helpers for Reversi: squares by name, positions as text, moves by the rules and by bitboards. */

import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import {
  cellOf,
  high,
  movesFrom,
  type Position,
  positionOf,
  squareOf,
  squaresOf,
} from '../../../src/games/reversi/bot/bits'
import { positionAfter } from '../../../src/games/reversi/bot/search'
import { type Options, options } from '../../../src/games/reversi/options'
import { movesOf, rules, type State } from '../../../src/games/reversi/rules'
import { mover } from '../../support/moves'

/** The cell of a name such as 'd3' on the 8x8 board. */
export const square = (name: string): number =>
  (Number(name[1]) - 1) * 8 + 'abcdefgh'.indexOf(name[0] as string)

export const read = (text: string, chosen: Partial<Options> = {}): State =>
  rules.notation!.read(text, completeOptions(options, chosen))

export const { apply, play: played, refused } = mover(rules)
export const at = (state: State, name: string): State => played(state, square(name))

/** A position of a random game with this many empty squares, or of its end. */
export function randomPosition(seed: number, empty = 0, size: Options['size'] = '8'): State {
  const random = createRandom(seed)
  let state = rules.start(completeOptions(options, { size }), seed)
  while (state.cells.split('-').length - 1 > empty && movesOf(state).length > 0)
    state = played(state, pick(random, movesOf(state)))
  return empty === 0 || movesOf(state).length > 0 ? state : randomPosition(seed + 1000, empty, size)
}

/** The legal cells of the side to move, by the bitboards. */
export function movesByBits(state: State): number[] {
  const { ownLow, ownHigh, foeLow, foeHigh } = positionOf(state)
  const squares = squaresOf(state.size)
  const low = movesFrom(ownLow, ownHigh, foeLow, foeHigh) & squares.low
  const up = (high[0] as number) & squares.high
  return Array.from({ length: 64 }, (_, square) => square)
    .filter((square) => ((square < 32 ? low : up) >>> (square & 31)) & 1)
    .map((square) => cellOf(square, state.size))
}

/** The discs after a move, as the other side sees them, by the bitboards. */
export const placedByBits = (state: State, move: number): Position =>
  positionAfter(squareOf(move, state.size), positionOf(state))
