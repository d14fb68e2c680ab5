/** The virtual stick: which of four directions a thumb holds. */

/** The dead zone, as a share of the stick's radius at normal sensitivity. */
const DEAD = 0.3
/** The share of the travel beyond which a second direction is held: each of the eight directions gets 45 degrees. */
const BESIDE = Math.sin(Math.PI / 8)

/**
 * The directions that a thumb holds, as indices into up, down, left, right.
 * @param dx distance from the stick's center in its radii; `dy` points down
 * @param diagonal allows two directions at once
 * @param sensitivity at 2 half the travel is enough
 */
export function waysOf(dx: number, dy: number, diagonal: boolean, sensitivity = 1): number[] {
  const far = Math.hypot(dx, dy)
  if (far < DEAD / sensitivity) return []
  const upright = dy < 0 ? 0 : 1
  const across = dx < 0 ? 2 : 3
  if (!diagonal) return [Math.abs(dy) > Math.abs(dx) ? upright : across]
  const directions = [
    [upright, Math.abs(dy)],
    [across, Math.abs(dx)],
  ] as const
  return directions.filter(([, share]) => share / far > BESIDE).map(([direction]) => direction)
}
