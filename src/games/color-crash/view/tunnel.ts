/** Draws the tunnels of Color Crash and their hurdles: arcs, arms, gears and walls, each color with its own pattern. */
import type { Size } from '../../../engine/core/game/contract'
import { tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, roundRect, toyBall, verticalGradient } from '../../../engine/stage/painting/shapes'
import { type Color, HALF_ARC, HALF_ARM, HALF_BAR, HUB, type TUNNEL_NAMES } from '../rules'
import { HEX, MARGIN, pattern } from './paintings'

type Name = (typeof TUNNEL_NAMES)[number]

/** The far end and the near end of each tunnel, and its light. All are darker than hurdles. */
const LOOKS: Readonly<Record<Name, readonly [far: string, near: string, light: string]>> = {
  gates: ['#161e3c', '#303a6c', '#8fa6ff'],
  halves: ['#0f2028', '#1c3f4c', '#7fe0f0'],
  rings: ['#1b1430', '#3a2a5c', '#c6a0ff'],
  gears: ['#201812', '#463222', '#ffc48a'],
  crosses: ['#10231a', '#214a36', '#8ff0b8'],
  thirds: ['#241224', '#4c264a', '#ff9fe6'],
  works: ['#22200f', '#46421f', '#f4e58a'],
  mills: ['#0e1e33', '#1d3f66', '#8ac6ff'],
  prism: ['#1a1a1f', '#3c3c48', '#e6e8f6'],
  rainbow: ['#2a0f16', '#561f2e', '#ff9aa6'],
}
export const lightOf = (name: Name) => LOOKS[name][2]

/** A tube seen from above: dark at its sides, with a line of light along each. */
export function drawTunnel(brush: Brush, { width, height }: Size, name: Name): void {
  const [far, near, light] = LOOKS[name]
  brush.fillStyle = verticalGradient(brush, height, far, near)
  brush.fillRect(0, 0, width + 2 * MARGIN, height + 2 * MARGIN)
  brush.translate(MARGIN, MARGIN)
  for (const side of [0, 1]) {
    const edge = side * width
    const inner = side ? width - 120 : 120
    const shade = brush.createLinearGradient(edge, 0, inner, 0)
    shade.addColorStop(0, 'rgba(4, 5, 12, 0.6)')
    shade.addColorStop(1, 'rgba(4, 5, 12, 0)')
    brush.fillStyle = shade
    brush.fillRect(side ? inner : -MARGIN, -MARGIN, 120 + MARGIN, height + 2 * MARGIN)
    brush.globalAlpha = 0.5
    brush.fillStyle = light
    brush.fillRect(side ? width - 3 : 0, -MARGIN, 3, height + 2 * MARGIN)
    brush.globalAlpha = 1
  }
  const glow = brush.createRadialGradient(width / 2, 0, 10, width / 2, 0, height * 0.7)
  glow.addColorStop(0, light)
  glow.addColorStop(1, 'rgba(0, 0, 0, 0)')
  brush.globalAlpha = 0.3
  brush.fillStyle = glow
  brush.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)
  brush.globalAlpha = 1
}

/**
 * How a part is drawn: matte with a dark outline, or, in the ball's own color, full of light with the ball's white outline in
 * dashes, and a glow.
 *
 * @param trace traces the outline, ready to be filled
 */
function drawPart(brush: Brush, color: Color, own: boolean, trace: () => void): void {
  trace()
  brush.save()
  if (own) {
    // Light instead of matter: this one lets the ball through.
    brush.shadowColor = tone(HEX[color], 0.4)
    brush.shadowBlur = 30
    brush.fillStyle = tone(HEX[color], 0.22)
    brush.fill()
    brush.fill()
    brush.shadowBlur = 0
    brush.setLineDash([12, 6])
    brush.lineCap = 'round'
  } else {
    brush.fillStyle = HEX[color]
    brush.fill()
  }
  brush.strokeStyle = own ? '#fff' : tone(HEX[color], -0.5)
  brush.lineWidth = 3
  brush.stroke()
  brush.restore()
}

/** How far the light of a part reaches beyond it, units. */
export const GLOW = 16
/** How visible the pattern of the ball's own color is: enough to know it, below the light. */
const OWN_PATTERN = 0.55

/** A bar in the ball's own color; those of other colors are the barriers of the other modes. */
export function ownBarTexture(color: Color, width: number) {
  return paint(
    `crash:own-bar:${width}:${color}`,
    width + 2 * GLOW,
    2 * HALF_BAR + 2 * GLOW,
    (brush) => {
      brush.translate(GLOW, GLOW)
      drawPart(brush, color, true, () => roundRect(brush, 3, 2, width - 6, 2 * HALF_BAR - 4, 8))
      brush.globalAlpha = OWN_PATTERN
      pattern(brush, color, width - 10, 2 * HALF_BAR)
    },
    { sharpness: 2 },
  )
}

