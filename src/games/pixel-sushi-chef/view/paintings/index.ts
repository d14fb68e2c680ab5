/** Draws the furnishings of the bar: trays, mat, bell, bin, tickets, coins, lanterns, the cursor. */
import type { Size } from '../../../../engine/core/game/contract'
import { tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { oval, polygon, roundRect } from '../../../../engine/stage/painting/shapes'
import { box, OUTLINE, pixelTexture } from './pixels'

export const matTexture = ({ width, height }: Size) =>
  pixelTexture(`mat:${width}`, width + 12, height + 12, (brush) => {
    box(brush, 3, 9, width + 3, height, '#8c8a45')
    box(brush, 3, 3, width + 3, height - 3, '#c9c87c')
    for (let x = 9; x < width; x += 12) {
      box(brush, x, 3, 3, height - 3, '#a9a75c')
      box(brush, x + 6, 6, 3, height - 9, '#dddc9c')
    }
    for (const y of [21, height - 18]) box(brush, 3, y, width + 3, 3, '#f3f1ea')
  })

/** A tray of this size, units; the digit of its key is on its front edge. */
export const trayTexture = (width: number, height: number) =>
  pixelTexture(`tray:${width}`, width, height, (brush) => {
    box(brush, 3, 9, width - 6, height - 15, '#57332a')
    box(brush, 3, 3, width - 6, height - 18, '#d9a870')
    box(brush, 9, 9, width - 18, height - 51, '#8d5b3c')
    box(brush, 9, 12, width - 18, height - 54, '#b9834f')
    box(brush, 6, 3, width - 12, 3, '#f1cc98')
  })

export const bellTexture = () =>
  pixelTexture('bell', 108, 96, (brush) => {
    box(brush, 15, 78, 78, 12, '#3d2a30')
    box(brush, 15, 75, 78, 9, '#5d4048')
    brush.save()
    brush.beginPath()
    brush.rect(0, 0, 108, 78)
    brush.clip()
    oval(brush, 54, 75, 33, 45, '#a8720e')
    oval(brush, 51, 73, 30, 43, '#e9b52f')
    brush.restore()
    box(brush, 15, 75, 78, 15, '#5d4048')
    box(brush, 15, 84, 78, 6, '#3d2a30')
    oval(brush, 42, 51, 6, 14, '#fbe79a', 0.3)
    box(brush, 48, 15, 12, 15, '#a8720e')
    oval(brush, 54, 15, 9, 7.5, '#f4d66a')
  })

export const binTexture = () =>
  pixelTexture('bin', 96, 102, (brush) => {
    polygon(brush, '#38495a', [15, 27], [81, 27], [72, 96], [24, 96])
    polygon(brush, '#5b7389', [15, 27], [75, 27], [66, 90], [24, 90])
    for (const x of [33, 48, 60]) box(brush, x, 36, 4, 45, '#465b6e')
  })

export const lidTexture = () =>
  pixelTexture('lid', 96, 36, (brush) => {
    box(brush, 39, 6, 18, 9, '#38495a')
    box(brush, 9, 15, 78, 12, '#7d97ae')
    box(brush, 9, 24, 78, 6, '#465b6e')
  })

export const TICKET = { width: 186, height: 108 } as const

/** The order on paper, with its tail toward the guest. */
export const ticketTexture = () =>
  pixelTexture('ticket', TICKET.width, TICKET.height, (brush) => {
    const paper = (dy: number, style: string) => {
      box(brush, 6, 3 + dy, TICKET.width - 12, 87, style)
      box(brush, 3, 6 + dy, TICKET.width - 6, 81, style)
      polygon(
        brush,
        style,
        [TICKET.width / 2 - 12, 88 + dy],
        [TICKET.width / 2 + 12, 88 + dy],
        [TICKET.width / 2, 100 + dy],
      )
    }
    paper(4, '#b9a98a')
    paper(0, '#fbf5e6')
  })

/** Glows around a ticket whose roll is ready on the mat. */
export const frameTexture = () =>
  pixelTexture(
    'frame',
    TICKET.width + 18,
    102,
    (brush) => {
      brush.strokeStyle = '#ffffff'
      brush.lineWidth = 6
      brush.strokeRect(4, 4, TICKET.width + 10, 93)
    },
    null,
  )

export const coinTexture = () =>
  pixelTexture('coin', 54, 54, (brush) => {
    oval(brush, 27, 29, 22, 22, '#a8720e')
    oval(brush, 27, 26, 22, 21, '#f2c23c')
    oval(brush, 27, 26, 16, 15, '#e3a91f')
  })

export const lanternTexture = (lit: boolean) =>
  pixelTexture(`lantern:${lit}`, 48, 60, (brush) => {
    const color = lit ? '#f0603c' : '#8a4a44'
    box(brush, 22, 0, 3, 9, OUTLINE)
    oval(brush, 24, 31, 20, 20, tone(color, -0.25))
    oval(brush, 24, 29, 20, 19, color)
    if (lit) oval(brush, 24, 31, 12, 14, '#ffc66b')
    for (const y of [21, 30, 39]) box(brush, 6, y, 36, 2, tone(color, -0.2))
    box(brush, 15, 9, 18, 5, '#2c1a20')
    box(brush, 15, 47, 18, 5, '#2c1a20')
  })

/** The corners of the cursor around a spot. */
export const cursorTexture = (width: number, height: number) =>
  paint(`sushi:cursor:${width}:${height}`, width, height, (brush) => {
    for (const [style, width] of [
      [OUTLINE, 9],
      ['#f0e442', 5],
    ] as const) {
      brush.strokeStyle = style
      brush.lineWidth = width
      brush.lineCap = 'square'
      for (const [x, y, dx, dy] of [
        [6, 6, 20, 20],
        [width - 6, 6, -20, 20],
        [6, height - 6, 20, -20],
        [width - 6, height - 6, -20, -20],
      ] as const) {
        brush.beginPath()
        brush.moveTo(x + dx, y)
        brush.lineTo(x, y)
        brush.lineTo(x, y + dy)
        brush.stroke()
      }
    }
  })

/** The key of a tray, on its rim. */
export const keyTexture = (key: number) =>
  paint(`sushi:key:${key}`, 28, 28, (brush) => {
    brush.fillStyle = 'rgba(42, 26, 34, 0.82)'
    roundRect(brush, 1, 1, 26, 26, 6)
    brush.fill()
    brush.fillStyle = '#fbf5e6'
    brush.font = '600 20px "Fredoka Variable", Fredoka, sans-serif'
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(String(key), 14, 15)
  })
