/** Draws the garden at dusk: sky, hills, fence with its lights, mown lawn and flowers; and the fireflies' light. */
import type { Size } from '../../../../engine/core/game/contract'
import { itemAt } from '../../../../engine/core/itemAt'
import type { Point } from '../../../../engine/core/math/geometry'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { oval, roundRect, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { HEIGHT, holeAt, rowOf, WIDTH } from '../../rules'
import { LOOKS, type Look, type LookName } from './looks'
import { drawMound } from './mounds'

const HORIZON = 92
/** How much lower the horizon is in the upright field. */
const TALL_LIFT = 70
/** The middle and scale of each tent. */
const TENTS = [
  [120, 1],
  [214, 0.72],
  [410, 0.86],
] as const

const glow = (brush: Brush, x: number, y: number, radius: number, rgb: string, strength: number) => {
  const light = brush.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, `rgba(${rgb}, ${strength})`)
  light.addColorStop(1, `rgba(${rgb}, 0)`)
  brush.fillStyle = light
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** @param fair - the tents of a fair stand behind the fence */
export function drawGarden(
  brush: Brush,
  size: Size,
  spots: readonly Point[],
  name: LookName,
  fair: boolean,
): void {
  const look = LOOKS[name]
  const { width, height } = size
  const tall = height > width
  const lift = tall ? TALL_LIFT : 0
  brush.save()
  brush.translate(0, lift)
  drawSky(brush, look, lift)
  if (fair) for (const [x, scale] of TENTS) drawTent(brush, x, HORIZON - 18, scale)
  drawLawn(brush, look, height - lift)
  drawFence(brush)
  brush.restore()
  drawPlants(brush, spots, height)
  for (const { x, y } of spots) drawMound(brush, x, y)
  const far = Math.max(width, height)
  const corners = brush.createRadialGradient(
    width / 2,
    height * 0.45,
    far * 0.35,
    width / 2,
    height / 2,
    far * 0.78,
  )
  corners.addColorStop(0, 'rgba(8, 18, 34, 0)')
  corners.addColorStop(1, `rgba(8, 18, 34, ${look.corners})`)
  brush.fillStyle = corners
  brush.fillRect(0, 0, width, height)
}

/** A striped tent with a flag; (`x`, `y`) is the middle of its foot. */
function drawTent(brush: Brush, x: number, y: number, scale: number): void {
  const half = 52 * scale
  const wall = 26 * scale
  const top = 44 * scale
  for (let i = 0; i < 8; i++) {
    const from = x - half + (i * half) / 4
    const to = from + half / 4
    const shade = i > 4 ? -0.22 : 0
    brush.fillStyle = tone(i % 2 ? PALETTE.paper : PALETTE.vermilion, shade)
    brush.fillRect(from, y - wall, half / 4, wall)
    brush.fillStyle = tone(i % 2 ? PALETTE.paper : PALETTE.vermilion, shade + 0.08)
    brush.beginPath()
    brush.moveTo(x, y - wall - top)
    brush.lineTo(from - 2, y - wall + 4)
    brush.lineTo(to + 2, y - wall + 4)
    brush.fill()
  }
  brush.strokeStyle = '#3a3440'
  brush.lineWidth = 2 * scale
  brush.beginPath()
  brush.moveTo(x, y - wall - top)
  brush.lineTo(x, y - wall - top - 20 * scale)
  brush.stroke()
  brush.fillStyle = PALETTE.yellow
  brush.beginPath()
  brush.moveTo(x, y - wall - top - 20 * scale)
  brush.lineTo(x + 20 * scale, y - wall - top - 14 * scale)
  brush.lineTo(x, y - wall - top - 8 * scale)
  brush.fill()
}

function drawSky(brush: Brush, { sky, hills, sun, flies }: Look, lift: number): void {
  brush.save()
  brush.translate(0, -lift)
  brush.fillStyle = verticalGradient(brush, lift + 66, ...sky)
  brush.fillRect(0, 0, WIDTH, lift + HORIZON + 10)
  if (flies)
    for (let i = 0; i < 16; i++) {
      // Steps by the plastic number's inverse powers spread evenly without rows.
      const x = ((i * 0.7548776662) % 1) * WIDTH
      const y = ((i * 0.5698402909) % 1) * (lift + 40)
      oval(brush, x, y, 1 + (i % 3) * 0.4, 1 + (i % 3) * 0.4, 'rgba(243, 241, 234, 0.6)')
    }
  brush.restore()
  glow(brush, 508, 30, 90, '243, 228, 190', 0.4)
  if (sun) {
    oval(brush, 508, 30, 19, 19, '#f2c75a')
    oval(brush, 506.5, 28.5, 17.5, 17.5, '#ffe9a8')
  } else drawMoon(brush)
  for (const [color, base, swell, step] of [
    [hills[0], 50, 12, 0.0125],
    [hills[1], 68, 9, 0.021],
  ] as const) {
    brush.fillStyle = color
    brush.beginPath()
    brush.moveTo(0, HORIZON + 10)
    for (let x = 0; x <= WIDTH; x += 10) brush.lineTo(x, base + Math.sin(x * step + base) * swell)
    brush.lineTo(WIDTH, HORIZON + 10)
    brush.fill()
  }
}

function drawMoon(brush: Brush): void {
  oval(brush, 508, 30, 19, 19, '#d9cfae')
  oval(brush, 506.5, 28.5, 17.5, 17.5, '#f6ecc9')
  for (const [x, y, r] of [
    [500, 24, 4],
    [512, 34, 3],
    [511, 20, 2],
  ] as const)
    oval(brush, x, y, r, r, 'rgba(200, 184, 140, 0.5)')
}

/** Mown in stripes that grow wider toward the front. */
function drawLawn(brush: Brush, { lawn, light }: Look, height: number): void {
  brush.fillStyle = lawn[0]
  brush.fillRect(0, HORIZON, WIDTH, height - HORIZON)
  brush.fillStyle = lawn[1]
  for (let i = 0, y = HORIZON; y < height; i++) {
    const band = 26 + i * 7
    if (i % 2) brush.fillRect(0, y, WIDTH, band)
    y += band
  }
  brush.fillStyle = verticalGradient(brush, height, ...light)
  brush.fillRect(0, HORIZON, WIDTH, height - HORIZON)
}

function drawFence(brush: Brush): void {
  brush.fillStyle = 'rgba(10, 40, 40, 0.35)'
  brush.fillRect(0, 104, WIDTH, 9)
  const board = (x: number, y: number, w: number, h: number, r: number) => {
    brush.fillStyle = '#7d7a7c'
    roundRect(brush, x, y, w, h, r)
    brush.fill()
    brush.fillStyle = '#c0b6a8'
    roundRect(brush, x, y, w - 3, h - 3, r)
    brush.fill()
  }
  for (const y of [70, 90]) board(-10, y, WIDTH + 20, 10, 3)
  for (let x = -8; x < WIDTH; x += 37) board(x, 56, 22, 52, 10)
  // A string of lights, sagging from post to post.
  brush.strokeStyle = '#20303c'
  brush.lineWidth = 1.8
  for (let span = 0; span < 4; span++) {
    const from = span * 150
    brush.beginPath()
    brush.moveTo(from, 48)
    brush.quadraticCurveTo(from + 75, 82, from + 150, 48)
    brush.stroke()
    for (let i = 0; i < 4; i++) {
      const t = (i + 0.5) / 4
      const x = from + t * 150
      const y = 48 + 4 * t * (1 - t) * 17 + 5
      const color = itemAt([PALETTE.yellow, PALETTE.orange, PALETTE.pink, PALETTE.sky], (i + span) % 4)
      glow(brush, x, y, 18, '255, 216, 130', 0.5)
      oval(brush, x, y, 4.6, 5.6, tone(color, -0.2))
      oval(brush, x - 0.4, y - 0.7, 4, 4.8, tone(color, 0.25))
      oval(brush, x - 1.4, y - 2.4, 1.2, 1.5, '#ffffff')
    }
  }
}

/** Row by row, in the gaps between the nine mounds. */
const FLOWERS = [
  [208, 238, 'paper', 1],
  [24, 246, 'yellow', 0.9],
  [392, 262, 'pink', 1],
  [578, 240, 'paper', 1],
  [18, 424, 'sky', 1],
  [206, 434, 'yellow', 1.1],
  [394, 424, 'paper', 1.1],
  [582, 436, 'pink', 1.1],
  [26, 578, 'paper', 1.2],
  [204, 584, 'pink', 1.2],
  [396, 582, 'sky', 1.2],
  [576, 580, 'yellow', 1.2],
] as const

/** Tufts, and flowers below each row of mounds. */
function drawPlants(brush: Brush, spots: readonly Point[], height: number): void {
  brush.lineCap = 'round'
  brush.strokeStyle = 'rgba(160, 235, 170, 0.34)'
  brush.lineWidth = 2
  const top = 130 + (height > HEIGHT ? TALL_LIFT : 0)
  for (let i = 0; i < height / 15; i++) {
    const x = 12 + ((i * 0.7548776662) % 1) * (WIDTH - 24)
    const y = top + ((i * 0.5698402909) % 1) * (height - 20 - top)
    for (const slant of [-4, 0, 4]) {
      brush.beginPath()
      brush.moveTo(x + slant * 0.5, y)
      brush.lineTo(x + slant, y - 7 + Math.abs(slant) * 0.5)
      brush.stroke()
    }
  }
  for (const [hole, { y: mouth }] of spots.entries()) {
    if (hole % 3 > 0) continue
    // The row behind has the flowers of the first one.
    const row = Math.max(0, rowOf(hole))
    for (const [x, y, hue, big] of FLOWERS.slice(4 * row, 4 * row + 4))
      drawFlower(brush, x, mouth + y - holeAt(3 * row).y, PALETTE[hue], big)
  }
}

export function drawFlower(brush: Brush, x: number, y: number, color: string, big: number): void {
  oval(brush, x, y + 3, 10 * big, 4 * big, 'rgba(8, 40, 30, 0.35)')
  brush.strokeStyle = '#1e6a45'
  brush.lineWidth = 2.6 * big
  brush.beginPath()
  brush.moveTo(x, y + 2)
  brush.lineTo(x, y - 9 * big)
  brush.stroke()
  for (const [shade, down] of [
    [tone(color, -0.28), 1.4],
    [color, 0],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const angle = (i * Math.PI * 2) / 5 - Math.PI / 2
      const reach = 4.6 * big
      oval(
        brush,
        x + Math.cos(angle) * reach,
        y - 12 * big + Math.sin(angle) * reach + down,
        3.8 * big,
        3.8 * big,
        shade,
      )
    }
  }
  oval(brush, x, y - 12 * big, 3 * big, 3 * big, color === PALETTE.yellow ? PALETTE.orange : '#ffd76a')
}

/** A soft light that drifts: the fireflies. */
export function fireflyTexture() {
  return paint('mole:firefly', 28, 28, (brush) => {
    glow(brush, 14, 14, 14, '244, 240, 150', 0.7)
    oval(brush, 14, 14, 2.2, 2.2, '#fffbd0')
  })
}
