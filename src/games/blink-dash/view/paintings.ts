/** Draws the pictures of Blink Dash: the lamp-lit room, the player and the sparkles. */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, oval, roundRect, toyBall } from '../../../engine/stage/painting/shapes'
import { COLLECT_RADIUS, PLAYER_RADIUS } from '../rules'

/** The room extends beyond the world by this, so that nothing bare shows when it shakes. */
export const MARGIN = 12

/** A wooden floor with an oval carpet across the room, under a warm lamp. */
export function drawRoom(brush: Brush, { width, height }: Size): void {
  const [wide, high] = width > height ? [1.35, 1] : [1, 1.35]
  brush.fillStyle = '#4a3a33'
  brush.fillRect(0, 0, width + 2 * MARGIN, height + 2 * MARGIN)
  brush.translate(MARGIN, MARGIN)
  const tones = ['#51403a', '#4c3c36', '#564540', '#493933']
  for (let row = -1; row * 25 < height + MARGIN; row++) {
    for (let x = -MARGIN - ((row * 67) % 100), n = row + 4; x < width + MARGIN; x += 100, n++) {
      brush.fillStyle = itemAt(tones, n % tones.length)
      brush.fillRect(x, row * 25, 99, 24)
      brush.fillStyle = 'rgba(255, 240, 220, 0.035)'
      brush.fillRect(x, row * 25, 99, 2)
    }
  }
  for (const [radius, color] of [
    [150, '#2f4a66'],
    [140, '#3b5b7b'],
    [118, '#2f4a66'],
    [112, '#35536f'],
  ] as const) {
    oval(brush, width / 2, height / 2, radius * wide, radius * high, color)
  }
  brush.fillStyle = 'rgba(243, 241, 234, 0.16)'
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * Math.PI * 2
    brush.beginPath()
    brush.arc(
      width / 2 + Math.cos(angle) * 129 * wide,
      height / 2 + Math.sin(angle) * 129 * high,
      4,
      0,
      Math.PI * 2,
    )
    brush.fill()
  }
  const lamp = brush.createRadialGradient(width / 2, height / 2, 60, width / 2, height / 2, 380)
  lamp.addColorStop(0, 'rgba(255, 214, 150, 0.2)')
  lamp.addColorStop(0.55, 'rgba(255, 190, 120, 0.04)')
  lamp.addColorStop(1, 'rgba(14, 8, 12, 0.55)')
  brush.fillStyle = lamp
  brush.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)
  brush.strokeStyle = '#2b201d'
  brush.lineWidth = 8
  roundRect(brush, -2, -2, width + 4, height + 4, 8)
  brush.stroke()
}

/** The body is drawn larger than the circle in which it can be caught; rim and scarf do not count. */
const BODY = PLAYER_RADIUS * 1.06
const SIDE = PLAYER_RADIUS * 4.8

/** The player on the way to the right: a ball with a bright rim, and a scarf that streams behind. */
export function walkerTexture() {
  return paint('blink:walker', SIDE, SIDE, (brush) => {
    const c = SIDE / 2
    oval(brush, c, c + BODY * 0.85, BODY, 4.5, 'rgba(0, 0, 0, 0.32)')
    for (const [down, style] of [
      [1.6, tone(PALETTE.yellow, -0.4)],
      [0, PALETTE.yellow],
    ] as const) {
      brush.fillStyle = style
      brush.beginPath()
      brush.moveTo(c - BODY * 0.5, c + 1 + down)
      brush.quadraticCurveTo(c - BODY * 1.4, c - 5 + down, c - BODY * 2.2, c + 2 + down)
      brush.lineTo(c - BODY * 1.9, c + 7 + down)
      brush.lineTo(c - BODY * 2.16, c + 13 + down)
      brush.quadraticCurveTo(c - BODY * 1.3, c + 5 + down, c - BODY * 0.5, c + 9 + down)
      brush.fill()
    }
    // Its feet are at both sides of its way.
    for (const side of [-1, 1])
      oval(brush, c + BODY * 0.2, c + side * BODY * 0.98, BODY * 0.42, BODY * 0.3, tone(PALETTE.blue, -0.1))
    disc(brush, c, c, BODY + 2, PALETTE.paper)
    toyBall(brush, c, c, BODY, PALETTE.sky)
  })
}

