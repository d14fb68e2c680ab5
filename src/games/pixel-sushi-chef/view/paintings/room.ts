/** Draws the background of the bar: the wall at night with its windows, the curtain, and the counter. */
import { itemAt } from '../../../../engine/core/itemAt'
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { oval, verticalGradient } from '../../../../engine/stage/painting/shapes'
import type { Layout } from '../../rules/layout'
import { box, inCells } from './pixels'

/** How far the background extends beyond the field, for the shake. */
export const MARGIN = 12

interface Ground {
  readonly width: number
  readonly height: number
  /** Where the wall ends and the counter begins. */
  readonly wallEnd: number
}

const groundOf = ({ width, height, counterY }: Layout): Ground => ({
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
  wallEnd: counterY + MARGIN,
})

/** The rack between the windows, and one window. */
const SHELF = 178
const WINDOW = { width: 144, y: 84 } as const

/** What is seen outside, and the wall and curtain inside. */
interface Look {
  readonly sky: readonly [string, string, string]
  readonly wall: readonly [string, string, string]
  readonly curtain: string
  readonly weather?: 'rain' | 'snow' | 'fireworks'
}

const NIGHT: Look = {
  sky: ['#101a38', '#182650', '#31457f'],
  wall: ['#3b222c', '#54303a', '#6b3f3f'],
  curtain: '#2f4a80',
}

/** Seven evenings, from sunset to a festival. The other modes have a clear night. */
const LOOKS: readonly Look[] = [
  { sky: ['#3a3f78', '#b0607a', '#f0a065'], wall: ['#4a2a2c', '#6a3c3a', '#84503f'], curtain: '#a8452f' },
  NIGHT,
  {
    sky: ['#141c2c', '#26324a', '#42526c'],
    wall: ['#22303c', '#30444e', '#40585a'],
    curtain: '#2f6a66',
    weather: 'rain',
  },
  { sky: ['#1c1440', '#3a2468', '#6a4690'], wall: ['#2e2344', '#43305c', '#5a4068'], curtain: '#6a4690' },
  {
    sky: ['#2c3c5c', '#5a7090', '#a4b4c8'],
    wall: ['#3a3230', '#54483e', '#6e5e4c'],
    curtain: '#4a6a92',
    weather: 'snow',
  },
  { sky: ['#06241f', '#0f4038', '#2a7058'], wall: ['#1f3a2e', '#2f5240', '#436a50'], curtain: '#3f7d4a' },
  {
    sky: ['#080c20', '#101838', '#202c58'],
    wall: ['#4a1420', '#701f2a', '#8f3030'],
    curtain: '#c0392b',
    weather: 'fireworks',
  },
]

const lookOf = (evening: number | undefined) => (evening === undefined ? NIGHT : itemAt(LOOKS, evening - 1))

function drawWeather(
  brush: Brush,
  { weather }: Look,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  for (let n = 0; n < (weather ? 34 : 0); n++) {
    const dx = ((n * 0.7548776662) % 1) * (width - 6)
    const dy = ((n * 0.5698402909) % 1) * (height - 14)
    if (weather === 'rain') box(brush, x + dx, y + dy, 2, 10, 'rgba(190, 215, 240, 0.5)')
    else if (weather === 'snow') box(brush, x + dx, y + dy, 4, 4, 'rgba(255, 255, 255, 0.75)')
  }
  if (weather !== 'fireworks') return
  for (const [dx, dy, color] of [
    [36, 40, '#ffd76a'],
    [92, 24, '#ff7a8a'],
    [112, 66, '#7fc8ff'],
  ] as const)
    for (let ray = 0; ray < 8; ray++)
      for (const far of [8, 14, 20]) {
        const angle = (ray * Math.PI) / 4
        box(brush, x + dx + Math.cos(angle) * far, y + dy + Math.sin(angle) * far, 3, 3, color)
      }
}

function drawWindow(brush: Brush, look: Look, x: number, y: number, width: number, height: number): void {
  box(brush, x - 9, y - 9, width + 18, height + 18, '#2c1a20')
  brush.fillStyle = verticalGradient(brush, y + height, ...look.sky)
  brush.fillRect(x, y, width, height)
  // The town across the street.
  let at = x
  for (const [w, h] of [
    [24, 48],
    [18, 69],
    [33, 36],
    [21, 57],
    [30, 42],
  ] as const) {
    const shown = Math.min(w, x + width - at)
    if (shown <= 0) break
    box(brush, at, y + height - h, shown, h, '#0d1430')
    for (let lit = 0; lit < 4; lit++)
      if ((at + lit * 7) % 5 < 3)
        box(brush, at + 4 + (lit % 2) * 9, y + height - h + 8 + Math.floor(lit / 2) * 14, 4, 5, '#e9b95b')
    at += w
  }
  drawWeather(brush, look, x, y, width, height)
  box(brush, x + width / 2 - 2, y, 5, height, '#2c1a20')
  box(brush, x, y + height * 0.42, width, 5, '#2c1a20')
}

