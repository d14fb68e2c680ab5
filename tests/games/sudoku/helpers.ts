/** Test helpers for Sudoku: play moves that must be accepted, and follow hints to the end. */

import { expect } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/sudoku/bot'
import { type Options, options } from '../../../src/games/sudoku/options'
import { type Move, rules } from '../../../src/games/sudoku/rules'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { LEVELS } from '../../../src/games/sudoku/rules/levels'
import { shapeOf } from '../../../src/games/sudoku/rules/shape'
import { mover, thinking as think } from '../../support/moves'
import { someOf } from '../../support/proofs'

export const put = (cell: number, digit: number): Move => ({ type: 'digit', cell, digit })

/** A hint request: the first, second or third time. */
export const thinking = (times?: number) => ({ ...think(), times })

export const { apply, play, refused } = mover(rules)

/**
 * Plays puzzles of a kind by hints alone, in proofs of every level, checking that each digit is correct and within the
 * highlighted cells; returns the texts of every third hint with its parts.
 */
export function playByHints(kind: Options['kind']): string[] {
  const texts: string[] = []
  for (const level of someOf([...LEVELS, 'classic'] as const, 3, 2)) {
    let state = rules.start(completeOptions(options, { level, kind }), 12)
    const unique = solveExactly(state.givens, 2, shapeOf(state))
    for (let i = 0; !rules.outcome(state); i++) {
      const { move, text } = bot.hint!(state, thinking(3))
      if (move.type !== 'digit') throw new Error(text)
      if (i % 3 === 0) {
        const [where, what] = [1, 2].map((times) => bot.hint!(state, thinking(times)))
        texts.push(`${where!.text} ${what!.text} ${text}`)
        if (where!.move.type !== 'look') throw new Error(where!.text)
        expect(where!.move.cells).toContain(move.cell)
      }
      if (unique.count === 1) expect(move.digit).toBe(unique.solution![move.cell])
      state = play(state, move)
      if (i > 81) throw new Error('the hints go in circles')
    }
  }
  return texts
}
