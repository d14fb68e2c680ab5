/** Draws what runners run into: crates, presses and generators with the metal of their place, mines, lifts and beams. */
import { following, PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, polygon, roundRect, toyBall, toyBlock } from '../../../../engine/stage/painting/shapes'
import { metalOf, type Place } from './index'

const LOOKS = following(() => [PALETTE.vermilion, PALETTE.orange, PALETTE.pink] as const)
const DARK = '#14161d'
/** Depth of a machine: its upper face, and its side on the right. */
const DEEP = 9

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

/** A box seen a little from above and from the right, up to the edges of the rectangle. Returns its front. */
function box(brush: Brush, top: number, width: number, height: number, color: string) {
  brush.fillStyle = DARK
  roundRect(brush, 0, top, width, height - top, 4)
  brush.fill()
  const front = { x: 1.5, y: top + DEEP, width: width - DEEP - 1.5, height: height - top - DEEP - 1.5 }
  const right = front.x + front.width
  polygon(
    brush,
    tone(color, 0.42),
    [front.x, front.y],
    [DEEP, top + 1.5],
    [width - 1.5, top + 1.5],
    [right, front.y],
  )
  polygon(
    brush,
    tone(color, -0.5),
    [right, front.y],
    [width - 1.5, top + 1.5],
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

/** A crate of planks in straps of metal, with a band of stripes that warns. */
function drawCrate(brush: Brush, front: Front, color: string, metal: string): void {
  const { x, y, width, height } = front
  brush.fillStyle = tone(color, -0.45)
  for (let n = 1; n * 13 < width; n++) brush.fillRect(x + n * 13, y, 1.8, height)
  brush.strokeStyle = tone(color, -0.42)
  brush.lineWidth = 5
  brush.save()
  brush.beginPath()
  brush.rect(x, y, width, height)
  brush.clip()
  for (let from = y + 8; from < y + height; from += 54) {
    brush.beginPath()
    brush.moveTo(x, from + 42)
    brush.lineTo(x + width, from)
    brush.stroke()
  }
  const band = y + height * 0.36
  brush.fillStyle = DARK
  brush.fillRect(x, band, width, 14)
  brush.fillStyle = PALETTE.yellow
  for (let at = -14; at < width; at += 16) {
    brush.beginPath()
    brush.moveTo(x + at, band + 13)
    brush.lineTo(x + at + 13, band + 1)
    brush.lineTo(x + at + 21, band + 1)
    brush.lineTo(x + at + 8, band + 13)
    brush.fill()
  }
  brush.restore()
  strip(brush, front, y, 7, metal)
  strip(brush, front, y + height - 9, 8, metal)
}

/** A press with vents, under spikes. */
function drawPress(brush: Brush, front: Front, metal: string): void {
  const { x, y, width, height } = front
  strip(brush, front, y, 5, metal)
  for (let at = x + 7; at + 12 < x + width; at += 22) {
    brush.fillStyle = DARK
    roundRect(brush, at, y + 10, 14, Math.max(3, Math.min(9, height - 15)), 2)
    brush.fill()
  }
}

function drawSpikes(brush: Brush, width: number, top: number): void {
  const spikes = Math.max(2, Math.round(width / 14))
  for (let i = 0; i < spikes; i++) {
    const [left, mid, right] = [0, 0.5, 1].map((part) => ((i + part) / spikes) * width) as [
      number,
      number,
      number,
    ]
    for (const [style, from, to] of [
      ['#e8eef8', left, mid],
      ['#8e9ab0', mid, right],
    ] as const) {
      brush.fillStyle = style
      brush.beginPath()
      brush.moveTo(from, top + 3)
      brush.lineTo(mid, 0)
      brush.lineTo(to, top + 3)
      brush.fill()
    }
  }
}

/** A generator: a dial, a window with coils that glow, a grille, a pipe. */
function drawGenerator(brush: Brush, front: Front, color: string, metal: string, glow: string): void {
  const { x, y, width, height } = front
  strip(brush, front, y, 6, metal)
  strip(brush, front, y + height - 8, 7, metal)
  const mid = x + width / 2
  const r = Math.min(width * 0.3, height * 0.2, 14)
  const dial = y + 9 + r
  disc(brush, mid, dial, r + 2.5, DARK)
  disc(brush, mid, dial, r, metal)
  disc(brush, mid, dial, r * 0.72, '#f3f1ea')
  brush.strokeStyle = PALETTE.vermilion
  brush.lineWidth = 2.4
  brush.lineCap = 'round'
  brush.beginPath()
  brush.moveTo(mid, dial)
  brush.lineTo(mid + r * 0.42, dial - r * 0.42)
  brush.stroke()
  const top = dial + r + 6
  const high = y + height - 12 - top
  if (high < 10) return
  brush.fillStyle = DARK
  roundRect(brush, x + 5, top, width - 10, high, 4)
  brush.fill()
  for (let at = top + 4; at + 7 < top + high; at += 11) {
    brush.fillStyle = tone(glow, -0.35)
    roundRect(brush, x + 8, at, width - 16, 7, 3)
    brush.fill()
    brush.fillStyle = glow
    roundRect(brush, x + 8, at, width - 16, 3.4, 1.7)
    brush.fill()
  }
  brush.strokeStyle = tone(color, 0.3)
  brush.lineWidth = 1.5
  roundRect(brush, x + 4, top - 1, width - 8, high + 2, 5)
  brush.stroke()
}

/**
 * An obstacle on the floor; on the ceiling it is turned over. Crate, spiked press, or generator; in zones also a mine, a
 * lift or a beam.
 */
export function obstacleTexture(width: number, height: number, look: number, place: Place) {
  if (look === 3) return mineTexture(width)
  if (look === 4) return liftTexture(width, height)
  if (look === 5) return beamTexture(width, height)
  return paint(
    `gravity:obstacle:${width}:${height}:${look}:${place}`,
    width,
    height,
    (brush) => {
      const color = LOOKS[look] ?? LOOKS[0]
      const { metal, glow } = metalOf(place)
      if (look === 1) drawSpikes(brush, width, 14)
      const front = box(brush, look === 1 ? 14 : 0, width, height, color)
      if (look === 0) drawCrate(brush, front, color, metal)
      else if (look === 1) drawPress(brush, front, metal)
      else drawGenerator(brush, front, color, metal, glow)
    },
    { sharpness: 2 },
  )
}
