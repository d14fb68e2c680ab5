/** Draws what is on the table: mallets, puck, shadows, lights and digits. */
import { attempt } from '../../../../engine/browser'
import { type Seat, teamOf } from '../../../../engine/core/input/seats'
import { following, PALETTE, tone } from '../../../../engine/core/palette'
import { lightTexture } from '../../../../engine/stage/painting/lights'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { fillSeatSymbol } from '../../../../engine/stage/painting/seats'
import { disc, oval } from '../../../../engine/stage/painting/shapes'
import { MALLET_RADIUS, POST_RADIUS, PUCK_RADIUS, type Side } from '../../rules'

/** The color of each side: mallet, rail, lines, goal light. */
export const SIDE_COLORS = following(() => [PALETTE.vermilion, PALETTE.sky] as const)

/** A disc: a dark lower edge, a top plate lifted by `lift`, clipped to the outer circle. */
export function plate(brush: Brush, x: number, y: number, radius: number, lift: number, color: string): void {
  brush.save()
  disc(brush, x, y, radius, tone(color, -0.42))
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.clip()
  disc(brush, x, y - lift, radius, color)
  // A bright rim where the light meets the upper edge.
  brush.strokeStyle = tone(color, 0.45)
  brush.lineWidth = 1.4
  brush.beginPath()
  brush.arc(x, y - lift + 0.4, radius - 1.4, Math.PI * 1.12, Math.PI * 1.88)
  brush.stroke()
  brush.restore()
}

/** Room for the rim around the picture of a mallet or a puck, units. */
export const RIM = 4

/** Separates a mallet or a puck from the table: a dark line just around it, and a bright one inside. */
export function rim(brush: Brush, x: number, y: number, radius: number, color: string): void {
  for (const [far, width, style] of [
    [radius + 1, 3, 'rgba(4, 7, 18, 0.85)'],
    [radius - 1, 2.2, tone(color, 0.72)],
  ] as const) {
    brush.strokeStyle = style
    brush.lineWidth = width
    brush.beginPath()
    brush.arc(x, y, far, 0, Math.PI * 2)
    brush.stroke()
  }
}

/** A hollow: darker above and lit below, as under a light from above. */
function dish(brush: Brush, x: number, y: number, radius: number, color: string): void {
  const slope = brush.createLinearGradient(0, y - radius, 0, y + radius)
  slope.addColorStop(0, tone(color, -0.38))
  slope.addColorStop(0.55, tone(color, -0.2))
  slope.addColorStop(1, tone(color, 0.12))
  disc(brush, x, y, radius, slope)
  disc(brush, x, y + 0.6, radius - 2.2, tone(color, -0.14))
}

/** A mallet from above, without the mark on its knob. */
function drawMallet(brush: Brush, middle: number, color: string): void {
  plate(brush, middle, middle, MALLET_RADIUS, 3, color)
  rim(brush, middle, middle, MALLET_RADIUS, color)
  dish(brush, middle, middle - 2.5, 18.5, color)
  disc(brush, middle, middle + 2.5, 12, 'rgba(8, 10, 20, 0.3)')
  plate(brush, middle, middle - 2.5, 11.5, 2.6, tone(color, 0.22))
}

const WIDE = (MALLET_RADIUS + RIM) * 2
const shine = (brush: Brush) =>
  oval(brush, WIDE / 2 - 6, WIDE / 2 - 10, 3.2, 1.8, 'rgba(255, 255, 255, 0.55)', -0.7)

/** The knobs have different marks: one dot on the left, two bars on the right. */
export function malletTexture(side: Side) {
  return paint(`air-hockey:mallet:${side}`, WIDE, WIDE, (brush) => {
    const middle = WIDE / 2
    const color = SIDE_COLORS[side]
    drawMallet(brush, middle, color)
    brush.fillStyle = tone(color, -0.42)
    if (side === 0) disc(brush, middle, middle - 4.5, 3.4, tone(color, -0.42))
    else {
      for (const x of [-4.6, 1.6]) {
        brush.beginPath()
        brush.roundRect(middle + x, middle - 9, 3, 9, 1.5)
        brush.fill()
      }
    }
    shine(brush)
  })
}

