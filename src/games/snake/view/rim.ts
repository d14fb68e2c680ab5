/** The rim around the grid, which holds the wall: no cell lies under it, and fruit in outer cells reaches over it. */
import type { Size } from '../../../engine/core/game/contract'

/** Width of the rim, units: as much as the largest fruit stands out of its cell. */
export const RIM = 12

/** The scale at which the grid, drawn as large as the field, fits within the rim. */
export const scaleWithin = ({ width, height }: Size) => ({
  x: 1 - (2 * RIM) / width,
  y: 1 - (2 * RIM) / height,
})
