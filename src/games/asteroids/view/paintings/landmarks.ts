/** Draws what is large and still in the skies of Asteroids, dark enough not to be mistaken for rocks. */
import type { Brush } from '../../../../engine/stage/painting/paint'
import { scatter } from '../../../../engine/stage/painting/scatter'
import { disc, oval } from '../../../../engine/stage/painting/shapes'

const WHOLE = Math.PI * 2

/** A planet with bands. */
export function drawPlanet(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  [night, day, bands]: readonly [string, string, string],
): void {
  brush.save()
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.clip()
  brush.fillStyle = night
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  disc(brush, x - radius * 0.12, y - radius * 0.16, radius * 0.98, day)
  for (const [at, thick, alpha] of [
    [-0.68, 0.1, 0.12],
    [-0.36, 0.17, 0.16],
    [-0.05, 0.06, 0.1],
    [0.2, 0.14, 0.14],
    [0.56, 0.09, 0.1],
  ] as const)
    oval(brush, x, y + at * radius, radius * 1.1, radius * thick, `rgba(${bands}, ${alpha})`, -0.28)
  // Whirls along the bands.
  for (let n = 0; n < 14; n++) {
    const [across, down] = [(scatter(n + 11) - 0.5) * 1.5, (scatter(n + 71) - 0.5) * 1.4]
    oval(
      brush,
      x + across * radius,
      y + down * radius,
      radius * (0.06 + 0.08 * scatter(n)),
      radius * 0.025,
      `rgba(${bands}, 0.14)`,
      -0.28,
    )
  }
  // Night falls toward the lower right.
  const dusk = brush.createLinearGradient(
    x - radius * 0.5,
    y - radius * 0.6,
    x + radius * 0.7,
    y + radius * 0.8,
  )
  dusk.addColorStop(0.3, 'rgba(6, 8, 20, 0)')
  dusk.addColorStop(1, 'rgba(6, 8, 20, 0.6)')
  brush.fillStyle = dusk
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  brush.restore()
  const air = brush.createRadialGradient(x, y, radius * 0.96, x, y, radius * 1.16)
  air.addColorStop(0, `rgba(${bands}, 0.3)`)
  air.addColorStop(1, `rgba(${bands}, 0)`)
  brush.fillStyle = air
  brush.beginPath()
  brush.arc(x, y, radius * 1.16, 0, Math.PI * 2)
  brush.arc(x, y, radius * 0.99, 0, Math.PI * 2, true)
  brush.fill()
}

/** The harbor far away: a wheel with spokes, a mast and lit windows. */
export function drawStation(brush: Brush, x: number, y: number, reach: number): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(-0.35)
  brush.strokeStyle = 'rgba(120, 146, 210, 0.5)'
  brush.lineWidth = 2
  brush.beginPath()
  brush.moveTo(0, -reach * 0.8)
  brush.lineTo(0, reach * 0.8)
  for (let n = 0; n < 6; n++) {
    const angle = (n * Math.PI) / 3 + 0.3
    brush.moveTo(0, 0)
    brush.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach * 0.4)
  }
  brush.stroke()
  brush.lineWidth = 5
  brush.beginPath()
  brush.ellipse(0, 0, reach, reach * 0.4, 0, 0, Math.PI * 2)
  brush.stroke()
  disc(brush, 0, 0, reach * 0.2, 'rgba(96, 122, 190, 0.8)')
  for (let n = 0; n < 18; n++) {
    const angle = (n * Math.PI) / 9
    disc(brush, Math.cos(angle) * reach, Math.sin(angle) * reach * 0.4, 1.2, 'rgba(255, 226, 150, 0.8)')
  }
  brush.restore()
}

/** A flat ring around a planet. */
export function drawRing(brush: Brush, x: number, y: number, reach: number, color: string): void {
  brush.strokeStyle = color
  for (const [far, wide] of [
    [1, 3],
    [0.9, 6],
    [0.78, 2],
  ] as const) {
    brush.lineWidth = wide
    brush.beginPath()
    brush.ellipse(x, y, reach * far, reach * far * 0.3, -0.28, 0, Math.PI * 2)
    brush.stroke()
  }
}

