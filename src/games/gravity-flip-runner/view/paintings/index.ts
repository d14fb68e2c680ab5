/** Draws the factory by night in moving strips: windows, pipes, rails. */
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { CEILING, FLOOR, HEIGHT, WIDTH, type ZONE_NAMES } from '../../rules'

type ZoneName = (typeof ZONE_NAMES)[number]

/** The colors of a place. */
interface Look {
  /** From the middle of the corridor to its rails. */
  readonly sky: readonly [string, string, string]
  readonly lit: string
  readonly unlit: string
  readonly works: string
  readonly rail: readonly [back: string, line: string, edge: string, shine: string]
}

/** The factory by night, and each zone: all darker than what runs and what is run into. */
const LOOKS: Readonly<Record<ZoneName | 'night', Look>> = {
  night: {
    sky: ['#40668e', '#2c3f64', '#1d2741'],
    lit: 'rgba(255, 206, 130, 0.2)',
    unlit: 'rgba(130, 180, 220, 0.1)',
    works: '16, 24, 40',
    rail: ['#222a3a', '#181e2b', '#808faa', '#c9d3e2'],
  },
  dock: {
    sky: ['#348697', '#245669', '#183342'],
    lit: 'rgba(160, 240, 230, 0.2)',
    unlit: 'rgba(130, 220, 220, 0.09)',
    works: '10, 32, 40',
    rail: ['#1b3137', '#122227', '#70a2a7', '#c5e3e3'],
  },
  foundry: {
    // Grayer and darker than its crates.
    sky: ['#50423f', '#392f2f', '#241e1e'],
    lit: 'rgba(255, 170, 90, 0.1)',
    unlit: 'rgba(255, 190, 140, 0.05)',
    works: '24, 17, 16',
    rail: ['#2e2521', '#201917', '#a88a79', '#e3d1c5'],
  },
  thorns: {
    sky: ['#4d8257', '#2f533b', '#1c3124'],
    lit: 'rgba(200, 255, 160, 0.18)',
    unlit: 'rgba(170, 230, 170, 0.08)',
    works: '12, 34, 20',
    rail: ['#233528', '#18251c', '#83a88c', '#d0e4d5'],
  },
  spires: {
    sky: ['#735fab', '#44376c', '#261f40'],
    lit: 'rgba(214, 180, 255, 0.22)',
    unlit: 'rgba(190, 170, 240, 0.09)',
    works: '24, 16, 44',
    rail: ['#2c2744', '#1e1a2f', '#9489bc', '#dcd7ed'],
  },
  mines: {
    sky: ['#3d70ad', '#264772', '#152947'],
    lit: 'rgba(150, 200, 255, 0.24)',
    unlit: 'rgba(130, 180, 240, 0.1)',
    works: '8, 22, 44',
    rail: ['#1f2f47', '#152032', '#7f9ac0', '#d3e0f1'],
  },
  lifts: {
    sky: ['#8b7f4e', '#574f31', '#322d1c'],
    lit: 'rgba(255, 232, 130, 0.2)',
    unlit: 'rgba(240, 220, 150, 0.08)',
    works: '34, 30, 12',
    rail: ['#353122', '#242218', '#a79e7b', '#e3dec7'],
  },
  lasers: {
    sky: ['#94488b', '#5c2b57', '#341732'],
    lit: 'rgba(255, 150, 230, 0.22)',
    unlit: 'rgba(240, 160, 220, 0.09)',
    works: '38, 10, 36',
    rail: ['#382236', '#271725', '#af84a7', '#e9d1e4'],
  },
  core: {
    sky: ['#a7464c', '#67292e', '#3b161a'],
    lit: 'rgba(255, 140, 110, 0.28)',
    unlit: 'rgba(255, 160, 150, 0.1)',
    works: '44, 10, 12',
    rail: ['#3d2326', '#2a171a', '#b58589', '#edd5d6'],
  },
}
export type Place = keyof typeof LOOKS

/** The metal of a place's machines. */
export const metalOf = (place: Place) => LOOKS[place].rail[2]

/** Width of the moving strips; all their patterns repeat within it. */
export const STRIP = 480

/** The background of the factory, once for each track. */
export function drawNight(brush: Brush, tracks: number, place: Place): void {
  const height = HEIGHT / tracks
  const [middle, near, far] = LOOKS[place].sky
  for (let n = 0; n < tracks; n++) {
    brush.save()
    brush.translate(0, n * height)
    brush.fillStyle = verticalGradient(brush, height, far, near, middle, near, far)
    brush.fillRect(0, 0, WIDTH, height)
    brush.restore()
  }
}

/** Heights of the windows. Strips are only as high as their content, because each pixel of a layer takes time. */
export const WINDOWS_TOP = 96

