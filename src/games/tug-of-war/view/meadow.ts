/** Draws the meadow of Tug of War: sky and hills, which stay, the ground, which the camera moves over, and thumbs. */
import type { Size } from '../../../engine/core/game/contract'
import { FOUR_SEATS, SEAT_LOOKS, teamOf } from '../../../engine/core/input/seats'
import { PALETTE, tone } from '../../../engine/core/palette'
import type { Brush } from '../../../engine/stage/painting/paint'
import { fillSeatSymbol } from '../../../engine/stage/painting/seats'
import { oval, verticalGradient } from '../../../engine/stage/painting/shapes'
import {
  type BearName,
  HEIGHT,
  LEFT_WINS_AT,
  RIGHT_WINS_AT,
  ribbonX,
  type Side,
  WIDTH,
  ZONES_BOTTOM,
  ZONES_TOP,
  zonesIn,
} from '../rules'
import { drawFair } from './fair'
import { BEYOND, GROUND_Y, MARGIN, PUDDLE, SIDE_COLORS, viewOf } from './layout'

interface Look {
  readonly sky: readonly string[]
  readonly hills: readonly [string, string, string]
  readonly grass: readonly [edge: string, light: string, dark: string]
  readonly blades: string
  readonly sun: string
  readonly stars?: true
}

const EVENING: Look = {
  sky: ['#27406b', '#54689a', '#d39a7c', '#e8b98a', '#e8b98a'],
  hills: ['#4d5f6d', '#43565f', '#3b5052'],
  grass: ['#3f6b47', '#4f8153', '#35593f'],
  blades: 'rgba(150, 200, 130, 0.35)',
  sun: '255, 226, 170',
}

/** The day of the tournament, from morning to night, and in the other modes an evening. */
const LOOKS: Readonly<Record<BearName, Look>> = {
  cub: {
    sky: ['#6db3e4', '#9fd0ee', '#d3e9ef', '#f6e6c8', '#f6e6c8'],
    hills: ['#8fb7ae', '#74a68f', '#5f9478'],
    grass: ['#4f8f50', '#63a85c', '#417a48'],
    blades: 'rgba(210, 245, 160, 0.4)',
    sun: '255, 244, 200',
  },
  sleepy: {
    sky: ['#3f8fd0', '#62aee2', '#9fd2ee', '#cfeaf2', '#cfeaf2'],
    hills: ['#7aa7b4', '#5b958f', '#4a866f'],
    grass: ['#418a4a', '#539f52', '#387142'],
    blades: 'rgba(200, 240, 150, 0.4)',
    sun: '255, 250, 214',
  },
  drummer: {
    sky: ['#4f7fc0', '#8fb0d8', '#f0cf96', '#f8b95c', '#f8b95c'],
    hills: ['#a08660', '#8a6c4c', '#735740'],
    grass: ['#9a7a1f', '#b8922e', '#6d5a24'],
    blades: 'rgba(240, 220, 140, 0.4)',
    sun: '255, 222, 140',
  },
  trickster: EVENING,
  iron: {
    sky: ['#5f7393', '#8ea3bd', '#bccad8', '#dfe2e6', '#dfe2e6'],
    hills: ['#9fb0c1', '#899dae', '#74889a'],
    grass: ['#a9bccb', '#c3d3de', '#8fa5b7'],
    blades: 'rgba(255, 255, 255, 0.5)',
    sun: '255, 246, 230',
  },
  champion: {
    sky: ['#0d1430', '#1a2550', '#2f3a70', '#4a4a86', '#4a4a86'],
    hills: ['#252e52', '#1f2847', '#19223c'],
    grass: ['#23493f', '#2c5a4a', '#1b3a34'],
    blades: 'rgba(150, 200, 190, 0.3)',
    sun: '240, 236, 214',
    stars: true,
  },
}

const lookOf = (bear: BearName | null) => (bear ? LOOKS[bear] : EVENING)

