/** Tests Connect Four's computer: Perfect keeps the exact score, levels increase in strength, hints are correct. */
import { describe, expect, it } from 'vitest'
import { bitsOf, bot } from '../../../src/games/connect-four/bot'
import { rate } from '../../../src/games/connect-four/bot/judge'
import { createSolver } from '../../../src/games/connect-four/bot/solver'
import { rules, winningCells } from '../../../src/games/connect-four/rules'
import { thinking } from '../../support/moves'
import { bits, play, randomPosition, read } from './helpers'

const never = () => false

describe('the computer', () => {
  it('keeps the exact score of every position as Perfect', () => {
    const solver = createSolver(18)
    for (let seed = 0; seed < 12; seed++) {
      const state = randomPosition(seed, 16 + (seed % 22))
      const after = play(state, bot.choose(state, 'perfect', thinking(seed)))
      const score = solver.score(bitsOf(state), never)
      if (winningCells(after).length > 0) expect(score).toBe((43 - state.moves.length) >> 1)
      else expect(score + solver.score(bitsOf(after), never)).toBe(0)
    }
  })

  it('answers at once if there is no time, and still takes a win and stops one', () => {
    const hurry = thinking(1, 0)
    expect(bot.choose(read('414141'), 'perfect', hurry)).toBe(3)
    expect(bot.choose(read('4141412'), 'perfect', hurry)).toBe(0)
    expect(bot.hint?.(read('1273'), hurry)?.text).toMatch(/^Column \d looks best$/)
  })

  /** The result of `strong` against `weak` in pairs of games: 1 for a win, 0 for a tie, -1 for a loss. */
  function duel(strong: string, weak: string, games: number): number {
    let points = 0
    for (let seed = 0; seed < games; seed++) {
      const mind = thinking(seed)
      let state = rules.start({}, 0)
      while (!rules.outcome(state))
        state = play(state, bot.choose(state, (state.moves.length + seed) % 2 === 0 ? strong : weak, mind))
      if (winningCells(state).length > 0) points += (state.moves.length + seed) % 2 === 1 ? 1 : -1
    }
    return points
  }

  it.each([
    ['normal', 'easy', 40],
    ['hard', 'normal', 20],
    ['perfect', 'hard', 4],
  ] as const)('%s beats %s', { tags: ['proof'] }, (strong, weak, games) => {
    expect(duel(strong, weak, games)).toBeGreaterThan(games / 2)
  })

  it('looks ahead as far as specified: Normal sees a reply, Hard a trap', () => {
    expect(bot.choose(read('4141412'), 'normal', thinking(1))).toBe(0)
    expect([1, 4]).toContain(bot.choose(read('4433'), 'hard', thinking(1)))
    expect(duel('hard', 'easy', 4)).toBeGreaterThan(2)
    expect(rate(bits('414141'), 1)[0]?.column).toBe(3)
    expect(rate(bits('4141412'), 2)[0]?.column).toBe(0)
    // Red has 3 and 4 of the bottom row with both sides open, so Yellow must close one side at once.
    expect([1, 4]).toContain(rate(bits('4433'), 4)[0]?.column)
  })

  it('gives hints with the outcome in moves', () => {
    const hint = (moves: string) => bot.hint?.(read(moves), thinking(1))
    expect(hint('414141')).toEqual({ move: 3, text: 'Column 4 wins now' })
    // Published score 6 with 29 discs: Yellow's 16th disc wins, and Yellow has dropped 14.
    expect(hint('67152117737262713366376314254')?.text).toMatch(/^Column \d wins in 2$/)
    expect(hint('23163416124767223154467471272416755633')?.text).toMatch(/^Column [35] keeps the tie$/)
    // Published score -5 with 29 discs: Red's 17th disc wins, and Red has dropped 15.
    expect(hint('26512741647245111351472255277')?.text).toMatch(/^Column \d lasts longest: Red wins in 2$/)
  })
})
