/** The village of the picture Winter: its houses, its church and its tree of lights. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, glow, heap, line, poly, repeat } from '../tools'
import { fir, type House, house, lit } from './houses'

function church(b: Brush, x: number, y: number): void {
  fill(b, x, y - 56, 74, 56, '#d8b9b6')
  poly(b, '#8f6f96', x - 4, y - 54, x + 12, y - 90, x + 66, y - 90, x + 80, y - 54)
  poly(
    b,
    '#f8faff',
    x - 5,
    y - 56,
    x + 10,
    y - 93,
    x + 66,
    y - 93,
    x + 80,
    y - 56,
    x + 60,
    y - 66,
    x + 30,
    y - 60,
  )
  repeat(3, (i) => {
    oval(b, x + 17 + i * 20, y - 32, 5.4, 12, '#4a2a3a')
    oval(b, x + 17 + i * 20, y - 31, 4, 10, itemAt(['#ffd46b', '#ff9a6b', '#8fe0c8'], i))
  })
  fill(b, x - 34, y - 118, 34, 118, '#e8cdc6')
  fill(b, x - 10, y - 118, 10, 118, '#b993a8')
  poly(b, '#2f6f78', x - 39, y - 116, x - 17, y - 196, x + 5, y - 116)
  poly(b, '#f8faff', x - 17, y - 198, x - 40, y - 114, x - 26, y - 124, x - 19, y - 138, x - 14, y - 122)
  line(b, '#ffe08a', 2.4, [x - 17, y - 196, x - 17, y - 216])
  line(b, '#ffe08a', 2.4, [x - 23, y - 209, x - 11, y - 209])
  disc(b, x - 18, y - 94, 10, '#4a2a3a')
  disc(b, x - 18, y - 94, 8, '#fff2c4')
  line(b, '#4a2a3a', 1.6, [x - 18, y - 100, x - 18, y - 94, x - 13, y - 91])
  lit(b, x - 24, y - 70, 12, 18, 1)
  fill(b, x - 26, y - 26, 18, 26, '#7b2f3d')
}

export function village(b: Brush): void {
  fill(b, 0, 318, 800, 120, '#c6cfee')
  const by = chanceBy(12)
  repeat(60, () =>
    oval(b, by.in(0, 800), by.in(330, 430), by.in(14, 40), by.in(2, 5), by.of(['#e8edff', '#a9b7e2'])),
  )
  const back: readonly House[] = [
    [8, 342, 54, 30, '#c9605a', '#8a3f55', 1],
    [92, 338, 50, 34, '#d99a6a', '#9a5a60', 0],
    [168, 344, 56, 30, '#5a8fa8', '#3a5f86', 2],
    [430, 340, 54, 34, '#d98a8a', '#985a78', 0],
    [506, 344, 56, 30, '#6a9a80', '#40686f', 1],
    [590, 338, 52, 36, '#c9a05a', '#8a6458', 2],
    [700, 342, 58, 32, '#b8607a', '#7a3f66', 1],
  ]
  for (const each of back) house(b, each)
  church(b, 304, 372)
  const front: readonly House[] = [
    [-20, 402, 82, 44, '#e0b070', '#a06a66', 0],
    [96, 398, 78, 42, '#b84f5a', '#7a344f', 1],
    [196, 392, 56, 36, '#7aa86f', '#4c7068', 2],
    [480, 396, 74, 42, '#4f86b8', '#345a8a', 1],
    [578, 404, 84, 46, '#e8c7a0', '#a8807f', 0],
    [716, 402, 96, 48, '#c96a50', '#873f4f', 2],
  ]
  for (const each of front) {
    house(b, each)
    const [x, y, w, h] = each
    repeat(5, (i) =>
      oval(
        b,
        x + w * 0.72 + i * 5 + by.in(-3, 3),
        y - h * 1.85 - i * 13,
        6 + i * 2.4,
        5 + i,
        `rgba(236, 226, 245, ${0.5 - i * 0.09})`,
      ),
    )
  }
  treeOfLights(b, 432, 412)
  for (const [x, y, h, kind] of [
    [80, 398, 62, 0],
    [184, 398, 50, 1],
    [270, 396, 44, 2],
    [566, 402, 66, 1],
    [692, 404, 72, 0],
  ] as const)
    fir(b, x, y, h, kind)
  heap(b, 4, 284, 400, 26, 8, 8, ['#9fb2e2', '#dbe5fb', '#ffffff'])
  heap(b, 6, 672, 402, 30, 8, 8, ['#9fb2e2', '#dbe5fb', '#ffffff'])
  // Strings of lamps from roof to roof.
  for (const [x, y, to, end] of [
    [62, 358, 100, 356],
    [252, 356, 420, 352],
    [440, 352, 490, 354],
    [554, 354, 586, 358],
    [662, 358, 722, 354],
  ] as const) {
    line(b, '#3a2a4f', 1, [x, y, (x + to) / 2, y + 18, to, end], true)
    repeat(7, (i, t) => {
      const low = y + (end - y) * t + 36 * t * (1 - t)
      disc(b, x + (to - x) * t, low + 2, 2.4, itemAt(['#ffd46b', '#ff7b7b', '#8ff0c8'], i % 3))
    })
  }
}

function treeOfLights(b: Brush, x: number, y: number): void {
  glow(b, x, y - 44, 70, '255, 214, 120', 0.6)
  fir(b, x, y, 96, 0)
  repeat(26, (i, t) => {
    const y1 = y - 84 + t * 70
    const w = 5 + t * 24
    disc(b, x + Math.sin(i * 2.4) * w, y1, 2.6, itemAt(['#ffe08a', '#ff6b7b', '#8fe8ff', '#ffb86b'], i % 4))
  })
  glow(b, x, y - 98, 16, '255, 240, 170', 0.9)
  poly(b, '#fff0a8', x, y - 108, x + 3, y - 99, x + 10, y - 98, x, y - 92, x - 10, y - 98, x - 3, y - 99)
}