/** Sky, sun, clouds and hills. */
export function drawBack(brush: Brush, size: Size, bear: BearName | null): void {
  const view = viewOf(size)
  const look = lookOf(bear)
  const isUpright = size.height > size.width
  brush.fillStyle = verticalGradient(brush, view.y + HEIGHT * view.scale, ...look.sky)
  brush.fillRect(0, 0, size.width + 2 * MARGIN, size.height + 2 * MARGIN)
  brush.translate(MARGIN, MARGIN)
  if (isUpright || look.stars) drawStars(brush, size.width, isUpright ? view.y : 200)
  brush.translate(view.x, view.y)
  brush.scale(view.scale, view.scale)
  oval(brush, 590, 206, 46, 46, `rgba(${look.sun}, 0.9)`)
  oval(brush, 590, 206, 80, 80, `rgba(${look.sun}, 0.16)`)
  for (const [x, y, w] of [
    [244, 70, 60],
    [420, 46, 44],
    [574, 92, 52],
  ] as const) {
    brush.fillStyle = `rgba(255, 246, 236, ${look.stars ? 0.12 : 0.42})`
    brush.beginPath()
    for (const [dx, dy, rx, ry] of [
      [0, 4, 1, 12],
      [-0.4, -5, 0.4, 14],
      [0.1, -14, 0.46, 20],
      [0.5, -4, 0.36, 13],
    ] as const) {
      brush.moveTo(x + (dx + rx) * w, y + dy)
      brush.ellipse(x + dx * w, y + dy, rx * w, ry, 0, 0, Math.PI * 2)
    }
    brush.fill()
  }
  oval(brush, 120, 330, 330, 120, look.hills[0])
  oval(brush, 660, 340, 380, 130, look.hills[1])
  oval(brush, 400, 360, 340, 100, look.hills[2])
}

/** The top of the ground, in the meadow's units; its picture begins there, `BEYOND` to the left. */
export const GROUND_TOP = 60
/** The height of the ground's picture. */
export const groundHeight = (size: Size): number => {
  const { y, scale } = viewOf(size)
  return (size.height + MARGIN - y) / scale - GROUND_TOP
}

/** Grass, a puddle in the middle, and the two flags. */
export function drawGround(brush: Brush, size: Size, bear: BearName | null): void {
  const { grass, blades } = lookOf(bear)
  const wide = WIDTH + 2 * BEYOND
  const deep = groundHeight(size)
  brush.translate(BEYOND, -GROUND_TOP)
  drawFair(brush, lookOf(bear).hills, lookOf(bear).stars !== undefined)
  brush.fillStyle = grass[0]
  brush.fillRect(-BEYOND, 312, wide, deep)
  brush.fillStyle = verticalGradient(brush, HEIGHT, grass[1], grass[1], grass[1], grass[2])
  brush.fillRect(-BEYOND, 316, wide, deep)
  brush.strokeStyle = blades
  brush.lineWidth = 2
  for (let i = 0; i < 130; i++) {
    const x = ((i * 0.7548776662) % 1) * wide - BEYOND
    const y = 330 + ((i * 0.5698402909) % 1) * 118
    brush.beginPath()
    brush.moveTo(x, y)
    brush.lineTo(x + 2, y - 6)
    brush.moveTo(x + 4, y)
    brush.lineTo(x + 5, y - 5)
    brush.stroke()
  }
  drawPuddle(brush)
  for (const side of [0, 1] as const) drawFlag(brush, side)
}

/** Water in a rim of mud, darker where it is deep. */
function drawPuddle(brush: Brush): void {
  const [x, y] = [WIDTH / 2, GROUND_Y + 22]
  oval(brush, x, y, PUDDLE.x, PUDDLE.y, '#3d2c20')
  for (const [dx, dy, r] of [
    [-124, -6, 15],
    [-96, 20, 18],
    [-30, 29, 20],
    [60, 27, 22],
    [116, 10, 17],
  ] as const)
    oval(brush, x + dx, y + dy, r, r * 0.5, '#6b5038')
  oval(brush, x, y - 2, PUDDLE.x - 3, PUDDLE.y - 3, '#6b5038')
  oval(brush, x, y + 1, PUDDLE.x - 13, PUDDLE.y - 9, '#27455c')
  oval(brush, x, y + 4, PUDDLE.x - 19, PUDDLE.y - 13, '#3f6d8c')
  oval(brush, x + 12, y + 9, PUDDLE.x - 56, PUDDLE.y - 23, '#5a8cab')
  oval(brush, x - 34, y - 5, 52, 4.5, 'rgba(235, 248, 255, 0.5)')
  oval(brush, x + 52, y + 1, 20, 2.5, 'rgba(235, 248, 255, 0.35)')
}

