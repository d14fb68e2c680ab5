/** Tests Number Guessing: ranges, guesses, hints, and which texts are numbers. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/number-guessing/options'
import { rangeOf, rules, type State } from '../../../src/games/number-guessing/rules'
import { mover } from '../../support/moves'

const { apply, refused, play: playAll } = mover(rules)
const play = (state: State, ...guesses: number[]) => playAll(state, ...guesses.map(String))

/** A game of a level with a known secret. */
function hiding(secret: number, difficulty: Options['difficulty'] = 'medium'): State {
  return { ...rules.start(completeOptions(options, { difficulty }), 1), secret }
}

describe('the levels', () => {
  it.each([
    ['easy', 50, 10],
    ['medium', 100, 7],
    ['hard', 200, 5],
  ] as const)('%s is 1 to %i with %i guesses', (difficulty, max, guesses) => {
    expect(rules.start(completeOptions(options, { difficulty }), 3)).toMatchObject({
      min: 1,
      max,
      guesses,
      tried: [],
    })
    expect(rules.hud(rules.start(completeOptions(options, { difficulty }), 3), 0)).toEqual({
      'Guesses left': guesses,
      Range: `1-${max}`,
    })
  })

  it('is medium by default', () => {
    expect(rules.start(completeOptions(options), 1).max).toBe(100)
  })

  it('hides every number of the range about equally often', () => {
    const counts = new Array<number>(51).fill(0)
    for (let seed = 0; seed < 10_000; seed++)
      counts[rules.start(completeOptions(options, { difficulty: 'easy' }), seed).secret]!++
    expect(counts[0]).toBe(0)
    // Chi-square with 49 degrees of freedom: 85.4 is exceeded once in a thousand fair runs; the seeds are fixed.
    const chi = counts.slice(1).reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
    expect(chi).toBeLessThan(85.4)
  })
})

describe('a guess', () => {
  it('gets a hint every time', () => {
    const state = hiding(42)
    expect(apply(state, '41').events).toMatchObject([{ type: 'higher', value: 41, left: 6 }])
    expect(apply(state, '43').events).toMatchObject([{ type: 'lower', value: 43, left: 6 }])
    expect(apply(state, ' 42 ').events).toMatchObject([{ type: 'correct', value: 42 }])
    expect(play(state, 1, 100, 50).tried).toEqual([
      { value: 1, hint: 'higher' },
      { value: 100, hint: 'lower' },
      { value: 50, hint: 'lower' },
    ])
  })

  const odd = [
    '',
    ' ',
    '1.5',
    '1e9',
    '1e1',
    'ten',
    '0',
    '101',
    '-5',
    '+',
    '4 2',
    'NaN',
    '0x10',
    '99999999999',
  ]
  it.each(odd)('that is not a number in the range (%j) is refused and costs nothing', (text) => {
    const state = play(hiding(42), 10)
    expect(refused(state, text)).toBe('Please enter a number between 1 and 100')
    expect(rules.hud(state, 0)['Guesses left']).toBe(6)
  })

  it.each([
    ['easy', 'Please enter a number between 1 and 50', '51'],
    ['hard', 'Please enter a number between 1 and 200', '201'],
  ] as const)('names the range of %s', (difficulty, reason, text) => {
    expect(refused(hiding(7, difficulty), text)).toBe(reason)
  })

  it('accepts both ends of the range', () => {
    expect(play(hiding(42), 1, 100).tried).toHaveLength(2)
  })

  it('narrows the range', () => {
    expect(rangeOf(hiding(42))).toEqual({ low: 1, high: 100 })
    expect(rangeOf(play(hiding(42), 20, 60, 10, 70))).toEqual({ low: 21, high: 59 })
    expect(rangeOf(play(hiding(42), 20, 42))).toEqual({ low: 42, high: 42 })
  })
})

describe('the end', () => {
  it('is won by guessing the number', () => {
    const won = play(hiding(42), 50, 42)
    expect(rules.outcome(won)).toEqual({
      result: 'won',
      title: 'You found it',
      said: 'You found it in 2 guesses.',
      detail: 'The number was 42. If you always halve the range, 7 guesses are enough.',
      results: { Guesses: 2 },
    })
    expect(rules.outcome(play(hiding(42), 42))?.said).toBe('You found it in 1 guess.')
    expect(refused(won, '1')).toBe('')
    expect(rules.legal(won)).toEqual([])
  })

  it('is lost after the last guess, and won by the last guess', () => {
    const almost = play(hiding(42), 1, 2, 3, 4, 5, 6)
    expect(rules.outcome(almost)).toBeNull()
    expect(apply(almost, '7').events).toMatchObject([{ type: 'higher', value: 7, left: 0 }])
    expect(rules.outcome(play(almost, 7))).toEqual({
      result: 'lost',
      title: 'Out of guesses! Try again.',
      detail: 'The number was 42. If you always halve the range, 7 guesses are enough.',
    })
    expect(rules.outcome(play(almost, 42))?.result).toBe('won')
  })

  it('is a win by halving the range: always on easy and medium, with luck on hard', () => {
    const solve = (state: State): State => {
      if (rules.outcome(state)) return state
      const { low, high } = rangeOf(state)
      return solve(play(state, Math.floor((low + high) / 2)))
    }
    for (const [difficulty, max] of [
      ['easy', 50],
      ['medium', 100],
    ] as const) {
      for (let secret = 1; secret <= max; secret++)
        expect(rules.outcome(solve(hiding(secret, difficulty)))?.result).toBe('won')
    }
    const results = Array.from({ length: 200 }, (_, i) => rules.outcome(solve(hiding(i + 1, 'hard')))?.result)
    expect(results.filter((result) => result === 'won')).toHaveLength(31)
  })
})
