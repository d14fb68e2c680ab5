/** Draws what runners run into: crates, presses and generators with the metal of their place, mines, lifts and beams. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, polygon, roundRect, toyBall, toyBlock } from '../../../../engine/stage/painting/shapes'
import { metalOf, type Place } from './index'

/** Of all that hurts; it differs from its surroundings in brightness, too. */
const DANGER = '#e5392f'
const DARK = '#14161d'
/** Depth of a machine: its upper face, and its side on the right. */
const DEEP = 7
/** Length of the spikes on the side that runners meet, and on the upper one. */
const AHEAD = 9
const ABOVE = 12

/** From how many times its other side a bed is long, and a tower tall. */
const LONG = 2.2

/** A floating mine: a ball with spikes all around. */
function mineTexture(side: number) {
  return paint(`gravity:mine:${side}`, side, side, (brush) => {
    const c = side / 2
    brush.fillStyle = '#c9d2e2'
    brush.beginPath()
    for (let n = 0; n < 20; n++) {
      const far = n % 2 ? c * 0.62 : c
      brush.lineTo(c + Math.cos((n / 20) * Math.PI * 2) * far, c + Math.sin((n / 20) * Math.PI * 2) * far)
    }
    brush.fill()
    toyBall(brush, c, c, c * 0.7, PALETTE.vermilion)
    disc(brush, c, c, c * 0.24, '#14161d')
    disc(brush, c, c, c * 0.14, PALETTE.yellow)
  })
}

/** A lift: a cabin with arrows up and down. */
function liftTexture(width: number, height: number) {
  return paint('gravity:lift', width, height, (brush) => {
    toyBlock(brush, 0, 0, width, height, PALETTE.orange, 8, 6)
    brush.fillStyle = '#14161d'
    for (const half of [-1, 1]) {
      const y = height / 2 - 2 + half * height * 0.2
      brush.beginPath()
      brush.moveTo(width / 2, y + half * 15)
      brush.lineTo(width / 2 + 13, y - half * 2)
      brush.lineTo(width / 2 - 13, y - half * 2)
      brush.fill()
    }
  })
}

/** A beam of light on its projector. */
function beamTexture(width: number, height: number) {
  return paint('gravity:beam', width, height, (brush) => {
    for (const [inset, color] of [
      [2, PALETTE.vermilion],
      [7, PALETTE.pink],
      [11, '#ffffff'],
    ] as const) {
      brush.fillStyle = color
      roundRect(brush, inset, inset, width - 2 * inset, height - inset, 8)
      brush.fill()
    }
    toyBlock(brush, 0, height - 20, width, 20, '#8593ab', 4, 5)
  })
}

/** A box seen a little from above and from the right. Returns its front. */
function box(brush: Brush, width: number, height: number, color: string) {
  brush.fillStyle = DARK
  roundRect(brush, 0, 0, width, height, 4)
  brush.fill()
  const front = { x: 1.5, y: DEEP, width: width - DEEP - 1.5, height: height - DEEP - 1.5 }
  const right = front.x + front.width
  polygon(brush, tone(color, 0.42), [front.x, front.y], [DEEP, 1.5], [width - 1.5, 1.5], [right, front.y])
  polygon(
    brush,
    tone(color, -0.5),
    [right, front.y],
    [width - 1.5, 1.5],
    [width - 1.5, height - DEEP],
    [right, height - 1.5],
  )
  const shade = brush.createLinearGradient(0, front.y, 0, height)
  shade.addColorStop(0, color)
  shade.addColorStop(1, tone(color, -0.3))
  brush.fillStyle = shade
  brush.fillRect(front.x, front.y, front.width, front.height)
  return front
}
type Front = ReturnType<typeof box>

/** A metal strip with rivets along the front. */
function strip(brush: Brush, { x, width }: Front, y: number, high: number, metal: string): void {
  brush.fillStyle = tone(metal, -0.55)
  brush.fillRect(x, y, width, high + 1.5)
  brush.fillStyle = metal
  brush.fillRect(x, y, width, high)
  for (const at of [x + 4, x + width - 4]) disc(brush, at, y + high / 2, 1.7, tone(metal, -0.6))
}

