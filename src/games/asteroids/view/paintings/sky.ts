/** Draws the skies of Asteroids: stars, mists and something large and still in a corner, by the level or sector. */
import type { Size } from '../../../../engine/core/game/contract'
import { itemAt } from '../../../../engine/core/itemAt'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { scatter } from '../../../../engine/stage/painting/scatter'
import { disc } from '../../../../engine/stage/painting/shapes'
import { SIDE, type World } from '../../rules'
import {
  drawBrokenMoon,
  drawComet,
  drawEclipse,
  drawGalaxy,
  drawGiant,
  drawHole,
  drawNest,
  drawPlanet,
  drawRing,
  drawShipyard,
  drawStation,
  drawSun,
} from './landmarks'

/** The sky extends beyond the world by this, so that nothing bare shows when it shakes. */
export const MARGIN = 12

/** How the landmarks are shown: pixels per unit, few enough to be soft, and opacity. */
const FAR = { sharpness: 0.4, alpha: 0.66 }

/** Across and down as shares of the field, the reach in units, and red, green, blue, opacity. */
type Mist = readonly [across: number, down: number, reach: number, color: string]

interface Look {
  /** From the upper left to the lower right. */
  readonly tones: readonly [string, string, string]
  readonly mists: readonly Mist[]
  /** The landmarks of two sectors that share it. */
  readonly draws: readonly [Landmarks, Landmarks]
}
type Landmarks = (brush: Brush, width: number, height: number) => void

const LOOKS: readonly Look[] = [
  {
    tones: ['#1a2140', '#131932', '#0f1326'],
    mists: [
      [0.26, 0.21, 190, '86, 180, 233, 0.10'],
      [0.78, 0.57, 170, '204, 121, 167, 0.09'],
    ],
    draws: [
      (brush, width, height) => {
        drawPlanet(brush, width * 0.93, height * 0.97, 160, ['#141d42', '#2a3c78', '130, 165, 240'])
        drawStation(brush, width * 0.3, height * 0.2, 62)
      },
      (brush, width, height) => {
        drawBrokenMoon(brush, width * 0.2, height * 0.24, 92, '64, 78, 128')
        drawPlanet(brush, width * 0.9, height * 0.86, 34, ['#141d42', '#2a3c78', '130, 165, 240'])
      },
    ],
  },
  {
    tones: ['#2a1c44', '#1d1636', '#120f28'],
    mists: [
      [0.7, 0.2, 260, '165, 139, 224, 0.17'],
      [0.2, 0.75, 220, '204, 121, 167, 0.14'],
      [0.5, 0.45, 160, '120, 90, 220, 0.12'],
    ],
    draws: [
      (brush, width, height) => {
        drawPlanet(brush, width * 0.16, height * 0.2, 96, ['#1d1638', '#43347a', '190, 160, 255'])
        drawRing(brush, width * 0.16, height * 0.2, 170, 'rgba(200, 180, 250, 0.36)')
      },
      (brush, width, height) => {
        drawNest(brush, width * 0.84, height * 0.8, 92)
        drawPlanet(brush, width * 0.12, height * 0.12, 46, ['#1d1638', '#43347a', '190, 160, 255'])
      },
    ],
  },
  {
    tones: ['#0f2c3c', '#0c2230', '#0a1722'],
    mists: [
      [0.25, 0.3, 260, '0, 158, 115, 0.16'],
      [0.8, 0.7, 240, '86, 180, 233, 0.13'],
      [0.55, 0.1, 150, '90, 220, 190, 0.10'],
    ],
    draws: [
      (brush, width, height) => {
        drawPlanet(brush, width * 0.86, height * 0.14, 104, ['#0e2a36', '#246473', '120, 220, 220'])
        drawPlanet(brush, width * 0.6, height * 0.26, 26, ['#0e2630', '#1d4a55', '120, 220, 220'])
        drawComet(brush, width * 0.18, height * 0.8, 190)
      },
      (brush, width, height) => drawEclipse(brush, width * 0.24, height * 0.28, 66, '170, 240, 230'),
    ],
  },
  {
    tones: ['#3a1c22', '#281420', '#170f1b'],
    mists: [
      [0.95, 0.95, 340, '213, 94, 0, 0.17'],
      [0.3, 0.25, 220, '204, 90, 110, 0.12'],
      [0.6, 0.6, 170, '230, 159, 0, 0.08'],
    ],
    draws: [
      (brush, width, height) => drawSun(brush, width * 0.94, height * 0.94, 130),
      (brush, width, height) => {
        drawShipyard(brush, width * 0.34, height * 0.26, Math.min(300, width * 0.6))
        drawPlanet(brush, width * 0.95, height * 0.92, 80, ['#2a1418', '#6a3028', '240, 150, 110'])
      },
    ],
  },
  {
    tones: ['#16301f', '#10251d', '#0b1719'],
    mists: [
      [0.5, 0.5, 300, '120, 200, 90, 0.10'],
      [0.15, 0.85, 230, '0, 158, 115, 0.15'],
      [0.85, 0.2, 200, '240, 228, 66, 0.06'],
    ],
    draws: [
      (brush, width, height) =>
        drawGalaxy(brush, width * 0.5, height * 0.5, Math.min(width, height) * 0.46, '214, 240, 190'),
      (brush, width, height) => drawGiant(brush, width * 0.9, height * 0.84, 150),
    ],
  },
  {
    tones: ['#33260f', '#241a1c', '#131022'],
    mists: [
      [0.5, 0.5, 260, '230, 159, 0, 0.14'],
      [0.12, 0.2, 220, '240, 228, 66, 0.08'],
      [0.88, 0.8, 220, '165, 139, 224, 0.13'],
    ],
    draws: [
      (brush, width, height) => {
        drawPlanet(brush, width * 0.1, height * 0.9, 150, ['#2c1f1e', '#6e4f2c', '240, 200, 120'])
        drawRing(brush, width * 0.1, height * 0.9, 260, 'rgba(240, 210, 140, 0.28)')
      },
      (brush, width, height) => drawHole(brush, width * 0.74, height * 0.3, 42),
    ],
  },
]

