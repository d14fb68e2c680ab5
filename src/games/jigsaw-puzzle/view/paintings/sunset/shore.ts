/** The lighthouse and the meadow of the picture Sunset. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { chanceBy, fill, flower, glow, heap, leaf, line, poly, repeat, ridge, upright } from '../tools'

export function lighthouse(b: Brush): void {
  poly(b, '#3a2450', 590, 470, 612, 410, 650, 380, 700, 372, 745, 352, 800, 346, 800, 500, 590, 500)
  poly(b, '#553064', 622, 414, 652, 388, 704, 378, 748, 358, 800, 352, 800, 372, 740, 388, 690, 404)
  b.save()
  b.globalCompositeOperation = 'screen'
  const beam = b.createLinearGradient(470, 0, 930, 0)
  for (const [at, light] of [
    [0, 0],
    [0.5, 0.5],
    [0.75, 0],
  ] as const)
    beam.addColorStop(at, `rgba(255, 230, 160, ${light})`)
  poly(b, beam, 700, 208, 470, 164, 470, 216)
  poly(b, beam, 700, 208, 800, 184, 800, 220)
  b.restore()
  poly(b, '#f7e7d2', 684, 380, 690, 228, 712, 228, 718, 380)
  for (const y of [248, 300, 352])
    poly(
      b,
      '#cf3f45',
      689.4 - (y - 248) * 0.036,
      y,
      712.6 + (y - 248) * 0.036,
      y,
      713.6 + (y - 248) * 0.036,
      y + 24,
      688.4 - (y - 248) * 0.036,
      y + 24,
    )
  poly(b, 'rgba(50, 20, 60, 0.3)', 706, 228, 712, 228, 718, 380, 708, 380)
  fill(b, 684, 222, 34, 7, '#4a2744')
  fill(b, 692, 200, 18, 22, '#fff0b0')
  glow(b, 701, 210, 40, '255, 236, 160', 0.8)
  poly(b, '#8f2d3f', 688, 201, 701, 184, 714, 201)
  fill(b, 698, 268, 6, 9, '#5b3267')
  fill(b, 697, 322, 7, 10, '#5b3267')
  fill(b, 730, 352, 44, 26, '#e8cdb6')
  poly(b, '#8f2d3f', 724, 354, 752, 332, 780, 354)
  fill(b, 738, 360, 9, 9, '#ffd98a')
  fill(b, 757, 360, 9, 9, '#ffd98a')
}

export function meadow(b: Brush): void {
  ridge(
    b,
    5,
    500,
    22,
    150,
    600,
    upright(b, 470, 600, [
      [0, '#5d3a63'],
      [1, '#24183f'],
    ]),
  )
  heap(b, 3, 44, 430, 58, 46, 24, ['#2c1c46', '#4a2c58', '#7a4260', '#b7625e'])
  fill(b, 38, 452, 12, 60, '#2c1a38')
  heap(b, 8, 118, 468, 36, 26, 15, ['#2f1d49', '#52305c', '#8c4a63'])
  fill(b, 114, 480, 8, 36, '#2c1a38')
  // A bench, a fence, and a path down to the water.
  poly(b, '#c98f6c', 470, 600, 372, 548, 402, 522, 366, 502, 392, 500, 432, 522, 412, 546, 560, 600)
  repeat(9, (i) => {
    const x = 180 + i * 22
    fill(b, x, 505 - Math.sin(i) * 4, 4, 26, '#7d5064')
    if (i < 8) line(b, '#7d5064', 2.4, [x + 2, 512 - Math.sin(i) * 4, x + 24, 512 - Math.sin(i + 1) * 4])
  })
  fill(b, 470, 520, 64, 5, '#9a5f55')
  fill(b, 470, 506, 64, 5, '#b06f5d')
  for (const x of [476, 526]) fill(b, x, 504, 4, 34, '#5d3547')
  const by = chanceBy(21)
  repeat(420, () => {
    const x = by.in(0, 800)
    if (x > 380 && x < 530 && by.next() < 0.7) return
    leaf(
      b,
      x,
      by.in(540, 606),
      by.in(14, 34),
      2.4,
      by.in(-0.4, 0.4),
      by.of(['#2b1d45', '#3f2a55', '#5a3560', '#734059', '#a1584f']),
    )
  })
  repeat(80, (i) => {
    const x = by.in(4, 796)
    const y = by.in(528, 592)
    if (x > 390 && x < 500) return
    flower(
      b,
      x,
      y,
      by.in(4, 8.5),
      by.of(['#ff7b54', '#ffd166', '#f25c7e', '#fff0d6', '#b98bd9']),
      i % 2 ? '#7a3b2e' : '#ffe9a8',
    )
  })
}