/** Two eyes that move over the face in the direction of the walker. */
export function eyesTexture() {
  return paint('blink:eyes', 24, 15, (brush) => {
    for (const x of [6, 18]) {
      oval(brush, x, 7.5, 5, 6, '#fff')
      disc(brush, x, 7.5, 2.8, '#14161d')
      disc(brush, x + 1, 6.2, 1, '#fff')
    }
  })
}

/** A gem with a bright rim and facets. It is collected from further away than it is drawn. */
export function sparkleTexture() {
  const side = COLLECT_RADIUS * 2.5
  return paint('blink:sparkle', side, side, (brush) => {
    const c = side / 2
    const gem = (reach: number, color: string, ...corners: readonly (readonly [number, number])[]) => {
      brush.fillStyle = color
      brush.beginPath()
      for (const [x, y] of corners) brush.lineTo(c + x * reach, c + y * reach)
      brush.fill()
    }
    const whole = [
      [0, -1],
      [0.78, 0],
      [0, 1],
      [-0.78, 0],
    ] as const
    gem(18, tone(PALETTE.yellow, -0.55), ...whole)
    gem(16, PALETTE.yellow, ...whole)
    gem(16, tone(PALETTE.yellow, -0.3), [0.78, 0], [0, 1], [0.1, 0.15])
    gem(16, tone(PALETTE.yellow, -0.14), [-0.78, 0], [0, 1], [0.1, 0.15])
    gem(16, 'rgba(255, 255, 255, 0.85)', [0, -1], [0.1, 0.15], [-0.78, 0])
    gem(16, tone(PALETTE.yellow, 0.4), [0, -1], [0.78, 0], [0.1, 0.15])
  })
}

/** The dark: nearly black, a little lighter in the middle. */
export function darkTexture({ width, height }: Size) {
  return paint(
    `blink:dark:${width}x${height}`,
    width + 2 * MARGIN,
    height + 2 * MARGIN,
    (brush) => {
      const dark = brush.createRadialGradient(width / 2, height / 2, 40, width / 2, height / 2, 420)
      dark.addColorStop(0, 'rgba(8, 9, 20, 0.9)')
      dark.addColorStop(1, 'rgba(4, 5, 12, 0.97)')
      brush.fillStyle = dark
      brush.fillRect(0, 0, width + 2 * MARGIN, height + 2 * MARGIN)
    },
    { role: 'plain', sharpness: 1 },
  )
}

/** In the player's light all is visible up to the first distance, and nothing from the second on; units. */
export const LANTERN = { near: 78, far: 148 } as const

/** The dark of Rooms around the player in its middle: it covers the room wherever the player is. */
export function lanternTexture({ width, height }: Size, larger: number) {
  const [wide, high] = [width + MARGIN, height + MARGIN]
  return paint(
    `blink:lantern:${width}x${height}`,
    2 * wide,
    2 * high,
    (brush) => {
      const dark = brush.createRadialGradient(wide, high, 0, wide, high, LANTERN.far * larger)
      dark.addColorStop(0, 'rgba(8, 10, 34, 0)')
      dark.addColorStop((0.8 * LANTERN.near) / LANTERN.far, 'rgba(8, 10, 34, 0.16)')
      dark.addColorStop(0.82, 'rgba(7, 9, 30, 0.7)')
      dark.addColorStop(1, 'rgba(6, 8, 26, 0.88)')
      brush.fillStyle = dark
      brush.fillRect(0, 0, 2 * wide, 2 * high)
    },
    { role: 'plain', sharpness: 0.5 },
  )
}
