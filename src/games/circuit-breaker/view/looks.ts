/**
 * The looks of the boards: lacquer, color of the current, metal, pads, and the device that is printed on the board, in
 * parts that light up one by one.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { type BoardName, boardAt, CIRCUITS, INTRO_TICKS, LEVELS_A_LOOK, type World } from '../rules'

/** The tracks of a board bend by 45 degrees, in curves, or at right angles. */
export type Bend = 'slant' | 'curve' | 'square'
/** What is soldered at the edges of a board. */
export type Fittings = 'chips' | 'cans' | 'lamps' | 'fins'

export interface Look {
  readonly name: BoardName
  /** From the top to the bottom. All looks are as dark, so that metal and current stand out. */
  readonly lacquer: readonly [string, string, string]
  /** Of the tracks, of the print, and of the light in the middle: red, green, blue. */
  readonly light: string
  readonly current: string
  readonly metal: string
  /** Corners of a pad; 0 is round. */
  readonly corners: 0 | 4 | 6 | 8
  readonly bend: Bend
  readonly fittings: Fittings
  /** The device, as SVG paths around its middle, in units from -100 to 100. One lights up for each circuit. */
  readonly device: readonly [string, string, string, string, string]
}

const GOLD = '#c39245'
const SILVER = '#a9b4c0'
const ROSE = '#c07a5c'

/** The circle around a place, as a path. */
const ring = (x: number, y: number, radius: number) =>
  `M${x + radius} ${y}a${radius} ${radius} 0 1 1 ${-2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0`

