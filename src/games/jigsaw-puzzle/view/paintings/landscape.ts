/** Draws a generated landscape on the sheet of the pictures. */
import { itemAt } from '../../../../engine/core/itemAt'
import { tone } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'
import { type Landscape, landscape, type Ridge, SHEET, type Thing, type Tree } from '../../rules/landscape'
import { fill, line, poly, round, upright } from './tools'

interface Air {
  /** From above down to the far mountains. */
  readonly sky: readonly [string, string, string]
  readonly cloud: string
  readonly light: string
  /** Far and near mountains. */
  readonly mountain: readonly [string, string]
  readonly water: readonly [string, string]
  /** How much darker everything near is than by day, -1..0. */
  readonly dark: number
}

const AIR: Readonly<Record<Landscape['hour'], Air>> = {
  morning: {
    sky: ['#6f8fd0', '#f0b8b4', '#ffe3ae'],
    cloud: '#fff0e4',
    light: '#fff2c4',
    mountain: ['#c79fb4', '#6d5f92'],
    water: ['#f3c6b2', '#5f86b4'],
    dark: -0.06,
  },
  day: {
    sky: ['#2f86d8', '#7cc0ef', '#d3eefb'],
    cloud: '#ffffff',
    light: '#fff6b8',
    mountain: ['#9bb9d8', '#4b6f9c'],
    water: ['#9fd8ee', '#2b7fb0'],
    dark: 0,
  },
  evening: {
    sky: ['#3b2a6b', '#c2477a', '#ffb25c'],
    cloud: '#ff9d86',
    light: '#ffe08a',
    mountain: ['#9a4f86', '#3f2a63'],
    water: ['#f29a72', '#5b3577'],
    dark: -0.2,
  },
  night: {
    sky: ['#0a1236', '#1c2f68', '#48639c'],
    cloud: '#6177ad',
    light: '#f6f1d6',
    mountain: ['#4d639a', '#1d2a57'],
    water: ['#5672ab', '#152452'],
    dark: -0.45,
  },
}

/** Meadow, foliage from dark to light, and three colors of flowers. */
const GROUND: Readonly<
  Record<Landscape['season'], { meadow: string; leaves: readonly string[]; flowers: readonly string[] }>
> = {
  spring: {
    meadow: '#7fbf4f',
    leaves: ['#3f8f4a', '#e58fb4', '#9fd06a'],
    flowers: ['#fff3a0', '#f48fb1', '#ffffff'],
  },
  summer: {
    meadow: '#5a9e3d',
    leaves: ['#2c7340', '#3f8f3f', '#6fae45'],
    flowers: ['#e5533d', '#f6d23c', '#8a6fd6'],
  },
  autumn: {
    meadow: '#b59a3e',
    leaves: ['#a8432a', '#d9822b', '#e3b23c'],
    flowers: ['#d9822b', '#a8432a', '#f0d79a'],
  },
  winter: {
    meadow: '#dfe9f4',
    leaves: ['#31594f', '#6d8b8f', '#e9f2fb'],
    flowers: ['#ffffff', '#c3d6ec', '#b3402f'],
  },
}

export function paintLandscape(b: Brush, seed: number): void {
  const scene = landscape(seed)
  const air = AIR[scene.hour]
  const ground = GROUND[scene.season]
  const { width } = SHEET
  fill(
    b,
    0,
    0,
    width,
    420,
    upright(
      b,
      0,
      380,
      air.sky.map((color, n) => [n / 2, color] as const),
    ),
  )
  for (const { x, y, size } of scene.stars) disc(b, x, y, size, 'rgba(255, 250, 225, 0.85)')
  paintLight(b, scene, air)
  for (const cloud of scene.clouds) paintCloud(b, cloud, air.cloud)
  for (const each of scene.mountains) paintMountain(b, each, air, scene)
  paintLake(b, scene, air)
  if (scene.balloon) paintBalloon(b, scene.balloon)
  for (const { x, y, size } of scene.birds) {
    const color = tone(air.mountain[1], -0.45)
    line(b, color, 2, [x - size, y - size * 0.4, x - size * 0.3, y - size * 0.5, x, y])
    line(b, color, 2, [x, y, x + size * 0.3, y - size * 0.5, x + size, y - size * 0.4])
  }
  for (const [n, each] of scene.hills.entries()) {
    paintHill(b, each, tone(ground.meadow, air.dark - 0.2 + 0.14 * n))
    if (n === 1) paintHut(b, scene.hut, scene)
    for (const tree of scene.trees) if (tree.hill === n) paintTree(b, tree, ground.leaves, air.dark)
  }
  for (const { x, y, size, hue } of scene.flowers)
    disc(b, x, y, size, tone(itemAt(ground.flowers, hue), air.dark * 0.7))
}

