/** Draws the tin runner, coins and powers. */
import { following, type Hue, PALETTE, tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect, toyBall, toyBlock } from '../../../../engine/stage/painting/shapes'
import { COIN_RADIUS, type Power, RUNNER_SIZE } from '../../rules'

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
    disc(brush, 16, 24, 9, '#0b111b')
    brush.fillStyle = '#0b111b'
    roundRect(brush, -1.5, -1.5, 35, 28, 10)
    brush.fill()
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