/** Tall windows in the distance, some lit. */
export function windowsTexture(place: Place) {
  const { lit, unlit } = LOOKS[place]
  return paint(
    `gravity:windows:${place}`,
    STRIP,
    208,
    (brush) => {
      for (let i = 0; i < 6; i++) {
        const x = i * 80 + 14
        brush.fillStyle = 'rgba(10, 14, 26, 0.16)'
        roundRect(brush, x, 0, 52, 208, 26)
        brush.fill()
        brush.fillStyle = i % 3 === 1 ? lit : unlit
        roundRect(brush, x + 5, 5, 42, 198, 21)
        brush.fill()
        brush.fillStyle = 'rgba(10, 14, 26, 0.16)'
        brush.fillRect(x + 24, 5, 4, 198)
        brush.fillRect(x + 5, 100, 42, 4)
      }
    },
    { role: 'far', sharpness: 2 },
  )
}

/** Pipes and large wheels of the factory, nearer. */
export function worksTexture(place: Place) {
  const { works } = LOOKS[place]
  return paint(
    `gravity:works:${place}`,
    STRIP,
    HEIGHT,
    (brush) => {
      // Wheels far behind: wide, flat and dim, so that nobody takes them for obstacles.
      for (const [x, y, r] of [
        [110, 200, 92],
        [330, 200, 118],
      ] as const) {
        const teeth = 18
        brush.fillStyle = `rgba(${works}, 0.13)`
        brush.beginPath()
        for (let i = 0; i < teeth; i++)
          for (const [part, reach] of [
            [-0.3, r],
            [-0.2, r + 13],
            [0.2, r + 13],
            [0.3, r],
          ] as const) {
            const angle = ((i + part) / teeth) * Math.PI * 2
            brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
          }
        brush.closePath()
        brush.arc(x, y, r * 0.62, 0, Math.PI * 2, true)
        brush.fill()
        brush.save()
        brush.translate(x, y)
        for (let i = 0; i < 5; i++) {
          brush.fillRect(-7, -r * 0.63, 14, r * 0.46)
          brush.rotate((Math.PI * 2) / 5)
        }
        brush.restore()
        disc(brush, x, y, r * 0.2, `rgba(${works}, 0.13)`)
      }
      for (const [x, w] of [
        [30, 26],
        [200, 18],
        [430, 30],
      ] as const)
        for (const [left, top, wide, high] of [
          [x, CEILING, w, FLOOR - CEILING],
          [x - 5, 120, w + 10, 12],
          [x - 5, 270, w + 10, 12],
        ] as const) {
          brush.fillStyle = `rgba(${works}, 0.42)`
          brush.fillRect(left, top, wide, high)
          // Pipes are round: light falls on their left.
          brush.fillStyle = 'rgba(255, 255, 255, 0.07)'
          brush.fillRect(left + wide * 0.15, top, wide * 0.25, high)
        }
    },
    { role: 'far', sharpness: 2 },
  )
}

/** How far the light of a rail reaches into the corridor, units. */
export const RAIL_LIGHT = 48

/** A rail, what is beyond it, `height` units high, and its light in the corridor: the ceiling's or the floor's. */
export function railTexture(above: boolean, height: number, place: Place) {
  const [back, line, rim, shine] = LOOKS[place].rail
  return paint(
    `gravity:rail:${above}:${height}:${place}`,
    STRIP,
    height + RAIL_LIGHT,
    (brush) => {
      // As the floor's: the corridor above, the rail below.
      if (above) {
        brush.translate(0, height + RAIL_LIGHT)
        brush.scale(1, -1)
      }
      const light = brush.createLinearGradient(0, 0, 0, RAIL_LIGHT)
      light.addColorStop(0, `${shine}00`)
      light.addColorStop(1, `${shine}60`)
      brush.fillStyle = light
      brush.fillRect(0, 0, STRIP, RAIL_LIGHT)
      brush.translate(0, RAIL_LIGHT)
      brush.fillStyle = verticalGradient(brush, height, back, line)
      brush.fillRect(0, 0, STRIP, height)
      brush.fillStyle = line
      for (let x = 0; x < STRIP; x += 60) brush.fillRect(x, 0, 2, height)
      for (let x = 12; x < STRIP; x += 40) disc(brush, x, 20, 3, line)
      brush.fillStyle = 'rgba(0, 0, 0, 0.35)'
      brush.fillRect(0, 9, STRIP, 4)
      brush.fillStyle = rim
      brush.fillRect(0, 0, STRIP, 9)
      brush.fillStyle = shine
      brush.fillRect(0, 0, STRIP, 4)
    },
    { role: 'ground', sharpness: 2 },
  )
}
