/** Tests the solver of Nonogram: single lines against all ways to place the blocks, and both techniques. */
import { describe, expect, it } from 'vitest'
import { createRandom, draw, drawInt } from '../../../src/engine/core/math/random'
import { clueOf, cluesOf } from '../../../src/games/nonogram/rules/clues'
import { solveExactly } from '../../../src/games/nonogram/rules/exact'
import { deduceLine, LONGEST } from '../../../src/games/nonogram/rules/line'
import { findContradiction, followLines, grade, Work } from '../../../src/games/nonogram/rules/solver'
import { sample } from '../../support/proofs'
import { countSolutions, waysOf } from './counter'

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
        expect((found.work.filled[row] as number) & ~bits).toBe(0)
        expect((found.work.empty[row] as number) & bits).toBe(0)
      }
      if (!found.isSolved) continue
      solved++
      expect(found.work.picture).toEqual(rows)
      expect(countSolutions(clues)).toBe(1)
    }
    expect(solved).toBeGreaterThan(pictures * 0.46)
  })
  it('of contradiction: the opposite value makes the named line impossible', () => {
    let checked = 0
    for (let seed = 0; seed < 100; seed++) {
      const { clues } = graded(seed, 6)
      const work = new Work(clues)
      followLines(work)
      const found = work.isSolved ? null : findContradiction(work)
      if (!found) continue
      checked++
      const trial = work.copy()
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
