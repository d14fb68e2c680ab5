/** Draws what is on the ground of each world: all flat and pale, so that nothing looks like fruit, an obstacle or an edge. */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Brush } from '../../../engine/stage/painting/paint'
import { scatter } from '../../../engine/stage/painting/scatter'
import { disc, oval, roundRect } from '../../../engine/stage/painting/shapes'
import { CELL, type WorldName } from '../rules'

type Motif = (brush: Brush, size: Size) => void
const WHOLE = Math.PI * 2

/** Calls `draw` at places that are spread evenly without rows (inverse powers of the plastic number). */
function spread({ width, height }: Size, count: number, draw: (x: number, y: number, n: number) => void) {
  for (let n = 0; n < count; n++)
    draw(
      20 + ((n * 0.7548776662 + 0.13) % 1) * (width - 40),
      20 + ((n * 0.5698402909 + 0.41) % 1) * (height - 40),
      n,
    )
}

function ring(brush: Brush, x: number, y: number, radius: number, wide: number, style: string): void {
  brush.strokeStyle = style
  brush.lineWidth = wide
  brush.beginPath()
  brush.arc(x, y, radius, 0, WHOLE)
  brush.stroke()
}

/** A flower of five petals. */
export function flower(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  style: string,
  middle: string,
): void {
  for (let n = 0; n < 5; n++) {
    const angle = (n / 5) * WHOLE + x
    disc(brush, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.72, style)
  }
  disc(brush, x, y, radius * 0.6, middle)
}

/** A fern or palm leaf along an angle. */
function frond(brush: Brush, x: number, y: number, long: number, angle: number, style: string): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(angle)
  brush.strokeStyle = style
  brush.lineWidth = 2
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.lineTo(long, 0)
  brush.stroke()
  for (let n = 1; n < 8; n++)
    for (const side of [-1, 1]) {
      const wide = long * 0.34 * Math.sin((n / 8) * Math.PI)
      oval(brush, (n / 8) * long, side * wide * 0.5, wide * 0.55, 3, style, side * 1.0)
    }
  brush.restore()
}

/** Soft puddles, clearings or clouds. */
function patch(brush: Brush, x: number, y: number, rx: number, ry: number, style: string): void {
  oval(brush, x, y, rx, ry, style)
  oval(brush, x + rx * 0.5, y + ry * 0.3, rx * 0.7, ry * 0.8, style)
  oval(brush, x - rx * 0.5, y - ry * 0.2, rx * 0.7, ry * 0.7, style)
}

