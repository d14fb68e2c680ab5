/** Draws a tray of the table: felt in a wooden frame, with a piece and the picture's name stitched where pieces lay. */
import type { Rect } from '../../../../engine/core/math/geometry'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { roundRect } from '../../../../engine/stage/painting/shapes'
import { chanceBy, fill, repeat, round } from './tools'

const FRAME = 6
/** Between two threads of the felt, and from the frame to its seam, px. */
const WEAVE = 5
const SEAM = 12
/** A smaller tray has no emblem, px. */
const ROOM = 110

/** @param colors - of the felt: under the lamp, and in the corners */
export function drawTray(
  b: Brush,
  { x, y, width, height }: Rect,
  colors: readonly [string, string],
  name: string,
): void {
  if (width < 4 * FRAME || height < 4 * FRAME) return
  const box = (by: number, radius: number) =>
    roundRect(b, x + by, y + by, width - 2 * by, height - 2 * by, radius)
  b.save()
  b.shadowColor = 'rgba(0, 0, 0, 0.4)'
  b.shadowBlur = 18
  b.shadowOffsetY = 5
  b.fillStyle = '#6b4528'
  box(0, 12)
  b.fill()
  b.restore()
  b.fillStyle = '#a06e41'
  roundRect(b, x, y, width, height - 2.5, 12)
  b.fill()
  b.fillStyle = 'rgba(255, 224, 178, 0.5)'
  roundRect(b, x + 8, y + 1, width - 16, 1.5, 1)
  b.fill()
  b.save()
  box(FRAME, 8)
  b.clip()
  const middle = { x: x + width / 2, y: y + height / 2 }
  const [lit, dark] = colors
  fill(
    b,
    x,
    y,
    width,
    height,
    round(b, middle.x, middle.y, Math.hypot(width, height) * 0.56, [
      [0, lit],
      [1, dark],
    ]),
  )
  weave(b, { x, y, width, height })
  // The shadow of the frame on the felt.
  b.shadowColor = 'rgba(0, 0, 0, 0.7)'
  b.shadowBlur = 16
  b.shadowOffsetY = 4
  b.strokeStyle = '#5a3a22'
  b.lineWidth = 6
  box(FRAME - 3, 9)
  b.stroke()
  b.restore()
  stitches(b)
  box(FRAME + SEAM, 8)
  b.stroke()
  if (Math.min(width, height) >= ROOM) emblem(b, middle.x, middle.y, Math.min(width, height * 1.2), name)
  b.restore()
}

/** Threads across and down, and short fibers. */
function weave(b: Brush, { x, y, width, height }: Rect): void {
  for (let at = 0; at < width; at += WEAVE) fill(b, x + at, y, 1, height, 'rgba(255, 255, 255, 0.022)')
  for (let at = 0; at < height; at += WEAVE) fill(b, x, y + at, width, 1, 'rgba(0, 0, 0, 0.05)')
  const by = chanceBy(2)
  repeat(Math.round((width * height) / 500), () =>
    fill(
      b,
      x + by.in(0, width),
      y + by.in(0, height),
      by.in(1, 7),
      1,
      by.of(['rgba(255, 255, 255, 0.05)', 'rgba(0, 0, 0, 0.07)']),
    ),
  )
}

/** Sets the brush to a dashed thread; the caller restores it. */
function stitches(b: Brush): void {
  b.save()
  b.strokeStyle = b.fillStyle = 'rgba(255, 240, 214, 0.26)'
  b.lineWidth = 2
  b.lineCap = b.lineJoin = 'round'
  b.setLineDash([7, 6])
}

/** A stitched piece above the name. */
function emblem(b: Brush, x: number, y: number, reach: number, name: string): void {
  const side = Math.min(96, reach * 0.2)
  const knob = side * 0.17
  const [left, top] = [x - side / 2, y - side * 0.95]
  b.beginPath()
  b.moveTo(left, top)
  b.lineTo(x - knob * 0.7, top)
  b.arc(x, top - knob * 0.7, knob, Math.PI * 0.75, Math.PI * 0.25)
  b.lineTo(left + side, top)
  b.lineTo(left + side, top + side / 2 - knob * 0.7)
  b.arc(left + side + knob * 0.7, top + side / 2, knob, -Math.PI * 0.75, Math.PI * 0.75)
  b.lineTo(left + side, top + side)
  b.lineTo(left, top + side)
  b.closePath()
  b.stroke()
  b.setLineDash([])
  b.textAlign = 'center'
  b.textBaseline = 'middle'
  b.font = `600 ${Math.round(Math.min(40, reach * 0.095))}px "Fredoka Variable", Fredoka, sans-serif`
  b.fillText(name, x, y + side * 0.55, reach * 0.8)
}
