/** The parts of a table of cards that can be focused and pressed, and the way between them by arrow keys. */
import type { Box } from './layout'

export interface Spot {
  /** Unique on the table. */
  readonly id: string
  readonly pile: number
  /** How many cards a press moves; 0 for an empty pile. */
  readonly count: number
  /** NaN for an empty pile, and for a face-down one. */
  readonly card: number
  /** For screen readers: 'Row 3, column 4, 7 of hearts'. */
  readonly name: string
  readonly row: number
  readonly column: number
  readonly box: Box
  /** To the left and right, its row comes before what is nearer. */
  readonly inRow?: boolean
}

export const bySpotOrder = (a: Spot, b: Spot) => a.row - b.row || a.box.x - b.box.x || a.box.y - b.box.y

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is Direction => /^Arrow(?:Up|Down|Left|Right)$/.test(key)

/** The nearest spot in a direction; null at the edge of the table. */
export function nextSpot(spots: readonly Spot[], from: Spot, key: Direction): Spot | null {
  const vertical = key === 'ArrowUp' || key === 'ArrowDown'
  const sign = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1
  const middle = ({ box }: Spot) => ({
    x: box.x + box.width / 2,
    y: box.y + Math.min(box.height, box.width * 0.3) / 2,
  })
  const own = middle(from)
  const isInRow = (spot: Spot) =>
    !vertical && from.inRow === true && spot.row === from.row && sign * (spot.box.x - from.box.x) >= 1
  const candidates = spots.some(isInRow) ? spots.filter(isInRow) : spots
  let best: Spot | null = null
  let min = Number.POSITIVE_INFINITY
  for (const spot of candidates) {
    const { x, y } = middle(spot)
    const ahead = sign * (vertical ? y - own.y : x - own.x)
    const aside = Math.abs(vertical ? x - own.x : y - own.y)
    if (ahead < 1 || spot === from) continue
    // Within a column, its next card; sideways, the nearest column before a better height.
    const cost = vertical ? ahead + aside * 4 : ahead * 3 + aside
    if (cost < min) {
      min = cost
      best = spot
    }
  }
  return best
}
