/** Where things are in the picture of Tug of War, in the units of the meadow, which is `WIDTH` wide. */
import type { Size } from '../../../engine/core/game/contract'
import { following, PALETTE } from '../../../engine/core/palette'
import { WIDTH } from '../rules'

export const SIDE_COLORS = following(() => [PALETTE.orange, PALETTE.sky] as const)
export const MARGIN = 12
/** The height of the bears' feet, and that at which they hold the rope. */
export const GROUND_Y = 346
export const ROPE_Y = 270
/** How much larger bears are drawn where each side has one. */
export const GROWN = 1.4
/** Half of the width of the puddle, and of its depth. */
export const PUDDLE = { x: 138, y: 34 } as const
/** How far the ground goes on beyond both sides of the meadow: the camera follows the rope. */
export const BEYOND = 180
/** The camera's way, and that of the bears, for each unit of the ribbon's. */
export const CAMERA = 0.7
export const DRIFT = 0.85
/** Ticks before the first pull at which texts begin to fade. */
export const FADES_AT = 15
/** The part of the meadow that a portrait field shows. */
const SHOWN = 585

export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
  /** Distance of a bear from the end of the meadow while the ribbon is in the middle. */
  readonly home: number
}

/** In portrait the meadow is larger, and the bears are closer; sky is above and thumbs are below. */
export function viewOf({ width, height }: Size): View {
  if (height <= width) return { scale: width / WIDTH, x: 0, y: 0, home: 150 }
  const scale = width / SHOWN
  return { scale, x: ((SHOWN - WIDTH) / 2) * scale, y: height / 2 - GROUND_Y * scale, home: 226 }
}
