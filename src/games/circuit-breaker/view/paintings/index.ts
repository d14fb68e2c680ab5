/** Draws the parts of the circuit: nodes dark and lit, the cursor's brackets. */
import { hexNumber, PALETTE, tone, vivid } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc } from '../../../../engine/stage/painting/shapes'
import { NODE_RADIUS } from '../../rules'
import type { Look } from '../looks'

const SIZE = NODE_RADIUS * 2 + 6

/** How much more vivid current is than the look of the board says. */
const VIVID = 2

/** The colors of the links on a board: edge, metal, shine, current. */
export const linkColors = ({ lacquer, metal, current }: Look) => ({
  edge: hexNumber(tone(lacquer[2], -0.3)),
  metal: hexNumber(tone(metal, -0.28)),
  shine: hexNumber(tone(metal, 0.12)),
  current: hexNumber(vivid(current, VIVID)),
  core: hexNumber(tone(current, 0.75)),
})

/** A pad with corners, or a round one. */
function layer(brush: Brush, corners: number, radius: number, color: string, dy = 0): void {
  const middle = SIZE / 2
  if (corners === 0) {
    disc(brush, middle, middle + dy, radius, color)
    return
  }
  // As large as the round one, and with a flat side above.
  const far = radius * (corners === 4 ? 1.22 : 1.06)
  brush.fillStyle = brush.strokeStyle = color
  brush.lineJoin = 'round'
  brush.lineWidth = Math.min(5, radius)
  brush.beginPath()
  for (let n = 0; n < corners; n++) {
    const angle = ((n + 0.5) / corners) * Math.PI * 2 - Math.PI / 2
    const reach = far - brush.lineWidth / 2
    brush.lineTo(middle + Math.cos(angle) * reach, middle + dy + Math.sin(angle) * reach)
  }
  brush.closePath()
  brush.fill()
  brush.stroke()
}

/** A solder pad: dark inside until it is tapped, then filled with light; crossed out after a wrong tap. */
export function nodeTexture(
  kind: 'dark' | 'lit' | 'wrong',
  { name, metal, current, corners }: Pick<Look, 'name' | 'metal' | 'current' | 'corners'>,
) {
  return paint(`circuit:node:${kind}:${name}`, SIZE, SIZE, (brush) => {
    const rim = kind === 'dark' ? tone(metal, 0.1) : kind === 'lit' ? tone(current, 0.3) : PALETTE.vermilion
    const fill = (radius: number, color: string, dy = 0) => layer(brush, corners, radius, color, dy)
    fill(NODE_RADIUS, 'rgba(3, 12, 14, 0.55)', 2.2)
    fill(NODE_RADIUS, tone(rim, -0.32), 0.8)
    fill(NODE_RADIUS - 0.6, rim, -0.4)
    // Dark enough for a white number.
    const inside = tone(vivid(current, VIVID), -0.62)
    fill(NODE_RADIUS - 2.4, tone(rim, -0.45), -0.4)
    fill(NODE_RADIUS - 3.4, kind === 'lit' ? inside : kind === 'wrong' ? '#4a1a0c' : '#081619')
    fill(
      NODE_RADIUS - 4.6,
      kind === 'lit' ? tone(vivid(current, VIVID), -0.52) : kind === 'wrong' ? '#5e2410' : '#12313a',
      0.9,
    )
    // The gleam of its glass.
    brush.strokeStyle = 'rgba(255, 255, 255, 0.28)'
    brush.lineWidth = 1.1
    brush.lineCap = 'round'
    brush.beginPath()
    brush.arc(SIZE / 2, SIZE / 2, NODE_RADIUS - 5.8, Math.PI * 1.1, Math.PI * 1.55)
    brush.stroke()
    if (kind !== 'wrong') return
    brush.strokeStyle = '#fff'
    brush.lineWidth = 3.4
    brush.lineCap = 'round'
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
