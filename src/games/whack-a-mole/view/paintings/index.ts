/** Draws the mole of Whack-a-Mole in its moods, and its paws. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { oval, roundRect, toyBall } from '../../../../engine/stage/painting/shapes'
import type { Dress } from '../../rules'
import type { Mood } from '../poses'

/** Size of the painted animals; their anchor is the middle of the lower edge. */
export const BODY = { width: 116, height: 166 } as const

const FUR = '#b07a52'
const GOLD = '#e0ae2c'
export const HELMET = '#6f8fb4'
export const CREAM = '#f0cfa6'

export function moleTexture(mood: Mood, dress: Dress = 'plain') {
  const fur = dress === 'golden' ? GOLD : FUR
  return paint(`mole:mole:${mood}:${dress}`, BODY.width, BODY.height, (brush) => {
    const mid = BODY.width / 2
    for (const side of [-1, 1]) {
      oval(brush, mid + side * 38, 28, 12, 12, tone(fur, -0.3))
      oval(brush, mid + side * 38, 26.5, 11, 11, fur)
      oval(brush, mid + side * 38, 27.5, 6, 6, PALETTE.pink)
    }
    brush.save()
    pear(brush, mid, 50, 8)
    brush.clip()
    brush.fillStyle = tone(fur, -0.28)
    brush.fillRect(0, 0, BODY.width, BODY.height)
    brush.fillStyle = fur
    pear(brush, mid - 3.5, 48, 5)
    brush.fill()
    oval(brush, mid, 146, 33, 48, tone(fur, 0.3))
    drawKerchief(brush, mid)
    brush.restore()
    oval(brush, 36, 21, 12, 5, 'rgba(255, 255, 255, 0.35)', -0.5)
    drawMuzzle(brush, mid, mood)
    for (const side of [-1, 1]) drawEye(brush, mid + side * 20, 40, mood, side)
    oval(brush, mid, 55.5, 13.5, 10.5, tone(PALETTE.vermilion, -0.3))
    oval(brush, mid, 53.5, 13, 9.5, '#ec7a3c')
    oval(brush, mid - 4, 50, 4, 2.6, 'rgba(255, 255, 255, 0.65)', -0.4)
    if (dress === 'helmet') drawHelmet(brush, mid)
    if (dress === 'golden') drawCrown(brush, mid)
    if (mood === 'dazed') toyBall(brush, mid + 15, 12, 11, PALETTE.pink)
  })
}

/** A miner's helmet with its lamp: over the ears, down to the brows. */
function drawHelmet(brush: Brush, mid: number): void {
  for (const [color, down] of [
    [tone(HELMET, -0.4), 3],
    [HELMET, 0],
  ] as const) {
    brush.fillStyle = color
    brush.beginPath()
    brush.ellipse(mid, 34 + down, 42, 31, 0, Math.PI, 0)
    brush.fill()
    roundRect(brush, mid - 52, 29 + down, 104, 9, 4.5)
    brush.fill()
  }
  oval(brush, mid - 17, 12, 12, 5, 'rgba(255, 255, 255, 0.45)', -0.6)
  toyBall(brush, mid, 16, 9, PALETTE.yellow)
}

/** Recognizable by its outline, not only by its color. */
function drawCrown(brush: Brush, mid: number): void {
  for (const [color, down] of [
    [tone(PALETTE.orange, -0.35), 3],
    [PALETTE.yellow, 0],
  ] as const) {
    brush.fillStyle = color
    brush.beginPath()
    brush.moveTo(mid - 27, 24 + down)
    for (const [x, y] of [
      [-30, 2],
      [-14, 13],
      [0, 0],
      [14, 13],
      [30, 2],
      [27, 24],
    ] as const)
      brush.lineTo(mid + x, y + down)
    brush.fill()
  }
  oval(brush, mid, 17, 3.6, 3.6, PALETTE.vermilion)
}

/** Traces a round head on shoulders that widen down to the lower edge. */
function pear(brush: Brush, mid: number, half: number, top: number): void {
  brush.beginPath()
  brush.moveTo(mid - half, BODY.height)
  brush.bezierCurveTo(mid - half - 1, 104, mid - half + 3, 92, mid - half + 4, 58)
  brush.bezierCurveTo(mid - half + 4, top + 14, mid - 26, top, mid, top)
  brush.bezierCurveTo(mid + 26, top, mid + half - 4, top + 14, mid + half - 4, 58)
  brush.bezierCurveTo(mid + half - 3, 92, mid + half + 1, 104, mid + half, BODY.height)
  brush.closePath()
}

