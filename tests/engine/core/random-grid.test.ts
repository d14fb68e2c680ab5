/** Seeded randomness, the grid and the palette. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allNeighbors, cellOf, indexOf, linesOf, sideNeighbors } from '../../../src/engine/core/math/grid'
import {
  chance,
  createRandom,
  draw,
  drawBetween,
  drawInt,
  pick,
  shuffled,
} from '../../../src/engine/core/math/random'
import { hexNumber, hexParts, PALETTE, paletteVariables, tint, tone } from '../../../src/engine/core/palette'

describe('seeded random', () => {
  it('repeats for a seed and differs between seeds', () => {
    const take = (seed: number) => {
      const random = createRandom(seed)
      return Array.from({ length: 20 }, () => draw(random))
    }
    expect(take(42)).toEqual(take(42))
    expect(take(42)).not.toEqual(take(43))
    expect(take(0)).not.toEqual(take(1))
  })
  it('picks and shuffles the same by a generator and by a random function', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    const [own, handed] = [createRandom(11), createRandom(11)]
    const chanceOf = () => draw(handed)
    expect(shuffled(chanceOf, items)).toEqual(shuffled(own, items))
    expect(pick(chanceOf, items)).toBe(pick(own, items))
    expect(handed.s).toBe(own.s)
  })
  it('is uniform: chi-square over 20 bins of 100,000 draws', () => {
    const random = createRandom(7)
    const boxes = new Array<number>(20).fill(0)
    for (let i = 0; i < 100_000; i++) boxes[Math.floor(draw(random) * 20)]!++
    const chiSquare = boxes.reduce((sum, n) => sum + (n - 5000) ** 2 / 5000, 0)
    // 19 degrees of freedom: 43.8 is the 0.1% limit.
    expect(chiSquare).toBeLessThan(43.8)
  })
  it('keeps integers and ranges within their bounds', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 0, max: 60 }),
        (seed, low, span) => {
          const random = createRandom(seed)
          const n = drawInt(random, low, low + span)
          expect(Number.isInteger(n) && n >= low && n <= low + span).toBe(true)
          const x = drawBetween(random, low, low + span + 1)
          expect(x >= low && x < low + span + 1).toBe(true)
        },
      ),
    )
  })
  it('shuffles without losing items or changing the original', () => {
    const original = Object.freeze([1, 2, 3, 4, 5, 6])
    const result = shuffled(createRandom(3), original)
    expect([...result].sort()).toEqual([...original])
    expect(() => pick(createRandom(1), [])).toThrow(RangeError)
    expect(chance(createRandom(1), 0)).toBe(false)
    expect(chance(createRandom(1), 1)).toBe(true)
  })
  it('keeps its whole state in one number that survives JSON', () => {
    const random = createRandom(9)
    draw(random)
    const copy = JSON.parse(JSON.stringify(random)) as typeof random
    expect(draw(copy)).toBe(draw(random))
  })
})

describe('grid', () => {
  it('converts between index and cell', () => {
    for (let i = 0; i < 42; i++) expect(indexOf(cellOf(i, 7).row, cellOf(i, 7).col, 7)).toBe(i)
  })
  it('knows neighbors in the middle and in the corner', () => {
    expect(sideNeighbors(4, 3, 3)).toEqual([1, 7, 3, 5])
    expect(allNeighbors(4, 3, 3)).toEqual([0, 1, 2, 3, 5, 6, 7, 8])
    expect(allNeighbors(0, 3, 3)).toEqual([1, 3, 4])
  })
  it('counts the lines of known boards: 8 of three on 3x3, 69 of four on 6x7', () => {
    expect(linesOf(3, 3, 3)).toHaveLength(8)
    expect(linesOf(4, 6, 7)).toHaveLength(69)
  })
})

describe('palette', () => {
  it('gives numbers for scenes and variables for boards from one source', () => {
    expect(tint('sky')).toBe(0x56b4e9)
    expect(paletteVariables()['--sky']).toBe(PALETTE.sky)
    expect(Object.keys(paletteVariables())).toHaveLength(Object.keys(PALETTE).length * 3)
  })
  it('parses #rrggbb as one number, and as its three channels', () => {
    expect(hexNumber('#0a1b2c')).toBe(0x0a1b2c)
    expect(hexNumber('#ffffff')).toBe(0xffffff)
    expect(hexParts('#0a1bff')).toEqual([10, 27, 255])
    expect(hexParts('#ff0001')).toEqual([255, 0, 1])
  })
  it('lightens and darkens', () => {
    expect(tone('#0a1bff', 0.35)).toBe('#606bff')
    expect(tone('#0a1bff', -0.28)).toBe('#0713b8')
    expect(tone('#808080', 1)).toBe('#ffffff')
    expect(tone('#808080', -1)).toBe('#000000')
    expect(tone('#808080', 0)).toBe('#808080')
  })
})
