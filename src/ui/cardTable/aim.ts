/**
 * Which card a click means: the one that was there when the pointer went down, and in a double or triple click the one
 * that was there at its first. Cards that have come under the pointer since are not meant.
 */
import type { Spot } from './spots'

/**
 * The system decides what a double click is, and counts in `MouseEvent.detail`. Browsers on phones do not count the taps of a
 * finger (mdn/browser-compat-data, issue 27528): those on one pile within this time, ms, belong together.
 */
const DOUBLE_TAP_MS = 320

const isSame = (a: Spot, b: Spot) => a.pile === b.pile && Object.is(a.card, b.card)

export function createAim(now = () => performance.now()) {
  /** What the pointer went down on; undefined for a click without a press, by a screen reader. */
  let pressed: Spot | null | undefined
  /** What the first click of a series was on. */
  let first: Spot | null = null
  let clickedAt = Number.NEGATIVE_INFINITY
  return {
    onPress(spot: Spot | null): void {
      pressed = spot
    },
    /** Whether a click on this part of the table means it. */
    means(spot: Spot, detail: number): boolean {
      // By a key: what is focused is meant.
      if (detail === 0) return true
      const down = pressed === undefined ? spot : pressed
      pressed = undefined
      const at = now()
      const isAgain = detail > 1 || (down?.pile === first?.pile && at - clickedAt < DOUBLE_TAP_MS)
      clickedAt = at
      if (!isAgain) first = down
      return down !== null && isSame(down, spot) && first !== null && isSame(first, spot)
    },
  }
}
