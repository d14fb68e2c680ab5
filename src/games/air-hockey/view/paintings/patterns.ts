/** Draws what is in the ice of the cup's tables: faint, so that the puck stays the brightest. */
import { createRandom, drawBetween, type Random } from '../../../../engine/core/math/random'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'
import { HEIGHT } from '../../rules'
import type { Look } from './looks'

type Spot = readonly [x: number, y: number, size: number]

/** Spots all over the table, at most one in each square of `apart` units. */
function spots(random: Random, width: number, apart: number, small: number, large: number): Spot[] {
  const found: Spot[] = []
  for (let x = apart / 2; x < width; x += apart)
    for (let y = apart / 2; y < HEIGHT; y += apart)
      found.push([
        x + drawBetween(random, -0.35, 0.35) * apart,
        y + drawBetween(random, -0.35, 0.35) * apart,
        drawBetween(random, small, large),
      ])
  return found
}

function arc(brush: Brush, x: number, y: number, radius: number, from = 0, to = Math.PI * 2): void {
  brush.beginPath()
  brush.arc(x, y, radius, from, to)
  brush.stroke()
}

const PATTERNS: Readonly<Record<Look['pattern'], (brush: Brush, width: number, random: Random) => void>> = {
  none: () => {},
  lilies(brush, width, random) {
    for (const [x, y, size] of spots(random, width, 120, 16, 30)) {
      const turn = drawBetween(random, 0, Math.PI * 2)
      brush.fillStyle = 'rgba(120, 225, 150, 0.13)'
      brush.beginPath()
      brush.moveTo(x, y)
      brush.arc(x, y, size, turn, turn + Math.PI * 1.8)
      brush.fill()
      brush.strokeStyle = 'rgba(190, 255, 225, 0.08)'
      brush.lineWidth = 1.5
      arc(brush, x, y, size + 9)
    }
  },
  rings(brush, width) {
    brush.lineWidth = 9
    for (let radius = 96; radius < width; radius += 46) {
      brush.strokeStyle = `rgba(255, 205, 160, ${0.085 - radius / 16_000})`
      arc(brush, width / 2, HEIGHT / 2, radius)
    }
  },
  // Much smaller than the puck.
  leaves(brush, width, random) {
    const colors = [
      'rgba(240, 150, 60, 0.14)',
      'rgba(220, 95, 60, 0.15)',
      'rgba(235, 200, 90, 0.11)',
    ] as const
    for (const [n, [x, y, size]] of spots(random, width, 86, 4.5, 8).entries())
      oval(brush, x, y, size * 1.5, size * 0.7, colors[n % 3] ?? colors[0], drawBetween(random, 0, Math.PI))
  },
  waves(brush, width) {
    brush.strokeStyle = 'rgba(220, 248, 255, 0.075)'
    brush.lineWidth = 5
    for (let y = 30; y < HEIGHT; y += 42)
      for (let x = (y % 84) - 60; x < width; x += 84) arc(brush, x, y, 42, Math.PI * 0.22, Math.PI * 0.78)
  },
  bubbles(brush, width, random) {
    brush.lineWidth = 2
    for (const [x, y, size] of spots(random, width, 74, 4, 18)) {
      brush.strokeStyle = 'rgba(225, 205, 255, 0.16)'
      arc(brush, x, y, size)
      disc(brush, x - size * 0.35, y - size * 0.4, size * 0.2, 'rgba(255, 255, 255, 0.2)')
    }
  },
  stars(brush, width, random) {
    for (const [x, y, size] of spots(random, width, 44, 0.7, 2.2))
      disc(brush, x, y, size, 'rgba(255, 246, 215, 0.5)')
    // The light of the north, in two wide bands.
    for (const [y, color] of [
      [HEIGHT * 0.28, '86, 230, 190'],
      [HEIGHT * 0.68, '150, 120, 255'],
    ] as const) {
      const band = brush.createLinearGradient(0, y - 70, 0, y + 70)
      band.addColorStop(0, `rgba(${color}, 0)`)
      band.addColorStop(0.5, `rgba(${color}, 0.15)`)
      band.addColorStop(1, `rgba(${color}, 0)`)
      brush.fillStyle = band
      brush.fillRect(0, y - 70, width, 140)
    }
  },
}

export function drawPattern(brush: Brush, { pattern }: Look, width: number): void {
  PATTERNS[pattern](brush, width, createRandom(11))
}
