/** Draws the enemies of Blink Dash: three looks, a mark for each role, and what tells those awake from those asleep. */
import { itemAt } from '../../../engine/core/itemAt'
import { following, PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, oval, toyBall } from '../../../engine/stage/painting/shapes'
import type { Role } from '../rules'

/** All are hot, unlike the player: the second one is bright enough to differ from the floors for everyone. */
const LOOKS = following(() => [PALETTE.vermilion, '#f2506a', PALETTE.orange] as const)
/** Asleep all are of one pale, dull color, which no floor has. */
const ASLEEP = '#bdb2cc'
const DARK = '#14161d'
/**
 * The body is drawn up to 15% larger than the circle that catches, which is 0.85 of its radius; spikes, horns and caps reach
 * further and do not count.
 */
const BODY = 0.98

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

/** Two horns that point ahead. */
function horns(brush: Brush, c: number, radius: number): void {
  for (const half of [-1, 1]) {
    brush.beginPath()
    brush.moveTo(c + half * radius * 1.02, c - radius * 0.1)
    brush.quadraticCurveTo(
      c + half * radius * 1.75,
      c - radius * 0.8,
      c + half * radius * 1.05,
      c - radius * 1.7,
    )
    brush.quadraticCurveTo(c + half * radius, c - radius, c + half * radius * 0.2, c - radius * 0.85)
    brush.fill()
  }
}

/** The mark behind a hunting enemy shows its role: two horns follow, a ring guards, four blades cut off, ears listen. */
function drawArms(brush: Brush, c: number, radius: number, color: string, role: Role, look: number): void {
  brush.fillStyle = tone(color, role === 'cut' || role === 'follow' ? -0.2 : -0.45)
  if (role === 'drift') star(brush, c, 9 + look * 3, radius * 0.9, radius * 1.56)
  else if (role === 'cut') star(brush, c, 4, radius * 0.76, radius * 1.85)
  else if (role === 'guard') {
    brush.strokeStyle = PALETTE.paper
    brush.lineWidth = radius * 0.2
    brush.beginPath()
    brush.arc(c, c, radius * 1.42, 0, Math.PI * 2)
    brush.stroke()
    brush.strokeStyle = tone(color, -0.45)
    for (let n = 0; n < 8; n++) {
      const angle = (n / 8) * Math.PI * 2
      brush.beginPath()
      brush.moveTo(c + Math.cos(angle) * radius, c + Math.sin(angle) * radius)
      brush.lineTo(c + Math.cos(angle) * radius * 1.36, c + Math.sin(angle) * radius * 1.36)
      brush.stroke()
    }
  } else if (role === 'sleep')
    for (const half of [-1, 1])
      oval(
        brush,
        c + half * radius * 0.92,
        c - radius * 0.6,
        radius * 0.32,
        radius * 0.66,
        tone(color, -0.3),
        half * 0.75,
      )
  else horns(brush, c, radius)
}

/** A nightcap with a bobble. */
function drawCap(brush: Brush, c: number, radius: number): void {
  for (const [down, style] of [
    [0, tone(PALETTE.pink, -0.5)],
    [-radius * 0.08, tone(PALETTE.pink, -0.3)],
  ] as const) {
    brush.fillStyle = style
    brush.beginPath()
    brush.moveTo(c - radius * 0.95, c - radius * 0.36 + down)
    brush.quadraticCurveTo(c - radius * 0.1, c - radius * 2, c + radius * 1.35, c - radius * 0.95 + down)
    brush.quadraticCurveTo(c + radius * 0.6, c - radius * 0.9, c + radius * 0.95, c - radius * 0.36 + down)
    brush.quadraticCurveTo(c, c - radius * 0.72, c - radius * 0.95, c - radius * 0.36 + down)
    brush.fill()
  }
  disc(brush, c + radius * 1.36, c - radius * 0.86, radius * 0.3, PALETTE.paper)
}

