/** The computer opponent of Connect Four: four levels, and hints that give the exact outcome where possible. */
import type { Thinking, TurnBot } from '../../../engine/core/game/contract'
import { keptForParts } from '../../../engine/core/game/hintParts'
import { itemAt } from '../../../engine/core/itemAt'
import { pick } from '../../../engine/core/math/random'
import { OutOfTime } from '../../../engine/core/math/search'
import { columnOf, isPop, type Move, NAMES, popsOut, type State, turnOf } from '../rules'
import { hintTexts as texts } from '../texts/hints'
import { type Bits, drop, EMPTY } from './bitboard'
import { lookUpBook, readBook } from './book'
import { columnHint } from './hint'
import { OPENINGS } from './openings'
import { best, holding } from './perfect'
import { type RatedMove, ratePops } from './popOut'
import { type RatedColumn, rateColumns } from './shallow'
import { createSolver, type Solver } from './solver'

/** Fraction of moves in which Easy looks for lines; otherwise it drops anywhere. */
const EASY_CARE = 0.5
/** Search depth of Normal and Hard, and how far below the best a move of Normal may be. */
const NORMAL_DEPTH = 2
const NORMAL_SLACK = 5
const HARD_DEPTH = 8
/** The same for Pop Out, which has more moves. Perfect is limited by time only. */
const HARD_POPS = 4
const MAX_POPS = 12

/** What is known about the best column: its exact score, only the winner, or nothing. */
interface Answer {
  readonly column: number
  readonly score?: number
  readonly outcome?: number
}

const book = readBook(OPENINGS)
// Kept between moves, so that results of earlier searches can be reused.
let solver: Solver | null = null

export function bitsOf(state: State): Bits {
  return state.moves.reduce(drop, EMPTY)
}

function among(rated: readonly RatedColumn[], slack: number, thinking: Thinking): number {
  const top = rated[0]?.value ?? 0
  const good = rated.filter((each) => each.value >= top - slack)
  return pick(thinking.random, good).column
}

/** Uses the book, otherwise the exact solver, otherwise (when out of time) the best result so far. */
export function perfectAnswer(bits: Bits, overtime: () => boolean): Answer {
  const known = lookUpBook(book, bits)
  if (known) return known
  solver ??= createSolver()
  let answer: Answer = { column: itemAt(rateColumns(bits, HARD_DEPTH), 0).column }
  try {
    // The outcome alone is quick to compute, and enough never to give a win away.
    const outcome = solver.outcome(bits, overtime)
    answer = { column: holding(solver, bits, outcome, answer.column, overtime), outcome }
    answer = best(solver, bits, overtime)
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
  }
  return answer
}

/** 'Column 4: win in 5 moves.': counted in moves of the side that wins. */
function describeBest(state: State, { column, score, outcome }: Answer): string {
  const number = column + 1
  const played = state.moves.length
  if (score === undefined) {
    if (outcome === undefined) return texts.looksBest(number)
    if (outcome === 0) return texts.tie(number)
    return outcome > 0 ? texts.keepsWin(number) : texts.isLost(number)
  }
  if (score === 0) return texts.tie(number)
  // A score of n is a win with disc 22 - n of the side's 21 discs.
  if (score > 0) {
    const left = 22 - score - (played >> 1)
    return left === 1 ? texts.winsNow(number) : texts.winsIn(number, left)
  }
  const left = 22 + score - ((played + 1) >> 1)
  const foe = NAMES[turnOf(state) === 1 ? 2 : 1]
  return left === 1 ? texts.losesNext(foe) : texts.losesIn(number, foe, left)
}

function amongPops(rated: readonly RatedMove[], slack: number, thinking: Thinking): Move {
  const top = rated[0]?.value ?? 0
  return pick(
    thinking.random,
    rated.filter((each) => each.value >= top - slack),
  ).move
}

function choosePop(state: State, level: string, thinking: Thinking): Move {
  if (level === 'perfect') return itemAt(ratePops(state, MAX_POPS, thinking.overtime), 0).move
  if (level === 'hard') return amongPops(ratePops(state, HARD_POPS), 0, thinking)
  if (level === 'normal') return amongPops(ratePops(state, NORMAL_DEPTH), NORMAL_SLACK, thinking)
  const careful = thinking.random() < EASY_CARE
  return amongPops(ratePops(state, 1), careful ? 0 : Number.POSITIVE_INFINITY, thinking)
}

/** The best move and its value in words. */
const bestMove = keptForParts((state: State, thinking) => {
  if (popsOut(state)) {
    const move = choosePop(state, 'perfect', thinking)
    return {
      move,
      text: isPop(move) ? texts.popLooksBest(columnOf(move) + 1) : texts.looksBest(move + 1),
    }
  }
  const answer = perfectAnswer(bitsOf(state), thinking.overtime)
  return { move: answer.column, text: describeBest(state, answer) }
})

export const bot: TurnBot<State, Move> = {
  levels: ['easy', 'normal', 'hard', 'perfect'],

  choose(state, level, thinking) {
    if (popsOut(state)) return choosePop(state, level, thinking)
    const bits = bitsOf(state)
    if (level === 'perfect') return perfectAnswer(bits, thinking.overtime).column
    if (level === 'hard') return among(rateColumns(bits, HARD_DEPTH), 0, thinking)
    if (level === 'normal') return among(rateColumns(bits, NORMAL_DEPTH), NORMAL_SLACK, thinking)
    const careful = thinking.random() < EASY_CARE
    return among(rateColumns(bits, 1), careful ? 0 : Number.POSITIVE_INFINITY, thinking)
  },

  hint(state, thinking) {
    const { move, text } = bestMove(state, thinking)
    return columnHint(state, thinking, move, text)
  },
}
