/** Owns how finely the grounds of scenes are painted where the processor draws: a little finer than they are seen. */
import type { Size } from '../core/contract'
import { drawsInSoftware } from './drawer'
import { MOST_PIXELS_PER_UNIT } from './sharpness'

/** Steps of it, pixels per world unit: not every window has pictures of its own. */
const STEP = 0.25
/** Finer than it is seen: what lies between two pixels shows a little of both. */
const FINER = 1.1

let now = Number.POSITIVE_INFINITY

/**
 * Pixels per world unit that a ground needs where a world fills a box (CSS pixels), turned by a quarter or not. No bound
 * where graphics are fast; where the processor draws, painting and reading four times as many pixels as are seen takes
 * as long as all else that a first picture needs.
 */
export function grainIn(box: Size, world: Size, turned: boolean): number {
  if (!drawsInSoftware()) return Number.POSITIVE_INFINITY
  const density = Math.min(globalThis.devicePixelRatio || 1, MOST_PIXELS_PER_UNIT)
  const seen = (density * (turned ? box.height : box.width)) / world.width
  return Math.ceil((seen * FINER) / STEP) * STEP
}

/** From now on grounds are painted so. What shows one that was painted before is to be mounted anew. */
export function setGrain(grain: number): void {
  now = grain
}

/** Pixels per unit for a ground of `width` x `height` units that is worth `most` of them: whole pixels, so that pictures laid side by side meet. */
export function grainOf(width: number, height: number, most: number): number {
  for (let fine = now; fine < most; fine += STEP)
    if (Number.isInteger(width * fine) && Number.isInteger(height * fine)) return fine
  return most
}
