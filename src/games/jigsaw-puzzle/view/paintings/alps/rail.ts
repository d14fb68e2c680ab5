/** The buildings of the picture Alps: the viaduct with its train, the cable car, the huts and a ruined castle. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, line, poly, repeat } from '../tools'

/** Where the rails lie. */
const RAIL = 316
const ARCH = 46

export function viaduct(b: Brush): void {
  const by = chanceBy(21)
  b.fillStyle = '#c9b49a'
  b.beginPath()
  b.rect(388, RAIL, 420, 100)
  // Holes between the piers: each a round arch.
  for (let x = 412; x < 800; x += ARCH) {
    b.moveTo(x + 34, RAIL + 100)
    b.lineTo(x + 34, RAIL + 34)
    b.arc(x + 17, RAIL + 34, 17, 0, Math.PI, true)
    b.lineTo(x, RAIL + 100)
    b.closePath()
  }
  b.fill('evenodd')
  b.save()
  b.clip('evenodd')
  repeat(330, () =>
    fill(
      b,
      by.in(386, 800),
      by.in(RAIL, RAIL + 96),
      by.in(5, 10),
      4,
      by.of(['#b39a80', '#e0ceb4', '#a88f7c', '#d4bc9c']),
    ),
  )
  for (let x = 412; x < 800; x += ARCH) fill(b, x - 3, RAIL + 30, 3, 70, '#8f7868')
  b.restore()
  for (let x = 412; x < 800; x += ARCH) {
    b.strokeStyle = '#efe0c8'
    b.lineWidth = 3.4
    b.beginPath()
    b.arc(x + 17, RAIL + 34, 18.6, Math.PI, 0)
    b.stroke()
    repeat(7, (i) => {
      const angle = Math.PI + (i / 6) * Math.PI
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      line(b, '#a08872', 1, [x + 17 + dx * 17, RAIL + 34 + dy * 17, x + 17 + dx * 20, RAIL + 34 + dy * 20])
    })
  }
  fill(b, 380, RAIL - 2, 430, 5, '#efe0c8')
  repeat(54, (i) => fill(b, 382 + i * 8, RAIL - 7, 2.4, 6, '#b39a80'))
  line(b, '#8f7868', 2, [380, RAIL - 7, 800, RAIL - 7])
}

/** A red train with an old engine: steam goes back over its coaches. */
export function train(b: Brush): void {
  const y = RAIL - 4
  for (const x of [540, 612, 684]) {
    fill(b, x - 6, y - 8, 10, 3, '#3a3040')
    b.fillStyle = '#d63a3c'
    b.beginPath()
    b.roundRect(x, y - 32, 66, 28, 4)
    b.fill()
    fill(b, x, y - 13, 66, 4, '#fff0d0')
    b.fillStyle = '#8f2a38'
    b.beginPath()
    b.roundRect(x - 2, y - 37, 70, 7, 3)
    b.fill()
    repeat(4, (i) => {
      fill(b, x + 5 + i * 15, y - 28, 11, 12, '#fff0d0')
      fill(b, x + 6 + i * 15, y - 27, 9, 10, '#8fd0f0')
      disc(b, x + 10 + i * 15, y - 20, 3, itemAt(['#f0c49a', '#a8704a', '#e0a878', '#f4d0b0'], (i + x) % 4))
      fill(b, x + 7 + i * 15, y - 24.5, 6, 2.4, itemAt(['#5a3420', '#e0b050', '#2a2028'], (i + x) % 3))
    })
    for (const dx of [12, 24, 44, 56]) wheel(b, x + dx, y - 2, 5)
  }
  const x = 470
  fill(b, x + 40, y - 38, 24, 34, '#2f7a5a')
  fill(b, x + 36, y - 42, 32, 5, '#1f4f44')
  fill(b, x + 45, y - 34, 13, 12, '#ffe0a0')
  disc(b, x + 52, y - 26, 4, '#f0c49a')
  fill(b, x + 46, y - 33, 11, 4, '#2f4a80')
  b.fillStyle = '#3a9a6a'
  b.beginPath()
  b.roundRect(x + 2, y - 28, 42, 20, 5)
  b.fill()
  repeat(3, (i) => fill(b, x + 10 + i * 12, y - 28, 3, 20, '#f0c84a'))
  poly(b, '#1f3a40', x + 8, y - 28, x + 6, y - 44, x + 18, y - 44, x + 16, y - 28)
  fill(b, x + 4, y - 47, 16, 4, '#f0c84a')
  oval(b, x + 30, y - 29, 5, 5, '#f0c84a')
  fill(b, x - 2, y - 10, 68, 6, '#c4303a')
  poly(b, '#8f2a38', x - 2, y - 6, x - 10, y + 2, x + 4, y + 2)
  disc(b, x, y - 20, 4, '#fff0b0')
  for (const [dx, r] of [
    [10, 5],
    [26, 8],
    [46, 8],
    [60, 5],
  ] as const)
    wheel(b, x + dx, y - (r - 3), r)
  line(b, '#e8e0d4', 2, [x + 24, y - 4, x + 48, y - 4])
  repeat(9, (i) => {
    const [at, r] = [x + 12 + i * 17 + (i % 2) * 5, 6 + i * 1.3]
    oval(b, at, y - 54 - i * 5 + (i % 3) * 3, r * 1.5, r, `rgba(190, 196, 220, ${0.8 - i * 0.06})`)
    oval(
      b,
      at - 2,
      y - 56 - i * 5 + (i % 3) * 3,
      r * 1.2,
      r * 0.75,
      `rgba(255, 255, 255, ${0.85 - i * 0.06})`,
    )
  })
}

