/** Owns how moves of Connect Four are judged: by the exact solver, wherever its time is enough. */
import type { Reviewer } from '../../engine/core/review'
import { bitsOf, bot } from './bot'
import { type Bits, drop } from './bot/bitboard'
import { lookUp, readBook } from './bot/book'
import { OPENINGS } from './bot/openings'
import { createSolver, OutOfTime, type Solver } from './bot/solver'
import { type Move, NAMES, rules, type State, turnOf } from './rules'
import { tell } from './tell'

const book = readBook(OPENINGS)
let solver: Solver | null = null

/** Who wins, for the side to move: 1, 0 or -1; null where the time is not enough. */
function outcomeOf(bits: Bits, overtime: () => boolean): number | null {
  const known = lookUp(book, bits)
  if (known) return Math.sign(known.score)
  solver ??= createSolver()
  try {
    return solver.outcome(bits, overtime)
  } catch (error) {
    if (error instanceof OutOfTime) return null
    throw error
  }
}

/** The same for whoever has just moved; an end needs no search. */
function outcomeAfter(after: State, bits: Bits, overtime: () => boolean): number | null {
  const end = rules.outcome(after)
  if (end) return end.result === 'tied' ? 0 : 1
  const theirs = outcomeOf(bits, overtime)
  // No -0.
  return theirs === null ? null : 0 - theirs
}

export const reviewer: Reviewer<State, Move> = {
  figure: {
    label: 'Winning chances',
    sides: true,
    first: 'Red',
    unit: '%',
    lossUnit: 'points of winning chance',
  },
  judge(before, move, after, thinking) {
    const bits = bitsOf(before)
    const side = turnOf(before)
    const has = outcomeAfter(after, drop(bits, move), thinking.overtime)
    // A won position cannot have been a worse one before.
    const had = has === 1 ? 1 : outcomeOf(bits, thinking.overtime)
    if (has === null || had === null) return null
    const chance = 50 + 50 * has
    const value = side === 1 ? chance : 100 - chance
    const loss = Math.max(0, 50 * (had - has))
    if (loss === 0) return { value, loss }
    const advice = bot.hint?.(before, thinking)
    const foe = NAMES[side === 1 ? 2 : 1]
    const now =
      has < 0
        ? `after column ${move + 1} ${foe} wins with good play`
        : `after column ${move + 1} it is a tie with good play`
    return {
      value,
      loss,
      better: advice && { move: advice.move, text: tell(before, advice.move, before) ?? '' },
      why: `${advice?.text ?? 'Another column was better'}; ${now}.`,
    }
  },
}