/** How many skies there are: each look twice, with other landmarks. */
const SKIES = LOOKS.length * 2

/** The number of the sky: another one in each sector, and in each level with saucers. Classic has the first one. */
export function lookOf({ sector, visitors, level }: Pick<World, 'sector' | 'visitors' | 'level'>): number {
  if (sector) return (sector.number - 1) % SKIES
  return visitors ? (level - 1) % SKIES : 0
}

/** Stars have the same density in every field; the mists and the planet are placed where there is space. */
export function drawSky(brush: Brush, size: Size, sky: number): void {
  const look = Math.floor(sky / 2)
  const { tones, mists, draws } = itemAt(LOOKS, look)
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
  mists.forEach((mist, n) => {
    drawCloud(brush, width, height, mist, n + sky * 3)
  })
  const stars = Math.round((170 * size.width * size.height) / SIDE ** 2)
  for (let n = 0; n < stars; n++) {
    const size = n % 17 === 0 ? 1.8 : n % 5 === 0 ? 1.2 : 0.75
    disc(
      brush,
      scatter(n) * width,
      scatter(n + 200) * height,
      size,
      `rgba(214, 226, 255, ${0.26 + scatter(n + 500) * 0.46})`,
    )
  }
  for (let n = 0; n < stars / 28; n++)
    drawGlint(
      brush,
      scatter(n + look * 9 + 60) * width,
      scatter(n + look * 9 + 860) * height,
      4 + (n % 3) * 2,
    )
  // Far away: out of focus and dim, so that nothing there looks like a rock or a danger.
  const far = document.createElement('canvas')
  far.width = Math.ceil(width * FAR.sharpness)
  far.height = Math.ceil(height * FAR.sharpness)
  const farBrush = far.getContext('2d')
  if (!farBrush) return
  farBrush.scale(FAR.sharpness, FAR.sharpness)
  itemAt(draws, sky % 2)(farBrush, width, height)
  brush.save()
  brush.globalAlpha = FAR.alpha
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(far, 0, 0, far.width / FAR.sharpness, far.height / FAR.sharpness)
  brush.restore()
}

/** A nebula: soft balls of light that follow a bent line through the middle of a mist, with darker lanes of dust between. */
function drawCloud(
  brush: Brush,
  width: number,
  height: number,
  [across, down, reach, color]: Mist,
  n: number,
): void {
  const tone = color.slice(0, color.lastIndexOf(','))
  const slope = (scatter(n + 3) - 0.5) * 2.4
  for (let puff = 0; puff < 34; puff++) {
    const along = (scatter(n * 40 + puff) - 0.5) * 2
    const aside = (scatter(n * 40 + puff + 500) - 0.5) * (0.75 - 0.5 * Math.abs(along))
    const bend = Math.sin(along * 2.6 + n) * 0.2
    const x = across * width + (Math.cos(slope) * along - Math.sin(slope) * (aside + bend)) * reach
    const y = down * height + (Math.sin(slope) * along + Math.cos(slope) * (aside + bend)) * reach
    const radius = reach * (0.1 + 0.2 * scatter(n * 40 + puff + 900)) * (1.1 - 0.6 * Math.abs(along))
    const light = brush.createRadialGradient(x, y, 0, x, y, radius)
    const isDust = puff % 4 === 3
    light.addColorStop(0, isDust ? 'rgba(6, 8, 20, 0.26)' : `rgba(${tone}, 0.2)`)
    light.addColorStop(1, isDust ? 'rgba(6, 8, 20, 0)' : `rgba(${tone}, 0)`)
    brush.fillStyle = light
    brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

/** A near star with four rays. */
function drawGlint(brush: Brush, x: number, y: number, reach: number): void {
  brush.fillStyle = 'rgba(226, 236, 255, 0.5)'
  brush.beginPath()
  for (let n = 0; n < 8; n++) {
    const far = n % 2 ? reach * 0.14 : reach
    brush.lineTo(x + Math.cos((n * Math.PI) / 4) * far, y + Math.sin((n * Math.PI) / 4) * far)
  }
  brush.closePath()
  brush.fill()
  disc(brush, x, y, 1.3, 'rgba(255, 255, 255, 0.8)')
}
