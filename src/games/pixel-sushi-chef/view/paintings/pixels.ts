/** The pixel look: drawings are rendered small, outlined in a dark color, and enlarged without smoothing. */
import { type Brush, paint } from '../../../../engine/stage/painting/paint'

/** Side of one cell in world units: fine enough for a face, coarse enough to be visible. */
const CELL = 3
export const OUTLINE = '#2a1a22'

function sheet(width: number, height: number): { canvas: HTMLCanvasElement; brush: Brush } {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser can’t paint pictures.')
  return { canvas, brush }
}

/** Draws a picture over itself: cells that a shape covers by half become solid, and edges crisp. */
function harden(canvas: HTMLCanvasElement, brush: Brush): void {
  brush.setTransform(1, 0, 0, 1, 0, 0)
  for (let n = 0; n < 3; n++) brush.drawImage(canvas, 0, 0)
}

/** Renders `draw`, in world units, in cells. With `outline` each shape gets a dark edge one cell wide. */
export function inCells(
  target: Brush,
  width: number,
  height: number,
  draw: (brush: Brush) => void,
  outline: string | null = OUTLINE,
): void {
  const across = Math.ceil(width / CELL)
  const down = Math.ceil(height / CELL)
  const small = sheet(across, down)
  small.brush.scale(1 / CELL, 1 / CELL)
  draw(small.brush)
  harden(small.canvas, small.brush)
  target.save()
  target.imageSmoothingEnabled = false
  const lay = (canvas: HTMLCanvasElement, dx: number, dy: number) =>
    target.drawImage(canvas, dx * CELL, dy * CELL, across * CELL, down * CELL)
  if (outline) {
    const edge = sheet(across, down)
    edge.brush.drawImage(small.canvas, 0, 0)
    edge.brush.globalCompositeOperation = 'source-in'
    edge.brush.fillStyle = outline
    edge.brush.fillRect(0, 0, across, down)
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const)
      lay(edge.canvas, dx, dy)
  }
  lay(small.canvas, 0, 0)
  target.restore()
}

/** A texture drawn in cells. */
export function pixelTexture(
  key: string,
  width: number,
  height: number,
  draw: (brush: Brush) => void,
  outline: string | null = OUTLINE,
) {
  return paint(`sushi:${key}`, width, height, (brush) => inCells(brush, width, height, draw, outline))
}

export function box(brush: Brush, x: number, y: number, width: number, height: number, style: string): void {
  brush.fillStyle = style
  brush.fillRect(x, y, width, height)
}
