/** Draws the surroundings of the pieces: the table, the board's frame, and the tools. */
import type { Size } from '../../../../engine/core/game/contract'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect } from '../../../../engine/stage/painting/shapes'
import type { Options } from '../../options'
import type { Layout, Tool, ToolId } from '../../rules/layout'
import { texts } from '../../texts/game'
import { chanceBy, fill, line, repeat, round } from './tools'
import { drawTray } from './tray'

const FRAME = 7

/** Felt of three colors, and wood: under the lamp, halfway, and in the corners. */
const TABLES: Readonly<Record<Options['table'], readonly [string, string, string]>> = {
  blue: ['#3d5570', '#2a3a52', '#1a2334'],
  green: ['#3b6a51', '#28503c', '#183426'],
  wood: ['#8a6444', '#664730', '#402b1d'],
  gray: ['#62666e', '#474a51', '#2b2d32'],
}

/** A table with a lamp above it, its trays, and the wooden frame of the picture with this name. */
export function drawTable(
  b: Brush,
  size: Size,
  { board, area, trays, tools }: Layout,
  table: Options['table'],
  name: string,
): void {
  const [lit, half, dark] = TABLES[table]
  const { width, height } = size
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 }
  fill(
    b,
    0,
    0,
    width,
    height,
    round(b, middle.x, middle.y, Math.hypot(width, height) * 0.62, [
      [0, lit],
      [0.55, half],
      [1, dark],
    ]),
  )
  const by = chanceBy(1)
  repeat(Math.round((width * height) / 900), () =>
    fill(
      b,
      by.in(0, width),
      by.in(0, height),
      by.in(1, table === 'wood' ? 60 : 2.4),
      1,
      by.of(['rgba(255, 255, 255, 0.028)', 'rgba(0, 0, 0, 0.05)']),
    ),
  )
  for (const tray of trays)
    drawTray(b, { ...tray, height: tray.height - 4 }, [tone(lit, 0.3), tone(lit, 0.06)], name)
  const [tool] = tools
  if (tool) {
    b.fillStyle = 'rgba(8, 12, 24, 0.34)'
    if (tool.y >= area.height) fill(b, 0, area.height, width, height - area.height, b.fillStyle)
    else fill(b, area.width, 0, width - area.width, height, b.fillStyle)
  }
  const box = (by: number, radius: number) =>
    roundRect(b, board.x - by, board.y - by, board.width + by * 2, board.height + by * 2, radius)
  b.save()
  b.shadowColor = 'rgba(0, 0, 0, 0.5)'
  b.shadowBlur = 30
  b.shadowOffsetY = 8
  b.fillStyle = '#7d5230'
  box(FRAME, 9)
  b.fill()
  b.restore()
  b.fillStyle = '#b9824f'
  roundRect(b, board.x - FRAME, board.y - FRAME, board.width + FRAME * 2, board.height + FRAME * 2 - 3, 9)
  b.fill()
  b.fillStyle = '#d9a56d'
  roundRect(b, board.x - FRAME + 1, board.y - FRAME + 1, board.width + FRAME * 2 - 2, 2.5, 2)
  b.fill()
  b.fillStyle = '#1b2536'
  box(1, 2)
  b.fill()
  b.save()
  box(0, 1)
  b.clip()
  fill(
    b,
    board.x,
    board.y,
    board.width,
    board.height,
    round(b, middle.x, middle.y, board.width * 0.66, [
      [0, '#3a4a63'],
      [1, '#2a374d'],
    ]),
  )
  b.shadowColor = 'rgba(0, 0, 0, 0.75)'
  b.shadowBlur = 20
  b.shadowOffsetY = 4
  b.strokeStyle = '#141b28'
  b.lineWidth = 8
  roundRect(b, board.x - 4, board.y - 4, board.width + 8, board.height + 8, 1)
  b.stroke()
  b.restore()
}

