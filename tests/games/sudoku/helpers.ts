/** Test helpers for Sudoku: play moves that must be accepted, and follow hints to the end. */
import { expect } from 'vitest'
import { bot } from '../../../src/games/sudoku/bot'
import { type Move, rules, type State } from '../../../src/games/sudoku/rules'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { LEVELS } from '../../../src/games/sudoku/rules/levels'
import { shapeOf } from '../../../src/games/sudoku/rules/shape'

export const put = (cell: number, digit: number): Move => ({ type: 'digit', cell, digit })

/** The options of a hint request: the first, second or third time. */
export const thinking = (times: number) => ({ random: () => 0.5, overtime: () => false, times })

/** The state after these moves. Throws if one is refused. */
export function play(state: State, ...moves: Move[]): State {
  return moves.reduce<State>((now, move) => {
    const applied = rules.apply(now, move, 0)
    if ('refused' in applied) throw new Error(`${JSON.stringify(move)} was refused`)
    return applied.state
  }, state)
}

/**
 * Plays a puzzle of every level of a kind by hints alone, checking that each digit is correct and within the
 * highlighted cells; returns all hint texts.
 */
export function playByHints(kind: string): string[] {
  const texts: string[] = []
  for (const level of [...LEVELS, 'classic']) {
    let state = rules.start({ level, kind }, 12)
    const unique = solveExactly(state.givens, 2, shapeOf(state))
    for (let i = 0; !rules.outcome(state); i++) {
      const [where, what, whole] = [1, 2, 3].map((times) => bot.hint!(state, thinking(times)))
      const { move, text } = whole!
      texts.push(`${where!.text} ${what!.text} ${text}`)
      if (where!.move.type !== 'look' || move.type !== 'digit') throw new Error(text)
      expect(where!.move.cells).toContain(move.cell)
      if (unique.count === 1) expect(move.digit).toBe(unique.solution![move.cell])
      state = play(state, move)
      if (i > 81) throw new Error('the hints go in circles')
    }
  }
  return texts
}