function drawFace(brush: Brush, c: number, radius: number, isAwake: boolean): void {
  brush.strokeStyle = DARK
  brush.lineCap = 'round'
  brush.lineWidth = radius * 0.15
  for (const half of [-1, 1]) {
    if (!isAwake) {
      brush.beginPath()
      brush.arc(c + half * radius * 0.38, c, radius * 0.24, 0.15 * Math.PI, 0.85 * Math.PI)
      brush.stroke()
      continue
    }
    disc(brush, c + half * radius * 0.38, c - radius * 0.02, radius * 0.33, '#fff')
    disc(brush, c + half * radius * 0.31, c + radius * 0.04, radius * 0.16, DARK)
    brush.beginPath()
    brush.moveTo(c + half * radius * 0.74, c - radius * 0.52)
    brush.lineTo(c + half * radius * 0.12, c - radius * 0.24)
    brush.stroke()
  }
  if (!isAwake) {
    disc(brush, c, c + radius * 0.5, radius * 0.1, DARK)
    return
  }
  // A grin with teeth.
  brush.fillStyle = DARK
  brush.beginPath()
  brush.arc(c, c + radius * 0.38, radius * 0.46, 0.06 * Math.PI, 0.94 * Math.PI)
  brush.closePath()
  brush.fill()
  brush.fillStyle = '#fff'
  for (let n = -1; n <= 1; n++) {
    brush.beginPath()
    brush.moveTo(c + (n * 0.26 - 0.11) * radius, c + radius * 0.44)
    brush.lineTo(c + (n * 0.26 + 0.11) * radius, c + radius * 0.44)
    brush.lineTo(c + n * 0.26 * radius, c + radius * 0.64)
    brush.fill()
  }
}

/** Width of its picture, in radii. */
const SIDE = 3.9

/**
 * An enemy: a burr, with a number of spikes that distinguishes the looks, or with the mark of its role. Awake it is bright,
 * with a grin; asleep dull, its eyes closed, and a sleeper wears its cap.
 */
export function prowlerTexture(look: number, radius: number, role: Role = 'drift', isAwake = true) {
  const side = radius * SIDE
  return paint(`blink:prowler:${look}:${role}:${radius}:${isAwake}`, side, side, (brush) => {
    const color = isAwake ? itemAt(LOOKS, look) : ASLEEP
    const c = side / 2
    oval(brush, c, c + radius * 1.02, radius * 0.95, radius * 0.3, 'rgba(0, 0, 0, 0.34)')
    drawArms(brush, c, radius, color, role, look)
    for (const half of [-1, 1])
      oval(
        brush,
        c + half * radius * 0.5,
        c + radius * 1.06,
        radius * 0.36,
        radius * 0.24,
        tone(color, -0.5),
        half * 0.2,
      )
    // A dark rim, so that it stands out on any floor.
    disc(brush, c, c, radius * (BODY + 0.08), tone(color, -0.62))
    toyBall(brush, c, c, radius * BODY, color)
    drawFace(brush, c, radius, isAwake)
    if (role === 'sleep' && !isAwake) drawCap(brush, c, radius)
  })
}

/** The eyes of an enemy in the dark: in its color, and angry. */
export function glareTexture(look: number, radius: number) {
  const side = radius * SIDE
  return paint(
    `blink:glare:${look}:${radius}`,
    side,
    side,
    (brush) => {
      const color = itemAt(LOOKS, look)
      brush.translate(side / 2, side / 2)
      const glow = brush.createRadialGradient(0, 0, 0, 0, 0, radius * 1.6)
      glow.addColorStop(0, `${color}88`)
      glow.addColorStop(1, `${color}00`)
      disc(brush, 0, 0, radius * 1.6, glow)
      for (const half of [-1, 1]) {
        brush.save()
        brush.translate(half * radius * 0.4, 0)
        brush.scale(half, 1)
        brush.fillStyle = tone(color, 0.72)
        brush.beginPath()
        // The brow cuts off its upper part.
        brush.arc(0, 0, radius * 0.36, -0.24 * Math.PI, 1.06 * Math.PI)
        brush.fill()
        disc(brush, -radius * 0.06, radius * 0.1, radius * 0.14, DARK)
        brush.restore()
      }
    },
    { role: 'plain' },
  )
}
