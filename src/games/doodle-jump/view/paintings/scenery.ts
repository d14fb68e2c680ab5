/** Draws single things of the distance: balloons, kites and birds, and what is in space. Callers make them dim. */
import type { Brush } from '../../../../engine/stage/painting/paint'
import { scatter } from '../../../../engine/stage/painting/scatter'
import { disc, oval } from '../../../../engine/stage/painting/shapes'

/** A hot air balloon, `size` its radius. */
export function balloon(brush: Brush, x: number, y: number, size: number, color: string, band: string): void {
  brush.strokeStyle = '#5d4a3a'
  brush.lineWidth = size * 0.05
  brush.beginPath()
  for (const half of [-1, 1]) {
    brush.moveTo(x + half * size * 0.55, y + size * 0.8)
    brush.lineTo(x + half * size * 0.2, y + size * 1.7)
  }
  brush.stroke()
  brush.fillStyle = '#7a5a3c'
  brush.fillRect(x - size * 0.26, y + size * 1.65, size * 0.52, size * 0.36)
  const bulb = (wide: number, style: string) => {
    brush.fillStyle = style
    brush.beginPath()
    brush.moveTo(x - wide * 0.36, y + size * 1.25)
    brush.bezierCurveTo(x - wide * 1.5, y + size * 0.2, x - wide * 1.1, y - size, x, y - size)
    brush.bezierCurveTo(
      x + wide * 1.1,
      y - size,
      x + wide * 1.5,
      y + size * 0.2,
      x + wide * 0.36,
      y + size * 1.25,
    )
    brush.fill()
  }
  bulb(size, color)
  bulb(size * 0.62, band)
  bulb(size * 0.26, color)
}

/** A kite with a tail. */
export function kite(brush: Brush, x: number, y: number, size: number, light: string, dark: string): void {
  for (const [half, style] of [
    [-1, light],
    [1, dark],
  ] as const) {
    brush.fillStyle = style
    brush.beginPath()
    brush.moveTo(x + size * 0.3, y - size)
    brush.lineTo(x + half * size * 0.75 - size * 0.05, y - size * 0.2)
    brush.lineTo(x - size * 0.4, y + size)
    brush.fill()
  }
  brush.strokeStyle = dark
  brush.lineWidth = size * 0.1
  brush.beginPath()
  brush.moveTo(x - size * 0.4, y + size)
  brush.bezierCurveTo(x - size * 1.2, y + size * 1.6, x, y + size * 2.2, x - size * 0.8, y + size * 3)
  brush.stroke()
  for (const [dx, dy] of [
    [-0.66, 1.5],
    [-0.5, 2.1],
    [-0.56, 2.6],
  ] as const)
    oval(brush, x + dx * size, y + dy * size, size * 0.22, size * 0.1, light, 0.5)
}

/** A bird far away: two wings. */
export function bird(brush: Brush, x: number, y: number, size: number): void {
  brush.strokeStyle = '#23344f'
  brush.lineWidth = 2
  brush.lineCap = 'round'
  brush.beginPath()
  brush.moveTo(x - size, y - size * 0.3)
  brush.quadraticCurveTo(x - size * 0.4, y - size * 0.7, x, y)
  brush.quadraticCurveTo(x + size * 0.4, y - size * 0.7, x + size, y - size * 0.3)
  brush.stroke()
}

/** A satellite with two panels. */
export function satellite(brush: Brush, x: number, y: number, scale: number, angle: number): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(angle)
  brush.scale(scale, scale)
  brush.fillStyle = '#8b97ad'
  brush.fillRect(-34, -1.5, 68, 3)
  brush.fillRect(-9, -8, 18, 16)
  for (const left of [-38, 14]) {
    brush.fillStyle = '#3f5f9c'
    brush.fillRect(left, -9, 24, 18)
    brush.fillStyle = '#8fabdc'
    for (const dx of [7.5, 15.5]) brush.fillRect(left + dx, -9, 1.2, 18)
    brush.fillRect(left, -0.6, 24, 1.2)
  }
  oval(brush, 0, -13, 9, 4, '#c9d2e2')
  brush.restore()
}

/** A comet that falls to the left, its tail behind it. */
export function comet(brush: Brush, x: number, y: number, length: number): void {
  const tail = brush.createLinearGradient(x, y, x + length, y - length * 0.5)
  tail.addColorStop(0, 'rgba(220, 232, 255, 0.9)')
  tail.addColorStop(1, 'rgba(220, 232, 255, 0)')
  brush.fillStyle = tail
  brush.beginPath()
  brush.moveTo(x - 1, y - 3)
  brush.lineTo(x + length, y - length * 0.5)
  brush.lineTo(x + 2, y + 3)
  brush.fill()
  disc(brush, x, y, 3.4, '#eef4ff')
}

/** A belt of small rocks across the window. */
export function rocks(brush: Brush, width: number, y: number): void {
  for (let n = 0; n < 46; n++) {
    const x = ((n + scatter(n)) / 46) * width
    const drop = (x / width - 0.5) * 110 + (scatter(n + 60) - 0.5) * 46
    const r = 1.4 + 4 * scatter(n + 90) ** 2
    oval(brush, x, y + drop, r * 1.3, r, '#5a5468', scatter(n) * 3)
  }
}

/** A galaxy seen at a slant: two arms of points around a bright middle. */
export function spiral(brush: Brush, x: number, y: number, size: number): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(-0.4)
  brush.scale(1, 0.45)
  const core = brush.createRadialGradient(0, 0, 0, 0, 0, size * 0.5)
  core.addColorStop(0, 'rgba(255, 236, 214, 0.8)')
  core.addColorStop(1, 'rgba(255, 236, 214, 0)')
  disc(brush, 0, 0, size * 0.5, core)
  for (let n = 0; n < 150; n++) {
    const t = n / 150
    const angle = (n % 2) * Math.PI + t * 5.4
    const far = size * (0.12 + 0.88 * t)
    const [dx, dy] = [(scatter(n) - 0.5) * size * 0.2, (scatter(n + 200) - 0.5) * size * 0.2]
    disc(
      brush,
      Math.cos(angle) * far + dx,
      Math.sin(angle) * far + dy,
      1.1 + 1.6 * scatter(n + 400),
      `rgba(236, 214, 255, ${0.75 - 0.5 * t})`,
    )
  }
  brush.restore()
}
