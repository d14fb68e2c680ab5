/** Draws the things of the Wild climb: two monsters, a black hole, a shot. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'
import { HOLE_DRAWN } from '../../rules/wild'

/** 0: a round one with horns; 1: a bat with one eye. */
export function monsterTexture(look: number) {
  return paint(`doodle:monster:${look}`, 72, 60, (brush) => {
    brush.translate(36, 31)
    const color = look === 0 ? PALETTE.vermilion : '#8a63c9'
    for (const half of [-1, 1]) {
      brush.fillStyle = tone(color, -0.35)
      brush.beginPath()
      if (look === 0) {
        brush.moveTo(half * 8, -17)
        brush.quadraticCurveTo(half * 20, -20, half * 18, -29)
        brush.quadraticCurveTo(half * 24, -18, half * 17, -10)
      } else {
        brush.moveTo(half * 14, -4)
        brush.quadraticCurveTo(half * 26, -24, half * 34, -14)
        brush.quadraticCurveTo(half * 29, -6, half * 32, 4)
        brush.quadraticCurveTo(half * 24, 2, half * 15, 10)
      }
      brush.closePath()
      brush.fill()
      oval(brush, half * 9, 21, 6, 4, tone(color, -0.45))
    }
    oval(brush, 0, 2, 22, 20, tone(color, -0.4))
    oval(brush, 0, 0, 21, 19, color)
    oval(brush, -7, -9, 7, 4, 'rgba(255, 255, 255, 0.3)')
    const eyes = look === 0 ? [-7.5, 7.5] : [0]
    for (const x of eyes) {
      oval(brush, x, -4, look === 0 ? 6 : 9, look === 0 ? 6.5 : 9, '#ffffff')
      oval(brush, x, -2.5, look === 0 ? 2.6 : 3.8, look === 0 ? 3 : 4, '#14161d')
    }
    brush.fillStyle = '#14161d'
    brush.beginPath()
    brush.moveTo(-10, 8)
    brush.quadraticCurveTo(0, 5, 10, 8)
    brush.quadraticCurveTo(0, 18, -10, 8)
    brush.fill()
    brush.fillStyle = '#ffffff'
    for (const x of [-6, 4]) {
      brush.beginPath()
      brush.moveTo(x, 7)
      brush.lineTo(x + 4, 7)
      brush.lineTo(x + 2, 11.5)
      brush.fill()
    }
  })
}

/** A dark middle in arms of light. */
export function holeTexture() {
  const side = HOLE_DRAWN * 2 + 8
  return paint('doodle:hole', side, side, (brush) => {
    const c = side / 2
    const glow = brush.createRadialGradient(c, c, 14, c, c, HOLE_DRAWN + 3)
    glow.addColorStop(0, '#05060c')
    glow.addColorStop(0.55, '#1b1440')
    glow.addColorStop(0.8, 'rgba(122, 92, 214, 0.7)')
    glow.addColorStop(1, 'rgba(122, 92, 214, 0)')
    disc(brush, c, c, HOLE_DRAWN + 3, glow)
    brush.strokeStyle = 'rgba(226, 214, 255, 0.75)'
    brush.lineWidth = 2.2
    brush.lineCap = 'round'
    for (let arm = 0; arm < 4; arm++) {
      brush.beginPath()
      for (let n = 0; n <= 10; n++) {
        const angle = arm * (Math.PI / 2) + n * 0.14
        const far = HOLE_DRAWN - n * 1.6
        brush.lineTo(c + Math.cos(angle) * far, c + Math.sin(angle) * far)
      }
      brush.stroke()
    }
    oval(brush, c, c, 17, 17, '#05060c')
  })
}

export function shotTexture() {
  return paint('doodle:shot', 20, 26, (brush) => {
    oval(brush, 10, 17, 3, 8, 'rgba(240, 228, 66, 0.4)')
    oval(brush, 10, 9, 6, 6, tone(PALETTE.yellow, -0.3))
    oval(brush, 10, 8, 5.2, 5.2, PALETTE.yellow)
    oval(brush, 8.5, 6.5, 1.8, 1.5, 'rgba(255, 255, 255, 0.8)')
  })
}
