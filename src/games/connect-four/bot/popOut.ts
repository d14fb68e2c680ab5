/**
 * The computer opponent for Pop Out: alpha-beta over drops and pops to a fixed depth, since no book or solver covers
 * this variant.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { alphaBeta, Budget, deepen } from '../../../engine/core/math/search'
import { type Move, rules, type State, turnOf } from '../rules'
import { type Bits, COLUMNS, drop, hasFour } from './bitboard'
import { openColumns } from './perfect'
import { balance } from './shallow'

/** Value of a win, minus the moves until then. Larger than any sum of lines. */
const WIN = 10_000

export interface RatedMove {
  readonly move: Move
  readonly value: number
}

/** The bitboard of a state, read from its cells: with pops, the moves do not show which discs remain. */
export function bitsOfCells(state: State): Bits {
  let [ownLow, ownHigh, allLow, allHigh, count] = [0, 0, 0, 0, 0]
  const turn = turnOf(state)
  for (const [cell, disc] of state.cells.entries()) {
    if (disc === 0) continue
    const column = cell % COLUMNS
    const bit = 1 << (7 * (column < 4 ? column : column - 4) + 5 - Math.floor(cell / COLUMNS))
    count++
    if (column < 4) allLow |= bit
    else allHigh |= bit
    if (disc !== turn) continue
    if (column < 4) ownLow |= bit
    else ownHigh |= bit
  }
  return { ownLow, ownHigh, allLow, allHigh, count }
}

/** A column of a set of discs without its lowest disc. */
function lowered(part: number, shift: number): number {
  const column = (part >>> shift) & 127
  return (part & ~(127 << shift)) | ((column >>> 1) << shift)
}

/** The columns whose lowest disc belongs to the side to move. */
function poppable({ ownLow, ownHigh }: Bits): number[] {
  const columns: number[] = []
  for (let column = 0; column < COLUMNS; column++) {
    const part = column < 4 ? ownLow >>> (7 * column) : ownHigh >>> (7 * (column - 4))
    if (part & 1) columns.push(column)
  }
  return columns
}

/** The position after the side to move pops a column. */
export function pop(bits: Bits, column: number): Bits {
  const shift = 7 * (column < 4 ? column : column - 4)
  const low = (part: number) => (column < 4 ? lowered(part, shift) : part)
  const high = (part: number) => (column < 4 ? part : lowered(part, shift))
  const [allLow, allHigh] = [low(bits.allLow), high(bits.allHigh)]
  return {
    ownLow: low(bits.ownLow) ^ allLow,
    ownHigh: high(bits.ownHigh) ^ allHigh,
    allLow,
    allHigh,
    count: bits.count - 1,
  }
}

function movesOf(bits: Bits): Move[] {
  return [...openColumns(bits), ...poppable(bits).map((column) => column + COLUMNS)]
}

const after = (bits: Bits, move: Move) => (move < COLUMNS ? drop(bits, move) : pop(bits, move - COLUMNS))

/** 1 if the side that moved has won, -1 if its pop gave four to the opponent only, otherwise 0. */
function endOf(next: Bits): number {
  if (hasFour(next.allLow ^ next.ownLow, next.allHigh ^ next.ownHigh)) return 1
  return hasFour(next.ownLow, next.ownHigh) ? -1 : 0
}

/**
 * Alpha-beta; value for the side to move. `ply` is the number of moves already made.
 *
 * @throws OutOfTime
 */
function negamax(bits: Bits, depth: number, ply: number, low: number, high: number, budget: Budget): number {
  // Near the leaves, checking the clock would cost more than the search.
  if (depth >= 3) budget.spend()
  if (depth === 0) return balance(bits)
  const moves = movesOf(bits)
  if (moves.length === 0) return 0
  const ahead = moves.map((move) => after(bits, move))
  const ends = ahead.map(endOf)
  if (ends.includes(1)) return WIN - ply
  return alphaBeta(ahead.length, low, high, (index, floor) =>
    ends[index] === -1
      ? ply - WIN
      : -negamax(itemAt(ahead, index), depth - 1, ply + 1, -high, -floor, budget),
  ).value
}

/**
 * All moves with their values, best first.
 *
 * @param depth moves to look ahead; 1 is only the move itself
 * @throws OutOfTime
 */
function rateMoves(state: State, depth: number, budget: Budget): RatedMove[] {
  const bits = bitsOfCells(state)
  return rules
    .legal(state)
    .map((move) => {
      const applied = rules.apply(state, move, 0)
      const tied = 'state' in applied && rules.outcome(applied.state)?.result === 'tied'
      const next = after(bits, move)
      const end = endOf(next)
      const value = tied
        ? 0
        : end !== 0
          ? end * WIN
          : -negamax(next, depth - 1, 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, budget)
      return { move, value }
    })
    .sort((a, b) => b.value - a.value)
}

/** Iterative deepening of `rateMoves` up to `depth`, as far as time allows. */
export function ratePops(state: State, depth: number, overtime: () => boolean = () => false): RatedMove[] {
  const budget = new Budget({ overtime, every: 1, sure: true })
  const iterate = (deep: number) => rateMoves(state, deep, budget)
  // A win seen at depth 2 is certain; depth 1 does not consider a reply.
  const isEnough = (moves: RatedMove[], deep: number) => deep > 1 && Math.abs(moves[0]?.value ?? 0) > WIN / 2
  return deepen(budget, depth, iterate, isEnough) ?? []
}
