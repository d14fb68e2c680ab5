/** Draws the floors of the rivals' courts, faint and still behind the ball, and the frames of their walls. */
import type { Brush } from '../../../engine/stage/painting/paint'
import { scatter } from '../../../engine/stage/painting/scatter'
import { disc, roundRect } from '../../../engine/stage/painting/shapes'
import { HEIGHT, type RivalName, WIDTH } from '../rules'

const WHOLE = Math.PI * 2
/** The patterns are this faint, so that balls and paddles are the only bright things. */
const FAINT = 0.4

/** `line` is `r, g, b`. */
type Draw = (brush: Brush, line: string) => void

function ring(brush: Brush, x: number, y: number, radius: number, wide: number, style: string): void {
  brush.strokeStyle = style
  brush.lineWidth = wide
  brush.beginPath()
  brush.arc(x, y, radius, 0, WHOLE)
  brush.stroke()
}

const FLOORS: Readonly<Record<RivalName, Draw>> = {
  // Dots in rows, larger toward the middle of each half.
  dot(brush, line) {
    for (let x = 20, col = 0; x < WIDTH; x += 40, col++)
      for (let y = 20 + (col % 2) * 20; y < HEIGHT; y += 40) {
        const near = 1 - Math.min(1, Math.hypot((x % (WIDTH / 2)) - WIDTH / 4, y - HEIGHT / 2) / 230)
        disc(brush, x, y, 3 + 9 * near, `rgba(${line}, ${0.1 + 0.14 * near})`)
      }
  },
  // Sound: rings from both ends.
  echo(brush, line) {
    for (const x of [0, WIDTH])
      for (let n = 1; n < 12; n++)
        ring(brush, x, HEIGHT / 2, n * 36, n % 3 ? 3 : 8, `rgba(${line}, ${0.22 - n * 0.014})`)
    for (let x = 30; x < WIDTH; x += 20) {
      const high = 8 + 46 * Math.abs(Math.sin(x * 0.021) * Math.sin(x * 0.11))
      brush.fillStyle = `rgba(${line}, 0.16)`
      roundRect(brush, x - 5, HEIGHT - 8 - high, 10, high, 4)
      brush.fill()
    }
  },
  // Curls of smoke.
  curl(brush, line) {
    brush.lineCap = 'round'
    for (const [x, y, turn, size] of [
      [150, 120, 1, 1],
      [300, 300, -1, 0.8],
      [640, 110, -1, 0.8],
      [90, 330, -1, 0.6],
      [440, 90, 1, 0.55],
      [560, 340, 1, 0.7],
      [730, 330, -1, 0.6],
    ] as const) {
      for (const [wide, alpha] of [
        [15, 0.1],
        [5, 0.3],
      ] as const) {
        brush.strokeStyle = `rgba(${line}, ${alpha})`
        brush.lineWidth = wide
        brush.beginPath()
        for (let n = 0; n < 80; n++) {
          const far = (6 + n * 0.95) * size
          brush.lineTo(x + Math.cos(n * 0.17 * turn) * far, y + Math.sin(n * 0.17 * turn) * far)
        }
        brush.stroke()
      }
    }
  },
  // Shattered plates around the middle.
  smash(brush, line) {
    const at = (ray: number, far: number) => {
      const angle = (ray / 13) * WHOLE + 0.2 * Math.sin(ray * 4)
      return [WIDTH / 2 + Math.cos(angle) * far * 1.5, HEIGHT / 2 + Math.sin(angle) * far] as const
    }
    brush.lineJoin = 'bevel'
    for (let ray = 0; ray < 13; ray++)
      [70, 130, 200, 300].forEach((far, n, all) => {
        const next = all[n + 1] ?? 420
        brush.fillStyle = `rgba(${line}, ${0.03 + 0.14 * scatter(ray * 5 + n)})`
        brush.beginPath()
        brush.moveTo(...at(ray, far + 8))
        brush.lineTo(...at(ray + 0.9, far + 14 * Math.sin(ray)))
        brush.lineTo(...at(ray + 0.9, next - 8))
        brush.lineTo(...at(ray, next - 12 * Math.cos(ray)))
        brush.fill()
      })
  },
  // A stage: rays of light, and the suits of cards in the corners.
  ace(brush, line) {
    for (let n = 0; n < 32; n += 2) {
      brush.fillStyle = `rgba(${line}, 0.07)`
      brush.beginPath()
      brush.moveTo(WIDTH / 2, HEIGHT / 2)
      brush.arc(WIDTH / 2, HEIGHT / 2, 480, (n / 32) * WHOLE, ((n + 1) / 32) * WHOLE)
      brush.fill()
    }
    for (const [x, y, suit] of [
      [110, 110, 0],
      [250, 310, 1],
      [560, 90, 1],
      [330, 80, 2],
      [120, 310, 2],
      [480, 330, 0],
    ] as const) {
      brush.save()
      brush.translate(x, y)
      brush.fillStyle = `rgba(${line}, 0.24)`
      brush.beginPath()
      if (suit === 0) {
        brush.moveTo(0, -34)
        brush.lineTo(25, 0)
        brush.lineTo(0, 34)
        brush.lineTo(-25, 0)
      } else if (suit === 1) {
        brush.moveTo(0, 32)
        brush.bezierCurveTo(-52, -8, -20, -44, 0, -14)
        brush.bezierCurveTo(20, -44, 52, -8, 0, 32)
      } else {
        brush.moveTo(0, -34)
        brush.bezierCurveTo(54, 6, 18, 34, 3, 14)
        brush.lineTo(10, 34)
        brush.lineTo(-10, 34)
        brush.lineTo(-3, 14)
        brush.bezierCurveTo(-18, 34, -54, 6, 0, -34)
      }
      brush.fill()
      brush.restore()
    }
  },
}

/** The floor of a rival's court. */
export function drawFloor(brush: Brush, rival: RivalName, line: string): void {
  brush.save()
  brush.beginPath()
  brush.rect(0, 0, WIDTH, HEIGHT)
  brush.clip()
  brush.globalAlpha = FAINT
  FLOORS[rival](brush, line)
  brush.restore()
}

/** Width of the frame along both side walls, units. */
const FRAME = 11

/** Lamps along the two side walls: a row of another shape in each court. */
export function drawFrame(brush: Brush, rival: RivalName, line: string): void {
  const kind = ['dot', 'echo', 'curl', 'smash', 'ace'].indexOf(rival)
  for (const y of [0, HEIGHT - FRAME]) {
    brush.fillStyle = 'rgba(4, 6, 14, 0.8)'
    brush.fillRect(0, y, WIDTH, FRAME)
    for (let x = 20, n = 0; x < WIDTH - 10; x += 40, n++) {
      brush.fillStyle = `rgba(${line}, ${n % 2 ? 0.85 : 0.5})`
      brush.beginPath()
      if (kind === 0) brush.arc(x, y + FRAME / 2, 3.6, 0, WHOLE)
      else if (kind === 1) brush.roundRect(x - 12, y + 3, 24, 5, 2.5)
      else if (kind === 2) brush.ellipse(x, y + FRAME / 2, 13, 3, n % 2 ? 0.2 : -0.2, 0, WHOLE)
      else if (kind === 3)
        for (const [dx, dy] of [
          [-9, 9],
          [0, 2],
          [9, 9],
        ] as const)
          brush.lineTo(x + dx, y + dy)
      else
        for (const [dx, dy] of [
          [-8, 5.5],
          [0, 1.5],
          [8, 5.5],
          [0, 9.5],
        ] as const)
          brush.lineTo(x + dx, y + dy)
      brush.fill()
    }
  }
}
