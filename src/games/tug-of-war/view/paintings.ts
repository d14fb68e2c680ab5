/** Draws the pictures of Tug of War: the evening meadow with its puddle, the two bears, the ribbon. */
import type { Size } from '../../../engine/core/game/contract'
import { following, PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, oval, verticalGradient } from '../../../engine/stage/painting/shapes'
import { HEIGHT, LEFT_WINS_AT, RIGHT_WINS_AT, ribbonX, type Side, WIDTH } from '../rules'

export const SIDE_COLORS = following(() => [PALETTE.orange, PALETTE.sky] as const)
export const MARGIN = 12
/** Positions of the bears, and the height at which they hold the rope. */
export const GROUND_Y = 346
export const ROPE_Y = 270

/**
 * The meadow's layout in a field: in portrait it spans the width at half the height, with sky above and thumbs below.
 */
export function viewOf({ width, height }: Size): { readonly scale: number; readonly y: number } {
  const scale = width / WIDTH
  return { scale, y: height > width ? height / 2 - GROUND_Y * scale : 0 }
}

/** Hills under an evening sky, a meadow, and a puddle in the middle. */
export function drawMeadow(brush: Brush, size: Size): void {
  const view = viewOf(size)
  const wide = WIDTH + 2 * MARGIN
  /** The height of the meadow, in its own units. */
  const deep = (size.height - view.y) / view.scale
  brush.fillStyle = verticalGradient(
    brush,
    view.y + HEIGHT * view.scale,
    '#27406b',
    '#54689a',
    '#d39a7c',
    '#e8b98a',
    '#e8b98a',
  )
  brush.fillRect(0, 0, size.width + 2 * MARGIN, size.height + 2 * MARGIN)
  brush.translate(MARGIN, MARGIN)
  if (size.height > size.width) drawStars(brush, size.width, view.y)
  brush.save()
  brush.translate(0, view.y)
  brush.scale(view.scale, view.scale)
  oval(brush, 590, 206, 46, 46, 'rgba(255, 226, 170, 0.9)')
  oval(brush, 590, 206, 80, 80, 'rgba(255, 226, 170, 0.16)')
  for (const [x, y, w] of [
    [140, 70, 60],
    [420, 46, 44],
    [690, 92, 52],
  ] as const) {
    oval(brush, x, y, w, 12, 'rgba(255, 235, 220, 0.2)')
    oval(brush, x + w * 0.4, y - 8, w * 0.5, 11, 'rgba(255, 235, 220, 0.2)')
  }
  oval(brush, 120, 330, 330, 120, '#4d5f6d')
  oval(brush, 660, 340, 380, 130, '#43565f')
  oval(brush, 400, 360, 340, 100, '#3b5052')
  brush.fillStyle = '#3f6b47'
  brush.fillRect(-2 * MARGIN, 312, wide + 2 * MARGIN, deep)
  brush.fillStyle = verticalGradient(brush, HEIGHT, '#4f8153', '#4f8153', '#4f8153', '#35593f')
  brush.fillRect(-2 * MARGIN, 316, wide + 2 * MARGIN, deep)
  brush.strokeStyle = 'rgba(150, 200, 130, 0.35)'
  brush.lineWidth = 2
  for (let i = 0; i < 90; i++) {
    const x = ((i * 0.7548776662) % 1) * WIDTH
    const y = 330 + ((i * 0.5698402909) % 1) * 118
    brush.beginPath()
    brush.moveTo(x, y)
    brush.lineTo(x + 2, y - 6)
    brush.moveTo(x + 4, y)
    brush.lineTo(x + 5, y - 5)
    brush.stroke()
  }
  oval(brush, WIDTH / 2, GROUND_Y + 14, 98, 24, '#5b4636')
  oval(brush, WIDTH / 2, GROUND_Y + 15, 88, 19, '#3c5f7a')
  oval(brush, WIDTH / 2 - 16, GROUND_Y + 11, 42, 5, 'rgba(220, 240, 255, 0.28)')
  for (const side of [0, 1] as const) {
    const x = ribbonX(side === 0 ? LEFT_WINS_AT : RIGHT_WINS_AT)
    const outward = side === 0 ? -1 : 1
    brush.fillStyle = '#2b2420'
    brush.fillRect(x - 2, GROUND_Y - 132, 5, 134)
    brush.fillStyle = '#cbb79a'
    brush.fillRect(x - 2, GROUND_Y - 132, 3, 134)
    brush.fillStyle = tone(SIDE_COLORS[side], -0.25)
    brush.beginPath()
    brush.moveTo(x, GROUND_Y - 131)
    brush.lineTo(x + outward * 44, GROUND_Y - 114)
    brush.lineTo(x, GROUND_Y - 97)
    brush.fill()
    brush.fillStyle = SIDE_COLORS[side]
    brush.beginPath()
    brush.moveTo(x, GROUND_Y - 131)
    brush.lineTo(x + outward * 44, GROUND_Y - 116)
    brush.lineTo(x, GROUND_Y - 101)
    brush.fill()
  }
  brush.restore()
  if (size.height > size.width) for (const side of [0, 1] as const) drawThumb(brush, size, side)
}

