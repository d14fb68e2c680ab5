/** Draws tables of cloth, paper, tiles, iron and slate for Slice Storm. */
import { tone } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { scatter } from '../../../../engine/stage/painting/scatter'
import { disc } from '../../../../engine/stage/painting/shapes'
import { BOARD } from './size'

const { width, height } = BOARD
const [X, Y] = [width / 2, height / 2]

function fill(brush: Brush, color: string): void {
  brush.fillStyle = color
  brush.fillRect(0, 0, width, height)
}

/** Paper with fibers, and one turn of a dry brush. */
export function drawPaper(brush: Brush, color: string): void {
  brush.fillStyle = color
  brush.fillRect(0, 0, width, height)
  brush.lineCap = 'round'
  for (let n = 0; n < 420; n++) {
    const x = scatter(n) * width
    const y = scatter(n + 500) * height
    const angle = scatter(n + 900) * Math.PI
    const long = 8 + 26 * scatter(n + 1300)
    brush.strokeStyle = tone(color, n % 3 === 0 ? -0.3 : 0.22)
    brush.globalAlpha = 0.16 + 0.2 * scatter(n + 77)
    brush.lineWidth = 1 + scatter(n + 41)
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
    brush.globalAlpha = 0.2 + 0.3 * scatter(hair + 5)
    brush.lineWidth = 2 + 2 * scatter(hair + 8)
    brush.beginPath()
    const from = -1.1 + 0.25 * scatter(hair)
    brush.arc(X, Y, 196 + hair * 2.6, from, from + 5.2 + 0.6 * scatter(hair + 60))
    brush.stroke()
  }
  brush.globalAlpha = 1
}

/** A checked cloth: threads of two stripes, and a darker square where they cross. */
export function drawGingham(brush: Brush, color: string): void {
  fill(brush, tone(color, -0.5))
  const side = 60
  brush.fillStyle = color
  brush.globalAlpha = 0.55
  for (let x = 0; x < width; x += side * 2) brush.fillRect(x, 0, side, height)
  for (let y = 0; y < height; y += side * 2) brush.fillRect(0, y, width, side)
  brush.globalAlpha = 0.1
  brush.fillStyle = '#ffffff'
  for (let x = 0; x < width; x += 4) brush.fillRect(x, 0, 1, height)
  for (let y = 0; y < height; y += 4) brush.fillRect(0, y, width, 1)
  brush.globalAlpha = 1
  fold(brush, color)
}

/** Two folds of a cloth: a shadow, and light beside it. */
function fold(brush: Brush, color: string): void {
  for (const [x, lean] of [
    [width * 0.33, 40],
    [width * 0.68, -30],
  ] as const)
    for (const [aside, style] of [
      [0, tone(color, -0.7)],
      [5, tone(color, 0.25)],
    ] as const) {
      brush.strokeStyle = style
      brush.globalAlpha = 0.3
      brush.lineWidth = 6
      brush.beginPath()
      brush.moveTo(x + aside, 0)
      brush.quadraticCurveTo(x + lean + aside, Y, x + aside - lean * 0.4, height)
      brush.stroke()
    }
  brush.globalAlpha = 1
}

/** A festive cloth: rays from the middle, and a string of pennants across. */
export function drawRays(brush: Brush, color: string): void {
  fill(brush, tone(color, -0.22))
  brush.fillStyle = color
  for (let n = 0; n < 24; n += 2) {
    brush.beginPath()
    brush.moveTo(X, Y)
    brush.arc(X, Y, width, (n / 24) * Math.PI * 2, ((n + 1) / 24) * Math.PI * 2)
    brush.fill()
  }
  for (const [far, style] of [
    [176, tone(color, -0.4)],
    [160, tone(color, 0.12)],
    [136, tone(color, -0.3)],
  ] as const)
    disc(brush, X, Y, far, style)
  const hues = ['#8a7a2c', '#2f6f7a', '#8a3f52', '#4c7a3c']
  brush.strokeStyle = tone(color, 0.4)
  brush.lineWidth = 3
  for (const [top, sag] of [
    [40, 90],
    [height * 0.62, 110],
  ] as const) {
    const at = (t: number) => top + 4 * sag * t * (1 - t)
    brush.beginPath()
    brush.moveTo(0, top)
    brush.quadraticCurveTo(X, top + 2 * sag, width, top)
    brush.stroke()
    for (let n = 0; n < 18; n++) {
      const x = ((n + 0.5) / 18) * width
      const y = at((n + 0.5) / 18)
      brush.fillStyle = hues[n % 4] ?? color
      brush.beginPath()
      brush.moveTo(x - 20, y)
      brush.lineTo(x + 20, y)
      brush.lineTo(x, y + 40)
      brush.fill()
    }
  }
}

