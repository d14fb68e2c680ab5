/** Draws what lies about in the rooms of the road: rugs, and small things along the walls. They are flat, and stop nobody. */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Brush } from '../../../engine/stage/painting/paint'
import { scatter } from '../../../engine/stage/painting/scatter'
import { disc, oval, polygon, roundRect } from '../../../engine/stage/painting/shapes'
import type { ROOM_NAMES } from '../rules/rooms'

type Name = (typeof ROOM_NAMES)[number]
/** Draws around (0, 0), about 40 units wide. */
type Prop = (brush: Brush) => void

const box = (brush: Brush, x: number, y: number, wide: number, high: number, color: string, radius = 2) => {
  brush.fillStyle = color
  roundRect(brush, x, y, wide, high, radius)
  brush.fill()
}

const crate: Prop = (brush) => {
  box(brush, -17, -15, 34, 30, '#7d5a38')
  box(brush, -14, -12, 28, 24, '#93693f')
  brush.strokeStyle = '#6a4a2c'
  brush.lineWidth = 3
  brush.strokeRect(-13, -11, 26, 22)
  brush.beginPath()
  brush.moveTo(-13, -11)
  brush.lineTo(13, 11)
  brush.stroke()
}

const trunk: Prop = (brush) => {
  box(brush, -20, -13, 40, 27, '#5a2f2a', 5)
  box(brush, -20, -13, 40, 12, '#7a4038', 5)
  for (const x of [-14, 8]) box(brush, x, -13, 6, 27, '#b08a48', 1)
  box(brush, -4, -4, 8, 8, '#d3ab5c')
}

const rolled: Prop = (brush) => {
  box(brush, -20, -6, 40, 12, '#4f6a8c', 6)
  for (const x of [-12, 0, 12]) box(brush, x - 2, -6, 4, 12, '#86a3c4', 1)
  disc(brush, 20, 0, 6, '#35506e')
}

const barrel: Prop = (brush) => {
  disc(brush, 0, 0, 18, '#5b3f29')
  disc(brush, 0, 0, 14.5, '#8a6140')
  brush.strokeStyle = '#4a3322'
  brush.lineWidth = 1.5
  for (const x of [-7, 0, 7]) {
    brush.beginPath()
    brush.moveTo(x, -13)
    brush.lineTo(x, 13)
    brush.stroke()
  }
  brush.strokeStyle = '#a9b0bb'
  brush.lineWidth = 2.5
  brush.beginPath()
  brush.arc(0, 0, 16.5, 0, Math.PI * 2)
  brush.stroke()
}

const cheese: Prop = (brush) => {
  polygon(brush, '#86682c', [-18, 10], [16, 12], [16, -2])
  polygon(brush, '#ab8c46', [-18, 6], [16, 8], [16, -10])
  for (const [x, y, r] of [
    [2, 2, 3],
    [10, -1, 2.2],
    [9, 5, 1.8],
  ] as const)
    disc(brush, x, y, r, '#86682c')
}

const bottles: Prop = (brush) => {
  for (const [x, color] of [
    [-11, '#3f7d5a'],
    [1, '#8a4a3a'],
    [12, '#48709a'],
  ] as const) {
    box(brush, x - 5, -6, 10, 20, color, 4)
    box(brush, x - 2, -16, 4, 12, color)
    box(brush, x - 3.5, -2, 7, 8, '#d9cfb0', 1)
  }
}

const plate: Prop = (brush) => {
  disc(brush, 0, 2, 18, '#8fa3a6')
  disc(brush, 0, 0, 17, '#cfdadb')
  disc(brush, 0, 0, 11, '#e7efef')
  polygon(brush, '#d9772f', [-8, 4], [8, -3], [6, 4])
  for (const x of [8, 11]) oval(brush, x, -5, 5, 2, '#4d9a4a', -0.7)
}

const pan: Prop = (brush) => {
  box(brush, 8, -3, 22, 6, '#6b4a33', 3)
  disc(brush, -4, 0, 16, '#262b31')
  disc(brush, -4, 0, 12.5, '#3c434c')
  disc(brush, -6, 1, 7.5, '#f0ece0')
  disc(brush, -5, 0, 3.4, '#e2a72f')
}

const books: Prop = (brush) => {
  box(brush, -17, 3, 34, 10, '#8c3f3a')
  box(brush, -14, -6, 32, 9, '#39748a')
  box(brush, -18, -15, 30, 9, '#b08a3c')
  for (const [x, y] of [
    [12, 5],
    [13, -4],
    [7, -13],
  ] as const)
    box(brush, x, y, 4, 6, '#e6dcc0', 1)
}

const paper: Prop = (brush) => {
  for (const [turn, tone] of [
    [-0.3, '#b9ad8e'],
    [0.2, '#d8cca9'],
  ] as const) {
    brush.save()
    brush.rotate(turn)
    box(brush, -12, -15, 24, 30, tone, 1)
    for (let y = -10; y < 11; y += 5) box(brush, -8, y, y % 2 ? 12 : 16, 1.6, '#6f6450', 0)
    brush.restore()
  }
}