/** A button on the table; lit and with a lamp while it is on. */
export function toolTexture({ id, width, height }: Tool, on: boolean) {
  return paint(`jigsaw:tool:${id}:${on}:${width}:${height}`, width, height + 4, (b) => {
    const ground = on ? PALETTE.sky : '#3d4c66'
    const ink = on ? '#10202f' : '#f3f1ea'
    b.fillStyle = tone(ground, -0.32)
    roundRect(b, 0, 4, width, height, 12)
    b.fill()
    b.fillStyle = ground
    roundRect(b, 0, 0, width, height, 12)
    b.fill()
    b.fillStyle = 'rgba(255, 255, 255, 0.22)'
    roundRect(b, 8, 2.5, width - 16, 2, 1)
    b.fill()
    icon(b, id, width / 2, 18, ink)
    b.fillStyle = ink
    b.textAlign = 'center'
    b.textBaseline = 'middle'
    b.font = '600 15px "Fredoka Variable", Fredoka, sans-serif'
    b.fillText(texts.tools[id], width / 2, 39)
    if (id === 'ghost' || id === 'edges' || id === 'zoom') {
      disc(b, width - 12, 12, 5, on ? '#10202f' : 'rgba(255, 255, 255, 0.25)')
      disc(b, width - 12, 12, 3.2, on ? '#fff7c2' : '#2a3548')
    }
  })
}

function icon(b: Brush, id: ToolId, x: number, y: number, ink: string): void {
  b.strokeStyle = ink
  b.lineWidth = 2.2
  b.lineCap = 'round'
  b.lineJoin = 'round'
  if (id === 'ghost' || id === 'choose') {
    if (id === 'ghost') b.setLineDash([3, 3.4])
    roundRect(b, x - 12, y - 9, 24, 18, 3)
    b.stroke()
    b.setLineDash([])
    line(b, ink, 2.2, [x - 9, y + 5, x - 3, y - 2, x + 2, y + 3, x + 5, y, x + 9, y + 5])
    disc(b, x + 5, y - 4.5, 1.9, ink)
    return
  }
  if (id === 'zoom') {
    b.beginPath()
    b.arc(x - 2, y - 1.5, 7.5, 0, Math.PI * 2)
    b.stroke()
    line(b, ink, 2.2, [x + 3.8, y + 4.2, x + 9.5, y + 9])
    line(b, ink, 2.2, [x - 5.6, y - 1.5, x + 1.6, y - 1.5])
    line(b, ink, 2.2, [x - 2, y - 5.1, x - 2, y + 2.1])
    return
  }
  b.beginPath()
  if (id === 'turn') {
    b.arc(x, y, 8.5, -0.5, Math.PI * 1.35)
    b.stroke()
    line(b, ink, 2.2, [x + 1.5, y - 6, x + 7.5, y - 4.2, x + 9.6, y - 10])
    return
  }
  // A corner piece with its two tabs.
  b.moveTo(x - 10, y + 8)
  b.lineTo(x - 10, y - 8)
  b.lineTo(x + 5, y - 8)
  b.lineTo(x + 5, y - 4)
  b.arc(x + 6.5, y, 3.6, -1.9, 1.9)
  b.lineTo(x + 5, y + 8)
  b.lineTo(x + 1, y + 8)
  b.arc(x - 2.5, y + 6.6, 3.4, 0.4, Math.PI - 0.4, true)
  b.closePath()
  b.stroke()
}

/** A band of light for the finished picture. */
export function sweepTexture() {
  return paint(
    'jigsaw:sweep',
    128,
    8,
    (b) => {
      const light = b.createLinearGradient(0, 0, 128, 0)
      for (const [at, strength] of [
        [0, 0],
        [0.45, 0.75],
        [0.55, 0.75],
        [1, 0],
      ] as const)
        light.addColorStop(at, `rgba(255, 250, 225, ${strength})`)
      fill(b, 0, 0, 128, 8, light)
    },
    { sharpness: 1 },
  )
}
