/** Draws the players of Blue Block Runner, their blocks, and the light around them. */
import { tone } from '../../../../engine/core/palette'
import { lightTexture } from '../../../../engine/stage/painting/lights'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval, roundRect, toyBlock } from '../../../../engine/stage/painting/shapes'
import { type Color, PLAYER_SIZE } from '../../rules/world'

/** Padding around a block's picture for its rim. */
const RIM = 3
const BLOCK = PLAYER_SIZE + 2 * RIM
export const HEX: Readonly<Record<Color, string>> = { blue: '#3f9fe8', green: '#0a8f62' }
export const INK = '#1b1d2b'

/**
 * A block of one color: blue ones have a dot, green ones a cross, to differ without color; a smaller one below eyes. The
 * player's own block has a light outline.
 */
function drawBlock(brush: Brush, color: Color, eyes: boolean): void {
  const hex = HEX[color]
  if (eyes) {
    brush.fillStyle = '#ffffff'
    roundRect(brush, 0, 0, BLOCK, BLOCK, 7)
    brush.fill()
  }
  brush.fillStyle = tone(hex, -0.62)
  const rim = eyes ? 2.2 : 1.4
  roundRect(brush, rim, rim, BLOCK - 2 * rim, BLOCK - 2 * rim, 6)
  brush.fill()
  toyBlock(brush, RIM, RIM, PLAYER_SIZE, PLAYER_SIZE, hex, 4.5, 3.5)
  brush.fillStyle = tone(hex, 0.72)
  const mid = BLOCK / 2
  if (eyes) {
    brush.translate(mid, BLOCK - 7)
    brush.scale(0.62, 0.62)
    brush.translate(-mid, -mid + 0.5)
  }
  if (color === 'blue') {
    brush.beginPath()
    brush.arc(mid, mid - 0.5, 4, 0, Math.PI * 2)
    brush.fill()
    return
  }
  brush.fillRect(mid - 1.5, mid - 6, 3, 11)
  brush.fillRect(mid - 5.5, mid - 2, 11, 3)
}

/** A caught block, or one to catch. */
export const blockTexture = (color: Color) =>
  paint(`blue:block:${color}`, BLOCK, BLOCK, (brush) => drawBlock(brush, color, false), { sharpness: 4 })

/** A player's own block without the eyes, which move. */
export const playerTexture = (color: Color) =>
  paint(`blue:player:${color}`, BLOCK, BLOCK, (brush) => drawBlock(brush, color, true), { sharpness: 4 })

export const eyesTexture = () =>
  paint(
    'blue:eyes',
    14,
    8,
    (brush) => {
      for (const x of [3.5, 10.5]) {
        oval(brush, x, 4, 3.2, 3.8, '#fff')
        disc(brush, x + 0.4, 4.4, 1.8, INK)
      }
    },
    { sharpness: 5 },
  )

/** Soft light around blocks to catch. */
export const haloTexture = () =>
  lightTexture('blue:halo', 96, [
    [8, 0.8],
    [48, 0],
  ])