/** The first stars, high over the hills. */
function drawStars(brush: Brush, width: number, height: number): void {
  for (let i = 0; i < 26; i++) {
    const x = ((i * 0.7548776662) % 1) * width
    const y = ((i * 0.5698402909) % 1) * height
    oval(brush, x, y, 1.3, 1.3, `rgba(255, 244, 220, ${0.5 * (1 - y / height)})`)
  }
}

/** A side's large area for a thumb, in its half below the meadow, with the sign of its headband: one bar or two. */
function drawThumb(brush: Brush, { width, height }: Size, side: Side): void {
  const half = width / 2
  const top = height / 2 + 64
  brush.beginPath()
  brush.roundRect(side * half + 12, top, half - 24, height - top - 14, 26)
  brush.fillStyle = `${SIDE_COLORS[side]}2e`
  brush.fill()
  brush.strokeStyle = `${SIDE_COLORS[side]}b0`
  brush.lineWidth = 3
  brush.stroke()
  const x = side * half + half / 2
  const y = (top + height - 14) / 2
  oval(brush, x, y, 46, 46, `${SIDE_COLORS[side]}50`)
  brush.fillStyle = PALETTE.paper
  for (let i = 0; i <= side; i++) brush.fillRect(x - 4 + i * 18 - side * 9, y - 20, 8, 40)
}

/** A bear without its legs, facing right, holding on; its feet are at (60, 128) of 120 x 140. */
export function bearTexture(side: Side) {
  return paint(`tug:bear:${side}`, 120, 140, (brush) => {
    const color = SIDE_COLORS[side]
    const deep = tone(color, -0.28)
    const light = tone(color, 0.4)
    // Ears, body, head.
    oval(brush, 34, 22, 13, 13, deep)
    oval(brush, 70, 16, 13, 13, deep)
    oval(brush, 34, 23, 7, 7, light)
    oval(brush, 70, 17, 7, 7, light)
    oval(brush, 48, 92, 33, 35, deep)
    oval(brush, 49, 89, 31, 32, color)
    oval(brush, 58, 94, 18, 21, light)
    oval(brush, 53, 42, 34, 31, deep)
    oval(brush, 53, 40, 33, 29, color)
    // A headband with the sign of the side: one bar or two.
    brush.save()
    brush.beginPath()
    brush.ellipse(53, 40, 33, 29, 0, 0, Math.PI * 2)
    brush.clip()
    brush.fillStyle = PALETTE.paper
    brush.fillRect(16, 20, 76, 10)
    brush.fillStyle = tone(color, -0.5)
    for (let i = 0; i <= side; i++) brush.fillRect(60 + i * 8 - side * 4, 20, 4, 10)
    brush.restore()
    oval(brush, 70, 50, 17, 12, light)
    oval(brush, 78, 45, 6, 4.5, '#2a1c18')
    // Clenched eyes and teeth: this is hard work.
    brush.strokeStyle = '#2a1c18'
    brush.lineWidth = 3.4
    brush.lineCap = 'round'
    for (const x of [50, 72]) {
      brush.beginPath()
      brush.moveTo(x - 5, 36)
      brush.lineTo(x + 3, 39)
      brush.lineTo(x - 5, 42)
      brush.stroke()
    }
    brush.fillStyle = '#fff'
    brush.fillRect(66, 54, 14, 5)
    brush.lineWidth = 2
    brush.strokeRect(66, 54, 14, 5)
    oval(brush, 26, 30, 8, 5, 'rgba(255, 255, 255, 0.35)', -0.6)
  })
}

