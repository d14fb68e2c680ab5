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
  /** See `Pen`. Dim, so that balls, bricks and capsules stand out: no lamp looks like a ball. */
  readonly dark: string
  readonly mid: string
  readonly lit: string
}

/** By look. */
const PLACES: readonly Place[] = [
  { props: EVENING, dark: '#131c44', mid: '#3d53a3', lit: '#b3976a' },
  { props: SEA, dark: '#093049', mid: '#1f7096', lit: '#5f9fa8' },
  { props: DESERT, dark: '#421f32', mid: '#a35a4c', lit: '#b98d5c' },
  { props: FOREST, dark: '#0b2629', mid: '#2f7a70', lit: '#8f9a5c' },
  { props: CITY, dark: '#170f33', mid: '#613c9c', lit: '#b08050' },
  { props: SPACE, dark: '#251c4a', mid: '#5a4a9c', lit: '#8490bd' },
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
