/** Draws the six ingredients, each with a distinct silhouette. */
import { tone } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { oval, polygon } from '../../../../engine/stage/painting/shapes'
import { INGREDIENTS, type IngredientType } from '../../rules/world'
import { box, pixelTexture } from './pixels'

/** Side of an ingredient's picture. */
const FOOD = 84

export const colorOf = (type: IngredientType) =>
  INGREDIENTS.find((ingredient) => ingredient.type === type)?.color ?? '#ffffff'

function drawRice(brush: Brush): void {
  const white = colorOf('rice')
  const heap = (dy: number, style: string) => {
    oval(brush, 42, 54 + dy, 33, 18, style)
    for (const [x, y, r] of [
      [18, 46, 10],
      [31, 33, 12],
      [48, 28, 12],
      [62, 40, 11],
      [68, 52, 9],
    ] as const)
      oval(brush, x, y + dy, r, r, style)
    oval(brush, 42, 44 + dy, 22, 16, style)
  }
  heap(3, tone(white, -0.26))
  heap(0, white)
  for (const [x, y] of [
    [27, 42],
    [42, 36],
    [54, 45],
    [33, 57],
    [48, 57],
    [63, 54],
    [21, 54],
  ] as const)
    box(brush, x, y, 6, 3, tone(white, -0.2))
  box(brush, 39, 24, 9, 3, '#ffffff')
}

function drawFish(brush: Brush): void {
  const color = colorOf('fish')
  polygon(brush, tone(color, -0.25), [57, 42], [78, 24], [75, 42], [78, 63])
  polygon(brush, color, [57, 40], [76, 24], [73, 40])
  oval(brush, 37, 44, 29, 19, tone(color, -0.28))
  oval(brush, 37, 41, 29, 18, color)
  polygon(brush, tone(color, -0.2), [30, 26], [39, 15], [51, 28])
  for (const x of [33, 42, 51]) {
    box(brush, x, 33, 3, 15, tone(color, 0.55))
    box(brush, x + 3, 36, 3, 9, tone(color, 0.3))
  }
  oval(brush, 20, 38, 5.5, 5.5, '#fffdf8')
  box(brush, 18, 36, 5, 5, '#1d2230')
  box(brush, 26, 45, 3, 9, tone(color, -0.28))
  box(brush, 30, 27, 15, 3, tone(color, 0.5))
}

function drawCucumber(brush: Brush): void {
  const color = colorOf('cucumber')
  brush.save()
  brush.translate(42, 42)
  brush.rotate(-Math.PI / 4)
  const bar = (y: number, high: number, style: string) => {
    brush.fillStyle = style
    brush.beginPath()
    brush.roundRect(-36, y, 66, high, 12)
    brush.fill()
  }
  bar(-13, 29, tone(color, -0.3))
  bar(-15, 26, color)
  for (const x of [-24, -9, 6]) {
    box(brush, x, -9, 9, 3, tone(color, 0.35))
    box(brush, x + 4, 4, 8, 3, tone(color, -0.22))
  }
  oval(brush, 26, 0, 10, 15, tone(color, -0.18))
  oval(brush, 27, 0, 7.5, 12, '#d8edb0')
  brush.restore()
  for (const [x, y] of [
    [57, 21],
    [63, 18],
    [60, 27],
    [66, 24],
  ] as const)
    box(brush, x, y, 3, 3, '#8cbb5c')
}

function drawAvocado(brush: Brush): void {
  const pear = (grow: number, style: string) => {
    oval(brush, 42, 53, 24 + grow, 22 + grow, style)
    oval(brush, 42, 28, 12 + grow, 15 + grow, style)
    polygon(brush, style, [30 - grow, 27], [54 + grow, 27], [65 + grow, 48], [19 - grow, 48])
  }
  pear(4, '#3c5a2a')
  pear(0, '#8fb13f')
  pear(-3, colorOf('avocado'))
  oval(brush, 42, 56, 12.5, 12.5, '#6b3d20')
  oval(brush, 41, 54, 10.5, 10.5, '#97592f')
  box(brush, 36, 48, 6, 3, '#d49a66')
}

function drawShrimp(brush: Brush): void {
  const color = colorOf('shrimp')
  const arc = (radius: number, width: number, style: string, from: number, to: number) => {
    brush.strokeStyle = style
    brush.lineWidth = width
    brush.beginPath()
    brush.arc(40, 44, radius, from, to)
    brush.stroke()
  }
  arc(22, 22, tone(color, -0.3), 0.62 * Math.PI, 1.94 * Math.PI)
  arc(23, 18, color, 0.64 * Math.PI, 1.92 * Math.PI)
  for (const turn of [0.82, 1.04, 1.26, 1.48, 1.7])
    arc(23, 18, tone(color, 0.6), (turn - 0.035) * Math.PI, (turn + 0.035) * Math.PI)
  polygon(brush, '#d9502f', [27, 60], [45, 57], [51, 78], [39, 72], [30, 81])
  oval(brush, 62, 42, 8, 10, tone(color, -0.08))
  box(brush, 61, 38, 4, 4, '#1d2230')
  box(brush, 67, 27, 3, 9, '#d9502f')
  box(brush, 70, 21, 3, 6, '#d9502f')
}

function drawNori(brush: Brush): void {
  const color = colorOf('nori')
  polygon(brush, tone(color, -0.35), [15, 21], [60, 12], [72, 66], [24, 75])
  polygon(brush, color, [15, 18], [60, 9], [72, 60], [24, 69])
  polygon(brush, tone(color, 0.22), [18, 21], [57, 13], [58, 18], [20, 26])
  for (const [x, y] of [
    [27, 36],
    [42, 30],
    [54, 39],
    [36, 48],
    [51, 54],
    [33, 60],
    [24, 45],
  ] as const)
    box(brush, x, y, 6, 3, tone(color, 0.3))
}

const DRAWN: Readonly<Record<IngredientType, (brush: Brush) => void>> = {
  rice: drawRice,
  fish: drawFish,
  cucumber: drawCucumber,
  avocado: drawAvocado,
  shrimp: drawShrimp,
  nori: drawNori,
}

export const foodTexture = (type: IngredientType) => pixelTexture(`food:${type}`, FOOD, FOOD, DRAWN[type])
