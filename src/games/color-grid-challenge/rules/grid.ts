/** The grids: their size, time limit, and how little the odd tile differs. */
import { itemAt } from '../../../engine/core/itemAt'
import { cos, pow, sin } from '../../../engine/core/math/exactMath'
import { drawBetween, drawInt, type Random } from '../../../engine/core/math/random'
import { hexOf, isShown, type Lab } from './lab'

/** Tiles per side, and the time for a grid in ms, by level from 0. Later levels are like the last one. */
export const SIZES = [3, 4, 5, 6] as const
const TIMES_MS = [5000, 4000, 3500, 3000] as const

/**
 * The just noticeable difference, as a distance in CIELAB: Mahy, Van Eycken and Oosterlinck, "Evaluation of uniform
 * color spaces developed after the adoption of CIELAB and CIELUV", Color Research and Application 19 (1994).
 */
export const VISIBLE_LIMIT = 2.3
/**
 * Difference in lightness (the CIELAB distance) while the grids still grow, its factor from level to level
 * afterwards, and its minimum.
 */
export const FIRST_DIFFERENCE = 16
const SHRINKS_TO = 0.82
export const LAST_DIFFERENCE = 4
/** The same for stripes: the rotation of the odd tile's stripes in degrees. People notice about one degree. */
const FIRST_TURN = 60
export const LAST_TURN = 12

/** Grays have no hue. Every screen shows the colors of this chroma at the lightness of all grids. */
const LEAST_CHROMA = { shade: 0, hue: 24 } as const

export interface Grid {
  readonly size: number
  readonly timeMs: number
  /** Colors as `#rrggbb`. */
  readonly base: string
  readonly odd: string
  /** Direction of the stripes in degrees; only used with the pattern option. */
  readonly stripes: number
  readonly oddStripes: number
  /** Index of the odd tile, row by row. */
  readonly at: number
}

const last = SIZES.length - 1
const shrunk = (from: number, to: number, level: number) =>
  Math.max(to, from * pow(SHRINKS_TO, Math.max(0, level - last)))

/** Difference in CIELAB at a level, from 0. */
export function differenceAt(level: number): number {
  return shrunk(FIRST_DIFFERENCE, LAST_DIFFERENCE, level)
}

/** Rotation of the odd tile's stripes at a level from 0, in degrees. */
export function turnAt(level: number): number {
  return shrunk(FIRST_TURN, LAST_TURN, level)
}

/** A grid of this level, from 0. The odd tile has another lightness, or another hue. */
export function drawGrid(random: Random, level: number, by: 'shade' | 'hue' = 'shade'): Grid {
  const size = itemAt(SIZES, Math.min(level, last))
  const lightness = drawBetween(random, 45, 72)
  const hue = drawBetween(random, 0, 2 * Math.PI)
  const direction = drawInt(random, 0, 1) === 1 ? 1 : -1
  const color = (l: number, chroma: number, angle = hue): Lab => ({
    l,
    a: chroma * cos(angle),
    b: chroma * sin(angle),
  })
  const change = direction * differenceAt(level)
  // An arc of this length on the circle of hues; its chord, the distance, is hardly shorter.
  const odd = (chroma: number): Lab =>
    by === 'hue' ? color(lightness, chroma, hue + change / chroma) : color(lightness + change, chroma)
  let chroma = 48
  // Reduce the chroma until a screen can show both colors, so that clipping does not shrink the difference.
  while (chroma > LEAST_CHROMA[by] && !(isShown(color(lightness, chroma)) && isShown(odd(chroma))))
    chroma -= 2
  const stripes = drawInt(random, 0, 179)
  return {
    size,
    timeMs: itemAt(TIMES_MS, Math.min(level, last)),
    base: hexOf(color(lightness, chroma)),
    odd: hexOf(odd(chroma)),
    stripes,
    oddStripes: stripes + direction * Math.round(turnAt(level)),
    at: drawInt(random, 0, size * size - 1),
  }
}
