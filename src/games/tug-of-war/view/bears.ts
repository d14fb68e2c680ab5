/** Draws the bears of Tug of War, their limbs, and the signs above a bear of the tournament. */
import { PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { oval, polygon } from '../../../engine/stage/painting/shapes'
import type { BearName, Phase, Side } from '../rules'
import { SIDE_COLORS } from './layout'

/** Size of the picture of a bear, and the point that it turns around. */
const BEAR = { width: 120, height: 160, anchor: { x: 0.42, y: 138 / 160 } } as const
export const BEAR_ANCHOR = BEAR.anchor

/** How much lighter or darker each bear of the tournament is than its side's color, and its size. */
const BODIES: Readonly<Record<BearName, { readonly shade: number; readonly size: number }>> = {
  cub: { shade: 0.22, size: 0.8 },
  sleepy: { shade: 0.06, size: 1.02 },
  drummer: { shade: -0.06, size: 1 },
  trickster: { shade: -0.14, size: 0.95 },
  iron: { shade: -0.24, size: 1.14 },
  champion: { shade: -0.32, size: 1.2 },
}

export const sizeOf = (name: BearName | null): number => (name ? BODIES[name].size : 1)
const colorOf = (side: Side, name: BearName | null) =>
  name ? tone(SIDE_COLORS[side], BODIES[name].shade) : SIDE_COLORS[side]

/** A bear without its legs, facing right, holding on. */
export function bearTexture(side: Side, name: BearName | null = null) {
  return paint(`tug:bear:${side}:${name}`, BEAR.width, BEAR.height, (brush) => {
    brush.translate(0, 20)
    const color = colorOf(side, name)
    const deep = tone(color, -0.28)
    const light = tone(color, 0.4)
    // Ears, body, head.
    oval(brush, 34, 22, 13, 13, deep)
    oval(brush, 70, 16, 13, 13, deep)
    oval(brush, 34, 23, 7, 7, light)
    oval(brush, 70, 17, 7, 7, light)
    oval(brush, 48, 92, 33, 35, deep)
    oval(brush, 49, 89, 31, 32, color)
    oval(brush, 58, 94, 18, 21, light)
    oval(brush, 53, 42, 34, 31, deep)
    oval(brush, 53, 40, 33, 29, color)
    // A headband with the sign of the side: one bar or two.
    brush.save()
    brush.beginPath()
    brush.ellipse(53, 40, 33, 29, 0, 0, Math.PI * 2)
    brush.clip()
    brush.fillStyle = PALETTE.paper
    brush.fillRect(16, 20, 76, 10)
    brush.fillStyle = tone(color, -0.5)
    for (let i = 0; i <= side; i++) brush.fillRect(60 + i * 8 - side * 4, 20, 4, 10)
    brush.restore()
    oval(brush, 70, 50, 17, 12, light)
    oval(brush, 78, 45, 6, 4.5, '#2a1c18')
    if (name === 'trickster') oval(brush, 60, 39, 27, 9.5, '#2a2733')
    // Clenched eyes and teeth: this is hard work.
    brush.strokeStyle = name === 'trickster' ? PALETTE.paper : '#2a1c18'
    brush.lineWidth = 3.4
    brush.lineCap = 'round'
    for (const x of [50, 72]) {
      brush.beginPath()
      brush.moveTo(x - 5, 36)
      brush.lineTo(x + 3, 39)
      brush.lineTo(x - 5, 42)
      brush.stroke()
    }
    brush.fillStyle = '#fff'
    brush.fillRect(66, 54, 14, 5)
    brush.lineWidth = 2
    brush.strokeRect(66, 54, 14, 5)
    oval(brush, 26, 30, 8, 5, 'rgba(255, 255, 255, 0.35)', -0.6)
    if (name) drawHat(brush, name)
  })
}

/** What each bear of the tournament wears. */
function drawHat(brush: Brush, name: BearName): void {
  const { yellow, pink, vermilion, paper } = PALETTE
  if (name === 'cub') {
    polygon(brush, tone(pink, -0.15), [34, 10], [16, 0], [16, 22])
    polygon(brush, pink, [34, 10], [52, 0], [52, 22])
    oval(brush, 34, 11, 6, 6, tone(pink, 0.3))
  } else if (name === 'sleepy') {
    polygon(
      brush,
      tone(PALETTE.purple, -0.2),
      [22, 22],
      [84, 17],
      [62, -8],
      [30, -16],
      [8, -2],
      [12, 6],
      [34, -2],
    )
    polygon(brush, tone(PALETTE.purple, 0.1), [26, 20], [80, 16], [60, -6], [34, -12], [38, 2])
    oval(brush, 10, 4, 9, 9, paper)
  } else if (name === 'drummer') {
    polygon(brush, tone(vermilion, -0.3), [30, 16], [34, -14], [76, -17], [78, 13])
    polygon(brush, vermilion, [33, 14], [37, -12], [73, -15], [75, 11])
    polygon(brush, yellow, [31, 17], [31, 9], [78, 5], [79, 13])
    oval(brush, 56, -17, 7, 7, paper)
  } else if (name === 'iron') {
    brush.fillStyle = '#6d7784'
    brush.beginPath()
    brush.ellipse(53, 24, 36, 29, -0.06, Math.PI, 0)
    brush.fill()
    oval(brush, 42, 6, 12, 5, 'rgba(255, 255, 255, 0.4)', -0.4)
    polygon(brush, paper, [18, 16], [6, -8], [28, 2])
    polygon(brush, paper, [86, 12], [98, -12], [78, 0])
  } else if (name === 'champion') {
    polygon(brush, tone(yellow, -0.3), [26, 18], [20, -12], [38, 2], [52, -17], [66, 0], [84, -16], [82, 14])
    polygon(brush, yellow, [29, 15], [24, -6], [39, 5], [52, -12], [65, 3], [80, -10], [79, 11])
    oval(brush, 53, 7, 4.5, 4.5, vermilion)
  }
}

/** A round limb of thickness `width`, from one point to the other. */
function limb(
  brush: Brush,
  color: string,
  width: number,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  brush.lineCap = 'round'
  brush.strokeStyle = color
  brush.lineWidth = width
  brush.beginPath()
  brush.moveTo(...from)
  brush.lineTo(...to)
  brush.stroke()
}

/** A leg, its hip at (12, 6). */
export function legTexture(side: Side, name: BearName | null = null) {
  return paint(`tug:leg:${side}:${name}`, 40, 52, (brush) => {
    const color = colorOf(side, name)
    limb(brush, tone(color, -0.34), 18, [13, 10], [13, 36])
    oval(brush, 19, 42, 17, 9, tone(color, -0.42))
    oval(brush, 19, 40, 16, 8, tone(color, -0.15))
  })
}

/** From the shoulder to the paw on the rope, units. */
export const ARM_REACH = 44

/** A paw closed around the rope, seen from the side: three fingers. */
function drawFist(brush: Brush, x: number, y: number, color: string): void {
  oval(brush, x, y, 11, 11.5, tone(color, -0.45))
  oval(brush, x - 0.5, y - 1, 9.5, 10, color)
  brush.strokeStyle = tone(color, -0.4)
  brush.lineWidth = 1.6
  brush.lineCap = 'round'
  for (const dx of [-3.5, 1, 5.5]) {
    brush.beginPath()
    brush.moveTo(x + dx, y - 5)
    brush.quadraticCurveTo(x + dx + 1.6, y, x + dx, y + 5)
    brush.stroke()
  }
}

/** An arm with its paw around the rope; its shoulder is at (9, 13). */
export function armTexture(side: Side, name: BearName | null = null) {
  return paint(`tug:arm:${side}:${name}`, 68, 26, (brush) => {
    const color = colorOf(side, name)
    limb(brush, tone(color, -0.38), 17, [10, 13], [48, 13])
    limb(brush, tone(color, -0.12), 13, [10, 12], [48, 12])
    drawFist(brush, 9 + ARM_REACH, 13, tone(color, 0.06))
  })
}

/** The paw of the other arm, a little darker. */
export function fistTexture(side: Side, name: BearName | null = null) {
  return paint(`tug:fist:${side}:${name}`, 26, 26, (brush) =>
    drawFist(brush, 13, 13, tone(colorOf(side, name), -0.16)),
  )
}

/** Lines behind a head that strains. */
export function linesTexture() {
  return paint('tug:lines', 40, 90, (brush) => {
    brush.strokeStyle = '#fffbe8'
    brush.lineWidth = 4
    brush.lineCap = 'round'
    for (const angle of [-0.75, -0.38, 0, 0.38]) {
      brush.beginPath()
      brush.moveTo(44 - Math.cos(angle) * 22, 45 + Math.sin(angle) * 36)
      brush.lineTo(44 - Math.cos(angle) * 38, 45 + Math.sin(angle) * 54)
      brush.stroke()
    }
  })
}

/** The sign of a phase, in a bubble: drops, two arrows, or an exclamation mark. */
export function signTexture(phase: Exclude<Phase, 'pull'>) {
  return paint(`tug:sign:${phase}`, 76, 84, (brush) => {
    const warns = phase === 'sign' || phase === 'slack'
    const fill = warns ? PALETTE.yellow : phase === 'tired' ? PALETTE.paper : PALETTE.vermilion
    brush.fillStyle = brush.strokeStyle = 'rgba(20, 22, 29, 0.7)'
    brush.beginPath()
    brush.roundRect(3, 3, 70, 62, 20)
    brush.fill()
    polygon(brush, 'rgba(20, 22, 29, 0.7)', [26, 62], [50, 62], [38, 82])
    brush.fillStyle = fill
    brush.beginPath()
    brush.roundRect(7, 7, 62, 54, 17)
    brush.fill()
    polygon(brush, fill, [30, 60], [46, 60], [38, 75])
    if (warns) {
      brush.fillStyle = '#14161d'
      brush.beginPath()
      brush.roundRect(33, 14, 10, 26, 4)
      brush.fill()
      oval(brush, 38, 50, 6, 6, '#14161d')
    } else if (phase === 'tired') {
      for (const [x, y, r] of [
        [24, 38, 8],
        [42, 30, 10],
        [56, 44, 6],
      ] as const) {
        oval(brush, x, y, r * 0.8, r, '#2f6fb0')
        polygon(brush, '#2f6fb0', [x - r * 0.7, y - r * 0.4], [x + r * 0.7, y - r * 0.4], [x, y - r * 1.8])
      }
    } else
      for (const x of [20, 40])
        polygon(brush, PALETTE.paper, [x, 18], [x + 8, 18], [x + 20, 34], [x + 8, 50], [x, 50], [x + 10, 34])
  })
}
