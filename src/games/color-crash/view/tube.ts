/** Draws the wall of the tunnels of Color Crash, seen toward the far end: a rib, panels and lamps; each tunnel has its own marks. */
import type { Size } from '../../../engine/core/game/contract'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { scatter } from '../../../engine/stage/painting/scatter'
import { disc } from '../../../engine/stage/painting/shapes'
import type { TUNNEL_NAMES } from '../rules'

type Name = (typeof TUNNEL_NAMES)[number]

/** Panels side by side in the half of the tube that is seen. */
const LANES = 10
/** A segment is this much larger than the next one behind it. */
export const NEARER = 1.5
/** Segments that differ in their lit panels. */
export const SEGMENTS = 3

/** Half the width of the nearest segment, and how far it reaches below the far end: it covers the field. */
const wideOf = ({ width, height }: Size) => Math.max(width * 0.9, height * 0.95)
const deepOf = ({ height }: Size) => height * 1.5

/** Traces a mark around 0, 0, about `r` wide to each side; all are lines. */
const MARKS: Readonly<Record<Name, (brush: Brush, r: number) => void>> = {
  // Not arrows: those show where a gate lets the ball through.
  gates(brush, r) {
    for (const y of [-r * 0.3, r * 0.3]) {
      brush.moveTo(-r, y)
      brush.lineTo(r, y)
    }
  },
  halves: (brush, r) => brush.arc(0, 0, r, 0.5 * Math.PI, 1.5 * Math.PI),
  rings(brush, r) {
    brush.arc(0, 0, r, 0, 2 * Math.PI)
    brush.moveTo(r * 0.5, 0)
    brush.arc(0, 0, r * 0.5, 0, 2 * Math.PI)
  },
  gears: (brush, r) => teeth(brush, r, 8, 0.72),
  crosses: (brush, r) => spokes(brush, r, 4, Math.PI / 4),
  thirds: (brush, r) => teeth(brush, r, 3, 0.5),
  works(brush, r) {
    teeth(brush, r, 6, 0.75)
    brush.moveTo(r * 0.35, 0)
    brush.arc(0, 0, r * 0.35, 0, 2 * Math.PI)
  },
  mills: (brush, r) => spokes(brush, r, 3, 0.4),
  prism: (brush, r) => teeth(brush, r, 4, 0.5),
  rainbow(brush, r) {
    for (const far of [1, 0.7, 0.4]) {
      brush.moveTo(-r * far, r * 0.5)
      brush.arc(0, r * 0.5, r * far, Math.PI, 2 * Math.PI)
    }
  },
}

function teeth(brush: Brush, r: number, count: number, deep: number): void {
  for (let n = 0; n < count * 2; n++) {
    const angle = (n * Math.PI) / count - Math.PI / 2
    const far = n % 2 ? r * deep : r
    brush.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
  }
  brush.closePath()
}

function spokes(brush: Brush, r: number, count: number, turn: number): void {
  for (let n = 0; n < count; n++) {
    const angle = (n / count) * 2 * Math.PI + turn
    brush.moveTo(0, 0)
    brush.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
  }
}

/**
 * The nearest segment of the tube, white, to be tinted, seen from inside: panels between two ribs, some of them lit and marked.
 * The far end of the tube is the middle of its upper edge, from where it is scaled.
 *
 * @param look 0 to `SEGMENTS` - 1
 */
export function segmentTexture(name: Name, size: Size, look: number) {
  const wide = wideOf(size)
  const deep = deepOf(size)
  return paint(
    `crash:segment:${name}:${size.width}x${size.height}:${look}`,
    2 * wide,
    deep,
    (brush) => {
      brush.fillStyle = brush.strokeStyle = '#fff'
      brush.lineCap = brush.lineJoin = 'round'
      brush.translate(wide, 0)
      const at = (lane: number, near: number) => {
        const angle = (lane / LANES) * Math.PI
        const scale = NEARER ** (near - 1)
        return { angle, x: Math.cos(angle) * wide * scale, y: Math.sin(angle) * deep * scale }
      }
      for (let lane = 0; lane < LANES; lane++) {
        const isLit = scatter(lane * 7 + look * 53 + name.length) < 0.34
        const corners = [
          at(lane + 0.05, 0.08),
          at(lane + 0.95, 0.08),
          at(lane + 0.95, 0.92),
          at(lane + 0.05, 0.92),
        ]
        brush.beginPath()
        for (const { x, y } of corners) brush.lineTo(x, y)
        brush.closePath()
        brush.globalAlpha = isLit ? 0.24 : 0.08
        brush.fill()
        brush.globalAlpha = isLit ? 0.4 : 0.2
        brush.lineWidth = 3
        brush.stroke()
        const { angle, x, y } = at(lane + 0.5, 0.5)
        brush.save()
        brush.translate(x, y)
        // Its top points at the far end.
        brush.rotate(angle - Math.PI / 2)
        brush.scale(1, 1.25)
        brush.globalAlpha = isLit ? 0.32 : 0.1
        brush.lineWidth = 5
        brush.beginPath()
        MARKS[name](brush, 26)
        brush.stroke()
        brush.restore()
      }
      const rib = NEARER ** -1
      for (const [line, alpha] of [
        [20, 0.12],
        [5, 0.7],
      ] as const) {
        brush.lineWidth = line
        brush.globalAlpha = alpha
        brush.beginPath()
        brush.ellipse(0, 0, wide * rib, deep * rib, 0, 0, Math.PI)
        brush.stroke()
      }
      for (let lane = 0; lane <= LANES; lane++) {
        const { x, y } = at(lane, 0)
        brush.globalAlpha = 0.25
        disc(brush, x, y, 14, '#fff')
        brush.globalAlpha = 1
        disc(brush, x, y, 5, '#fff')
      }
      brush.globalAlpha = 1
    },
    { role: 'far', sharpness: 1 },
  )
}
