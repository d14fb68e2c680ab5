/** The colors of a grid as drawn: farther from gray, so that only their lightness still differs, by as much as before. */
import { hexOf, isShown, labOf } from '../rules/lab'

/** How much farther from gray than the rules have it: at the first level, for each level after it, and at most. */
const FIRST = 1.3
const STEP = 0.1
const MOST = 1.7
const LESS = 0.05

/** As vivid as a screen can show both colors, and as the level (from 0) wants it. */
export function vivid(base: string, odd: string, level: number): readonly [string, string] {
  const [one, other] = [labOf(base), labOf(odd)]
  for (let gain = Math.min(MOST, FIRST + STEP * level); gain > 1; gain -= LESS) {
    const [a, b] = [one, other].map((lab) => ({ l: lab.l, a: lab.a * gain, b: lab.b * gain }))
    if (a && b && isShown(a) && isShown(b)) return [hexOf(a), hexOf(b)]
  }
  return [base, odd]
}