function drawKerchief(brush: Brush, mid: number): void {
  for (const [color, down] of [
    [tone(PALETTE.sky, -0.3), 4],
    [PALETTE.sky, 0],
  ] as const) {
    brush.fillStyle = color
    brush.beginPath()
    brush.moveTo(0, 88 + down)
    brush.quadraticCurveTo(mid, 108 + down, BODY.width, 88 + down)
    brush.lineTo(BODY.width, 98 + down)
    brush.quadraticCurveTo(mid + 22, 110 + down, mid, 126 + down)
    brush.quadraticCurveTo(mid - 22, 110 + down, 0, 98 + down)
    brush.fill()
  }
  for (const [x, y] of [
    [26, 100],
    [44, 108],
    [58, 116],
    [72, 108],
    [90, 100],
  ] as const)
    oval(brush, x, y, 2.6, 2.6, PALETTE.paper)
}

function drawMuzzle(brush: Brush, mid: number, mood: Mood): void {
  if (mood === 'calm') drawTeeth(brush, mid)
  if (mood === 'cheeky') {
    oval(brush, mid, 84, 14, 11, '#5a2320')
    oval(brush, mid, 91, 9, 10, tone(PALETTE.pink, -0.15))
    oval(brush, mid, 89.5, 8.5, 9.5, '#e58aa9')
  }
  if (mood === 'dazed') oval(brush, mid, 85, 8, 9, '#5a2320')
  for (const side of [-1, 1]) {
    oval(brush, mid + side * 13, 69.5, 16.5, 13.5, tone(CREAM, -0.2))
    oval(brush, mid + side * 13, 67.5, 16.5, 13, CREAM)
    for (const [x, y] of [
      [11, 66],
      [17, 70],
      [18, 64],
    ] as const)
      oval(brush, mid + side * x, y, 1.2, 1.2, tone(FUR, -0.3))
  }
}

function drawTeeth(brush: Brush, mid: number): void {
  for (const side of [-1, 0]) {
    brush.fillStyle = '#cfcabd'
    roundRect(brush, mid + side * 9 + 0.5, 74, 8.2, 16, 3)
    brush.fill()
    brush.fillStyle = '#ffffff'
    roundRect(brush, mid + side * 9 + 0.5, 74, 8.2, 14, 3)
    brush.fill()
  }
}

function drawEye(brush: Brush, x: number, y: number, mood: Mood, side: number): void {
  brush.strokeStyle = PALETTE.night
  brush.lineCap = brush.lineJoin = 'round'
  if (mood === 'dazed') {
    oval(brush, x, y, 10.5, 11, '#ffffff')
    brush.lineWidth = 3.6
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(x - 4.6, y - 4.6 * side)
      brush.lineTo(x + 4.6, y + 4.6 * side)
      brush.stroke()
    }
    return
  }
  if (mood === 'cheeky') {
    brush.lineWidth = 4.4
    brush.beginPath()
    brush.arc(x, y + 4, 8.5, Math.PI * 1.12, Math.PI * 1.88)
    brush.stroke()
    return
  }
  oval(brush, x, y + 1, 10.5, 12, '#cbbda9')
  oval(brush, x, y, 10, 11.5, '#ffffff')
  oval(brush, x - side * 2, y + 1.5, 6.2, 7.2, PALETTE.night)
  oval(brush, x - side * 2 + 2, y - 1.5, 2.3, 2.5, '#ffffff')
}

/** A paw on the rim, claws to the front. */
export function pawTexture() {
  return paint('mole:paw', 30, 24, (brush) => {
    oval(brush, 15, 11.5, 13, 10, tone(PALETTE.pink, -0.3))
    oval(brush, 15, 10, 12.5, 9, tone(PALETTE.pink, 0.15))
    for (const x of [7, 15, 23]) oval(brush, x, 18, 3, 4.4, PALETTE.paper)
    oval(brush, 11, 6, 4, 2, 'rgba(255, 255, 255, 0.5)')
  })
}
