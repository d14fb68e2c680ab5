/** The colors of a grid as drawn: farther from gray, so that only their lightness still differs, by as much as before. */
import { hexOf, isShown, type Lab, labOf } from '../rules/lab'

/** How much farther from gray than the rules have it: for each level, and at most. */
const FIRST = 1.3
const STEP = 0.1
const MOST = 1.7
const LESS = 0.05

/** The hues of the first level, from green to blue, in radians of CIELAB: dark yellows are brown. */
const GREEN = (150 * Math.PI) / 180
const BLUE = (285 * Math.PI) / 180
/** Distance from gray that the first level tries first, and its steps down. */
const FRESH = 64
const FADE = 2

type Pair = readonly [string, string]

/** The first of these distances from gray at which a screen can show both colors. */
function shownPair(
  from: number,
  to: number,
  by: number,
  at: (reach: number) => readonly [Lab, Lab],
): Pair | null {
  for (let reach = from; reach > to; reach -= by) {
    const [one, other] = at(reach)
    if (isShown(one) && isShown(other)) return [hexOf(one), hexOf(other)]
  }
  return null
}

/** As vivid as a screen can show both colors, and as the level (from 0) wants it. The first level is green or blue. */
export function vivid(base: string, odd: string, level: number): Pair {
  const [one, other] = [labOf(base), labOf(odd)]
  if (level === 0) {
    const turn = Math.atan2(one.b, one.a) / (2 * Math.PI)
    const hue = GREEN + (BLUE - GREEN) * (turn < 0 ? turn + 1 : turn)
    const fresh = (l: number, reach: number) => ({ l, a: reach * Math.cos(hue), b: reach * Math.sin(hue) })
    return shownPair(FRESH, 0, FADE, (reach) => [fresh(one.l, reach), fresh(other.l, reach)]) ?? [base, odd]
  }
  const farther = ({ l, a, b }: Lab, gain: number) => ({ l, a: a * gain, b: b * gain })
  const most = Math.min(MOST, FIRST + STEP * level)
  return shownPair(most, 1, LESS, (gain) => [farther(one, gain), farther(other, gain)]) ?? [base, odd]
}
