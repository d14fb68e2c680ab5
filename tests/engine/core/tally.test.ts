/** The tally of a game's events: counts, values, sums, runs, and its limits. */
import { describe, expect, it } from 'vitest'
import { Tally } from '../../../src/engine/core/game/tally'
import { isAtLeast, trophyPlay } from '../../../src/engine/core/game/trophy'

const tallied = (...types: string[]) => {
  const tally = new Tally()
  for (const type of types) tally.add({ type })
  return tally
}

describe('a tally', () => {
  it('counts events, and their values', () => {
    const tally = new Tally()
    tally.add({ type: 'eat', what: 'apple', ripe: true, size: 3 })
    tally.add({ type: 'eat', what: 'apple', ripe: false, size: 3.5 })
    tally.add({ type: 'eat', what: 'pear', size: 200, none: undefined })
    expect(tally.count('eat')).toBe(3)
    expect(tally.count('eat', 'what', 'apple')).toBe(2)
    expect(tally.count('eat', 'ripe', true)).toBe(1)
    expect(tally.count('eat', 'size', 3)).toBe(1)
    expect(tally.count('drink')).toBe(0)
    expect([tally.sum('eat', 'size'), tally.max('eat', 'size')]).toEqual([206.5, 200])
    expect([tally.sum('eat', 'what'), tally.max('drink', 'size')]).toEqual([0, Number.NaN])
    expect(tally.count('eat', 'size', 200)).toBe(0)
  })
  it('finds the longest run, wherever it was', () => {
    expect(tallied('hit', 'hit', 'hit', 'miss', 'hit').run('hit', 'miss')).toBe(3)
    expect(tallied('hit', 'miss', 'hit', 'other', 'hit').run('hit', 'miss')).toBe(2)
    expect(tallied('miss', 'miss', 'hit').run('hit', 'miss')).toBe(1)
    expect(tallied('hit', 'hit').run('hit', 'miss')).toBe(2)
    expect(tallied('miss').run('hit', 'miss')).toBe(0)
  })
  it('stores a bounded number of values, however long the game', () => {
    const tally = new Tally()
    for (let i = 0; i < 10_000; i++) tally.add({ type: 'word', word: `word ${i}`, x: i + 0.5 })
    expect(tally.count('word', 'word', 'word 1999')).toBe(1)
    expect(tally.count('word', 'word', 'word 9999')).toBe(0)
    expect(tally.count('word')).toBe(10_000)
  })
  it('reads the state of the game with results before the HUD', () => {
    const game = {
      outcome: null,
      hud: { Score: 5, Left: 'three' },
      options: { level: 'hard' },
      hints: 0,
      ms: 9,
    }
    const open = trophyPlay(tallied('hit'), game)
    expect([open.result, open.stat('Score'), open.count('hit'), open.ms]).toEqual(['open', 5, 1, 9])
    expect(open.stat('Left')).toBeNaN()
    expect(open.stat('None')).toBeNaN()
    const outcome = { result: 'won', title: 'Won', results: { Score: 7 } } as const
    const over = trophyPlay(new Tally(), { ...game, outcome })
    expect([over.result, over.stat('Score')]).toEqual(['won', 7])
    const slowed = trophyPlay(new Tally(), {
      ...game,
      slowed: true,
      outcome: { ...outcome, results: { Score: 7, Time: 30 } },
    })
    expect([slowed.stat('Score'), slowed.stat('Time') <= 60, slowed.ms <= 60_000]).toEqual([7, false, false])
    const levels = ['easy', 'hard']
    expect(['easy', 'hard', 'two'].map((level) => isAtLeast(levels, level, 'hard'))).toEqual([
      false,
      true,
      false,
    ])
  })
})
