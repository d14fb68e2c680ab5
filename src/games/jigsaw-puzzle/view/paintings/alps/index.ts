/** The picture Alps: a train on a viaduct, a lake below high peaks, and a meadow with cows and goats in front. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, flower, leaf, line, repeat, ridge, upright } from '../tools'
import { cow, goat, horn } from './herd'
import { boats, lake } from './lake'
import { peaks } from './peaks'
import { cableCar, hut, train, viaduct } from './rail'
import { sky } from './sky'
import { fir, slopes } from './slopes'

export function paintAlps(b: Brush): void {
  sky(b)
  peaks(b)
  slopes(b)
  cableCar(b)
  for (const [x, y, w, h, wall, roof] of [
    [172, 340, 36, 18, '#b8784a', '#6a4a48'],
    [290, 346, 40, 20, '#c98a54', '#8f3a3c'],
    [344, 356, 30, 16, '#a86a40', '#5a5a68'],
    [758, 290, 36, 18, '#b87a4a', '#5f5a6a'],
  ] as const)
    hut(b, x, y, w, h, wall, roof)
  lake(b)
  viaduct(b)
  train(b)
  boats(b)
  meadow(b)
  herd(b)
  blossoms(b)
}

function meadow(b: Brush): void {
  ridge(b, 4, 478, 16, 120, 600, '#3f8a4c')
  ridge(
    b,
    12,
    494,
    18,
    150,
    600,
    upright(b, 480, 600, [
      [0, '#a4d45c'],
      [0.4, '#6fb84c'],
      [1, '#3a8a44'],
    ]),
  )
  const by = chanceBy(35)
  repeat(90, () =>
    oval(
      b,
      by.in(0, 800),
      by.in(506, 598),
      by.in(14, 46),
      by.in(2, 6),
      by.of(['#b8e068', '#5aa848', '#8ccc58', '#44924a']),
    ),
  )
  repeat(520, () => {
    const y = by.in(496, 600)
    leaf(
      b,
      by.in(0, 800),
      y,
      by.in(6, 13) * (0.5 + (y - 490) / 110),
      2.4,
      by.in(-0.5, 0.5),
      by.of(['#2f7a40', '#c4e874', '#4a9a48', '#7cc454']),
    )
  })
  // Small flowers far away.
  repeat(150, () => {
    const [x, y] = [by.in(0, 800), by.in(504, 574)]
    disc(b, x, y, 2.4, by.of(['#ffffff', '#ffd83c', '#ff6f9a', '#5a7ae8', '#b46ae0']))
    disc(b, x, y, 0.9, '#8a5a1c')
  })
  // A path up to the big hut.
  repeat(34, (_, t) =>
    oval(
      b,
      640 + Math.sin(t * 5) * 40 + t * 30,
      598 - t * 84,
      22 - t * 15,
      6 - t * 4,
      by.of(['#d8c090', '#c4a878', '#e8d4a8']),
    ),
  )
}

function herd(b: Brush): void {
  fir(b, 30, 520, 116, '#2a5f4c')
  fir(b, 770, 524, 124, '#2c664e')
  fir(b, 72, 528, 80, '#39785c')
  hut(b, 664, 530, 78, 40, '#b8743f', '#8a4038')
  // A fence of poles, and a trough hewn from a trunk.
  repeat(9, (i) => line(b, '#8a5c38', 4.4, [352 + i * 30, 518 - i * 1.6, 352 + i * 30, 490 - i * 1.6]))
  for (const dy of [-8, -19]) line(b, '#b07c4a', 3.4, [346, 516 + dy, 600, 503 + dy])
  cow(b, 158, 556, 0.92, 1, '#fff6ea', '#8a4a2c')
  cow(b, 502, 540, 0.72, -1, '#b8784a', '#8f5634')
  cow(b, 560, 594, 1, 1, '#fdf8f2', '#2f2a34')
  horn(b, 256, 574)
  goat(b, 82, 592, 0.9, 1, '#f4ece2', '#c9b8a4')
  goat(b, 428, 590, 0.74, -1, '#d8a878', '#8a5c3c')
  goat(b, 716, 586, 0.9, -1, '#8a7468', '#4a3a3c')
  goat(b, 326, 524, 0.56, 1, '#ffffff', '#b8a898')
}

function blossoms(b: Brush): void {
  const by = chanceBy(71)
  const hues = [
    ['#ffffff', '#ffd046'],
    ['#4a6ae0', '#c8d8ff'],
    ['#ff6f9a', '#fff0b0'],
    ['#ffd83c', '#e8822a'],
    ['#b46ae0', '#ffe890'],
    ['#f0503c', '#3a2028'],
  ] as const
  repeat(120, () => {
    const [x, y] = [by.in(0, 800), by.in(570, 606)]
    const [petals, heart] = by.of(hues)
    const r = by.in(4, 7.4)
    line(b, '#2f7a40', 1.6, [x, y + 12, x + 1, y])
    flower(b, x, y, r, petals, heart)
  })
  // Butterflies.
  for (const [x, y, color] of [
    [392, 546, '#ffb43c'],
    [772, 556, '#6fc0ff'],
    [304, 508, '#ff8fb4'],
  ] as const) {
    for (const side of [-1, 1]) {
      oval(b, x + side * 5, y - 3, 5, 4, color, side * 0.5)
      oval(b, x + side * 4, y + 3, 3.4, 3, color)
    }
    fill(b, x - 0.8, y - 5, 1.6, 10, '#3a2028')
  }
}
