/**
 * The places of the modes with bays: their lanes, their animals, and the speed of everything. Each has two rounds of five
 * bays, by day and by night: two levels of Arcade.
 */
import { itemAt } from '../../../engine/core/itemAt'
import type { Random } from '../../../engine/core/math/random'
import { type LanePlan, layLanes, type Spot } from './generator'
import { type Field, fieldOf, type Lane, type World } from './world'

export const PLACE_NAMES = [
  'meadow',
  'village',
  'mill',
  'marsh',
  'harbor',
  'crossroads',
  'wood',
  'delta',
  'highway',
  'city',
] as const
export type PlaceName = (typeof PLACE_NAMES)[number]

/** None is wider than 200: objects beyond the field must be out of sight. */
const PATTERNS = {
  rafts: [
    [0, 198, 'log'],
    [300, 198, 'log'],
  ],
  longLogs: [
    [0, 180, 'log'],
    [300, 180, 'log'],
  ],
  logs: [
    [0, 140, 'log'],
    [200, 120, 'log'],
    [400, 130, 'log'],
  ],
  shortLogs: [
    [0, 96, 'log'],
    [150, 84, 'log'],
    [300, 96, 'log'],
    [450, 84, 'log'],
  ],
  otterLogs: [
    [0, 170, 'log', 'otter'],
    [210, 130, 'log'],
    [410, 150, 'log', 'otter'],
  ],
  turtles: [
    [0, 123, 'turtles'],
    [200, 123, 'turtles'],
    [400, 123, 'turtles'],
  ],
  divers: [
    [0, 123, 'turtles', 1],
    [200, 123, 'turtles'],
    [400, 123, 'turtles', 1],
  ],
  pairs: [
    [0, 82, 'turtles'],
    [150, 82, 'turtles', 1],
    [300, 82, 'turtles'],
    [450, 82, 'turtles', 1],
  ],
  mixed: [
    [0, 130, 'log'],
    [200, 123, 'turtles', 1],
    [400, 120, 'log'],
  ],
  fewCars: [
    [0, 50, 'car'],
    [300, 50, 'car'],
  ],
  cars: [
    [0, 50, 'car'],
    [200, 50, 'car'],
    [400, 50, 'car'],
  ],
  manyCars: [
    [0, 50, 'car'],
    [150, 50, 'car'],
    [300, 50, 'car'],
    [450, 50, 'car'],
  ],
  fewVans: [
    [0, 64, 'van'],
    [300, 64, 'van'],
  ],
  vans: [
    [0, 64, 'van'],
    [200, 64, 'van'],
    [400, 64, 'van'],
  ],
  trucks: [
    [0, 104, 'truck'],
    [300, 104, 'truck'],
  ],
  town: [
    [0, 104, 'truck'],
    [210, 64, 'van'],
    [400, 50, 'car'],
  ],
  racers: [
    [0, 56, 'racer'],
    [300, 56, 'racer'],
  ],
  race: [
    [0, 56, 'racer'],
    [150, 56, 'racer'],
    [300, 56, 'racer'],
  ],
  adder: [[0, 88, 'adder']],
} as const satisfies Record<string, readonly Spot[]>

/** A pattern with its speed, units per tick at pace 1. */
type Spec = readonly [pattern: keyof typeof PATTERNS, speed: number]

interface Place {
  /** Five lanes each, from the top; a field with fewer rows has the first ones. Neighbors move against each other. */
  readonly water: readonly Spec[]
  readonly road: readonly Spec[]
  /** Probability that a guest of the bays is a crocodile. */
  readonly crocodiles: number
  /** Speed of the adder on the middle bank; 0 for none. */
  readonly adder: number
}

