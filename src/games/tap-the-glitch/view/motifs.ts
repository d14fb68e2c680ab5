/** Draws what is large on the floor of each shift: one motif each, dim, so that glitches are the only bright things. */
import type { Size } from '../../../engine/core/game/contract'
import type { Brush } from '../../../engine/stage/painting/paint'
import { disc, roundRect } from '../../../engine/stage/painting/shapes'
import { type ShiftName, TOP } from '../rules'

/** A picture around (0, 0), which reaches one unit in each direction of a landscape screen's height. */
type Motif = (brush: Brush, reach: number) => void

function circle(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.stroke()
}

function hexagon(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath()
  for (let n = 0; n < 6; n++)
    brush.lineTo(x + Math.cos((n * Math.PI) / 3) * radius, y + Math.sin((n * Math.PI) / 3) * radius)
  brush.closePath()
}

const MOTIFS: Readonly<Record<ShiftName, Motif>> = {
  // The die of a processor.
  pixels(brush, reach) {
    const side = reach * 1.25
    roundRect(brush, -side / 2, -side / 2, side, side, 18)
    brush.stroke()
    for (const part of [0.72, 0.4]) {
      roundRect(brush, (-side * part) / 2, (-side * part) / 2, side * part, side * part, 10)
      brush.stroke()
    }
    for (let n = -4; n <= 4; n++)
      for (const [x, y, wide, high] of [
        [n * side * 0.1 - 5, -side / 2 - 26, 10, 22],
        [n * side * 0.1 - 5, side / 2 + 4, 10, 22],
        [-side / 2 - 26, n * side * 0.1 - 5, 22, 10],
        [side / 2 + 4, n * side * 0.1 - 5, 22, 10],
      ] as const)
        brush.fillRect(x, y, wide, high)
  },
  // A screen with a torn wave.
  static(brush, reach) {
    roundRect(brush, -reach * 1.05, -reach * 0.72, reach * 2.1, reach * 1.44, 40)
    brush.stroke()
    for (let y = -0.6; y < 0.62; y += 0.12) brush.fillRect(-reach * 0.98, y * reach, reach * 1.96, 2)
    brush.lineWidth = 7
    brush.beginPath()
    for (let n = 0; n <= 44; n++) {
      const x = (n / 22 - 1) * reach * 0.94
      brush.lineTo(x, Math.sin(n * 2.1) * Math.sin(n * 0.31) * reach * 0.46)
    }
    brush.stroke()
  },
  // Panes broken from one point.
  corruption(brush, reach) {
    const rays = 11
    const at = (n: number, far: number) => {
      const angle = (n / rays) * Math.PI * 2 + 0.23 * Math.sin(n * 5)
      return [Math.cos(angle) * far * reach, Math.sin(angle) * far * reach] as const
    }
    for (let n = 0; n < rays; n++) {
      brush.lineWidth = n % 3 ? 3 : 6
      brush.beginPath()
      brush.moveTo(...at(n, 0.1))
      brush.lineTo(...at(n + 0.12, 0.55))
      brush.lineTo(...at(n - 0.05, 1.5))
      brush.stroke()
      brush.lineWidth = 3
      for (const far of [0.3, 0.58, 0.92]) {
        brush.beginPath()
        brush.moveTo(...at(n, far * (1 + 0.12 * Math.sin(n * 3))))
        brush.lineTo(...at(n + 1, far * (1 + 0.12 * Math.sin((n + 1) * 3))))
        brush.stroke()
      }
    }
  },
  // Dishes with cultures.
  viruses(brush, reach) {
    for (const [x, y, radius] of [
      [-0.75, -0.3, 0.52],
      [0.72, 0.34, 0.56],
      [0.46, -0.66, 0.3],
      [-0.4, 0.7, 0.32],
    ] as const) {
      circle(brush, x * reach, y * reach, radius * reach)
      circle(brush, x * reach, y * reach, radius * reach * 0.88)
      for (let n = 0; n < 9; n++) {
        const far = radius * reach * 0.26 * Math.sqrt(n)
        brush.beginPath()
        brush.arc(
          x * reach + Math.cos(n * 2.4) * far,
          y * reach + Math.sin(n * 2.4) * far,
          radius * reach * (0.06 + 0.05 * (n % 3)),
          0,
          Math.PI * 2,
        )
        brush.fill()
      }
    }
  },
  // The rings of a radar.
  hoppers(brush, reach) {
    for (const far of [0.3, 0.6, 0.9, 1.2]) circle(brush, 0, 0, far * reach)
    for (let n = 0; n < 4; n++) {
      brush.beginPath()
      brush.moveTo(0, 0)
      brush.lineTo(Math.cos((n * Math.PI) / 2) * reach * 1.3, Math.sin((n * Math.PI) / 2) * reach * 1.3)
      brush.stroke()
    }
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.arc(0, 0, reach * 1.2, -1.3, -0.6)
    brush.fill()
  },
  // A honeycomb.
  swarms(brush, reach) {
    const radius = reach * 0.26
    for (let col = -4; col <= 4; col++)
      for (let row = -4; row <= 4; row++) {
        const x = col * radius * 1.56
        const y = (row + (col % 2 ? 0.5 : 0)) * radius * 1.8
        hexagon(brush, x, y, radius)
        brush.stroke()
        if ((col * 5 + row * 3) % 4 === 0) {
          hexagon(brush, x, y, radius * 0.7)
          brush.fill()
        }
      }
  },
  // Arrows across the screen.
  rush(brush, reach) {
    for (let row = -2; row <= 2; row++)
      for (let n = -2; n <= 2; n++) {
        const x = (n + (row % 2 ? 0.5 : 0)) * reach * 0.62
        const y = row * reach * 0.42
        const half = reach * 0.15
        brush.beginPath()
        brush.moveTo(x - half, y - half)
        brush.lineTo(x + half * 0.4, y - half)
        brush.lineTo(x + half * 1.5, y)
        brush.lineTo(x + half * 0.4, y + half)
        brush.lineTo(x - half, y + half)
        brush.lineTo(x + half * 0.1, y)
        brush.fill()
      }
  },
  // A reactor: its core, three vanes, and marks of warning around it.
  meltdown(brush, reach) {
    disc(brush, 0, 0, reach * 0.2, brush.fillStyle as string)
    for (let n = 0; n < 3; n++) {
      const angle = (n / 3) * Math.PI * 2 - Math.PI / 2
      brush.beginPath()
      brush.arc(0, 0, reach * 0.74, angle - 0.5, angle + 0.5)
      brush.arc(0, 0, reach * 0.3, angle + 0.5, angle - 0.5, true)
      brush.fill()
    }
    circle(brush, 0, 0, reach * 0.88)
    for (let n = 0; n < 24; n++) {
      const angle = (n / 24) * Math.PI * 2
      brush.beginPath()
      brush.arc(0, 0, reach * 1.16, angle, angle + 0.13)
      brush.arc(0, 0, reach * 0.98, angle + 0.2, angle + 0.07, true)
      brush.fill()
    }
  },
}

/** `light` is `r, g, b`. In portrait the motif is as wide as the screen. */
export function drawMotif(brush: Brush, { width, height }: Size, name: ShiftName, light: string): void {
  brush.save()
  brush.translate(width / 2, TOP + (height - TOP) / 2)
  brush.strokeStyle = `rgba(${light}, 0.05)`
  brush.fillStyle = `rgba(${light}, 0.03)`
  brush.lineWidth = 4
  brush.lineJoin = 'round'
  MOTIFS[name](brush, Math.min(width, height - TOP) * 0.46)
  brush.restore()
}
