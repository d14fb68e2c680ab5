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
    sky: ['#27405a', '#1c2a44', '#131a2c'],
    lit: 'rgba(255, 206, 130, 0.2)',
    unlit: 'rgba(130, 180, 220, 0.1)',
    works: '16, 24, 40',
    rail: ['#2f3a52', '#273148', '#7f8fab', '#b9c6da'],
  },
  dock: {
    sky: ['#1f5560', '#173a47', '#0f222d'],
    lit: 'rgba(160, 240, 230, 0.2)',
    unlit: 'rgba(130, 220, 220, 0.09)',
    works: '10, 32, 40',
    rail: ['#24454d', '#1d3a42', '#6fa3a8', '#b4dcdc'],
  },
  foundry: {
    // Grayer and darker than its crates.
    sky: ['#322927', '#261f1f', '#181414'],
    lit: 'rgba(255, 170, 90, 0.1)',
    unlit: 'rgba(255, 190, 140, 0.05)',
    works: '24, 17, 16',
    rail: ['#40332e', '#352a26', '#a98a78', '#dcc4b4'],
  },
  thorns: {
    sky: ['#2f5236', '#1f3827', '#122118'],
    lit: 'rgba(200, 255, 160, 0.18)',
    unlit: 'rgba(170, 230, 170, 0.08)',
    works: '12, 34, 20',
    rail: ['#304a38', '#273e2e', '#82a98c', '#c0dcc6'],
  },
  spires: {
    sky: ['#46386e', '#2d2449', '#19142b'],
    lit: 'rgba(214, 180, 255, 0.22)',
    unlit: 'rgba(190, 170, 240, 0.09)',
    works: '24, 16, 44',
    rail: ['#3d3560', '#322b50', '#9388bd', '#cdc4e6'],
  },
  mines: {
    sky: ['#24466e', '#182f4d', '#0d1b30'],
    lit: 'rgba(150, 200, 255, 0.24)',
    unlit: 'rgba(130, 180, 240, 0.1)',
    works: '8, 22, 44',
    rail: ['#2a4164', '#223554', '#7d9ac2', '#bed2ec'],
  },
  lifts: {
    sky: ['#585030', '#3b3520', '#221e12'],
    lit: 'rgba(255, 232, 130, 0.2)',
    unlit: 'rgba(240, 220, 150, 0.08)',
    works: '34, 30, 12',
    rail: ['#4a452f', '#3d3927', '#a89f7a', '#dcd5b6'],
  },
  lasers: {
    sky: ['#5e2c58', '#3e1c3b', '#230f22'],
    lit: 'rgba(255, 150, 230, 0.22)',
    unlit: 'rgba(240, 160, 220, 0.09)',
    works: '38, 10, 36',
    rail: ['#4f2f4b', '#42263e', '#b083a8', '#e2bfdb'],
  },
  core: {
    sky: ['#6a2a2e', '#461a1e', '#280e11'],
    lit: 'rgba(255, 140, 110, 0.28)',
    unlit: 'rgba(255, 160, 150, 0.1)',
    works: '44, 10, 12',
    rail: ['#553034', '#46262a', '#b68488', '#e6c2c4'],
  },
}
export type Place = keyof typeof LOOKS

/** Of the machines of a place: their metal, and what glows in them. */
export const metalOf = (place: Place) => ({ metal: LOOKS[place].rail[2], glow: LOOKS[place].rail[3] })

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
        brush.fillStyle = 'rgba(10, 14, 26, 0.4)'
        roundRect(brush, x, 0, 52, 208, 26)
        brush.fill()
        brush.fillStyle = i % 3 === 1 ? lit : unlit
        roundRect(brush, x + 5, 5, 42, 198, 21)
        brush.fill()
        brush.fillStyle = 'rgba(10, 14, 26, 0.4)'
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
        brush.fillStyle = `rgba(${works}, 0.32)`
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
        disc(brush, x, y, r * 0.2, `rgba(${works}, 0.32)`)
      }
      brush.fillStyle = `rgba(${works}, 0.6)`
      for (const [x, w] of [
        [30, 26],
        [200, 18],
        [430, 30],
      ] as const) {
        brush.fillRect(x, CEILING, w, FLOOR - CEILING)
        brush.fillRect(x - 5, 120, w + 10, 12)
        brush.fillRect(x - 5, 270, w + 10, 12)
      }
    },
    { role: 'far', sharpness: 2 },
  )
}

/** A rail and what is beyond it, `height` units high: the ceiling's or the floor's. */
export function railTexture(above: boolean, height: number, place: Place) {
  const [back, line, rim, shine] = LOOKS[place].rail
  return paint(
    `gravity:rail:${above}:${height}:${place}`,
    STRIP,
    height,
    (brush) => {
      const edge = above ? height - 7 : 0
      brush.fillStyle = back
      brush.fillRect(0, 0, STRIP, height)
      brush.fillStyle = line
      for (let x = 0; x < STRIP; x += 60) brush.fillRect(x, 0, 2, height)
      brush.fillStyle = rim
      brush.fillRect(0, edge, STRIP, 7)
      brush.fillStyle = shine
      brush.fillRect(0, edge + (above ? 4 : 0), STRIP, 3)
      brush.fillStyle = line
      for (let x = 12; x < STRIP; x += 40) {
        brush.beginPath()
        brush.arc(x, above ? edge - 10 : 17, 3, 0, Math.PI * 2)
        brush.fill()
      }
    },
    { role: 'ground', sharpness: 2 },
  )
}