function wheel(b: Brush, x: number, y: number, r: number): void {
  disc(b, x, y, r, '#2a2430')
  disc(b, x, y, r * 0.62, '#c9c0b8')
  disc(b, x, y, r * 0.26, '#2a2430')
}

/** From the station in the valley over two masts up to the summit's lodge. */
export function cableCar(b: Brush): void {
  line(b, '#3a3a52', 1.8, [76, 330, 150, 250, 216, 214, 330, 150, 404, 92], true)
  line(b, '#3a3a52', 1.4, [84, 334, 158, 256, 222, 222, 336, 160, 408, 98], true)
  for (const [x, y, h] of [[218, 214, 66]] as const) {
    line(b, '#5a5a70', 3.4, [x - 9, y + h, x, y - 4, x + 9, y + h])
    repeat(5, (i) => line(b, '#5a5a70', 1.6, [x - 8 + i, y + h - i * 12, x + 7 - i, y + h - i * 12 - 10]))
    line(b, '#5a5a70', 4, [x - 10, y, x + 12, y + 2])
  }
  for (const [x, y, color, other] of [
    [150, 260, '#e8485a', '#fff0d4'],
    [308, 164, '#ffc83c', '#c9404a'],
  ] as const) {
    line(b, '#3a3a52', 2.4, [x, y, x, y + 14])
    b.fillStyle = color
    b.beginPath()
    b.roundRect(x - 20, y + 13, 40, 28, 7)
    b.fill()
    fill(b, x - 20, y + 32, 40, 4, other)
    repeat(3, (i) => {
      fill(b, x - 16 + i * 11.4, y + 17, 9.4, 12, '#a4dcf4')
      disc(b, x - 11 + i * 11.4, y + 25, 3.2, itemAt(['#f0c49a', '#8f5c3c', '#f4d0b0'], i))
      fill(b, x - 14 + i * 11.4, y + 20.4, 6.4, 2.4, itemAt(['#5a3420', '#20181c', '#e0b050'], i))
    })
  }
  // The house at the summit and the one in the valley.
  poly(b, '#8d86a8', 374, 111, 424, 111, 420, 150, 396, 132, 380, 128)
  poly(b, '#f4f6ff', 371, 109, 426, 109, 424, 116, 404, 121, 392, 115, 376, 117)
  hut(b, 382, 111, 34, 15, '#c98a54', '#8f3a3c')
  hut(b, 34, 364, 70, 34, '#d8b88a', '#3f6a8f')
  fill(b, 56, 334, 34, 12, '#4a3a48')
}

/** A house of beams with stones on its roof: `x` left, `y` its foot. */
export function hut(b: Brush, x: number, y: number, w: number, h: number, wall: string, roof: string): void {
  fill(b, x, y - h, w, h, wall)
  poly(b, wall, x, y - h, x + w / 2, y - h - w * 0.3, x + w, y - h)
  fill(b, x - 1, y - h * 0.3, w + 2, h * 0.3, '#d4c8bc')
  repeat(9, (i) =>
    oval(b, x + 3 + i * (w - 6) * 0.125, y - h * 0.14 + (i % 2) * 2, w * 0.05, h * 0.07, '#a89a94'),
  )
  repeat(4, (i) => fill(b, x, y - h * 0.42 - i * h * 0.17, w, 1.4, 'rgba(80, 36, 20, 0.4)'))
  line(b, roof, h * 0.2, [
    x - w * 0.14,
    y - h * 0.92,
    x + w / 2,
    y - h - w * 0.34,
    x + w * 1.14,
    y - h * 0.92,
  ])
  line(b, 'rgba(255, 230, 210, 0.5)', 1.6, [
    x - w * 0.14,
    y - h,
    x + w / 2,
    y - h - w * 0.36,
    x + w * 1.14,
    y - h,
  ])
  repeat(6, (i, t) => {
    const at = x - w * 0.05 + t * w * 1.1
    disc(
      b,
      at,
      y - h - w * 0.33 * (1 - Math.abs(t * 2 - 1)) - h * 0.1 + 1,
      h * 0.07,
      i % 2 ? '#b8b0b4' : '#8f8890',
    )
  })
  repeat(w > 50 ? 3 : 2, (i) => {
    const at = x + w * (w > 50 ? 0.14 + i * 0.3 : 0.16 + i * 0.44)
    const pane = w * 0.15
    fill(b, at - 1, y - h * 0.84, pane + 2, h * 0.36, '#fff4dc')
    fill(b, at, y - h * 0.82, pane, h * 0.32, i % 2 ? '#4a7296' : '#ffe0a0')
    line(b, '#fff4dc', 1, [at + pane / 2, y - h * 0.82, at + pane / 2, y - h * 0.5])
    repeat(4, (k) => disc(b, at + (k * pane) / 3, y - h * 0.47, h * 0.06, k % 2 ? '#ff7ba8' : '#e8384a'))
  })
  fill(b, x + w * 0.42, y - h * 0.4, w * 0.14, h * 0.4, '#6a3a28')
}
