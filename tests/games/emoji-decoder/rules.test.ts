/** Tests Emoji Decoder: fifteen puzzles in order, the score table, attempts, reveals, skips and delays. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/emoji-decoder'
import { options } from '../../../src/games/emoji-decoder/options'
import {
  canReveal,
  hiddenIndexes,
  type Move,
  pointsFor,
  rules,
  type State,
} from '../../../src/games/emoji-decoder/rules'
import { PACKS, type Puzzle } from '../../../src/games/emoji-decoder/rules/packs'
import { mover } from '../../support/moves'
import { must } from '../../support/must'

const PUZZLES = PACKS.first
const SKIP: Move = { do: 'skip' }
const NEXT: Move = { do: 'next' }
const REVEAL: Move = { do: 'reveal' }
const guess = (text: string): Move => ({ do: 'guess', text })
const right = (state: State) => guess(PUZZLES[state.at]?.answer ?? '')

const { apply, play, refused } = mover(rules)
const start = () => rules.start(completeOptions(options), 3)

describe('the puzzles', () => {
  it('are fifteen, in the eight categories', () => {
    expect(PUZZLES).toHaveLength(15)
    expect(new Set(PUZZLES.map((puzzle) => puzzle.answer)).size).toBe(15)
    expect([...new Set(PUZZLES.map((puzzle) => puzzle.category))].sort()).toEqual(
      ['Activity', 'Brand', 'Food', 'Home', 'Movie', 'Nature', 'Show', 'Tech'].sort(),
    )
  })
  it('come in order', () => {
    let state = start()
    for (const puzzle of PUZZLES) {
      expect(apply(state, guess(puzzle.answer))).toMatchObject({
        events: [{ type: 'solved', answer: puzzle.answer, points: 40 }],
      })
      state = play(state, right(state), NEXT)
    }
    expect(rules.outcome(state)).toEqual({
      result: 'won',
      title: 'Game Complete!',
      detail: '15 of 15 puzzles solved.',
      results: { Score: 600, Solved: 15 },
    })
    expect(rules.legal(state)).toEqual([])
    expect(rules.next?.(state)).toBeNull()
  })
})

describe('a guess', () => {
  it('is trimmed and compared case-insensitively', () => {
    for (const text of ['SUNFLOWER', 'sunflower', '  SunFlower \t'] as const)
      expect(play(start(), guess(text)).phase).toBe('solved')
    expect(play(start(), guess('sunflowers')).phase).toBe('guessing')
  })
  it.each([
    ['Lion King', 'THE LION KING', 'solved'],
    ['the lion-king', 'THE LION KING', 'solved'],
    ['hotdog', 'HOT DOG', 'solved'],
    ['a hot-dog', 'HOT DOG', 'solved'],
    ['Key bóard', 'KEYBOARD', 'solved'],
    ['the', 'THE LION KING', 'guessing'],
    ['king lion', 'THE LION KING', 'guessing'],
    ['&-’', 'HOT DOG', 'guessing'],
  ] as const)('%j for %j: only letters decide, without articles and accents', (text, answer, phase) => {
    const at = PUZZLES.findIndex((puzzle) => puzzle.answer === answer)
    expect(play({ ...start(), at }, guess(text)).phase).toBe(phase)
  })
  it.each(['', '   ', '\t\n'] as const)('that is empty (%j) is ignored', (text) => {
    expect(refused(start(), guess(text))).toBe('')
  })
  it('scores 40, 30 or 20 by the wrong attempts before it', () => {
    for (const [wrong, points] of [
      [0, 40],
      [1, 30],
      [2, 20],
    ] as const) {
      let state = start()
      for (let i = 0; i < wrong; i++) state = play(state, guess('moon'))
      state = play(state, right(state))
      expect(state).toMatchObject({ score: points, points, solved: 1, phase: 'solved' })
    }
    expect([0, 1, 2].map((wrong) => pointsFor(wrong, 0))).toEqual([40, 30, 20])
  })
  it('that is wrong keeps the letters in the correct position', () => {
    // SUNFLOWER
    const state = play(start(), guess('sunXlowXX'))
    expect(hiddenIndexes(state)).toEqual([3, 7, 8])
    expect(hiddenIndexes(play(state, guess('moonshine')))).toEqual([3, 7, 8])
    // A guess of another length has no letter in the correct position.
    expect(hiddenIndexes(play(start(), guess('sun')))).toHaveLength(9)
    expect(canReveal(play(state, guess('sunFlowXX')))).toBe(false)
  })
  it('has three attempts; the last wrong one reveals the answer', () => {
    let state = play(start(), guess('moon'))
    expect(rules.hud(state, 0)).toEqual({ Score: 0, Puzzle: '1/15', Attempts: 2 })
    state = play(state, guess('star'))
    expect(apply(state, guess('sky'))).toMatchObject({
      state: { phase: 'failed', score: 0 },
      events: [{ type: 'failed', answer: 'SUNFLOWER' }],
    })
    expect(refused(play(state, guess('sky')), guess('SUNFLOWER'))).toBe('')
  })
})

describe('the next puzzle', () => {
  it('comes 2 s after a correct answer or a skip, 3 s after a failure', () => {
    expect(rules.next?.(start())).toBeNull()
    for (const [after, ...moves] of [
      [2000, right(start())],
      [3000, guess('a'), guess('b'), guess('c')],
      [2000, SKIP],
    ] as const)
      expect(rules.next?.(play(start(), ...moves))).toEqual({ after, move: NEXT })
  })
  it('begins with three attempts and nothing revealed', () => {
    const state = play(start(), REVEAL, guess('moon'), SKIP, NEXT)
    expect(state).toMatchObject({ at: 1, phase: 'guessing', wrong: [], revealed: [], score: 0 })
    expect(refused(state, NEXT)).toBe('')
  })
  it('ends with Game Complete! after five in a short round', () => {
    let state = rules.start(completeOptions(options, { round: '5' }), 3)
    expect(rules.hud(state, 0)).toMatchObject({ Puzzle: '1/5' })
    for (let i = 0; i < 5; i++) state = play(state, right(state), NEXT)
    expect(rules.outcome(state)).toMatchObject({
      title: 'Game Complete!',
      results: { Score: 200, Solved: 5 },
    })
  })
  it('ends with Game Complete! after the last, solved or not', () => {
    let state = start()
    for (let i = 0; i < 15; i++) {
      expect(rules.outcome(state)).toBeNull()
      state = play(state, SKIP)
      expect(rules.outcome(state)).toBeNull()
      state = play(state, NEXT)
    }
    expect(rules.outcome(state)).toMatchObject({
      result: 'over',
      title: 'Game Complete!',
      results: { Score: 0, Solved: 0 },
    })
  })
})

describe('revealing', () => {
  it('shows one more hidden letter each time, at most three, for 5 points each', () => {
    let state = start()
    for (let i = 1; i <= 3; i++) {
      state = play(state, REVEAL)
      expect(new Set(state.revealed).size).toBe(i)
      expect(play(state, right(state)).score).toBe(40 - 5 * i)
    }
    expect(canReveal(state)).toBe(false)
    expect(refused(state, REVEAL)).toBe('')
    expect(pointsFor(3, 3)).toBe(0)
  })
  it('never shows a space, and leaves at least two letters', () => {
    for (let seed = 0; seed < 20; seed++) {
      let state = rules.start(completeOptions(options), seed)
      for (const { answer } of PUZZLES) {
        while (canReveal(state)) state = play(state, REVEAL)
        for (const index of state.revealed) must(/[A-Z]/.test(answer[index] ?? ''), seed, answer, index)
        must(hiddenIndexes(state).length >= 2, seed, answer, state.revealed)
        state = play(state, SKIP, NEXT)
      }
    }
  })
})

describe('the packs', () => {
  const packs = Object.entries(PACKS) as [keyof typeof PACKS, readonly Puzzle[]][]
  const all = packs.flatMap(([, puzzles]) => [...puzzles])
  /** Emoji added after Unicode 15.0: the sequences of 15.1, the characters of 16 and 17. */
  const LATER =
    /\u{1f642}\u200d|\u{1f426}\u200d\u{1f525}|\u{1f34b}\u200d|\u26d3\ufe0f\u200d|\u{1f344}\u200d|\u27a1\ufe0f$.|[\u{1fae9}\u{1fac6}\u{1fabe}\u{1fadc}\u{1fa89}\u{1fa8f}\u{1fadf}\u{1faea}\u{1faef}\u{1fac8}\u{1facd}\u{1fa8a}\u{1fa8e}\u{1f6d8}]/u

  /** A single fully qualified emoji. */
  // biome-ignore lint/complexity/useRegexLiterals: the literal needs a newer target
  const RGI = new RegExp('^\\p{RGI_Emoji}$', 'v')

  it('are the original fifteen, then ten packs of fifteen', () => {
    expect(rules.start(completeOptions(options), 3)).toEqual(
      rules.start(completeOptions(options, { pack: 'first', round: '15' }), 3),
    )
    expect(PACKS.first).toHaveLength(15)
    expect(packs.map(([, puzzles]) => puzzles.length)).toEqual(new Array(11).fill(15))
    const option = game.options.find(({ id }) => id === 'pack')
    expect(option?.choices.map(({ value }) => value)).toEqual(packs.map(([id]) => id))
  })
  it('never repeat an answer or a row of emoji', () => {
    expect(new Set(all.map(({ answer }) => answer.replaceAll(' ', ''))).size).toBe(all.length)
    expect(new Set(all.map(({ emojis }) => [...emojis].sort().join())).size).toBe(all.length)
  })
  it.each(all.map(({ answer, emojis }) => [answer, emojis] as const))(
    '%s is A to Z, fits the boxes, and is described by two or three emoji of Unicode 15',
    (answer, emojis) => {
      expect(answer).toMatch(/^[A-Z]+( [A-Z]+)*$/)
      expect(answer.length).toBeLessThanOrEqual(16)
      expect(new Set(emojis).size).toBe(emojis.length)
      expect([2, 3]).toContain(emojis.length)
      for (const emoji of emojis) {
        expect(emoji).toMatch(RGI)
        expect(emoji).not.toMatch(LATER)
      }
    },
  )
  it.each(packs)('%s is played in order to the end', (pack, puzzles) => {
    let state = rules.start(completeOptions(options, { pack }), 3)
    for (const { answer } of puzzles) {
      expect(rules.hud(state, 0).Puzzle).toBe(`${state.at + 1}/${puzzles.length}`)
      state = play(state, guess(answer), NEXT)
    }
    expect(rules.outcome(state)).toMatchObject({
      title: 'Game Complete!',
      detail: `${puzzles.length} of ${puzzles.length} puzzles solved.`,
      results: { Score: 40 * puzzles.length },
    })
    expect(rules.start(completeOptions(options, { pack, round: '5' }), 3).count).toBe(5)
  })
})
