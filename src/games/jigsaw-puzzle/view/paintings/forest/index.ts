/** The picture Forest: morning light in a wood, with a fox, a deer, an owl, a brook and the plants beside it. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, glow, heap, leaf, line, poly, repeat, ridge, upright } from '../tools'
import { deer, fox, owl, squirrel, wings } from './animals'
import { brook } from './brook'
import { crowns, growth, trunk } from './trees'

export function paintForest(b: Brush): void {
  depth(b)
  beams(b)
  ground(b)
  deer(b, 560, 330)
  brook(b)
  trunk(b, 92, 44, 1)
  trunk(b, 690, 54, 2)
  trunk(b, 268, 26, 3)
  crowns(b)
  owl(b, 700, 158)
  squirrel(b, 128, 250)
  fox(b, 300, 470)
  growth(b)
  wings(b)
}

function depth(b: Brush): void {
  fill(
    b,
    0,
    0,
    800,
    600,
    upright(b, 0, 460, [
      [0, '#cfe8a4'],
      [0.35, '#f6f0b4'],
      [0.7, '#b9d98a'],
      [1, '#6fa858'],
    ]),
  )
  glow(b, 440, 150, 330, '255, 250, 205', 0.95)
  const by = chanceBy(2)
  for (const [count, color, crown, base, wide] of [
    [20, '#a5c98b', ['#b3d592', '#c3dfa0'], 350, 9],
    [15, '#7fae74', ['#84b873', '#9bc982', '#b5d990'], 376, 13],
    [10, '#58885c', ['#4f8a57', '#6aa463', '#8bbd70'], 400, 18],
  ] as const) {
    repeat(count, (i) => {
      const x = (i + by.in(0.1, 0.9)) * (800 / count)
      const w = wide * by.in(0.7, 1.2)
      poly(b, color, x - w * 0.5, 20, x + w * 0.5, 20, x + w * 0.8, base + 20, x - w * 0.8, base + 20)
      heap(b, i + count * 50, x, by.in(20, 150), wide * 4, wide * 3.4, wide * 1.9, crown)
      if (i % 3 === 0) line(b, color, w * 0.35, [x, 210, x + by.in(-60, 60), 170])
    })
  }
}

function beams(b: Brush): void {
  b.save()
  b.globalCompositeOperation = 'screen'
  repeat(8, (i) => {
    const x = 300 + i * 42
    b.fillStyle = upright(b, 0, 430, [
      [0, `rgba(255, 250, 200, ${0.3 + (i % 3) * 0.08})`],
      [1, 'rgba(255, 245, 180, 0)'],
    ])
    b.beginPath()
    for (const [px, py] of [
      [x, 0],
      [x + 20 + (i % 3) * 12, 0],
      [x - 150 + i * 24, 430],
      [x - 210 + i * 24, 430],
    ] as const)
      b.lineTo(px, py)
    b.fill()
  })
  b.restore()
  const by = chanceBy(6)
  repeat(60, () =>
    disc(b, by.in(180, 640), by.in(40, 420), by.in(0.8, 2.4), `rgba(255, 252, 214, ${by.in(0.3, 0.9)})`),
  )
}

function ground(b: Brush): void {
  ridge(
    b,
    4,
    392,
    16,
    130,
    600,
    upright(b, 380, 600, [
      [0, '#8fbf5a'],
      [0.5, '#4f8f46'],
      [1, '#2c5c35'],
    ]),
  )
  ridge(
    b,
    7,
    440,
    14,
    90,
    600,
    upright(b, 420, 600, [
      [0, '#6aa84c'],
      [1, '#2a5a36'],
    ]),
  )
  // A path that goes to the light.
  poly(
    b,
    '#d9bd84',
    408,
    392,
    440,
    392,
    452,
    420,
    420,
    452,
    470,
    500,
    520,
    600,
    380,
    600,
    400,
    510,
    372,
    452,
    402,
    420,
  )
  poly(
    b,
    'rgba(255, 243, 190, 0.5)',
    414,
    392,
    434,
    392,
    440,
    420,
    402,
    452,
    440,
    510,
    450,
    600,
    420,
    600,
    420,
    510,
    390,
    452,
    414,
    420,
  )
  const by = chanceBy(8)
  repeat(50, () =>
    oval(
      b,
      440 + by.in(-40, 50),
      by.in(440, 600),
      by.in(2, 6),
      by.in(1, 3),
      by.of(['#b39766', '#f0dcae', '#9c8357']),
    ),
  )
  repeat(240, () =>
    leaf(
      b,
      by.in(0, 800),
      by.in(398, 470),
      by.in(6, 16),
      2,
      by.in(-0.5, 0.5),
      by.of(['#7fbf55', '#a5d46a', '#4f9348', '#c8e07f']),
    ),
  )
}