/** A broad band of stripes that warns. */
function drawCrate(brush: Brush, front: Front, metal: string): void {
  const { x, y, width, height } = front
  const band = { y: y + 10, height: height - 22 }
  brush.save()
  brush.beginPath()
  brush.rect(x, band.y, width, band.height)
  brush.clip()
  brush.fillStyle = DARK
  brush.fillRect(x, band.y, width, band.height)
  brush.fillStyle = PALETTE.yellow
  for (let at = band.y - width; at < band.y + band.height; at += 22) {
    brush.beginPath()
    brush.moveTo(x, at + width)
    brush.lineTo(x + width, at)
    brush.lineTo(x + width, at + 11)
    brush.lineTo(x, at + width + 11)
    brush.fill()
  }
  brush.restore()
  strip(brush, front, y, 7, metal)
  strip(brush, front, y + height - 9, 8, metal)
}

/** A press with vents. */
function drawPress(brush: Brush, front: Front, metal: string): void {
  const { x, y, width, height } = front
  strip(brush, front, y, 5, metal)
  for (let at = x + 7; at + 12 < x + width; at += 22) {
    brush.fillStyle = DARK
    roundRect(brush, at, y + 10, 14, Math.max(3, Math.min(9, height - 15)), 2)
    brush.fill()
  }
}

/** A row of steel spikes along x, their tips at the top. */
function drawSpikes(brush: Brush, long: number, deep: number): void {
  const spikes = Math.max(2, Math.round(long / 12))
  for (let i = 0; i < spikes; i++) {
    const [left, mid, right] = [0, 0.5, 1].map((part) => ((i + part) / spikes) * long) as [
      number,
      number,
      number,
    ]
    for (const [style, from, to] of [
      ['#f6f9ff', left, mid],
      ['#93a0b8', mid, right],
    ] as const) {
      brush.fillStyle = style
      brush.beginPath()
      brush.moveTo(from, deep + 3)
      brush.lineTo(mid, 0)
      brush.lineTo(to, deep + 3)
      brush.fill()
    }
  }
}

/** A generator: lightning between two electrodes behind glass. */
function drawGenerator(brush: Brush, front: Front, metal: string): void {
  const { x, y, width, height } = front
  strip(brush, front, y, 6, metal)
  strip(brush, front, y + height - 8, 7, metal)
  const [top, foot] = [y + 11, y + height - 13]
  brush.fillStyle = DARK
  roundRect(brush, x + 3, top - 2, width - 6, foot - top + 4, 4)
  brush.fill()
  const mid = x + width / 2
  const turns = Math.max(3, Math.round((foot - top) / 11))
  brush.lineJoin = 'round'
  for (const [wide, style] of [
    [7, `${PALETTE.yellow}55`],
    [3.4, PALETTE.yellow],
    [1.4, '#ffffff'],
  ] as const) {
    brush.strokeStyle = style
    brush.lineWidth = wide
    brush.beginPath()
    for (let n = 0; n <= turns; n++) {
      const aside = n === 0 || n === turns ? 0 : (n % 2 ? 1 : -1) * width * 0.22
      brush.lineTo(mid + aside, top + 2 + ((foot - top - 4) * n) / turns)
    }
    brush.stroke()
  }
  for (const at of [top + 2, foot - 2]) disc(brush, mid, at, 3.6, metal)
}

