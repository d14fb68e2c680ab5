/**
 * Composes a landscape from a seed: hour, season, sky, mountains, a lake, and hills with trees, on a sheet of 800 x 600
 * units. It is data; `../view/paintings/landscape.ts` draws it. On a daily game the seed is the day's.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { sin } from '../../../engine/core/math/exactMath'
import type { Point } from '../../../engine/core/math/geometry'
import {
  chance,
  createRandom,
  drawBetween,
  drawInt,
  pick,
  type Random,
} from '../../../engine/core/math/random'

export const HOURS = ['morning', 'day', 'evening', 'night'] as const
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const

/** Something at a place, and how large it is, in units. */
export interface Thing extends Point {
  readonly size: number
}

export interface Ridge {
  /** From left to right over the whole sheet. */
  readonly line: readonly Point[]
  /** 0 far away .. 1 near. */
  readonly near: number
}

export interface Tree extends Thing {
  /** Index of its hill, from the far one. */
  readonly hill: number
  readonly kind: 'fir' | 'round'
  /** 0..1, of the colors of the season. */
  readonly shade: number
}

export interface Landscape {
  readonly hour: (typeof HOURS)[number]
  readonly season: (typeof SEASONS)[number]
  /** The sun, or the moon at night. */
  readonly light: Thing
  readonly stars: readonly Thing[]
  readonly clouds: readonly Thing[]
  readonly birds: readonly Thing[]
  readonly balloon: Thing | null
  readonly mountains: readonly Ridge[]
  /** Height of the far shore. */
  readonly shore: number
  readonly waves: readonly Thing[]
  readonly boat: Thing | null
  readonly hills: readonly Ridge[]
  /** From back to front. */
  readonly trees: readonly Tree[]
  readonly hut: Thing
  readonly flowers: readonly (Thing & { readonly hue: number })[]
}

export const SHEET = { width: 800, height: 600 } as const
/** Steps of a ridge: a power of two. */
const STEPS = 64

/**
 * A ridge by displacement of midpoints: Fournier, Fussell and Carpenter, Computer rendering of stochastic models (1982).
 *
 * @param rough units that the first midpoint may be displaced
 */
function ridge(random: Random, middle: number, rough: number, near: number): Ridge {
  const heights = Array.from({ length: STEPS + 1 }, () => 0)
  heights[0] = drawBetween(random, -rough / 2, rough / 2)
  heights[STEPS] = drawBetween(random, -rough / 2, rough / 2)
  for (let step = STEPS, reach = rough; step > 1; step /= 2, reach *= 0.52)
    for (let at = step / 2; at < STEPS; at += step)
      heights[at] =
        ((heights[at - step / 2] ?? 0) + (heights[at + step / 2] ?? 0)) / 2 +
        drawBetween(random, -reach, reach)
  return {
    near,
    line: heights.map((height, at) => ({ x: (at / STEPS) * SHEET.width, y: middle + height })),
  }
}

/** A soft hill: two waves. */
function hill(random: Random, middle: number, near: number): Ridge {
  const [first, second] = [drawBetween(random, 0, 2 * Math.PI), drawBetween(random, 0, 2 * Math.PI)]
  const line = Array.from({ length: STEPS + 1 }, (_, at) => ({
    x: (at / STEPS) * SHEET.width,
    y: middle + 22 * sin(first + at * 0.09) + 9 * sin(second + at * 0.23),
  }))
  return { near, line }
}

/** The height of a ridge at `x`. */
export function heightOf({ line }: Ridge, x: number): number {
  return line[Math.round((x / SHEET.width) * STEPS)]?.y ?? SHEET.height
}

const things = (count: number, make: () => Thing): Thing[] => Array.from({ length: count }, make)

export function landscape(seed: number): Landscape {
  const random = createRandom(seed ^ 0x1a4d)
  const between = (low: number, high: number) => drawBetween(random, low, high)
  const hour = pick(random, HOURS)
  const season = pick(random, SEASONS)
  const shore = between(345, 375)
  const mountains = [0, 0.35, 0.7].map((near, n) => ridge(random, 215 + n * 48, 125 - n * 30, near))
  const hills = [hill(random, 448, 0.4), hill(random, 508, 0.7), hill(random, 570, 1)]
  const trees = hills.flatMap((each, n) =>
    Array.from({ length: 13 - n * 3 }, (): Tree => {
      const x = between(10, 790)
      return {
        hill: n,
        x,
        y: heightOf(each, x) + between(2, 10),
        size: (26 + n * 17) * between(0.75, 1.3),
        kind: chance(random, 0.55) ? 'fir' : 'round',
        shade: between(0, 1),
      }
    }).sort((a, b) => a.y - b.y),
  )
  const hutX = between(150, 650)
  const second = itemAt(hills, 1)
  return {
    hour,
    season,
    light: {
      x: between(90, 710),
      y: hour === 'day' || hour === 'night' ? between(60, 110) : between(150, 200),
      size: between(30, 42),
    },
    stars: things(hour === 'night' ? 110 : 0, () => ({
      x: between(0, 800),
      y: between(0, 300),
      size: between(0.7, 2.2),
    })),
    clouds: things(drawInt(random, 7, 10), () => ({
      x: between(0, 800),
      y: between(30, 190),
      size: between(26, 62),
    })),
    birds: things(drawInt(random, 4, 8), () => ({
      x: between(60, 740),
      y: between(50, 230),
      size: between(6, 12),
    })),
    balloon: chance(random, 0.7)
      ? { x: between(100, 700), y: between(70, 170), size: between(26, 38) }
      : null,
    mountains,
    shore,
    waves: things(70, () => ({
      x: between(0, 800),
      y: between(shore + 6, 470),
      size: between(14, 60),
    })),
    boat: chance(random, 0.75)
      ? { x: between(120, 680), y: between(shore + 24, shore + 46), size: between(24, 34) }
      : null,
    hills,
    trees,
    hut: { x: hutX, y: heightOf(second, hutX) + 14, size: between(44, 56) },
    flowers: things(150, () => ({
      x: between(0, 800),
      y: between(535, 600),
      size: between(2, 5),
    })).map((each) => ({ ...each, hue: drawInt(random, 0, 2) })),
  }
}