function drawRoom(brush: Brush, { width, wallEnd }: Ground, look: Look): void {
  brush.fillStyle = verticalGradient(brush, wallEnd, ...look.wall)
  brush.fillRect(0, 0, width, wallEnd)
  for (let x = 0; x < width; x += 54) box(brush, x, 0, 3, wallEnd, 'rgba(30, 14, 22, 0.45)')
  const shelfX = (width - SHELF) / 2
  const shelfY = wallEnd - 70
  const windowX = Math.round((shelfX - WINDOW.width) * 0.58)
  const height = shelfY - WINDOW.y
  drawWindow(brush, look, windowX, WINDOW.y, WINDOW.width, height)
  drawWindow(brush, look, width - windowX - WINDOW.width, WINDOW.y, WINDOW.width, height)
  if (!look.weather) {
    oval(brush, windowX + 111, WINDOW.y + 27, 15, 15, '#f6e6b4')
    oval(brush, windowX + 117, WINDOW.y + 23, 13, 13, look.sky[1])
  }
  // A rack with bottles.
  box(brush, shelfX, shelfY, SHELF, 9, '#2c1a20')
  box(brush, shelfX, shelfY - 3, SHELF, 6, '#8a5636')
  for (const [at, tall, color] of [
    [9, 51, '#4f7d62'],
    [33, 39, '#8aa7bf'],
    [60, 57, '#9c4b3f'],
    [87, 42, '#c98f45'],
    [114, 54, '#4a6a92'],
    [144, 45, '#6d8f55'],
  ] as const) {
    const x = shelfX + at
    const foot = shelfY - 3
    box(brush, x, foot - tall * 0.62, 18, tall * 0.62, tone(color, -0.2))
    box(brush, x + 6, foot - tall, 6, tall * 0.4, tone(color, -0.3))
    box(brush, x + 3, foot - tall * 0.5, 12, tall * 0.24, '#ead9b4')
  }
}

/** The short curtain over the bar. */
function drawCurtain(brush: Brush, width: number, { curtain }: Look): void {
  box(brush, 0, 0, width, 15, '#24161d')
  for (let n = 0; n * 84 < width; n++) {
    const x = n * 84
    box(brush, x + 2, 12, 79, 36, tone(curtain, -0.28))
    box(brush, x + 2, 12, 79, 30, curtain)
    brush.strokeStyle = tone(curtain, 0.5)
    brush.lineWidth = 3
    for (const r of [6, 12]) {
      brush.beginPath()
      brush.arc(x + 42, 42, r, Math.PI, 0)
      brush.stroke()
    }
  }
}

function drawCounter(brush: Brush, { width, height, wallEnd: y }: Ground): void {
  const deep = height - y
  brush.fillStyle = verticalGradient(brush, height, '#9a5f3a', '#a9683f', '#7d4a30')
  brush.fillRect(0, y, width, deep)
  for (let row = 0; row * 42 < deep; row++) {
    box(brush, 0, y + row * 42 + 39, width, 3, 'rgba(60, 28, 20, 0.28)')
    for (let n = 0; n < 7; n++)
      box(
        brush,
        ((n * 113 + row * 61) % (width - 24)) + 9,
        y + row * 42 + 14 + (n % 3) * 8,
        48,
        3,
        'rgba(60, 28, 20, 0.16)',
      )
  }
  box(brush, 0, y - 6, width, 6, '#e2a468')
  box(brush, 0, y, width, 9, '#c07f4a')
  box(brush, 0, y + 9, width, 6, 'rgba(40, 18, 14, 0.35)')
}

/** @param evening - its number; none in the other modes */
export const roomTexture = (bar: Layout, evening?: number) => {
  const look = lookOf(evening)
  const ground = groundOf(bar)
  const { width, height } = ground
  return paint(
    `sushi:room:${width}:${evening}`,
    width,
    height,
    (brush) => {
      inCells(
        brush,
        width,
        height,
        (small) => {
          drawRoom(small, ground, look)
          drawCurtain(small, width, look)
        },
        null,
      )
      warm(brush, ground)
    },
    { role: 'far', sharpness: 2 },
  )
}

/** Light of the lanterns on the wall: smooth over the crisp cells. */
function warm(brush: Brush, { width, wallEnd }: Ground): void {
  const glow = brush.createRadialGradient(width / 2, 90, 20, width / 2, 90, 380)
  glow.addColorStop(0, 'rgba(255, 190, 100, 0.28)')
  glow.addColorStop(1, 'rgba(255, 190, 100, 0)')
  brush.fillStyle = glow
  brush.fillRect(0, 0, width, wallEnd)
}

/** The counter alone, drawn over the guests: they disappear behind it. */
export const counterTexture = (bar: Layout) => {
  const ground = groundOf(bar)
  const { width, height, wallEnd } = ground
  return paint(
    `sushi:counter:${width}`,
    width,
    height,
    (brush) => {
      inCells(brush, width, height, (small) => drawCounter(small, ground), null)
      const reach = Math.max(380, height - wallEnd)
      const light = brush.createRadialGradient(width / 2, wallEnd + 100, 30, width / 2, wallEnd + 100, reach)
      light.addColorStop(0, 'rgba(255, 214, 150, 0.3)')
      light.addColorStop(1, 'rgba(40, 12, 10, 0.22)')
      brush.fillStyle = light
      brush.fillRect(0, wallEnd, width, height)
    },
    { role: 'ground', sharpness: 2 },
  )
}
