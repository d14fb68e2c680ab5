/** Textures of Snake: the meadow, the head, the fruit. */
import { SEAT_LOOKS, type Seat } from '../../../engine/core/input/seats'
import { PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, oval, toyBall } from '../../../engine/stage/painting/shapes'
import { BOARDS, CELL, cellSide, rowsOf, SIZE, type World, type WorldName } from '../rules'
import { drawGrass, type Look } from './looks'
import { drawMotif } from './motifs'
import { RIM, scaleWithin } from './rim'
import { drawBlocks } from './walls'

/** Pixels per unit. The texture of a cell is as sharp in the largest cells as other textures are. */
export const SHARPNESS = (3 * SIZE) / Math.min(...BOARDS)
const paintInCell = (key: string, width: number, height: number, draw: (brush: Brush) => void) =>
  paint(key, width, height, draw, { sharpness: SHARPNESS })

/** Half the width of the body. */
export const BODY_RADIUS = 13

/** The ground: a checkerboard of the cells that one can enter, within a wall, or within open edges if it wraps. */
export function drawMeadow(
  brush: Brush,
  world: Pick<World, 'size' | 'road' | 'wrap'>,
  look: Look,
  name?: WorldName,
): void {
  const { size, wrap } = world
  const rows = rowsOf(world)
  const side = cellSide(world)
  const width = size * side
  const height = rows * side
  // A base of one color, so that squares with edges between two pixels leave no gaps.
  brush.fillStyle = look.ground[0]
  brush.fillRect(0, 0, width, height)
  const scale = scaleWithin({ width, height })
  brush.save()
  brush.translate(RIM, RIM)
  brush.scale(scale.x, scale.y)
  if (name) drawMotif(brush, { width, height }, name)
  // Over what is on the ground of a world, so that each cell one can enter shows it alike.
  brush.fillStyle = name ? `rgba(${look.light}, 0.125)` : look.ground[1]
  for (let row = 0; row < rows; row++)
    for (let col = row % 2; col < size; col += 2) brush.fillRect(col * side, row * side, side, side)
  const far = Math.max(width, height)
  const light = brush.createRadialGradient(
    width / 2,
    height * 0.42,
    far * 0.1,
    width / 2,
    height / 2,
    far * 0.75,
  )
  light.addColorStop(0, `rgba(${look.light}, 0.1)`)
  light.addColorStop(0.55, 'rgba(0, 0, 0, 0)')
  light.addColorStop(1, 'rgba(4, 20, 18, 0.42)')
  brush.fillStyle = light
  brush.fillRect(0, 0, width, height)
  for (let i = 0; i < 46 && !name; i++) {
    // A low-discrepancy sequence (inverse powers of the plastic number) spreads evenly without rows.
    const x = 14 + ((i * 0.7548776662) % 1) * (width - 28)
    const y = 18 + ((i * 0.5698402909) % 1) * (height - 32)
    drawGrass(brush, x, y, look)
  }
  brush.restore()
  if (wrap) drawOpenEdges(brush, width, height, look)
  else drawHedge(brush, width, height, look)
  if (name) drawBlocks(brush, { width, height }, name)
}

/** A deadly wall: a solid rim with a bright inner edge, where death begins. */
function drawHedge(brush: Brush, width: number, height: number, { hedge, light }: Look): void {
  brush.lineWidth = RIM
  brush.strokeStyle = hedge
  brush.strokeRect(RIM / 2, RIM / 2, width - RIM, height - RIM)
  brush.lineWidth = 2
  brush.strokeStyle = `rgba(${light}, 0.55)`
  brush.strokeRect(RIM - 1, RIM - 1, width - 2 * RIM + 2, height - 2 * RIM + 2)
}

/** An open edge: a darker rim, where small arrows point outward. */
function drawOpenEdges(brush: Brush, width: number, height: number, { light }: Look): void {
  brush.strokeStyle = 'rgba(4, 8, 14, 0.35)'
  brush.lineWidth = RIM
  brush.strokeRect(RIM / 2, RIM / 2, width - RIM, height - RIM)
  brush.strokeStyle = `rgba(${light}, 0.6)`
  brush.lineWidth = 2.5
  brush.lineJoin = 'round'
  const arrow = (x: number, y: number, dx: number, dy: number) => {
    brush.beginPath()
    brush.moveTo(x - dx * 3 - dy * 6, y - dy * 3 - dx * 6)
    brush.lineTo(x + dx * 3, y + dy * 3)
    brush.lineTo(x - dx * 3 + dy * 6, y - dy * 3 + dx * 6)
    brush.stroke()
  }
  for (let x = 2 * CELL; x < width; x += 4 * CELL) {
    arrow(x, RIM / 2, 0, -1)
    arrow(x, height - RIM / 2, 0, 1)
  }
  for (let y = 2 * CELL; y < height; y += 4 * CELL) {
    arrow(RIM / 2, y, -1, 0)
    arrow(width - RIM / 2, y, 1, 0)
  }
}

export type Mood = 'calm' | 'hungry' | 'dazed' | 'asleep'

/**
 * The head, looking right. The mood opens the mouth, and crosses or closes the eyes.
 *
 * @param seat - among four: gives it its color
 */
