/** Draws the pictures of the bosses: a crab, a troll, a mothership, their cracks, and what they drop. */
import { PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, oval, roundRect, toyBall, toyBlock } from '../../../engine/stage/painting/shapes'
import { BOSS_HEIGHT, DROP_RADIUS } from '../rules'

interface Face {
  readonly color: () => string
  draw(brush: Brush, width: number, height: number): void
}

function eyes(brush: Brush, y: number, xs: readonly number[], radius: number): void {
  for (const x of xs) {
    disc(brush, x, y, radius, PALETTE.paper)
    disc(brush, x, y + radius * 0.3, radius * 0.5, PALETTE.night)
  }
}

function mouth(brush: Brush, x: number, y: number, width: number): void {
  brush.strokeStyle = PALETTE.night
  brush.lineWidth = 4
  brush.lineCap = 'round'
  brush.beginPath()
  brush.moveTo(x - width / 2, y + 5)
  brush.quadraticCurveTo(x, y - 5, x + width / 2, y + 5)
  brush.stroke()
}

const CRAB: Face = {
  color: () => PALETTE.vermilion,
  draw(brush, width, height) {
    const middle = width / 2
    for (const side of [-1, 1]) toyBall(brush, middle + side * width * 0.4, height * 0.62, 15, PALETTE.orange)
    eyes(brush, height * 0.36, [middle - 18, middle + 18], 11)
    mouth(brush, middle, height * 0.74, 30)
  },
}

const TROLL: Face = {
  color: () => PALETTE.green,
  draw(brush, width, height) {
    const middle = width / 2
    eyes(brush, height * 0.36, [middle - 24, middle + 24], 10)
    // Brows and tusks.
    brush.strokeStyle = PALETTE.night
    brush.lineWidth = 5
    brush.lineCap = 'round'
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(middle + side * 40, height * 0.12)
      brush.lineTo(middle + side * 12, height * 0.24)
      brush.stroke()
    }
    mouth(brush, middle, height * 0.68, 56)
    brush.fillStyle = PALETTE.paper
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(middle + side * 12, height * 0.76)
      brush.lineTo(middle + side * 17, height * 0.5)
      brush.lineTo(middle + side * 24, height * 0.76)
      brush.fill()
    }
  },
}

const MOTHERSHIP: Face = {
  color: () => PALETTE.purple,
  draw(brush, width, height) {
    const middle = width / 2
    oval(brush, middle, height * 0.34, width * 0.22, height * 0.27, PALETTE.sky)
    eyes(brush, height * 0.34, [middle - 12, middle + 12], 8)
    for (let i = 0; i < 6; i++) toyBall(brush, width * (0.12 + 0.152 * i), height * 0.74, 6, PALETTE.yellow)
  },
}

const faceOf = (board: number): Face => (board === 10 ? CRAB : board === 20 ? TROLL : MOTHERSHIP)

/** @param cracks 0 to 3 */
export function bossTexture(board: number, width: number, cracks: number) {
  return paint(`breakout:boss:${board}:${width}:${cracks}`, width, BOSS_HEIGHT, (brush) => {
    const { color, draw } = faceOf(board)
    toyBlock(brush, 0, 0, width, BOSS_HEIGHT, color(), 16, 8)
    draw(brush, width, BOSS_HEIGHT)
    brush.strokeStyle = tone(color(), -0.7)
    brush.lineWidth = 3
    brush.lineCap = brush.lineJoin = 'round'
    for (let crack = 0; crack < cracks; crack++) {
      const x = width * ([0.2, 0.78, 0.5][crack] ?? 0.5)
      brush.beginPath()
      brush.moveTo(x - 10, 2)
      brush.lineTo(x + 5, BOSS_HEIGHT * 0.3)
      brush.lineTo(x - 6, BOSS_HEIGHT * 0.55)
      brush.lineTo(x + 9, BOSS_HEIGHT - 10)
      brush.stroke()
    }
  })
}

/** A spiked ball with two arrows that point at each other: it makes the paddle narrower. */
export function dropTexture() {
  const side = DROP_RADIUS * 2 + 12
  return paint('breakout:drop', side, side, (brush) => {
    const middle = side / 2
    brush.fillStyle = PALETTE.vermilion
    brush.beginPath()
    for (let i = 0; i < 20; i++) {
      const radius = i % 2 ? DROP_RADIUS - 1 : middle - 1
      const angle = (i * Math.PI) / 10
      brush.lineTo(middle + Math.cos(angle) * radius, middle + Math.sin(angle) * radius)
    }
    brush.fill()
    disc(brush, middle, middle, DROP_RADIUS - 1, PALETTE.night)
    brush.fillStyle = PALETTE.paper
    for (const sign of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(middle + sign * 1.5, middle)
      brush.lineTo(middle + sign * 8, middle - 5)
      brush.lineTo(middle + sign * 8, middle + 5)
      brush.fill()
    }
    roundRect(brush, middle - 0.75, middle - 6, 1.5, 12, 0.7)
    brush.fill()
  })
}