const candle: Prop = (brush) => {
  disc(brush, 0, 0, 26, 'rgba(255, 210, 120, 0.14)')
  disc(brush, 0, 4, 12, '#8a6a34')
  disc(brush, 0, 3, 8, '#efe6cc')
  oval(brush, 0, -4, 4, 8, '#f0a63a')
  oval(brush, 0, -3, 2, 4.5, '#fff1b8')
}

const pot: Prop = (brush) => {
  disc(brush, 0, 3, 13, '#7a4630')
  disc(brush, 0, 1, 12, '#a8623f')
  disc(brush, 0, 1, 8.5, '#3a2a20')
  for (let n = 0; n < 6; n++) {
    const angle = n * 1.05
    oval(brush, Math.cos(angle) * 9, Math.sin(angle) * 9, 10, 4.5, n % 2 ? '#5fa84e' : '#478f45', angle)
  }
}

const flower: Prop = (brush) => {
  for (let n = 0; n < 6; n++) {
    const angle = n * 1.05 + 0.4
    oval(brush, Math.cos(angle) * 9, Math.sin(angle) * 9, 8, 5.5, '#b8618f', angle)
  }
  disc(brush, 0, 0, 6, '#dcb44a')
}

const can: Prop = (brush) => {
  brush.strokeStyle = '#7fa3ad'
  brush.lineWidth = 4
  brush.beginPath()
  brush.arc(-8, 0, 12, 1.6, 4.7)
  brush.moveTo(10, 2)
  brush.lineTo(24, -10)
  brush.stroke()
  box(brush, -12, -9, 24, 22, '#5f8792', 6)
  box(brush, -12, -9, 24, 6, '#83aab4', 3)
}

const mask: Prop = (brush) => {
  for (const [x, y, color, bend] of [
    [-9, -3, '#d9b45a', 5],
    [9, 4, '#7f8fae', -5],
  ] as const) {
    oval(brush, x, y, 11, 13, color)
    for (const side of [-1, 1]) oval(brush, x + side * 4.5, y - 3, 2.6, 2, '#2a1a22')
    brush.strokeStyle = '#2a1a22'
    brush.lineWidth = 2
    brush.beginPath()
    brush.moveTo(x - 5, y + 5)
    brush.quadraticCurveTo(x, y + 5 + bend, x + 5, y + 5)
    brush.stroke()
  }
}

const spotlight: Prop = (brush) => {
  polygon(brush, 'rgba(255, 236, 190, 0.16)', [-6, -6], [6, -6], [26, -64], [-26, -64])
  box(brush, -11, -8, 22, 20, '#3a3440', 6)
  oval(brush, 0, -8, 11, 5, '#ffe9b0')
}

const telescope: Prop = (brush) => {
  brush.strokeStyle = '#6b5a3a'
  brush.lineWidth = 3
  for (const x of [-10, 0, 10]) {
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.lineTo(x, 17)
    brush.stroke()
  }
  brush.save()
  brush.rotate(-0.6)
  box(brush, -20, -6, 26, 12, '#56679c', 3)
  box(brush, 4, -8, 18, 16, '#8292c4', 3)
  box(brush, -2, -7, 4, 14, '#c8a956', 1)
  brush.restore()
}

const globe: Prop = (brush) => {
  disc(brush, 0, 0, 16, '#3d5a8f')
  oval(brush, -4, -4, 8, 6, '#5f9a6a', 0.4)
  oval(brush, 6, 6, 6, 4, '#5f9a6a', -0.4)
  brush.strokeStyle = '#c8a956'
  brush.lineWidth = 2.5
  brush.beginPath()
  brush.ellipse(0, 0, 20, 7, -0.5, 0, Math.PI * 2)
  brush.stroke()
}

const gear: Prop = (brush) => {
  for (const [color, down] of [
    ['#5c4c2a', 2],
    ['#a98f52', 0],
  ] as const) {
    brush.fillStyle = color
    brush.beginPath()
    for (let n = 0; n < 40; n++) {
      const far = n % 4 < 2 ? 20 : 15.5
      const angle = (n / 40) * Math.PI * 2
      brush.lineTo(Math.cos(angle) * far, Math.sin(angle) * far + down)
    }
    brush.fill()
  }
  disc(brush, 0, 0, 6.5, '#3f3528')
  disc(brush, 0, 0, 10, 'rgba(63, 53, 40, 0.3)')
}

const spring: Prop = (brush) => {
  brush.strokeStyle = '#9b8a5e'
  brush.lineWidth = 2.6
  brush.beginPath()
  for (let n = 0; n < 90; n++) {
    const far = 3 + n * 0.16
    brush.lineTo(Math.cos(n * 0.25) * far, Math.sin(n * 0.25) * far)
  }
  brush.stroke()
}