/** A slate with drawings in chalk. */
export function drawSlate(brush: Brush, color: string): void {
  fill(brush, color)
  // Wiped chalk.
  brush.fillStyle = '#ffffff'
  for (let n = 0; n < 14; n++) {
    brush.globalAlpha = 0.018
    brush.beginPath()
    brush.ellipse(scatter(n) * width, scatter(n + 40) * height, 220, 46, -0.3, 0, Math.PI * 2)
    brush.fill()
  }
  brush.globalAlpha = 0.34
  brush.strokeStyle = '#e8eef2'
  brush.lineWidth = 4
  brush.lineCap = 'round'
  const ring = (x: number, y: number, radius: number) => {
    brush.beginPath()
    brush.arc(x, y, radius, 0.1, Math.PI * 2 + 0.02)
    brush.stroke()
  }
  // A sliced lemon in the middle, an apple, a pear, arrows of throws.
  ring(X, Y, 150)
  ring(X, Y, 132)
  for (let n = 0; n < 9; n++) {
    const angle = (n / 9) * Math.PI * 2
    brush.beginPath()
    brush.moveTo(X + Math.cos(angle) * 20, Y + Math.sin(angle) * 20)
    brush.lineTo(X + Math.cos(angle) * 126, Y + Math.sin(angle) * 126)
    brush.stroke()
  }
  for (const [x, y] of [
    [width * 0.14, height * 0.24],
    [width * 0.84, height * 0.68],
  ] as const) {
    ring(x - 16, y, 30)
    ring(x + 16, y, 30)
    brush.beginPath()
    brush.moveTo(x, y - 26)
    brush.quadraticCurveTo(x + 4, y - 48, x + 20, y - 54)
    brush.stroke()
  }
  for (const [from, to] of [
    [0.2, 0.42],
    [0.8, 0.6],
  ] as const) {
    brush.setLineDash([14, 16])
    brush.beginPath()
    brush.moveTo(width * from, height * 0.95)
    brush.quadraticCurveTo(width * (from + to) * 0.5, height * 0.1, width * to, height * 0.9)
    brush.stroke()
    brush.setLineDash([])
  }
  brush.globalAlpha = 1
}

/** Glazed tiles, some with a flower. */
export function drawTiles(brush: Brush, color: string): void {
  fill(brush, tone(color, -0.45))
  const side = 90
  for (let row = 0; row * side < height; row++)
    for (let col = 0; col * side < width; col++) {
      const [x, y] = [col * side + 3, row * side + 3]
      const own = tone(color, (scatter(row * 17 + col) - 0.5) * 0.16)
      brush.fillStyle = tone(own, -0.2)
      brush.beginPath()
      brush.roundRect(x, y, side - 6, side - 6, 8)
      brush.fill()
      brush.fillStyle = own
      brush.beginPath()
      brush.roundRect(x, y, side - 6, side - 10, 8)
      brush.fill()
      brush.fillStyle = tone(own, 0.12)
      brush.beginPath()
      brush.roundRect(x + 8, y + 8, side - 40, 6, 3)
      brush.fill()
      if ((row * 3 + col * 2) % 5) continue
      const [cx, cy] = [x + side / 2 - 3, y + side / 2 - 4]
      brush.fillStyle = tone(color, 0.3)
      for (let n = 0; n < 8; n++) {
        const angle = (n / 8) * Math.PI * 2
        brush.beginPath()
        brush.ellipse(cx + Math.cos(angle) * 17, cy + Math.sin(angle) * 17, 13, 6, angle, 0, Math.PI * 2)
        brush.fill()
      }
      disc(brush, cx, cy, 7, tone(color, -0.3))
    }
}

