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

/** A rock without light, because the light must not turn with it. */
export function rockTexture(size: RockSize, look: number) {
  const radius = ROCK_RADIUS[size]
  const side = radius * 2.4
  return paint(`asteroids:rock:${size}:${look}`, side, side, (brush) => {
    const color = ROCK_COLOR[size]
    const c = side / 2
    outline(brush, look, size, c, radius * 1.04)
    brush.fillStyle = tone(color, -0.45)
    brush.fill()
    outline(brush, look, size, c, radius * 0.94)
    brush.fillStyle = color
    brush.fill()
    for (let n = 0; n < 2 + size; n++) {
      const angle = scatter(n + look * 5 + size) * 0.9 + (n / (2 + size)) * Math.PI * 2
      const far = radius * (0.28 + 0.32 * scatter(n + 40 + look))
      const wide = radius * (0.1 + 0.13 * scatter(n + 80 + look * 3))
      const [x, y] = [c + Math.cos(angle) * far, c + Math.sin(angle) * far]
      disc(brush, x, y, wide, tone(color, -0.3))
      disc(brush, x + wide * 0.18, y + wide * 0.22, wide * 0.74, tone(color, -0.16))
    }
  })
}

/** The light on a rock, from the upper left. It is laid over the rock and stays still while the rock turns. */
export function lightTexture(size: RockSize) {
  const radius = ROCK_RADIUS[size]
  const side = radius * 2
  return paint(`asteroids:light:${size}`, side, side, (brush) => {
    const c = radius
    const shade = brush.createRadialGradient(c * 0.72, c * 0.66, radius * 0.1, c, c, radius * 0.92)
    shade.addColorStop(0, 'rgba(255, 255, 255, 0.34)')
    shade.addColorStop(0.42, 'rgba(255, 255, 255, 0.06)')
    shade.addColorStop(0.8, 'rgba(10, 8, 30, 0.26)')
    shade.addColorStop(1, 'rgba(10, 8, 30, 0)')
    brush.fillStyle = shade
    brush.fillRect(0, 0, side, side)
  })
}
