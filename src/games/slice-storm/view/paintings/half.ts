/** Draws halves of fruit: a bowl of skin whose cut face shows rind, flesh and seeds, seen slightly from above. */
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'
import { CENTROID } from '../../rules/slicing'
import { FRUIT, type FruitName } from '../../rules/world'
import { PAINTED, SIDE, spot } from './fruit'

const R = PAINTED
const C = SIDE / 2
/** The flat side is below the middle, so that the picture rotates about the center of mass. */
const FLAT = C + R * CENTROID
/** The tilt of the cut face: its height divided by its width. */
const TILT = 0.44

/** Draws on the cut face as if it were a disc around (0, 0) seen from the front. */
function onFace(brush: Brush, draw: () => void): void {
  brush.save()
  brush.translate(C, FLAT)
  brush.scale(1, TILT)
  draw()
  brush.restore()
}

function wedges(brush: Brush, flesh: string): void {
  disc(brush, 0, 0, R * 0.9, '#fdf8e4')
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2
    brush.fillStyle = i % 2 ? flesh : tone(flesh, -0.07)
    brush.beginPath()
    brush.moveTo(Math.cos(angle) * 6, Math.sin(angle) * 6)
    brush.arc(0, 0, R * 0.8, angle - 0.27, angle + 0.27)
    brush.closePath()
    brush.fill()
  }
  disc(brush, 0, 0, 5, '#fdf8e4')
}

/** Seeds in a ring. */
function seeds(brush: Brush, count: number, far: number, long: number, style: string): void {
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + 0.3
    spot(brush, Math.cos(angle) * far, Math.sin(angle) * far, long, long * 0.55, angle, style)
  }
}

const FACES: Readonly<Record<FruitName, (brush: Brush, flesh: string) => void>> = {
  lime: wedges,
  lemon: wedges,
  orange: wedges,
  berry(brush, flesh) {
    disc(brush, 0, 0, R * 0.9, tone(flesh, -0.22))
    disc(brush, 0, 0, R * 0.72, flesh)
    disc(brush, 0, 0, R * 0.3, '#fff4f9')
    seeds(brush, 12, R * 0.56, 4, '#f3e2a0')
  },
  grape(brush, flesh) {
    disc(brush, 0, 0, R * 0.92, flesh)
    disc(brush, 0, 0, R * 0.5, tone(flesh, 0.4))
    seeds(brush, 3, R * 0.34, 9, '#6b4a2e')
  },
  aqua(brush, flesh) {
    disc(brush, 0, 0, R * 0.94, '#e6f7ff')
    disc(brush, 0, 0, R * 0.84, tone(flesh, 0.35))
    disc(brush, 0, 0, R * 0.77, flesh)
    seeds(brush, 10, R * 0.54, 5, '#14161d')
    seeds(brush, 5, R * 0.27, 4.4, '#14161d')
  },
  apple(brush, flesh) {
    disc(brush, 0, 0, R * 0.93, flesh)
    disc(brush, 0, 0, R * 0.42, tone(flesh, -0.09))
    seeds(brush, 5, R * 0.22, 6.5, '#5d3a22')
  },
  kiwi(brush, flesh) {
    disc(brush, 0, 0, R * 0.92, flesh)
    for (let i = 0; i < 18; i++) {
      const angle = (i / 18) * Math.PI * 2
      spot(brush, Math.cos(angle) * R * 0.5, Math.sin(angle) * R * 0.5, R * 0.34, 2, angle, tone(flesh, 0.28))
    }
    seeds(brush, 16, R * 0.5, 4.4, '#1d2410')
    disc(brush, 0, 0, R * 0.26, '#f7f4da')
  },
}

/** Half a fruit, bulging upward, its center of mass in the middle. */
export function halfTexture(name: FruitName) {
  return paint(`slice:half:${name}`, SIDE, SIDE, (brush) => {
    const { skin, flesh } = FRUIT[name]
    brush.save()
    brush.beginPath()
    brush.arc(C, FLAT, R, Math.PI, Math.PI * 2)
    brush.ellipse(C, FLAT, R, R * TILT, 0, 0, Math.PI)
    brush.clip()
    disc(brush, C, FLAT, R, tone(skin, -0.3))
    disc(brush, C - 3, FLAT - 7, R, skin)
    oval(brush, C - 20, FLAT - 28, 13, 7.5, 'rgba(255, 255, 255, 0.62)', -0.6)
    brush.restore()
    onFace(brush, () => {
      disc(brush, 0, 0, R, tone(skin, -0.16))
      FACES[name](brush, flesh)
      // Wet: a pale sickle on the nearer rim.
      brush.strokeStyle = 'rgba(255, 255, 255, 0.5)'
      brush.lineWidth = 4
      brush.beginPath()
      brush.arc(0, 0, R * 0.84, 0.5, 1.5)
      brush.stroke()
    })
    // A dark rim, as around whole fruit: it stands out on juice of its own color.
    brush.strokeStyle = tone(skin, -0.55)
    brush.lineWidth = 3
    brush.beginPath()
    brush.arc(C, FLAT, R - 1, Math.PI, Math.PI * 2)
    brush.ellipse(C, FLAT, R - 1, R * TILT, 0, 0, Math.PI)
    brush.closePath()
    brush.stroke()
  })
}
