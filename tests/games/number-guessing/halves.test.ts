/**
 * Tests the computer as the guesser in Number Guessing: it finds every number in the minimum of guesses, and notices
 * contradictory answers.
 */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/number-guessing/options'
import { ANSWERS, guessOf, rules, type State, sureGuesses } from '../../../src/games/number-guessing/rules'
import { mover } from '../../support/moves'

const { play, refused } = mover(rules)

/** A player who thinks of this number and answers correctly. */
function answer(state: State, number: number): State {
  let now = state
  while (!rules.outcome(now)) {
    const guess = guessOf(now)
    now = play(now, guess === number ? 'correct' : guess < number ? 'higher' : 'lower')
  }
  return now
}

describe('the number of guesses that is always enough', () => {
  it('distinguishes one, three, seven ... numbers', () => {
    expect([0, 1, 2, 3, 4, 7, 8, 50, 100, 200].map(sureGuesses)).toEqual([0, 1, 2, 2, 3, 3, 4, 6, 7, 8])
  })
  it('is shown at the end of a game, or how far its guesses reach', () => {
    const lost = (difficulty: Options['difficulty']) => {
      let state = rules.start(completeOptions(options, { difficulty }), 3)
      while (!rules.outcome(state)) state = play(state, String(state.secret === 1 ? 2 : 1))
      return rules.outcome(state)?.detail
    }
    expect(lost('easy')).toMatch(/ If you always halve the range, 6 guesses are enough\.$/)
    expect(lost('hard')).toMatch(/ If you always halve the range, 5 guesses find 31 of the 200 numbers\.$/)
  })
})

describe('the computer as the guesser', () => {
  const start = (difficulty: Options['difficulty']) =>
    rules.start(completeOptions(options, { difficulty, role: 'computer' }), 3)
  it.each(['easy', 'medium', 'hard'] as const)(
    'finds every number of %s within them, and the farthest with the last',
    (level) => {
      const first = start(level)
      const used: number[] = []
      for (let number = first.min; number <= first.max; number++) {
        const end = answer(first, number)
        expect(rules.outcome(end)).toMatchObject({ result: 'over', title: `Your number is ${number}` })
        expect(rules.outcome(end)).not.toHaveProperty('results')
        used.push(end.tried.length)
      }
      expect(Math.max(...used)).toBe(sureGuesses(first.max - first.min + 1))
      expect(first.guesses).toBe(Math.max(...used))
    },
  )
  it('accepts only its three answers, and has no secret', () => {
    const state = start('medium')
    expect(state).toMatchObject({ asks: true, secret: 0 })
    expect(rules.legal(state)).toEqual(ANSWERS)
    for (const wrong of ['50', 'Higher', '', 'up']) expect(refused(state, wrong)).toBe('')
    expect(rules.hud(play(state, 'higher'), 0)).toEqual({ Guesses: 1, Range: '1-100' })
    expect(guessOf(state)).toBe(50)
    expect(rules.outcome(play(state, 'correct'))?.detail).toBe('Found in 1 guess. 7 are always enough.')
  })
  it('notices that no number is left', () => {
    let state = start('easy')
    for (let i = 0; i < 6 && !rules.outcome(state); i++) state = play(state, 'lower')
    expect(rules.outcome(state)).toEqual({
      result: 'over',
      title: 'No number fits',
      detail: 'At least one of your answers must be wrong.',
    })
    expect(rules.legal(state)).toEqual([])
  })
})
