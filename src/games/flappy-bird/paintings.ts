/** Owns Flappy Bird's pictures: the dusk, hills and clouds, pipes, the bird and its wing. */
import { PALETTE, tone } from '../../engine/core/palette'
import { type Brush, paint } from '../../engine/stage/paint'
import { roundRect, verticalGradient } from '../../engine/stage/shapes'
import { BIRD_SIZE, HEIGHT, PIPE_WIDTH, WIDTH } from './rules'

/** The drawn grass: the floor itself is the lower edge of the field. */
export const GRASS = 16
/** Layers repeat after this width. */
export const STRIP = 480
const PIPE_LENGTH = 480
/** The lip stands out of the pipe by so much on either side. */
export const LIP = 5

/** A warm evening sky with a low sun. */
export function drawDusk(brush: Brush): void {
  brush.fillStyle = verticalGradient(brush, HEIGHT, '#17304f', '#2a5f86', '#6fa9b8', '#f0c27a')
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  const sun = brush.createRadialGradient(290, 430, 10, 290, 430, 210)
  sun.addColorStop(0, 'rgba(255, 238, 180, 0.95)')
  sun.addColorStop(0.17, 'rgba(255, 226, 150, 0.9)')
  sun.addColorStop(0.2, 'rgba(255, 214, 130, 0.35)')
  sun.addColorStop(1, 'rgba(255, 200, 120, 0)')
  brush.fillStyle = sun
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  for (let i = 0; i < 26; i++) {
    brush.fillStyle = `rgba(255, 255, 255, ${0.12 + (i % 4) * 0.07})`
    brush.beginPath()
    brush.arc(((i * 0.7548776662) % 1) * WIDTH, ((i * 0.5698402909) % 1) * 190, 0.7 + (i % 3) * 0.4, 0, 7)
    brush.fill()
  }
}

/** Hills that meet themselves at both ends: waves with whole turns in one strip. */
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
  return paint(`flappy:hills:${far}`, STRIP, 200, (brush) => {
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
  })
}

export function cloudsTexture() {
  return paint('flappy:clouds', STRIP, 160, (brush) => {
    for (const [x, y, size] of [
      [70, 50, 1],
      [230, 100, 0.75],
      [380, 36, 0.9],
    ] as const) {
      // One path for the whole cloud, or its overlaps would show.
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
  })
}

/** Grass and earth in stripes, so that the way forward shows. */
export function groundTexture() {
  return paint('flappy:ground', STRIP, GRASS, (brush) => {
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
  })
}

/** One length of pipe with its lip at the gap's side. */
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

/** The bird without its wing, looking right. */
export function birdTexture(dazed: boolean) {
  const side = BIRD_SIZE + 14
  return paint(`flappy:bird:${dazed}`, side, side, (brush) => {
    const c = side / 2
    const ball = (x: number, y: number, rx: number, ry: number, color: string) => {
      brush.fillStyle = color
      brush.beginPath()
      brush.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
      brush.fill()
    }
    // Tail, body in two tones, belly, shine.
    brush.fillStyle = tone(PALETTE.yellow, -0.3)
    brush.beginPath()
    brush.moveTo(c - 12, c - 2)
    brush.lineTo(c - 21, c - 6)
    brush.lineTo(c - 19, c + 1)
    brush.lineTo(c - 21, c + 6)
    brush.lineTo(c - 11, c + 6)
    brush.fill()
    ball(c, c + 1, 15.5, 14, tone(PALETTE.yellow, -0.3))
    ball(c, c - 1, 15.5, 13.5, PALETTE.yellow)
    ball(c + 3, c + 6, 9, 5.5, tone(PALETTE.yellow, 0.55))
    ball(c - 5, c - 9, 5, 2.2, 'rgba(255, 255, 255, 0.55)')
    // Beak.
    brush.fillStyle = tone(PALETTE.vermilion, -0.2)
    roundRect(brush, c + 9, c + 2, 11, 5, 2.5)
    brush.fill()
    brush.fillStyle = PALETTE.orange
    roundRect(brush, c + 9, c - 2, 13, 5.5, 2.7)
    brush.fill()
    ball(c + 7, c - 6, 5.4, 5.6, '#ffffff')
    if (!dazed) {
      ball(c + 9, c - 5.6, 2.5, 2.8, PALETTE.night)
      ball(c + 9.9, c - 6.8, 0.9, 0.9, '#ffffff')
      return
    }
    brush.strokeStyle = PALETTE.night
    brush.lineWidth = 2
    brush.lineCap = 'round'
    brush.beginPath()
    brush.moveTo(c + 4.5, c - 8.5)
    brush.lineTo(c + 9.5, c - 3.5)
    brush.moveTo(c + 9.5, c - 8.5)
    brush.lineTo(c + 4.5, c - 3.5)
    brush.stroke()
  })
}

/** One wing, hung at its upper right. */
export function wingTexture() {
  return paint('flappy:wing', 20, 14, (brush) => {
    brush.fillStyle = tone(PALETTE.orange, -0.15)
    brush.beginPath()
    brush.ellipse(10, 7.5, 9, 6, 0.2, 0, Math.PI * 2)
    brush.fill()
    brush.fillStyle = tone(PALETTE.yellow, 0.25)
    brush.beginPath()
    brush.ellipse(10.5, 6, 8.5, 5, 0.2, 0, Math.PI * 2)
    brush.fill()
  })
}