/** A bed of thorns on a low plate: tall spikes with red tips, and nothing else. */
function bedTexture(width: number, height: number, metal: string) {
  return paint(
    `gravity:bed:${width}:${height}:${metal}`,
    width,
    height,
    (brush) => {
      const foot = height - 10
      const spikes = Math.max(3, Math.round(width / 24))
      const step = width / spikes
      for (let n = 0; n < spikes; n++) {
        const [left, mid, right] = [n * step, (n + 0.5) * step, (n + 1) * step]
        polygon(brush, DARK, [left, foot], [mid, 0], [right, foot])
        polygon(brush, '#f6f9ff', [left + 3, foot], [mid, 6], [mid, foot])
        polygon(brush, '#8f9cb5', [mid, foot], [mid, 6], [right - 3, foot])
        const [low, aside] = [foot * 0.46, step * 0.2]
        polygon(brush, tone(DANGER, 0.2), [mid - aside, low], [mid, 5], [mid, low])
        polygon(brush, DANGER, [mid, low], [mid, 5], [mid + aside, low])
      }
      brush.fillStyle = DARK
      roundRect(brush, 0, foot - 3, width, 13, 3)
      brush.fill()
      brush.fillStyle = DANGER
      brush.fillRect(2, foot - 1, width - 4, 4)
      brush.fillStyle = metal
      brush.fillRect(2, foot + 3, width - 4, 5)
    },
    { sharpness: 2 },
  )
}

/** A tower of red coils between discs of metal, under a crown that glows. */
function towerTexture(width: number, height: number, metal: string) {
  return paint(
    `gravity:tower:${width}:${height}:${metal}`,
    width,
    height,
    (brush) => {
      const [crown, coils] = [width * 0.8, 6]
      const step = (height - crown) / coils
      brush.fillStyle = DARK
      brush.fillRect(width * 0.2, crown - 8, width * 0.6, height - crown + 8)
      for (let n = 0; n < coils; n++) {
        const y = crown + n * step
        toyBlock(brush, 5, y + 5, width - 10, step - 5, DANGER, Math.min(14, step * 0.4), 6)
        toyBlock(brush, 0, y, width, 9, metal, 4, 3)
      }
      const [c, radius] = [width / 2, crown / 2]
      brush.fillStyle = '#c9d2e2'
      brush.beginPath()
      for (let n = 0; n < 24; n++) {
        const [angle, far] = [(n / 24) * Math.PI * 2, n % 2 ? 0.74 : 1]
        brush.lineTo(c + Math.cos(angle) * c * far, radius + Math.sin(angle) * radius * far)
      }
      brush.fill()
      toyBall(brush, c, radius, radius * 0.76, DANGER)
      disc(brush, c, radius, radius * 0.42, DARK)
      disc(brush, c, radius, radius * 0.32, PALETTE.yellow)
      disc(brush, c - 2, radius - 2, radius * 0.14, '#ffffff')
    },
    { sharpness: 2 },
  )
}

/**
 * An obstacle on the floor; on the ceiling it is turned over. Crate, press, or generator, all red and with spikes on the
 * sides that runners meet. What is long and low is a bed of thorns, what is tall a tower; in zones there are also mines, lifts
 * and beams.
 */
export function obstacleTexture(width: number, height: number, look: number, place: Place) {
  if (look === 3) return mineTexture(width)
  if (look === 4) return liftTexture(width, height)
  if (look === 5) return beamTexture(width, height)
  const metal = metalOf(place)
  if (look === 1 && width > LONG * height) return bedTexture(width, height, metal)
  if (look === 2 && height > LONG * width) return towerTexture(width, height, metal)
  return paint(
    `gravity:obstacle:${width}:${height}:${look}:${place}`,
    width,
    height,
    (brush) => {
      brush.save()
      brush.translate(AHEAD, 0)
      drawSpikes(brush, width - AHEAD, ABOVE)
      brush.restore()
      brush.save()
      brush.translate(0, height)
      brush.rotate(-Math.PI / 2)
      drawSpikes(brush, height - ABOVE, AHEAD)
      brush.restore()
      brush.translate(AHEAD, ABOVE)
      const front = box(brush, width - AHEAD, height - ABOVE, DANGER)
      if (look === 0) drawCrate(brush, front, metal)
      else if (look === 1) drawPress(brush, front, metal)
      else drawGenerator(brush, front, metal)
    },
    { sharpness: 2 },
  )
}
