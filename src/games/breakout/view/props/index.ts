/** Puts into the landscape of each board of Breakout what only that board has. */
import type { Size } from '../../../../engine/core/game/contract'
import { itemAt } from '../../../../engine/core/itemAt'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { CITY, FOREST, SPACE } from './built'
import { DESERT, EVENING, SEA } from './nature'
import type { Prop } from './pen'

/** Boards that share a landscape. */
const BOARDS_A_LOOK = 5

interface Place {
  readonly props: readonly Prop[]
  /**
   * See `Pen`. Three near tones a little lighter than the hills, so that a thing is one soft silhouette with a lit side; balls,
   * bricks and capsules stand out, and no lamp looks like a ball.
   */
  readonly dark: string
  readonly mid: string
  readonly lit: string
}

/** By look. */
const PLACES: readonly Place[] = [
  { props: EVENING, dark: '#25326f', mid: '#2c3b7e', lit: '#8d7d66' },
  { props: SEA, dark: '#10435f', mid: '#154c6a', lit: '#3d7484' },
  { props: DESERT, dark: '#683444', mid: '#733c4a', lit: '#9a6f55' },
  { props: FOREST, dark: '#1b4b49', mid: '#205552', lit: '#6d7f56' },
  { props: CITY, dark: '#37276c', mid: '#402d78', lit: '#8d6f62' },
  { props: SPACE, dark: '#2b2358', mid: '#332a66', lit: '#5f6898' },
]
/** Across the field, for each of the boards: beside what the landscape itself has there. */
const ACROSS = [0.72, 0.3, 0.66, 0.36, 0.5] as const

/** The smallest size of a field in units of a prop, which is 100 wide. */
const PART = { width: 290, height: 270 } as const

/** @param board from 1 */
export function drawProp(brush: Brush, { width, height }: Size, look: number, board: number): void {
  const { props, dark, mid, lit } = itemAt(PLACES, look)
  const n = (board - 1) % BOARDS_A_LOOK
  brush.save()
  brush.translate(width * itemAt(ACROSS, n), height * 0.9)
  const scale = Math.min(height / PART.height, width / PART.width)
  brush.scale(scale, scale)
  itemAt(props, n)({ brush, dark, mid, lit })
  brush.restore()
}
