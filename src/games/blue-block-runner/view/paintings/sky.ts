/** Draws the town behind the track, by night and by day: sky, toy-block houses, the rail in front. */
import type { Size } from '../../../../engine/core/game/contract'
import { createRandom, draw, drawInt, pick, type Random } from '../../../../engine/core/math/random'
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { HEIGHT, PLAYER_ABOVE, PLAYER_SIZE, WIDTH } from '../../rules/world'

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

const LOOKS: Readonly<Record<Light, Look>> = {
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
    near: '#8fb3c6',
    window: '#f4f8f4',
    rail: '#5f7f96',
  },
}

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
  brush.save()
  brush.beginPath()
  brush.rect(x - 50, y - 50, 100, 100)
  brush.arc(x + 14, y - 10, 30, 0, Math.PI * 2)
  brush.clip('evenodd')
  disc(brush, x, y, 34, '#f4e7c0')
  brush.restore()
}

function drawCloud(brush: Brush, x: number, y: number, size: number): void {
  for (const [dx, dy, r] of [
    [-38, 6, 18],
    [-14, -6, 26],
    [16, -2, 22],
    [38, 7, 16],
  ] as const)
    disc(brush, x + dx * size, y + dy * size, r * size, 'rgba(255, 255, 255, 0.75)')
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
        if (draw(random) < 0.45 || floor === floors - 1) continue
        brush.globalAlpha = 0.35 + draw(random) * 0.4
        brush.fillStyle = look.window
        roundRect(brush, x + at * side + side * 0.32, y + side * 0.28, side * 0.36, side * 0.36, 3)
        brush.fill()
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

function drawSky(brush: Brush, light: Light, size: Size): void {
  const { width, height } = sheet(size)
  /** Converts a place of the landscape sky to this size. */
  const at = (x: number, y: number) => [(x * size.width) / WIDTH, (y * size.height) / HEIGHT] as const
  const taller = (floors: number) => Math.round((floors * size.height) / HEIGHT)
  const look = LOOKS[light]
  const random = createRandom(11)
  brush.fillStyle = verticalGradient(brush, height, ...look.sky)
  brush.fillRect(0, 0, width, height)
  if (light === 'night') {
    drawStars(brush, random, size)
    drawMoon(brush, ...at(690, 86))
  } else {
    disc(brush, ...at(690, 86), 52, 'rgba(255, 244, 200, 0.5)')
    disc(brush, ...at(690, 86), 36, '#ffe9a0')
    drawCloud(brush, ...at(150, 92), 1)
    drawCloud(brush, ...at(430, 58), 0.8)
    drawCloud(brush, ...at(560, 150), 0.9)
  }
  const town = createRandom(5)
  drawTown(brush, size, town, look.far, look, 34, taller(6))
  drawTown(brush, size, town, look.near, look, 42, taller(3))
}

export function skyTexture(light: Light, size: Size) {
  const { width, height } = sheet(size)
  return paint(
    `blue:sky:${light}:${width}x${height}`,
    width,
    height,
    (brush) => drawSky(brush, light, size),
    { role: 'far', sharpness: 2 },
  )
}

/** The rail that falling things disappear behind. */
export function railTexture(light: Light, size: Size) {
  const { width } = sheet(size)
  const height = size.height + 2 * MARGIN - railY(size)
  return paint(
    `blue:rail:${light}:${width}`,
    width,
    height,
    (brush) => {
      const { rail } = LOOKS[light]
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
