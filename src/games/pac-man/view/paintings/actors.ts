/** Draws the player, a lemon, and the four ghosts, each with a different headdress. */
import { following, PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'
import type { Name } from '../../rules/world'

const LEMON_SIDE = 28
const LEAF = '#4fae6b'

/** Facing right; `open` is half the angle of the mouth, radians. */
function lemon(brush: Brush, open: number): void {
  const c = LEMON_SIDE / 2
  const body = (color: string, dy: number, r: number) => {
    brush.fillStyle = color
    brush.beginPath()
    brush.moveTo(c - 1, c + dy)
    brush.arc(c, c + dy, r, open, Math.PI * 0.9)
    // The blunt tip at the back.
    brush.quadraticCurveTo(c - r - 3.4, c + dy, c - r * 0.95, c + dy - r * 0.31)
    brush.arc(c, c + dy, r, Math.PI * 1.1, Math.PI * 2 - open)
    brush.closePath()
    brush.fill()
  }
  body(tone(PALETTE.yellow, -0.42), 0.9, 9.3)
  body(PALETTE.yellow, -0.3, 8.9)
  oval(brush, c - 4, c - 5, 2.2, 1.4, 'rgba(255, 255, 255, 0.6)', -0.6)
  for (const [color, dy] of [
    [tone(LEAF, -0.35), 0.7],
    [LEAF, 0],
  ] as const) {
    oval(brush, c - 4.5, c - 9.6 + dy, 4.2, 1.9, color, 0.5)
  }
  disc(brush, c + 1.6, c - 4.6, 2.7, '#fff')
  disc(brush, c + 2.3, c - 4.4, 1.5, '#14161d')
  disc(brush, c - 2.6, c + 2.4, 1.8, 'rgba(230, 120, 40, 0.4)')
}

/** Four pictures of a bite, from shut to wide open. */
export function lemonTexture(bite: number) {
  return paint(`pac:lemon:${bite}`, LEMON_SIDE, LEMON_SIDE, (brush) => lemon(brush, 0.06 + bite * 0.28))
}

const GHOST_WIDE = 30
const GHOST_TALL = 34
/** The rim and the face of a frightened ghost. */
const LIT = '#e6edff'
const HUES: Readonly<Record<Name, string>> = following(() => ({
  ember: PALETTE.vermilion,
  thistle: PALETTE.pink,
  drizzle: PALETTE.sky,
  moss: PALETTE.green,
}))

/** A bell with a soft hem, around the middle of the picture. */
function bell(brush: Brush, color: string, dy: number, r: number): void {
  const x = GHOST_WIDE / 2
  const y = 18 + dy
  brush.fillStyle = color
  brush.beginPath()
  brush.arc(x, y - 1, r, Math.PI, 0)
  brush.quadraticCurveTo(x + r + 1, y + 5, x + r + 0.6, y + 7)
  brush.quadraticCurveTo(x + r * 0.62, y + 10.4, x + r * 0.3, y + 7.4)
  brush.quadraticCurveTo(x, y + 10.8, x - r * 0.3, y + 7.4)
  brush.quadraticCurveTo(x - r * 0.62, y + 10.4, x - r - 0.6, y + 7)
  brush.quadraticCurveTo(x - r - 1, y + 5, x - r, y - 1)
  brush.closePath()
  brush.fill()
}

function leaf(brush: Brush, x: number, y: number, angle: number, long: number, color: string): void {
  oval(brush, x, y, long, long * 0.42, color, angle)
}

/** A flame, thorns, a drop, a cap of leaves: they differ in shape, not only in color. */
function headdress(brush: Brush, name: Name): void {
  const x = GHOST_WIDE / 2
  if (name === 'ember') {
    for (const [color, high] of [
      [PALETTE.orange, 9],
      [PALETTE.yellow, 5],
    ] as const) {
      brush.fillStyle = color
      brush.beginPath()
      brush.moveTo(x + 1, 10.5 - high)
      brush.quadraticCurveTo(x + high * 0.75, 8, x + high * 0.3, 11)
      brush.lineTo(x - high * 0.4, 11)
      brush.quadraticCurveTo(x - high * 0.6, 7.5, x + 1, 10.5 - high)
      brush.fill()
    }
  } else if (name === 'thistle') {
    for (const angle of [-2.35, -1.95, -1.57, -1.19, -0.79])
      leaf(brush, x + Math.cos(angle) * 9.6, 17 + Math.sin(angle) * 10.5, angle, 4, tone(PALETTE.pink, -0.42))
  } else if (name === 'drizzle') {
    for (const [color, dx] of [
      [tone(PALETTE.sky, -0.3), 0],
      [tone(PALETTE.sky, 0.35), -0.7],
    ] as const) {
      brush.fillStyle = color
      brush.beginPath()
      brush.moveTo(x + dx, 1.5)
      brush.quadraticCurveTo(x + 4.6 + dx, 8.5, x + dx, 10)
      brush.quadraticCurveTo(x - 4.6 + dx, 8.5, x + dx, 1.5)
      brush.fill()
    }
  } else {
    leaf(brush, x - 4.5, 8, 0.5, 5.4, '#1d7350')
    leaf(brush, x + 4.5, 8, -0.5, 5.4, '#1d7350')
    leaf(brush, x, 6.4, -1.45, 4.2, '#7fd08a')
  }
}

/**
 * The body without eyes. A frightened one is blue with a light rim and a light face, a waning one a warm red, paler than
 * any ghost, with a dark face (see `distinctColors` of the game).
 */
export function ghostTexture(name: Name, mood: 'calm' | 'frightened' | 'waning') {
  const key = mood === 'calm' ? name : mood
  return paint(`pac:ghost:${key}`, GHOST_WIDE, GHOST_TALL, (brush) => {
    const color = mood === 'calm' ? HUES[name] : mood === 'frightened' ? PALETTE.blue : '#fcb496'
    if (mood === 'calm' && name !== 'moss') headdress(brush, name)
    if (mood === 'frightened') bell(brush, LIT, 0, 10.4)
    else bell(brush, tone(color, -0.36), 0.8, 9.4)
    bell(brush, color, -0.6, 9)
    if (mood === 'calm' && name === 'moss') headdress(brush, name)
    oval(brush, 10.5, 12.4, 2.6, 1.6, 'rgba(255, 255, 255, 0.4)', -0.6)
    if (mood === 'calm') return
    const ink = mood === 'frightened' ? LIT : '#4a1408'
    brush.fillStyle = ink
    for (const dx of [-3.4, 3.4]) {
      brush.beginPath()
      brush.arc(15 + dx, 15.6, 1.9, 0, Math.PI * 2)
      brush.fill()
    }
    brush.strokeStyle = ink
    brush.lineWidth = 1.7
    brush.lineCap = 'round'
    brush.lineJoin = 'round'
    brush.beginPath()
    for (let i = 0; i <= 4; i++) brush.lineTo(10 + i * 2.5, i % 2 ? 19.6 : 21.4)
    brush.stroke()
  })
}

export function whitesTexture() {
  return paint('pac:whites', 16, 10, (brush) => {
    for (const x of [4, 12]) {
      oval(brush, x, 5, 3.2, 3.9, '#fff')
    }
  })
}

export function pupilsTexture() {
  return paint('pac:pupils', 16, 10, (brush) => {
    for (const x of [4, 12]) {
      disc(brush, x, 5, 1.9, '#1b2040')
    }
  })
}

/** The mark of a ghost's target: four corners of a square. */
export function markTexture(name: Name) {
  return paint(`pac:mark:${name}`, 26, 26, (brush) => {
    for (const [color, width] of [
      ['rgba(4, 5, 12, 0.75)', 5],
      [HUES[name], 2.6],
    ] as const) {
      brush.strokeStyle = color
      brush.lineWidth = width
      brush.lineCap = 'round'
      for (const [x, y] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        brush.beginPath()
        brush.moveTo(13 + x * 9, 13 + y * 4)
        brush.lineTo(13 + x * 9, 13 + y * 9)
        brush.lineTo(13 + x * 4, 13 + y * 9)
        brush.stroke()
      }
    }
  })
}

export function trailTexture(name: Name) {
  return paint(`pac:trail:${name}`, 8, 8, (brush) => {
    disc(brush, 4, 4, 3.4, 'rgba(4, 5, 12, 0.75)')
    disc(brush, 4, 4, 2.4, HUES[name])
  })
}

export function shadeTexture() {
  return paint(
    'pac:shade',
    24,
    10,
    (brush) => {
      oval(brush, 12, 5, 9, 3.2, 'rgba(2, 3, 10, 0.4)')
    },
    { role: 'plain' },
  )
}
