/**
 * The looks of the ground: that of Classic, an evening with lanterns, and one for each place. Grounds stay darker than
 * figures, or much lighter.
 */
import { PALETTE } from '../../../engine/core/palette'
import { isNight, type PlaceName, placeIn } from '../rules/places'
import type { World } from '../rules/world'

export interface Look {
  readonly meadow: string
  /** Grass, alternating. */
  readonly blades: readonly [string, string]
  /** The edge of a bank at the water. */
  readonly bank: string
  /** The upper and the lower edge of each row of water. */
  readonly water: readonly [string, string]
  readonly road: string
  readonly line: string
  /** What lies in the grass: flowers of five petals, or flakes, leaves, pebbles. */
  readonly dots: readonly string[]
  readonly flowers: boolean
  readonly leaves: string
  readonly lanterns?: true
  readonly weather?: 'rain' | 'snow'
}

export interface Scenery {
  readonly name: PlaceName | 'classic'
  readonly night: boolean
}

const DAY = {
  line: 'rgba(243, 241, 234, 0.34)',
  flowers: true,
  leaves: '#2c8a58',
} as const

const CLASSIC_LOOK: Look = {
  ...DAY,
  meadow: '#1c5a45',
  blades: ['#174e3b', '#256b53'],
  bank: '#123f33',
  water: ['#17517b', '#124168'],
  road: '#2c3140',
  get dots() {
    return [PALETTE.pink, PALETTE.yellow, PALETTE.paper]
  },
  lanterns: true,
}

const LOOKS: Readonly<Record<Scenery['name'], Look>> = {
  classic: CLASSIC_LOOK,
  meadow: {
    ...DAY,
    meadow: '#2a7747',
    blades: ['#236a3d', '#388a54'],
    bank: '#184d31',
    water: ['#2275a8', '#195f8e'],
    road: '#444a58',
    dots: ['#f7d6e6', '#f5e27a', '#ffffff'],
  },
  village: {
    ...DAY,
    meadow: '#46803a',
    blades: ['#3c7331', '#549147'],
    bank: '#2b5524',
    water: ['#1b6f8f', '#155a78'],
    road: '#4d4742',
    dots: ['#ff9a8a', '#ffd3a0', '#ffffff'],
    leaves: '#4a8f3c',
  },
  mill: {
    ...DAY,
    meadow: '#7a7433',
    blades: ['#6b662b', '#8d873f'],
    bank: '#4d491e',
    water: ['#1c6674', '#15525f'],
    road: '#4a4136',
    dots: ['#f2d36b', '#e8b04a', '#fff0c0'],
    leaves: '#6f8a34',
  },
  marsh: {
    ...DAY,
    meadow: '#3b5736',
    blades: ['#314a2d', '#496842'],
    bank: '#25391f',
    water: ['#2f5f55', '#264f47'],
    road: '#33393c',
    dots: ['#8fa87a', '#a9b98c', '#75906a'],
    flowers: false,
    leaves: '#46703c',
    weather: 'rain',
  },
  harbor: {
    ...DAY,
    meadow: '#776245',
    blades: ['#6a573c', '#857052'],
    bank: '#4b3c28',
    water: ['#155a8a', '#0f4873'],
    road: '#3b4049',
    dots: ['#c9b48c', '#a8926b', '#e2d3b0'],
    flowers: false,
    leaves: '#3f7d62',
  },
  crossroads: {
    ...DAY,
    meadow: '#34665a',
    blades: ['#2b584d', '#40776a'],
    bank: '#20453c',
    water: ['#2a4f8a', '#213f70'],
    road: '#2b2d39',
    line: 'rgba(255, 236, 170, 0.5)',
    dots: ['#c9a8f0', '#9fd0f0', '#f0c0d8'],
    leaves: '#3a8a70',
  },
  wood: {
    ...DAY,
    meadow: '#74431f',
    blades: ['#643919', '#855028'],
    bank: '#482811',
    water: ['#1d5566', '#174553'],
    road: '#3c3733',
    dots: ['#e08a3a', '#c8552e', '#e6b84a'],
    flowers: false,
    leaves: '#a8632a',
  },
  delta: {
    ...DAY,
    meadow: '#4b5f5a',
    blades: ['#40524e', '#586e68'],
    bank: '#2f3e3a',
    water: ['#31566c', '#27475a'],
    road: '#353a42',
    dots: ['#8aa39a', '#a2b8b0', '#728a82'],
    flowers: false,
    leaves: '#4d7a6a',
    weather: 'rain',
  },
  highway: {
    ...DAY,
    meadow: '#4a3a66',
    blades: ['#3f3158', '#594878'],
    bank: '#2e2342',
    water: ['#2b4a92', '#223a76'],
    road: '#22232e',
    line: 'rgba(255, 206, 84, 0.6)',
    dots: ['#f08ac0', '#8ad0f0', '#f0d080'],
    leaves: '#6a5aa8',
  },
  city: {
    ...DAY,
    meadow: '#9db1c4',
    blades: ['#8ea3b8', '#b0c2d2'],
    bank: '#6f8599',
    water: ['#2c5d7f', '#234c69'],
    road: '#3d434e',
    dots: ['#e9f2fa', '#ffffff', '#d4e2ee'],
    flowers: false,
    leaves: '#a8c0d0',
    weather: 'snow',
  },
}

export const lookOf = ({ name }: Scenery): Look => LOOKS[name]

/** The scenery changes with the first frog of a round, not while the last one still dances. */
export function sceneryOf({ arcade, level, state }: World, before: Scenery | null): Scenery {
  if (!arcade) return { name: 'classic', night: false }
  if (before && state !== 'play') return before
  return { name: placeIn(level), night: isNight(level) }
}

/** Multiplies the colors of the ground by night. */
export const NIGHT = 0x7b83c4