/** A round limb of thickness `width`, from one point to the other. */
function limb(
  brush: Brush,
  color: string,
  width: number,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  brush.lineCap = 'round'
  brush.strokeStyle = color
  brush.lineWidth = width
  brush.beginPath()
  brush.moveTo(...from)
  brush.lineTo(...to)
  brush.stroke()
}

/** A leg, its hip at (12, 6). */
export function legTexture(side: Side) {
  return paint(`tug:leg:${side}`, 40, 52, (brush) => {
    const color = SIDE_COLORS[side]
    limb(brush, tone(color, -0.34), 18, [13, 10], [13, 36])
    oval(brush, 19, 42, 17, 9, tone(color, -0.42))
    oval(brush, 19, 40, 16, 8, tone(color, -0.15))
  })
}

/** An arm that reaches for the rope, its shoulder at (8, 8). */
export function armTexture(side: Side) {
  return paint(`tug:arm:${side}`, 60, 24, (brush) => {
    const color = SIDE_COLORS[side]
    limb(brush, tone(color, -0.2), 15, [9, 12], [44, 12])
    oval(brush, 48, 12, 10, 10, tone(color, -0.34))
    oval(brush, 47, 10.5, 9, 8.5, color)
  })
}

export function ribbonTexture() {
  return paint('tug:ribbon', 34, 52, (brush) => {
    brush.fillStyle = tone(PALETTE.vermilion, -0.3)
    brush.beginPath()
    brush.moveTo(9, 12)
    brush.lineTo(25, 12)
    brush.lineTo(29, 50)
    brush.lineTo(17, 40)
    brush.lineTo(5, 50)
    brush.closePath()
    brush.fill()
    brush.fillStyle = PALETTE.vermilion
    brush.beginPath()
    brush.moveTo(9, 12)
    brush.lineTo(25, 12)
    brush.lineTo(27, 46)
    brush.lineTo(17, 37)
    brush.lineTo(7, 46)
    brush.closePath()
    brush.fill()
    oval(brush, 17, 10, 12, 9, tone(PALETTE.vermilion, -0.15))
    oval(brush, 17, 9, 11, 7.5, tone(PALETTE.vermilion, 0.18))
  })
}

/** The drum, seen from above: a skin in a painted rim. */
export const drumTexture = () =>
  paint('tug:drum', 92, 92, (brush) => {
    for (const [radius, color] of [
      [42, '#5a2f22'],
      [39, '#b5543a'],
      [33, '#3d2119'],
      [31, '#f0dfbd'],
      [22, '#e6cf9f'],
    ] as const) {
      disc(brush, 46, 46, radius, color)
    }
    brush.fillStyle = '#f2c23c'
    for (let n = 0; n < 12; n++) {
      const angle = (n / 12) * Math.PI * 2
      brush.beginPath()
      brush.arc(46 + Math.cos(angle) * 36, 46 + Math.sin(angle) * 36, 2.2, 0, Math.PI * 2)
      brush.fill()
    }
  })
