/** Counts games of a number of moves; a pass is a move, and a game that ended earlier counts once, as published. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { bitCount, flipsAt, high, movesFrom, positionOf } from '../../../src/games/reversi/bot/bits'
import { options } from '../../../src/games/reversi/options'
import { movesOf, rules, type State } from '../../../src/games/reversi/rules'
import { after } from '../../../src/games/reversi/rules/board'

function perft(
  ownLow: number,
  ownHigh: number,
  foeLow: number,
  foeHigh: number,
  depth: number,
  passed = false,
): number {
  if (depth === 0) return 1
  let low = movesFrom(ownLow, ownHigh, foeLow, foeHigh)
  let up = high[0] as number
  if ((low | up) === 0) return passed ? 1 : perft(foeLow, foeHigh, ownLow, ownHigh, depth - 1, true)
  if (depth === 1) return bitCount(low) + bitCount(up)
  let sum = 0
  while ((low | up) !== 0) {
    const bit = low !== 0 ? low & -low : up & -up
    const inLow = low !== 0
    if (inLow) low ^= bit
    else up ^= bit
    const square = (inLow ? 0 : 32) + 31 - Math.clz32(bit)
    const flips = flipsAt(square, ownLow, ownHigh, foeLow, foeHigh)
    const flipsUp = high[0] as number
    sum += perft(
      foeLow & ~flips,
      foeHigh & ~flipsUp,
      ownLow | flips | (inLow ? bit : 0),
      ownHigh | flipsUp | (inLow ? 0 : bit),
      depth - 1,
    )
  }
  return sum
}

/** The same count by the rules, where passes are part of the move before. */
export function perftByRules(state: State, depth: number): number {
  if (depth === 0) return 1
  return movesOf(state).reduce((sum, move) => {
    const next = after(state, move)
    const rest = depth - (next.passed === undefined ? 1 : 2)
    return sum + (rest < 0 || movesOf(next).length === 0 ? 1 : perftByRules(next, rest))
  }, 0)
}

/** The number of games of this many moves from the start, by the bitboards. */
export function perftOf(depth: number): number {
  const { ownLow, ownHigh, foeLow, foeHigh } = positionOf(rules.start(completeOptions(options), 0))
  return perft(ownLow, ownHigh, foeLow, foeHigh, depth)
}