/** In the color of its team, with the sign of its seat. */
export function pairMalletTexture(seat: Seat) {
  return paint(`air-hockey:pair:${seat}`, WIDE, WIDE, (brush) => {
    const color = SIDE_COLORS[teamOf(seat)]
    drawMallet(brush, WIDE / 2, color)
    brush.fillStyle = tone(color, -0.55)
    fillSeatSymbol(brush, seat, WIDE / 2, WIDE / 2 - 4.5, 7.5)
    shine(brush)
  })
}

export function puckTexture() {
  const wide = (PUCK_RADIUS + RIM) * 2
  return paint('air-hockey:puck', wide, wide, (brush) => {
    const middle = wide / 2
    plate(brush, middle, middle, PUCK_RADIUS, 2.4, PALETTE.yellow)
    rim(brush, middle, middle, PUCK_RADIUS, PALETTE.yellow)
    brush.strokeStyle = tone(PALETTE.yellow, -0.24)
    brush.lineWidth = 1.8
    brush.beginPath()
    brush.arc(middle, middle - 1.6, 9.2, 0, Math.PI * 2)
    brush.stroke()
    disc(brush, middle, middle - 1.6, 4.2, tone(PALETTE.yellow, -0.12))
    oval(brush, middle - 5.4, middle - 7.2, 3.2, 1.7, 'rgba(255, 255, 255, 0.75)', -0.7)
  })
}

/** A post from above: a rubber ring around a bright cap. */
export function postTexture() {
  const wide = POST_RADIUS * 2 + 4
  return paint('air-hockey:post', wide, wide, (brush) => {
    const middle = wide / 2
    plate(brush, middle, middle, POST_RADIUS, 3, tone(PALETTE.paper, -0.5))
    disc(brush, middle, middle - 2.5, 12.5, tone(PALETTE.paper, -0.68))
    plate(brush, middle, middle - 2.5, 10.5, 2.4, PALETTE.paper)
  })
}

/** A soft round white spot, 64 units wide: tinted it is a glow, in black a shadow. */
export const spotTexture = () =>
  lightTexture('air-hockey:spot', 64, [
    [0, 1],
    [11.2, 0.55],
    [22.4, 0.14],
    [32, 0],
  ])

/** A thin white ring, 128 units wide, for goals and serves. */
export const ringTexture = () =>
  lightTexture('air-hockey:ring', 128, [
    [46, 0],
    [52.12, 0.22],
    [54.64, 0.95],
    [56.8, 0.95],
    [59.32, 0.22],
    [64, 0],
  ])

/** Points to the receiver of the serve; to the right when not rotated. */
export function chevronTexture() {
  return paint('air-hockey:chevron', 16, 22, (brush) => {
    brush.strokeStyle = '#fff'
    brush.lineWidth = 4
    brush.lineCap = brush.lineJoin = 'round'
    brush.beginPath()
    brush.moveTo(4, 4)
    brush.lineTo(12, 11)
    brush.lineTo(4, 18)
    brush.stroke()
  })
}

const DIGIT_FONT = '600 132px "Fredoka Variable"'

/** Settles when the digits' font has loaded or failed: a texture painted earlier would keep another font. */
export async function digitsReady(): Promise<void> {
  await attempt(() => document.fonts.load(DIGIT_FONT, '0123456789'))?.catch(() => [])
}

/** The score that shines through the ice, white. */
export function digitTexture(goals: number) {
  const text = String(goals)
  const width = 30 + 80 * text.length
  return paint(`air-hockey:digit:${text}`, width, 140, (brush) => {
    brush.font = `${DIGIT_FONT}, Fredoka, sans-serif`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillStyle = '#fff'
    brush.fillText(text, width / 2, 76)
  })
}
