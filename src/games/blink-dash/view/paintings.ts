/** Draws the pictures of Blink Dash: the lamp-lit room, the player, three enemies and the sparkles. */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { following, PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, oval, roundRect, toyBall } from '../../../engine/stage/painting/shapes'
import { COLLECT_RADIUS, PLAYER_RADIUS, type Role } from '../rules'

/** The room extends beyond the world by this, so that nothing bare shows when it shakes. */
export const MARGIN = 12
const LOOKS = following(() => [PALETTE.vermilion, PALETTE.pink, PALETTE.orange] as const)

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

const SIDE = (PLAYER_RADIUS + 4) * 2

export function walkerTexture() {
  return paint('blink:walker', SIDE, SIDE, (brush) => {
    const c = SIDE / 2
    oval(brush, c, c + PLAYER_RADIUS * 0.8, PLAYER_RADIUS * 0.9, 4, 'rgba(0, 0, 0, 0.28)')
    toyBall(brush, c, c, PLAYER_RADIUS, PALETTE.sky)
  })
}

/** Two eyes that move over the face in the direction of the walker. */
export function eyesTexture() {
  return paint('blink:eyes', 20, 12, (brush) => {
    for (const x of [5, 15]) {
      oval(brush, x, 6, 4, 4.8, '#fff')
      disc(brush, x, 6, 2.2, '#14161d')
    }
  })
}

/** A star with this many spikes between two radii. */
function star(brush: Brush, c: number, spikes: number, inner: number, outer: number): void {
  brush.beginPath()
  for (let i = 0; i < spikes * 2; i++) {
    const reach = i % 2 ? inner : outer
    const angle = (i / (spikes * 2)) * Math.PI * 2
    brush.lineTo(c + Math.cos(angle) * reach, c + Math.sin(angle) * reach)
  }
  brush.closePath()
  brush.fill()
}

/** The mark behind a hunting enemy shows its role: two horns follow, a ring guards, four blades cut off, a cap sleeps. */
function drawArms(
  brush: Brush,
  c: number,
  radius: number,
  color: string,
  role: Exclude<Role, 'drift'>,
): void {
  brush.fillStyle = tone(color, role === 'guard' ? -0.42 : -0.12)
  if (role === 'cut') {
    star(brush, c, 4, radius * 0.7, radius * 1.6)
  } else if (role === 'sleep') {
    // A nightcap with a bobble.
    brush.beginPath()
    brush.moveTo(c - radius * 0.85, c - radius * 0.45)
    brush.quadraticCurveTo(c - radius * 0.1, c - radius * 1.9, c + radius * 1.2, c - radius * 1.1)
    brush.quadraticCurveTo(c + radius * 0.6, c - radius * 0.9, c + radius * 0.85, c - radius * 0.45)
    brush.fill()
    disc(brush, c + radius * 1.2, c - radius * 1.05, radius * 0.26, PALETTE.paper)
  } else if (role === 'guard') {
    brush.strokeStyle = PALETTE.paper
    brush.lineWidth = radius * 0.16
    brush.beginPath()
    brush.arc(c, c, radius * 1.24, 0, Math.PI * 2)
    brush.stroke()
    brush.beginPath()
    brush.arc(c, c, radius, 0, Math.PI * 2)
    brush.fill()
  } else {
    for (const half of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(c + half * radius * 0.95, c - radius * 0.1)
      brush.quadraticCurveTo(
        c + half * radius * 1.5,
        c - radius * 0.9,
        c + half * radius * 0.95,
        c - radius * 1.6,
      )
      brush.quadraticCurveTo(c + half * radius * 0.9, c - radius, c + half * radius * 0.2, c - radius * 0.8)
      brush.fill()
    }
    brush.beginPath()
    brush.arc(c, c, radius, 0, Math.PI * 2)
    brush.fill()
  }
}

/**
 * An enemy: a burr with a frown, with a number of spikes that distinguishes the looks; in the hunt, with the mark of
 * its role. Asleep, its eyes are closed.
 */
export function prowlerTexture(look: number, radius: number, role: Role = 'drift', eyes = true) {
  const side = radius * (role === 'drift' ? 2.5 : 3.4)
  return paint(`blink:prowler:${look}:${role}:${radius}:${eyes}`, side, side, (brush) => {
    const color = LOOKS[look] ?? LOOKS[0]
    const c = side / 2
    if (role === 'drift') {
      brush.fillStyle = tone(color, -0.42)
      star(brush, c, 8 + look * 3, radius * 0.86, radius * 1.18)
    } else {
      drawArms(brush, c, radius, color, role)
    }
    toyBall(brush, c, c, radius * 0.92, color)
    for (const half of [-1, 1]) {
      if (!eyes) {
        brush.strokeStyle = '#14161d'
        brush.lineWidth = radius * 0.14
        brush.lineCap = 'round'
        brush.beginPath()
        brush.arc(c + half * radius * 0.36, c, radius * 0.2, 0.2 * Math.PI, 0.8 * Math.PI)
        brush.stroke()
        continue
      }
      disc(brush, c + half * radius * 0.34, c + 1, radius * 0.24, '#fff')
      disc(brush, c + half * radius * 0.28, c + 2, radius * 0.12, '#14161d')
      brush.strokeStyle = '#14161d'
      brush.lineWidth = radius * 0.14
      brush.lineCap = 'round'
      brush.beginPath()
      brush.moveTo(c + half * radius * 0.62, c - radius * 0.42)
      brush.lineTo(c + half * radius * 0.14, c - radius * 0.2)
      brush.stroke()
    }
  })
}

export function sparkleTexture() {
  const side = COLLECT_RADIUS * 2
  return paint('blink:sparkle', side, side, (brush) => {
    const c = side / 2
    const gem = (reach: number, color: string) => {
      brush.fillStyle = color
      brush.beginPath()
      brush.moveTo(c, c - reach)
      brush.lineTo(c + reach * 0.78, c)
      brush.lineTo(c, c + reach)
      brush.lineTo(c - reach * 0.78, c)
      brush.closePath()
      brush.fill()
    }
    gem(13, tone(PALETTE.yellow, -0.3))
    gem(11, PALETTE.yellow)
    brush.fillStyle = 'rgba(255, 255, 255, 0.75)'
    brush.beginPath()
    brush.moveTo(c, c - 11)
    brush.lineTo(c + 3, c - 3)
    brush.lineTo(c, c)
    brush.lineTo(c - 8.6, c)
    brush.closePath()
    brush.fill()
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
