/** Things in the landscapes of the evening, the sea and the desert, one for each board. */
import { area, ball, box, type Prop, wire } from './pen'

/** A cottage with a tree. */
const cottage: Prop = (pen) => {
  const { dark, mid, lit } = pen
  box(pen, dark, 22, -50, 7, 50)
  ball(pen, dark, 12, -58, 14, 14)
  ball(pen, dark, 40, -56, 15, 15)
  ball(pen, dark, 26, -72, 20, 20)
  box(pen, mid, -38, -34, 46, 34)
  box(pen, dark, -6, -34, 14, 34)
  area(pen, dark, [-46, -32], [-16, -66], [16, -32])
  area(pen, mid, [-46, -32], [-16, -66], [-8, -58], [-30, -32])
  box(pen, dark, 0, -64, 8, 16)
  box(pen, lit, -30, -26, 12, 12, 1)
  box(pen, dark, -14, -22, 12, 22, 2)
}

const windmill: Prop = (pen) => {
  const { dark, mid, lit } = pen
  area(pen, dark, [-18, 0], [-11, -56], [11, -56], [18, 0])
  area(pen, mid, [-18, 0], [-11, -56], [-2, -56], [-4, 0])
  area(pen, dark, [-14, -54], [0, -74], [14, -54])
  box(pen, lit, -5, -44, 9, 11, 2)
  for (let n = 0; n < 4; n++) {
    const angle = n * 1.571 + 0.5
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    wire(pen, dark, 3, [0, -60], [c * 46, -60 + s * 46])
    area(
      pen,
      mid,
      [c * 12 - s * 2, -60 + s * 12 + c * 2],
      [c * 46 - s * 2, -60 + s * 46 + c * 2],
      [c * 46 - s * 14, -60 + s * 46 + c * 14],
      [c * 12 - s * 11, -60 + s * 12 + c * 11],
    )
  }
}

const castle: Prop = (pen) => {
  const { dark, mid, lit } = pen
  box(pen, dark, -34, -44, 68, 44)
  box(pen, mid, -34, -44, 30, 44)
  for (const [x, high] of [
    [-46, 62],
    [26, 78],
    [-8, 92],
  ] as const) {
    box(pen, dark, x, -high, 20, high)
    box(pen, mid, x, -high, 8, high)
    area(pen, dark, [x - 5, -high], [x + 10, -high - 24], [x + 25, -high])
    box(pen, lit, x + 7, -high + 12, 6, 10, 3)
  }
  box(pen, dark, -8, -20, 20, 20, 8)
}

/** A balloon in the air with its basket. */
const balloon: Prop = (pen) => {
  const { dark, mid, lit } = pen
  ball(pen, dark, 0, -92, 36, 40)
  ball(pen, mid, -6, -94, 28, 38)
  ball(pen, dark, -2, -94, 14, 38)
  ball(pen, mid, 0, -94, 5, 38)
  area(pen, dark, [-24, -64], [24, -64], [7, -42], [-7, -42])
  for (const x of [-7, 7]) wire(pen, dark, 1.6, [x, -44], [x, -30])
  box(pen, dark, -9, -32, 18, 14, 3)
  ball(pen, lit, 0, -42, 4)
}

const lighthouse: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  // Beams beyond both sides of the field.
  brush.globalAlpha = 0.1
  area(pen, lit, [0, -86], [-600, -200], [-600, -40])
  area(pen, lit, [0, -86], [600, -180], [600, -20])
  brush.globalAlpha = 1
  area(pen, dark, [-15, 0], [-9, -76], [9, -76], [15, 0])
  for (const y of [-14, -44]) area(pen, mid, [-13, y], [-11.5, y - 16], [11.5, y - 16], [13, y])
  box(pen, lit, -7, -92, 14, 15)
  box(pen, dark, -12, -78, 24, 4, 2)
  area(pen, dark, [-11, -91], [0, -104], [11, -91])
}