/** The first is that of Classic. */
const LOOKS: readonly Look[] = [
  {
    name: 'radio',
    lacquer: ['#124540', '#0e3635', '#0a2829'],
    light: '96, 190, 160',
    current: '#7fe9ff',
    metal: GOLD,
    corners: 0,
    bend: 'slant',
    fittings: 'chips',
    device: [
      'M-95 85V-20H95V85Z',
      `${ring(-45, 32, 38)}${ring(-45, 32, 18)}`,
      'M16-4H82V26H16ZM49-4V26M31 4V16M67 4V16',
      `${ring(32, 58, 13)}${ring(70, 58, 13)}M32 58V47M70 58L78 50`,
      'M55-20L78-82M58-84a30 30 0 0 1 40 0M46-98a50 50 0 0 1 64 0',
    ],
  },
  {
    name: 'camera',
    lacquer: ['#4d3a2a', '#3b2c20', '#271c14'],
    light: '236, 214, 186',
    current: '#ffefa6',
    metal: SILVER,
    corners: 6,
    bend: 'curve',
    fittings: 'cans',
    device: [
      'M-95 72V-40H-42L-24-68H24L42-40H95V72Z',
      ring(0, 14, 48),
      `${ring(0, 14, 33)}M-17-15H17L33 14L17 43H-17L-33 14Z`,
      'M60-25H84V-6H60Z',
      'M-86-40V-54H-62V-40M0-80V-98M-30-82L-40-96M30-82L40-96',
    ],
  },
  {
    name: 'robot',
    lacquer: ['#5c2230', '#481a27', '#33121c'],
    light: '240, 130, 140',
    current: '#a4ffbc',
    metal: GOLD,
    corners: 8,
    bend: 'square',
    fittings: 'fins',
    device: [
      'M-45 12H45V88H-45Z',
      'M-60-72H60V2H-60Z',
      `${ring(-27, -40, 13)}${ring(27, -40, 13)}M-25-14H25`,
      `M0-72V-88${ring(0, -95, 7)}M-22 34H22M-22 52H22M-22 70H22`,
      'M-45 24L-82 46V82M45 24L82 46V82M-92 82H-72M72 82H92',
    ],
  },
  {
    name: 'synth',
    lacquer: ['#45235f', '#371b4d', '#271338'],
    light: '190, 130, 240',
    current: '#f3b3ff',
    metal: ROSE,
    corners: 0,
    bend: 'curve',
    fittings: 'lamps',
    device: [
      'M-98 72V-48H98V72Z',
      'M-98 6H98M-70 6V72M-42 6V72M-14 6V72M14 6V72M42 6V72M70 6V72',
      'M-77 6V44H-63V6M-49 6V44H-35V6M7 6V44H21V6M35 6V44H49V6M63 6V44H77V6',
      'M-82-36V-6M-62-36V-6M-42-36V-6M-89-28H-75M-69-14H-55M-49-22H-35',
      'M-12-21c8-24 16-24 24 0s16 24 24 0s16-24 24 0s16 24 24 0',
    ],
  },
  {
    name: 'rover',
    lacquer: ['#4d4a17', '#3c3a12', '#2a290c'],
    light: '225, 215, 110',
    current: '#8ffbe4',
    metal: ROSE,
    corners: 8,
    bend: 'slant',
    fittings: 'fins',
    device: [
      'M-75 26V-10H62L82 26Z',
      `${ring(-60, 58, 21)}${ring(5, 58, 21)}${ring(68, 58, 21)}`,
      `${ring(-60, 58, 7)}${ring(5, 58, 7)}${ring(68, 58, 7)}M-54 51L-28 26M0 51L-28 26M65 50L44 26`,
      'M-94-22H-8L-18-42H-84ZM-51-42V-10M-30-42L-26-22M-72-42L-76-22',
      `M28-10V-58M4-84H52V-58H4Z${ring(28, -71, 7)}`,
    ],
  },
  {
    name: 'arcade',
    lacquer: ['#16386b', '#122c56', '#0d2040'],
    light: '110, 160, 240',
    current: '#ccff8a',
    metal: GOLD,
    corners: 4,
    bend: 'square',
    fittings: 'lamps',
    device: [
      'M-62 96V-70L-46-96H46L62-70V96Z',
      'M-44-58H44V12H-44Z',
      `M-62 26H62M-28 58V42${ring(-28, 36, 6)}M-42 58H-14`,
      `${ring(14, 46, 8)}${ring(38, 46, 8)}M-14 74H14V88H-14Z`,
      'M-18-40H18V-28H26V-12H-26V-28H-18ZM-14-12V-2M14-12V-2M-9-30V-22M9-30V-22',
    ],
  },
  {
    name: 'satellite',
    lacquer: ['#1d3244', '#152536', '#0c1826'],
    light: '130, 190, 220',
    current: '#b9d3ff',
    metal: GOLD,
    corners: 6,
    bend: 'curve',
    fittings: 'cans',
    device: [
      'M-25-36H25V36H-25ZM-25-12H25M-25 12H25',
      'M-25 0H-38M-98-28H-38V28H-98ZM-78-28V28M-58-28V28M-98 0H-38',
      'M25 0H38M98-28H38V28H98ZM78-28V28M58-28V28M98 0H38',
      'M-34 54a34 34 0 0 0 68 0ZM0 36V54M0 88V98',
      'M0-36V-62M-15-70a21 21 0 0 1 30 0M-29-84a41 41 0 0 1 58 0',
    ],
  },
  {
    name: 'mainframe',
    lacquer: ['#1c1c22', '#141419', '#0c0c10'],
    light: '120, 200, 190',
    current: '#7dffd8',
    metal: SILVER,
    corners: 4,
    bend: 'square',
    fittings: 'chips',
    device: [
      'M-98-82H-40V88H-98ZM40-82H98V88H40Z',
      'M-40-82H40V88H-40ZM-28-68H28V-30H-28Z',
      'M-88-64H-50M-88-44H-50M-88-24H-50M-88-4H-50M-88 16H-50M-88 36H-50M-88 56H-50',
      'M88-64H50M88-44H50M88-24H50M88-4H50M88 16H50M88 36H50M88 56H50',
      `${ring(0, 4, 20)}${ring(0, 4, 6)}${ring(0, 54, 20)}${ring(0, 54, 6)}`,
    ],
  },
]

const numberOf = ({ board, level, grows }: World) => board ?? (grows ? boardAt(level) + 1 : 1)

/** The look of the world's board. In Overload the looks repeat after the last one. */
export const lookOf = (world: World): Look => itemAt(LOOKS, (numberOf(world) - 1) % LOOKS.length)

/** How much larger the circuit is drawn in Boards and Overload: as large as the distance of its nodes allows. */
export function largerOf({ grows, nodes }: World): number {
  if (!grows) return 1
  return nodes.length <= 6 ? 1.75 : nodes.length <= 9 ? 1.55 : 1.35
}

/** How many parts of the device are lit, 0..5. */
export function litOf({ board, level, grows, state, circuits }: World): number {
  if (board !== undefined || !grows) return Math.min(CIRCUITS, circuits)
  const done = ((level - 1) % LEVELS_A_LOOK) + Number(state === 'success')
  return Math.floor((done / LEVELS_A_LOOK) * CIRCUITS)
}

/**
 * How much of a new circuit has appeared, 0..1. The first one is there from the start, behind the panel; on a board it waits
 * until its name was shown.
 */
export function introOf({ state, wait, circuits, board }: World): number {
  return state === 'intro' && (circuits > 0 || board !== undefined) ? Math.max(0, 1 - wait / INTRO_TICKS) : 1
}
