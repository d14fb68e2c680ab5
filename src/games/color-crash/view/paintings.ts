/** Draws the pictures of Color Crash: five colors, each with its own pattern, on barriers, orbs and the ball. */
import type { Size } from '../../../engine/core/game/contract'
import { following, PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, oval, roundRect, verticalGradient } from '../../../engine/stage/painting/shapes'
import { BARRIER_HEIGHT, type Color, ORB_RADIUS, PLAYER_RADIUS } from '../rules'

/** The palette has no purple: this one differs from its blue in lightness and pattern. */
export const HEX: Readonly<Record<Color, string>> = following(() => ({
  pink: PALETTE.pink,
  green: PALETTE.green,
  blue: PALETTE.blue,
  orange: PALETTE.orange,
  purple: PALETTE.purple,
}))
export const MARGIN = 12

/** Draws the pattern of a color over `width` x `height`, usually in a darker tone. Dots, bars, waves, arrows, crosses. */
export function pattern(brush: Brush, color: Color, width: number, height: number, shade = -0.42): void {
  const ink = tone(HEX[color], shade)
  brush.fillStyle = ink
  brush.strokeStyle = ink
  brush.lineWidth = 2.6
  brush.lineCap = 'round'
  const middle = height / 2
  for (let x = 7; x < width + 10; x += 14) {
    brush.beginPath()
    if (color === 'pink') {
      brush.arc(x, middle, 3.4, 0, Math.PI * 2)
      brush.fill()
    } else if (color === 'green') {
      brush.moveTo(x, middle - 5)
      brush.lineTo(x, middle + 5)
    } else if (color === 'blue') {
      brush.moveTo(x - 7, middle)
      brush.quadraticCurveTo(x - 3.5, middle - 8, x, middle)
      brush.quadraticCurveTo(x + 3.5, middle + 8, x + 7, middle)
    } else if (color === 'orange') {
      brush.moveTo(x - 4, middle + 4)
      brush.lineTo(x, middle - 4)
      brush.lineTo(x + 4, middle + 4)
    } else {
      brush.moveTo(x - 4, middle - 4)
      brush.lineTo(x + 4, middle + 4)
      brush.moveTo(x + 4, middle - 4)
      brush.lineTo(x - 4, middle + 4)
    }
    if (color !== 'pink') brush.stroke()
  }
}

/** A shaft of dark glass with faint lanes, about 60 apart. */
export function drawShaft(brush: Brush, { width, height }: Size): void {
  brush.fillStyle = verticalGradient(brush, height, '#191d33', '#20253f', '#2a2a4a')
  brush.fillRect(0, 0, width + 2 * MARGIN, height + 2 * MARGIN)
  brush.translate(MARGIN, MARGIN)
  const lanes = Math.round(width / 120) * 2
  for (let i = 0; i <= lanes; i++) {
    const x = (i / lanes) * width
    brush.fillStyle = i % (lanes / 2) === 0 ? 'rgba(255, 255, 255, 0.06)' : 'rgba(255, 255, 255, 0.025)'
    brush.fillRect(x - 1, -MARGIN, 2, height + 2 * MARGIN)
  }
  for (const x of [0, width]) {
    const shade = brush.createLinearGradient(x, 0, x === 0 ? 90 : width - 90, 0)
    shade.addColorStop(0, 'rgba(6, 8, 18, 0.5)')
    shade.addColorStop(1, 'rgba(6, 8, 18, 0)')
    brush.fillStyle = shade
    brush.fillRect(x === 0 ? -MARGIN : width - 90, -MARGIN, 90 + MARGIN, height + 2 * MARGIN)
  }
}

/** A barrier as wide as the field, with round ends; a gap is the space between two of them. */
export function barrierTexture(color: Color, width: number) {
  return paint(
    `crash:barrier:${width}:${color}`,
    width,
    BARRIER_HEIGHT + 4,
    (brush) => {
      brush.fillStyle = tone(HEX[color], -0.34)
      roundRect(brush, 0, 2, width, BARRIER_HEIGHT + 2, 10)
      brush.fill()
      brush.fillStyle = HEX[color]
      roundRect(brush, 0, 0, width, BARRIER_HEIGHT, 10)
      brush.fill()
      brush.save()
      brush.beginPath()
      brush.rect(6, 0, width - 12, BARRIER_HEIGHT)
      brush.clip()
      pattern(brush, color, width, BARRIER_HEIGHT)
      brush.restore()
      brush.fillStyle = 'rgba(255, 255, 255, 0.4)'
      roundRect(brush, 8, 2.5, width - 16, 2, 1)
      brush.fill()
    },
    { sharpness: 2 },
  )
}