const MOTIFS: Readonly<Record<WorldName, Motif>> = {
  // Grass with clover and a few daisies.
  meadow(brush, size) {
    brush.lineCap = 'round'
    spread(size, 9, (x, y) => patch(brush, x, y, 46, 26, 'rgba(190, 250, 130, 0.07)'))
    spread(size, 90, (x, y, n) => {
      if (n % 9 === 0) flower(brush, x, y, 3, 'rgba(255, 255, 255, 0.16)', 'rgba(250, 220, 90, 0.2)')
      else {
        brush.strokeStyle = 'rgba(190, 250, 130, 0.24)'
        brush.lineWidth = 2
        for (const slant of [-4, 0, 4]) {
          brush.beginPath()
          brush.moveTo(x + slant * 0.4, y)
          brush.lineTo(x + slant, y - 9 + Math.abs(slant))
          brush.stroke()
        }
      }
    })
  },
  // The sea: shallows in two corners, a few fish and waves.
  open(brush, size) {
    const { width, height } = size
    for (const [x, y, turn] of [
      [0, 0, 0],
      [width, height, 1],
    ] as const)
      for (const [far, style] of [
        [0.52, 'rgba(190, 245, 240, 0.08)'],
        [0.44, 'rgba(200, 245, 225, 0.08)'],
        [0.34, 'rgba(220, 245, 210, 0.08)'],
      ] as const) {
        brush.fillStyle = style
        brush.beginPath()
        for (let n = 0; n <= 40; n++) {
          const angle = (n / 40) * (Math.PI / 2) + turn * Math.PI
          const out = width * far * (1 + 0.07 * Math.sin(n * 0.42) + 0.03 * Math.sin(n * 1.1))
          brush.lineTo(x + Math.cos(angle) * out, y + Math.sin(angle) * out)
        }
        brush.lineTo(x, y)
        brush.fill()
      }
    brush.lineCap = 'round'
    spread(size, 27, (x, y, n) => {
      brush.strokeStyle = 'rgba(190, 236, 255, 0.3)'
      brush.lineWidth = 2.4
      brush.beginPath()
      brush.moveTo(x - 14, y)
      brush.quadraticCurveTo(x - 7, y - 7, x, y)
      brush.quadraticCurveTo(x + 7, y + 7, x + 14, y)
      brush.stroke()
      // Fish below the surface.
      if (n % 7) return
      oval(brush, x + 6, y + 24, 16, 7, 'rgba(6, 40, 60, 0.22)', 0.3)
      oval(brush, x - 12, y + 18, 7, 4, 'rgba(6, 40, 60, 0.22)', 0.9)
    })
  },
  // Cracked ground with gravel.
  stones(brush, size) {
    brush.lineCap = 'round'
    spread(size, 26, (x, y, n) => {
      brush.strokeStyle = 'rgba(12, 16, 28, 0.26)'
      for (let arm = 0; arm < 3; arm++) {
        brush.lineWidth = 3 - arm * 0.7
        let [px, py] = [x, y]
        let angle = scatter(n * 5 + arm) * WHOLE
        brush.beginPath()
        brush.moveTo(px, py)
        for (let step = 0; step < 4; step++) {
          angle += (scatter(n * 11 + arm * 3 + step) - 0.5) * 1.3
          px += Math.cos(angle) * 17
          py += Math.sin(angle) * 17
          brush.lineTo(px, py)
        }
        brush.stroke()
      }
    })
    spread(size, 120, (x, y, n) =>
      oval(
        brush,
        x + 9,
        y - 7,
        2 + (n % 4),
        1.4 + (n % 3),
        n % 2 ? 'rgba(200, 212, 240, 0.16)' : 'rgba(10, 14, 26, 0.18)',
        n,
      ),
    )
    spread(size, 7, (x, y) => patch(brush, x, y, 60, 34, 'rgba(200, 212, 240, 0.05)'))
  },
  // A circus: rings and rays of a tent, stars.
  runaway(brush, size) {
    const [x, y] = [size.width / 2, size.height / 2]
    const reach = Math.min(size.width, size.height)
    for (let n = 0; n < 24; n += 2) {
      brush.fillStyle = 'rgba(240, 150, 190, 0.1)'
      brush.beginPath()
      brush.moveTo(x, y)
      brush.arc(x, y, reach, (n / 24) * WHOLE, ((n + 1) / 24) * WHOLE)
      brush.fill()
    }
    for (const [part, wide] of [
      [0.43, 14],
      [0.3, 5],
      [0.16, 5],
    ] as const)
      ring(brush, x, y, reach * part, wide, 'rgba(250, 214, 120, 0.22)')
    spread(size, 36, (sx, sy, n) => {
      brush.fillStyle = n % 2 ? 'rgba(250, 220, 130, 0.3)' : 'rgba(160, 220, 250, 0.26)'
      brush.beginPath()
      for (let corner = 0; corner < 10; corner++) {
        const far = corner % 2 ? 3.4 : 8
        brush.lineTo(sx + Math.cos(corner * 0.628 + n) * far, sy + Math.sin(corner * 0.628 + n) * far)
      }
      brush.fill()
    })
  },
  // Space: a nebula, orbits, stars.
  portals(brush, size) {
    const { width, height } = size
    for (const [x, y, far, color] of [
      [0.25, 0.3, 0.5, '150, 110, 255'],
      [0.78, 0.7, 0.5, '70, 200, 255'],
      [0.7, 0.16, 0.34, '240, 120, 200'],
    ] as const) {
      const light = brush.createRadialGradient(x * width, y * height, 0, x * width, y * height, far * width)
      light.addColorStop(0, `rgba(${color}, 0.3)`)
      light.addColorStop(1, `rgba(${color}, 0)`)
      brush.fillStyle = light
      brush.fillRect(0, 0, width, height)
    }
    brush.strokeStyle = 'rgba(170, 200, 255, 0.22)'
    for (const far of [0.2, 0.32, 0.44]) {
      brush.lineWidth = 2.5
      brush.beginPath()
      brush.ellipse(width / 2, height / 2, width * far, height * far * 0.6, -0.4, 0, WHOLE)
      brush.stroke()
      const at = far * 20
      disc(
        brush,
        width / 2 + Math.cos(at) * width * far * 0.92,
        height / 2 + Math.sin(at) * height * far * 0.4,
        6 + far * 10,
        'rgba(150, 170, 245, 0.2)',
      )
    }
    spread(size, 130, (x, y, n) =>
      disc(brush, x, y, 0.8 + (n % 3) * 0.7, `rgba(226, 236, 255, ${0.25 + (n % 4) * 0.12})`),
    )
  },
  // The floor of a forest: ferns, fallen leaves, spots of sun.
  mushrooms(brush, size) {
    spread(size, 12, (x, y, n) => oval(brush, x, y, 44 + (n % 3) * 14, 30, 'rgba(220, 250, 150, 0.08)', n))
    spread(size, 26, (x, y, n) => {
      for (const lean of [-0.9, 0, 0.9])
        frond(brush, x, y, 44 + (n % 3) * 12, scatter(n) * WHOLE + lean, 'rgba(90, 170, 96, 0.22)')
    })
    const leaves = ['rgba(200, 170, 90, 0.2)', 'rgba(180, 190, 90, 0.2)', 'rgba(190, 140, 90, 0.2)']
    spread(size, 70, (x, y, n) => {
      const angle = scatter(n + 9) * WHOLE
      oval(brush, x + 15, y + 8, 8, 3.6, itemAt(leaves, n % 3), angle)
    })
  },
  // A garden of sand: raked lines around two halves of a circle.
  twoHeads(brush, size) {
    const { width, height } = size
    brush.lineWidth = 3
    brush.strokeStyle = 'rgba(255, 200, 226, 0.11)'
    const far = Math.hypot(width, height) / 2
    for (let radius = Math.min(width, height) * 0.34; radius < far; radius += 17) {
      brush.beginPath()
      brush.arc(width / 2, height / 2, radius, 0, WHOLE)
      brush.stroke()
    }
    const reach = Math.min(width, height) * 0.31
    brush.save()
    brush.translate(width / 2, height / 2)
    brush.rotate(0.5)
    disc(brush, 0, 0, reach, 'rgba(255, 214, 234, 0.16)')
    brush.fillStyle = 'rgba(40, 8, 26, 0.22)'
    brush.beginPath()
    brush.arc(0, 0, reach, Math.PI / 2, -Math.PI / 2)
    brush.arc(0, -reach / 2, reach / 2, -Math.PI / 2, Math.PI / 2)
    brush.arc(0, reach / 2, reach / 2, -Math.PI / 2, Math.PI / 2, true)
    brush.fill()
    disc(brush, 0, reach / 2, reach * 0.12, 'rgba(40, 8, 26, 0.22)')
    disc(brush, 0, -reach / 2, reach * 0.12, 'rgba(255, 214, 234, 0.2)')
    brush.restore()
    spread(size, 40, (x, y, n) => {
      if (Math.hypot(x - width / 2, y - height / 2) < reach) return
      flower(brush, x, y, 4, 'rgba(255, 190, 220, 0.3)', `rgba(255, 240, 200, ${0.3 + (n % 3) * 0.1})`)
    })
  },
  // The hall of a castle: slabs, a carpet with a border, tiles with lilies.
  keys(brush, size) {
    const { width, height } = size
    for (let y = 0, row = 0; y < height; y += CELL * 2, row++)
      for (let x = (row % 2) * -CELL; x < width; x += CELL * 2) {
        brush.fillStyle = `rgba(255, 255, 255, ${0.015 + 0.05 * scatter(row * 31 + x)})`
        brush.fillRect(x + 1.5, y + 1.5, CELL * 2 - 3, CELL * 2 - 3)
      }
    const wide = width * 0.3
    for (const [inset, style] of [
      [0, 'rgba(214, 170, 80, 0.16)'],
      [6, 'rgba(190, 90, 104, 0.18)'],
      [18, 'rgba(214, 170, 80, 0.14)'],
      [22, 'rgba(190, 90, 104, 0.16)'],
    ] as const) {
      brush.fillStyle = style
      brush.fillRect((width - wide) / 2 + inset, -10, wide - 2 * inset, height + 20)
    }
    brush.fillStyle = 'rgba(234, 196, 110, 0.26)'
    for (let y = 60; y < height; y += 120) {
      brush.save()
      brush.translate(width / 2, y)
      for (let n = 0; n < 4; n++) {
        brush.rotate(Math.PI / 2)
        oval(brush, 0, -18, 8, 17, 'rgba(234, 196, 110, 0.26)')
      }
      brush.restore()
    }
    for (const x of [0.16, 0.84])
      for (const y of [0.2, 0.5, 0.8]) {
        ring(brush, x * width, y * height, 34, 4, 'rgba(180, 220, 235, 0.2)')
        flower(brush, x * width, y * height, 14, 'rgba(180, 220, 235, 0.14)', 'rgba(234, 196, 110, 0.2)')
      }
  },
  // Night: a pond with the moon in it, tall grass, fireflies.
  night(brush, size) {
    const { width, height } = size
    const [x, y] = [width * 0.66, height * 0.34]
    for (const [part, style] of [
      [1.1, 'rgba(90, 140, 200, 0.14)'],
      [1, 'rgba(80, 130, 200, 0.18)'],
      [0.8, 'rgba(100, 150, 220, 0.14)'],
    ] as const)
      oval(brush, x, y, width * 0.25 * part, height * 0.16 * part, style)
    disc(brush, x - 20, y - 6, 30, 'rgba(240, 240, 210, 0.16)')
    for (const [dx, dy, radius] of [
      [-28, -14, 6],
      [-10, 4, 8],
      [-30, 8, 4],
    ] as const)
      disc(brush, x + dx, y + dy, radius, 'rgba(120, 150, 180, 0.2)')
    spread(size, 70, (gx, gy, n) => {
      brush.strokeStyle = n % 2 ? 'rgba(110, 160, 210, 0.3)' : 'rgba(80, 140, 130, 0.34)'
      brush.lineWidth = 2.4
      for (const slant of [-7, -2, 4, 8]) {
        brush.beginPath()
        brush.moveTo(gx + slant * 0.4, gy)
        brush.quadraticCurveTo(gx + slant * 0.5, gy - 10, gx + slant, gy - 18 + Math.abs(slant))
        brush.stroke()
      }
      if (n % 4) return
      disc(brush, gx + 12, gy - 20, 9, 'rgba(230, 250, 130, 0.16)')
      disc(brush, gx + 12, gy - 20, 2, 'rgba(240, 255, 170, 0.45)')
    })
  },
  // A floor to dance on: tiles of many colors, spotlights, confetti.
  festival(brush, size) {
    const { width, height } = size
    const hues = ['255, 110, 160', '110, 190, 255', '255, 210, 100', '120, 230, 170']
    const side = CELL * 2
    for (let row = 0; row * side < height; row++)
      for (let col = 0; col * side < width; col++) {
        const hue = itemAt(hues, Math.floor(scatter(row * 17 + col * 5) * 4))
        brush.fillStyle = `rgba(${hue}, ${0.06 + 0.12 * scatter(row * 7 + col)})`
        roundRect(brush, col * side + 3, row * side + 3, side - 6, side - 6, 8)
        brush.fill()
      }
    for (const [x, y, hue] of [
      [0.24, 0.26, 0],
      [0.76, 0.34, 1],
      [0.4, 0.76, 2],
    ] as const) {
      const light = brush.createRadialGradient(x * width, y * height, 10, x * width, y * height, width * 0.26)
      light.addColorStop(0, `rgba(${itemAt(hues, hue)}, 0.3)`)
      light.addColorStop(1, `rgba(${itemAt(hues, hue)}, 0)`)
      brush.fillStyle = light
      brush.fillRect(0, 0, width, height)
    }
    spread(size, 80, (x, y, n) => {
      brush.save()
      brush.translate(x, y)
      brush.rotate(n)
      brush.fillStyle = `rgba(${itemAt(hues, n % 4)}, 0.22)`
      brush.fillRect(-4, -2, 9, 4)
      brush.restore()
    })
  },
}

export const drawMotif = (brush: Brush, size: Size, name: WorldName): void => MOTIFS[name](brush, size)