const PLACES: Readonly<Record<PlaceName, Place>> = {
  meadow: {
    water: [
      ['rafts', 0.6],
      ['turtles', 0.6],
      ['rafts', 0.7],
      ['longLogs', 0.6],
      ['rafts', 0.6],
    ],
    road: [
      ['trucks', 0.7],
      ['racers', 1],
      ['fewVans', 0.7],
      ['fewCars', 0.7],
      ['fewCars', 0.6],
    ],
    crocodiles: 0,
    adder: 0,
  },
  village: {
    water: [
      ['logs', 0.7],
      ['divers', 0.6],
      ['longLogs', 0.9],
      ['turtles', 0.6],
      ['logs', 0.7],
    ],
    road: [
      ['fewVans', 0.8],
      ['racers', 1.3],
      ['cars', 0.8],
      ['trucks', 0.8],
      ['fewCars', 0.9],
    ],
    crocodiles: 0,
    adder: 0,
  },
  mill: {
    water: [
      ['mixed', 0.75],
      ['logs', 0.9],
      ['divers', 0.7],
      ['longLogs', 0.9],
      ['turtles', 0.7],
    ],
    road: [
      ['trucks', 1],
      ['cars', 1],
      ['racers', 1.5],
      ['town', 0.8],
      ['vans', 0.8],
    ],
    crocodiles: 0.4,
    adder: 0,
  },
  marsh: {
    water: [
      ['divers', 0.7],
      ['shortLogs', 0.7],
      ['divers', 0.8],
      ['logs', 0.9],
      ['pairs', 0.7],
    ],
    road: [
      ['town', 0.9],
      ['racers', 1.5],
      ['vans', 0.9],
      ['cars', 1],
      ['trucks', 0.9],
    ],
    crocodiles: 0.4,
    adder: 0.7,
  },
  harbor: {
    water: [
      ['otterLogs', 0.8],
      ['turtles', 0.7],
      ['otterLogs', 0.9],
      ['divers', 0.8],
      ['longLogs', 1],
    ],
    road: [
      ['trucks', 1.1],
      ['vans', 0.9],
      ['racers', 1.7],
      ['town', 0.9],
      ['trucks', 0.9],
    ],
    crocodiles: 0.4,
    adder: 0,
  },
  crossroads: {
    water: [
      ['logs', 0.9],
      ['divers', 0.8],
      ['shortLogs', 0.8],
      ['turtles', 0.8],
      ['logs', 1],
    ],
    road: [
      ['manyCars', 1],
      ['racers', 2],
      ['manyCars', 0.9],
      ['race', 1.4],
      ['town', 1],
    ],
    crocodiles: 0.4,
    adder: 0,
  },
  wood: {
    water: [
      ['pairs', 0.8],
      ['mixed', 0.9],
      ['pairs', 0.8],
      ['logs', 1.1],
      ['divers', 0.8],
    ],
    road: [
      ['town', 1],
      ['cars', 1.2],
      ['racers', 1.9],
      ['vans', 1],
      ['manyCars', 1],
    ],
    crocodiles: 0.5,
    adder: 0.9,
  },
  delta: {
    water: [
      ['otterLogs', 0.9],
      ['pairs', 0.8],
      ['otterLogs', 1.1],
      ['divers', 0.9],
      ['otterLogs', 1],
    ],
    road: [
      ['vans', 1.1],
      ['race', 1.5],
      ['town', 1],
      ['manyCars', 1.1],
      ['trucks', 1],
    ],
    crocodiles: 0.6,
    adder: 0.9,
  },
  highway: {
    water: [
      ['mixed', 1],
      ['shortLogs', 0.9],
      ['divers', 1],
      ['logs', 1.2],
      ['pairs', 0.9],
    ],
    road: [
      ['race', 1.8],
      ['manyCars', 1.2],
      ['race', 1.9],
      ['town', 1.2],
      ['race', 1.6],
    ],
    crocodiles: 0.5,
    adder: 0,
  },
  city: {
    water: [
      ['pairs', 1],
      ['otterLogs', 1.1],
      ['pairs', 1],
      ['otterLogs', 1.2],
      ['divers', 1],
    ],
    road: [
      ['manyCars', 1.2],
      ['race', 1.9],
      ['town', 1.2],
      ['race', 1.6],
      ['manyCars', 1.2],
    ],
    crocodiles: 0.6,
    adder: 1.1,
  },
}

/** How far objects of a lane are from regular places. */
const PLAY = { water: 6, road: 12 } as const
/** Of the first round, and its increase per round. In Arcade it increases by `more` after round `from`. */
const PACE = { first: 0.68, per: 0.034, from: 8, more: 0.09 } as const
/** In Arcade each round leaves less time for each frog, ticks. */
const TIME = { per: 75, least: 6 * 60 } as const
const ROUNDS = 2

type Mode = Pick<World, 'journey'>

/** The factor of all speeds in a round (a level of Arcade, from 1). It has no upper limit. */
export const roundPace = ({ journey }: Mode, round: number): number =>
  PACE.first + PACE.per * (round - 1) + (journey ? 0 : PACE.more * Math.max(0, round - PACE.from))

/** The time for each frog, ticks. */
export function timeOf(world: Pick<World, 'arcade' | 'field' | 'journey' | 'level'>): number {
  const { ticks } = fieldOf(world)
  return world.arcade && !world.journey ? Math.max(TIME.least, ticks - TIME.per * (world.level - 1)) : ticks
}

/** The first round of a place (from 1). */
export const firstRound = (place: number): number => ROUNDS * (place - 1) + 1
export const isNight = (round: number): boolean => round % ROUNDS === 0

/** The place with this number, from 1. After the last one they repeat. */
export const placeNameOf = (place: number): PlaceName => itemAt(PLACE_NAMES, (place - 1) % PLACE_NAMES.length)
/** The name of the place of a round. */
export const placeIn = (round: number): PlaceName => placeNameOf(Math.ceil(round / ROUNDS))
export const placeOf = (round: number): Place => PLACES[placeIn(round)]

/** The lanes of a round, from the one next to home to the one next to the start. */
export function layPlace(random: Random, field: Field, mode: Mode, round: number): Lane[] {
  const { water, road, adder } = placeOf(round)
  const pace = roundPace(mode, round) * field.pace
  const lane = ([pattern, speed]: Spec, row: number, play: number): LanePlan => ({
    row,
    speed: speed * pace * ((row + round) % 2 ? 1 : -1),
    play,
    things: PATTERNS[pattern],
  })
  const plans = [
    ...water.slice(0, field.middle - 1).map((spec, n) => lane(spec, n + 1, PLAY.water)),
    ...(adder > 0 ? [lane(['adder', adder], field.middle, 0)] : []),
    ...road
      .slice(0, field.start - field.middle - 1)
      .map((spec, n) => lane(spec, field.middle + 1 + n, PLAY.road)),
  ]
  return layLanes(random, field, plans, 100 * round)
}
