/** Tests Jigsaw Puzzle's constants, and that the pieces tile the picture exactly. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createRandom, drawBetween } from '../../../src/engine/core/math/random'
import game from '../../../src/games/jigsaw-puzzle/index'
import { GRIDS, PICTURES, SNAP } from '../../../src/games/jigsaw-puzzle/rules'
import {
  covers,
  cutPicture,
  outline,
  polygon,
  TAB_REACH,
} from '../../../src/games/jigsaw-puzzle/rules/generator'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { begin } from './helpers'

describe('the numbers', () => {
  it('are the specified ones, four pictures, 12, 24 or 48 pieces, a snap of 20 px; and 100 or 200 beyond them', () => {
    expect(PICTURES.slice(0, 4)).toEqual(['sunset', 'ocean', 'forest', 'city'])
    const picture = game.options.find(({ id }) => id === 'picture')
    expect(picture?.choices.map(({ value }) => value)).toEqual([...PICTURES, 'own'])
    expect(picture?.initial).toBe('sunset')
    expect(GRIDS).toEqual({ easy: [4, 3], medium: [6, 4], hard: [8, 6], large: [10, 10], huge: [20, 10] })
    expect(SNAP).toBe(20)
    const counts = Object.keys(GRIDS).map((difficulty) => begin({ difficulty }).pieces.length)
    expect(counts).toEqual([12, 24, 48, 100, 200])
    expect(game.options.find(({ id }) => id === 'difficulty')?.initial).toBe('easy')
  })
})

describe('the cut', () => {
  const areaOf = (points: readonly { x: number; y: number }[]) =>
    points.reduce((sum, a, i) => {
      const b = points[(i + 1) % points.length] as { x: number; y: number }
      return sum + (a.x * b.y - b.x * a.y) / 2
    }, 0)

  it.each(Object.entries(GRIDS))(
    'of %s tiles the picture: edges mate and areas add up',
    (_, [cols, rows]) => {
      for (let seed = 0; seed < 6; seed++) {
        const cut = cutPicture(seed, cols, rows, 800, 600)
        let area = 0
        for (let row = 0; row < rows; row++)
          for (let col = 0; col < cols; col++) {
            const [, right, bottom] = outline(cut, row, col)
            const beside = col + 1 < cols ? outline(cut, row, col + 1)[3] : null
            const below = row + 1 < rows ? outline(cut, row + 1, col)[0] : null
            if (beside) must(isDeepStrictEqual([...beside].reverse(), right), seed, row, col)
            else expect(right.map(({ x }) => x)).toEqual([800, 800])
            if (below) must(isDeepStrictEqual([...below].reverse(), bottom), seed, row, col)
            else expect(bottom.map(({ y }) => y)).toEqual([600, 600])
            area += areaOf(polygon(outline(cut, row, col)))
          }
        expect(area).toBeCloseTo(800 * 600, 5)
      }
    },
  )

  it('assigns every point of the picture to exactly one piece', { tags: ['sample'] }, () => {
    for (const [seed, [cols, rows]] of Object.values(GRIDS).entries()) {
      const cut = cutPicture(seed, cols, rows, 800, 600)
      const shapes = Array.from({ length: cols * rows }, (_, i) =>
        polygon(outline(cut, Math.floor(i / cols), i % cols), 24),
      )
      const random = createRandom(seed)
      for (let n = 0; n < sample(80, 1500); n++) {
        const x = drawBetween(random, 0, 800)
        const y = drawBetween(random, 0, 600)
        must(shapes.filter((points) => covers(points, x, y)).length === 1, seed, x, y)
      }
    }
  })

  it('keeps tabs within their limit, and differs by seed', () => {
    let farthest = 0
    for (let seed = 0; seed < 20; seed++) {
      const cut = cutPicture(seed, 6, 4, 600, 400)
      for (let i = 0; i < 24; i++) {
        const row = Math.floor(i / 6)
        const col = i % 6
        for (const { x, y } of polygon(outline(cut, row, col), 12))
          farthest = Math.max(farthest, Math.abs(x - (col + 0.5) * 100), Math.abs(y - (row + 0.5) * 100))
      }
    }
    expect(farthest).toBeGreaterThan(50)
    expect(farthest).toBeLessThanOrEqual(50 + 100 * TAB_REACH)
    expect(cutPicture(1, 4, 3, 8, 6)).not.toEqual(cutPicture(2, 4, 3, 8, 6))
    const small = outline(cutPicture(3, 4, 3, 80, 60), 1, 1)
    const large = outline(cutPicture(3, 4, 3, 800, 600), 1, 1)
    expect(large[0][4]?.x).toBeCloseTo((small[0][4]?.x ?? 0) * 10)
  })

  it('gives neighbors opposite tabs, and the frame none', () => {
    const { pieces, cols, rows } = begin({ difficulty: 'hard' }, 9)
    for (const { row, col, shape } of pieces) {
      expect(shape.top === 0).toBe(row === 0)
      expect(shape.left === 0).toBe(col === 0)
      expect(shape.bottom === 0).toBe(row === rows - 1)
      expect(shape.right === 0).toBe(col === cols - 1)
      const beside = pieces.find((other) => other.row === row && other.col === col + 1)
      const below = pieces.find((other) => other.row === row + 1 && other.col === col)
      if (beside) expect(beside.shape.left).toBe(-shape.right)
      if (below) expect(below.shape.top).toBe(-shape.bottom)
    }
  })
})
