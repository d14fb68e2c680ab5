/** The practice list over days: what is added, when it is due, and when it is removed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import { applyAll, type Change } from '../../../src/engine/storage/store/changes'
import { page } from '../../../src/engine/storage/store/page'
import {
  MAX_ITEMS,
  type PracticeItems,
  practice,
  practiceFormat,
} from '../../../src/engine/storage/values/practice'
import { additionOf, isDue, listOf, scoreAttempt } from '../../../src/play/practice/list'
import { memoryStorage } from '../../site/storage'

const after = (all: PracticeItems, changes: readonly Change[]) => applyAll(all, changes)
const added = (all: PracticeItems, position: string, day: number) =>
  after(all, additionOf(all, 'chess', position, { kind: 'mate', added: day }))
const tried = (all: PracticeItems, position: string, solved: boolean, day: number) =>
  after(all, scoreAttempt(all, 'chess', position, solved, day).changes)
const positionsOf = (all: PracticeItems, day: number) =>
  listOf(all, 'chess', day).map(({ position }) => position)

describe('an item', () => {
  it('returns until it was solved at the first try on two different days', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = createRandom(seed)
      let all = added({}, 'a', 100)
      /** The days on which the first try succeeded. */
      const good = new Set<number>()
      for (let day = 100; day < 130; day++) {
        const tries = Math.floor(draw(random) * 4)
        for (let n = 0; n < tries; n++) {
          const solved = draw(random) < 0.4
          expect(isDue(all.chess?.a ?? { kind: 'mate', added: 0 }, day)).toBe(n === 0)
          if (n === 0 && solved) good.add(day)
          const trial = scoreAttempt(all, 'chess', 'a', solved, day)
          expect(trial.removes).toBe(n === 0 && solved && good.size === 2)
          all = after(all, trial.changes)
          if (trial.removes) break
        }
        expect(positionsOf(all, day)).toEqual(good.size < 2 ? ['a'] : [])
        if (good.size === 2) break
      }
    }
  })
  it('counts again after the clock was set back', () => {
    const all = tried(added({}, 'a', 100), 'a', true, 120)
    expect(scoreAttempt(all, 'chess', 'a', true, 110).removes).toBe(true)
  })
  it('stays as it is when the same is missed again', () => {
    const all = tried(added({}, 'a', 100), 'a', true, 100)
    expect(additionOf(all, 'chess', 'a', { kind: 'hint', added: 101 })).toEqual([])
  })
  it('that another tab removed stays away', () => {
    expect(scoreAttempt({}, 'chess', 'a', true, 100)).toEqual({ changes: [], removes: false })
  })
})

describe('a list', () => {
  it('has what is due first, and the older before the newer', () => {
    let all = added({}, 'new', 103)
    for (const [position, day] of [
      ['done', 100],
      ['old', 101],
      ['other', 102],
    ] as const)
      all = added(all, position, day)
    all = tried(all, 'done', false, 104)
    expect(positionsOf(all, 104)).toEqual(['old', 'other', 'new', 'done'])
    expect(positionsOf(all, 105)).toEqual(['done', 'old', 'other', 'new'])
  })
  it('has at most 50 items: the oldest go', () => {
    let all: PracticeItems = {}
    for (let n = 0; n < MAX_ITEMS + 5; n++) all = added(all, `p${n}`, 100 + n)
    expect(positionsOf(all, 200)).toHaveLength(MAX_ITEMS)
    expect(positionsOf(all, 200)[0]).toBe('p5')
    expect(Object.keys(after(all, additionOf(all, 'sudoku', 'x', { kind: 'hint', added: 1 })))).toEqual([
      'chess',
      'sudoku',
    ])
  })
})

describe('the stored list', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('navigator', {})
    page.reset()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is the same when it is read again', () => {
    practice.update(...additionOf({}, 'chess', 'a-_Z9', { kind: 'blunder', added: 20_784 }))
    practice.update(...scoreAttempt(practice.get(), 'chess', 'a-_Z9', true, 20_785).changes)
    practice.flush()
    page.reset()
    expect(practice.get()).toEqual({
      chess: { 'a-_Z9': { kind: 'blunder', added: 20_784, tried: 20_785, solved: 20_785 } },
    })
  })
  it('loses only items that are damaged', () => {
    const good = { kind: 'mate', added: 20_784 }
    const data = {
      chess: {
        good,
        ['x'.repeat(5000)]: good,
        kind: { ...good, kind: 'other' },
        day: { ...good, tried: 1.5 },
      },
      sudoku: 7,
      nonogram: { fine: good },
    }
    const read = practiceFormat.read(JSON.stringify({ version: 1, data }))
    expect(read.problem).toBe('corrupt')
    expect(read.value).toEqual({ chess: { good }, nonogram: { fine: good } })
  })
})
