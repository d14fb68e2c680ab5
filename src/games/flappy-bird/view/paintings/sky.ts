/** Draws the skies: colors from top to bottom, sun or moon, stars and northern lights. */
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { type Sky, WIDTH } from '../../rules'

interface Look {
  readonly colors: readonly [string, ...string[]]
  /** Where the sun or the moon is, as shares of the width and the height. */
  readonly sun?: readonly [x: number, y: number]
  readonly moon?: readonly [x: number, y: number]
  /** Opacity of the brightest stars. */
  readonly stars?: number
  readonly lights?: true
  /** What covers clouds and hills. */
  readonly veil: number
  readonly veiled: number
  /** Tints the pipes. */
  readonly pipes: number
  readonly weather?: 'rain' | 'snow' | 'storm'
}

export const LOOKS: Readonly<Record<Sky, Look>> = {
  morning: {
    colors: ['#4f9fd0', '#8fcbe0', '#d9e6d2', '#ffd9a0'],
    sun: [0.78, 0.62],
    veil: 0xffd9a0,
    veiled: 0.12,
    pipes: 0xffffff,
  },
  noon: {
    colors: ['#1f78c4', '#4aa5e0', '#a6dcf2'],
    sun: [0.76, 0.2],
    veil: 0x6fd08a,
    veiled: 0.16,
    pipes: 0xffffff,
  },
  evening: {
    colors: ['#17304f', '#2a5f86', '#6fa9b8', '#f0c27a'],
    sun: [0.725, 0.717],
    stars: 0.35,
    veil: 0,
    veiled: 0,
    pipes: 0xffffff,
  },
  night: {
    colors: ['#050a1c', '#0e1b3d', '#23406c'],
    moon: [0.74, 0.2],
    stars: 0.9,
    veil: 0x081030,
    veiled: 0.5,
    pipes: 0xc3cdf5,
  },
  rain: {
    colors: ['#2b3947', '#4b6070', '#82979f'],
    veil: 0x33444f,
    veiled: 0.42,
    pipes: 0xd8e2e6,
    weather: 'rain',
  },
  snow: {
    colors: ['#5f7f9d', '#93afc4', '#d5e2ea'],
    veil: 0xe8f2f8,
    veiled: 0.4,
    pipes: 0xf2faff,
    weather: 'snow',
  },
  storm: {
    colors: ['#141021', '#2c2542', '#5b4a63', '#8a6a63'],
    veil: 0x191329,
    veiled: 0.55,
    pipes: 0xd8cbe0,
    weather: 'storm',
  },
  aurora: {
    colors: ['#03101c', '#082637', '#0f4750'],
    stars: 0.8,
    lights: true,
    veil: 0x041520,
    veiled: 0.5,
    pipes: 0xbfe6dc,
  },
}

/** Spreads over 0..1 without a pattern, the same in every visit. */
const spread = (n: number, step: number) => (n * step) % 1

function drawSun(brush: Brush, x: number, y: number): void {
  const light = brush.createRadialGradient(x, y, 10, x, y, 210)
  light.addColorStop(0, 'rgba(255, 238, 180, 0.95)')
  light.addColorStop(0.17, 'rgba(255, 226, 150, 0.9)')
  light.addColorStop(0.2, 'rgba(255, 214, 130, 0.35)')
  light.addColorStop(1, 'rgba(255, 200, 120, 0)')
  brush.fillStyle = light
  brush.fillRect(0, 0, WIDTH, y + 210)
}

function drawMoon(brush: Brush, x: number, y: number): void {
  const light = brush.createRadialGradient(x, y, 20, x, y, 130)
  light.addColorStop(0, 'rgba(220, 230, 255, 0.4)')
  light.addColorStop(1, 'rgba(220, 230, 255, 0)')
  brush.fillStyle = light
  brush.fillRect(0, 0, WIDTH, y + 130)
  disc(brush, x, y, 28, '#eef1ff')
  disc(brush, x - 9, y - 6, 6, 'rgba(150, 165, 205, 0.5)')
  disc(brush, x + 8, y + 8, 8, 'rgba(150, 165, 205, 0.4)')
  disc(brush, x + 9, y - 12, 4, 'rgba(150, 165, 205, 0.45)')
}

/** Curtains of light, from the zenith down. */
function drawLights(brush: Brush, height: number): void {
  for (const [hue, at, wide] of [
    ['90, 240, 170', 0.3, 60],
    ['120, 220, 255', 0.42, 44],
    ['220, 130, 240', 0.22, 34],
  ] as const)
    for (let x = 0; x < WIDTH; x += 4) {
      const y = height * at + Math.sin(x / 52 + wide) * wide + Math.sin(x / 23) * 12
      const tall = 90 + 50 * Math.sin(x / 31 + at * 20)
      const light = brush.createLinearGradient(0, y - tall, 0, y + 12)
      light.addColorStop(0, `rgba(${hue}, 0)`)
      light.addColorStop(0.85, `rgba(${hue}, 0.26)`)
      light.addColorStop(1, `rgba(${hue}, 0)`)
      brush.fillStyle = light
      brush.fillRect(x, y - tall, 4, tall + 12)
    }
}

export function skyTexture(sky: Sky, height: number) {
  return paint(
    `flappy:sky:${sky}:${height}`,
    WIDTH,
    height,
    (brush) => {
      const { colors, sun, moon, stars, lights } = LOOKS[sky]
      brush.fillStyle = verticalGradient(brush, height, ...colors)
      brush.fillRect(0, 0, WIDTH, height)
      if (stars)
        for (let i = 0; i < 26 + stars * 30; i++) {
          const strength = stars * (0.35 + (i % 4) * 0.2)
          const y = spread(i, 0.5698402909) * height * (stars > 0.5 ? 0.6 : 0.32)
          disc(
            brush,
            spread(i, 0.7548776662) * WIDTH,
            y,
            0.7 + (i % 3) * 0.4,
            `rgba(255, 255, 255, ${strength})`,
          )
        }
      if (lights) drawLights(brush, height)
      if (sun) drawSun(brush, sun[0] * WIDTH, sun[1] * height)
      if (moon) drawMoon(brush, moon[0] * WIDTH, moon[1] * height)
    },
    { role: 'ground', sharpness: 2 },
  )
}
