/** Things in the landscapes of the forest, the city and space, one for each board. */
import { area, ball, box, hoop, type Prop, wire } from './pen'

/** Houses in mushrooms. */
const village: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  for (const [x, size] of [
    [-24, 1],
    [36, 0.66],
  ] as const) {
    box(pen, mid, x - 15 * size, -44 * size, 30 * size, 44 * size, 8)
    brush.fillStyle = dark
    brush.beginPath()
    brush.arc(x, -40 * size, 40 * size, Math.PI, 0)
    brush.quadraticCurveTo(x, -24 * size, x - 40 * size, -40 * size)
    brush.fill()
    for (const [dx, dy, radius] of [
      [-18, -54, 7],
      [6, -66, 8],
      [22, -50, 5],
    ] as const)
      ball(pen, mid, x + dx * size, dy * size, radius * size)
    ball(pen, lit, x + 5 * size, -26 * size, 5 * size)
    box(pen, dark, x - 11 * size, -20 * size, 11 * size, 20 * size, 5)
  }
}

const owl: Prop = (pen) => {
  const { dark, mid, lit } = pen
  wire(pen, dark, 9, [-64, -18], [0, -26], [60, -10])
  wire(pen, dark, 5, [30, -18], [48, -40])
  ball(pen, dark, 0, -58, 26, 34)
  ball(pen, mid, 0, -50, 17, 24)
  for (const side of [-1, 1]) {
    area(pen, dark, [side * 8, -86], [side * 22, -104], [side * 24, -80])
    ball(pen, mid, side * 11, -74, 11)
    ball(pen, lit, side * 11, -74, 7)
    ball(pen, dark, side * 10, -74, 3.4)
    wire(pen, dark, 4, [side * 8, -26], [side * 8, -18])
  }
  area(pen, dark, [-4, -68], [4, -68], [0, -58])
}

/** A tent and a fire. */
const camp: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  area(pen, dark, [-60, 0], [-16, -64], [26, 0])
  area(pen, mid, [-60, 0], [-16, -64], [-12, 0])
  area(pen, dark, [-30, 0], [-16, -40], [-12, 0])
  wire(pen, dark, 5, [36, 0], [64, -8])
  wire(pen, dark, 5, [36, -8], [64, 0])
  brush.globalAlpha = 0.22
  ball(pen, lit, 50, -22, 44)
  brush.globalAlpha = 1
  area(pen, lit, [40, -6], [44, -26], [50, -42], [56, -24], [61, -6])
}

const lanterns: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  wire(pen, dark, 8, [-58, 0], [-54, -90], [-20, -98])
  wire(pen, dark, 8, [58, 0], [54, -90])
  wire(pen, dark, 2, [-40, -94], [-14, -76], [14, -74], [54, -88])
  for (const [x, y] of [
    [-24, -82],
    [0, -72],
    [26, -76],
  ] as const) {
    brush.globalAlpha = 0.2
    ball(pen, lit, x, y + 16, 28)
    brush.globalAlpha = 1
    box(pen, dark, x - 9, y + 2, 18, 26, 5)
    box(pen, lit, x - 6, y + 6, 12, 18, 4)
  }
  for (const x of [-30, 34]) ball(pen, mid, x, -4, 20, 9)
}

/** A bridge of stone with a cave. */
const bridge: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  brush.fillStyle = dark
  brush.beginPath()
  brush.moveTo(-80, 0)
  brush.quadraticCurveTo(0, -110, 80, 0)
  brush.lineTo(42, 0)
  brush.arc(0, 0, 42, 0, Math.PI, true)
  brush.fill()
  for (let n = 0; n < 9; n++) {
    const angle = Math.PI + ((n + 0.5) / 9) * Math.PI
    ball(pen, mid, Math.cos(angle) * 47, Math.sin(angle) * 47, 7, 4.6, angle + 1.57)
  }
  for (const x of [-8, 8]) ball(pen, lit, x, -14, 3.4)
}

const wheel: Prop = (pen) => {
  const { dark, mid, lit } = pen
  wire(pen, dark, 5, [-26, 0], [0, -56], [26, 0])
  hoop(pen, dark, 4, 0, -56, 44)
  hoop(pen, mid, 2, 0, -56, 34)
  for (let n = 0; n < 10; n++) {
    const [x, y] = [Math.cos(n * 0.628) * 44, -56 + Math.sin(n * 0.628) * 44]
    wire(pen, dark, 2, [0, -56], [x, y])
    box(pen, n % 2 ? mid : dark, x - 6, y, 12, 10, 4)
    ball(pen, lit, x, y, 2.4)
  }
}

const crane: Prop = (pen) => {
  const { dark, mid, lit } = pen
  for (const x of [-22, -10]) wire(pen, dark, 3, [x, 0], [x, -92])
  for (let n = 0; n < 8; n++) wire(pen, dark, 2, [-22, -n * 11.5], [-10, -(n + 1) * 11.5])
  wire(pen, dark, 4, [-46, -92], [64, -92])
  wire(pen, dark, 2, [-46, -92], [-16, -108], [64, -92])
  box(pen, mid, -48, -90, 18, 14)
  wire(pen, dark, 1.6, [44, -92], [44, -44])
  box(pen, mid, 32, -44, 24, 12, 2)
  ball(pen, lit, 64, -92, 3)
  box(pen, lit, -8, -88, 8, 8, 1)
}

