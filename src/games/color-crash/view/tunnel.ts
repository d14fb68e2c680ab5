/** Draws the tunnels of Color Crash and their hurdles: arcs, arms, gears and walls, each color with its own pattern. */
import type { Size } from '../../../engine/core/game/contract'
import { hexParts, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, roundRect, toyBall } from '../../../engine/stage/painting/shapes'
import { type Color, HALF_ARC, HALF_ARM, HALF_BAR, HUB, type TUNNEL_NAMES } from '../rules'
import { HEX, MARGIN, pattern } from './paintings'

type Name = (typeof TUNNEL_NAMES)[number]

/** The far end and the near end of each tunnel, its light, and the other hue at its end. All are darker than hurdles. */
const LOOKS: Readonly<Record<Name, readonly [far: string, near: string, light: string, end: string]>> = {
  gates: ['#0d1a2e', '#1c4468', '#7fc4ff', '#ffc27a'],
  halves: ['#0b2228', '#17505a', '#7fe0f0', '#ff9fb8'],
  rings: ['#1b1034', '#45286e', '#c6a0ff', '#7fe8ff'],
  gears: ['#24140c', '#5a3416', '#ffc48a', '#ff8a6a'],
  crosses: ['#0c2418', '#1f5a3a', '#8ff0b8', '#f4e58a'],
  thirds: ['#2a0f26', '#5c2456', '#ff9fe6', '#a0a8ff'],
  works: ['#24200a', '#585018', '#f4e58a', '#8fd0ff'],
  mills: ['#0a1c36', '#164a80', '#8ac6ff', '#c8fff0'],
  prism: ['#17171d', '#3e3e4e', '#e6e8f6', '#ff9fc8'],
  rainbow: ['#2c0c16', '#661f34', '#ff9aa6', '#ffd98a'],
}
export const lightOf = (name: Name) => LOOKS[name][2]
export const endOf = (name: Name) => LOOKS[name][3]

/** The air of a tube: light from its far end, in the middle of the upper edge, and shade toward the near corners. */
export function drawTunnel(brush: Brush, { width, height }: Size, name: Name): void {
  const [far, near, , end] = LOOKS[name]
  brush.translate(MARGIN, MARGIN)
  const fill = (style: CanvasGradient, alpha = 1) => {
    brush.globalAlpha = alpha
    brush.fillStyle = style
    brush.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)
    brush.globalAlpha = 1
  }
  const from = (r0: number, r1: number) => brush.createRadialGradient(width / 2, 0, r0, width / 2, 0, r1)
  const wall = from(0, Math.hypot(width / 2, height))
  wall.addColorStop(0, far)
  wall.addColorStop(0.6, near)
  wall.addColorStop(1, far)
  fill(wall)
  const glow = from(0, height * 0.6)
  glow.addColorStop(0, end)
  glow.addColorStop(0.2, tone(end, -0.25))
  glow.addColorStop(1, 'rgba(0, 0, 0, 0)')
  fill(glow, 0.55)
}

/** The length and depth of a tooth, and how far it stands out of what the rules count, units. */
const TOOTH = 17
const BITE = 9
const OUT = 6

/**
 * Traces a part with teeth along both sides: what the ball must not touch.
 *
 * @param at the place of a distance along the part and across its middle
 */
function traceTeeth(
  brush: Brush,
  long: number,
  half: number,
  at: (along: number, across: number) => readonly [x: number, y: number],
): void {
  const corners = 2 * Math.max(1, Math.round(long / TOOTH))
  brush.beginPath()
  for (const side of [-1, 1])
    for (let n = 0; n <= corners; n++) {
      const along = (side < 0 ? n : corners - n) * (long / corners)
      brush.lineTo(...at(along, side * (n % 2 ? half : half - BITE)))
    }
  brush.closePath()
}

/**
 * How a part is drawn: solid with a dark outline, or, in the ball's own color, as clear light that lets the ball through.
 *
 * @param trace traces the outline, ready to be filled
 */
