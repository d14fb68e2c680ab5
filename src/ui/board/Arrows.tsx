/** Arrows between cells and circles around them: a better move or a hint, or drawn by a visitor. */
import styles from './Arrows.module.css'
import type { Stroke } from './drawing'

interface Props {
  readonly strokes: readonly Stroke[]
  readonly rows: number
  readonly cols: number
  readonly kind: 'hint' | 'drawn'
}

/** Over the box that contains it, which has the size of the grid. */
export function Arrows({ strokes, rows, cols, kind }: Props) {
  if (strokes.length === 0) return null
  return (
    <svg viewBox={`0 0 ${cols} ${rows}`} className={styles.arrows} data-arrows={kind} aria-hidden="true">
      {strokes.map((stroke) => {
        const { from, to } = stroke
        const [x, y] = middleOf(from, cols)
        return from === to ? (
          <g key={from}>
            <circle cx={x} cy={y} r="0.43" className={styles.circleRim} />
            <circle cx={x} cy={y} r="0.43" className={styles.circle} />
          </g>
        ) : (
          <path key={`${from}-${to}`} d={arrowOf(stroke, cols)} className={styles.arrow} />
        )
      })}
    </svg>
  )
}

const middleOf = (cell: number, cols: number) => [(cell % cols) + 0.5, Math.floor(cell / cols) + 0.5] as const

/** Distances from the middles of both cells, and half the widths of shaft and head, in cells. */
const START = 0.3
const TIP = 0.08
const HEAD = 0.36
const HALF_SHAFT = 0.075
const HALF_HEAD = 0.22

/** The outline of an arrow, in cells. */
function arrowOf({ from, to }: Stroke, cols: number): string {
  const [x, y] = middleOf(from, cols)
  const [toX, toY] = middleOf(to, cols)
  const length = Math.hypot(toX - x, toY - y)
  const [dx, dy] = [(toX - x) / length, (toY - y) / length]
  const point = (along: number, aside: number) =>
    `${round(x + along * dx - aside * dy)} ${round(y + along * dy + aside * dx)}`
  const [neck, tip] = [length - TIP - HEAD, length - TIP]
  return `M${[
    point(START, HALF_SHAFT),
    point(neck, HALF_SHAFT),
    point(neck, HALF_HEAD),
    point(tip, 0),
    point(neck, -HALF_HEAD),
    point(neck, -HALF_SHAFT),
    point(START, -HALF_SHAFT),
  ].join('L')}Z`
}

const round = (n: number) => Math.round(n * 1000) / 1000
