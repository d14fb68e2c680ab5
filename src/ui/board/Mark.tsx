/** The mark of a hint, the same in all games: a soft outline around the union of cells. */

import styles from './Mark.module.css'
import { outlineOf } from './outline'

interface Props {
  /** Indices of the marked cells. */
  readonly cells: readonly number[]
  readonly rows: number
  readonly cols: number
}

/** Over the box that contains it, which has the size of the grid. */
export function Mark({ cells, rows, cols }: Props) {
  if (cells.length === 0) return null
  const path = outlineOf(cells, cols)
  return (
    <svg
      viewBox={`0 0 ${cols} ${rows}`}
      preserveAspectRatio="none"
      className={styles.mark}
      data-mark
      aria-hidden="true"
    >
      <path d={path} className={styles.glow} />
      <path d={path} className={styles.rim} />
      <path d={path} className={styles.line} />
    </svg>
  )
}
