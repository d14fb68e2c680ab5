/**
 * The positions that Minesweeper's hints are tested with: fields opened cell by cell at random from their first cell.
 */

import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, drawInt, pick } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/minesweeper/bot'
import { type Options, options } from '../../../src/games/minesweeper/options'
import { isOver, type Move, rules, type State } from '../../../src/games/minesweeper/rules'
import { neighborsOf } from '../../../src/games/minesweeper/rules/field'
import { knownOf } from '../../../src/games/minesweeper/rules/known'
import { oddsOf } from '../../../src/games/minesweeper/rules/odds'
import { SAFE } from '../../../src/games/minesweeper/rules/solver'
import { mover, thinking } from '../../support/moves'
import { counted } from './counter'

export const LEVEL_NAMES = ['beginner', 'intermediate', 'expert'] as const

export const { apply, play, refused } = mover(rules)
export const open = (cell: number): Move => ({ type: 'open', cell })
export const flag = (cell: number): Move => ({ type: 'flag', cell })
export const hintOf = (state: State) => bot.hint!(state, thinking())

/** A field with the first cell open, plus up to `max` safe neighbors of open cells; never one that is over. */
export function positionOf(chosen: Partial<Options>, seed: number, max: number): State {
  const random = createRandom(seed)
  const start = rules.start(completeOptions(options, chosen), seed)
  const near = neighborsOf(start)
  let state = play(start, open(drawInt(random, 0, start.cells.length - 1)))
  for (let left = drawInt(random, 0, max); left > 0; left--) {
    const { cells } = state
    const edge = cells.flatMap((cell, at) =>
      !cell.isMine && !cell.isRevealed && near[at]?.some((other) => cells[other]?.isRevealed) ? [at] : [],
    )
    if (edge.length === 0) break
    const next = play(state, open(pick(random, edge)))
    if (isOver(next)) break
    state = next
  }
  return state
}

export const shownOf = (state: State) =>
  state.cells.map(({ isRevealed, neighborMines }) => (isRevealed ? neighborMines : -1))

/** Fields played by certain moves until only a guess is left, up to `max` of them in one game. */
export function stuckPositions(chosen: Partial<Options>, seed: number, max: number): State[] {
  const random = createRandom(seed)
  let state = positionOf(chosen, seed, 0)
  const found: State[] = []
  while (found.length < max && !isOver(state)) {
    const known = knownOf(state)
    const safe = state.cells.findIndex((cell, at) => known[at] === SAFE && !cell.isRevealed)
    if (safe < 0) found.push(state)
    const free = state.cells.flatMap((cell, at) => (cell.isMine || cell.isRevealed ? [] : [at]))
    state = play(state, open(safe < 0 ? pick(random, free) : safe))
  }
  return found
}

/**
 * Compares the game's odds with the independent count.
 *
 * @returns cells that are certain in only one of them, and the greatest difference; null if the count gave up
 */
export function differences(
  state: State,
  tries: number,
): { wrong: number; worst: number; certain: number } | null {
  const { rows, cols, mines } = state
  const count = counted({ rows, cols, mines, shown: shownOf(state) }, tries)
  if (!count) return null
  const odds = oddsOf(state, shownOf(state))
  let [wrong, worst, certain] = [0, 0, 0]
  for (const [cell, ways] of count.mined) {
    const chance = odds?.[cell] ?? Number.NaN
    if (ways === 0n) certain++
    if ((ways === 0n) !== (chance === 0) || (ways === count.all) !== (chance === 1)) wrong++
    worst = Math.max(worst, Math.abs(Number((ways * 10n ** 18n) / count.all) / 1e18 - chance))
  }
  return { wrong, worst: Number.isNaN(worst) ? Number.POSITIVE_INFINITY : worst, certain }
}
