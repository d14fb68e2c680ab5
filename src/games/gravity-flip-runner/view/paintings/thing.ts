/** Draws the tin runner, crates, coins and powers. */
import { following, type Hue, PALETTE, tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect, toyBall, toyBlock } from '../../../../engine/stage/painting/shapes'
import { COIN_RADIUS, type Power, RUNNER_SIZE } from '../../rules'

const LOOKS = following(() => [PALETTE.vermilion, PALETTE.orange, PALETTE.pink] as const)
export const POWER_COLORS: Readonly<Record<Power, string>> = following(() => ({
  shield: PALETTE.sky,
  slow: PALETTE.green,
  magnet: PALETTE.vermilion,
}))

/** A tin runner on a wheel, facing right, its wheel below. */
export function runnerTexture(hue: Hue) {
  const side = RUNNER_SIZE + 12
  return paint(`gravity:runner:${hue}`, side, side, (brush) => {
    brush.translate(6, 6)
    disc(brush, 16, 24, 9, '#10151f')
    toyBlock(brush, 1, 1, 30, 23, PALETTE[hue], 8, 5)
    brush.fillStyle = '#10202c'
    roundRect(brush, 11, 6, 19, 11, 5)
    brush.fill()
    brush.fillStyle = '#d9f3ff'
    for (const x of [16, 24]) {
      brush.beginPath()
      brush.ellipse(x, 11.5, 2.4, 3.4, 0, 0, Math.PI * 2)
      brush.fill()
    }
    brush.strokeStyle = tone(PALETTE[hue], -0.35)
    brush.lineWidth = 2.5
    brush.lineCap = 'round'
    brush.beginPath()
    brush.moveTo(7, 2)
    brush.lineTo(3, -3)
    brush.stroke()
    toyBall(brush, 3, -3, 2.6, PALETTE.yellow)
  })
}

export function wheelTexture() {
  return paint('gravity:wheel', 20, 20, (brush) => {
    toyBall(brush, 10, 10, 8.5, '#8593ab')
    brush.strokeStyle = '#4a566d'
    brush.lineWidth = 2.4
    brush.beginPath()
    brush.moveTo(4, 10)
    brush.lineTo(16, 10)
    brush.moveTo(10, 4)
    brush.lineTo(10, 16)
    brush.stroke()
  })
}

/** A floating mine: a ball with spikes all around. */
function mineTexture(side: number) {
  return paint(`gravity:mine:${side}`, side, side, (brush) => {
    const c = side / 2
    brush.fillStyle = '#c9d2e2'
    brush.beginPath()
    for (let n = 0; n < 20; n++) {
      const far = n % 2 ? c * 0.62 : c
      brush.lineTo(c + Math.cos((n / 20) * Math.PI * 2) * far, c + Math.sin((n / 20) * Math.PI * 2) * far)
    }
    brush.fill()
    toyBall(brush, c, c, c * 0.7, PALETTE.vermilion)
    disc(brush, c, c, c * 0.24, '#14161d')
    disc(brush, c, c, c * 0.14, PALETTE.yellow)
  })
}

/** A lift: a cabin with arrows up and down. */
function liftTexture(width: number, height: number) {
  return paint('gravity:lift', width, height, (brush) => {
    toyBlock(brush, 0, 0, width, height, PALETTE.orange, 8, 6)
    brush.fillStyle = '#14161d'
    for (const half of [-1, 1]) {
      const y = height / 2 - 2 + half * height * 0.2
      brush.beginPath()
      brush.moveTo(width / 2, y + half * 15)
      brush.lineTo(width / 2 + 13, y - half * 2)
      brush.lineTo(width / 2 - 13, y - half * 2)
      brush.fill()
    }
  })
}

/** A beam of light on its projector. */
function beamTexture(width: number, height: number) {
  return paint('gravity:beam', width, height, (brush) => {
    for (const [inset, color] of [
      [2, PALETTE.vermilion],
      [7, PALETTE.pink],
      [11, '#ffffff'],
    ] as const) {
      brush.fillStyle = color
      roundRect(brush, inset, inset, width - 2 * inset, height - inset, 8)
      brush.fill()
    }
    toyBlock(brush, 0, height - 20, width, 20, '#8593ab', 4, 5)
  })
}

/**
 * An obstacle on the floor; on the ceiling it is turned over. Striped crate, spiked block, or warning post; in zones also a
 * mine, a lift or a beam.
 */