function drawFlag(brush: Brush, side: Side): void {
  const x = ribbonX(side === 0 ? LEFT_WINS_AT : RIGHT_WINS_AT)
  const outward = side === 0 ? -1 : 1
  brush.fillStyle = '#2b2420'
  brush.fillRect(x - 2, GROUND_Y - 132, 5, 134)
  brush.fillStyle = '#cbb79a'
  brush.fillRect(x - 2, GROUND_Y - 132, 3, 134)
  brush.fillStyle = tone(SIDE_COLORS[side], -0.25)
  brush.beginPath()
  brush.moveTo(x, GROUND_Y - 131)
  brush.lineTo(x + outward * 44, GROUND_Y - 114)
  brush.lineTo(x, GROUND_Y - 97)
  brush.fill()
  brush.fillStyle = SIDE_COLORS[side]
  brush.beginPath()
  brush.moveTo(x, GROUND_Y - 131)
  brush.lineTo(x + outward * 44, GROUND_Y - 116)
  brush.lineTo(x, GROUND_Y - 101)
  brush.fill()
}

/** The first stars, high over the hills. */
function drawStars(brush: Brush, width: number, height: number): void {
  for (let i = 0; i < 26; i++) {
    const x = ((i * 0.7548776662) % 1) * width
    const y = ((i * 0.5698402909) % 1) * height
    oval(brush, x, y, 1.3, 1.3, `rgba(255, 244, 220, ${0.5 * (1 - y / height)})`)
  }
}

/** The areas for thumbs below the meadow of a portrait field: one for each side's half, or a wide one. */
export function drawThumbs(brush: Brush, { width, height }: Size, two: boolean): void {
  const top = height / 2 + ZONES_TOP
  brush.translate(0, top)
  const room = { width: two ? width / 2 : width, height: height - top }
  drawThumb(brush, room, 0)
  if (!two) return
  brush.translate(room.width, 0)
  drawThumb(brush, room, 1)
}

/** A large area, with the sign of the side's headband: one bar or two. */
function drawThumb(brush: Brush, { width, height }: Size, side: Side): void {
  brush.beginPath()
  brush.roundRect(12, 0, width - 24, height - ZONES_BOTTOM, 26)
  brush.fillStyle = `${SIDE_COLORS[side]}2e`
  brush.fill()
  brush.strokeStyle = `${SIDE_COLORS[side]}b0`
  brush.lineWidth = 3
  brush.stroke()
  const x = width / 2
  const y = (height - ZONES_BOTTOM) / 2
  oval(brush, x, y, 46, 46, `${SIDE_COLORS[side]}50`)
  brush.fillStyle = PALETTE.paper
  for (let i = 0; i <= side; i++) brush.fillRect(x - 4 + i * 18 - side * 9, y - 20, 8, 40)
}

/** Width of a zone that is drawn on a wide field. */
const ZONE_WIDTH = 116

/** The zones for fingers of two against two, with the signs of their seats. */
export function drawZones(brush: Brush, size: Size): void {
  const { width, height } = size
  const isUpright = height > width
  const wide = isUpright ? width / 2 - 18 : ZONE_WIDTH
  const zones = zonesIn(size)
  for (const seat of FOUR_SEATS) {
    const side = teamOf(seat)
    const x = side === 0 ? 12 : width - 12 - wide
    const [from, to] = zones[seat < 2 ? 0 : 1]
    brush.beginPath()
    brush.roundRect(x, from, wide, to - from, 22)
    brush.fillStyle = `${SIDE_COLORS[side]}2e`
    brush.fill()
    brush.strokeStyle = `${SIDE_COLORS[side]}b0`
    brush.lineWidth = isUpright ? 3 : 2
    brush.stroke()
    brush.fillStyle = PALETTE[SEAT_LOOKS[seat].hue]
    fillSeatSymbol(brush, seat, x + wide / 2, (from + to) / 2, isUpright ? 24 : 15)
  }
}
