/** The picture City: a harbor town at nightfall, with lit towers, a Ferris wheel, a bridge and its lights in the water. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { bird, chanceBy, cloud, fill, glow, line, poly, repeat, upright } from '../tools'
import { boats, bridge, quay, SHORE, street } from './shore'
import { towers, wheel } from './towers'

export function paintCity(b: Brush): void {
  night(b)
  far(b)
  towers(b)
  wheel(b, 664, 348, 74)
  street(b)
  water(b)
  bridge(b)
  boats(b)
  quay(b)
}

function night(b: Brush): void {
  fill(
    b,
    0,
    0,
    800,
    SHORE,
    upright(b, 0, SHORE, [
      [0, '#0f1440'],
      [0.35, '#2b2a74'],
      [0.62, '#6a3d8f'],
      [0.84, '#d0638a'],
      [1, '#ff9e6d'],
    ]),
  )
  const by = chanceBy(3)
  repeat(170, () =>
    disc(b, by.in(0, 800), by.in(0, 230), by.in(0.5, 1.7), `rgba(255, 250, 235, ${by.in(0.25, 1)})`),
  )
  for (const [x, y, s] of [
    [60, 42, 8],
    [250, 30, 6],
    [470, 52, 7],
    [760, 120, 6],
    [340, 96, 5],
  ] as const) {
    glow(b, x, y, s * 2.4, '200, 220, 255', 0.5)
    poly(b, '#ffffff', x - s, y, x, y - s * 0.16, x + s, y, x, y + s * 0.16)
    poly(b, '#ffffff', x, y - s, x + s * 0.16, y, x, y + s, x - s * 0.16, y)
  }
  glow(b, 150, 104, 130, '255, 240, 205', 0.6)
  disc(b, 150, 104, 42, '#fff3d0')
  for (const [x, y, r] of [
    [136, 92, 9],
    [162, 112, 12],
    [150, 130, 6],
    [168, 86, 6],
    [130, 116, 5],
  ] as const)
    disc(b, x, y, r, '#ecd9a8')
  const spots = [
    [300, 66, 170],
    [560, 40, 200],
    [720, 96, 150],
    [60, 172, 170],
    [420, 152, 190],
    [640, 196, 170],
    [240, 216, 150],
  ] as const
  spots.forEach(([x, y, w], i) => {
    cloud(
      b,
      i + 70,
      x,
      y,
      w,
      y < 110
        ? ['rgba(60, 58, 130, 0.8)', 'rgba(96, 84, 164, 0.7)']
        : ['rgba(112, 66, 140, 0.8)', 'rgba(190, 96, 150, 0.6)'],
    )
  })
  // A shooting star, an airship, an aeroplane.
  line(b, 'rgba(255, 255, 255, 0.35)', 1.2, [356, 20, 430, 44])
  line(b, '#ffffff', 2, [412, 38, 430, 44])
  oval(b, 560, 112, 50, 19, '#e7e2f0')
  oval(b, 560, 118, 48, 12, '#b5a7d6')
  for (const y of [104, 112, 120])
    line(b, '#e05a7a', 1.8, [512, 112, 560, y + (y - 112) * 1.2, 609, 112], true)
  poly(b, '#e05a7a', 602, 106, 628, 94, 622, 112, 628, 130, 602, 118)
  fill(b, 546, 130, 28, 9, '#5a4a86')
  repeat(4, (i) => disc(b, 550 + i * 7, 134, 1.7, '#ffe28a'))
  poly(b, '#d6d3ea', 40, 250, 74, 240, 78, 244, 48, 256)
  poly(b, '#a9a3cc', 54, 246, 44, 232, 62, 242)
  disc(b, 79, 242, 2, '#ff5d5d')
  for (const [x, y] of [
    [262, 268],
    [280, 260],
    [300, 272],
    [524, 262],
  ] as const)
    bird(b, x, y, 6, '#2a1f4f')
}

function far(b: Brush): void {
  const by = chanceBy(14)
  for (let x = -10; x < 800; ) {
    const w = by.in(16, 38)
    const h = by.in(60, 190)
    fill(b, x, SHORE - h, w, h, by.of(['#6b4a92', '#7a5299', '#5d448a']))
    if (by.next() < 0.4)
      poly(b, '#6b4a92', x, SHORE - h, x + w / 2, SHORE - h - by.in(10, 34), x + w, SHORE - h)
    repeat(Math.round(h / 9), () =>
      fill(b, x + by.in(2, w - 4), SHORE - by.in(6, h - 4), 2, 2.6, 'rgba(255, 205, 150, 0.55)'),
    )
    x += w - 2
  }
}

function water(b: Brush): void {
  fill(
    b,
    0,
    SHORE + 4,
    800,
    160,
    upright(b, SHORE, 600, [
      [0, '#7a4a8c'],
      [0.3, '#3f3580'],
      [1, '#12143f'],
    ]),
  )
  const by = chanceBy(35)
  // Each tower's lights, drawn out by the waves.
  const lights = [
    '255, 224, 138',
    '255, 150, 200',
    '143, 240, 255',
    '255, 190, 110',
    '150, 255, 210',
    '255, 110, 110',
  ]
  repeat(64, (i) => {
    const x = by.in(0, 800)
    const color = itemAt(lights, i % lights.length)
    repeat(9, (_, t) =>
      oval(
        b,
        x + by.in(-5, 5),
        SHORE + 10 + t * by.in(60, 120),
        by.in(3, 11) * (1 - t * 0.4),
        1.5,
        `rgba(${color}, ${0.62 * (1 - t * 0.75)})`,
      ),
    )
  })
  repeat(190, (_, t) =>
    oval(
      b,
      by.in(0, 800),
      SHORE + 8 + t * 150,
      5 + t * 15,
      0.8 + t,
      by.of(['rgba(255, 255, 255, 0.14)', 'rgba(10, 8, 44, 0.35)', 'rgba(190, 130, 210, 0.22)']),
    ),
  )
}
