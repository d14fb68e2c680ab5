/** The picture Space: a station in front of a planet with rings, and a base on the moon below. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, cloud, fill, glow, poly, repeat, round } from '../tools'
import { moonBase } from './base'
import { asteroids, comet, far, ringed } from './bodies'
import { astronaut, rocket, satellite, saucer, station } from './craft'

export function paintSpace(b: Brush): void {
  dark(b)
  nebula(b)
  stars(b)
  far(b)
  ringed(b, 566, 196, 112)
  asteroids(b)
  comet(b, 356, 62, 150, '150, 230, 255')
  comet(b, 770, 356, 120, '255, 200, 140')
  comet(b, 60, 250, 70, '190, 255, 190')
  satellite(b, 330, 176)
  station(b, 226, 316)
  rocket(b, 694, 398)
  saucer(b, 536, 372)
  astronaut(b, 372, 420)
  moonBase(b)
}

function dark(b: Brush): void {
  fill(
    b,
    0,
    0,
    800,
    600,
    round(b, 420, 260, 560, [
      [0, '#3a2a78'],
      [0.45, '#20205f'],
      [1, '#0a0c30'],
    ]),
  )
}

/** Clouds of gas along three arms of different hues, with dark lanes between them. */
function nebula(b: Brush): void {
  const by = chanceBy(7)
  b.save()
  b.globalCompositeOperation = 'screen'
  for (const [x, y, dx, dy, bow, color, other] of [
    [-40, 60, 520, 250, -90, '226, 70, 170', '255, 150, 110'],
    [240, 10, 600, 60, 70, '60, 120, 240', '90, 230, 230'],
    [20, 420, 800, -60, 60, '120, 70, 230', '230, 90, 200'],
    [-20, 210, 380, 220, 50, '40, 190, 190', '110, 120, 255'],
  ] as const)
    repeat(54, (_, t) => {
      const at = {
        x: x + dx * t + by.in(-34, 34),
        y: y + dy * t + Math.sin(t * Math.PI) * bow + by.in(-40, 40),
      }
      glow(b, at.x, at.y, by.in(26, 78), by.next() < 0.6 ? color : other, by.in(0.1, 0.3))
    })
  b.restore()
  // Banks of gas, each with a lit rim: lighter ones before darker ones.
  const banks = [
    ['rgba(30, 18, 92, 0.5)', 'rgba(214, 84, 170, 0.2)', 'rgba(255, 170, 190, 0.2)'],
    ['rgba(14, 22, 84, 0.5)', 'rgba(60, 150, 230, 0.2)', 'rgba(150, 240, 240, 0.18)'],
    ['rgba(34, 14, 84, 0.5)', 'rgba(140, 90, 240, 0.24)', 'rgba(220, 180, 255, 0.18)'],
  ] as const
  repeat(26, (i) => {
    const [x, y] = [((i * 211 + 40) % 860) - 30, 20 + ((i * 83) % 460)]
    // Slanted, unlike clouds in a sky.
    b.save()
    b.translate(x, y)
    b.rotate(0.5 - (i % 4) * 0.3)
    cloud(b, i + 300, 0, 0, by.in(90, 190), itemAt(banks, i % 3))
    b.restore()
  })
}

function stars(b: Brush): void {
  const by = chanceBy(29)
  const hues = ['255, 250, 235', '190, 220, 255', '255, 214, 170', '255, 190, 200']
  repeat(620, () =>
    disc(b, by.in(0, 800), by.in(0, 500), by.in(0.5, 1.8), `rgba(${by.of(hues)}, ${by.in(0.35, 1)})`),
  )
  repeat(34, (i) => {
    const [x, y] = [(i * 239 + 31) % 800, (i * 127 + 17) % 470]
    const s = by.in(4, 10)
    glow(b, x, y, s * 2.2, itemAt(hues, i % 4), 0.6)
    poly(b, '#ffffff', x - s, y, x, y - s * 0.16, x + s, y, x, y + s * 0.16)
    poly(b, '#ffffff', x, y - s, x + s * 0.16, y, x, y + s, x - s * 0.16, y)
  })
  // Two galaxies far away.
  for (const [x, y, r, tilt, color] of [
    [718, 62, 44, -0.4, '255, 190, 230'],
    [56, 396, 34, 0.5, '170, 230, 255'],
  ] as const) {
    b.save()
    b.translate(x, y)
    b.rotate(tilt)
    b.scale(1, 0.5)
    glow(b, 0, 0, r * 1.3, color, 0.7)
    repeat(130, (i, t) => {
      const angle = t * 8 + (i % 2) * Math.PI
      disc(
        b,
        Math.cos(angle) * r * t,
        Math.sin(angle) * r * t,
        by.in(0.8, 2.6),
        `rgba(${color}, ${1 - t * 0.6})`,
      )
    })
    oval(b, 0, 0, r * 0.18, r * 0.18, '#fff8e0')
    b.restore()
  }
}
