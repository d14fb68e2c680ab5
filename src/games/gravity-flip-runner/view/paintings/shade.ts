/** Draws the shade over a track whose runner has crashed. */
import { paint } from '../../../../engine/stage/painting/paint'

/** A single color, to be stretched. */
export function shadeTexture() {
  return paint(
    'gravity:shade',
    8,
    8,
    (brush) => {
      brush.fillStyle = '#0b0f19'
      brush.fillRect(0, 0, 8, 8)
    },
    { role: 'plain' },
  )
}
