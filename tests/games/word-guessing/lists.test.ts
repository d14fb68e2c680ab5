/** Tests Word Guessing's large list, that words repeat only after all were seen, friends' words, and bought letters. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/word-guessing/options'
import {
  canBuy,
  entryOf,
  isFound,
  lettersLeft,
  type Move,
  rules,
  type State,
} from '../../../src/games/word-guessing/rules'
import { FROM_A_FRIEND, faultOf, find, hide } from '../../../src/games/word-guessing/rules/friend'
import { INDEXES_BY_TOPIC, LARGE } from '../../../src/games/word-guessing/rules/lazy/largeList'
import { lazyRules } from '../../../src/games/word-guessing/rules/lazyRules'
import { TOPICS } from '../../../src/games/word-guessing/rules/topics'
import { ENTRIES } from '../../../src/games/word-guessing/rules/words'
import { NEXT, play, refused } from './helpers'

await lazyRules.load()

const BUY: Move = { do: 'letter' }
const findIt = (state: State) => play(state, ...lettersLeft(state))

describe('the large list', () => {
  it('has sixty words on each of ten topics, without repeats, including the first list', () => {
    expect(TOPICS).toHaveLength(10)
    expect(INDEXES_BY_TOPIC.map((indexes) => indexes.length)).toEqual(TOPICS.map(() => 60))
    const words = new Set(LARGE.map(({ word }) => word))
    expect(words.size).toBe(600)
    expect(ENTRIES.filter(({ word }) => !words.has(word))).toEqual([])
    expect(new Set(LARGE.map(({ hint }) => hint)).size).toBe(600)
  })
  it.each(TOPICS)('%s: words of letters, and hints that do not contain them', (topic) => {
    for (const { word, hint } of LARGE.filter(({ category }) => category === topic)) {
      expect(word).toMatch(/^[A-Z]{4,11}$/)
      expect(hint, word).toMatch(/^[A-Z][ -~’é]{11,73}[A-Za-zé0-9?!]$/)
      expect(hint.toUpperCase(), word).not.toContain(word.slice(0, Math.max(4, word.length - 3)))
      // Nor do the hints of compounds contain half of them.
      for (const part of hint.toUpperCase().match(/[A-Z]{4,}/g) ?? []) expect(word, hint).not.toContain(part)
      expect(faultOf(word, hint)).toBeNull()
    }
  })
  it('is an option; the first list stays the default, with the same orders', () => {
    expect(rules.start(completeOptions(options), 9).order).toEqual(
      rules.start(completeOptions(options, { list: 'first', topic: 'Food' }), 9).order,
    )
    expect(rules.carry?.values(rules.start(completeOptions(options), 9))).toBeNull()
  })
  it('can be played by topic, too', () => {
    const { order } = rules.start(completeOptions(options, { list: 'large', topic: 'Food' }), 4)
    expect(order).toHaveLength(60)
    expect(new Set(order.map((place) => LARGE[place]?.category))).toEqual(new Set(['Food']))
  })
})

/** A game as the session starts it: with what earlier games carried over. */
function begun(chosen: Partial<Options>, seed: number, figures: Readonly<Record<string, number>>) {
  const { carry } = rules
  if (!carry) throw new Error('nothing is carried')
  const state = rules.start(completeOptions(options, { list: 'large', ...chosen }), seed)
  const from = carry.values(state) && { ...carry.start, ...figures }
  return Object.values(figures).some(Boolean) && from ? play(state, carry.begin(from)) : state
}

describe('seen words', () => {
  it('repeat only after all 600 were seen, over games of ten', () => {
    let figures: Readonly<Record<string, number>> = {}
    const seen: string[] = []
    for (let seed = 0; seed < 61; seed++) {
      let state = begun({ length: '10' }, seed, figures)
      for (let i = 0; i < 10; i++) {
        seen.push(entryOf(state).word)
        state = findIt(state)
        if (i < 9) state = play(state, NEXT)
      }
      expect(rules.outcome(state)?.results).toMatchObject({ Words: 10 })
      figures = rules.carry?.values(state) ?? {}
    }
    expect(new Set(seen.slice(0, 600)).size).toBe(600)
    expect(new Set(seen.slice(600)).size).toBe(10)
    // The next round has a different order.
    expect(seen.slice(600)).not.toEqual(seen.slice(0, 10))
  })
  it('are kept over games of one topic and of all, continuing in the middle of a round', () => {
    let figures: Readonly<Record<string, number>> = {}
    const seen: string[] = []
    for (let seed = 0; seed < 100; seed++) {
      const topic = seed % 3 === 0 ? 'Home' : 'all'
      let state = begun({ length: '5', topic }, seed, figures)
      // Home runs out first: from then on only games of all topics continue without a repeat.
      if (topic === 'Home' && (figures.Home ?? 0) + 5 > 60) continue
      for (let i = 0; i < 5 && seen.length < 600; i++) {
        seen.push(entryOf(state).word)
        state = findIt(state)
        if (i < 4) state = play(state, NEXT)
      }
      figures = rules.carry?.values(state) ?? {}
    }
    expect(seen.length).toBeGreaterThan(300)
    expect(new Set(seen).size).toBe(seen.length)
  })
  it('count from the first letter on: a word without a guess comes again', () => {
    const fresh = begun({}, 5, {})
    expect(Object.values(rules.carry?.values(fresh) ?? { none: 1 }).every((count) => count === 0)).toBe(true)
    const one = rules.carry?.values(play(fresh, 'e')) ?? {}
    expect(one[entryOf(fresh).category]).toBe(1)
    expect(one.key).toBeGreaterThan(0)
    // Another seed, the same player: seen words are gone, all others are still to come.
    const next = begun({}, 6, one)
    expect(next.order).toHaveLength(600)
    expect(next.order.slice(0, 599)).not.toContain(fresh.order[0])
  })
  it('are accepted only at the start, and only as counts', () => {
    const fresh = rules.start(completeOptions(options, { list: 'large' }), 5)
    const counts = TOPICS.map(() => 3)
    for (const wrong of [
      { do: 'goOn', key: -1, counts },
      { do: 'goOn', key: 5, counts: [1] },
      { do: 'goOn', key: 5, counts: counts.map(() => 0.5) },
      { do: 'goOn', key: 5 },
    ])
      expect(refused(fresh, wrong)).toBe('')
    const goOn: Move = { do: 'goOn', key: 5, counts }
    expect(refused(play(fresh, 'e'), goOn)).toBe('')
    expect(refused(rules.start(completeOptions(options), 5), goOn)).toBe('')
    expect(play(fresh, goOn).seen).toEqual({ key: 5, counts })
  })
})