function paintLight(b: Brush, { light: { x, y, size }, hour }: Landscape, { light, sky }: Air): void {
  fill(
    b,
    0,
    0,
    SHEET.width,
    420,
    round(b, x, y, size * 7, [
      [0, `${light}b0`],
      [0.3, `${light}40`],
      [1, `${light}00`],
    ]),
  )
  disc(b, x, y, size, light)
  if (hour === 'night') disc(b, x + size * 0.42, y - size * 0.18, size * 0.86, tone(sky[0], 0.12))
}

function paintCloud(b: Brush, { x, y, size }: Thing, color: string): void {
  b.globalAlpha = 0.78
  for (const [dx, dy, share] of [
    [-1.3, 0.12, 0.45],
    [-0.6, -0.18, 0.62],
    [0.15, -0.3, 0.75],
    [0.9, -0.02, 0.55],
    [1.5, 0.16, 0.36],
  ] as const)
    oval(b, x + dx * size, y + dy * size * 0.6, share * size, share * size * 0.62, color)
  b.globalAlpha = 0.4
  oval(b, x, y + size * 0.26, size * 1.7, size * 0.16, tone(color, -0.25))
  b.globalAlpha = 1
}

function below(b: Brush, { line: points }: Ridge, paint: string | CanvasGradient, base: number): void {
  poly(b, paint, 0, base, ...points.flatMap(({ x, y }) => [x, y]), SHEET.width, base)
}

function paintMountain(
  b: Brush,
  each: Ridge,
  { mountain: [far, near] }: Air,
  { season, shore }: Landscape,
): void {
  const top = Math.min(...each.line.map(({ y }) => y))
  const color = each.near < 0.3 ? far : each.near < 0.6 ? tone(near, 0.32) : near
  below(
    b,
    each,
    upright(b, top, shore, [
      [0, color],
      [1, tone(color, 0.28)],
    ]),
    shore + 4,
  )
  // Snow on the peaks, lit from one side.
  const snow = season === 'winter' ? 70 : season === 'spring' ? 44 : 30
  b.save()
  b.beginPath()
  b.moveTo(0, shore)
  for (const { x, y } of each.line) b.lineTo(x, y)
  b.lineTo(SHEET.width, shore)
  b.clip()
  const rim = each.line.map(({ x, y }, n) => [x, y + Math.max(0, top + snow - y) * (n % 2 ? 0.8 : 0.45)])
  const white = `rgba(255, 255, 255, ${0.5 + 0.35 * each.near})`
  poly(b, white, ...each.line.flatMap(({ x, y }) => [x, y - 2]), ...rim.reverse().flat())
  for (const [n, { x, y }] of each.line.entries())
    if (n % 3 === 1) poly(b, 'rgba(20, 20, 60, 0.1)', x, y, x + 26, y + 70, x + 4, y + 90)
  b.restore()
}

function paintLake(b: Brush, { shore, waves, light, boat }: Landscape, { water, light: shine }: Air): void {
  fill(
    b,
    0,
    shore,
    SHEET.width,
    250,
    upright(b, shore, 500, [
      [0, water[0]],
      [1, water[1]],
    ]),
  )
  for (const [n, { x, y, size }] of waves.entries()) {
    const wide = size * (0.5 + (y - shore) / 120)
    b.globalAlpha = 0.32
    line(b, n % 3 ? tone(water[0], 0.35) : tone(water[1], -0.25), 2.4, [x - wide / 2, y, x + wide / 2, y])
  }
  for (let n = 0; n < 9; n++) {
    b.globalAlpha = 0.5 - n * 0.04
    const wide = 26 + ((n * 37) % 40)
    line(b, shine, 3, [light.x - wide / 2, shore + 10 + n * 11, light.x + wide / 2, shore + 10 + n * 11])
  }
  b.globalAlpha = 1
  if (!boat) return
  const { x, y, size } = boat
  poly(b, '#fdf6e3', x + 2, y - size * 1.5, x + 2, y - size * 0.2, x + size * 0.9, y - size * 0.2)
  poly(b, '#d5473c', x - 2, y - size * 1.25, x - 2, y - size * 0.2, x - size * 0.62, y - size * 0.2)
  poly(
    b,
    '#6b4226',
    x - size,
    y - size * 0.12,
    x + size,
    y - size * 0.12,
    x + size * 0.66,
    y + size * 0.3,
    x - size * 0.66,
    y + size * 0.3,
  )
  line(b, '#4a2d19', 2.4, [x, y - size * 1.55, x, y])
}

