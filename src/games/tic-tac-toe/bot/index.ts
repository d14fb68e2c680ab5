/** The computer opponent of Tic Tac Toe: three levels, and hints with the exact outcome. */
import type { TurnBot } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { pick, shuffled } from '../../../engine/core/math/random'
import { linesOn, type Mark, type Move, openCells, type State, turnOf, winnerOf, wonBy } from '../rules'
import { isUltimate } from '../rules/ultimate'
import { boardHint, ultimateHint } from './hint'
import { playoutScore } from './playouts'
import { valueOn4x4 } from './solver4x4'
import { DEEPEST, searchUltimate } from './ultimate'

/**
 * Fraction of moves in which Easy looks ahead. Normal always sees one move ahead; Perfect sees the end, on both
 * boards.
 */
const EASY_CARE = 0.35

/** Misère: fraction of moves in which Normal sees the end. Avoiding own lines alone is hardly better than chance. */
const MISERE_SIGHT = 0.5

/** Ultimate: search depth per level, as far as time allows. */
const DEPTHS: Readonly<Record<string, number>> = { easy: 1, normal: 2, perfect: DEEPEST }

function after(state: State, move: number): State {
  return { ...state, cells: state.cells.with(move, turnOf(state)) }
}

// Cache of all positions on nine cells; there are at most 5,478, twice with misère.
const known = new Map<string, number>()

/** The cells of a mark as bits. */
function bitsOf(state: State, mark: Mark): number {
  return state.cells.reduce((bits, cell, index) => (cell === mark ? bits | (1 << index) : bits), 0)
}

/**
 * Value for the side to move: 0 a tie; n > 0 a win and n < 0 a loss with |n| - 1 empty cells left, so that a fast win
 * is worth more than a slow one. Plain negamax on nine cells.
 */
export function positionValue(state: State): number {
  if (state.cells.length === 16) return valueOfState4x4(state)
  const key = `${state.misere ? '-' : ''}${state.cells.map((cell) => cell || '.').join('')}`
  const before = known.get(key)
  if (before !== undefined) return before
  const left = state.cells.filter((cell) => cell === '').length
  const winner = wonBy(state)
  const value = winner
    ? (winner === turnOf(state) ? 1 : -1) * (left + 1)
    : left === 0
      ? 0
      : Math.max(...openCells(state).map((move) => -positionValue(after(state, move))))
  known.set(key, value)
  return value
}

function valueOfState4x4(state: State): number {
  if (winnerOf(state.cells)) return -(state.cells.filter((cell) => cell === '').length + 1)
  const mine = turnOf(state)
  return valueOn4x4(bitsOf(state, mine), bitsOf(state, mine === 'X' ? 'O' : 'X'))
}

function bestMoves(state: State): { moves: number[]; value: number } {
  const rated = openCells(state).map((move) => ({ move, value: -positionValue(after(state, move)) }))
  const value = Math.max(...rated.map((each) => each.value))
  return { moves: rated.filter((each) => each.value === value).map((each) => each.move), value }
}

/**
 * On sixteen cells nearly everything is a tie: among equal moves, chooses the one with the best chance that the
 * opponent errs.
 */
function sharpest(state: State, moves: readonly number[], random: () => number): number {
  const mine = turnOf(state)
  const [own, foe] = [bitsOf(state, mine), bitsOf(state, mine === 'X' ? 'O' : 'X')]
  const rated = moves.map((move) => ({ move, chances: playoutScore(own | (1 << move), foe, random) }))
  return rated.reduce((a, b) => (b.chances > a.chances ? b : a)).move
}

/** A cell that completes a line now: a win first, otherwise a block. */
function urgent(state: State): number | undefined {
  const mine = turnOf(state)
  for (const mark of [mine, mine === 'X' ? 'O' : 'X']) {
    for (const line of linesOn(state.cells)) {
      const free = line.filter((cell) => state.cells[cell] === '')
      if (free.length === 1 && line.every((cell) => cell === free[0] || state.cells[cell] === mark))
        return free[0]
    }
  }
  return undefined
}

/** Misère: the cells that complete no own line, or all if there are none. */
function harmless(state: State): readonly number[] {
  const open = openCells(state)
  const safe = open.filter((move) => !winnerOf(after(state, move).cells))
  return safe.length > 0 ? safe : open
}

export const bot: TurnBot<State, Move> = {
  levels: ['easy', 'normal', 'perfect'],

  choose(state, level, thinking) {
    if (isUltimate(state.cells)) {
      const depth = DEPTHS[level] ?? DEEPEST
      const order = shuffled(thinking.random, openCells(state))
      const careless = level === 'easy' && thinking.random() > EASY_CARE
      return careless ? itemAt(order, 0) : searchUltimate(state, order, depth, thinking.overtime).move
    }
    if (level === 'perfect') {
      const { moves, value } = bestMoves(state)
      return value === 0 && state.cells.length === 16
        ? sharpest(state, moves, thinking.random)
        : pick(thinking.random, moves)
    }
    const careful = level === 'normal' || thinking.random() < EASY_CARE
    if (state.misere) {
      if (level === 'normal' && thinking.random() < MISERE_SIGHT)
        return pick(thinking.random, bestMoves(state).moves)
      return pick(thinking.random, careful ? harmless(state) : openCells(state))
    }
    return (careful ? urgent(state) : undefined) ?? pick(thinking.random, openCells(state))
  },

  hint(state, thinking) {
    if (isUltimate(state.cells)) return ultimateHint(state, thinking)
    const { moves, value } = bestMoves(state)
    return boardHint(state, thinking, itemAt(moves, 0), value)
  },
}
