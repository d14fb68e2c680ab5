/** Owns the pictures of the room: the wall at night with its windows, the curtain, the counter that guests sit behind. */
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/paint'
import { verticalGradient } from '../../../../engine/stage/shapes'
import { COUNTER_Y } from '../../rules/layout'
import { HEIGHT, WIDTH } from '../../rules/world'
import { box, inCells, oval } from './pixels'

/** The ground reaches so far beyond the field, for the shake. */
export const MARGIN = 12

const GROUND = { width: WIDTH + 2 * MARGIN, height: HEIGHT + 2 * MARGIN } as const
const WALL_END = COUNTER_Y + MARGIN

function drawWindow(brush: Brush, x: number, y: number, wide: number, high: number): void {
  box(brush, x - 9, y - 9, wide + 18, high + 18, '#2c1a20')
  brush.fillStyle = verticalGradient(brush, y + high, '#101a38', '#182650', '#31457f')
  brush.fillRect(x, y, wide, high)
  // The town across the street.
  let at = x
  for (const [w, h] of [
    [24, 48],
    [18, 69],
    [33, 36],
    [21, 57],
    [30, 42],
  ] as const) {
    const width = Math.min(w, x + wide - at)
    if (width <= 0) break
    box(brush, at, y + high - h, width, h, '#0d1430')
    for (let lit = 0; lit < 4; lit++)
      if ((at + lit * 7) % 5 < 3)
        box(brush, at + 4 + (lit % 2) * 9, y + high - h + 8 + Math.floor(lit / 2) * 14, 4, 5, '#e9b95b')
    at += w
  }
  box(brush, x + wide / 2 - 2, y, 5, high, '#2c1a20')
  box(brush, x, y + high * 0.42, wide, 5, '#2c1a20')
}

function drawRoom(brush: Brush): void {
  brush.fillStyle = verticalGradient(brush, WALL_END, '#3b222c', '#54303a', '#6b3f3f')
  brush.fillRect(0, 0, GROUND.width, WALL_END)
  for (let x = 0; x < GROUND.width; x += 54) box(brush, x, 0, 3, WALL_END, 'rgba(30, 14, 22, 0.45)')
  drawWindow(brush, 57, 84, 144, 126)
  drawWindow(brush, 463, 84, 144, 126)
  oval(brush, 168, 111, 15, 15, '#f6e6b4')
  oval(brush, 174, 107, 13, 13, '#182447')
  // A shelf with bottles.
  box(brush, 243, 210, 178, 9, '#2c1a20')
  box(brush, 243, 207, 178, 6, '#8a5636')
  for (const [x, high, color] of [
    [252, 51, '#4f7d62'],
    [276, 39, '#8aa7bf'],
    [303, 57, '#9c4b3f'],
    [330, 42, '#c98f45'],
    [357, 54, '#4a6a92'],
    [387, 45, '#6d8f55'],
  ] as const) {
    box(brush, x, 207 - high * 0.62, 18, high * 0.62, tone(color, -0.2))
    box(brush, x + 6, 207 - high, 6, high * 0.4, tone(color, -0.3))
    box(brush, x + 3, 207 - high * 0.5, 12, high * 0.24, '#ead9b4')
  }
}

/** The short curtain over the bar. */
function drawCurtain(brush: Brush): void {
  box(brush, 0, 0, GROUND.width, 15, '#24161d')
  for (let n = 0; n < 8; n++) {
    const x = n * 84
    box(brush, x + 2, 12, 79, 36, '#23345c')
    box(brush, x + 2, 12, 79, 30, '#2f4a80')
    brush.strokeStyle = '#8fb4dc'
    brush.lineWidth = 3
    for (const r of [6, 12]) {
      brush.beginPath()
      brush.arc(x + 42, 42, r, Math.PI, 0)
      brush.stroke()
    }
  }
}

function drawCounter(brush: Brush): void {
  const y = WALL_END
  const high = GROUND.height - y
  brush.fillStyle = verticalGradient(brush, GROUND.height, '#9a5f3a', '#a9683f', '#7d4a30')
  brush.fillRect(0, y, GROUND.width, high)
  for (let row = 0; row * 42 < high; row++) {
    box(brush, 0, y + row * 42 + 39, GROUND.width, 3, 'rgba(60, 28, 20, 0.28)')
    for (let n = 0; n < 7; n++)
      box(
        brush,
        ((n * 113 + row * 61) % 640) + 9,
        y + row * 42 + 14 + (n % 3) * 8,
        48,
        3,
        'rgba(60, 28, 20, 0.16)',
      )
  }
  box(brush, 0, y - 6, GROUND.width, 6, '#e2a468')
  box(brush, 0, y, GROUND.width, 9, '#c07f4a')
  box(brush, 0, y + 9, GROUND.width, 6, 'rgba(40, 18, 14, 0.35)')
}

export const roomTexture = () =>
  paint(
    'sushi:room',
    GROUND.width,
    GROUND.height,
    (brush) => {
      inCells(
        brush,
        GROUND.width,
        GROUND.height,
        (small) => {
          drawRoom(small)
          drawCurtain(small)
        },
        null,
      )
      warm(brush)
    },
    2,
  )

/** Light of the lanterns on the wall: smooth over the crisp cells. */
function warm(brush: Brush): void {
  const glow = brush.createRadialGradient(332, 90, 20, 332, 90, 380)
  glow.addColorStop(0, 'rgba(255, 190, 100, 0.28)')
  glow.addColorStop(1, 'rgba(255, 190, 100, 0)')
  brush.fillStyle = glow
  brush.fillRect(0, 0, GROUND.width, WALL_END)
}

/** The counter alone, over the guests: they go down behind it. */
export const counterTexture = () =>
  paint(
    'sushi:counter',
    GROUND.width,
    GROUND.height,
    (brush) => {
      inCells(brush, GROUND.width, GROUND.height, drawCounter, null)
      const light = brush.createRadialGradient(332, 380, 30, 332, 380, 380)
      light.addColorStop(0, 'rgba(255, 214, 150, 0.3)')
      light.addColorStop(1, 'rgba(40, 12, 10, 0.22)')
      brush.fillStyle = light
      brush.fillRect(0, WALL_END, GROUND.width, GROUND.height)
    },
    2,
  )
