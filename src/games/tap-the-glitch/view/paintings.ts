/** Draws the pictures of Tap the Glitch: the dark screen, the cursor, the boss. */
import type { Size } from '../../../engine/core/game/contract'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, roundRect, verticalGradient } from '../../../engine/stage/painting/shapes'
import { SLOT, TOP } from '../rules'

export const MARGIN = 12
/** The outlines of all figures. */
const OUTER = '#05080d'

/** A dark screen, lighter in its middle and at the frame of its strip. `light` is `r, g, b`. */
export function drawScreen(brush: Brush, { width, height }: Size, light: string): void {
  brush.fillStyle = verticalGradient(brush, height, '#101a26', '#152231', '#0e1722')
  brush.fillRect(0, 0, width + 2 * MARGIN, height + 2 * MARGIN)
  brush.translate(MARGIN, MARGIN)
  const glow = brush.createRadialGradient(width / 2, height / 2, 30, width / 2, height / 2, 420)
  glow.addColorStop(0, `rgba(${light}, 0.15)`)
  glow.addColorStop(1, `rgba(${light}, 0)`)
  brush.fillStyle = glow
  brush.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)
}

/** The strip of the health: a plate of metal with screws, and a line of light below. */
export function drawStrip(brush: Brush, { width }: Size, light: string): void {
  const bottom = TOP - 5
  const plate = brush.createLinearGradient(0, -MARGIN, 0, bottom)
  plate.addColorStop(0, '#26323f')
  plate.addColorStop(1, '#141d27')
  brush.fillStyle = plate
  brush.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, bottom + MARGIN)
  brush.fillStyle = `rgba(${light}, 0.7)`
  brush.fillRect(-MARGIN, bottom, width + 2 * MARGIN, 2)
  const shine = brush.createLinearGradient(0, bottom, 0, bottom + 22)
  shine.addColorStop(0, `rgba(${light}, 0.3)`)
  shine.addColorStop(1, `rgba(${light}, 0)`)
  brush.fillStyle = shine
  brush.fillRect(-MARGIN, bottom, width + 2 * MARGIN, 22)
  for (const x of [6, width - 6])
    for (const y of [6, bottom - 6]) disc(brush, x, y, 2, 'rgba(255, 255, 255, 0.2)')
}

/** One cell of the background. */
export function cellTexture() {
  return paint(
    'glitch:cell',
    26,
    26,
    (brush) => {
      brush.fillStyle = '#fff'
      roundRect(brush, 1, 1, 24, 24, 5)
      brush.fill()
    },
    { sharpness: 2 },
  )
}

/** Corners around a slot: the cursor of keys and pad. */
export function cursorTexture() {
  return paint('glitch:cursor', SLOT, SLOT, (brush) => {
    brush.strokeStyle = '#fff'
    brush.lineWidth = 4
    brush.lineCap = 'round'
    brush.lineJoin = 'round'
    const [a, b, d] = [5, SLOT - 5, 18]
    for (const [x, y, dx, dy] of [
      [a, a, d, d],
      [b, a, -d, d],
      [a, b, d, -d],
      [b, b, -d, -d],
    ] as const) {
      brush.beginPath()
      brush.moveTo(x + dx, y)
      brush.lineTo(x, y)
      brush.lineTo(x, y + dy)
      brush.stroke()
    }
  })
}

/** The skull of the boss in cells of 12 units: # is bone, o an eye that glows in its socket, x a socket. */
const SKULL = [
  '...######...',
  '..########..',
  '.##########.',
  '.##########.',
  '.##xo##ox##.',
  '###xx##xx###',
  '.##########.',
  '..###xx###..',
  '...######...',
  '..#x#xx#x#..',
  '..#x####x#..',
]

/** The boss over two by two slots, white and gray, to be tinted: a skull of pixels with a dark outline. */
export function bossTexture() {
  return paint('glitch:boss', 2 * SLOT, 2 * SLOT, (brush) => {
    const cell = 12
    const each = (draw: (x: number, y: number, mark: string, row: number, col: number) => void) => {
      for (const [row, line] of SKULL.entries())
        for (const [col, mark] of [...line].entries())
          if (mark !== '.') draw(3 + col * cell, 9 + row * cell, mark, row, col)
    }
    brush.fillStyle = OUTER
    each((x, y) => {
      roundRect(brush, x - 3, y - 3, cell + 6, cell + 8, 4)
      brush.fill()
    })
    each((x, y, mark, row, col) => {
      if (mark === 'x') return
      brush.fillStyle = mark === 'o' || row < 2 ? '#fff' : col > 8 || row > 6 ? '#a4a4a4' : '#dcdcdc'
      roundRect(brush, x, y, cell - 1, cell - 1, 2)
      brush.fill()
    })
  })
}

/** Steps of a dial from empty to full. */
const DIAL_STEPS = 40
/** Diameter of a dial's picture, units. */
export const DIAL = 120

/** A dark disc, and on its edge what is left (0..1) in white, to be tinted, clockwise from the top. */
export function dialTexture(left: number) {
  const step = Math.max(1, Math.round(left * DIAL_STEPS))
  return paint(
    `glitch:dial:${step}`,
    DIAL,
    DIAL,
    (brush) => {
      const [middle, radius] = [DIAL / 2, DIAL / 2 - 6]
      disc(brush, middle, middle, radius, 'rgba(4, 8, 13, 0.5)')
      brush.strokeStyle = 'rgba(4, 8, 13, 0.7)'
      brush.lineWidth = 10
      brush.beginPath()
      brush.arc(middle, middle, radius, 0, Math.PI * 2)
      brush.stroke()
      brush.strokeStyle = '#fff'
      brush.lineWidth = 5.5
      brush.lineCap = 'round'
      brush.beginPath()
      brush.arc(middle, middle, radius, -Math.PI / 2, (step / DIAL_STEPS) * Math.PI * 2 - Math.PI / 2)
      brush.stroke()
    },
    { role: 'plain', sharpness: 2 },
  )
}

/** The plate under a value, its rim in white, to be tinted. */
export function badgeTexture() {
  return paint(
    'glitch:badge',
    48,
    28,
    (brush) => {
      brush.fillStyle = OUTER
      roundRect(brush, 0, 0, 48, 28, 14)
      brush.fill()
      brush.strokeStyle = '#fff'
      brush.lineWidth = 2.5
      roundRect(brush, 2.5, 2.5, 43, 23, 11.5)
      brush.stroke()
    },
    { role: 'plain' },
  )
}

/** Soft light behind a glitch, in white, to be tinted. */
export function haloTexture() {
  return paint(
    'glitch:halo',
    110,
    110,
    (brush) => {
      const light = brush.createRadialGradient(55, 55, 8, 55, 55, 55)
      light.addColorStop(0, 'rgba(255, 255, 255, 0.5)')
      light.addColorStop(1, 'rgba(255, 255, 255, 0)')
      brush.fillStyle = light
      brush.fillRect(0, 0, 110, 110)
    },
    { role: 'plain', sharpness: 1 },
  )
}
