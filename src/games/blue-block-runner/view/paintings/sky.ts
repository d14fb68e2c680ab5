/** Draws the town behind the track, by night and by day: sky, toy-block houses, the rail in front. */
import type { Size } from '../../../../engine/core/game/contract'
import { itemAt } from '../../../../engine/core/itemAt'
import { createRandom, draw, drawInt, pick, type Random } from '../../../../engine/core/math/random'
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { HEIGHT, PLAYER_ABOVE, PLAYER_SIZE, WIDTH } from '../../rules/world'
import { drawLandmark } from './landmarks'

export type Light = 'night' | 'day'
/** How far the pictures extend beyond the field, for the shake. */
export const MARGIN = 12
/** The size of a picture with its margin. */
const sheet = ({ width, height }: Size): Size => ({ width: width + 2 * MARGIN, height: height + 2 * MARGIN })
/** Upper edge of the rail, on which players run. */
export const railY = ({ height }: Size) => height - PLAYER_ABOVE + PLAYER_SIZE / 2

interface Look {
  readonly sky: readonly string[]
  readonly far: string
  readonly near: string
  readonly window: string
  readonly rail: string
}

/** The town of all runs, and those of the districts: two districts share one. */
const LOOKS: readonly Readonly<Record<Light, Look>>[] = [
  {
    night: {
      sky: ['#10152f', '#1c2650', '#37447c', '#5a5890'],
      far: '#2a3464',
      near: '#1d264c',
      window: '#f0c060',
      rail: '#46527f',
    },
    day: {
      sky: ['#8cc6ea', '#b4dcf0', '#dcedf0', '#f4ecd8'],
      far: '#b3cfdd',
      near: '#9dbfd0',
      window: '#f4f8f4',
      rail: '#5f7f96',
    },
  },
  {
    night: {
      sky: ['#0a1d2e', '#0f3346', '#1d5566', '#3f7d7c'],
      far: '#17404f',
      near: '#10303f',
      window: '#9fe0d0',
      rail: '#33686f',
    },
    day: {
      sky: ['#7fd0d8', '#aee3e2', '#d9f1e6', '#f6f0d6'],
      far: '#aad5d3',
      near: '#93c4c4',
      window: '#f4fbf6',
      rail: '#4d8a8c',
    },
  },
  {
    night: {
      sky: ['#1f0f22', '#3c1c35', '#6b3346', '#a05a52'],
      far: '#4a2740',
      near: '#361b32',
      window: '#ffb36b',
      rail: '#74495a',
    },
    day: {
      sky: ['#f0b98a', '#f6d2a4', '#fae6c4', '#fdf3e0'],
      far: '#e6c7a6',
      near: '#d8b391',
      window: '#fff6e6',
      rail: '#a9795c',
    },
  },
  {
    night: {
      sky: ['#0d0a26', '#1f1547', '#402a77', '#7a3f8f'],
      far: '#2b1f5c',
      near: '#1d1445',
      window: '#ff8fd0',
      rail: '#5a439a',
    },
    day: {
      sky: ['#b7b2ee', '#cfc9f4', '#e4dcf6', '#f7eaf2'],
      far: '#c8c0e6',
      near: '#b5abdb',
      window: '#fbf6ff',
      rail: '#7d70b4',
    },
  },
  {
    night: {
      sky: ['#081a12', '#0f3022', '#1f5238', '#547a45'],
      far: '#17402c',
      near: '#0f2f20',
      window: '#e6e08a',
      rail: '#3a6b4d',
    },
    day: {
      sky: ['#9ad6b0', '#bfe6c6', '#def2d6', '#f7f4d8'],
      far: '#b4d9ba',
      near: '#9ecaa8',
      window: '#f7fdf2',
      rail: '#5f9072',
    },
  },
]
const lookOf = (light: Light, district: number): Look =>
  itemAt(LOOKS, district === 0 ? 0 : Math.floor((district - 1) / 2) % LOOKS.length)[light]

function drawStars(brush: Brush, random: Random, size: Size): void {
  const { width, height } = sheet(size)
  const low = (280 * height) / (HEIGHT + 2 * MARGIN)
  brush.fillStyle = '#dfe6ff'
  for (let n = 0; n < 80; n++) {
    brush.globalAlpha = 0.25 + draw(random) * 0.5
    brush.beginPath()
    brush.arc(draw(random) * width, draw(random) * low, 0.6 + draw(random) * 1.2, 0, Math.PI * 2)
    brush.fill()
  }
  brush.globalAlpha = 1
}

