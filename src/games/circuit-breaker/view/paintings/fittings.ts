/** Draws what is soldered at the edges of a board, outside the playing area. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { disc, roundRect } from '../../../../engine/stage/painting/shapes'
import { SIDE } from '../../rules'
import type { Fittings } from '../looks'

const BRASS = '#c9973c'
const STEEL = '#8d97a5'

function chip(brush: Brush, x: number, y: number, width: number, height: number): void {
  brush.fillStyle = STEEL
  for (let i = 0; i < Math.floor(height / 9); i++) brush.fillRect(x - 4, y + 4 + i * 9, width + 8, 3.4)
  brush.fillStyle = '#0c1016'
  roundRect(brush, x, y, width, height, 3)
  brush.fill()
  brush.fillStyle = '#232a35'
  roundRect(brush, x, y, width, height - 3, 3)
  brush.fill()
  brush.fillStyle = 'rgba(255, 255, 255, 0.14)'
  brush.fillRect(x + 3, y + 3, width - 6, 1.6)
  disc(brush, x + 5.5, y + height - 8.5, 2, 'rgba(255, 255, 255, 0.14)')
}

/** A barrel with rings. */
function resistor(brush: Brush, x: number, y: number, color: string): void {
  brush.fillStyle = STEEL
  brush.fillRect(x - 15, y - 1, 30, 2)
  brush.fillStyle = '#b79a6b'
  roundRect(brush, x - 9, y - 4.5, 18, 9, 4)
  brush.fill()
  brush.fillStyle = 'rgba(0, 0, 0, 0.25)'
  roundRect(brush, x - 9, y + 1.5, 18, 3, 2)
  brush.fill()
  ;[color, PALETTE.vermilion, '#2b2018'].forEach((ring, i) => {
    brush.fillStyle = ring
    brush.fillRect(x - 5.5 + i * 4.2, y - 4.5, 2, 9)
  })
}

/** A round can from above, with the cross of its lid. */
function can(brush: Brush, x: number, y: number, radius: number): void {
  disc(brush, x, y + 2, radius, 'rgba(0, 0, 0, 0.4)')
  disc(brush, x, y, radius, '#2b3542')
  disc(brush, x, y - 0.8, radius - 2.4, '#aeb8c4')
  brush.strokeStyle = '#6d7784'
  brush.lineWidth = 1.4
  brush.beginPath()
  for (const [dx, dy] of [
    [1, 1],
    [1, -1],
  ] as const) {
    brush.moveTo(x - dx * radius * 0.5, y - 0.8 - dy * radius * 0.5)
    brush.lineTo(x + dx * radius * 0.5, y - 0.8 + dy * radius * 0.5)
  }
  brush.stroke()
}

/** A small bulb in a socket. */
function bulb(brush: Brush, x: number, y: number, color: string): void {
  disc(brush, x, y, 9, '#0b0e13')
  disc(brush, x, y, 6.6, tone(color, -0.35))
  disc(brush, x, y - 0.6, 5.2, color)
  disc(brush, x - 1.8, y - 2.4, 1.5, 'rgba(255, 255, 255, 0.7)')
}

/** A block that leads heat away. */
function fins(brush: Brush, x: number, y: number, height: number): void {
  brush.fillStyle = '#0c1016'
  roundRect(brush, x - 10, y, 20, height, 2)
  brush.fill()
  brush.fillStyle = tone(STEEL, -0.25)
  for (let at = 3; at < height - 3; at += 7) brush.fillRect(x - 8, y + at, 16, 3.6)
}

/** Along both sides, each drawn once and once opposite. */
const SIDES: Readonly<Record<Fittings, (brush: Brush, x: number, height: number) => void>> = {
  chips: (brush, x, height) => chip(brush, x - 8, height / 2 - 34, 16, 66),
  cans: (brush, x, height) => {
    for (const n of [-2, -1, 0, 1, 2]) can(brush, x, height / 2 + n * 26, n % 2 === 0 ? 11 : 8)
  },
  lamps: (brush, x, height) => {
    const colors = [PALETTE.vermilion, PALETTE.yellow, PALETTE.green, PALETTE.sky]
    colors.forEach((color, n) => {
      bulb(brush, x, height / 2 + (n - 1.5) * 24, color)
    })
  },
  fins: (brush, x, height) => {
    fins(brush, x, height / 2 - 58, 52)
    fins(brush, x, height / 2 + 6, 52)
  },
}

export function drawFittings(brush: Brush, fittings: Fittings, height: number): void {
  SIDES[fittings](brush, 16, height)
  SIDES[fittings](brush, SIDE - 16, height)
  resistor(brush, 62, height - 12, PALETTE.sky)
  resistor(brush, SIDE - 62, height - 12, PALETTE.green)
}

/** Plug contacts along the lower edge. */
export function plug(brush: Brush, height: number): void {
  for (let i = 0; i < 15; i++) {
    brush.fillStyle = tone(BRASS, -0.3)
    brush.fillRect(100 + i * 14, height - 12, 9, 30)
    brush.fillStyle = BRASS
    brush.fillRect(100 + i * 14, height - 12, 7, 30)
  }
}

/** A hole with a metal rim. */
export function screw(brush: Brush, x: number, y: number): void {
  for (const [radius, color] of [
    [10, tone(BRASS, -0.35)],
    [8.6, BRASS],
    [5, '#071314'],
  ] as const)
    disc(brush, x, y, radius, color)
}