const whale: Prop = (pen) => {
  const { dark, mid, lit } = pen
  ball(pen, dark, -6, -50, 48, 24)
  area(pen, dark, [30, -56], [52, -72], [66, -92], [72, -66], [90, -62], [66, -52], [34, -40])
  ball(pen, mid, -10, -42, 40, 13)
  for (let n = 0; n < 5; n++) wire(pen, dark, 1.6, [-44 + n * 12, -36], [-30 + n * 12, -32])
  ball(pen, lit, -34, -55, 4)
  wire(pen, mid, 4, [-12, -76], [-14, -92], [-26, -98])
  wire(pen, mid, 4, [-12, -76], [-9, -92], [4, -98])
}

const wreck: Prop = (pen) => {
  const { dark, mid } = pen
  area(pen, dark, [-56, -30], [-40, 0], [36, 0], [60, -42], [30, -30], [-30, -24])
  area(pen, mid, [-56, -30], [-50, -18], [50, -26], [60, -42], [30, -30], [-30, -24])
  wire(pen, dark, 5, [-6, -26], [-20, -92])
  wire(pen, dark, 3, [-32, -66], [4, -74])
  area(pen, mid, [-28, -64], [0, -71], [2, -44], [-12, -50], [-18, -38])
  wire(pen, dark, 4, [26, -30], [32, -64])
  for (const x of [-26, -6, 14]) ball(pen, dark, x, -13, 4)
}

const corals: Prop = (pen) => {
  const { dark, mid, lit } = pen
  for (const [x, high, lean] of [
    [-36, 64, -12],
    [0, 86, 6],
    [34, 58, 12],
  ] as const) {
    wire(pen, dark, 11, [x, 0], [x + lean * 0.4, -high * 0.5], [x + lean, -high])
    wire(pen, dark, 8, [x + lean * 0.3, -high * 0.36], [x - 15, -high * 0.7])
    wire(pen, dark, 8, [x + lean * 0.4, -high * 0.5], [x + 18, -high * 0.82])
    for (const [dx, dy] of [
      [lean, -high],
      [-15, -high * 0.7],
      [18, -high * 0.82],
    ] as const)
      ball(pen, mid, x + dx, dy, 7)
  }
  area(pen, mid, [54, 0], [44, -20], [52, -22], [58, -34], [64, -22], [72, -20], [62, 0])
  ball(pen, lit, 58, -14, 2.5)
}

const submarine: Prop = (pen) => {
  const { dark, mid, lit } = pen
  ball(pen, dark, 0, -48, 52, 22)
  ball(pen, mid, -2, -54, 46, 13)
  box(pen, dark, -16, -82, 28, 18, 5)
  wire(pen, dark, 4, [4, -80], [4, -94], [16, -94])
  for (const x of [-28, -4, 20]) {
    ball(pen, dark, x, -48, 9)
    ball(pen, lit, x, -48, 6)
  }
  area(pen, dark, [46, -48], [66, -64], [66, -32])
  ball(pen, mid, 70, -48, 3, 15)
}

const jellyfish: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  for (const [x, y, size] of [
    [-26, -60, 1],
    [28, -84, 0.7],
    [34, -34, 0.5],
  ] as const) {
    for (let n = -2; n <= 2; n++)
      wire(
        pen,
        mid,
        3 * size,
        [x + n * 9 * size, y],
        [x + (n * 9 + 5) * size, y + 20 * size],
        [x + (n * 9 - 4) * size, y + 44 * size],
      )
    brush.fillStyle = dark
    brush.beginPath()
    brush.arc(x, y, 27 * size, Math.PI, 0)
    brush.quadraticCurveTo(x, y + 14 * size, x - 27 * size, y)
    brush.fill()
    ball(pen, mid, x - 6 * size, y - 10 * size, 16 * size, 10 * size)
    ball(pen, lit, x + 5 * size, y - 7 * size, 3 * size)
  }
}

