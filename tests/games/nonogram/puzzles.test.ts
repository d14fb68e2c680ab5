/** Tests the puzzles of Nonogram: every picture and samples of generated ones have one solution, and their level. */
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/nonogram/bot'
import { rules, SIZES } from '../../../src/games/nonogram/rules'
import { bitsOf, cluesOf } from '../../../src/games/nonogram/rules/clues'
import { generate, LEVELS, levelOf } from '../../../src/games/nonogram/rules/generator'
import { PICTURES } from '../../../src/games/nonogram/rules/pictures'
import { grade } from '../../../src/games/nonogram/rules/solver'
import { sample } from '../../support/proofs'
import { countSolutions } from './counter'

const PALETTE = /^[.kwroygdbsntpvae]+$/

describe('the pictures', () => {
  const all = SIZES.flatMap((size) => (PICTURES[size] ?? []).map((picture) => ({ size, ...picture })))
  it('are at least 60, at least 10 of each size, and no two of a size are the same', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    for (const size of SIZES) {
      const own = PICTURES[size] ?? []
      expect(own.length, String(size)).toBeGreaterThanOrEqual(10)
      expect(new Set(own.map(({ name }) => name)).size).toBe(own.length)
      expect(new Set(own.map(({ rows }) => JSON.stringify(cluesOf(rows.map(bitsOf), size)))).size).toBe(
        own.length,
      )
    }
  })
  it.each(all)('$size by $size: $name has one solution, and single lines find it', ({ size, rows }) => {
    expect(rows).toHaveLength(size)
    for (const row of rows) {
      expect(row).toHaveLength(size)
      expect(row).toMatch(PALETTE)
    }
    const clues = cluesOf(rows.map(bitsOf), size)
    const found = grade(clues, 0)
    expect(found.isSolved).toBe(true)
    expect(found.work.picture).toEqual(rows.map(bitsOf))
    expect(countSolutions(clues)).toBe(1)
  })
  it('are chosen by the seed, all of them sooner or later', () => {
    for (const size of SIZES) {
      const names = new Set<string | null>()
      for (let seed = 0; seed < 300; seed++) names.add(rules.start({ size: String(size) }, seed).name)
      expect(names.size).toBe(PICTURES[size]?.length)
      expect(rules.start({ size: String(size) }, 3)).toEqual(rules.start({ size: String(size) }, 3))
    }
  })
})

describe('generated puzzles', () => {
  const cases = SIZES.flatMap((size) => LEVELS.map((level) => ({ size, level })))
  it.each(cases)(
    '$size by $size, $level: one solution, by the techniques of the level',
    { tags: ['sample'] },
    ({ size, level }) => {
      for (let seed = 0; seed < sample(3, 12); seed++) {
        const rows = generate(size, level, createRandom(seed))
        const clues = cluesOf(rows, size)
        const found = grade(clues)
        expect(found.work.picture).toEqual(rows)
        expect(found.byLines).toBe(level !== 'hard')
        expect(levelOf(size, found)).toBe(level)
        expect(countSolutions(clues)).toBe(1)
      }
    },
  )
  it('are the same for the same number, here and in the worker', () => {
    const options = { puzzle: 'generated', size: '15', level: 'hard' }
    const state = rules.start(options, 4)
    expect(state).toEqual(rules.start(options, 4))
    expect(bot.start?.(options, 4)).toEqual(state)
    expect(state).toMatchObject({ name: null, level: 'hard', isImported: false })
    expect(rules.start(options, 5).rows).not.toEqual(state.rows)
  })
})
