/** A line chart of values: the newest at the end, the best marked. A text beside it has the same information. */
import type { ReactNode } from 'react'
import styles from './Line.module.css'

export interface LineProps {
  /** From the oldest. */
  readonly values: readonly number[]
  /** The index of the marked value, if any. */
  readonly marked?: number
  /** In CSS pixels. The width is that of its container. */
  readonly height: number
  /** Whether there are grid lines. */
  readonly grid?: boolean
}

const WIDTH = 300

export function Line({ values, marked, height, grid = false }: LineProps): ReactNode {
  if (values.length === 0) return null
  const low = Math.min(...values)
  const high = Math.max(...values)
  const edge = 6
  const x = (i: number) =>
    values.length === 1 ? WIDTH / 2 : edge + (i * (WIDTH - 2 * edge)) / (values.length - 1)
  const y = (value: number) =>
    high === low ? height / 2 : height - edge - ((value - low) * (height - 2 * edge)) / (high - low)
  const points = values.map((value, i) => `${round(x(i))},${round(y(value))}`)
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-line
    >
      {grid &&
        [edge, height / 2, height - edge].map((level) => (
          <line key={level} x1={0} x2={WIDTH} y1={level} y2={level} className={styles.grid} />
        ))}
      <polyline points={points.join(' ')} className={styles.stroke} />
      {/* A dot is a line of no length with round ends: it stays round when the picture is stretched. */}
      <path d={`M${points.at(-1)}h0`} className={styles.end} />
      {marked !== undefined && <path d={`M${points[marked]}h0`} className={styles.mark} />}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