/** Plates of iron with rivets, and stripes of warning. */
export function drawIron(brush: Brush, color: string): void {
  fill(brush, color)
  const [wide, high] = [216, 180]
  for (let row = 0; row * high < height; row++)
    for (let col = -1; col * wide < width; col++) {
      const x = col * wide + (row % 2) * 108
      const y = row * high
      brush.fillStyle = tone(color, (scatter(row * 11 + col + 3) - 0.5) * 0.2)
      brush.fillRect(x + 2, y + 2, wide - 4, high - 4)
      brush.fillStyle = tone(color, 0.16)
      brush.fillRect(x + 2, y + 2, wide - 4, 3)
      brush.fillStyle = tone(color, -0.5)
      brush.fillRect(x, y, 3, high)
      brush.fillRect(x, y, wide, 3)
      for (const rx of [16, wide - 14])
        for (const ry of [16, high - 14]) {
          disc(brush, x + rx, y + ry + 1.5, 6, tone(color, -0.5))
          disc(brush, x + rx, y + ry, 5, tone(color, 0.22))
        }
    }
  brush.save()
  brush.beginPath()
  brush.rect(0, Y - 44, width, 88)
  brush.clip()
  brush.globalAlpha = 0.5
  for (let x = -100, n = 0; x < width + 100; x += 52, n++) {
    brush.fillStyle = n % 2 ? '#1b1a1d' : '#7d6620'
    brush.beginPath()
    brush.moveTo(x, Y + 44)
    brush.lineTo(x + 52, Y + 44)
    brush.lineTo(x + 120, Y - 44)
    brush.lineTo(x + 68, Y - 44)
    brush.fill()
  }
  brush.restore()
  // Dents.
  for (let n = 0; n < 9; n++) {
    const [x, y] = [scatter(n + 21) * width, scatter(n + 61) * height]
    disc(brush, x, y, 22, 'rgba(0, 0, 0, 0.2)')
    disc(brush, x + 3, y + 4, 17, 'rgba(255, 255, 255, 0.06)')
  }
}

/** Night silk: rows of scales, and rain over them. */
export function drawStorm(brush: Brush, color: string): void {
  fill(brush, tone(color, -0.2))
  // Rows of scales, as on a painted sea.
  const radius = 64
  for (let row = 0; row * radius * 0.5 < height + radius; row++)
    for (let col = -1; col * radius * 2 < width + radius; col++) {
      const x = col * radius * 2 + (row % 2) * radius
      const y = row * radius * 0.5
      for (const [part, amount] of [
        [1, -0.45],
        [0.94, -0.12],
        [0.7, -0.36],
        [0.62, 0.02],
        [0.36, -0.3],
        [0.28, 0.12],
      ] as const)
        disc(brush, x, y + radius * 0.5, radius * part, tone(color, amount))
    }
  // Rain, slanted and thin, so that nothing on the table looks like something to avoid.
  brush.strokeStyle = '#c4d4ff'
  brush.lineCap = 'round'
  for (let n = 0; n < 90; n++) {
    const [x, y] = [scatter(n) * (width + 80), scatter(n + 300) * height]
    const long = 26 + 40 * scatter(n + 600)
    brush.globalAlpha = 0.05 + 0.09 * scatter(n + 900)
    brush.lineWidth = 1.5 + scatter(n + 1200)
    brush.beginPath()
    brush.moveTo(x, y)
    brush.lineTo(x - long * 0.3, y + long)
    brush.stroke()
  }
  brush.globalAlpha = 1
}
