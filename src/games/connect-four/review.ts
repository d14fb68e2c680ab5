/** Judges moves of Connect Four with the exact solver, as far as time allows. */
import type { Reviewer } from '../../engine/core/game/review'
import { OutOfTime } from '../../engine/core/math/search'
import { signedText } from '../../engine/core/text'
import { bitsOf, bot } from './bot'
import { type Bits, CELLS, COLUMNS, drop, fits, wins } from './bot/bitboard'
import { lookUpBook, readBook } from './bot/book'
import { OPENINGS } from './bot/openings'
import { createSolver, type Solver } from './bot/solver'
import { describeMove } from './describeMove'
import { type Move, NAMES, rules, type State, turnOf } from './rules'
import { reviewTexts as texts } from './texts/review'

const book = readBook(OPENINGS)
let solver: Solver | null = null

/** The winner for the side to move: 1, 0 or -1; null if there was not enough time. */
function outcomeOf(bits: Bits, overtime: () => boolean): number | null {
  const known = lookUpBook(book, bits)
  if (known) return Math.sign(known.score)
  solver ??= createSolver()
  try {
    return solver.outcome(bits, overtime)
  } catch (error) {
    if (error instanceof OutOfTime) return null
    throw error
  }
}

/** Maximum number of positions per distance search: about half a second. */
const DISTANCE_NODES = 1_000_000
/** Detours of at least this many moves are mentioned. */
const DETOUR = 3

/** The exact score for the side to move; null if that takes too long. */
function scoreOf(bits: Bits, overtime: () => boolean): number | null {
  const known = lookUpBook(book, bits)
  if (known) return known.score
  // If the book knows the answer to every move, it determines the best one.
  const columns = Array.from({ length: COLUMNS }, (_, column) => column).filter((column) =>
    fits(bits, column),
  )
  if (!columns.some((column) => wins(bits, column))) {
    const answers = columns.map((column) => lookUpBook(book, drop(bits, column))?.score)
    if (answers.every((score) => score !== undefined)) return Math.max(...answers.map((score) => 0 - score))
  }
  solver ??= createSolver()
  const exact = solver
  const max = exact.nodes + DISTANCE_NODES
  try {
    return exact.score(bits, () => overtime() || exact.nodes > max)
  } catch (error) {
    if (error instanceof OutOfTime) return null
    throw error
  }
}

/** Moves of the winning side until four in a row, by the number of discs and the score of the side to move. */
const movesToFour = (score: number, played: number) =>
  score > 0 ? 22 - score - (played >> 1) : 22 + score - ((played + 1) >> 1)

/** How much longer a win takes, or how much sooner a loss comes, than necessary; null if unknown. */
function detourOf(bits: Bits, move: number, overtime: () => boolean) {
  const had = scoreOf(bits, overtime)
  if (had === null || had === 0) return null
  const after = drop(bits, move)
  const theirs = wins(bits, move) ? -had : scoreOf(after, overtime)
  if (theirs === null || had + theirs < DETOUR) return null
  const moves = had + theirs
  const text = had > 0 ? texts.winsLater(moves) : texts.losesSooner(moves)
  return { moves, text, left: movesToFour(0 - theirs, bits.count) }
}

/** Maximum number of positions searched for the values of all columns: about a second. */
const VALUES_NODES = 2_000_000

/** '+3' wins in three moves, '-3' loses in three, '=' ties; '+' and '-' if the number is unknown. */
function valueText(winner: number, score: number | null, played: number): string {
  if (winner === 0) return '='
  if (score === null) return winner > 0 ? '+' : '-'
  return signedText(winner * movesToFour(score, played))
}

/** The outcome for the side that just moved; a finished game needs no search. */
function outcomeAfter(after: State, bits: Bits, overtime: () => boolean): number | null {
  const end = rules.outcome(after)
  if (end) return end.result === 'tied' ? 0 : 1
  const theirs = outcomeOf(bits, overtime)
  // Avoids -0.
  return theirs === null ? null : 0 - theirs
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.chances,
    sides: true,
    first: NAMES[1],
    unit: '%',
    loss: texts.loss,
    values: texts.values,
  },
  judge(before, move, after, thinking) {
    const bits = bitsOf(before)
    const side = turnOf(before)
    const has = outcomeAfter(after, drop(bits, move), thinking.overtime)
    // If the position is won after the move, it was won before.
    const had = has === 1 ? 1 : outcomeOf(bits, thinking.overtime)
    if (has === null || had === null) return null
    const chance = 50 + 50 * has
    const value = side === 1 ? chance : 100 - chance
    const loss = Math.max(0, 50 * (had - has))
    const foe = NAMES[side === 1 ? 2 : 1]
    if (loss === 0) {
      const detour = has === 0 ? null : detourOf(bits, move, thinking.overtime)
      const best = detour && bot.hint?.(before, thinking)
      if (!best) return { value, loss }
      const winner = has > 0 ? NAMES[side] : foe
      const then = texts.winsIn(move + 1, winner, detour.left)
      return {
        value,
        loss,
        detour: { moves: detour.moves, text: detour.text },
        better: { move: best.move, text: describeMove(before, best.move, before) ?? '' },
        why: `${best.text} ${then}`,
      }
    }
    const advice = bot.hint?.(before, thinking)
    const now = has < 0 ? texts.lost(move + 1, foe) : texts.tied(move + 1)
    return {
      value,
      loss,
      better: advice && { move: advice.move, text: describeMove(before, advice.move, before) ?? '' },
      why: `${advice?.text ?? texts.another} ${now}`,
    }
  },
  /** The winner of each column and, as far as it is found in time, the moves until four in a row. */
  values(state, thinking) {
    const bits = bitsOf(state)
    solver ??= createSolver()
    const exact = solver
    const max = exact.nodes + VALUES_NODES
    const overtime = () => thinking.overtime() || exact.nodes > max
    const columns = rules.legal(state).map((move) => {
      if (wins(bits, move)) return { move, winner: 1, score: (CELLS + 1 - bits.count) >> 1 }
      const after = drop(bits, move)
      const theirs = outcomeOf(after, overtime)
      return { move, after, winner: theirs === null ? null : 0 - theirs, score: 0 }
    })
    // All winners first: they matter more than the number of moves, and take less time.
    const found = columns.flatMap(({ move, after, winner, score }) => {
      if (winner === null) return []
      if (!after || winner === 0) return { move, winner, score }
      // A win or loss that is too deep to count is the last of its kind.
      const theirs = scoreOf(after, overtime)
      return { move, winner, score: theirs === null ? null : 0 - theirs }
    })
    return found.map(({ move, winner, score }) => ({
      move,
      name: String(move + 1),
      value: valueText(winner, score, bits.count),
      // A column without a value might be better, except than a win.
      isBest:
        (winner > 0 || found.length === columns.length) &&
        found.every(
          (other) => other.winner < winner || (other.winner === winner && (other.score ?? 0) <= (score ?? 0)),
        ),
    }))
  },
}