function drawPart(brush: Brush, color: Color, own: boolean, trace: () => void): void {
  trace()
  brush.save()
  brush.lineJoin = 'round'
  if (own) {
    brush.shadowColor = tone(HEX[color], 0.4)
    brush.shadowBlur = 36
    brush.fillStyle = tone(HEX[color], 0.25)
    brush.globalAlpha = 0.4
    brush.fill()
    brush.fill()
    brush.globalAlpha = 1
    brush.strokeStyle = tone(HEX[color], 0.85)
    brush.lineWidth = 3
  } else {
    brush.fillStyle = HEX[color]
    brush.fill()
    brush.strokeStyle = tone(HEX[color], -0.84)
    brush.lineWidth = 4.5
  }
  brush.stroke()
  brush.restore()
}

/** The pattern of a part: light on the ball's own color, dark on others. */
function drawPattern(brush: Brush, color: Color, own: boolean, width: number, height: number): void {
  pattern(brush, color, width, height, own ? 0.75 : -0.5)
}

/** How far the light of a part reaches beyond it, units, and above and below a bar of the ball's own color. */
export const GLOW = 16
const CURTAIN = 46
/** It fades toward its ends within this, units. */
const FADE = 44
/** From one arrow through such a bar to the next, about, and half its width, units. */
const ARROWS = 76
const ARROW = 11

/** A curtain of light that the ball rises through, with arrows. */
function drawCurtain(brush: Brush, color: Color, width: number): void {
  const high = 2 * (HALF_BAR + CURTAIN)
  const [red, green, blue] = hexParts(tone(HEX[color], 0.2))
  const shine = brush.createLinearGradient(0, -CURTAIN, 0, high - CURTAIN)
  for (const [at, part] of [
    [0, 0],
    [0.5, 0.62],
    [1, 0],
  ] as const)
    shine.addColorStop(at, `rgba(${red}, ${green}, ${blue}, ${part})`)
  brush.fillStyle = shine
  brush.fillRect(0, -CURTAIN, width, high)
  brush.globalCompositeOperation = 'destination-in'
  const sides = brush.createLinearGradient(0, 0, width, 0)
  const fade = Math.min(0.4, FADE / width)
  for (const [at, alpha] of [
    [0, 0],
    [fade, 1],
    [1 - fade, 1],
    [1, 0],
  ] as const)
    sides.addColorStop(at, `rgba(0, 0, 0, ${alpha})`)
  brush.fillStyle = sides
  brush.fillRect(0, -CURTAIN, width, high)
  brush.globalCompositeOperation = 'source-over'
  brush.strokeStyle = '#fff'
  brush.lineWidth = 4.5
  brush.lineCap = brush.lineJoin = 'round'
  const count = Math.max(1, Math.round((width - 2 * ARROW) / ARROWS))
  for (let n = 0; n < count; n++)
    for (const [y, alpha] of [
      [-15, 0.95],
      [-29, 0.5],
      [2 * HALF_BAR + 24, 0.75],
    ] as const) {
      const x = ((n + 0.5) * width) / count
      brush.globalAlpha = alpha
      brush.beginPath()
      brush.moveTo(x - ARROW, y + ARROW * 0.7)
      brush.lineTo(x, y)
      brush.lineTo(x + ARROW, y + ARROW * 0.7)
      brush.stroke()
    }
  brush.globalAlpha = 1
}

