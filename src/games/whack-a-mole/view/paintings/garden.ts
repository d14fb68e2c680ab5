/** Draws the garden at dusk: sky, hills, fence with its lights, mown lawn and flowers; and the fireflies' light. */
import { itemAt } from '../../../../engine/core/itemAt'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { oval, roundRect, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { HEIGHT, HOLES, holeAt, WIDTH } from '../../rules'
import { drawMound } from './mounds'

const HORIZON = 92

const glow = (brush: Brush, x: number, y: number, radius: number, rgb: string, strength: number) => {
  const light = brush.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, `rgba(${rgb}, ${strength})`)
  light.addColorStop(1, `rgba(${rgb}, 0)`)
  brush.fillStyle = light
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

export function drawGarden(brush: Brush): void {
  drawSky(brush)
  drawLawn(brush)
  drawFence(brush)
  drawPlants(brush)
  for (let hole = 0; hole < HOLES; hole++) {
    const { x, y } = holeAt(hole)
    drawMound(brush, x, y)
  }
  // Evening gathers in the corners.
  const dusk = brush.createRadialGradient(WIDTH / 2, 270, 210, WIDTH / 2, 300, 470)
  dusk.addColorStop(0, 'rgba(8, 18, 34, 0)')
  dusk.addColorStop(1, 'rgba(8, 18, 34, 0.5)')
  brush.fillStyle = dusk
  brush.fillRect(0, 0, WIDTH, HEIGHT)
}

function drawSky(brush: Brush): void {
  brush.fillStyle = verticalGradient(brush, 66, '#1d2d56', '#41598a', '#b98a80', '#f0a868')
  brush.fillRect(0, 0, WIDTH, HORIZON + 10)
  for (let i = 0; i < 16; i++) {
    // Steps by the plastic number's inverse powers spread evenly without rows.
    const x = ((i * 0.7548776662) % 1) * WIDTH
    const y = ((i * 0.5698402909) % 1) * 40
    oval(brush, x, y, 1 + (i % 3) * 0.4, 1 + (i % 3) * 0.4, 'rgba(243, 241, 234, 0.6)')
  }
  glow(brush, 508, 30, 90, '243, 228, 190', 0.4)
  oval(brush, 508, 30, 19, 19, '#d9cfae')
  oval(brush, 506.5, 28.5, 17.5, 17.5, '#f6ecc9')
  for (const [x, y, r] of [
    [500, 24, 4],
    [512, 34, 3],
    [511, 20, 2],
  ] as const)
    oval(brush, x, y, r, r, 'rgba(200, 184, 140, 0.5)')
  for (const [color, base, swell, step] of [
    ['#5b6a78', 50, 12, 0.0125],
    ['#2a5960', 68, 9, 0.021],
  ] as const) {
    brush.fillStyle = color
    brush.beginPath()
    brush.moveTo(0, HORIZON + 10)
    for (let x = 0; x <= WIDTH; x += 10) brush.lineTo(x, base + Math.sin(x * step + base) * swell)
    brush.lineTo(WIDTH, HORIZON + 10)
    brush.fill()
  }
}

/** Mown in stripes that grow wider toward the front. */
function drawLawn(brush: Brush): void {
  brush.fillStyle = '#2c8057'
  brush.fillRect(0, HORIZON, WIDTH, HEIGHT - HORIZON)
  brush.fillStyle = '#328b5e'
  for (let i = 0, y = HORIZON; y < HEIGHT; i++) {
    const height = 26 + i * 7
    if (i % 2) brush.fillRect(0, y, WIDTH, height)
    y += height
  }
  brush.fillStyle = verticalGradient(
    brush,
    HEIGHT,
    'rgba(255, 190, 110, 0.34)',
    'rgba(255, 190, 110, 0.1)',
    'rgba(10, 40, 60, 0.22)',
  )
  brush.fillRect(0, HORIZON, WIDTH, HEIGHT - HORIZON)
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

/** Tufts and flowers in the gaps between the mounds. */
function drawPlants(brush: Brush): void {
  brush.lineCap = 'round'
  brush.strokeStyle = 'rgba(160, 235, 170, 0.34)'
  brush.lineWidth = 2
  for (let i = 0; i < 40; i++) {
    const x = 12 + ((i * 0.7548776662) % 1) * (WIDTH - 24)
    const y = 130 + ((i * 0.5698402909) % 1) * (HEIGHT - 150)
    for (const slant of [-4, 0, 4]) {
      brush.beginPath()
      brush.moveTo(x + slant * 0.5, y)
      brush.lineTo(x + slant, y - 7 + Math.abs(slant) * 0.5)
      brush.stroke()
    }
  }
  for (const [x, y, hue, big] of [
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
  ] as const)
    drawFlower(brush, x, y, PALETTE[hue], big)
}

function drawFlower(brush: Brush, x: number, y: number, color: string, big: number): void {
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
