/** Draws the rocks of Asteroids in three sizes. */
import { following, PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { scatter } from '../../../../engine/stage/painting/scatter'
import { disc } from '../../../../engine/stage/painting/shapes'
import { ROCK_RADIUS, type RockSize } from '../../rules'

/** Sizes differ in color too: brighter rocks score more. */
export const ROCK_COLOR: Readonly<Record<RockSize, string>> = following(() => ({
  3: tone(PALETTE.pink, -0.12),
  2: tone(PALETTE.orange, -0.02),
  1: PALETTE.yellow,
}))

/** The outline of one of three shapes, on average `reach` from the middle. */
function outline(brush: Brush, look: number, size: RockSize, c: number, reach: number): void {
  const corners = 9 + size
  const points = Array.from({ length: corners }, (_, n) => {
    const far = reach * (0.9 + 0.17 * scatter(n * 3 + look * 31 + size * 7))
    const angle = ((n + 0.35 * scatter(n + look * 17)) / corners) * Math.PI * 2
    return { x: c + Math.cos(angle) * far, y: c + Math.sin(angle) * far }
  })
  // Rounded corners: from the middle of each side to the next, with the corner as control point.
  brush.beginPath()
  points.forEach((corner, n) => {
    const next = points[(n + 1) % corners] as { x: number; y: number }
    const last = points[(n + corners - 1) % corners] as { x: number; y: number }
    const blunt = 0.28
    const into = { x: corner.x + (last.x - corner.x) * blunt, y: corner.y + (last.y - corner.y) * blunt }
    const out = { x: corner.x + (next.x - corner.x) * blunt, y: corner.y + (next.y - corner.y) * blunt }
    if (n === 0) brush.moveTo(into.x, into.y)
    else brush.lineTo(into.x, into.y)
    brush.quadraticCurveTo(corner.x, corner.y, out.x, out.y)
  })
  brush.closePath()
}

/** Rocks are drawn larger than the circle that is hit, small ones most: shots have a radius of their own and miss none of it. */
const DRAWN: Readonly<Record<RockSize, number>> = { 3: 1.08, 2: 1.12, 1: 1.15 }

/** A rock without light, because the light must not turn with it. */
export function rockTexture(size: RockSize, look: number) {
  const radius = ROCK_RADIUS[size] * DRAWN[size]
  const side = radius * 2.4
  return paint(
    `asteroids:rock:${size}:${look}`,
    side,
    side,
    (brush) => {
      const color = ROCK_COLOR[size]
      const c = side / 2
      outline(brush, look, size, c, radius * 1.02)
      brush.fillStyle = tone(color, -0.66)
      brush.fill()
      outline(brush, look, size, c, radius * 0.95)
      brush.fillStyle = color
      brush.fill()
      brush.save()
      brush.clip()
      // Patches of darker and lighter stone.
      for (let n = 0; n < 9; n++) {
        const far = radius * 0.9 * scatter(n + look * 13 + 3)
        const angle = n * 2.4 + look
        disc(
          brush,
          c + Math.cos(angle) * far,
          c + Math.sin(angle) * far,
          radius * (0.16 + 0.2 * scatter(n + 21)),
          tone(color, n % 2 ? 0.1 : -0.12),
        )
      }
      // Craters: a lit lower rim, a dark bowl.
      for (let n = 0; n < 2 + size * 1.5; n++) {
        const angle =
          scatter(n + look * 5 + size) * 0.9 + (n / (2 + size * 1.5)) * Math.PI * 2 + (n % 2) * 0.5
        const far = radius * (n % 2 ? 0.74 : 0.36) * (0.8 + 0.3 * scatter(n + 40 + look))
        const wide = radius * (0.08 + 0.14 * scatter(n + 80 + look * 3))
        const [x, y] = [c + Math.cos(angle) * far, c + Math.sin(angle) * far]
        disc(brush, x + wide * 0.12, y + wide * 0.15, wide * 1.08, tone(color, 0.34))
        disc(brush, x, y, wide, tone(color, -0.52))
        disc(brush, x + wide * 0.2, y + wide * 0.26, wide * 0.74, tone(color, -0.42))
      }
      // A crack.
      brush.strokeStyle = tone(color, -0.45)
      brush.lineWidth = Math.max(1, radius * 0.05)
      brush.beginPath()
      const way = look * 1.7 + size
      for (let n = 0; n < 5; n++)
        brush.lineTo(
          c + Math.cos(way + (n % 2) * 0.5) * radius * (0.95 - n * 0.2),
          c + Math.sin(way + (n % 2) * 0.5) * radius * (0.95 - n * 0.2),
        )
      brush.stroke()
      brush.restore()
    },
    { sharpness: 4 },
  )
}

/** The light on a rock, from the upper left. It is laid over the rock and stays still while the rock turns. */
export function lightTexture(size: RockSize) {
  const radius = ROCK_RADIUS[size] * DRAWN[size]
  const side = radius * 2
  return paint(
    `asteroids:light:${size}`,
    side,
    side,
    (brush) => {
      const c = radius
      const shade = brush.createRadialGradient(c * 0.62, c * 0.56, radius * 0.1, c * 0.9, c * 0.88, radius)
      shade.addColorStop(0, 'rgba(255, 255, 255, 0.5)')
      shade.addColorStop(0.35, 'rgba(255, 255, 255, 0.12)')
      shade.addColorStop(0.62, 'rgba(10, 8, 30, 0.16)')
      shade.addColorStop(1, 'rgba(10, 8, 30, 0.62)')
      disc(brush, c, c, radius * 0.88, shade)
    },
    { role: 'plain' },
  )
}
