/** The exact solver: the value of a position under perfect play. */
import { itemAt } from '../../../engine/core/itemAt'
import { OutOfTime } from '../../../engine/core/math/search'
import {
  type Bits,
  BOARD_HIGH,
  BOARD_LOW,
  CELLS,
  COLUMNS,
  FLOOR_HIGH,
  FLOOR_LOW,
  fits,
  wins,
} from './bitboard'
import { bitsIn, winning, winningCells } from './threats'

/** Columns from the middle outward: the middle is part of the most lines. */
export const CENTER_FIRST: readonly number[] = [3, 2, 4, 1, 5, 0, 6]

const LOWEST = -CELLS / 2 + 3
const HIGHEST = CELLS / 2 - 3
/** The time is checked once per this many positions. */
const CLOCK_EVERY = 2048

/** A solver with its own table; keep it for all searches of one game. The table stays valid after an exception. */
export interface Solver {
  /**
   * Score of a position without four in a row, for the side to move: 0 a tie; n > 0 a win with the n-th last of the
   * side's 21 discs; n < 0 a loss likewise.
   *
   * @throws OutOfTime
   */
  score(bits: Bits, overtime: () => boolean): number
  /**
   * Only the winner: 1, 0 or -1. Several times faster.
   *
   * @throws OutOfTime
   */
  outcome(bits: Bits, overtime: () => boolean): number
  /**
   * Whether the score exceeds `bound`.
   *
   * @throws OutOfTime
   */
  above(bits: Bits, bound: number, overtime: () => boolean): boolean
  /** Number of positions searched since the solver was created. */
  readonly nodes: number
}

/**
 * Creates a solver: negamax with a transposition table.
 *
 * @param sizeBits the table holds 2^`sizeBits` positions of 8 bytes each
 */