export function obstacleTexture(width: number, height: number, look: number) {
  if (look === 3) return mineTexture(width)
  if (look === 4) return liftTexture(width, height)
  if (look === 5) return beamTexture(width, height)
  return paint(
    `gravity:obstacle:${width}:${height}:${look}`,
    width,
    height,
    (brush) => {
      const color = LOOKS[look] ?? LOOKS[0]
      const top = look === 1 ? 14 : 0
      toyBlock(brush, 0, top, width, height - top, color, 6, 8)
      brush.save()
      roundRect(brush, 0, top, width, height - top - 8, 6)
      brush.clip()
      brush.fillStyle = tone(color, -0.36)
      if (look === 0) {
        for (let y = -width; y < height + width; y += 34) {
          brush.beginPath()
          brush.moveTo(0, y + width)
          brush.lineTo(width, y)
          brush.lineTo(width, y + 15)
          brush.lineTo(0, y + width + 15)
          brush.fill()
        }
      } else if (look === 1) {
        for (let y = top + 12; y < height; y += 24) brush.fillRect(0, y, width, 4)
      } else {
        for (let y = 14; y < height; y += 26)
          for (let x = 12; x < width; x += 24) {
            brush.beginPath()
            brush.arc(x, y, 5, 0, Math.PI * 2)
            brush.fill()
          }
      }
      brush.restore()
      if (look === 1) {
        brush.fillStyle = '#c9d2e2'
        const spikes = Math.max(2, Math.round(width / 14))
        for (let i = 0; i < spikes; i++) {
          const x = (i / spikes) * width
          brush.beginPath()
          brush.moveTo(x, top + 1)
          brush.lineTo(x + width / spikes / 2, 0)
          brush.lineTo(x + width / spikes, top + 1)
          brush.fill()
        }
      }
    },
    { sharpness: 2 },
  )
}

export function coinTexture() {
  const side = COIN_RADIUS * 2 + 2
  return paint('gravity:coin', side, side, (brush) => {
    const c = side / 2
    toyBall(brush, c, c, COIN_RADIUS, PALETTE.yellow)
    brush.strokeStyle = tone(PALETTE.yellow, -0.38)
    brush.lineWidth = 2
    brush.beginPath()
    brush.arc(c, c - 1, COIN_RADIUS * 0.58, 0, Math.PI * 2)
    brush.stroke()
  })
}

/** Symbols of the powers: a shield, an hourglass, a magnet. */
export function powerTexture(power: Power) {
  return paint(`gravity:power:${power}`, 40, 40, (brush) => {
    toyBall(brush, 20, 20, 18, POWER_COLORS[power])
    brush.fillStyle = '#fff'
    brush.strokeStyle = '#fff'
    brush.lineWidth = 4
    brush.lineJoin = 'round'
    brush.beginPath()
    if (power === 'shield') {
      brush.moveTo(20, 8)
      brush.lineTo(29, 12)
      brush.quadraticCurveTo(29, 25, 20, 31)
      brush.quadraticCurveTo(11, 25, 11, 12)
      brush.closePath()
      brush.fill()
    } else if (power === 'slow') {
      brush.moveTo(12, 9)
      brush.lineTo(28, 9)
      brush.lineTo(20, 19)
      brush.lineTo(28, 29)
      brush.lineTo(12, 29)
      brush.lineTo(20, 19)
      brush.closePath()
      brush.fill()
    } else {
      brush.arc(20, 17, 8, 0, Math.PI, true)
      brush.moveTo(12, 16)
      brush.lineTo(12, 28)
      brush.moveTo(28, 16)
      brush.lineTo(28, 28)
      brush.stroke()
    }
  })
}

export function bubbleTexture() {
  return paint('gravity:bubble', 72, 72, (brush) => {
    brush.fillStyle = 'rgba(120, 200, 255, 0.16)'
    brush.beginPath()
    brush.arc(36, 36, 33, 0, Math.PI * 2)
    brush.fill()
    brush.strokeStyle = 'rgba(170, 225, 255, 0.8)'
    brush.lineWidth = 3
    brush.stroke()
    brush.strokeStyle = 'rgba(255, 255, 255, 0.7)'
    brush.beginPath()
    brush.arc(36, 36, 26, Math.PI * 1.1, Math.PI * 1.45)
    brush.stroke()
  })
}

/** The ring of a clock's twelve marks around a slowed runner; white, to be tinted. */
export function hazeTexture() {
  return paint(
    'gravity:haze',
    96,
    96,
    (brush) => {
      brush.translate(48, 48)
      brush.strokeStyle = '#fff'
      brush.lineCap = 'round'
      for (let n = 0; n < 12; n++) {
        brush.lineWidth = n % 3 ? 3 : 5
        brush.beginPath()
        brush.moveTo(0, -44)
        brush.lineTo(0, n % 3 ? -38 : -33)
        brush.stroke()
        brush.rotate(Math.PI / 6)
      }
    },
    { role: 'plain' },
  )
}
