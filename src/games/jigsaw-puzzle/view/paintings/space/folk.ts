/** The walkers and drivers on the moon of the picture Space. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { fill, line, poly, repeat } from '../tools'

export function rover(b: Brush, x: number, y: number): void {
  oval(b, x, y + 14, 50, 6, 'rgba(40, 30, 90, 0.5)')
  poly(b, '#f4f5ff', x - 44, y - 12, x + 40, y - 12, x + 48, y + 2, x - 44, y + 2)
  fill(b, x - 44, y - 6, 90, 4, '#ff9f4a')
  line(b, '#d9dcf0', 3, [x - 30, y - 12, x - 30, y - 42])
  poly(b, '#6fe0ff', x - 46, y - 50, x - 12, y - 42, x - 20, y - 36, x - 38, y - 38)
  line(b, '#d9dcf0', 3, [x + 30, y - 12, x + 40, y - 34, x + 34, y - 36])
  disc(b, x + 6, y - 32, 11, '#f8f9ff')
  oval(b, x + 9, y - 32, 8, 7, '#f0a840')
  fill(b, x - 4, y - 22, 20, 12, '#e8485a')
  line(b, '#e4e6f6', 5, [x + 12, y - 18, x + 28, y - 20])
  for (const dx of [-32, 2, 34]) {
    disc(b, x + dx, y + 6, 11, '#2c2a58')
    disc(b, x + dx, y + 6, 6, '#c9cbe6')
    repeat(4, (i) =>
      line(b, '#2c2a58', 1.4, [
        x + dx,
        y + 6,
        x + dx + Math.cos(i * 1.57 + 0.4) * 6,
        y + 6 + Math.sin(i * 1.57 + 0.4) * 6,
      ]),
    )
  }
  disc(b, x + 48, y - 5, 3, '#fff0a8')
}

export function walker(b: Brush, x: number, y: number, visor: string): void {
  fill(b, x - 9, y - 34, 6, 18, '#8f8fc0')
  for (const dx of [-4, 4]) line(b, '#e4e6f6', 7, [x + dx, y - 16, x + dx * 1.4, y + 2])
  line(b, '#f8f9ff', 13, [x, y - 30, x, y - 18])
  line(b, '#e4e6f6', 5, [x + 5, y - 32, x + 14, y - 40])
  disc(b, x, y - 44, 9.6, '#f8f9ff')
  oval(b, x + 2, y - 44, 6.6, 6, visor)
  oval(b, x, y - 46, 2.4, 1.6, '#ffffff')
  fill(b, x - 4, y - 27, 8, 5, '#e8485a')
}

export function dog(b: Brush, x: number, y: number): void {
  for (const dx of [-7, -2, 6, 11]) line(b, '#e4e6f6', 4, [x + dx, y - 8, x + dx, y + 1])
  oval(b, x + 2, y - 12, 13, 7, '#f8f9ff')
  fill(b, x - 3, y - 18, 9, 5, '#e8485a')
  disc(b, x + 17, y - 19, 9, 'rgba(190, 240, 255, 0.8)')
  disc(b, x + 17, y - 18, 6, '#c98f4a')
  oval(b, x + 22, y - 16, 3.4, 2.6, '#f0d0a0')
  disc(b, x + 24, y - 17, 1.3, '#20141c')
  disc(b, x + 18, y - 20, 1.2, '#20141c')
  line(b, '#f8f9ff', 3, [x - 10, y - 14, x - 17, y - 18, x - 17, y - 25], true)
}
