/** Paints the preview of outlines, calm backgrounds, and palettes, like the scenes of games. */
import { PALETTE } from '../../../engine/core/palette'
import { applyLook, type Role } from '../../../engine/stage/painting/outlines'
import { toyBall, toyBlock } from '../../../engine/stage/painting/shapes'
import { HEIGHT, SHARPNESS, WIDTH } from './field'

type Brush = CanvasRenderingContext2D

function layer(role: Role, draw: (brush: Brush) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * SHARPNESS
  canvas.height = HEIGHT * SHARPNESS
  const brush = canvas.getContext('2d')
  if (brush) {
    brush.scale(SHARPNESS, SHARPNESS)
    draw(brush)
    applyLook(role, canvas, SHARPNESS)
  }
  return canvas
}

function ground(brush: Brush): void {
  for (let x = 0; x < WIDTH; x += 16)
    for (let y = 0; y < HEIGHT; y += 16) {
      brush.fillStyle = (x + y) % 32 === 0 ? '#33506b' : '#213448'
      brush.fillRect(x, y, 16, 16)
    }
}

function shapes(brush: Brush): void {
  const { orange, green, blue, vermilion } = PALETTE
  toyBall(brush, 38, 32, 20, orange)
  toyBlock(brush, 70, 14, 44, 36, green)
  toyBall(brush, 148, 32, 20, blue)
  toyBlock(brush, 180, 14, 44, 36, vermilion)
}

/** Paints the preview with the current settings. */
export function paintPalette(canvas: HTMLCanvasElement): void {
  const brush = canvas.getContext('2d')
  for (const each of [layer('ground', ground), layer('figure', shapes)]) brush?.drawImage(each, 0, 0)
}