/** Every `kinds`th of so many arcs of a ring, from angle 0 on. */
export function arcsTexture(color: Color, radius: number, arcs: number, kinds: number, own: boolean) {
  const side = 2 * (radius + HALF_ARC + GLOW)
  return paint(
    `crash:arcs:${color}:${radius}:${arcs}:${kinds}:${own}`,
    side,
    side,
    (brush) => {
      brush.translate(side / 2, side / 2)
      const long = (2 * Math.PI) / arcs
      // Neighbors do not touch.
      const end = 3 / radius
      for (let n = 0; n < arcs; n += kinds)
        drawPart(brush, color, own, () => {
          brush.beginPath()
          brush.arc(0, 0, radius + HALF_ARC, n * long + end, (n + 1) * long - end)
          brush.arc(0, 0, radius - HALF_ARC, (n + 1) * long - end, n * long + end, true)
          brush.closePath()
        })
      for (let n = 0; n < arcs; n += kinds)
        for (const share of [0.3, 0.7]) {
          const angle = (n + share) * long
          brush.save()
          brush.translate(Math.cos(angle) * radius, Math.sin(angle) * radius)
          brush.rotate(angle + Math.PI / 2)
          brush.translate(-7, -10)
          if (own) brush.globalAlpha = OWN_PATTERN
          pattern(brush, color, 4, 20)
          brush.restore()
        }
    },
    { sharpness: 2 },
  )
}

/** An arm of a cross, from its hub to the right. */
export function armTexture(color: Color, length: number, own: boolean) {
  return paint(
    `crash:arm:${color}:${length}:${own}`,
    length + GLOW,
    2 * HALF_ARM + 2 * GLOW,
    (brush) => {
      brush.translate(0, GLOW - 1)
      drawPart(brush, color, own, () => roundRect(brush, 4, 1, length - 4, 2 * HALF_ARM, HALF_ARM))
      brush.save()
      brush.translate(HUB + 6, 1)
      if (own) brush.globalAlpha = OWN_PATTERN
      pattern(brush, color, length - HUB - 30, 20)
      brush.restore()
    },
    { sharpness: 2 },
  )
}

/** What has no color: the hub of a cross, and the walls beside a ring. */
export function hubTexture() {
  return paint('crash:hub', 2 * HUB + 6, 2 * HUB + 6, (brush) => {
    toyBall(brush, HUB + 3, HUB + 3, HUB + 1, '#8d95a8')
    disc(brush, HUB + 3, HUB + 3, HUB * 0.4, '#3a4152')
  })
}

export function wallTexture(length: number) {
  return paint(
    `crash:wall:${length}`,
    length,
    2 * HALF_BAR,
    (brush) => {
      brush.fillStyle = '#5b6376'
      roundRect(brush, 0, 0, length, 2 * HALF_BAR, 4)
      brush.fill()
      brush.fillStyle = '#8d95a8'
      brush.fillRect(2, 3, length - 4, 4)
      brush.fillStyle = '#3a4152'
      for (let x = 14; x < length; x += 26) brush.fillRect(x, 10, 12, 5)
    },
    { sharpness: 2 },
  )
}

/** A gear with teeth and a hole, its middle at a wall. */
export function gearTexture(color: Color, radius: number, own: boolean) {
  const side = 2 * radius + 2 * GLOW
  return paint(
    `crash:gear:${color}:${radius}:${own}`,
    side,
    side,
    (brush) => {
      const c = side / 2
      const teeth = Math.max(10, Math.round(radius / 7))
      drawPart(brush, color, own, () => {
        brush.beginPath()
        for (let n = 0; n < teeth * 4; n++) {
          const angle = (n / (teeth * 4)) * 2 * Math.PI
          const reach = n % 4 < 2 ? radius : radius - 11
          brush.lineTo(c + Math.cos(angle) * reach, c + Math.sin(angle) * reach)
        }
        brush.closePath()
      })
      if (!own) {
        disc(brush, c, c, radius * 0.62, tone(HEX[color], -0.42))
        disc(brush, c, c, radius * 0.55, tone(HEX[color], -0.2))
      }
      for (let n = 0; n < 10; n++) {
        brush.save()
        brush.translate(c, c)
        brush.rotate((n / 10) * 2 * Math.PI)
        brush.translate(radius * 0.75 - 7, -10)
        if (own) brush.globalAlpha = OWN_PATTERN
        pattern(brush, color, 4, 20)
        brush.restore()
      }
      disc(brush, c, c, radius * 0.2, '#14161d')
    },
    { sharpness: 2 },
  )
}