/** A moon that broke: half of it, and its pieces beside it, small, flat and dim, so that none looks like a rock. */
export function drawBrokenMoon(brush: Brush, x: number, y: number, radius: number, color: string): void {
  brush.save()
  brush.beginPath()
  brush.moveTo(x + radius * 0.2, y - radius * 1.1)
  for (const [across, down] of [
    [0.05, -0.5],
    [0.34, -0.2],
    [0.02, 0.15],
    [0.28, 0.5],
    [-0.05, 1.1],
    [-1.1, 1.1],
    [-1.1, -1.1],
  ] as const)
    brush.lineTo(x + across * radius, y + down * radius)
  brush.clip()
  disc(brush, x, y, radius, `rgba(${color}, 0.7)`)
  disc(brush, x - radius * 0.1, y - radius * 0.12, radius * 0.94, 'rgba(255, 255, 255, 0.04)')
  for (let n = 0; n < 9; n++) {
    const [cx, cy] = [x - radius * scatter(n + 4) * 0.9, y + radius * (scatter(n + 44) - 0.5) * 1.7]
    const wide = radius * (0.06 + 0.12 * scatter(n + 90))
    disc(brush, cx, cy, wide, 'rgba(6, 8, 20, 0.18)')
  }
  brush.restore()
  for (let n = 0; n < 26; n++) {
    const far = 0.35 + 1.3 * scatter(n + 200)
    const angle = (scatter(n + 300) - 0.5) * 1.9
    const size = radius * 0.062 * (1.5 - far * 0.7) * (0.5 + scatter(n + 400))
    brush.fillStyle = `rgba(${color}, 0.34)`
    brush.beginPath()
    for (let corner = 0; corner < 6; corner++) {
      const out = size * (0.6 + 0.7 * scatter(n * 7 + corner))
      brush.lineTo(
        x + Math.cos(angle) * far * radius + Math.cos(corner * 1.05) * out,
        y + Math.sin(angle) * far * radius + Math.sin(corner * 1.05) * out,
      )
    }
    brush.fill()
  }
}

/** A hollow rock full of windows. */
export function drawNest(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath()
  for (let n = 0; n < 18; n++) {
    const angle = (n / 18) * WHOLE
    const far = radius * (0.82 + 0.26 * scatter(n + 12))
    brush.lineTo(x + Math.cos(angle) * far * 1.25, y + Math.sin(angle) * far)
  }
  brush.fillStyle = '#2b2046'
  brush.fill()
  disc(brush, x - radius * 0.1, y - radius * 0.15, radius * 0.78, '#352857')
  for (let n = 0; n < 16; n++) {
    const far = radius * 0.2 * Math.sqrt(n)
    const [cx, cy] = [x + Math.cos(n * 2.4) * far * 1.2, y + Math.sin(n * 2.4) * far]
    oval(brush, cx, cy, radius * 0.09, radius * 0.1, '#140e26')
    oval(brush, cx, cy + radius * 0.02, radius * 0.05, radius * 0.06, 'rgba(190, 230, 130, 0.55)')
  }
}

/** A dark moon before the light of a sun. */
export function drawEclipse(brush: Brush, x: number, y: number, radius: number, light: string): void {
  const glow = brush.createRadialGradient(x, y, radius * 0.9, x, y, radius * 2.3)
  glow.addColorStop(0, `rgba(${light}, 0.34)`)
  glow.addColorStop(0.3, `rgba(${light}, 0.15)`)
  glow.addColorStop(1, `rgba(${light}, 0)`)
  disc(brush, x, y, radius * 2.3, glow)
  const moon = brush.createRadialGradient(x, y, radius * 0.5, x, y, radius * 1.08)
  moon.addColorStop(0, '#0c222c')
  moon.addColorStop(0.75, '#102b36')
  moon.addColorStop(1, 'rgba(16, 43, 54, 0)')
  disc(brush, x, y, radius * 1.08, moon)
}

/** A sun with arcs of fire at its edge. */
export function drawSun(brush: Brush, x: number, y: number, radius: number): void {
  for (const [part, alpha] of [
    [2, 0.06],
    [1.6, 0.08],
    [1.28, 0.12],
  ] as const)
    disc(brush, x, y, radius * part, `rgba(240, 130, 60, ${alpha})`)
  disc(brush, x, y, radius, '#8f3d22')
  disc(brush, x, y, radius * 0.9, '#a64b26')
  for (let n = 0; n < 30; n++) {
    const far = radius * 0.8 * Math.sqrt(scatter(n + 5))
    const angle = scatter(n + 55) * WHOLE
    oval(
      brush,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      radius * 0.13,
      radius * 0.05,
      n % 2 ? 'rgba(230, 150, 70, 0.3)' : 'rgba(90, 30, 16, 0.3)',
      angle,
    )
  }
  brush.strokeStyle = 'rgba(240, 140, 70, 0.5)'
  brush.lineWidth = radius * 0.045
  for (let n = 0; n < 9; n++) {
    const angle = (n / 9) * WHOLE + 0.3
    brush.beginPath()
    brush.arc(
      x + Math.cos(angle) * radius,
      y + Math.sin(angle) * radius,
      radius * (0.1 + 0.08 * scatter(n)),
      angle - 1.7,
      angle + 1.7,
    )
    brush.stroke()
  }
}