export function headTexture(mood: Mood, seat?: Seat) {
  const color = PALETTE[seat === undefined ? 'yellow' : SEAT_LOOKS[seat].hue]
  const wide = 40
  const high = 36
  return paintInCell(`snake:head:${mood}:${seat ?? ''}`, wide, high, (brush) => {
    const skull = (dy: number, color: string) => {
      oval(brush, wide / 2, high / 2 + dy, 17, 14.5, color)
    }
    skull(1.5, tone(color, -0.3))
    skull(-1, color)
    oval(brush, 14, 11, 6, 2.6, 'rgba(255, 255, 255, 0.4)', -0.25)
    if (mood === 'hungry') {
      brush.fillStyle = '#7c2a10'
      brush.beginPath()
      brush.moveTo(40, 11)
      brush.quadraticCurveTo(24, 18, 40, 25)
      brush.fill()
    }
    for (const side of [-1, 1]) drawEye(brush, 23, high / 2 - 1 + side * 7.5, mood)
  })
}

function drawEye(brush: Brush, x: number, y: number, mood: Mood): void {
  if (mood === 'asleep') {
    brush.strokeStyle = PALETTE.night
    brush.lineWidth = 2
    brush.beginPath()
    brush.arc(x, y, 3.6, -Math.PI / 2, Math.PI / 2)
    brush.stroke()
    return
  }
  disc(brush, x, y, 5, '#ffffff')
  if (mood !== 'dazed') {
    disc(brush, x + 1.6, y, 2.7, PALETTE.night)
    disc(brush, x + 2.3, y - 1, 0.9, '#ffffff')
    return
  }
  brush.strokeStyle = PALETTE.night
  brush.lineWidth = 1.8
  brush.lineCap = 'round'
  for (const side of [-1, 1]) {
    brush.beginPath()
    brush.moveTo(x - 2.4, y - 2.4 * side)
    brush.lineTo(x + 2.4, y + 2.4 * side)
    brush.stroke()
  }
}

/** A forked tongue, pointing right from its left end. */
export function tongueTexture() {
  return paintInCell('snake:tongue', 14, 8, (brush) => {
    brush.strokeStyle = PALETTE.vermilion
    brush.lineWidth = 2
    brush.lineCap = 'round'
    brush.beginPath()
    brush.moveTo(1, 4)
    brush.lineTo(8, 4)
    brush.moveTo(12, 1.5)
    brush.lineTo(8, 4)
    brush.lineTo(12, 6.5)
    brush.stroke()
  })
}

/** Three fruits in rotation, which differ in shape as well as color: apple, orange, berry. */
export function fruitTexture(kind: number) {
  return paintInCell(`snake:fruit:${kind}`, 34, 36, (brush) => {
    const leaf = (x: number, y: number, turn: number) => {
      oval(brush, x, y, 6.5, 3.2, '#2f8a5c', turn)
      oval(brush, x, y - 0.5, 5.6, 2.3, '#7be0a8', turn)
    }
    oval(brush, 17, 33, 11, 2.6, 'rgba(3, 20, 18, 0.4)')
    brush.strokeStyle = '#5b3a1c'
    brush.lineWidth = 2.4
    brush.lineCap = 'round'
    brush.beginPath()
    brush.moveTo(17, 11)
    brush.lineTo(18.5, 4)
    brush.stroke()
    if (kind === 0) {
      const rim = tone(PALETTE.vermilion, -0.5)
      for (const x of [12.6, 21.4]) disc(brush, x, 20, 10.4, rim)
      toyBall(brush, 12.8, 20, 9.4, PALETTE.vermilion)
      toyBall(brush, 21.2, 20, 9.4, PALETTE.vermilion)
      brush.fillStyle = PALETTE.vermilion
      brush.fillRect(12, 13, 10, 13)
      oval(brush, 10, 15.5, 2.6, 4, 'rgba(255, 255, 255, 0.6)', 0.5)
    } else if (kind === 1) {
      disc(brush, 17, 20, 13.4, tone(PALETTE.orange, -0.5))
      toyBall(brush, 17, 20, 12.3, PALETTE.orange)
      for (let n = 0; n < 12; n++)
        disc(
          brush,
          17 + Math.cos(n * 2.4) * 2.7 * Math.sqrt(n),
          21 + Math.sin(n * 2.4) * 2.7 * Math.sqrt(n),
          0.7,
          tone(PALETTE.orange, -0.25),
        )
    } else {
      const balls = [
        [11, 16],
        [23, 16],
        [17, 25],
      ] as const
      for (const [x, y] of balls) disc(brush, x, y, 8.2, tone(PALETTE.pink, -0.5))
      for (const [x, y] of balls) toyBall(brush, x, y, 7.2, PALETTE.pink)
    }
    leaf(24, 6.5, -0.4)
  })
}

/** Light around a fruit. */
export function glowTexture() {
  return paint(
    'snake:glow',
    64,
    64,
    (brush) => {
      const light = brush.createRadialGradient(32, 32, 6, 32, 32, 32)
      light.addColorStop(0, 'rgba(255, 240, 190, 0.75)')
      light.addColorStop(0.5, 'rgba(255, 225, 150, 0.25)')
      light.addColorStop(1, 'rgba(255, 225, 150, 0)')
      brush.fillStyle = light
      brush.fillRect(0, 0, 64, 64)
    },
    { role: 'plain' },
  )
}