describe('a word from a friend', () => {
  it('is in the URL, and cannot be read there', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{3,12}$/),
        fc.stringMatching(/^[ -~\u00a1-\u00ff]{0,80}$/),
        (word, hint) => {
          if (faultOf(word, hint)) return
          const text = hide({ word, hint })
          expect(text).toMatch(/^[0-9a-z]{9,200}$/)
          expect(find(text)).toEqual({ word, hint, category: FROM_A_FRIEND })
        },
      ),
      { numRuns: 200 },
    )
    expect(hide({ word: 'CASTLE', hint: '' }).slice(5, 9)).not.toBe(
      hide({ word: 'CARTON', hint: '' }).slice(5, 9),
    )
  })
  it('that was changed, or not created here, is refused', () => {
    const text = hide({ word: 'CASTLE', hint: 'Thick walls' })
    for (let i = 0; i < text.length; i++)
      for (const character of '0z') {
        const changed = text.slice(0, i) + character + text.slice(i + 1)
        if (changed !== text) expect(() => find(changed)).toThrow('damaged')
      }
    for (const bad of [
      '',
      text.slice(2),
      `${text}00`,
      `${text}0`,
      text.toUpperCase(),
      'x'.repeat(20),
      '0'.repeat(14),
    ])
      expect(() => find(bad), bad).toThrow('damaged')
    // A handmade link cannot contain what the form would not send.
    for (const [word, hint] of [
      ['AB', ''],
      ['ABCDEFGHIJKLM', ''],
      ['castle', ''],
      ['CASTLE', 'A castle'],
      ['CASTLE', 'two\nlines'],
      ['CASTLE', 'x'.repeat(81)],
    ] as const) {
      expect(faultOf(word, hint)).not.toBeNull()
      expect(() => find(hide({ word, hint }))).toThrow('damaged')
    }
  })
  it('is a game of this one word, whatever the other options are', () => {
    const state = rules.notation?.read(
      hide({ word: 'CASTLE', hint: 'Thick walls' }),
      completeOptions(options, {
        list: 'large',
        length: 'survival',
      }),
    ) as State
    expect(entryOf(state)).toEqual({ word: 'CASTLE', hint: 'Thick walls', category: FROM_A_FRIEND })
    expect(rules.notation?.isInLink?.(state)).toBe(true)
    expect(rules.notation?.isInLink?.(rules.start(completeOptions(options), 1))).toBe(false)
    expect(rules.outcome(play(state, 'c', 'q'))).toBeNull()
    expect(rules.outcome(findIt(play(state, 'q')))).toMatchObject({
      result: 'won',
      title: 'You found CASTLE',
      results: { Score: 9, Words: 1 },
    })
    expect(rules.outcome(play(state, ...'qxzjkw'))).toMatchObject({
      result: 'lost',
      title: 'Game Over! The word was CASTLE',
    })
  })
})

describe('a bought letter', () => {
  const start = (seed = 3) => rules.start(completeOptions(options, { letter: 'on' }), seed)
  it('is a letter of the word, costs 3 points, and is available once per word', () => {
    const state = play(start(), BUY)
    expect(lettersLeft(state)).toHaveLength(lettersLeft(start()).length - 1)
    expect(state.tried).toHaveLength(1)
    expect(refused(state, BUY)).toBe('')
    expect(rules.legal(state)).not.toContainEqual(BUY)
    expect(findIt(state).score).toBe(7)
    const next = play(findIt(state), NEXT)
    expect(canBuy(next)).toBe(true)
    expect(findIt(next).score).toBe(17)
    expect(play(start(), BUY)).toEqual(state)
  })
  it('is never the last one, and none can be bought without the option', () => {
    const state = play(start(), ...lettersLeft(start()).slice(1))
    expect(isFound(state)).toBe(false)
    expect(canBuy(state)).toBe(false)
    expect(refused(state, BUY)).toBe('')
    expect(refused(rules.start(completeOptions(options), 3), BUY)).toBe('')
  })
})