/** Ribs of a ship that is being built, with cranes and lamps. */
export function drawShipyard(brush: Brush, x: number, y: number, long: number): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(-0.18)
  brush.strokeStyle = 'rgba(214, 150, 120, 0.4)'
  brush.lineWidth = 3
  for (let n = 0; n <= 12; n++) {
    const at = (n / 12 - 0.5) * long
    const half = long * 0.19 * Math.sin(((n + 0.6) / 13.2) * Math.PI)
    brush.beginPath()
    brush.ellipse(at, 0, half * 0.32, half, 0, 0, WHOLE)
    brush.stroke()
  }
  brush.lineWidth = 4
  for (const side of [-1, 1]) {
    brush.beginPath()
    brush.moveTo(-long * 0.5, 0)
    brush.quadraticCurveTo(0, side * long * 0.4, long * 0.52, 0)
    brush.stroke()
  }
  brush.lineWidth = 2
  for (const at of [-0.34, 0.02, 0.36]) {
    brush.beginPath()
    brush.moveTo(at * long, -long * 0.34)
    brush.lineTo(at * long, long * 0.3)
    brush.moveTo(at * long - long * 0.07, -long * 0.3)
    brush.lineTo(at * long + long * 0.14, -long * 0.3)
    brush.stroke()
    for (const down of [-0.34, -0.1, 0.14, 0.3])
      disc(brush, at * long, down * long, 2.2, 'rgba(255, 214, 130, 0.85)')
  }
  // Plates that are already on.
  brush.fillStyle = 'rgba(170, 96, 80, 0.34)'
  brush.beginPath()
  brush.moveTo(-long * 0.5, 0)
  brush.quadraticCurveTo(-long * 0.26, -long * 0.2, -long * 0.06, -long * 0.19)
  brush.lineTo(-long * 0.06, long * 0.19)
  brush.quadraticCurveTo(-long * 0.26, long * 0.2, -long * 0.5, 0)
  brush.fill()
  brush.restore()
}

/** Two arms of a galaxy. */
export function drawGalaxy(brush: Brush, x: number, y: number, reach: number, light: string): void {
  const core = brush.createRadialGradient(x, y, 0, x, y, reach * 0.5)
  core.addColorStop(0, `rgba(${light}, 0.4)`)
  core.addColorStop(1, `rgba(${light}, 0)`)
  disc(brush, x, y, reach * 0.5, core)
  for (let n = 0; n < 620; n++) {
    const far = scatter(n + 900)
    const angle = far * 5 + (n % 2) * Math.PI + (scatter(n + 1300) - 0.5) * 0.8
    disc(
      brush,
      x + Math.cos(angle) * far * reach * 1.25,
      y + Math.sin(angle) * far * reach * 0.7,
      0.6 + 1.2 * scatter(n + 700),
      `rgba(${light}, ${0.42 - 0.32 * far})`,
    )
  }
}

/** A giant of gas with one great storm. */
export function drawGiant(brush: Brush, x: number, y: number, radius: number): void {
  drawPlanet(brush, x, y, radius, ['#16291d', '#2f5a3c', '180, 230, 140'])
  brush.save()
  brush.beginPath()
  brush.arc(x, y, radius, 0, WHOLE)
  brush.clip()
  const [cx, cy] = [x - radius * 0.3, y - radius * 0.3]
  for (const [part, style] of [
    [0.34, 'rgba(210, 220, 130, 0.3)'],
    [0.26, 'rgba(90, 60, 30, 0.4)'],
    [0.18, 'rgba(220, 190, 110, 0.4)'],
    [0.09, 'rgba(90, 60, 30, 0.5)'],
  ] as const)
    oval(brush, cx, cy, radius * part * 1.5, radius * part, style, -0.28)
  brush.restore()
}

/** A black hole: a bright disc of gas around it, bent over it. */
export function drawHole(brush: Brush, x: number, y: number, radius: number): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(-0.3)
  const ring = (from: number, to: number) => {
    for (const [far, wide, color] of [
      [2.1, 0.5, 'rgba(220, 130, 60, 0.22)'],
      [1.75, 0.34, 'rgba(240, 170, 80, 0.34)'],
      [1.45, 0.16, 'rgba(255, 224, 160, 0.6)'],
    ] as const) {
      brush.strokeStyle = color
      brush.lineWidth = radius * wide
      brush.beginPath()
      brush.ellipse(0, 0, radius * far, radius * far * 0.26, 0, from, to)
      brush.stroke()
    }
  }
  ring(Math.PI, WHOLE)
  brush.strokeStyle = 'rgba(255, 206, 130, 0.16)'
  brush.lineWidth = radius * 0.2
  brush.beginPath()
  brush.arc(0, 0, radius * 1.1, 0, WHOLE)
  brush.stroke()
  disc(brush, 0, 0, radius, '#1a1215')
  ring(0, Math.PI)
  brush.restore()
}

/** A comet with its tail toward the upper right. */
export function drawComet(brush: Brush, x: number, y: number, long: number): void {
  const tail = brush.createLinearGradient(x, y, x + long, y - long * 0.5)
  tail.addColorStop(0, 'rgba(150, 230, 230, 0.5)')
  tail.addColorStop(1, 'rgba(150, 230, 230, 0)')
  brush.fillStyle = tail
  for (const lean of [-0.05, 0.1]) {
    brush.beginPath()
    brush.moveTo(x - 4, y - 6)
    brush.lineTo(x + long, y - long * (0.52 + lean))
    brush.lineTo(x + long, y - long * (0.36 + lean))
    brush.lineTo(x + 4, y + 6)
    brush.fill()
  }
  disc(brush, x, y, 12, 'rgba(150, 230, 230, 0.3)')
  disc(brush, x, y, 7, 'rgba(180, 236, 240, 0.4)')
}
