/** Draws the guests: each animal in four moods, down to the edge of the counter. */
import { itemAt } from '../../../../engine/core/itemAt'
import { tone } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { oval, polygon } from '../../../../engine/stage/painting/shapes'
import { both, GUEST, LOOKS, type Look, MID } from './animals'
import { box, pixelTexture } from './pixels'

export type Mood = 'glad' | 'waiting' | 'cross' | 'delighted'

const INK = '#221a26'

function drawEye(brush: Brush, x: number, y: number, side: 1 | -1, mood: Mood, lid: string): void {
  if (mood === 'delighted') {
    polygon(
      brush,
      INK,
      [x - 9, y + 4],
      [x, y - 8],
      [x + 9, y + 4],
      [x + 4, y + 4],
      [x, y - 1],
      [x - 4, y + 4],
    )
    return
  }
  oval(brush, x, y, 6.5, 7.5, INK)
  box(brush, x - 4, y - 5, 4, 4, '#ffffff')
  if (mood === 'waiting') box(brush, x - 9, y - 10, 18, 9, lid)
  if (mood === 'waiting') box(brush, x - 8, y - 3, 16, 3, INK)
  if (mood === 'cross')
    polygon(
      brush,
      INK,
      [x - side * 11, y - 8],
      [x + side * 11, y - 18],
      [x + side * 11, y - 12],
      [x - side * 11, y - 2],
    )
}

function drawMouth(brush: Brush, y: number, mood: Mood): void {
  if (mood === 'delighted') {
    oval(brush, MID, y, 12, 9, INK)
    oval(brush, MID, y + 3, 7, 5, '#e0605f')
  } else if (mood === 'glad') {
    polygon(
      brush,
      INK,
      [MID - 12, y - 4],
      [MID - 6, y + 2],
      [MID + 6, y + 2],
      [MID + 12, y - 4],
      [MID + 9, y + 4],
      [MID, y + 7],
      [MID - 9, y + 4],
    )
  } else if (mood === 'waiting') box(brush, MID - 10, y, 20, 4, INK)
  else
    polygon(
      brush,
      INK,
      [MID - 12, y + 7],
      [MID - 8, y],
      [MID, y - 3],
      [MID + 8, y],
      [MID + 12, y + 7],
      [MID + 6, y + 3],
      [MID - 6, y + 3],
    )
}

/** The mark of anger beside the head: four corners that point at each other. */
function drawAnger(brush: Brush): void {
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    box(brush, 114 + dx * 6 - (dx < 0 ? 6 : 0), 24 + dy * 3 - (dy < 0 ? 3 : 0), 6, 3, '#e5483c')
    box(brush, 114 + dx * 3 - (dx < 0 ? 3 : 0), 24 + dy * 6 - (dy < 0 ? 6 : 0), 3, 6, '#e5483c')
  }
}

function drawGuest(brush: Brush, look: Look, mood: Mood): void {
  look.behind(brush)
  // Shoulders and collar.
  oval(brush, MID, 150, 60, 36, tone(look.coat, -0.28))
  oval(brush, MID, 147, 57, 33, look.coat)
  polygon(brush, '#fdf9ea', [MID - 21, 114], [MID, 141], [MID + 21, 114], [MID + 12, 108], [MID - 12, 108])
  oval(brush, MID, 77, 51, 43, tone(look.fur, -0.25))
  oval(brush, MID, 73, 51, 42, look.fur)
  oval(brush, MID - 24, 42, 9, 4, tone(look.fur, 0.35))
  look.marks(brush)
  const { dx, y } = look.eyes
  both((side) => drawEye(brush, MID + side * dx, y, side, mood, look.fur))
  if (look.nose === 'small') polygon(brush, '#7a3f45', [MID - 6, 82], [MID + 6, 82], [MID, 89])
  if (look.nose === 'beak') {
    polygon(brush, '#c9760a', [MID - 12, 84], [MID, 78], [MID + 12, 84], [MID, 99])
    polygon(brush, '#f0a93c', [MID - 12, 83], [MID, 76], [MID + 12, 83], [MID, 90])
  }
  drawMouth(brush, look.mouthY, mood)
  both((side) => oval(brush, MID + side * 36, 90, 7, 5, mood === 'cross' ? '#e5483c' : '#f2a08f'))
  if (mood === 'cross') drawAnger(brush)
}

export function guestTexture(kind: number, mood: Mood) {
  const look = itemAt(LOOKS, kind % LOOKS.length)
  return pixelTexture(`guest:${kind}:${mood}`, GUEST.width, GUEST.height, (brush) =>
    drawGuest(brush, look, mood),
  )
}
