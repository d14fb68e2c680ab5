/** The street, the bridge, the boats and the quay of the picture City. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, glow, heap, leaf, line, poly, repeat } from '../tools'

/** How far down the water begins, in the picture's units. */
export const SHORE = 440

export function street(b: Brush): void {
  fill(b, 0, SHORE - 16, 800, 22, '#2a2352')
  fill(b, 0, SHORE - 16, 800, 2, '#8d7fc0')
  const by = chanceBy(28)
  repeat(19, (i) => {
    const x = 16 + i * 43
    heap(b, i + 90, x, SHORE - 26, 15, 11, 7, ['#1f4a4a', '#2f6f5a', '#58a06a'])
    line(b, '#c9bfe8', 1.8, [x + 21, SHORE - 8, x + 21, SHORE - 34])
    glow(b, x + 21, SHORE - 36, 17, '255, 226, 150', 0.8)
    disc(b, x + 21, SHORE - 36, 2.8, '#fff7d6')
  })
  repeat(15, (i) => {
    const x = 8 + i * 54 + by.in(-12, 12)
    const color = by.of(['#ef476f', '#ffd166', '#4cc9f0', '#f4f1ff', '#06d6a0', '#f78c6b'])
    b.fillStyle = color
    b.beginPath()
    b.roundRect(x, SHORE - 8, 24, 8, 3)
    b.roundRect(x + 5, SHORE - 14, 13, 8, 3)
    b.fill()
    fill(b, x + 7, SHORE - 12, 9, 4, '#bfe8ff')
    for (const dx of [6, 18]) disc(b, x + dx, SHORE, 2.8, '#14102e')
    disc(b, x + 24, SHORE - 4, 1.8, '#fff7d6')
  })
}

export function bridge(b: Brush): void {
  const deck = 486
  for (const x of [96, 268]) {
    poly(b, '#c94f5d', x - 9, 556, x - 6, 384, x + 6, 384, x + 9, 556)
    fill(b, x - 12, 404, 24, 6, '#e87a72')
    fill(b, x - 12, 440, 24, 6, '#e87a72')
    glow(b, x, 380, 16, '255, 120, 110', 0.9)
  }
  for (const [from, low, to] of [
    [-60, 480, 96],
    [96, 474, 268],
    [268, 480, 430],
  ] as const) {
    const first = from === 96 || from === 268 ? 386 : 486
    const last = to === 96 || to === 268 ? 386 : 484
    line(b, '#ffb3a0', 3, [from, first, (from + to) / 2, low + 30, to, last], true)
    repeat(11, (i, t) => {
      const x = from + (to - from) * t
      const s = 1 - t
      const y = s * s * first + 2 * s * t * (low + 30) + t * t * last
      if (y < deck) line(b, 'rgba(255, 190, 170, 0.7)', 1.1, [x, y, x, deck])
      disc(b, x, y, 1.9, i % 2 ? '#ffe08a' : '#fff7d6')
    })
  }
  poly(b, '#a83f56', -10, deck, 430, deck - 2, 470, deck + 16, 470, deck + 28, 420, deck + 12, -10, deck + 14)
  fill(b, -10, deck, 440, 3, '#ffb3a0')
  // The last train.
  repeat(4, (i) => {
    b.fillStyle = i === 3 ? '#ffd166' : '#f4f1ff'
    b.beginPath()
    b.roundRect(136 + i * 31, deck - 15, 29, 14, 4)
    b.fill()
    repeat(3, (n) => fill(b, 140 + i * 31 + n * 8, deck - 12, 5, 5, '#4a7fd0'))
  })
}

export function boats(b: Brush): void {
  for (const [x, y, s, hull, light] of [
    [560, 506, 1.2, '#f4f1ff', '#ffe08a'],
    [706, 482, 0.7, '#ef476f', '#fff7d6'],
    [474, 468, 0.5, '#ffd166', '#ff9ad1'],
  ] as const) {
    b.save()
    b.translate(x, y)
    b.scale(s, s)
    poly(b, hull, -64, -6, 70, -6, 52, 14, -50, 14)
    fill(b, -56, 4, 114, 3, '#d0486a')
    fill(b, -44, -24, 82, 18, '#d9d3f0')
    fill(b, -30, -38, 46, 14, '#c2b8e6')
    repeat(9, (i) => fill(b, -40 + i * 8.6, -19, 5, 7, light))
    repeat(5, (i) => fill(b, -26 + i * 8.4, -34, 5, 6, light))
    fill(b, 2, -56, 11, 18, '#d0486a')
    line(b, 'rgba(255, 255, 255, 0.75)', 1, [-64, -6, -10, -64, 13, -56, 70, -6])
    repeat(12, (i) =>
      disc(b, -60 + i * 11, -10 - 44 * Math.sin((i / 11) * Math.PI), 1.6, i % 2 ? '#ffe08a' : '#9fe3ff'),
    )
    b.restore()
  }
}

export function quay(b: Brush): void {
  poly(b, '#231b45', 0, 548, 210, 556, 330, 572, 520, 566, 800, 548, 800, 600, 0, 600)
  poly(
    b,
    '#3b2f66',
    0,
    548,
    210,
    556,
    330,
    572,
    520,
    566,
    800,
    548,
    800,
    556,
    520,
    574,
    330,
    580,
    210,
    564,
    0,
    556,
  )
  const by = chanceBy(51)
  repeat(70, () =>
    fill(b, by.in(0, 800), by.in(578, 598), by.in(10, 26), 3, by.of(['#2d2456', '#40336f', '#191338'])),
  )
  // A pair on a bench, a cat, lanterns and flower boxes.
  fill(b, 596, 556, 60, 5, '#8a5a4a')
  for (const x of [602, 648]) fill(b, x, 560, 4, 16, '#5a3a3a')
  for (const [x, shirt, hair] of [
    [616, '#ef476f', '#3a2230'],
    [634, '#4cc9f0', '#c98a4b'],
  ] as const) {
    oval(b, x, 546, 9, 13, shirt)
    disc(b, x, 528, 7.6, '#f2c79f')
    b.fillStyle = hair
    b.beginPath()
    b.arc(x, 527, 8, Math.PI * 0.95, Math.PI * 2.1)
    b.fill()
  }
  oval(b, 694, 560, 8, 11, '#14102e')
  disc(b, 694, 546, 6.4, '#14102e')
  for (const side of [-1, 1]) {
    poly(b, '#14102e', 694 + side * 1.5, 543, 694 + side * 6, 534, 694 + side * 6.4, 546)
    disc(b, 694 + side * 2.4, 546, 1.3, '#ffe08a')
  }
  line(b, '#14102e', 3.4, [700, 568, 716, 570, 712, 554], true)
  for (const x of [52, 400, 762]) {
    line(b, '#191338', 5, [x, 584, x, 500])
    line(b, '#191338', 3, [x - 14, 506, x, 496, x + 14, 506], true)
    for (const side of [-1, 1]) {
      glow(b, x + side * 14, 514, 34, '255, 220, 140', 0.85)
      oval(b, x + side * 14, 514, 6, 8, '#fff3c9')
    }
  }
  for (const x of [130, 250, 480]) {
    fill(b, x - 26, 572, 52, 16, '#6d3d3a')
    repeat(16, (i) => {
      leaf(b, x - 24 + i * 3.2, 573, 13, 4, (i - 8) * 0.1, i % 2 ? '#3f8a5a' : '#6fbf7a')
      disc(b, x - 24 + i * 3.2, 562 + (i % 3) * 4, 3, by.of(['#ff7b9c', '#ffd166', '#ffffff', '#b388ff']))
    })
  }
}
