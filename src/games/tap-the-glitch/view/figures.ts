/** Draws the four glitches. They differ in outline, size, movement and color, and are white and gray here, to be tinted. */
import { following, hexNumber, PALETTE, tone, vivid } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, oval, roundRect } from '../../../engine/stage/painting/shapes'
import type { GlitchType } from '../rules'

/** Pictures are drawn at this size and scaled to each glitch. */
export const PICTURE = 60
const C = PICTURE / 2
/** The outline around a figure, and the free edge of its picture for it and for torn bands, units. */
const OUTLINE = 2.6
const EDGE = 16
/** How far the bars of a torn figure reach beyond its picture, units. */
const BARS = 10
/** From its middle to the ends of these bars, units. */
export const REACH = C + BARS
const SIDE = PICTURE + 2 * EDGE
const LIT = '#ffffff'
const BODY = '#ececec'
const DEEP = '#a2a2a2'
const DARK = '#12141c'
const OUTER = '#05080d'

/** Diameter in Shifts, units, before they are enlarged: worse ones are larger, and splinters fill less of theirs. */
export const SIZE: Readonly<Record<GlitchType, number>> = { pixel: 54, static: 58, corruption: 68, virus: 64 }

/**
 * One hot color for each type, 0xrrggbb, against the cool floor. Only Shifts has them: elsewhere a glitch has a color by
 * chance.
 */
export const COLOR: Readonly<Record<GlitchType, number>> = following(() => ({
  pixel: hexNumber(vivid(tone(PALETTE.pink, 0.12), 2.2)),
  static: hexNumber(tone(PALETTE.yellow, 0.1)),
  corruption: hexNumber(tone(PALETTE.orange, 0.16)),
  virus: hexNumber(vivid(PALETTE.vermilion, 1.4)),
}))

interface Pose {
  /** Offset from the middle of its slot, units. */
  readonly x: number
  readonly y: number
  readonly rotation: number
  readonly wide: number
  readonly high: number
}
const pose = { x: 0, y: 0, rotation: 0, wide: 1, high: 1 }
const REST: Pose = { ...pose }

/** The pose of a glitch of this type after `ms`. All calls return the same object. */
export function poseOf(type: GlitchType, ms: number, isStill: boolean): Pose {
  if (isStill) return REST
  Object.assign(pose, REST)
  if (type === 'pixel') {
    // It hops, and lands with a squash.
    const up = Math.abs(Math.sin(ms / 210))
    pose.y = 3 - 8 * up
    pose.wide = 1.08 - 0.12 * up
    pose.high = 0.92 + 0.12 * up
  } else if (type === 'static') {
    pose.x = Math.sin(ms / 55) * 2.2
    pose.rotation = Math.sin(ms / 300) * 0.07
    pose.wide = 1 + 0.05 * Math.sin(ms / 83)
  } else if (type === 'corruption') pose.rotation = ms / 800
  else {
    pose.rotation = Math.sin(ms / 340) * 0.28
    pose.wide = pose.high = 1 + 0.07 * Math.sin(ms / 170)
  }
  return pose
}

const FIGURES: Readonly<Record<GlitchType, (brush: Brush) => void>> = {
  pixel: drawPixel,
  static: drawStatic,
  corruption: drawCorruption,
  virus: drawVirus,
}

/** How far each band of a torn figure is off, units: bands are of equal height. The first one is whole. */
const TEARS = [[0], [0, 4, 0, 0, -5, 0, 2], [-3, 0, 5, 0, 0, 4, 0], [0, -4, 0, 0, 3, 0, -6]] as const
/** How long a figure stays torn in one way, ms. */
const TORN_MS = 230

/** The index of how a figure is torn after `ms`; it is whole for a moment between two. */
export const tearAt = (ms: number, isStill: boolean): number =>
  isStill ? 1 : (Math.floor(ms / TORN_MS) % (TEARS.length + 1)) % TEARS.length

/** Calls `draw` for each band of a torn figure, clipped to it. */
function eachBand(brush: Brush, tear: number, draw: () => void): void {
  const bands = TEARS[tear] ?? TEARS[0]
  const high = PICTURE / bands.length
  for (const [n, aside] of bands.entries()) {
    const top = n === 0 ? -EDGE : n * high
    const bottom = n === bands.length - 1 ? PICTURE + EDGE : (n + 1) * high
    brush.save()
    brush.beginPath()
    brush.rect(-EDGE, top, SIDE, bottom - top)
    brush.clip()
    brush.translate(aside, 0)
    draw()
    brush.restore()
  }
}

/** A figure alone, as it splits into colors; torn ones lose bars at both sides. */
export function glitchTexture(type: GlitchType, tear = 0) {
  return paint(`glitch:${type}:${tear}`, SIDE, SIDE, (brush) => {
    brush.translate(EDGE, EDGE)
    eachBand(brush, tear, () => FIGURES[type](brush))
    if (tear === 0) return
    brush.fillStyle = LIT
    for (const side of [0, 1])
      for (const n of [0, 1]) {
        const long = 9 + ((tear * 5 + n * 7 + side * 3) % 9)
        const y = 8 + ((tear * 17 + n * 29 + side * 13) % 44)
        brush.fillRect(side ? PICTURE + BARS - long : -BARS, y, long, 3.6)
      }
  })
}

