/** Draws the tables of Zen and Arcade, which juice stays on: planks of dark wood, and dark paper with fibers. */
import { itemAt } from '../../../../engine/core/itemAt'
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'

export const BOARD = { width: 1080, height: 720 }
const PLANKS = 6

/** Dark enough for light words, the blade and the pale rims of bombs. */
const LOOKS = {
  walnut: { color: '#4b3528', isWood: true },
  oak: { color: '#514024', isWood: true },
  ebony: { color: '#372c33', isWood: true },
  slate: { color: '#2c3b4b', isWood: false },
  moss: { color: '#2b4038', isWood: false },
} as const
export type Look = keyof typeof LOOKS
export const colorOf = (look: Look): string => LOOKS[look].color

/** A number from 0 to 1 that looks random, the same every time. */
const scattered = (n: number) => Math.abs((Math.sin(n * 12.9898) * 43758.5453) % 1)

function plank(brush: Brush, n: number, color: string): void {
  const high = BOARD.height / PLANKS
  const top = n * high
  brush.save()
  brush.beginPath()
  brush.rect(0, top, BOARD.width, high)
  brush.clip()
  const own = tone(color, (scattered(n + 3) - 0.5) * 0.16)
  brush.fillStyle = own
  brush.fillRect(0, top, BOARD.width, high)
  // Grain, bent around one knot.
  const knot = { x: BOARD.width * (0.12 + 0.76 * scattered(n + 11)), y: top + high * 0.5 }
  for (let line = -1; line < 16; line++) {
    const y = top + (line + scattered(n * 31 + line)) * (high / 15)
    brush.strokeStyle = tone(own, line % 3 === 0 ? 0.07 : -0.2)
    brush.globalAlpha = 0.35 + 0.4 * scattered(n * 17 + line)
    brush.lineWidth = 1 + 1.6 * scattered(n * 7 + line)
    brush.beginPath()
    for (let x = 0; x <= BOARD.width; x += 24) {
      const near = Math.exp(-(((x - knot.x) / 70) ** 2))
      const away = (y < knot.y ? -1 : 1) * near * 16 * Math.exp(-Math.abs(y - knot.y) / 40)
      brush.lineTo(x, y + Math.sin(x / 150 + n * 2 + line * 0.15) * 4 + away)
    }
    brush.stroke()
  }
  brush.globalAlpha = 0.5
  brush.strokeStyle = tone(own, -0.35)
  brush.lineWidth = 2
  for (const size of [4, 9, 14]) {
    brush.beginPath()
    brush.ellipse(knot.x, knot.y, size * 1.7, size * 0.75, 0, 0, Math.PI * 2)
    brush.stroke()
  }
  // The seam: a dark gap, and light on the edge below it.
  brush.globalAlpha = 1
  brush.fillStyle = tone(color, -0.55)
  brush.fillRect(0, top, BOARD.width, 3)
  brush.fillStyle = tone(own, 0.1)
  brush.fillRect(0, top + 3, BOARD.width, 2)
  brush.restore()
}

function paper(brush: Brush, color: string): void {
  brush.fillStyle = color
  brush.fillRect(0, 0, BOARD.width, BOARD.height)
  brush.lineCap = 'round'
  for (let n = 0; n < 420; n++) {
    const x = scattered(n) * BOARD.width
    const y = scattered(n + 500) * BOARD.height
    const angle = scattered(n + 900) * Math.PI
    const long = 8 + 26 * scattered(n + 1300)
    brush.strokeStyle = tone(color, n % 3 === 0 ? -0.3 : 0.22)
    brush.globalAlpha = 0.16 + 0.2 * scattered(n + 77)
    brush.lineWidth = 1 + scattered(n + 41)
    brush.beginPath()
    brush.moveTo(x, y)
    const bend = angle + 0.5
    brush.quadraticCurveTo(
      x + Math.cos(bend) * long * 0.5,
      y + Math.sin(bend) * long * 0.5,
      x + Math.cos(angle) * long,
      y + Math.sin(angle) * long,
    )
    brush.stroke()
  }
  // One turn of a dry brush.
  brush.strokeStyle = tone(color, 0.16)
  for (let hair = 0; hair < 16; hair++) {
    brush.globalAlpha = 0.2 + 0.3 * scattered(hair + 5)
    brush.lineWidth = 2 + 2 * scattered(hair + 8)
    brush.beginPath()
    const from = -1.1 + 0.25 * scattered(hair)
    brush.arc(
      BOARD.width / 2,
      BOARD.height / 2,
      196 + hair * 2.6,
      from,
      from + 5.2 + 0.6 * scattered(hair + 60),
    )
    brush.stroke()
  }
  brush.globalAlpha = 1
}

/** Carved into the wood: a ring with the segments of a cut fruit. */
function carving(brush: Brush, color: string): void {
  brush.save()
  brush.translate(BOARD.width / 2, BOARD.height / 2)
  // Each line is a dark groove with light on its lower edge.
  for (const [down, style] of [
    [1.6, tone(color, 0.16)],
    [0, tone(color, -0.42)],
  ] as const) {
    brush.strokeStyle = style
    brush.globalAlpha = 0.75
    brush.beginPath()
    brush.lineWidth = 3.5
    for (const far of [158, 142]) {
      brush.moveTo(far, down)
      brush.arc(0, down, far, 0, Math.PI * 2)
    }
    brush.stroke()
    brush.lineWidth = 2.5
    for (let n = 0; n < 10; n++) {
      const angle = (n / 10) * Math.PI * 2
      const half = Math.PI / 10 - 0.05
      brush.beginPath()
      brush.moveTo(Math.cos(angle) * 22, Math.sin(angle) * 22 + down)
      brush.lineTo(Math.cos(angle - half) * 118, Math.sin(angle - half) * 118 + down)
      brush.quadraticCurveTo(
        Math.cos(angle) * 136,
        Math.sin(angle) * 136 + down,
        Math.cos(angle + half) * 118,
        Math.sin(angle + half) * 118 + down,
      )
      brush.closePath()
      brush.stroke()
    }
  }
  brush.restore()
}

/** A table for the whole window: its edges are darker. */
export function boardTexture(look: Look) {
  const { color, isWood } = LOOKS[look]
  return paint(
    `slice:board:${look}`,
    BOARD.width,
    BOARD.height,
    (brush) => {
      const { width, height } = BOARD
      if (isWood) {
        for (let n = 0; n < PLANKS; n++) plank(brush, n, color)
        carving(brush, color)
      } else paper(brush, color)
      const light = brush.createRadialGradient(
        width / 2,
        height * 0.42,
        height * 0.2,
        width / 2,
        height / 2,
        width * 0.62,
      )
      light.addColorStop(0, 'rgba(8, 8, 14, 0)')
      light.addColorStop(1, 'rgba(8, 8, 14, 0.42)')
      brush.fillStyle = light
      brush.fillRect(0, 0, width, height)
    },
    { role: 'ground', sharpness: 1.5 },
  )
}

const BY_STAGE: readonly Look[] = [
  'walnut',
  'walnut',
  'walnut',
  'slate',
  'slate',
  'oak',
  'oak',
  'moss',
  'moss',
  'ebony',
]

/** The table of a stage, from 1. */
export const lookOf = (stage: number): Look => itemAt(BY_STAGE, stage - 1)