/** A crescent: a disc with a part covered by another. */
function drawMoon(brush: Brush, x: number, y: number): void {
  const light = brush.createRadialGradient(x, y, 20, x, y, 130)
  light.addColorStop(0, 'rgba(244, 231, 192, 0.34)')
  light.addColorStop(1, 'rgba(244, 231, 192, 0)')
  disc(brush, x, y, 130, light)
  brush.save()
  brush.beginPath()
  brush.rect(x - 60, y - 60, 120, 120)
  brush.arc(x + 19, y - 14, 42, 0, Math.PI * 2)
  brush.clip('evenodd')
  disc(brush, x, y, 48, '#f4e7c0')
  disc(brush, x - 26, y + 12, 7, 'rgba(190, 170, 120, 0.45)')
  disc(brush, x - 8, y + 34, 5, 'rgba(190, 170, 120, 0.4)')
  brush.restore()
}

function drawCloud(brush: Brush, x: number, y: number, size: number, style: string): void {
  brush.fillStyle = style
  brush.beginPath()
  for (const [dx, dy, r] of [
    [-38, 6, 18],
    [-14, -6, 26],
    [16, -2, 22],
    [38, 7, 16],
  ] as const) {
    brush.moveTo(x + (dx + r) * size, y + dy * size)
    brush.arc(x + dx * size, y + dy * size, r * size, 0, Math.PI * 2)
  }
  brush.fill()
}

/** The third row of the town, far away: only its outline. */
function drawOutline(brush: Brush, size: Size, random: Random, color: string, most: number): void {
  const { width } = sheet(size)
  brush.fillStyle = color
  const foot = railY(size) + MARGIN
  for (let x = -10; x < width; ) {
    const wide = drawInt(random, 26, 64)
    const high = most * (0.55 + 0.45 * draw(random))
    brush.fillRect(x, foot - high, wide + 1, high)
    if (draw(random) < 0.35) brush.fillRect(x + wide / 2 - 1.5, foot - high - 26, 3, 26)
    else if (draw(random) < 0.5) brush.fillRect(x + wide * 0.2, foot - high - 12, wide * 0.6, 12)
    x += wide
  }
}

/** Haze in front of the town, none high in the sky. */
function drawHaze(brush: Brush, size: Size, color: string, amount: number): void {
  const { width } = sheet(size)
  const foot = railY(size) + MARGIN
  const haze = brush.createLinearGradient(0, foot * 0.2, 0, foot * 0.6)
  haze.addColorStop(0, `${color}00`)
  haze.addColorStop(1, color)
  brush.globalAlpha = amount
  brush.fillStyle = haze
  brush.fillRect(0, 0, width, foot)
  brush.globalAlpha = 1
}

/** The light of the town in the sky above it. */
function drawGlow(brush: Brush, size: Size, color: string): void {
  const { width } = sheet(size)
  const foot = railY(size) + MARGIN
  const glow = brush.createRadialGradient(width / 2, foot, 40, width / 2, foot, width * 0.56)
  glow.addColorStop(0, color)
  glow.addColorStop(1, `${color}00`)
  brush.fillStyle = glow
  brush.fillRect(0, 0, width, foot)
}

/** Houses of toy blocks, from left to right: towers of one to five blocks with roofs and windows. */
function drawTown(
  brush: Brush,
  size: Size,
  random: Random,
  color: string,
  look: Look,
  side: number,
  max: number,
): void {
  const { width } = sheet(size)
  for (let x = -drawInt(random, 0, side); x < width; ) {
    const wide = side * drawInt(random, 1, 2)
    const floors = drawInt(random, 1, max)
    const top = railY(size) + MARGIN - floors * side
    for (let floor = 0; floor < floors; floor++) {
      const y = top + floor * side
      brush.fillStyle = tone(color, -0.12)
      roundRect(brush, x + 1, y + 1, wide - 2, side, 5)
      brush.fill()
      brush.fillStyle = color
      roundRect(brush, x + 1, y + 1, wide - 2, side - 5, 5)
      brush.fill()
      for (let at = 0; at < wide / side; at++) {
        // The ground floor stays dark, because players run in front of it.
        if (draw(random) < 0.7 || floor === floors - 1) continue
        brush.globalAlpha = 0.25 + draw(random) * 0.35
        brush.fillStyle = look.window
        const left = x + at * side + side * 0.3
        roundRect(brush, left, y + side * 0.24, side * 0.4, side * 0.46, 3)
        brush.fill()
        brush.fillStyle = tone(color, -0.2)
        brush.fillRect(left + side * 0.185, y + side * 0.24, side * 0.035, side * 0.46)
        brush.fillRect(left, y + side * 0.45, side * 0.4, side * 0.035)
        brush.globalAlpha = 1
      }
    }
    if (draw(random) < 0.5) {
      brush.fillStyle = tone(color, pick(random, [-0.12, 0.1]))
      brush.beginPath()
      brush.moveTo(x + 2, top + 2)
      brush.lineTo(x + wide / 2, top - side * 0.7)
      brush.lineTo(x + wide - 2, top + 2)
      brush.fill()
    }
    x += wide + drawInt(random, 0, 1) * Math.floor(side / 2)
  }
}

