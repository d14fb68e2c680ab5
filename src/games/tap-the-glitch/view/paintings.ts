/** Draws the pictures of Tap the Glitch: the dark screen, the cursor, the boss. */
import type { Size } from '../../../engine/core/game/contract'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, roundRect, verticalGradient } from '../../../engine/stage/painting/shapes'
import { SLOT, TOP } from '../rules'

export const MARGIN = 12

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

/** The boss over two by two slots, in white, to be tinted: a skull of pixels with broken edges. */
export function bossTexture() {
  return paint('glitch:boss', 2 * SLOT, 2 * SLOT, (brush) => {
    brush.fillStyle = '#fff'
    // In cells of 12 units: # is filled.
    const rows = [
      '...######...',
      '..########..',
      '.##########.',
      '.##########.',
      '.##..##..##.',
      '###..##..###',
      '.##########.',
      '..###..###..',
      '...######...',
      '..#.#..#.#..',
      '..#.####.#..',
    ]
    const cell = 12
    for (const [row, line] of rows.entries())
      for (const [col, mark] of [...line].entries())
        if (mark === '#') {
          roundRect(brush, 3 + col * cell, 9 + row * cell, cell - 1, cell - 1, 2)
          brush.fill()
        }
  })
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
