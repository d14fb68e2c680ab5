/** Draws the wall of the tunnels of Color Crash: a segment with a rib, panels and lamps; each tunnel has marks of its own. */
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { scatter } from '../../../engine/stage/painting/scatter'
import { disc } from '../../../engine/stage/painting/shapes'
import type { TUNNEL_NAMES } from '../rules'

type Name = (typeof TUNNEL_NAMES)[number]

/** Panels side by side, and the height of the arc of a rib, units. */
const LANES = 10
const ARC = 78
/** The middle of a rib is this far below the upper edge of its segment, and this much is below its last panel. */
export const RIB_AT = 45
const BELOW = 92
/** Segments that differ in their lit panels. */
export const SEGMENTS = 3

/** The height of the texture of a segment `step` units long. */
export const segmentHeight = (step: number) => step + BELOW

/** Traces a mark around 0, 0, about `r` wide to each side; all are lines. */
const MARKS: Readonly<Record<Name, (brush: Brush, r: number) => void>> = {
  gates(brush, r) {
    for (const y of [-r * 0.7, r * 0.1, r * 0.9]) {
      brush.moveTo(-r, y + r * 0.2)
      brush.lineTo(0, y - r * 0.5)
      brush.lineTo(r, y + r * 0.2)
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
 * A segment of the tube, white, to be tinted: dim panels between two ribs, some of them lit and marked.
 *
 * @param step units from its rib to the next
 * @param look 0 to `SEGMENTS` - 1
 */
export function segmentTexture(name: Name, width: number, step: number, look: number) {
  return paint(
    `crash:segment:${name}:${width}:${step}:${look}`,
    width,
    segmentHeight(step),
    (brush) => {
      brush.fillStyle = brush.strokeStyle = '#fff'
      const at = (lane: number, far: number) => {
        const angle = Math.PI + (lane / LANES) * Math.PI
        return {
          x: width / 2 + Math.cos(angle) * (width / 2 - 2),
          y: 88 + Math.sin(angle) * ARC + far * step,
        }
      }
      for (let lane = 0; lane < LANES; lane++) {
        const isLit = scatter(lane * 7 + look * 53 + name.length) < 0.34
        const corners = [
          at(lane + 0.07, 0.07),
          at(lane + 0.93, 0.07),
          at(lane + 0.93, 0.93),
          at(lane + 0.07, 0.93),
        ]
        brush.beginPath()
        for (const { x, y } of corners) brush.lineTo(x, y)
        brush.closePath()
        brush.globalAlpha = isLit ? 0.26 : 0.07
        brush.fill()
        brush.globalAlpha = isLit ? 0.5 : 0.16
        brush.lineWidth = 1.5
        brush.stroke()
        const { x, y } = at(lane + 0.5, 0.5)
        const wide = at(lane + 1, 0).x - at(lane, 0).x
        brush.save()
        brush.translate(x, y)
        // The wall is seen from the side near the edges.
        brush.scale(Math.min(1, wide / 44), 1)
        brush.globalAlpha = isLit ? 0.75 : 0.13
        brush.lineWidth = 2.5
        brush.lineCap = brush.lineJoin = 'round'
        brush.beginPath()
        MARKS[name](brush, 15)
        brush.stroke()
        brush.restore()
      }
      for (const [line, alpha] of [
        [12, 0.12],
        [3, 0.6],
      ] as const) {
        brush.lineWidth = line
        brush.globalAlpha = alpha
        brush.beginPath()
        brush.ellipse(width / 2, 88, width / 2 - 2, ARC, 0, Math.PI, 2 * Math.PI)
        brush.stroke()
      }
      for (let lane = 1; lane < LANES; lane += 2) {
        const { x, y } = at(lane, 0)
        brush.globalAlpha = 0.25
        disc(brush, x, y, 7, '#fff')
        brush.globalAlpha = 1
        disc(brush, x, y, 2.6, '#fff')
      }
      brush.globalAlpha = 1
    },
    { role: 'far', sharpness: 1.5 },
  )
}
