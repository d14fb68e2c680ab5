/** Owns the dark that lies over a track whose runner is out. */
import { paint } from '../../../../engine/stage/painting/paint'

/** Plain, to be stretched. */
export function shadeTexture() {
  return paint('gravity:shade', 8, 8, (brush) => {
    brush.fillStyle = '#0b0f19'
    brush.fillRect(0, 0, 8, 8)
  })
}
