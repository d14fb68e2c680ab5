/** Draws the skies of Asteroids: stars, mists and something large and still in a corner, by the level or sector. */
import type { Size } from '../../../../engine/core/game/contract'
import { itemAt } from '../../../../engine/core/itemAt'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { scatter } from '../../../../engine/stage/painting/scatter'
import { disc } from '../../../../engine/stage/painting/shapes'
import { SIDE, type World } from '../../rules'

/** The sky extends beyond the world by this, so that nothing bare shows when it shakes. */
export const MARGIN = 12

/** Across and down as shares of the field, the reach in units, and red, green, blue, opacity. */
type Mist = readonly [across: number, down: number, reach: number, color: string]

interface Look {
  /** From the upper left to the lower right. */
  readonly tones: readonly [string, string, string]
  readonly mists: readonly Mist[]
  draw(brush: Brush, width: number, height: number): void
}

const LOOKS: readonly Look[] = [
  {
    tones: ['#1a2140', '#131932', '#0f1326'],
    mists: [
      [0.26, 0.21, 190, '86, 180, 233, 0.10'],
      [0.78, 0.57, 170, '204, 121, 167, 0.09'],
    ],
    draw: (brush, width, height) => drawPlanet(brush, width * 0.93, height * 0.96, 92),
  },
  {
    tones: ['#2a1c44', '#1d1636', '#120f28'],
    mists: [
      [0.7, 0.2, 260, '165, 139, 224, 0.17'],
      [0.2, 0.75, 220, '204, 121, 167, 0.14'],
      [0.5, 0.45, 160, '120, 90, 220, 0.12'],
    ],
    draw(brush, width, height) {
      drawPlanet(brush, width * 0.1, height * 0.12, 60, ['#1d1638', '#33265c', '190, 160, 255'])
      drawRing(brush, width * 0.1, height * 0.12, 98, 'rgba(190, 170, 240, 0.2)')
    },
  },
  {
    tones: ['#0f2c3c', '#0c2230', '#0a1722'],
    mists: [
      [0.25, 0.3, 260, '0, 158, 115, 0.16'],
      [0.8, 0.7, 240, '86, 180, 233, 0.13'],
      [0.55, 0.1, 150, '90, 220, 190, 0.10'],
    ],
    draw(brush, width, height) {
      drawPlanet(brush, width * 0.88, height * 0.1, 46, ['#0e2630', '#17404c', '120, 220, 220'])
      drawPlanet(brush, width * 0.74, height * 0.2, 17, ['#0e2630', '#1d4a55', '120, 220, 220'])
    },
  },
  {
    tones: ['#3a1c22', '#281420', '#170f1b'],
    mists: [
      [0.95, 0.95, 340, '213, 94, 0, 0.17'],
      [0.3, 0.25, 220, '204, 90, 110, 0.12'],
      [0.6, 0.6, 170, '230, 159, 0, 0.08'],
    ],
    draw(brush, width, height) {
      // A dim sun.
      for (const [radius, alpha] of [
        [150, 0.06],
        [118, 0.09],
        [92, 0.12],
      ] as const)
        disc(brush, width * 0.97, height * 0.99, radius, `rgba(230, 140, 60, ${alpha})`)
    },
  },
  {
    tones: ['#16301f', '#10251d', '#0b1719'],
    mists: [
      [0.5, 0.5, 300, '120, 200, 90, 0.10'],
      [0.15, 0.85, 230, '0, 158, 115, 0.15'],
      [0.85, 0.2, 200, '240, 228, 66, 0.06'],
    ],
    draw(brush, width, height) {
      // Two arms of a galaxy.
      const reach = Math.min(width, height) * 0.4
      for (let n = 0; n < 260; n++) {
        const far = scatter(n + 900)
        const angle = far * 5 + (n % 2) * Math.PI + (scatter(n + 1300) - 0.5) * 0.7
        const x = width * 0.5 + Math.cos(angle) * far * reach * 1.25
        const y = height * 0.5 + Math.sin(angle) * far * reach * 0.7
        disc(brush, x, y, 0.6 + scatter(n + 700), `rgba(214, 240, 190, ${0.24 - 0.18 * far})`)
      }
    },
  },
  {
    tones: ['#33260f', '#241a1c', '#131022'],
    mists: [
      [0.5, 0.5, 260, '230, 159, 0, 0.14'],
      [0.12, 0.2, 220, '240, 228, 66, 0.08'],
      [0.88, 0.8, 220, '165, 139, 224, 0.13'],
    ],
    draw(brush, width, height) {
      drawPlanet(brush, width * 0.04, height * 0.98, 120, ['#241a1c', '#43311f', '240, 200, 120'])
      drawRing(brush, width * 0.04, height * 0.98, 178, 'rgba(240, 210, 140, 0.14)')
    },
  },
]

/** The number of the sky: another one in each level with saucers, and after two sectors. Classic has the first one. */
export function lookOf({ sector, visitors, level }: Pick<World, 'sector' | 'visitors' | 'level'>): number {
  if (sector) return Math.floor((sector.number - 1) / 2) % LOOKS.length
  return visitors ? (level - 1) % LOOKS.length : 0
}

/** Stars have the same density in every field; the mists and the planet are placed where there is space. */
export function drawSky(brush: Brush, size: Size, look: number): void {
  const { tones, mists, draw } = itemAt(LOOKS, look)
  const width = size.width + 2 * MARGIN
  const height = size.height + 2 * MARGIN
  const ground = brush.createLinearGradient(0, 0, width * 0.4, height)
  tones.forEach((tone, n) => {
    ground.addColorStop([0, 0.55, 1][n] ?? 1, tone)
  })
  brush.fillStyle = ground
  brush.fillRect(0, 0, width, height)
  for (const [across, down, reach, color] of mists) {
    const [x, y] = [across * width, down * height]
    const mist = brush.createRadialGradient(x, y, 0, x, y, reach)
    mist.addColorStop(0, `rgba(${color})`)
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
  draw(brush, width, height)
}

/** A large still planet beyond the corner, dark enough not to be mistaken for a rock. */
function drawPlanet(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  [night, day, bands]: readonly [string, string, string] = ['#141a33', '#1d2950', '120, 150, 220'],
): void {
  brush.save()
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.clip()
  brush.fillStyle = night
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  disc(brush, x - radius * 0.12, y - radius * 0.16, radius * 0.98, day)
  brush.fillStyle = `rgba(${bands}, 0.09)`
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

/** A flat ring around a planet. */
function drawRing(brush: Brush, x: number, y: number, reach: number, color: string): void {
  brush.strokeStyle = color
  for (const [far, wide] of [
    [1, 3],
    [0.9, 6],
    [0.78, 2],
  ] as const) {
    brush.lineWidth = wide
    brush.beginPath()
    brush.ellipse(x, y, reach * far, reach * far * 0.3, -0.28, 0, Math.PI * 2)
    brush.stroke()
  }
}
