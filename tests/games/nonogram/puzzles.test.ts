/** Tests Nonogram's puzzles and its solver. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, draw, drawInt } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/nonogram/bot'
import { options } from '../../../src/games/nonogram/options'
import { rules } from '../../../src/games/nonogram/rules'
import { bitsOf, clueOf, cluesOf } from '../../../src/games/nonogram/rules/clues'
import { solveExactly } from '../../../src/games/nonogram/rules/exact'
import { generate, levelOf } from '../../../src/games/nonogram/rules/generator'
import { deduceLine, LONGEST } from '../../../src/games/nonogram/rules/line'
import { PICTURES } from '../../../src/games/nonogram/rules/pictures'
import { findContradiction, followLines, grade, SolverGrid } from '../../../src/games/nonogram/rules/solver'
import { sample } from '../../support/proofs'
import { countSolutions, waysOf } from './counter'
import { LEVELS, SIZES } from './helpers'

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
    expect(found.grid.picture).toEqual(rows.map(bitsOf))
    expect(countSolutions(clues)).toBe(1)
  })
  it('are chosen by the seed, all of them sooner or later', () => {
    for (const size of SIZES) {
      const names = new Set<string | null>()
      for (let seed = 0; seed < 300; seed++)
        names.add(rules.start(completeOptions(options, { size: `${size}` }), seed).name)
      expect(names.size).toBe(PICTURES[size]?.length)
      expect(rules.start(completeOptions(options, { size: `${size}` }), 3)).toEqual(
        rules.start(completeOptions(options, { size: `${size}` }), 3),
      )
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
        expect(found.grid.picture).toEqual(rows)
        expect(found.byLines).toBe(level !== 'hard')
        expect(levelOf(size, found)).toBe(level)
        expect(countSolutions(clues)).toBe(1)
      }
    },
  )
  it('are the same for the same number, here and in the worker', () => {
    const hard = completeOptions(options, { puzzle: 'generated', size: '15', level: 'hard' })
    const state = rules.start(hard, 4)
    expect(state).toEqual(rules.start(hard, 4))
    expect(bot.start?.(hard, 4)).toEqual(state)
    expect(state).toMatchObject({ name: null, level: 'hard', isImported: false })
    expect(rules.start(hard, 5).rows).not.toEqual(state.rows)
  })
})

describe('a line', () => {
  it('proves exactly what all ways to place its blocks have in common', () => {
    const random = createRandom(1)
    for (let n = 0; n < 800; n++) {
      const length = drawInt(random, 1, 14)
      const all = 2 ** length - 1
      const clue = clueOf(drawInt(random, 0, all))
      // Mostly cells of one way, sometimes arbitrary ones.
      const ways = waysOf(clue, length)
      const way =
        draw(random) < 0.8 ? (ways[drawInt(random, 0, ways.length - 1)] as number) : drawInt(random, 0, all)
      const shown = drawInt(random, 0, all) & drawInt(random, 0, all)
      const known = { filled: way & shown, empty: ~way & shown & all }
      const left = ways.filter((each) => (each & known.empty) === 0 && (each & known.filled) === known.filled)
      const found = deduceLine(clue, length, known)
      if (left.length === 0) expect(found).toBeNull()
      else
        expect(found).toEqual({
          filled: left.reduce((bits, each) => bits & each, all),
          empty: left.reduce((bits, each) => bits & ~each, all),
        })
    }
  })
  it('may have the longest length', () => {
    const all = 2 ** LONGEST - 1
    expect(deduceLine([LONGEST], LONGEST, { filled: 0, empty: 0 })).toEqual({ filled: all, empty: 0 })
    expect(deduceLine([], LONGEST, { filled: 0, empty: 0 })).toEqual({ filled: 0, empty: all })
    expect(deduceLine([20], LONGEST, { filled: 0, empty: 0 })).toEqual({
      filled: 0b1111111111 << 10,
      empty: 0,
    })
    expect(deduceLine([1], LONGEST, { filled: 1 << (LONGEST - 1), empty: 0 })?.empty).toBe(all >> 1)
  })
})

describe('the techniques', () => {
  /** A random picture, and how far logic leads. */
  const graded = (seed: number, size: number) => {
    const random = createRandom(seed)
    const rows = Array.from({ length: size }, () => drawInt(random, 0, 2 ** size - 1))
    const clues = cluesOf(rows, size)
    return { rows, clues, found: grade(clues) }
  }
  it('are proofs: what they solve has one solution, and no cell they prove is wrong', {
    tags: ['sample'],
  }, () => {
    const pictures = sample(200, 1500)
    let solved = 0
    for (let seed = 0; seed < pictures; seed++) {
      const { rows, clues, found } = graded(seed, seed % 2 ? 5 : 7)
      for (const [row, bits] of rows.entries()) {
        expect((found.grid.filled[row] as number) & ~bits).toBe(0)
        expect((found.grid.empty[row] as number) & bits).toBe(0)
      }
      if (!found.isSolved) continue
      solved++
      expect(found.grid.picture).toEqual(rows)
      expect(countSolutions(clues)).toBe(1)
    }
    expect(solved).toBeGreaterThan(pictures * 0.46)
  })
  it('of contradiction: the opposite value makes the named line impossible', () => {
    let checked = 0
    for (let seed = 0; seed < 100; seed++) {
      const { clues } = graded(seed, 6)
      const grid = new SolverGrid(clues)
      followLines(grid)
      const found = grid.isSolved ? null : findContradiction(grid)
      if (!found) continue
      checked++
      const trial = grid.copy()
      trial.set(found.cell, !found.filled)
      expect(followLines(trial, found.cell).broken).toBe(found.broken)
    }
    expect(checked).toBeGreaterThan(4)
  })
  it('agree with a complete search about none, one and several solutions', () => {
    for (let seed = 0; seed < 120; seed++) {
      const { clues } = graded(seed, 5)
      expect(solveExactly(clues).count).toBe(countSolutions(clues))
      // Swapped columns often leave no solution.
      const other = { rows: clues.rows, cols: [...clues.cols].reverse() }
      expect(solveExactly(other).count).toBe(countSolutions(other))
    }
  })
  it('solve the published share of pictures of 5 by 5 cells', { tags: ['proof'] }, () => {
    // OEIS A242876: 25,309,575 of 33,554,432 have unique clues; 24,976,511 are solved by single lines. The bench counts all.
    const random = createRandom(5)
    const count = 8_000
    let [unique, byLines] = [0, 0]
    for (let n = 0; n < count; n++) {
      const clues = cluesOf(
        Array.from({ length: 5 }, () => drawInt(random, 0, 31)),
        5,
      )
      if (grade(clues, 0).isSolved) byLines++
      if (solveExactly(clues).count === 1) unique++
    }
    // Four standard deviations.
    const near = (found: number, share: number) =>
      expect(Math.abs(found / count - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / count))
    near(unique, 25_309_575 / 2 ** 25)
    near(byLines, 24_976_511 / 2 ** 25)
  })
})
