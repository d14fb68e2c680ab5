/** Tests Word Guessing: every word can be found, letters are counted, messages match the specification. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/word-guessing/options'
import {
  entryOf,
  isFound,
  isMissed,
  rules,
  type State,
  wrongOf,
} from '../../../src/games/word-guessing/rules'
import { CATEGORIES, ENTRIES, entryFrom, THEMES } from '../../../src/games/word-guessing/rules/words'
import { texts } from '../../../src/games/word-guessing/texts/game'
import { apply, NEXT, play, refused } from './helpers'

/** A game whose first word is this one. */
function hiding(word: string, chosen: Partial<Options> = {}): State {
  const state = rules.start(completeOptions(options, chosen), 1)
  const place = ENTRIES.findIndex((entry) => entry.word === word)
  return { ...state, order: [place, ...state.order.filter((other) => other !== place)] }
}

function lettersOf(word: string): string[] {
  return [...new Set(word.toLowerCase())]
}

/** Letters that are not in the word. */
function strangers(word: string, count: number): string[] {
  return [...'qxzjvkwybfghmp'].filter((letter) => !word.toLowerCase().includes(letter)).slice(0, count)
}

/** Finds, or misses, the current word. */
function find(state: State): State {
  return play(state, ...lettersOf(entryOf(state).word))
}
function miss(state: State): State {
  return play(state, ...strangers(entryOf(state).word, 6))
}

describe('the words', () => {
  it('are at least 110, in the fourteen categories, without repeats', () => {
    expect(ENTRIES.length).toBeGreaterThanOrEqual(110)
    expect(new Set(ENTRIES.map((entry) => entry.word)).size).toBe(ENTRIES.length)
    expect(CATEGORIES.map((name) => name.toLowerCase())).toEqual(
      'animals technology nature food music transportation tools myths places sports history jobs science weather'.split(
        ' ',
      ),
    )
    for (const category of CATEGORIES)
      expect(ENTRIES.filter((entry) => entry.category === category).length).toBeGreaterThanOrEqual(8)
  })
  it.each(ENTRIES.map((entry) => [entry.word, entry.hint]))(
    '%s is A to Z only, has a unique hint, and can be found',
    (word, hint) => {
      expect(word).toMatch(/^[A-Z]{4,11}$/)
      expect(hint.length).toBeGreaterThan(20)
      expect(hint.length).toBeLessThan(75)
      // A hint contains neither the word nor its beginning.
      expect(hint.toUpperCase()).not.toContain(word.slice(0, Math.max(4, word.length - 3)))
      expect(isFound(find(hiding(word)))).toBe(true)
      expect(isMissed(miss(hiding(word)))).toBe(true)
    },
  )
})

describe('a letter', () => {
  it('shows all its places in the word, and costs nothing', () => {
    expect(apply(hiding('PYRAMID'), 'p').events).toMatchObject([{ type: 'hit', letter: 'P', count: 1 }])
    expect(apply(hiding('BASKETBALL'), 'B').events).toMatchObject([{ count: 2 }])
    expect(wrongOf(play(hiding('PYRAMID'), 'p', 'y'))).toEqual([])
  })
  it('that is not in the word is one of six', () => {
    expect(apply(hiding('ATOM'), 'x').events).toMatchObject([{ type: 'miss', letter: 'X', left: 5 }])
    expect(rules.hud(play(hiding('ATOM'), 'x', 'q', 'a'), 0)).toMatchObject({ Wrong: '2/6' })
  })
  it.each(['', ' ', 'ab', '7', '!', 'é', 'ß', '٣', 'а', '😀', 'next'])(
    'must be one of A to Z: %j is refused and costs nothing',
    (text) => {
      expect(refused(hiding('ATOM'), text)).toBe('Please enter a single letter!')
    },
  )
  const { otherScript, writtenAs, notUsed } = texts.refusals
  it.each([
    ['ж', otherScript],
    ['\u0E33', otherScript],
    ['ß', writtenAs('“ß”', ['SS'])],
    ['É', writtenAs('“É”', ['E'])],
    ['e\u0301', writtenAs('“é”', ['E'])],
    ['œ', writtenAs('“œ”', ['OE'])],
    ['ø', writtenAs('“ø”', ['O', 'OE'])],
    ['ł', writtenAs('“ł”', ['L'])],
    ['ñ', writtenAs('“ñ”', ['N'])],
    ['İ', writtenAs('“İ”', ['I'])],
    ['ə', notUsed('“ə”')],
    ['ab', undefined],
    ['éé', undefined],
    ['7', undefined],
    ['😀', undefined],
    [' ', undefined],
  ])('that does not count is told why: %j', (text, detail) => {
    const applied = rules.apply(hiding('ATOM'), text, 0)
    expect('refused' in applied && applied.detail).toBe(detail)
  })
  it('counts once, uppercase or lowercase', () => {
    const state = play(hiding('ATOM'), 'a', 'x')
    for (const again of ['a', 'A', ' a ', 'x', 'X'])
      expect(refused(state, again)).toBe('You already guessed that letter!')
  })
})

