/** Draws the world of Flappy Bird: hills and clouds, the ground, the pipes. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { roundRect } from '../../../../engine/stage/painting/shapes'
import { PIPE_WIDTH } from '../../rules'
import { GRASS } from '../tumble'

/** Layers repeat after this width. */
export const STRIP = 480
/** From the ground to the ceiling of the tallest field. */
const PIPE_LENGTH = 720
/** How far the lip extends beyond the pipe on either side. */
const LIP = 5

/** Hills that join at both ends: waves with whole periods in one strip. */
function hills(brush: Brush, base: number, height: number, turns: readonly number[], color: string): void {
  brush.fillStyle = color
  brush.beginPath()
  brush.moveTo(0, 200)
  for (let x = 0; x <= STRIP; x += 4) {
    let y = base
    for (const [i, turn] of turns.entries()) {
      y -= (Math.sin((x / STRIP) * Math.PI * 2 * turn + i * 1.7) * height) / (i + 1)
    }
    brush.lineTo(x, y)
  }
  brush.lineTo(STRIP, 200)
  brush.fill()
}

export function hillsTexture(far: boolean) {
  return paint(
    `flappy:hills:${far}`,
    STRIP,
    200,
    (brush) => {
      if (far) hills(brush, 70, 26, [1, 3], '#3c6f86')
      else hills(brush, 118, 22, [2, 3], '#27596a')
      if (far) return
      // A few round trees on the near hills.
      for (let i = 0; i < 9; i++) {
        const x = 30 + i * 51 + (i % 3) * 9
        const r = 9 + (i % 4) * 3
        brush.fillStyle = '#1f4b58'
        brush.beginPath()
        brush.arc(x, 128 - (i % 2) * 6, r, 0, 7)
        brush.fill()
        brush.fillRect(x - 2, 128, 4, 20)
      }
    },
    { role: 'far' },
  )
}

export function cloudsTexture() {
  return paint(
    'flappy:clouds',
    STRIP,
    160,
    (brush) => {
      for (const [x, y, size] of [
        [70, 50, 1],
        [230, 100, 0.75],
        [380, 36, 0.9],
      ] as const) {
        // One path for the whole cloud; otherwise its overlaps would show.
        brush.fillStyle = 'rgba(255, 246, 230, 0.2)'
        brush.beginPath()
        for (const [dx, dy, r] of [
          [-26, 4, 14],
          [-8, -6, 19],
          [14, -2, 17],
          [32, 6, 12],
        ] as const) {
          brush.moveTo(x + dx * size + r * size, y + dy * size)
          brush.arc(x + dx * size, y + dy * size, r * size, 0, Math.PI * 2)
        }
        brush.fill()
      }
    },
    { role: 'far' },
  )
}

/** Grass and earth in stripes, which make the movement visible. */
export function groundTexture() {
  return paint(
    'flappy:strip',
    STRIP,
    GRASS,
    (brush) => {
      brush.fillStyle = '#b98a4a'
      brush.fillRect(0, 0, STRIP, GRASS)
      brush.fillStyle = '#c99b5a'
      for (let x = 0; x < STRIP; x += 24) {
        brush.beginPath()
        brush.moveTo(x, GRASS)
        brush.lineTo(x + 12, GRASS)
        brush.lineTo(x + 20, 5)
        brush.lineTo(x + 8, 5)
        brush.fill()
      }
      brush.fillStyle = '#3fae6b'
      brush.fillRect(0, 0, STRIP, 7)
      brush.fillStyle = '#7ad79a'
      brush.fillRect(0, 0, STRIP, 2.5)
    },
    { role: 'ground' },
  )
}

/** A pipe segment with its lip on the gap's side. */
export function pipeTexture(upper: boolean) {
  const wide = PIPE_WIDTH + LIP * 2
  return paint(`flappy:pipe:${upper}`, wide, PIPE_LENGTH, (brush) => {
    if (upper) {
      brush.translate(0, PIPE_LENGTH)
      brush.scale(1, -1)
    }
    const tube = (x: number, y: number, width: number, height: number, radius: number) => {
      brush.fillStyle = tone(PALETTE.green, -0.4)
      roundRect(brush, x, y, width, height, radius)
      brush.fill()
      brush.fillStyle = PALETTE.green
      roundRect(brush, x, y, width - 9, height, radius)
      brush.fill()
      brush.fillStyle = 'rgba(255, 255, 255, 0.3)'
      roundRect(brush, x + 9, y + 3, 6, height - 6, 3)
      brush.fill()
      brush.fillStyle = 'rgba(255, 255, 255, 0.14)'
      roundRect(brush, x + 19, y + 3, 3, height - 6, 1.5)
      brush.fill()
    }
    tube(LIP, 6, PIPE_WIDTH, PIPE_LENGTH, 3)
    brush.fillStyle = 'rgba(0, 0, 0, 0.25)'
    brush.fillRect(LIP, 26, PIPE_WIDTH, 5)
    tube(0, 0, wide, 26, 6)
  })
}
export const PIPE_HALF = PIPE_LENGTH / 2