export function barTexture(color: Color, width: number, own: boolean) {
  const beyond = own ? CURTAIN : GLOW
  return paint(
    `crash:bar:${width}:${color}:${own}`,
    width + 2 * GLOW,
    2 * HALF_BAR + 2 * beyond,
    (brush) => {
      brush.translate(GLOW, beyond)
      if (own) drawCurtain(brush, color, width)
      drawPart(brush, color, own, () => {
        if (own) roundRect(brush, 3, 2, width - 6, 2 * HALF_BAR - 4, 8)
        else traceTeeth(brush, width - 4, HALF_BAR + OUT, (x, y) => [2 + x, HALF_BAR + y])
      })
      brush.translate(8, 0)
      drawPattern(brush, color, own, width - 26, 2 * HALF_BAR)
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
          if (!own)
            return traceTeeth(brush, (long - 2 * end) * radius, HALF_ARC + OUT, (along, across) => {
              const angle = n * long + end + along / radius
              return [Math.cos(angle) * (radius + across), Math.sin(angle) * (radius + across)]
            })
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
          drawPattern(brush, color, own, 4, 20)
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
      drawPart(brush, color, own, () => {
        if (own) roundRect(brush, 4, 1, length - 4, 2 * HALF_ARM, HALF_ARM)
        else traceTeeth(brush, length - 8, HALF_ARM + OUT, (x, y) => [4 + x, 1 + HALF_ARM + y])
      })
      brush.save()
      brush.translate(HUB + 6, 1)
      drawPattern(brush, color, own, length - HUB - 30, 20)
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

/** Spokes of a gear, and the radii of its rim and hub as shares of its own. */
const SPOKES = 6
const RIM = 0.62
const NAVE = 0.26

/** The wheel inside of the rim: solid, so its spokes stand out of a darker disc. Its light is the same however it turns. */
function drawWheel(brush: Brush, c: number, radius: number, color: string): void {
  const edge = brush.createRadialGradient(c, c, radius * RIM, c, c, radius)
  edge.addColorStop(0, 'rgba(255, 255, 255, 0.22)')
  edge.addColorStop(0.45, 'rgba(255, 255, 255, 0)')
  edge.addColorStop(1, 'rgba(0, 0, 0, 0.3)')
  disc(brush, c, c, radius - 11, edge)
  disc(brush, c, c, radius * RIM, tone(color, -0.72))
  const deep = brush.createRadialGradient(c, c, radius * NAVE, c, c, radius * RIM * 0.96)
  deep.addColorStop(0, tone(color, -0.42))
  deep.addColorStop(1, tone(color, -0.62))
  disc(brush, c, c, radius * RIM * 0.96, deep)
  drawSpokes(brush, c, radius, [
    [0.15, tone(color, -0.72)],
    [0.11, tone(color, -0.14)],
    [0.035, tone(color, 0.35)],
  ])
}

/** @param lines from below: the width of each as a share of the radius, and its color */
function drawSpokes(
  brush: Brush,
  c: number,
  radius: number,
  lines: readonly (readonly [wide: number, color: string])[],
): void {
  for (const [wide, color] of lines) {
    brush.strokeStyle = color
    brush.lineWidth = radius * wide
    brush.beginPath()
    for (let n = 0; n < SPOKES; n++) {
      const angle = (n / SPOKES) * 2 * Math.PI
      brush.moveTo(c, c)
      brush.lineTo(c + Math.cos(angle) * radius * RIM, c + Math.sin(angle) * radius * RIM)
    }
    brush.stroke()
  }
}

/** A gear with teeth, spokes and a hub, its middle at a wall. */
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
        if (own) return brush.arc(c, c, radius - 4, 0, 2 * Math.PI)
        for (let n = 0; n < teeth * 4; n++) {
          const angle = (n / (teeth * 4)) * 2 * Math.PI
          const reach = n % 4 < 2 ? radius : radius - 11
          brush.lineTo(c + Math.cos(angle) * reach, c + Math.sin(angle) * reach)
        }
        brush.closePath()
      })
      const light = tone(HEX[color], 0.7)
      if (own) {
        brush.globalAlpha = 0.3
        drawSpokes(brush, c, radius, [[0.05, light]])
        brush.globalAlpha = 0.55
        disc(brush, c, c, radius * NAVE, light)
        brush.globalAlpha = 1
      } else {
        drawWheel(brush, c, radius, HEX[color])
        disc(brush, c, c, radius * NAVE + 3, tone(HEX[color], -0.84))
        toyBall(brush, c, c, radius * NAVE, HEX[color])
        disc(brush, c, c, radius * NAVE * 0.45, tone(HEX[color], -0.6))
      }
      for (let n = 0; n < 10; n++) {
        brush.save()
        brush.translate(c, c)
        brush.rotate((n / 10) * 2 * Math.PI)
        brush.translate(radius * 0.8 - 7, -10)
        drawPattern(brush, color, own, 4, 20)
        brush.restore()
      }
    },
    { sharpness: 2 },
  )
}
