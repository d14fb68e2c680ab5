/** Owns the grids of Color Grid Challenge: how large, how long, and how little the odd tile differs. */
import { cos, pow, sin } from '../../../engine/core/math/exactMath'
import { drawBetween, drawInt, type Random } from '../../../engine/core/math/random'
import { hexOf, isShown, type Lab } from './lab'

/** Tiles a side, and the time for a grid in ms, by level from 0; later levels are as the last one. */
export const SIZES = [3, 4, 5, 6] as const
const TIMES_MS = [5000, 4000, 3500, 3000] as const

/**
 * What people just notice, as a distance in CIELAB: Mahy, Van Eycken and Oosterlinck, "Evaluation of uniform color
 * spaces developed after the adoption of CIELAB and CIELUV", Color Research and Application 19 (1994).
 */
export const VISIBLE_LIMIT = 2.3
/** Difference in lightness (the CIELAB distance) while the grids still grow, its share from level to level afterwards, and its end. */
export const FIRST_DIFFERENCE = 16
const SHRINKS_TO = 0.82
export const LAST_DIFFERENCE = 4
/** The same for stripes: how far those of the odd tile are turned, in degrees. People tell about one degree. */
const FIRST_TURN = 60
export const LAST_TURN = 12

export interface Grid {
  readonly size: number
  readonly timeMs: number
  /** Colours as `#rrggbb`. */
  readonly base: string
  readonly odd: string
  /** Direction of the stripes in degrees; used with the pattern option alone. */
  readonly stripes: number
  readonly oddStripes: number
  /** Index of the odd tile, row by row. */
  readonly at: number
}

const last = SIZES.length - 1
const shrunk = (from: number, to: number, level: number) =>
  Math.max(to, from * pow(SHRINKS_TO, Math.max(0, level - last)))

/** Difference in CIELAB at a level (from 0). */
export function differenceAt(level: number): number {
  return shrunk(FIRST_DIFFERENCE, LAST_DIFFERENCE, level)
}

/** How far the stripes of the odd tile are turned at a level (from 0), in degrees. */
export function turnAt(level: number): number {
  return shrunk(FIRST_TURN, LAST_TURN, level)
}

/** A grid of this level (from 0). */
export function drawGrid(random: Random, level: number): Grid {
  const size = SIZES[Math.min(level, last)] as number
  const lightness = drawBetween(random, 45, 72)
  const hue = drawBetween(random, 0, 2 * Math.PI)
  const way = drawInt(random, 0, 1) === 1 ? 1 : -1
  const colour = (l: number, chroma: number): Lab => ({
    l,
    a: chroma * cos(hue),
    b: chroma * sin(hue),
  })
  const change = way * differenceAt(level)
  let chroma = 48
  // Less colourful until a screen can show both, so that nothing of the difference is cut off.
  while (chroma > 0 && !(isShown(colour(lightness, chroma)) && isShown(colour(lightness + change, chroma))))
    chroma -= 2
  const stripes = drawInt(random, 0, 179)
  return {
    size,
    timeMs: TIMES_MS[Math.min(level, last)] as number,
    base: hexOf(colour(lightness, chroma)),
    odd: hexOf(colour(lightness + change, chroma)),
    stripes,
    oddStripes: stripes + way * Math.round(turnAt(level)),
    at: drawInt(random, 0, size * size - 1),
  }
}
