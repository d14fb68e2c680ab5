/** Draws the power-ups of Doodle Jump: springs, jetpacks, and the cap with its turning blades. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval, roundRect, toyBlock } from '../../../../engine/stage/painting/shapes'
import type { ItemKind } from '../../rules'

export function itemTexture(kind: ItemKind) {
  return paint(`doodle:item:${kind}`, 44, 44, (brush) => {
    brush.translate(22, 22)
    if (kind === 'spring') spring(brush)
    else if (kind === 'jetpack') jetpack(brush)
    else cap(brush, true)
  })
}

/** It sits on its platform, 9 units above the platform's upper edge, in the middle of the picture. */
function spring(brush: Brush): void {
  brush.lineCap = 'round'
  for (const [shift, color] of [
    [1, '#5d6474'],
    [0, '#d5dae4'],
  ] as const) {
    brush.strokeStyle = color
    brush.lineWidth = 3
    brush.beginPath()
    brush.moveTo(-8, 7 + shift)
    for (let i = 0; i < 4; i++) brush.lineTo(i % 2 ? -8 : 8, 4 - i * 3.4 + shift)
    brush.stroke()
  }
  toyBlock(brush, -12, -13, 24, 7, PALETTE.vermilion, 3.5, 2)
}

/** Two tanks with nozzles, held by a belt. Drawn for the platform and for the jumper's back. */
function jetpack(brush: Brush): void {
  for (const x of [-13, 2]) {
    brush.fillStyle = '#3a4152'
    brush.beginPath()
    brush.moveTo(x + 2, 12)
    brush.lineTo(x + 9, 12)
    brush.lineTo(x + 11, 20)
    brush.lineTo(x, 20)
    brush.fill()
    toyBlock(brush, x, -15, 11, 30, PALETTE.sky, 5.5, 4)
    brush.fillStyle = PALETTE.vermilion
    brush.beginPath()
    brush.arc(x + 5.5, -10, 5.5, Math.PI, 0)
    brush.fill()
  }
  brush.fillStyle = '#2a3040'
  roundRect(brush, -14, -2, 28, 5, 2.5)
  brush.fill()
}

/** A striped cap. Its blades are part of the picture on a platform, and separate where they spin. */
function cap(brush: Brush, blades: boolean): void {
  brush.fillStyle = tone(PALETTE.yellow, -0.3)
  brush.beginPath()
  brush.arc(0, 8, 14, Math.PI, 0)
  brush.lineTo(14, 12)
  brush.lineTo(-14, 12)
  brush.fill()
  brush.fillStyle = PALETTE.yellow
  brush.beginPath()
  brush.arc(0, 8, 14, Math.PI, 0)
  brush.fill()
  brush.fillStyle = PALETTE.blue
  brush.beginPath()
  brush.moveTo(0, -6)
  brush.quadraticCurveTo(8, -2, 8, 8)
  brush.lineTo(-8, 8)
  brush.quadraticCurveTo(-8, -2, 0, -6)
  brush.fill()
  brush.fillStyle = '#3a4152'
  brush.fillRect(-1.5, -13, 3, 8)
  if (!blades) return
  brush.translate(0, -13)
  blade(brush)
}

function blade(brush: Brush): void {
  for (const [side, color] of [
    [-1, PALETTE.vermilion],
    [1, PALETTE.orange],
  ] as const) {
    oval(brush, side * 10, 0, 10, 3.6, color)
  }
  disc(brush, 0, 0, 3, '#f3f1ea')
}

/** The cap as worn, without blades. */
export function capTexture() {
  return paint('doodle:cap', 44, 44, (brush) => {
    brush.translate(22, 22)
    cap(brush, false)
  })
}
export function bladeTexture() {
  return paint('doodle:blade', 44, 12, (brush) => {
    brush.translate(22, 6)
    blade(brush)
  })
}

/** A red balloon on a string, with a gleam. */
export function balloonTexture() {
  return paint('doodle:balloon', 44, 74, (brush) => {
    brush.strokeStyle = '#f3f1ea'
    brush.lineWidth = 1.8
    brush.beginPath()
    brush.moveTo(22, 48)
    brush.quadraticCurveTo(17, 60, 22, 74)
    brush.stroke()
    brush.fillStyle = tone(PALETTE.vermilion, -0.35)
    brush.beginPath()
    brush.moveTo(22, 46)
    brush.lineTo(17, 53)
    brush.lineTo(27, 53)
    brush.fill()
    brush.beginPath()
    brush.ellipse(22, 24, 20, 24, 0, 0, Math.PI * 2)
    brush.fill()
    brush.fillStyle = PALETTE.vermilion
    brush.beginPath()
    brush.ellipse(21, 22.5, 18, 21.5, 0, 0, Math.PI * 2)
    brush.fill()
    brush.fillStyle = 'rgba(255, 255, 255, 0.6)'
    brush.beginPath()
    brush.ellipse(14, 13, 4, 6.5, 0.5, 0, Math.PI * 2)
    brush.fill()
  })
}
