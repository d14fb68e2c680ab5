/** The three waters of Bubble Shooter: the sea at dusk, a coral garden after ten boards, and the deep after twenty. */
import type { Size } from '../../../../engine/core/game/contract'
import { itemAt } from '../../../../engine/core/itemAt'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'

export interface Water {
  /** From the surface down. */
  readonly depths: readonly [string, string, string, string]
  /** Red, green, blue and opacity of the light from above. */
  readonly shafts: readonly [rgb: string, alpha: number]
  /** Each from the back to the front. */
  readonly hills: readonly [string, string]
  readonly weeds: readonly [string, string]
  readonly sand: readonly [string, string]
  /** What is only here, behind the hills. `sand`: where the sand begins. */
  draw?(brush: Brush, size: Size, sand: number): void
}

/** A fan of coral that grows from a point. */
function coral(brush: Brush, x: number, y: number, height: number, color: string): void {
  brush.strokeStyle = color
  brush.lineCap = 'round'
  for (let n = -2; n <= 2; n++) {
    const tip = height * (1 - 0.09 * n * n)
    brush.lineWidth = 9 - Math.abs(n)
    brush.beginPath()
    brush.moveTo(x, y)
    brush.quadraticCurveTo(x + n * 6, y - tip * 0.5, x + n * 17, y - tip)
    brush.stroke()
    brush.lineWidth = 5
    brush.beginPath()
    brush.moveTo(x + n * 8, y - tip * 0.55)
    brush.lineTo(x + n * 8 + (n < 0 ? -11 : 11), y - tip * 0.82)
    brush.stroke()
  }
}

/** A jellyfish that glows faintly. */
function jelly(brush: Brush, x: number, y: number, radius: number): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, radius * 3)
  light.addColorStop(0, 'rgba(150, 130, 255, 0.16)')
  light.addColorStop(1, 'rgba(150, 130, 255, 0)')
  brush.fillStyle = light
  brush.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6)
  brush.strokeStyle = 'rgba(180, 170, 255, 0.16)'
  brush.lineWidth = 2
  for (let n = -2; n <= 2; n++) {
    brush.beginPath()
    brush.moveTo(x + n * radius * 0.35, y)
    brush.bezierCurveTo(
      x + n * radius * 0.6,
      y + radius,
      x + n * radius * 0.1,
      y + radius * 1.6,
      x + n * radius * 0.45,
      y + radius * 2.4,
    )
    brush.stroke()
  }
  brush.fillStyle = 'rgba(150, 140, 240, 0.2)'
  brush.beginPath()
  brush.ellipse(x, y, radius, radius * 0.85, 0, Math.PI, 0)
  brush.fill()
}

const WATERS: readonly Water[] = [
  {
    depths: ['#21406b', '#193258', '#12233f', '#0e1a30'],
    shafts: ['150, 205, 255', 0.07],
    hills: ['#142a49', '#11233d'],
    weeds: ['#14503f', '#1a6350'],
    sand: ['#7d6a4e', '#94805f'],
  },
  {
    depths: ['#1f5f68', '#184b58', '#123a49', '#0d2a38'],
    shafts: ['200, 255, 235', 0.1],
    hills: ['#14424e', '#103541'],
    weeds: ['#17604f', '#1f7560'],
    sand: ['#8a7a58', '#a6936c'],
    draw(brush, { width }, sand) {
      coral(brush, width * 0.17, sand + 6, 108, '#54384f')
      coral(brush, width * 0.27, sand + 10, 74, '#5a4248')
      coral(brush, width * 0.9, sand + 6, 112, '#5c4049')
    },
  },
  {
    depths: ['#2a2352', '#1e1a43', '#151232', '#0c0b22'],
    shafts: ['170, 150, 255', 0.05],
    hills: ['#1c1840', '#161334'],
    weeds: ['#23406b', '#2c5285'],
    sand: ['#484260', '#585274'],
    draw(brush, { width, height }, sand) {
      jelly(brush, width * 0.2, height * 0.56, 24)
      jelly(brush, width * 0.84, height * 0.66, 16)
      jelly(brush, width * 0.68, height * 0.44, 11)
      for (let n = 0; n < 34; n++)
        disc(
          brush,
          (n * 127.7) % width,
          height * 0.35 + ((n * 71.3) % (height * 0.5)),
          0.8 + (n % 3) * 0.5,
          'rgba(150, 230, 255, 0.28)',
        )
      // The ribs of a ship in the sand.
      brush.strokeStyle = '#231f42'
      brush.lineWidth = 7
      for (let n = 0; n < 4; n++) {
        brush.beginPath()
        brush.moveTo(width * 0.72 + n * 24, sand + 12)
        brush.quadraticCurveTo(
          width * 0.72 + n * 24 + 26,
          sand - 30,
          width * 0.72 + n * 24 - 4,
          sand - 62 + n * 6,
        )
        brush.stroke()
      }
      oval(brush, width * 0.78, sand + 10, 74, 9, '#231f42')
    },
  },
]

export const waterOf = (scene: number): Water => itemAt(WATERS, scene)
