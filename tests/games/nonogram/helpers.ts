/** What the tests of Nonogram share: pictures as states, and moves that must be accepted. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/nonogram/options'
import { type Move, rules, type State } from '../../../src/games/nonogram/rules'
import { lazyRules } from '../../../src/games/nonogram/rules/lazyRules'
import { moveOf, solutionAt } from '../../../src/games/nonogram/rules/state'
import { mover } from '../../support/moves'

export const SIZES = [5, 10, 15, 20] as const
export const LEVELS = ['easy', 'medium', 'hard'] as const

await lazyRules.load()

const { apply, refused } = mover(rules)

export { refused }

/** Makes a move as it is drawn: in any direction, and past its last change. */
export const made = (state: State, move: Move) => apply(state, moveOf(state, move) ?? move)

export const played = (state: State, ...moves: Move[]): State =>
  moves.reduce((now, move) => made(now, move).state, state)

/** A puzzle from rows of `.` and `#`, without automatic crosses unless the options ask for them. */
export function puzzle(rows: string, chosen: Partial<Options> = { crosses: 'off' }): State {
  const read = rules.notation?.read
  if (!read) throw new Error('There is no notation.')
  return read(rows, completeOptions(options, chosen))
}

export const fill = (from: number, to = from): Move => ({ mark: 'fill', from, to })
export const cross = (from: number, to = from): Move => ({ mark: 'cross', from, to })
export const clear = (from: number, to = from): Move => ({ mark: 'clear', from, to })

/** Fills the whole solution, cell by cell, except the last `left` cells. */
export function filledUp(state: State, left = 0): State {
  const cells = [...state.cells].map((_, cell) => cell).filter((cell) => solutionAt(state, cell))
  return played(state, ...cells.slice(0, cells.length - left).map((cell) => fill(cell)))
}
