/** The slopes of the picture Alps: hills below the rocks, meadows and firs. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, poly, repeat, upright } from '../tools'

/** Hills with meadows and woods before the rocks. */
export function slopes(b: Brush): void {
  const by = chanceBy(88)
  for (const [x, y, rx, ry, color, low] of [
    [70, 372, 210, 92, '#6fa860', '#4f8a54'],
    [420, 388, 230, 72, '#7fb464', '#5a9456'],
    [740, 372, 220, 96, '#68a25e', '#4a8452'],
  ] as const) {
    oval(
      b,
      x,
      y,
      rx,
      ry,
      upright(b, y - ry, y, [
        [0, color],
        [1, low],
      ]),
    )
    repeat(26, () => {
      const [dx, t] = [by.in(-0.86, 0.86), by.in(0.2, 0.9)]
      const at = y - ry * Math.sqrt(1 - dx * dx) * t
      oval(
        b,
        x + dx * rx,
        at,
        by.in(12, 32),
        by.in(2, 6),
        by.of(['#9ccc70', '#5c9a54', '#b8d878', '#4a8a50']),
      )
    })
    repeat(58, () => {
      const [dx, t] = [by.in(-0.9, 0.9), by.in(0.3, 1)]
      fir(
        b,
        x + dx * rx,
        y - ry * Math.sqrt(1 - dx * dx) * t + 3,
        by.in(14, 27),
        by.of(['#2a5f4c', '#357058', '#23524a']),
      )
    })
  }
}

export function fir(b: Brush, x: number, y: number, h: number, dark: string): void {
  fill(b, x - h * 0.04, y - h * 0.14, h * 0.08, h * 0.14, '#5a3a2c')
  repeat(3, (i) => {
    const [top, w] = [y - h + i * h * 0.24, h * (0.15 + i * 0.07)]
    poly(b, dark, x, top, x + w, top + h * 0.38, x - w, top + h * 0.38)
    poly(b, 'rgba(150, 210, 120, 0.5)', x, top, x - w, top + h * 0.38, x - w * 0.3, top + h * 0.34)
  })
}