const pyramids: Prop = (pen) => {
  const { dark, mid } = pen
  for (const [x, size] of [
    [40, 0.6],
    [-12, 1],
  ] as const) {
    area(pen, dark, [x - 54 * size, 0], [x, -84 * size], [x + 54 * size, 0])
    area(pen, mid, [x - 54 * size, 0], [x, -84 * size], [x + 12 * size, 0])
    for (let n = 1; n < 6; n++)
      wire(
        pen,
        dark,
        1,
        [x - 54 * size * (1 - n / 6), (-84 * size * n) / 6],
        [x + 4 * size, (-84 * size * n) / 6],
      )
  }
}

const cactus: Prop = (pen) => {
  const { dark, mid, lit } = pen
  for (const [style, aside] of [
    [dark, 0],
    [mid, -3],
  ] as const) {
    const wide = aside ? 5 : 16
    wire(pen, style, wide, [aside, 0], [aside, -80])
    wire(pen, style, wide * 0.8, [aside, -34], [-26 + aside, -38], [-28 + aside, -62])
    wire(pen, style, wide * 0.8, [aside, -26], [25 + aside, -30], [27 + aside, -52])
  }
  ball(pen, lit, 2, -90, 6, 4)
  ball(pen, dark, 48, -8, 16, 12)
  ball(pen, mid, 44, -10, 11, 8)
}

const camels: Prop = (pen) => {
  const { dark, mid } = pen
  for (const [x, size] of [
    [-36, 1],
    [38, 0.78],
  ] as const) {
    const p = (dx: number, dy: number) => [x + dx * size, dy * size] as const
    ball(pen, dark, x, -38 * size, 24 * size, 13 * size)
    ball(pen, dark, x - 6 * size, -52 * size, 9 * size, 12 * size)
    ball(pen, dark, x + 10 * size, -51 * size, 8 * size, 11 * size)
    wire(pen, dark, 6 * size, p(-20, -38), p(-34, -46), p(-36, -64))
    ball(pen, dark, x - 40 * size, -66 * size, 9 * size, 5 * size)
    for (const leg of [-16, -9, 11, 18]) wire(pen, dark, 3.6 * size, p(leg, -34), p(leg + 1, 0))
    box(pen, mid, x - 2 * size, -54 * size, 8 * size, 20 * size, 3)
  }
}

const temple: Prop = (pen) => {
  const { dark, mid, lit } = pen
  box(pen, dark, -56, -8, 112, 8)
  area(pen, dark, [-56, -64], [0, -92], [56, -64])
  area(pen, mid, [-46, -66], [0, -88], [10, -66])
  box(pen, dark, -54, -64, 108, 8)
  for (let n = 0; n < 6; n++) {
    const x = -48 + n * 17
    const high = n === 4 ? 26 : 48
    box(pen, dark, x, -8 - high, 11, high)
    box(pen, mid, x, -8 - high, 5, high)
  }
  box(pen, lit, -6, -26, 10, 18, 5)
}

/** An arch of rock with a vulture. */
const arch: Prop = (pen) => {
  const { brush, dark } = pen
  brush.fillStyle = dark
  brush.beginPath()
  brush.moveTo(-60, 0)
  brush.quadraticCurveTo(-54, -80, 0, -78)
  brush.quadraticCurveTo(56, -76, 60, 0)
  brush.lineTo(30, 0)
  brush.quadraticCurveTo(28, -48, 0, -50)
  brush.quadraticCurveTo(-28, -48, -28, 0)
  brush.fill()
  ball(pen, dark, 16, -86, 8, 11, 0.3)
  ball(pen, dark, 21, -98, 5)
  wire(pen, dark, 2.5, [24, -98], [30, -95])
}

export const EVENING: readonly Prop[] = [cottage, balloon, windmill, lighthouse, castle]
export const SEA: readonly Prop[] = [corals, wreck, submarine, jellyfish, whale]
export const DESERT: readonly Prop[] = [pyramids, cactus, camels, temple, arch]
