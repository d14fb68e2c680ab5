/** Draws the players of Blue Block Runner, their blocks, and the light around them. */
import { tone } from '../../../../engine/core/palette'
import { lightTexture } from '../../../../engine/stage/painting/lights'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval, roundRect, toyBlock } from '../../../../engine/stage/painting/shapes'
import { type Color, PLAYER_SIZE } from '../../rules/world'

/** Padding around a block's picture for its rim. */
const RIM = 3
const BLOCK = PLAYER_SIZE + 2 * RIM
/** How far the light outline reaches beyond a block. */
const EDGE = 1.6
export const HEX: Readonly<Record<Color, string>> = { blue: '#3f9fe8', green: '#0a8f62' }
export const INK = '#1b1d2b'

/**
 * A block of one color: blue ones have a dot, green ones a cross, to differ without color; a smaller one below eyes.
 */
function drawBlock(brush: Brush, color: Color, eyes: boolean): void {
  const hex = HEX[color]
  brush.fillStyle = tone(hex, -0.62)
  roundRect(brush, 1.4, 1.4, BLOCK - 2.8, BLOCK - 2.8, 6)
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

/** Behind the player and each of its blocks: together one light outline around all of them. */
export const edgeTexture = () => {
  const side = BLOCK + 2 * EDGE
  return paint('blue:edge', side, side, (brush) => {
    brush.fillStyle = INK
    roundRect(brush, 0, 0, side, side, 9)
    brush.fill()
    brush.fillStyle = '#ffffff'
    roundRect(brush, 1.2, 1.2, side - 2.4, side - 2.4, 8)
    brush.fill()
  })
}

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
