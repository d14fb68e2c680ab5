/** Draws the sea behind the bubbles: water, light from above, hills, sand, the line and the parts of the launcher. */
import type { Size } from '../../../../engine/core/game/contract'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { oval, toyBall, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { HEIGHT, nextOf, RADIUS, WIDTH } from '../../rules'
import { waterOf } from './waters'

/** The sea extends beyond the field by this, so that nothing bare shows when it shakes. */
export const MARGIN = 12
/** Where the sand begins, in the landscape field. */
const SAND = HEIGHT - 20

/** Where the sand begins. */
function sandOf({ height }: Pick<Size, 'height'>): number {
  return SAND + height - HEIGHT
}

/**
 * Corners are given for the landscape field: with another width they spread, and keep their height above the bottom.
 */
function hill(
  brush: Brush,
  { width, height }: Size,
  color: string,
  ...corners: readonly [readonly [number, number], ...(readonly [number, number])[]]
): void {
  const scaled = ([x, y]: readonly [number, number]) => [(x * width) / WIDTH, y + height - HEIGHT] as const
  const [first, ...others] = corners
  brush.fillStyle = color
  brush.beginPath()
  brush.moveTo(-MARGIN, height + MARGIN)
  let [px, py] = scaled(first)
  brush.lineTo(px, py)
  for (const [x, y] of others.map(scaled)) {
    brush.quadraticCurveTo(px, py, (px + x) / 2, (py + y) / 2)
    px = x
    py = y
  }
  brush.lineTo(px, py)
  brush.lineTo(width + MARGIN, height + MARGIN)
  brush.fill()
}

function weed(brush: Brush, x: number, sand: number, height: number, lean: number, color: string): void {
  brush.strokeStyle = color
  brush.lineWidth = 7
  brush.lineCap = 'round'
  brush.beginPath()
  brush.moveTo(x, sand + 8)
  brush.bezierCurveTo(
    x - lean,
    sand - height * 0.3,
    x + lean * 1.4,
    sand - height * 0.6,
    x + lean * 0.4,
    sand - height,
  )
  brush.stroke()
}

/** @param scene - number of the water, from 0 */
export function drawSea(brush: Brush, size: Size, scene: number): void {
  const { width, height } = size
  const sand = sandOf(size)
  const water = waterOf(scene)
  const [rgb, alpha] = water.shafts
  brush.fillStyle = verticalGradient(brush, height + 2 * MARGIN, ...water.depths)
  brush.fillRect(0, 0, width + 2 * MARGIN, height + 2 * MARGIN)
  brush.translate(MARGIN, MARGIN)
  // Light from above, in three shafts.
  for (const [across, wide, slant] of [
    [0.15, 70, 90],
    [0.45, 110, 60],
    [0.783, 60, 30],
  ] as const) {
    const x = across * width
    const shaft = brush.createLinearGradient(0, 0, 0, height * 0.86)
    shaft.addColorStop(0, `rgba(${rgb}, ${alpha})`)
    shaft.addColorStop(1, `rgba(${rgb}, 0)`)
    brush.fillStyle = shaft
    brush.beginPath()
    brush.moveTo(x, -MARGIN)
    brush.lineTo(x + wide, -MARGIN)
    brush.lineTo(x + wide + slant + 50, height)
    brush.lineTo(x + slant - 40, height)
    brush.fill()
  }
  water.draw?.(brush, size, sand)
  hill(
    brush,
    size,
    water.hills[0],
    [-MARGIN, 440],
    [70, 402],
    [190, 452],
    [330, 436],
    [450, 458],
    [560, 410],
    [640, 430],
  )
  hill(
    brush,
    size,
    water.hills[1],
    [-MARGIN, 468],
    [110, 452],
    [260, 478],
    [430, 462],
    [540, 474],
    [640, 450],
  )
  weed(brush, 38, sand, 74, 16, water.weeds[0])
  weed(brush, 56, sand, 50, -14, water.weeds[1])
  weed(brush, width - 34, sand, 82, -18, water.weeds[0])
  weed(brush, width - 53, sand, 48, 14, water.weeds[1])
  hill(
    brush,
    size,
    water.sand[0],
    [-MARGIN, SAND + 4],
    [140, SAND - 4],
    [320, SAND + 3],
    [480, SAND - 5],
    [640, SAND + 5],
  )
  hill(
    brush,
    size,
    water.sand[1],
    [-MARGIN, SAND + 9],
    [160, SAND + 2],
    [330, SAND + 9],
    [500, SAND + 1],
    [640, SAND + 10],
  )
  brush.fillStyle = 'rgba(60, 46, 28, 0.35)'
  for (let i = 0; i < 26; i++) {
    brush.beginPath()
    brush.ellipse((i * 97.3) % width, sand + 12 + ((i * 37) % 16), 3.4, 1.5, 0, 0, Math.PI * 2)
    brush.fill()
  }
  drawDish(brush, size)
}

/** The shell under the next bubble. */
function drawDish(brush: Brush, size: Size): void {
  const { x, y } = nextOf(size)
  const shell = PALETTE.paper
  for (const [dy, color] of [
    [3, tone(shell, -0.42)],
    [0, tone(shell, -0.12)],
  ] as const) {
    oval(brush, x, y + 15 + dy, 27, 8, color)
  }
  oval(brush, x, y + 14, 20, 4.5, tone(shell, -0.35))
}

/** The line that no bubble may cross: a rope of floats. White, to be tinted. */
export function lineTexture(width: number) {
  return paint(`bubble:line:${width}`, width, 8, (brush) => {
    brush.fillStyle = 'rgba(255, 255, 255, 0.5)'
    brush.fillRect(0, 3.4, width, 1.2)
    brush.fillStyle = '#fff'
    for (let x = 15; x < width; x += 30) {
      brush.beginPath()
      brush.roundRect(x - 6, 1.4, 12, 5.2, 2.6)
      brush.fill()
    }
  })
}
const CRADLE = 96

/** The cradle that holds the loaded bubble, open in the direction of the shot; drawn for straight up. */
export function cradleTexture() {
  return paint('bubble:cradle', CRADLE, CRADLE, (brush) => {
    const c = CRADLE / 2
    const brass = '#c9973c'
    const horn = (color: string, dy: number, width: number) => {
      brush.strokeStyle = color
      brush.lineWidth = width
      brush.lineCap = 'round'
      brush.beginPath()
      brush.arc(c, c + dy, RADIUS + 8, -0.35, Math.PI + 0.35)
      brush.stroke()
    }
    horn(tone(brass, -0.45), 2.4, 12)
    horn(brass, 0, 10)
    brush.strokeStyle = 'rgba(255, 255, 255, 0.4)'
    brush.lineWidth = 2.4
    brush.beginPath()
    brush.arc(c, c - 1, RADIUS + 9.5, Math.PI * 0.62, Math.PI + 0.2)
    brush.stroke()
    for (const side of [-1, 1]) toyBall(brush, c + side * 26.6, c - 10.5, 7.4, PALETTE.vermilion)
  })
}

/** The base of the cradle: a stone in a heap of sand. */
export function footTexture(scene: number) {
  const [back, front] = waterOf(scene).sand
  return paint(`bubble:foot:${scene}`, 160, 50, (brush) => {
    brush.translate(20, 0)
    const stone = '#5d6880'
    for (const [dy, color] of [
      [4, tone(stone, -0.4)],
      [0, stone],
    ] as const) {
      brush.fillStyle = color
      brush.beginPath()
      brush.moveTo(12, 46)
      brush.bezierCurveTo(16, 14 + dy, 36, 8 + dy, 60, 8 + dy)
      brush.bezierCurveTo(84, 8 + dy, 104, 14 + dy, 108, 46)
      brush.fill()
    }
    brush.strokeStyle = 'rgba(255, 255, 255, 0.22)'
    brush.lineWidth = 3
    brush.lineCap = 'round'
    brush.beginPath()
    brush.arc(58, 50, 38, Math.PI * 1.14, Math.PI * 1.4)
    brush.stroke()
    for (const [down, color] of [
      [41, back],
      [44, front],
    ] as const) {
      brush.fillStyle = color
      brush.beginPath()
      brush.moveTo(-20, 50)
      brush.quadraticCurveTo(60, down - 12, 140, 50)
      brush.fill()
    }
  })
}

/** Two bent arrows that show what a press here does. */
export function swapTexture() {
  return paint('bubble:swap', 30, 30, (brush) => {
    brush.strokeStyle = brush.fillStyle = '#fff'
    brush.shadowColor = 'rgba(4, 10, 26, 0.9)'
    brush.shadowBlur = 6
    brush.lineWidth = 3.6
    brush.lineCap = 'round'
    brush.translate(15, 15)
    for (let i = 0; i < 2; i++) {
      brush.beginPath()
      brush.arc(0, 0, 9, Math.PI * 1.14, Math.PI * 1.78)
      brush.stroke()
      brush.beginPath()
      brush.moveTo(10.6, -10)
      brush.lineTo(10, -1.8)
      brush.lineTo(3.2, -6)
      brush.fill()
      brush.rotate(Math.PI)
    }
  })
}