function drawSky(brush: Brush, light: Light, size: Size, district: number): void {
  const { width, height } = sheet(size)
  /** Converts a place of the landscape sky to this size. */
  const at = (x: number, y: number) => [(x * size.width) / WIDTH, (y * size.height) / HEIGHT] as const
  const taller = (floors: number) => Math.round((floors * size.height) / HEIGHT)
  const look = lookOf(light, district)
  const random = createRandom(11)
  brush.fillStyle = verticalGradient(brush, height, ...look.sky)
  brush.fillRect(0, 0, width, height)
  if (light === 'night') {
    drawStars(brush, random, size)
    drawMoon(brush, ...at(690, 96))
  } else {
    disc(brush, ...at(690, 96), 66, 'rgba(255, 244, 200, 0.5)')
    disc(brush, ...at(690, 96), 46, '#ffe9a0')
  }
  const cloud = light === 'night' ? 'rgba(200, 210, 250, 0.1)' : 'rgba(255, 255, 255, 0.6)'
  for (const [x, y, scale] of [
    [120, 84, 1.5],
    [400, 52, 1.1],
    [560, 150, 1.4],
    [262, 168, 1.2],
    [40, 206, 1],
    [752, 190, 1.1],
  ] as const)
    drawCloud(brush, ...at(x, y), scale, cloud)
  const town = createRandom(5 + district)
  const isNight = light === 'night'
  const haze = look.sky[2] ?? look.near
  drawGlow(brush, size, look.sky[3] ?? haze)
  drawOutline(brush, size, town, look.far, taller(6) * 37)
  drawHaze(brush, size, haze, isNight ? 0.4 : 0.5)
  const [x] = at(230 + ((district * 137) % 330), 0)
  brush.save()
  brush.translate(x, railY(size) + MARGIN)
  drawLandmark(brush, district, taller(6) * 42, look.far, look.window)
  brush.restore()
  drawTown(brush, size, town, look.far, look, 34, taller(4))
  drawHaze(brush, size, haze, isNight ? 0.34 : 0.3)
  drawTown(brush, size, town, look.near, look, 42, taller(3))
  // A little in front of all, so that what falls stands out.
  drawHaze(brush, size, isNight ? (look.sky[1] ?? look.near) : haze, isNight ? 0.34 : 0.3)
}

export function skyTexture(light: Light, size: Size, district: number) {
  const { width, height } = sheet(size)
  return paint(
    `blue:sky:${light}:${district}:${width}x${height}`,
    width,
    height,
    (brush) => drawSky(brush, light, size, district),
    { role: 'far', sharpness: 2 },
  )
}

/** The rail that falling things disappear behind. */
export function railTexture(light: Light, size: Size, district: number) {
  const { width } = sheet(size)
  const height = size.height + 2 * MARGIN - railY(size)
  return paint(
    `blue:rail:${light}:${district}:${width}`,
    width,
    height,
    (brush) => {
      const { rail } = lookOf(light, district)
      brush.fillStyle = tone(rail, -0.25)
      brush.fillRect(0, 0, width, height)
      brush.fillStyle = rail
      brush.fillRect(0, 0, width, 14)
      brush.fillStyle = tone(rail, 0.3)
      brush.fillRect(0, 0, width, 3)
      brush.fillStyle = tone(rail, -0.2)
      for (let x = 4; x < width; x += 40) disc(brush, x + 16, 8.5, 2.4, tone(rail, -0.35))
    },
    { role: 'ground', sharpness: 2 },
  )
}
