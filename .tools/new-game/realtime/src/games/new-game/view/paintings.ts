/** Draws the pictures of New Game: the ground, the disc and the tray. */
import { PALETTE } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { toyBall, toyBlock, verticalGradient } from '../../../engine/stage/painting/shapes'
import { DISC_RADIUS, HEIGHT, TRAY_WIDTH, WIDTH } from '../rules'

export const TRAY_HEIGHT = 22

export function drawGround(brush: Brush): void {
  brush.fillStyle = verticalGradient(brush, HEIGHT, '#2a3350', '#1b2136')
  brush.fillRect(0, 0, WIDTH, HEIGHT)
}

export function discTexture() {
  const side = DISC_RADIUS * 2
  return paint('new-game:disc', side, side, (brush) =>
    toyBall(brush, DISC_RADIUS, DISC_RADIUS, DISC_RADIUS, PALETTE.yellow),
  )
}

export function trayTexture() {
  return paint('new-game:tray', TRAY_WIDTH, TRAY_HEIGHT, (brush) =>
    toyBlock(brush, 0, 0, TRAY_WIDTH, TRAY_HEIGHT, PALETTE.sky, 10),
  )
}
