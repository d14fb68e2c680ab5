/** The dashed outlines of the cages, drawn over the cells of the grid. */
import { useMemo } from 'react'
import type { Cage } from '../rules/cages'
import styles from './Cages.module.css'

/** Distance of an outline from the edges of its cells, in cells. */
const INSET = 0.07
/** Gap for the sum, from the corner of the first cell: width for one and two digits, and height. */
const BEYOND = [0.24, 0.37] as const
const BELOW = 0.28

export function Cages({ cages }: { readonly cages: readonly Cage[] }) {
  const path = useMemo(() => cages.map(outline).join(''), [cages])
  return (
    <svg className={styles.cages} viewBox="0 0 9 9" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** Draws the sides where the cage ends, and its inner corners. */
export function outline({ cells: list, sum }: Cage): string {
  const cells = new Set(list)
  let path = ''
  for (const cell of cells) {
    const row = Math.floor(cell / 9)
    const col = cell % 9
    const has = (down: number, right: number) => {
      const [r, c] = [row + down, col + right]
      return r >= 0 && r < 9 && c >= 0 && c < 9 && cells.has(r * 9 + c)
    }
    const [up, down, left, right] = [has(-1, 0), has(1, 0), has(0, -1), has(0, 1)]
    const [x0, x1] = [col + (left ? 0 : INSET), col + 1 - (right ? 0 : INSET)]
    const [y0, y1] = [row + (up ? 0 : INSET), row + 1 - (down ? 0 : INSET)]
    // The first cell has no cage cell above or to the left.
    const first = cell === list[0]
    if (!up) path += `M${first ? col + BEYOND[sum > 9 ? 1 : 0] : x0} ${y0}H${x1}`
    if (!down) path += `M${x0} ${y1}H${x1}`
    if (!left) path += `M${x0} ${first ? row + BELOW : y0}V${y1}`
    if (!right) path += `M${x1} ${y0}V${y1}`
    for (const [towardsX, towardsY] of CORNERS) {
      const turns = has(0, towardsX) && has(towardsY, 0) && !has(towardsY, towardsX)
      if (!turns) continue
      const [x, y] = [col + (1 + towardsX) / 2, row + (1 + towardsY) / 2]
      path += `M${x - towardsX * INSET} ${y}V${y - towardsY * INSET}H${x}`
    }
  }
  return path
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const