const vase: Prop = (brush) => {
  box(brush, -13, 10, 26, 8, '#6f6a7c')
  oval(brush, 0, 0, 12, 13, '#3f7f88')
  box(brush, -5, -17, 10, 8, '#3f7f88', 2)
  box(brush, -8, -18, 16, 4, '#6fb0b4', 2)
  box(brush, -11, -2, 22, 4, '#dcc37e', 2)
}

const bone: Prop = (brush) => {
  box(brush, -16, -3.5, 32, 7, '#cfc7b2', 3)
  for (const x of [-17, 17]) for (const y of [-4.5, 4.5]) disc(brush, x, y, 5.6, '#cfc7b2')
}

const pillar: Prop = (brush) => {
  box(brush, -16, -16, 32, 32, '#5d5768', 3)
  disc(brush, 0, 0, 13, '#837c90')
  disc(brush, 0, -1, 9, '#a29bb0')
}

const bars: Prop = (brush) => {
  for (const [x, y] of [
    [-16, 2],
    [2, 2],
    [-7, -9],
  ] as const) {
    box(brush, x, y, 17, 10, '#5c4a22')
    box(brush, x + 1, y, 15, 6, '#9c8040')
  }
}

const coins: Prop = (brush) => {
  for (let n = 0; n < 11; n++) {
    const [x, y] = [Math.cos(n * 2.4) * 4.6 * Math.sqrt(n), Math.sin(n * 2.4) * 4.2 * Math.sqrt(n)]
    disc(brush, x, y + 1.4, 5.4, '#4f4020')
    disc(brush, x, y, 5.2, n % 3 ? '#8a6f35' : '#a1854a')
  }
}

const BY_ROOM: Readonly<Record<Name, readonly Prop[]>> = {
  attic: [trunk, crate, rolled],
  cellar: [barrel, bottles, cheese],
  kitchen: [plate, pan, cheese],
  library: [books, paper, candle],
  greenhouse: [pot, flower, can],
  theater: [mask, spotlight, trunk],
  observatory: [telescope, globe, paper],
  clock: [gear, spring, gear],
  museum: [vase, bone, pillar],
  vault: [bars, coins, crate],
}

/** Distance from the walls, units, and about how far apart things lie: at the outermost edge, where few gems are. */
const INSET = 15
const STEP = 112

/** Opacity and size of things: flat and dim, so that none looks solid or like something to collect. */
const FLAT = { alpha: 0.24, scale: 0.8 } as const

/** Things along all four walls, each a little turned. */
export function drawProps(brush: Brush, { width, height }: Size, name: Name): void {
  const props = BY_ROOM[name]
  const across = Math.round((width - 2 * INSET) / STEP)
  const down = Math.round((height - 2 * INSET) / STEP)
  const places: (readonly [number, number])[] = []
  for (let n = 0; n <= across; n++)
    for (const y of [INSET, height - INSET]) places.push([INSET + (n * (width - 2 * INSET)) / across, y])
  for (let n = 1; n < down; n++)
    for (const x of [INSET, width - INSET]) places.push([x, INSET + (n * (height - 2 * INSET)) / down])
  places.forEach(([x, y], n) => {
    brush.save()
    brush.translate(x + (scatter(n * 3) - 0.5) * 18, y + (scatter(n * 3 + 1) - 0.5) * 10)
    brush.rotate((scatter(n * 3 + 2) - 0.5) * 0.7)
    brush.scale(FLAT.scale, FLAT.scale)
    brush.globalAlpha = FLAT.alpha
    itemAt(props, (n + Math.floor(n / 3)) % props.length)(brush)
    brush.restore()
  })
}

/** A round or oval rug: rings of colors from the rim to the middle, with tassels around it. */
export function drawRug(
  brush: Brush,
  { width, height }: Size,
  share: number,
  colors: readonly string[],
): void {
  brush.save()
  brush.globalAlpha = 0.75
  const [x, y, rx, ry] = [width / 2, height / 2, width * share, height * share]
  brush.strokeStyle = itemAt(colors, 0)
  brush.lineWidth = 3
  for (let n = 0; n < 72; n++) {
    const [c, s] = [Math.cos((n / 72) * Math.PI * 2), Math.sin((n / 72) * Math.PI * 2)]
    brush.beginPath()
    brush.moveTo(x + c * rx, y + s * ry)
    brush.lineTo(x + c * (rx + 9), y + s * (ry + 9))
    brush.stroke()
  }
  colors.forEach((color, n) => {
    const part = 1 - n / (colors.length + 0.6)
    oval(brush, x, y, rx * part, ry * part, color)
  })
  brush.fillStyle = 'rgba(243, 235, 214, 0.22)'
  for (let n = 0; n < 28; n++) {
    const angle = (n / 28) * Math.PI * 2
    brush.save()
    brush.translate(x + Math.cos(angle) * rx * 0.9, y + Math.sin(angle) * ry * 0.9)
    brush.rotate(angle)
    brush.fillRect(-4, -4, 8, 8)
    brush.restore()
  }
  brush.restore()
}