/** A figure with a dark outline, heavier below, which lifts it off the floor. */
export function outlinedTexture(type: GlitchType, tear = 0) {
  return paint(`glitch:outlined:${type}:${tear}`, SIDE, SIDE, (brush) => {
    brush.translate(EDGE, EDGE)
    eachBand(brush, tear, () => {
      for (let n = 0; n < 16; n++) {
        const angle = (n * Math.PI) / 8
        brush.save()
        brush.translate(Math.cos(angle) * OUTLINE, Math.sin(angle) * OUTLINE + 1)
        FIGURES[type](brush)
        brush.restore()
      }
    })
    brush.globalCompositeOperation = 'source-in'
    brush.fillStyle = OUTER
    brush.fillRect(-EDGE, -EDGE, SIDE, SIDE)
    brush.globalCompositeOperation = 'source-over'
    eachBand(brush, tear, () => FIGURES[type](brush))
  })
}

/** A block of pixels on three feet: # is body, o an eye or its mouth. */
const PIXELS = ['.#####.', '#######', '#oo#oo#', '#oo#oo#', '#######', '##ooo##', '.#.#.#.']

function drawPixel(brush: Brush): void {
  const cell = 8
  for (const [row, line] of PIXELS.entries())
    for (const [col, mark] of [...line].entries()) {
      if (mark === '.') continue
      const [x, y] = [2 + col * cell, 2 + row * cell]
      brush.fillStyle = mark === 'o' ? DARK : row > 4 || col === 6 ? DEEP : row === 0 ? LIT : BODY
      brush.fillRect(x, y, cell - 0.7, cell - 0.7)
    }
  // A gleam in each eye, one pixel high.
  brush.fillStyle = LIT
  for (const x of [10, 34]) brush.fillRect(x, 18, cell - 1, cell - 1)
}

/** A wide screen with two aerials and a torn picture. */
function drawStatic(brush: Brush): void {
  brush.strokeStyle = BODY
  brush.lineWidth = 3.4
  brush.lineCap = 'round'
  brush.beginPath()
  brush.moveTo(15, 4)
  brush.lineTo(C, 17)
  brush.lineTo(45, 4)
  brush.stroke()
  for (const x of [14, 46]) disc(brush, x, 4.4, 3.8, LIT)
  brush.fillStyle = DEEP
  for (const x of [12, 38]) {
    roundRect(brush, x, 50, 10, 8, 2)
    brush.fill()
  }
  brush.fillStyle = DEEP
  roundRect(brush, 0, 15, 60, 40, 9)
  brush.fill()
  brush.fillStyle = BODY
  roundRect(brush, 0, 14, 60, 37, 9)
  brush.fill()
  brush.fillStyle = DARK
  roundRect(brush, 5, 19, 50, 27, 5)
  brush.fill()
  // Bars of noise that leave two holes for eyes.
  for (let row = 0; row < 6; row++)
    for (let n = 0; n < 7; n++) {
      const isEye = (row === 1 || row === 2) && (n === 1 || n === 5)
      const light = isEye ? 1 : [0.5, 0.14, 0.34, 0.06, 0.42][(row * 3 + n * 2) % 5]
      brush.fillStyle = `rgba(255, 255, 255, ${light})`
      const shift = [0, 1.5, -1, 2, 0, -1.5][row] ?? 0
      brush.fillRect(8 + n * 6.4 + shift, 21 + row * 4, isEye ? 6.4 : 5.4, isEye ? 4 : 3)
    }
}

/** A broken crystal: long uneven splinters around an eye. */
function drawCorruption(brush: Brush): void {
  const splinters = [29, 23, 30, 21, 28, 24, 30]
  splinters.forEach((long, n) => {
    brush.save()
    brush.translate(C, C)
    brush.rotate((n / splinters.length) * Math.PI * 2)
    for (const [side, style] of [
      [-1, LIT],
      [1, DEEP],
    ] as const) {
      brush.fillStyle = style
      brush.beginPath()
      brush.moveTo(0, -long)
      brush.lineTo(side * 9, -9)
      brush.lineTo(0, 0)
      brush.fill()
    }
    brush.restore()
  })
  disc(brush, C, C, 12, DEEP)
  disc(brush, C, C, 11, DARK)
  disc(brush, C, C, 7.5, LIT)
  oval(brush, C, C, 2.4, 6.4, DARK)
}

/** A ball with knobs and an angry face: the most dangerous one. */
function drawVirus(brush: Brush): void {
  brush.lineCap = 'round'
  for (let n = 0; n < 9; n++) {
    const angle = (n / 9) * Math.PI * 2 + 0.2
    const [x, y] = [C + Math.cos(angle) * 25.5, C + Math.sin(angle) * 25.5]
    brush.strokeStyle = DEEP
    brush.lineWidth = 4.4
    brush.beginPath()
    brush.moveTo(C, C)
    brush.lineTo(x, y)
    brush.stroke()
    disc(brush, x, y, 4.4, BODY)
    disc(brush, x - 1, y - 1.4, 1.8, LIT)
  }
  disc(brush, C, C, 20.5, DEEP)
  disc(brush, C, C - 1.5, 19, BODY)
  oval(brush, C - 7, C - 11, 7, 4, LIT, -0.5)
  for (const side of [-1, 1]) {
    oval(brush, C + side * 7.5, C + 0.5, 4.8, 5.4, DARK)
    disc(brush, C + side * 6.6, C - 0.6, 1.8, LIT)
    brush.strokeStyle = DARK
    brush.lineWidth = 3
    brush.beginPath()
    brush.moveTo(C + side * 13, C - 9)
    brush.lineTo(C + side * 3.5, C - 4.6)
    brush.stroke()
  }
  // A mouth with two teeth.
  brush.fillStyle = DARK
  roundRect(brush, C - 8, C + 8.5, 16, 5.6, 2.6)
  brush.fill()
  brush.fillStyle = LIT
  for (const x of [-5, 2]) brush.fillRect(C + x, C + 8.5, 3, 3)
}