/** A house with a sign. */
const arcade: Prop = (pen) => {
  const { dark, mid, lit } = pen
  box(pen, dark, -40, -82, 80, 82)
  box(pen, mid, -40, -82, 26, 82)
  box(pen, dark, -34, -112, 68, 26, 6)
  for (let n = 0; n < 5; n++) ball(pen, lit, -24 + n * 12, -99, 4)
  for (let row = 0; row < 3; row++)
    for (let col = 0; col < 4; col++)
      if ((row * 3 + col) % 3) box(pen, lit, -30 + col * 17, -74 + row * 19, 9, 11, 1)
  box(pen, lit, -10, -18, 20, 18, 3)
}

/** A bridge hung on ropes. */
const span: Prop = (pen) => {
  const { dark, mid, lit } = pen
  box(pen, dark, -100, -26, 200, 7)
  for (const x of [-46, 40]) {
    box(pen, dark, x, -92, 7, 92)
    box(pen, mid, x, -92, 3, 92)
    ball(pen, lit, x + 3.5, -94, 1.6)
  }
  const rope = (x: number) => {
    const t = (x + 42) / 86
    return t < 0 || t > 1
      ? -92 + Math.min(66, Math.abs(x < 0 ? x + 42 : x - 44) * 1.2)
      : -92 + 200 * t * (1 - t)
  }
  const points = Array.from(
    { length: 41 },
    (_, n) => [n * 5 - 100, Math.min(-26, rope(n * 5 - 100))] as const,
  )
  wire(pen, dark, 2.4, ...points)
  for (const [x, y] of points) if (x % 10 === 0) wire(pen, dark, 1, [x, y], [x, -24])
}

const train: Prop = (pen) => {
  const { dark, mid, lit } = pen
  box(pen, dark, -110, -42, 220, 6)
  for (const x of [-90, -30, 30, 90]) box(pen, dark, x - 4, -40, 8, 40)
  for (const x of [-84, -28, 28]) {
    box(pen, dark, x, -68, 52, 25, 7)
    box(pen, mid, x, -68, 52, 8, 5)
    for (let n = 0; n < 4; n++) box(pen, lit, x + 5 + n * 11.5, -58, 8, 8, 1)
  }
}

const rocket: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  area(pen, dark, [-30, 0], [-14, -40], [14, -40], [30, 0])
  brush.fillStyle = dark
  brush.beginPath()
  brush.moveTo(0, -108)
  brush.quadraticCurveTo(26, -70, 16, -14)
  brush.lineTo(-16, -14)
  brush.quadraticCurveTo(-26, -70, 0, -108)
  brush.fill()
  area(pen, mid, [0, -104], [-16, -66], [-13, -16], [-4, -16])
  ball(pen, lit, 0, -66, 7)
  box(pen, mid, -14, -30, 28, 5)
}

const ringed: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  brush.save()
  brush.translate(0, -56)
  brush.rotate(-0.35)
  hoop(pen, mid, 6, 0, 0, 74, 18)
  ball(pen, dark, 0, 0, 42)
  ball(pen, mid, -6, -8, 30)
  ball(pen, dark, 0, 8, 40, 7)
  brush.beginPath()
  brush.strokeStyle = lit
  brush.globalAlpha = 0.5
  brush.lineWidth = 3
  brush.ellipse(0, 0, 74, 18, 0, 0.1, Math.PI - 0.1)
  brush.stroke()
  brush.restore()
}

const satellite: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  brush.save()
  brush.translate(0, -56)
  brush.rotate(0.4)
  for (const side of [-1, 1]) {
    wire(pen, dark, 4, [0, 0], [side * 30, 0])
    box(pen, dark, side < 0 ? -84 : 28, -20, 56, 40, 2)
    for (let n = 0; n < 4; n++) box(pen, mid, (side < 0 ? -81 : 31) + n * 13, -17, 11, 34, 1)
  }
  box(pen, dark, -16, -22, 32, 44, 5)
  box(pen, mid, -12, -18, 12, 36, 3)
  ball(pen, dark, 0, -38, 18, 9)
  ball(pen, lit, 0, -44, 3)
  brush.restore()
}

const dome: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  for (const [x, radius] of [
    [-28, 36],
    [36, 24],
  ] as const) {
    brush.fillStyle = dark
    brush.beginPath()
    brush.arc(x, 0, radius, Math.PI, 0)
    brush.fill()
    brush.fillStyle = mid
    brush.beginPath()
    brush.arc(x, 0, radius * 0.82, Math.PI, Math.PI * 1.6)
    brush.lineTo(x, 0)
    brush.fill()
    for (let n = -1; n <= 1; n++) box(pen, lit, x + n * radius * 0.5 - 4, -14, 8, 8, 2)
  }
  box(pen, dark, -4, -12, 24, 12)
  wire(pen, dark, 3, [60, 0], [60, -60])
  ball(pen, dark, 60, -62, 14, 7, -0.5)
}

const visitor: Prop = (pen) => {
  const { brush, dark, mid, lit } = pen
  brush.globalAlpha = 0.18
  area(pen, lit, [-16, -66], [16, -66], [44, 0], [-44, 0])
  brush.globalAlpha = 1
  ball(pen, mid, 0, -84, 22, 20)
  ball(pen, dark, 0, -72, 54, 14)
  ball(pen, mid, -4, -76, 42, 7)
  for (let n = -2; n <= 2; n++) ball(pen, lit, n * 20, -68 + Math.abs(n) * -1.5, 3.6)
}

export const FOREST: readonly Prop[] = [village, owl, lanterns, camp, bridge]
export const CITY: readonly Prop[] = [wheel, crane, arcade, span, train]
export const SPACE: readonly Prop[] = [rocket, ringed, satellite, dome, visitor]
