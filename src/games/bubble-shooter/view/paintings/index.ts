/** Draws the bubbles: six colors, each with its own mark, and the rings and dots of the aim. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval, toyBall } from '../../../../engine/stage/painting/shapes'
import { BOMB, isSpecial, RADIUS } from '../../rules'

export const HUES = ['vermilion', 'yellow', 'green', 'paper', 'blue', 'pink'] as const
const MARKS = [star, triangle, square, moon, plus, heart] as const
/** The mark of the pearl, slate as its shade. */
const SLATE = '#566f99'

function star(brush: Brush): void {
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 ? 4.2 : 9.4
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    brush.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  brush.closePath()
  brush.fill()
}
function triangle(brush: Brush): void {
  brush.moveTo(0, -8.4)
  brush.lineTo(8.4, 6)
  brush.lineTo(-8.4, 6)
  brush.closePath()
  brush.fill()
}
function square(brush: Brush): void {
  brush.roundRect(-6.4, -6.4, 12.8, 12.8, 2)
  brush.fill()
}
function moon(brush: Brush): void {
  brush.arc(-0.5, 0, 8.6, 0.72, Math.PI * 2 - 0.72)
  brush.arc(4.2, 0, 6, Math.PI * 2 - 1.25, 1.25, true)
  brush.closePath()
  brush.fill()
}
function plus(brush: Brush): void {
  brush.roundRect(-2.6, -8.2, 5.2, 16.4, 1.6)
  brush.roundRect(-8.2, -2.6, 16.4, 5.2, 1.6)
  brush.fill()
}
function heart(brush: Brush): void {
  brush.moveTo(0, 8)
  brush.bezierCurveTo(-13, -1, -7.5, -11, 0, -4.4)
  brush.bezierCurveTo(7.5, -11, 13, -1, 0, 8)
  brush.fill()
}

/** The color of the pearl. */
const PEARL = 3
const SIDE = RADIUS * 2 + 2

/** A bubble of all colors, and a bomb with its fuse. */
function specialTexture(color: number) {
  return paint(`bubble:${color}`, SIDE, SIDE, (brush) => {
    const c = SIDE / 2
    if (color === BOMB) {
      toyBall(brush, c, c + 1, RADIUS - 2.5, '#39404f')
      brush.strokeStyle = '#d9b98a'
      brush.lineWidth = 2.6
      brush.lineCap = 'round'
      brush.beginPath()
      brush.moveTo(c + 6, c - 13)
      brush.quadraticCurveTo(c + 10, c - 19, c + 15, c - 15)
      brush.stroke()
      for (const [reach, hue] of [
        [4.6, PALETTE.orange],
        [2.4, '#fff3b0'],
      ] as const) {
        disc(brush, c + 15, c - 14, reach, hue)
      }
      return
    }
    toyBall(brush, c, c, RADIUS - 0.4, PALETTE.paper)
    HUES.forEach((hue, n) => {
      brush.fillStyle = PALETTE[hue]
      brush.beginPath()
      brush.moveTo(c, c)
      brush.arc(c, c, RADIUS - 4, (n / 6) * Math.PI * 2, ((n + 1) / 6) * Math.PI * 2)
      brush.fill()
    })
    disc(brush, c, c, 4.5, '#ffffff')
  })
}

/** Rounds a ball by shade toward its lower edge, and a gleam: a pearl, too, is then no flat disc. */
function gloss(brush: Brush, c: number): void {
  const shade = brush.createRadialGradient(c - 7, c - 9, 2, c - 2, c - 3, RADIUS * 1.16)
  for (const [at, style] of [
    [0, 'rgba(255, 255, 255, 0.6)'],
    [0.38, 'rgba(255, 255, 255, 0)'],
    [0.62, 'rgba(30, 55, 110, 0.06)'],
    [1, 'rgba(30, 55, 110, 0.6)'],
  ] as const)
    shade.addColorStop(at, style)
  disc(brush, c, c, RADIUS - 0.4, shade)
  oval(brush, c - 9, c - 11.5, 6, 3.6, 'rgba(255, 255, 255, 0.85)', -0.7)
}

/** A bubble of color 0 to 5, or a special one. */
export function bubbleTexture(color: number) {
  if (isSpecial(color)) return specialTexture(color)
  return paint(`bubble:${color}`, SIDE, SIDE, (brush) => {
    const c = SIDE / 2
    const hex = PALETTE[HUES[color] ?? 'sky']
    toyBall(brush, c, c, RADIUS - 0.4, hex)
    gloss(brush, c)
    // A light from below, as in glass.
    brush.strokeStyle = 'rgba(255, 255, 255, 0.22)'
    brush.lineWidth = 2.2
    brush.lineCap = 'round'
    brush.beginPath()
    brush.arc(c, c, RADIUS - 4, 0.5, 1.6)
    brush.stroke()
    brush.translate(c, c + 0.5)
    const dark = color === 1 || color === 5
    brush.fillStyle = color === PEARL ? SLATE : dark ? tone(hex, -0.55) : tone(hex, 0.78)
    brush.beginPath()
    ;(MARKS[color] ?? star)(brush)
  })
}

/** The final cell of the bubble: a ring of short strokes, white, to be tinted. */
export function ghostTexture() {
  return paint('bubble:ghost', SIDE + 4, SIDE + 4, (brush) => {
    const c = SIDE / 2 + 2
    disc(brush, c, c, RADIUS - 2, 'rgba(255, 255, 255, 0.16)')
    brush.strokeStyle = '#fff'
    brush.lineWidth = 2.4
    brush.setLineDash([6.4, 4.7])
    brush.beginPath()
    brush.arc(c, c, RADIUS - 2, 0, Math.PI * 2)
    brush.stroke()
  })
}

export function dotTexture() {
  return paint('bubble:dot', 12, 12, (brush) => {
    disc(brush, 6, 6.6, 5, 'rgba(8, 14, 28, 0.35)')
    disc(brush, 6, 6, 4.2, '#fff')
  })
}

/** An air bubble in the background. */
export function airTexture() {
  return paint('bubble:air', 24, 24, (brush) => {
    brush.strokeStyle = 'rgba(190, 225, 255, 0.7)'
    brush.lineWidth = 1.4
    brush.beginPath()
    brush.arc(12, 12, 10, 0, Math.PI * 2)
    brush.stroke()
    brush.fillStyle = 'rgba(190, 225, 255, 0.14)'
    brush.fill()
    disc(brush, 8.5, 8, 2, 'rgba(255, 255, 255, 0.6)')
  })
}
