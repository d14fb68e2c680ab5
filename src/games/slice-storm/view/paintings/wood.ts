/** Draws boards of wood for Slice Storm: long planks with a carving, and the end grain of a butcher's block. */
import { tone } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { scatter } from '../../../../engine/stage/painting/scatter'
import { BOARD } from './size'

const PLANKS = 6

function plank(brush: Brush, n: number, color: string): void {
  const high = BOARD.height / PLANKS
  const top = n * high
  brush.save()
  brush.beginPath()
  brush.rect(0, top, BOARD.width, high)
  brush.clip()
  const own = tone(color, (scatter(n + 3) - 0.5) * 0.16)
  brush.fillStyle = own
  brush.fillRect(0, top, BOARD.width, high)
  // Grain, bent around one knot.
  const knot = { x: BOARD.width * (0.12 + 0.76 * scatter(n + 11)), y: top + high * 0.5 }
  for (let line = -1; line < 16; line++) {
    const y = top + (line + scatter(n * 31 + line)) * (high / 15)
    brush.strokeStyle = tone(own, line % 3 === 0 ? 0.07 : -0.2)
    brush.globalAlpha = 0.35 + 0.4 * scatter(n * 17 + line)
    brush.lineWidth = 1 + 1.6 * scatter(n * 7 + line)
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

/** Planks with the carving of a cut fruit in the middle. */
export function drawPlanks(brush: Brush, color: string): void {
  for (let n = 0; n < PLANKS; n++) plank(brush, n, color)
  carving(brush, color)
}

/** A butcher's block: squares of end grain, with the scars of knives. */
export function drawBlock(brush: Brush, color: string): void {
  const side = 90
  for (let row = 0; row * side < BOARD.height; row++)
    for (let col = 0; col * side < BOARD.width; col++) {
      const n = row * 13 + col
      const own = tone(color, (scatter(n) - 0.5) * 0.3)
      const [x, y] = [col * side, row * side]
      brush.save()
      brush.beginPath()
      brush.rect(x, y, side, side)
      brush.clip()
      brush.fillStyle = own
      brush.fillRect(x, y, side, side)
      // Rings of the tree around a point outside of the square.
      brush.strokeStyle = tone(own, -0.22)
      brush.lineWidth = 1.6
      const [cx, cy] = [x + side * (scatter(n + 5) * 2 - 0.5), y + side * (scatter(n + 9) > 0.5 ? 1.3 : -0.3)]
      for (let far = 10; far < side * 2; far += 7 + 3 * scatter(n + far)) {
        brush.globalAlpha = 0.25 + 0.3 * scatter(far + n)
        brush.beginPath()
        brush.arc(cx, cy, far, 0, Math.PI * 2)
        brush.stroke()
      }
      brush.restore()
      brush.fillStyle = tone(color, -0.5)
      brush.fillRect(x, y, side, 2.5)
      brush.fillRect(x, y, 2.5, side)
    }
  for (let n = 0; n < 26; n++) {
    const [x, y] = [scatter(n * 2) * BOARD.width, scatter(n * 2 + 1) * BOARD.height]
    const angle = -0.7 + 0.5 * scatter(n + 70)
    const long = 60 + 120 * scatter(n + 30)
    brush.strokeStyle = n % 2 ? tone(color, -0.45) : tone(color, 0.18)
    brush.lineWidth = 1.5
    brush.beginPath()
    brush.moveTo(x, y)
    brush.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long)
    brush.stroke()
  }
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
