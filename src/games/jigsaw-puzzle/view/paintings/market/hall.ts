/** The town hall in the middle of the picture Market. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, glow, line, poly, repeat } from '../tools'

/** The ground line of the houses. */
const FOOT = 372

/** The clock shows ten past ten; below are an arcade and a balcony. */
export function townHall(b: Brush): void {
  fill(b, 308, 170, 162, FOOT - 170, '#dfc3a0')
  const by = chanceBy(77)
  repeat(110, () =>
    fill(b, by.in(310, 458), by.in(172, 366), by.in(7, 13), 5, by.of(['#cfae88', '#ecd6b6', '#c49f78'])),
  )
  poly(b, '#9a4438', 300, 172, 318, 124, 460, 124, 478, 172)
  repeat(6, (row) =>
    repeat(22, (i) =>
      oval(b, 310 + i * 7.4, 131 + row * 7, 4, 3.4, by.of(['#c2604a', '#8a3a34', '#d57c5c', '#a84c3c'])),
    ),
  )
  repeat(4, (i) => {
    const x = 322 + i * 44 + (i > 1 ? -4 : 0)
    for (const y of [196, 258]) {
      oval(b, x + 2, y, 12, 12, '#fff0d4')
      fill(b, x - 10, y, 24, 38, '#fff0d4')
      oval(b, x + 2, y, 9, 9, '#4a7296')
      fill(b, x - 7, y, 18, 34, '#4a7296')
      poly(b, 'rgba(255, 255, 255, 0.35)', x - 7, y + 34, x + 11, y - 2, x + 11, y + 12, x + 2, y + 34)
      line(b, '#fff0d4', 1.8, [x + 2, y - 8, x + 2, y + 34])
      line(b, '#fff0d4', 1.8, [x - 7, y + 14, x + 11, y + 14])
    }
  })
  fill(b, 308, 240, 162, 5, '#fff0d4')
  // The arcade, with barrels and lamps inside.
  fill(b, 308, 304, 162, 5, '#fff0d4')
  repeat(5, (i) => {
    const x = 325 + i * 32
    oval(b, x, 328, 13, 13, '#fff0d4')
    fill(b, x - 13, 328, 26, 44, '#fff0d4')
    oval(b, x, 329, 10, 10, '#5a3a48')
    fill(b, x - 10, 329, 20, 43, '#5a3a48')
    glow(b, x, 338, 16, '255, 200, 110', 0.9)
    disc(b, x, 337, 3, '#fff0b0')
    fill(b, x - 7, 356, 14, 16, itemAt(['#a8642c', '#3f7a62', '#b8503f'], i % 3))
    line(b, '#2f1c24', 1.6, [x - 7, 361, x + 7, 361])
  })
  // Coats of arms on the wall.
  for (const [x, color, other] of [
    [346, '#c9404a', '#ffd046'],
    [434, '#3a6fb0', '#fff4dc'],
  ] as const) {
    poly(b, color, x - 10, 210, x + 10, 210, x + 10, 226, x, 236, x - 10, 226)
    poly(b, other, x, 210, x + 10, 210, x + 10, 226, x, 236)
    disc(b, x, 220, 4, '#fff0d4')
  }
  fill(b, 364, 70, 50, 180, '#ecd2ae')
  fill(b, 402, 70, 12, 180, '#c9a57e')
  repeat(30, () =>
    fill(b, by.in(365, 400), by.in(74, 240), by.in(6, 11), 4, by.of(['#d8b78f', '#f6e4c8', '#c9a57e'])),
  )
  fill(b, 356, 66, 66, 8, '#fff0d4')
  poly(b, '#2f7f78', 358, 67, 372, 34, 406, 34, 420, 67)
  poly(b, '#58a898', 358, 67, 372, 34, 386, 34, 380, 67)
  fill(b, 376, 22, 26, 13, '#ecd2ae')
  repeat(3, (i) => fill(b, 379 + i * 8, 24, 4, 11, '#7a5a4a'))
  poly(b, '#2f7f78', 372, 23, 389, -6, 406, 23)
  disc(b, 389, 108, 20, '#7a4a38')
  disc(b, 389, 108, 17, '#fff6e0')
  repeat(12, (i) =>
    disc(b, 389 + Math.sin(i * 0.5236) * 13.6, 108 - Math.cos(i * 0.5236) * 13.6, 1.3, '#7a4a38'),
  )
  line(b, '#5a3028', 2.4, [398.5, 102.5, 389, 108, 382.5, 103.4])
  fill(b, 372, 150, 34, 54, '#7a4a38')
  oval(b, 389, 152, 17, 17, '#7a4a38')
  oval(b, 389, 152, 13, 13, '#d9a04a')
  fill(b, 376, 152, 26, 50, '#b4703c')
  line(b, '#7a4a38', 2, [389, 140, 389, 202])
  fill(b, 352, 202, 74, 6, '#fff0d4')
  repeat(13, (i) => line(b, '#6a4a40', 1.8, [354 + i * 5.8, 202, 354 + i * 5.8, 186]))
  line(b, '#6a4a40', 2.4, [352, 186, 426, 186])
}