function paintBalloon(b: Brush, { x, y, size }: Thing): void {
  const stripes = ['#d5473c', '#f6d23c', '#3f7fc4', '#f6d23c', '#d5473c'] as const
  b.save()
  b.beginPath()
  b.ellipse(x, y, size, size * 1.12, 0, 0, Math.PI * 2)
  b.clip()
  for (const [n, color] of stripes.entries())
    fill(b, x - size + n * size * 0.4, y - size * 1.2, size * 0.41, size * 2.4, color)
  fill(
    b,
    x - size,
    y - size * 1.2,
    size * 2,
    size * 2.4,
    round(b, x - size * 0.3, y - size * 0.4, size * 1.6, [
      [0, 'rgba(255, 255, 255, 0.35)'],
      [1, 'rgba(40, 10, 40, 0.35)'],
    ]),
  )
  b.restore()
  for (const side of [-1, 1])
    line(b, '#4a2d19', 1.5, [x + side * size * 0.5, y + size, x + side * size * 0.18, y + size * 1.5])
  fill(b, x - size * 0.22, y + size * 1.48, size * 0.44, size * 0.32, '#8a5a33')
}

function paintHill(b: Brush, each: Ridge, color: string): void {
  below(b, each, color, SHEET.height + 4)
  // Stripes of the meadow along the slope.
  for (const [n, alpha] of [0.16, 0.1, 0.12, 0.08].entries()) {
    b.globalAlpha = alpha
    line(
      b,
      n % 2 ? tone(color, -0.4) : tone(color, 0.5),
      5 + n * 2,
      each.line.flatMap(({ x, y }) => [x, y + 9 + n * 15]),
    )
  }
  b.globalAlpha = 1
}

function paintTree(
  b: Brush,
  { x, y, size, kind, shade }: Tree,
  leaves: readonly string[],
  dark: number,
): void {
  const color = tone(itemAt(leaves, Math.min(2, Math.floor(shade * 3))), dark + (shade - 0.5) * 0.2)
  fill(b, x - size * 0.06, y - size * 0.4, size * 0.12, size * 0.42, tone('#5b3d28', dark))
  if (kind === 'fir') {
    const needles = tone(itemAt(leaves, 0), dark - 0.1 + shade * 0.25)
    for (const [low, wide, tall] of [
      [0.18, 0.42, 0.62],
      [0.52, 0.34, 0.55],
      [0.86, 0.24, 0.5],
    ] as const) {
      poly(
        b,
        needles,
        x - size * wide,
        y - size * low,
        x + size * wide,
        y - size * low,
        x,
        y - size * (low + tall),
      )
      poly(
        b,
        tone(needles, 0.18),
        x - size * wide,
        y - size * low,
        x - size * wide * 0.2,
        y - size * low,
        x,
        y - size * (low + tall),
      )
    }
    return
  }
  for (const [dx, dy, share, light] of [
    [-0.24, 0.62, 0.32, -0.12],
    [0.26, 0.64, 0.32, -0.16],
    [0, 0.92, 0.36, 0],
    [-0.1, 1, 0.18, 0.2],
  ] as const)
    disc(b, x + dx * size, y - dy * size, share * size, tone(color, light))
}

function paintHut(b: Brush, { x, y, size }: Thing, { hour, season }: Landscape): void {
  const wall = tone('#a8683b', AIR[hour].dark)
  fill(b, x - size * 0.6, y - size * 0.62, size * 1.2, size * 0.62, wall)
  for (let n = 1; n < 5; n++)
    line(b, tone(wall, -0.25), 1.5, [
      x - size * 0.6,
      y - size * n * 0.12,
      x + size * 0.6,
      y - size * n * 0.12,
    ])
  poly(
    b,
    season === 'winter' ? '#f2f7fd' : tone('#8c2f2a', AIR[hour].dark),
    x - size * 0.78,
    y - size * 0.56,
    x + size * 0.78,
    y - size * 0.56,
    x,
    y - size * 1.15,
  )
  fill(b, x + size * 0.28, y - size * 1.1, size * 0.14, size * 0.3, tone('#6b5a52', AIR[hour].dark))
  const window = hour === 'day' ? '#cfe9f7' : '#ffd76a'
  for (const at of [-0.42, 0.18]) fill(b, x + at * size, y - size * 0.46, size * 0.22, size * 0.22, window)
  fill(b, x - size * 0.1, y - size * 0.4, size * 0.2, size * 0.4, tone('#4a2d19', AIR[hour].dark))
}