describe('a word', () => {
  it('that is found scores ten minus the wrong letters', () => {
    for (let wrong = 0; wrong < 6; wrong++) {
      const state = find(play(hiding('GUITAR'), ...strangers('GUITAR', wrong)))
      expect(isFound(state)).toBe(true)
      expect(state.score).toBe(10 - wrong)
    }
  })
  it('is lost by the sixth wrong letter, and scores nothing', () => {
    const five = play(hiding('GUITAR'), ...strangers('GUITAR', 5))
    expect(isMissed(five)).toBe(false)
    const last = apply(five, strangers('GUITAR', 6).at(-1) as string)
    expect(last).toMatchObject({
      events: [
        { type: 'miss', left: 0 },
        { type: 'missed', word: 'GUITAR' },
      ],
      state: { score: 0, streak: 0 },
    })
  })
  it("opens 'Next Word' by a win or a loss, and not before", () => {
    const open = hiding('GUITAR')
    expect(refused(open, NEXT)).toBe('')
    expect(refused(play(open, 'g'), NEXT)).toBe('')
    for (const settled of [find(open), miss(open)]) {
      expect(rules.legal(settled)).toContainEqual(NEXT)
      expect(refused(settled, 'b')).toBe('')
      const next = play(settled, NEXT)
      expect(next).toMatchObject({ at: 1, tried: [] })
      expect(entryOf(next).word).not.toBe('GUITAR')
    }
  })
  it('found after another makes a streak, which a loss ends', () => {
    let state = hiding('GUITAR')
    for (let i = 1; i <= 3; i++) {
      state = find(state)
      expect(state.streak).toBe(i)
      state = play(state, NEXT)
    }
    state = miss(state)
    expect(state).toMatchObject({ streak: 0, bestStreak: 3, found: 3, score: 30 })
  })
})

describe('a game', () => {
  it('is endless by default, until the player finishes it or no word is left', () => {
    expect(rules.outcome(play(find(rules.start(completeOptions(options), 5)), { do: 'finish' }))?.title).toBe(
      '1 word found',
    )
    let state = rules.start(completeOptions(options), 5)
    expect(new Set(state.order).size).toBe(ENTRIES.length)
    state = miss(state)
    expect(rules.outcome(state)).toBeNull()
    state = play(find(play(state, NEXT)), { do: 'finish' })
    expect(rules.outcome(state)).toEqual({
      result: 'won',
      title: '1 of 2 words found',
      detail: undefined,
      results: { Score: 10, Words: 1, Streak: 1 },
    })
    expect(rules.legal(state)).toEqual([])
    let all = rules.start(completeOptions(options), 6)
    for (let i = 1; i < ENTRIES.length; i++) all = play(find(all), NEXT)
    expect(rules.outcome(find(all))).toMatchObject({ result: 'won', results: { Words: ENTRIES.length } })
  })
  it('of five words ends with the fifth', () => {
    let state = rules.start(completeOptions(options, { length: '5' }), 5)
    for (let i = 0; i < 4; i++) state = play(miss(state), NEXT)
    expect(rules.outcome(miss(state))).toMatchObject({
      result: 'over',
      title: '0 of 5 words found',
      detail: `Game Over! The word was ${entryOf(state).word}`,
    })
    expect(rules.outcome(find(state))).toMatchObject({ title: '1 of 5 words found' })
  })
  it('in Survival ends with the first lost word', () => {
    const state = play(find(hiding('GUITAR', { length: 'survival' })), NEXT)
    const { word } = entryOf(state)
    expect(rules.outcome(miss(state))).toEqual({
      result: 'lost',
      title: `Game Over! The word was ${word}`,
      detail: '1 word found before that.',
      results: { Score: 10, Words: 1, Streak: 1 },
    })
  })
  it('of one theme has only its words, and every category has a theme', () => {
    for (const theme of ['Nature', 'Science', 'People', 'Legends'] as const) {
      const { order } = rules.start(completeOptions(options, { theme }), 3)
      const found = new Set(order.map((place) => ENTRIES[place]?.category))
      expect([...found].sort()).toEqual([...THEMES[theme]].sort())
    }
    expect(Object.values(THEMES).flat().sort()).toEqual([...CATEGORIES].sort())
  })
  it('has a different order for a different seed', () => {
    const firsts = new Set(
      Array.from({ length: 200 }, (_, seed) => entryOf(rules.start(completeOptions(options), seed)).word),
    )
    expect(firsts.size).toBeGreaterThan(60)
    const own = (seed: number) =>
      entryOf(rules.startOwn!('SUN\nMOON\nMARS', completeOptions(options), seed)).word
    expect(new Set(Array.from({ length: 20 }, (_, seed) => own(seed))).size).toBe(3)
  })
})

it('words are found by letters without accents, and shown with them', () => {
  const own = [entryFrom('PÊCHEUR: Il attend au bord de l’eau', 'Jobs')]
  const state: State = { ...rules.start(completeOptions(options), 1), own, order: [0] }
  const found = apply(play(state, ...'pechu'), 'r')
  expect(found.events).toContainEqual(expect.objectContaining({ type: 'found', word: 'PÊCHEUR' }))
  const missed = play(state, ...'abdfgi')
  expect(rules.outcome(missed)?.detail).toBe(texts.missed('PÊCHEUR'))
})
