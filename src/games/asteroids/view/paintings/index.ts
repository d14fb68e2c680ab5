/** Draws the background of Asteroids, an evening sky with its planet, and three sizes of rock. */
import type { Size } from '../../../../engine/core/game/contract'
import { following, PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc } from '../../../../engine/stage/painting/shapes'
import { ROCK_RADIUS, type RockSize, SIDE } from '../../rules'

/** The sky extends beyond the world by this, so that nothing bare shows when it shakes. */
export const MARGIN = 12
/** Sizes differ in color too: brighter rocks score more. */
export const ROCK_COLOR: Readonly<Record<RockSize, string>> = following(() => ({
  3: tone(PALETTE.pink, -0.12),
  2: tone(PALETTE.orange, -0.02),
  1: PALETTE.yellow,
}))

/** Pseudorandom numbers that never change, so that every picture is the same. */
function scatter(n: number): number {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return wave - Math.floor(wave)
}

/** Stars have the same density in every field; the mists and the planet are placed where there is space. */
export function drawSky(brush: Brush, size: Size): void {
  const width = size.width + 2 * MARGIN
  const height = size.height + 2 * MARGIN
  const ground = brush.createLinearGradient(0, 0, width * 0.4, height)
  ground.addColorStop(0, '#1a2140')
  ground.addColorStop(0.55, '#131932')
  ground.addColorStop(1, '#0f1326')
  brush.fillStyle = ground
  brush.fillRect(0, 0, width, height)
  for (const [across, down, reach, color] of [
    [0.26, 0.21, 190, 'rgba(86, 180, 233, 0.10)'],
    [0.78, 0.57, 170, 'rgba(204, 121, 167, 0.09)'],
  ] as const) {
    const [x, y] = [across * width, down * height]
    const mist = brush.createRadialGradient(x, y, 0, x, y, reach)
    mist.addColorStop(0, color)
    mist.addColorStop(1, 'rgba(20, 22, 50, 0)')
    brush.fillStyle = mist
    brush.fillRect(0, 0, width, height)
  }
  const stars = Math.round((120 * size.width * size.height) / SIDE ** 2)
  for (let n = 0; n < stars; n++) {
    const size = n % 17 === 0 ? 1.5 : n % 5 === 0 ? 1 : 0.6
    disc(
      brush,
      scatter(n) * width,
      scatter(n + 200) * height,
      size,
      `rgba(214, 226, 255, ${0.16 + scatter(n + 500) * 0.34})`,
    )
  }
  drawPlanet(brush, width * 0.93, height * 0.96, 92)
}

/** A large still planet beyond the corner, dark enough not to be mistaken for a rock. */
function drawPlanet(brush: Brush, x: number, y: number, radius: number): void {
  brush.save()
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.clip()
  brush.fillStyle = '#141a33'
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  disc(brush, x - radius * 0.12, y - radius * 0.16, radius * 0.98, '#1d2950')
  brush.fillStyle = 'rgba(120, 150, 220, 0.09)'
  for (const [at, thick] of [
    [-0.62, 0.12],
    [-0.3, 0.2],
    [0.12, 0.1],
  ] as const) {
    brush.beginPath()
    brush.ellipse(x, y + at * radius, radius * 1.1, radius * thick, -0.28, 0, Math.PI * 2)
    brush.fill()
  }
  brush.restore()
}

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
