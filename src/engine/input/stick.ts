/** Owns what a thumb on the floating stick means: which of four ways are held. */

/** Part of the stick's radius within which nothing is held, at the usual sensitivity. */
const DEAD = 0.3
/** A way's share of the whole beyond which it is held beside the other: an eighth of a turn each. */
const BESIDE = Math.sin(Math.PI / 8)

/**
 * The ways held by a thumb so far from the stick's middle, in its radii, y down: places in up, down, left, right. One
 * at most, or with `diagonal` the two between which the thumb lies. At a `sensitivity` of 2 half the way does.
 */
export function waysOf(dx: number, dy: number, diagonal: boolean, sensitivity = 1): number[] {
  const far = Math.hypot(dx, dy)
  if (far < DEAD / sensitivity) return []
  const upright = dy < 0 ? 0 : 1
  const across = dx < 0 ? 2 : 3
  if (!diagonal) return [Math.abs(dy) > Math.abs(dx) ? upright : across]
  const ways = [
    [upright, Math.abs(dy)],
    [across, Math.abs(dx)],
  ] as const
  return ways.filter(([, share]) => share / far > BESIDE).map(([way]) => way)
}
