/**
 * A plain player to compare with: alpha-beta of a fixed depth with the usual table of square values and the difference
 * in moves. It shares only the moves with the computer.
 */
import { bitCount, cellOf, flipsAt, high, movesFrom, positionOf } from '../../../src/games/reversi/bot/bits'
import type { Chooser } from './duels'

/** The value of the squares of one quarter of the board, from its corner. */
const QUARTER = [
  [100, -20, 10, 5],
  [-20, -50, -2, -2],
  [10, -2, -1, -1],
  [5, -2, -1, -1],
]
const SQUARE_VALUES = Array.from({ length: 64 }, (_, square) => {
  const fold = (index: number) => Math.min(index, 7 - index)
  return QUARTER[fold(square >> 3)]?.[fold(square & 7)] as number
})
const MOVE = 8
const WON = 10_000

const squaresIn = (low: number, up: number) =>
  Array.from({ length: 64 }, (_, square) => square).filter(
    (square) => ((square < 32 ? low : up) >>> (square & 31)) & 1,
  )

type Discs = readonly [ownLow: number, ownHigh: number, foeLow: number, foeHigh: number]

const swapped = ([a, b, c, d]: Discs): Discs => [c, d, a, b]

function movesIn(discs: Discs): number[] {
  const low = movesFrom(...discs)
  return squaresIn(low, high[0] as number)
}

function placed(square: number, discs: Discs): Discs {
  const [ownLow, ownHigh, foeLow, foeHigh] = discs
  const low = flipsAt(square, ...discs)
  const up = high[0] as number
  return [
    foeLow & ~low,
    foeHigh & ~up,
    ownLow | low | (square < 32 ? 1 << square : 0),
    ownHigh | up | (square < 32 ? 0 : 1 << (square - 32)),
  ]
}

function squareValues(low: number, up: number): number {
  let sum = 0
  for (let left = low; left !== 0; left &= left - 1)
    sum += SQUARE_VALUES[31 - Math.clz32(left & -left)] as number
  for (let left = up; left !== 0; left &= left - 1)
    sum += SQUARE_VALUES[63 - Math.clz32(left & -left)] as number
  return sum
}

const countOf = (discs: Discs) => {
  const low = movesFrom(...discs)
  return bitCount(low) + bitCount(high[0] as number)
}

function look(discs: Discs, depth: number, floor: number, ceiling: number, passed: boolean): number {
  if (depth === 0)
    return (
      squareValues(discs[0], discs[1]) -
      squareValues(discs[2], discs[3]) +
      MOVE * (countOf(discs) - countOf(swapped(discs)))
    )
  const moves = movesIn(discs)
  if (moves.length === 0) {
    if (!passed) return -look(swapped(discs), depth - 1, -ceiling, -floor, true)
    return WON * (bitCount(discs[0]) + bitCount(discs[1]) - bitCount(discs[2]) - bitCount(discs[3]))
  }
  moves.sort((a, b) => (SQUARE_VALUES[b] as number) - (SQUARE_VALUES[a] as number))
  let best = Number.NEGATIVE_INFINITY
  for (const square of moves) {
    const value = -look(placed(square, discs), depth - 1, -ceiling, -Math.max(floor, best), false)
    if (value > best) best = value
    if (best >= ceiling) break
  }
  return best
}

export const plainPlayer =
  (depth: number): Chooser =>
  (state) => {
    const { ownLow, ownHigh, foeLow, foeHigh } = positionOf(state)
    const discs: Discs = [ownLow, ownHigh, foeLow, foeHigh]
    let best = Number.NEGATIVE_INFINITY
    let move = -1
    for (const square of movesIn(discs)) {
      const value = -look(placed(square, discs), depth - 1, Number.NEGATIVE_INFINITY, -best, false)
      if (value > best || move < 0) {
        best = value
        move = square
      }
    }
    return cellOf(move, state.size)
  }