export function createSolver(sizeBits = 20): Solver {
  const table = new Int32Array(2 << sizeBits)
  const shift = 32 - sizeBits
  const order = new Int32Array((CELLS + 1) * COLUMNS)
  let nodes = 0
  let isOvertime: () => boolean = () => false

  /** Fail-soft negamax within ]alpha, beta[ for a side that cannot win at once. */
  function search(
    ownLow: number,
    ownHigh: number,
    allLow: number,
    allHigh: number,
    count: number,
    alpha: number,
    beta: number,
  ): number {
    nodes++
    if (nodes % CLOCK_EVERY === 0 && isOvertime()) throw new OutOfTime()
    const foeLow = ownLow ^ allLow
    const foeHigh = ownHigh ^ allHigh
    let openLow = (allLow + FLOOR_LOW) & BOARD_LOW
    let openHigh = (allHigh + FLOOR_HIGH) & BOARD_HIGH
    winningCells(foeLow, foeHigh, allLow, allHigh)
    const threatLow = itemAt(winning, 0)
    const threatHigh = itemAt(winning, 1)
    const forcedLow = openLow & threatLow
    const forcedHigh = openHigh & threatHigh
    if ((forcedLow | forcedHigh) !== 0) {
      // Two threats cannot both be blocked.
      if (
        (forcedLow & (forcedLow - 1)) !== 0 ||
        (forcedHigh & (forcedHigh - 1)) !== 0 ||
        (forcedLow !== 0 && forcedHigh !== 0)
      )
        return -((CELLS - count) >> 1)
      openLow = forcedLow
      openHigh = forcedHigh
    }
    // Never play below a cell where the opponent would win.
    openLow &= ~(threatLow >>> 1)
    openHigh &= ~(threatHigh >>> 1)
    if ((openLow | openHigh) === 0) return -((CELLS - count) >> 1)
    if (count >= CELLS - 2) return 0

    const min = -((CELLS - 2 - count) >> 1)
    if (alpha < min) {
      alpha = min
      if (alpha >= beta) return alpha
    }
    let max = (CELLS - 1 - count) >> 1
    const keyLow = ownLow + allLow
    const keyHigh = ownHigh + allHigh
    const at = (Math.imul(keyLow ^ Math.imul(keyHigh, 0x9e3779b1), 0x85ebca6b) >>> shift) << 1
    const first = keyLow | (keyHigh << 28)
    const second = (keyHigh >>> 4) << 8
    if (table[at] === first) {
      const entry = itemAt(table, at + 1)
      if ((entry & ~255) === second) {
        const value = entry & 255
        if (value > 64) {
          const lower = value - 128
          if (alpha < lower) {
            alpha = lower
            if (alpha >= beta) return alpha
          }
        } else if (value !== 0) {
          const upper = value - 32
          if (max > upper) max = upper
        }
      }
    }
    if (beta > max) {
      beta = max
      if (alpha >= beta) return beta
    }

    // Try moves that create the most winning cells first, middle columns first among equals.
    const from = count * COLUMNS
    let moves = 0
    for (let i = 0; i < COLUMNS; i++) {
      const column = itemAt(CENTER_FIRST, i)
      const moveLow = column < 4 ? openLow & (0x3f << (7 * column)) : 0
      const moveHigh = column < 4 ? 0 : openHigh & (0x3f << (7 * column - 28))
      if ((moveLow | moveHigh) === 0) continue
      winningCells(ownLow | moveLow, ownHigh | moveHigh, allLow | moveLow, allHigh | moveHigh)
      const entry = (bitsIn(itemAt(winning, 0), itemAt(winning, 1)) << 3) | column
      let index = from + moves++
      while (index > from && itemAt(order, index - 1) >> 3 < entry >> 3) {
        order[index] = itemAt(order, index - 1)
        index--
      }
      order[index] = entry
    }
    for (let i = 0; i < moves; i++) {
      const column = itemAt(order, from + i) & 7
      const moveLow = column < 4 ? openLow & (0x3f << (7 * column)) : 0
      const moveHigh = column < 4 ? 0 : openHigh & (0x3f << (7 * column - 28))
      const value = -search(foeLow, foeHigh, allLow | moveLow, allHigh | moveHigh, count + 1, -beta, -alpha)
      if (value >= beta) {
        table[at] = first
        table[at + 1] = second | (value + 128)
        return value
      }
      if (value > alpha) alpha = value
    }
    table[at] = first
    table[at + 1] = second | (alpha + 32)
    return alpha
  }

  function canWin(bits: Bits): boolean {
    for (let column = 0; column < COLUMNS; column++) {
      if (fits(bits, column) && wins(bits, column)) return true
    }
    return false
  }

  /** Bisects the range of possible scores with null-window searches, small absolute values first. */
  function between(bits: Bits, low: number, high: number, overtime: () => boolean): number {
    if (bits.count === CELLS) return 0
    if (canWin(bits)) return (CELLS + 1 - bits.count) >> 1
    isOvertime = overtime
    let min = Math.max(low, -((CELLS - bits.count) >> 1))
    let max = Math.min(high, (CELLS + 1 - bits.count) >> 1)
    while (min < max) {
      let middle = min + ((max - min) >> 1)
      if (middle <= 0 && Math.trunc(min / 2) < middle) middle = Math.trunc(min / 2)
      else if (middle >= 0 && Math.trunc(max / 2) > middle) middle = Math.trunc(max / 2)
      const value = search(
        bits.ownLow,
        bits.ownHigh,
        bits.allLow,
        bits.allHigh,
        bits.count,
        middle,
        middle + 1,
      )
      if (value <= middle) max = value
      else min = value
    }
    // Avoids -0.
    return min | 0
  }

  return {
    score: (bits, overtime) => between(bits, LOWEST, HIGHEST, overtime),
    outcome: (bits, overtime) => Math.sign(between(bits, -1, 1, overtime)),
    above: (bits, bound, overtime) => between(bits, bound, bound + 1, overtime) > bound,
    get nodes() {
      return nodes
    },
  }
}
