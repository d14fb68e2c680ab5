/** Draws the parts of the circuit: nodes dark and lit, the glow, the cursor's brackets. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc } from '../../../../engine/stage/painting/shapes'
import { NODE_RADIUS } from '../../rules'

/** The color of the current. */
export const CURRENT = 0x7fe9ff
export const COPPER = 0x8a6a34
export const COPPER_EDGE = 0x0a1f1e
export const COPPER_LIGHT = 0xc79a52

const SIZE = NODE_RADIUS * 2 + 6

function layer(brush: Brush, radius: number, color: string, dy = 0): void {
  disc(brush, SIZE / 2, SIZE / 2 + dy, radius, color)
}

/** A solder pad: dark inside until it is tapped, then filled with light; crossed out after a wrong tap. */
export function nodeTexture(kind: 'dark' | 'lit' | 'wrong') {
  return paint(`circuit:node:${kind}`, SIZE, SIZE, (brush) => {
    const rim = kind === 'dark' ? '#d2a14a' : kind === 'lit' ? '#dffaff' : PALETTE.vermilion
    layer(brush, NODE_RADIUS, 'rgba(3, 12, 14, 0.55)', 2.2)
    layer(brush, NODE_RADIUS, tone(rim, -0.32), 0.8)
    layer(brush, NODE_RADIUS - 0.6, rim, -0.4)
    layer(brush, NODE_RADIUS - 4.4, kind === 'lit' ? '#1287ad' : kind === 'wrong' ? '#4a1a0c' : '#0d2326')
    if (kind === 'lit') layer(brush, NODE_RADIUS - 5.4, '#1b9cc4', -0.9)
    brush.strokeStyle = 'rgba(255, 255, 255, 0.55)'
    brush.lineWidth = 1.7
    brush.lineCap = 'round'
    brush.beginPath()
    brush.arc(SIZE / 2, SIZE / 2 - 0.4, NODE_RADIUS - 2.5, Math.PI * 1.05, Math.PI * 1.5)
    brush.stroke()
    if (kind !== 'wrong') return
    brush.strokeStyle = '#fff'
    brush.lineWidth = 3.4
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(SIZE / 2 - 4.6 * side, SIZE / 2 - 4.6)
      brush.lineTo(SIZE / 2 + 4.6 * side, SIZE / 2 + 4.6)
      brush.stroke()
    }
  })
}

/** Four brackets around a node. */
export function cursorTexture() {
  return paint('circuit:cursor', 52, 52, (brush) => {
    for (const [width, color] of [
      [6, 'rgba(4, 14, 16, 0.6)'],
      [3.4, '#fff'],
    ] as const) {
      brush.strokeStyle = color
      brush.lineWidth = width
      brush.lineCap = brush.lineJoin = 'round'
      for (const x of [-1, 1]) {
        for (const y of [-1, 1]) {
          brush.beginPath()
          brush.moveTo(26 + x * 12, 26 + y * 22)
          brush.lineTo(26 + x * 19, 26 + y * 22)
          brush.quadraticCurveTo(26 + x * 22, 26 + y * 22, 26 + x * 22, 26 + y * 19)
          brush.lineTo(26 + x * 22, 26 + y * 12)
          brush.stroke()
        }
      }
    }
  })
}
