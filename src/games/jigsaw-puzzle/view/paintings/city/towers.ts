/** The towers and the Ferris wheel of the picture City. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, glow, line, poly, repeat, upright } from '../tools'
import { SHORE } from './shore'

type Roof = 'flat' | 'spire' | 'dome' | 'slope' | 'steps' | 'tank'

function tower(
  b: Brush,
  x: number,
  w: number,
  h: number,
  wall: string,
  side: string,
  roof: Roof,
  seed: number,
): void {
  const by = chanceBy(seed)
  const top = SHORE - h
  if (roof === 'spire') {
    poly(b, side, x, top, x + w / 2, top - w * 0.9, x + w, top)
    line(b, '#cfc8e6', 2, [x + w / 2, top - w * 0.9, x + w / 2, top - w * 1.6])
    disc(b, x + w / 2, top - w * 1.6, 2.6, '#ff5d5d')
  } else if (roof === 'dome') {
    disc(b, x + w / 2, top, w * 0.42, '#3fae9a')
    disc(b, x + w * 0.42, top - 4, w * 0.28, '#74d3bf')
    line(b, '#ffe28a', 2, [x + w / 2, top - w * 0.42, x + w / 2, top - w * 0.7])
  } else if (roof === 'slope') poly(b, side, x, top, x, top - w * 0.5, x + w, top)
  else if (roof === 'steps') {
    fill(b, x + w * 0.16, top - 22, w * 0.68, 24, wall)
    fill(b, x + w * 0.32, top - 42, w * 0.36, 22, side)
    line(b, '#cfc8e6', 2, [x + w / 2, top - 42, x + w / 2, top - 74])
  } else if (roof === 'tank') {
    for (const dx of [0.35, 0.65]) line(b, '#2b2140', 2.4, [x + w * dx, top, x + w * dx, top - 14])
    fill(b, x + w * 0.28, top - 34, w * 0.44, 22, '#9a5a4a')
    poly(b, '#6d3d3a', x + w * 0.24, top - 34, x + w / 2, top - 46, x + w * 0.76, top - 34)
  } else {
    fill(b, x + w * 0.2, top - 8, w * 0.24, 10, side)
    line(b, '#cfc8e6', 1.6, [x + w * 0.75, top, x + w * 0.75, top - 24])
  }
  fill(
    b,
    x,
    top,
    w,
    h,
    upright(b, top, SHORE, [
      [0, wall],
      [1, side],
    ]),
  )
  fill(b, x + w * 0.82, top, w * 0.18, h, 'rgba(12, 8, 40, 0.3)')
  fill(b, x, top, w, 4, 'rgba(255, 255, 255, 0.22)')
  const kind = seed % 4
  const pitch = itemAt([11, 14, 12, 16], kind)
  const lights = ['#ffe08a', '#ffc56b', '#fff3c9', '#ffe08a', '#9fe3ff']
  for (let y = top + 12; y < SHORE - 14; y += pitch) {
    if (kind === 3) {
      fill(b, x + 5, y, w - 10, 6, by.next() < 0.6 ? by.of(lights) : 'rgba(20, 16, 60, 0.55)')
      continue
    }
    for (let px = x + 6; px < x + w - 8; px += kind === 1 ? 12 : 9) {
      const lit = by.next() < 0.58
      fill(b, px, y, kind === 1 ? 7 : 5, kind === 2 ? 8 : 6, lit ? by.of(lights) : 'rgba(18, 14, 56, 0.6)')
      if (lit && by.next() < 0.12) disc(b, px + 2.5, y + 4, 1.6, '#3a2a4f')
    }
  }
}

export function towers(b: Brush): void {
  const rows: readonly (readonly [number, number, number, string, string, Roof])[] = [
    [-14, 66, 190, '#4c63b6', '#2e3f86', 'tank'],
    [58, 54, 262, '#b5527d', '#7a3463', 'steps'],
    [118, 74, 150, '#3f9a9a', '#24656f', 'flat'],
    [186, 48, 232, '#5a4fb0', '#3a3480', 'spire'],
    [240, 78, 300, '#2f7fb8', '#1f4f86', 'slope'],
    [322, 58, 190, '#d9775a', '#94463f', 'dome'],
    [384, 66, 262, '#6b5bc4', '#43388a', 'flat'],
    [452, 50, 330, '#3c4fa5', '#27337a', 'spire'],
    [506, 72, 206, '#c75b86', '#853a68', 'tank'],
    [582, 44, 150, '#4aa3a8', '#2a6a78', 'dome'],
    [736, 76, 250, '#4158b0', '#2a3a80', 'steps'],
  ]
  rows.forEach(([x, w, h, wall, side, roof], i) => {
    tower(b, x, w, h, wall, side, roof, i + 5)
  })
  // Bright signs without words: a cup, a note, a star, a fish.
  glow(b, 148, 330, 44, '255, 120, 190', 0.6)
  b.strokeStyle = '#ff9ad1'
  b.lineWidth = 3
  b.strokeRect(136, 322, 20, 20)
  b.beginPath()
  b.arc(158, 332, 6, -1.4, 1.4)
  b.stroke()
  glow(b, 542, 290, 40, '120, 230, 255', 0.6)
  line(b, '#8ff0ff', 3, [538, 302, 538, 276, 552, 272, 552, 298])
  disc(b, 534, 302, 5, '#8ff0ff')
  disc(b, 548, 298, 5, '#8ff0ff')
  glow(b, 276, 180, 40, '255, 230, 120', 0.7)
  b.fillStyle = '#fff0a0'
  b.beginPath()
  repeat(10, (i) =>
    b.lineTo(
      276 + Math.sin((i * Math.PI) / 5) * (i % 2 ? 6 : 14),
      180 - Math.cos((i * Math.PI) / 5) * (i % 2 ? 6 : 14),
    ),
  )
  b.fill()
}

export function wheel(b: Brush, x: number, y: number, r: number): void {
  glow(b, x, y, r * 1.5, '255, 170, 210', 0.4)
  for (const side of [-1, 1]) line(b, '#d9cdf0', 5, [x, y, x + side * 38, SHORE])
  b.strokeStyle = '#f3ecff'
  for (const [part, wide] of [
    [1, 3.4],
    [0.88, 1.6],
    [0.3, 2],
  ] as const) {
    b.lineWidth = wide
    b.beginPath()
    b.arc(x, y, r * part, 0, Math.PI * 2)
    b.stroke()
  }
  repeat(16, (i) => {
    const angle = (i * Math.PI) / 8
    line(b, i % 2 ? '#ff9ad1' : '#9fe3ff', 1.6, [x, y, x + Math.cos(angle) * r, y + Math.sin(angle) * r])
    disc(b, x + Math.cos(angle + 0.2) * r, y + Math.sin(angle + 0.2) * r, 2, '#ffe08a')
  })
  const cabins = ['#ef476f', '#ffd166', '#06d6a0', '#4cc9f0', '#f78c6b', '#b388ff', '#ffffff', '#8ac926']
  cabins.forEach((color, i) => {
    const px = x + Math.cos((i * Math.PI) / 4 + 0.2) * r
    const py = y + Math.sin((i * Math.PI) / 4 + 0.2) * r
    b.fillStyle = color
    b.beginPath()
    b.roundRect(px - 8, py, 16, 14, 5)
    b.fill()
    fill(b, px - 5, py + 3, 10, 5, '#fff7d6')
  })
  disc(b, x, y, 7, '#ffd166')
}