function ball(brush: Brush, c: number, radius: number, color: Color): void {
  disc(brush, c, c, radius, tone(HEX[color], -0.34))
  brush.save()
  brush.beginPath()
  brush.arc(c, c - 1.5, radius - 1.5, 0, Math.PI * 2)
  brush.clip()
  brush.fillStyle = HEX[color]
  brush.fillRect(0, 0, c * 2, c * 2)
  brush.translate(c - 14, c - BARRIER_HEIGHT / 2 - 1)
  pattern(brush, color, 28, BARRIER_HEIGHT)
  brush.restore()
  oval(
    brush,
    c - radius * 0.35,
    c - radius * 0.5,
    radius * 0.28,
    radius * 0.18,
    'rgba(255, 255, 255, 0.55)',
    -0.6,
  )
}

export function playerTexture(color: Color) {
  const side = PLAYER_RADIUS * 2 + 10
  return paint(`crash:player:${color}`, side, side, (brush) => {
    brush.strokeStyle = '#fff'
    brush.lineWidth = 2.5
    brush.beginPath()
    brush.arc(side / 2, side / 2, PLAYER_RADIUS + 2, 0, Math.PI * 2)
    brush.stroke()
    ball(brush, side / 2, PLAYER_RADIUS, color)
  })
}

/** The ball in the tunnels, larger than the rules count: bright and with its sign in white, as the parts that let it through. */
export function tunnelBallTexture(color: Color) {
  const radius = PLAYER_RADIUS * 1.3
  const side = radius * 2 + 12
  const c = side / 2
  return paint(
    `crash:tunnel-ball:${color}`,
    side,
    side,
    (brush) => {
      disc(brush, c, c, radius + 5, 'rgba(8, 10, 20, 0.7)')
      disc(brush, c, c, radius + 3, '#fff')
      disc(brush, c, c, radius, tone(HEX[color], -0.3))
      disc(brush, c, c - 1.5, radius - 1.5, tone(HEX[color], 0.06))
      oval(brush, c - 1, c - radius * 0.5, radius * 0.66, radius * 0.34, 'rgba(255, 255, 255, 0.35)')
      brush.translate(c, c + 1)
      brush.scale(1.75, 1.75)
      brush.translate(-7, -10)
      pattern(brush, color, 4, 20, 1)
    },
    { sharpness: 3 },
  )
}

/** An orb has a thin dashed ring, so that it is not mistaken for the ball. */
export function orbTexture(color: Color) {
  const side = ORB_RADIUS * 2 + 18
  return paint(`crash:orb:${color}`, side, side, (brush) => {
    brush.strokeStyle = tone(HEX[color], 0.45)
    brush.lineWidth = 2
    brush.setLineDash([5, 5])
    brush.beginPath()
    brush.arc(side / 2, side / 2, ORB_RADIUS + 6, 0, Math.PI * 2)
    brush.stroke()
    brush.setLineDash([])
    ball(brush, side / 2, ORB_RADIUS, color)
  })
}

/** A streak of light in the shaft. */
export function streakTexture() {
  return paint('crash:streak', 4, 40, (brush) => {
    brush.fillStyle = verticalGradient(brush, 40, 'rgba(255,255,255,0)', 'rgba(255,255,255,0.7)')
    brush.fillRect(0, 0, 4, 40)
  })
}

/** A star with an ink edge, on the barrier after the best run. */
export function starTexture() {
  return paint('crash:star', 34, 34, (brush) => {
    brush.beginPath()
    for (let i = 0; i < 10; i++) {
      const angle = (i * Math.PI) / 5 - Math.PI / 2
      const radius = i % 2 === 0 ? 14 : 6.5
      brush.lineTo(17 + Math.cos(angle) * radius, 17 + Math.sin(angle) * radius)
    }
    brush.closePath()
    brush.lineJoin = 'round'
    brush.lineWidth = 4
    brush.strokeStyle = PALETTE.night
    brush.stroke()
    brush.fillStyle = PALETTE.yellow
    brush.fill()
  })
}
