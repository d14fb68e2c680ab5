/** Tests Jigsaw Puzzle's generated landscapes: the same for a seed, different for others, and all on the sheet. */
import { describe, expect, it } from 'vitest'
import { itemAt } from '../../../src/engine/core/itemAt'
import { HOURS, heightOf, landscape, SEASONS, SHEET } from '../../../src/games/jigsaw-puzzle/rules/landscape'

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

describe('a landscape', () => {
  it('is the same for the same seed, and another one for each other', () => {
    expect(landscape(20_261_129)).toEqual(landscape(20_261_129))
    const lines = SEEDS.map((seed) => JSON.stringify(landscape(seed).mountains))
    expect(new Set(lines).size).toBe(SEEDS.length)
  })

  it('comes at each hour and in each season', () => {
    const all = SEEDS.map(landscape)
    expect(new Set(all.map(({ hour }) => hour))).toEqual(new Set(HOURS))
    expect(new Set(all.map(({ season }) => season))).toEqual(new Set(SEASONS))
    for (const { hour, stars } of all) expect(stars.length > 0).toBe(hour === 'night')
  })

  it('has nothing large outside of the sheet, and no empty third', () => {
    for (const seed of SEEDS) {
      const { light, mountains, shore, hills, trees, hut, boat, clouds } = landscape(seed)
      for (const { x, y } of [light, hut, ...trees, ...(boat ? [boat] : [])]) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(SHEET.width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(SHEET.height + 30)
      }
      // Mountains rise over the lake, and hills are before it.
      for (const each of mountains) expect(Math.min(...each.line.map(({ y }) => y))).toBeLessThan(shore)
      expect(Math.min(...(hills[0]?.line ?? []).map(({ y }) => y))).toBeGreaterThan(shore)
      expect(clouds.length).toBeGreaterThanOrEqual(7)
      expect(trees.length).toBe(30)
    }
  })

  it('has its trees and its hut on the hills', () => {
    const { hills, trees, hut } = landscape(5)
    for (const { hill, x, y } of trees) {
      const deep = y - heightOf(itemAt(hills, hill), x)
      expect(deep).toBeGreaterThan(0)
      expect(deep).toBeLessThan(12)
    }
    expect(hut.y).toBeCloseTo(heightOf(itemAt(hills, 1), hut.x) + 14)
  })
})
