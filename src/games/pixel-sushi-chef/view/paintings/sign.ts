/** Draws the sign above a guest who pays: dark with a rim of gold, as high as its lines, its tail toward the guest. */
import { polygon } from '../../../../engine/stage/painting/shapes'
import { box, pixelTexture } from './pixels'

const WIDTH = 180
const TAIL = 12
const RIM = 4
/** Heights of the first line and of each other one. */
const LINES = [54, 34] as const
const PAD = 8

const heightOf = (lines: number) => PAD * 2 + LINES[0] + (lines - 1) * LINES[1]

export const SIGN = {
  /** From the tip of the tail to the upper edge. */
  height: (lines: number) => heightOf(lines) + TAIL,
  /** Font sizes of the first line and of the others. */
  sizes: [48, 30] as const,
  /** Free width for a line. */
  inner: WIDTH - 20,
  /** The middle of a line, from the tip of the tail. */
  middleOf: (line: number, lines: number) =>
    PAD - TAIL - heightOf(lines) + (line === 0 ? LINES[0] / 2 : LINES[0] + (line - 0.5) * LINES[1]),
}

export function signTexture(lines: number) {
  const high = heightOf(lines)
  return pixelTexture(`sign:${lines}`, WIDTH, high + TAIL, (brush) => {
    for (const [inset, style] of [
      [0, '#f2c23c'],
      [RIM, '#1d1426'],
    ] as const) {
      box(brush, inset + 4, inset, WIDTH - 2 * inset - 8, high - 2 * inset, style)
      box(brush, inset, inset + 4, WIDTH - 2 * inset, high - 2 * inset - 8, style)
      const tip = high + TAIL - inset * 1.6
      polygon(
        brush,
        style,
        [WIDTH / 2 - 14 + inset, high - inset - 1],
        [WIDTH / 2 + 14 - inset, high - inset - 1],
        [WIDTH / 2, tip],
      )
    }
  })
}
