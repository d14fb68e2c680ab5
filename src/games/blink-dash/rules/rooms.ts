/**
 * The option "Rooms": a road of rooms with three rounds each and three hearts. Each heart that is left is a star. Figures are
 * larger than in the other modes.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import {
  BLINK_TICKS,
  COLLECT_RADIUS,
  type Enemy,
  type Event,
  HIT_RADIUS,
  LIGHT_TICKS,
  PLAYER_RADIUS,
  POINTS_A_SPARKLE,
  type Role,
  type Rooms,
  type World,
} from './world'

export const ROOM_NAMES = [
  'attic',
  'cellar',
  'kitchen',
  'library',
  'greenhouse',
  'theater',
  'observatory',
  'clock',
  'museum',
  'vault',
] as const

export interface Room {
  /** In the order in which they wake; the first round has `first` of them, each later one two more. */
  readonly roles: readonly Role[]
  readonly first: number
  /** Speed of prowlers, a factor of the ones in `PACES`, and of its increase per round. */
  readonly pace: number
  /** Sparkles of the first round; each later one has one more. */
  readonly sparkles: number
  /** Ticks of light and of dark. */
  readonly light: number
  readonly dark: number
}

const PLAIN = { first: 2, pace: 1, sparkles: 7, light: LIGHT_TICKS, dark: BLINK_TICKS } as const

const ROOMS: Readonly<Record<(typeof ROOM_NAMES)[number], Room>> = {
  attic: {
    ...PLAIN,
    roles: ['drift', 'drift', 'drift', 'drift', 'drift', 'drift'],
    sparkles: 16,
    light: 300,
  },
  cellar: {
    ...PLAIN,
    roles: ['follow', 'drift', 'drift', 'drift', 'drift', 'drift'],
    sparkles: 15,
    light: 240,
  },
  kitchen: {
    ...PLAIN,
    roles: ['sleep', 'drift', 'sleep', 'drift', 'sleep', 'drift', 'drift'],
    first: 3,
    sparkles: 12,
  },
  library: { ...PLAIN, roles: ['guard', 'follow', 'drift', 'guard', 'drift', 'drift', 'drift'], first: 3 },
  greenhouse: { ...PLAIN, roles: ['cut', 'drift', 'sleep', 'guard', 'drift', 'drift', 'cut'], first: 3 },
  theater: {
    ...PLAIN,
    roles: ['follow', 'drift', 'guard', 'drift', 'cut', 'drift', 'sleep'],
    first: 3,
    light: 150,
    dark: 60,
  },
  observatory: {
    ...PLAIN,
    roles: ['drift', 'drift', 'follow', 'drift', 'drift', 'drift', 'cut', 'drift', 'drift'],
    first: 5,
    pace: 1.45,
  },
  clock: {
    ...PLAIN,
    roles: ['cut', 'guard', 'drift', 'drift', 'cut', 'drift', 'guard', 'drift'],
    first: 3,
    pace: 1.05,
    sparkles: 5,
    light: 120,
  },
  museum: {
    ...PLAIN,
    roles: ['guard', 'sleep', 'follow', 'sleep', 'guard', 'drift', 'cut', 'drift', 'drift'],
    first: 4,
    pace: 1.15,
    sparkles: 6,
  },
  vault: {
    ...PLAIN,
    roles: ['follow', 'guard', 'cut', 'drift', 'sleep', 'drift', 'guard', 'drift', 'cut'],
    first: 4,
    pace: 1.2,
    sparkles: 6,
    light: 150,
    dark: 45,
  },
}

export const ROUNDS = 3
const HEARTS = 3
/** Prowlers become faster by this share of their speed in each round. */
const ROUND_PACE = 0.1
/** Units per tick in a first round with pace 1. None reaches the player's speed. */
const PACES: Readonly<Record<Role, number>> = { drift: 1.7, follow: 1.35, guard: 1.5, cut: 1.6, sleep: 1.9 }
const TOP_PACE = 3.4
/** They wake one by one: the first after this many ticks of a round, each other one this many later. */
const FIRST_WAKES = 150
const NEXT_WAKES = 75

/** Ticks after a lost heart in which nothing can catch the player, and in which the catcher does not move. */
const MERCY_TICKS = 120
export const STUNNED_TICKS = 90
/** A sparkle this soon after the one before continues the chain, which multiplies its points. */
export const CHAIN_TICKS = 75
const MOST_CHAIN = 5
export const POINTS_A_HEART = 100
/** Figures are this much larger; most of all where the screen is small. */
const LARGER = { wide: 1.15, upright: 1.35 } as const

/** @param number of the room, from 1 */
export const roomNameOf = (number: number) => itemAt(ROOM_NAMES, number - 1)
export const roomOf = ({ room }: Pick<Rooms, 'room'>): Room => ROOMS[roomNameOf(room)]

export const newRooms = (room: number): Rooms => ({ room, hearts: HEARTS, mercy: 0, chain: 0, since: 0 })

/** Enemies of a round, from 1. */
export const rolesAt = (rooms: Rooms, round: number) => {
  const { roles, first } = roomOf(rooms)
  return roles.slice(0, first + 2 * (round - 1))
}
export const sparklesIn = (rooms: Rooms, round: number) => roomOf(rooms).sparkles + round - 1

export const paceIn = (rooms: Rooms, role: Role, round: number) =>
  Math.min(TOP_PACE, PACES[role] * roomOf(rooms).pace * (1 + ROUND_PACE * (round - 1)))

/** Sleepers wake by noise, all others in turn. */
export const sleepIn = (role: Role, index: number) =>
  role === 'sleep' ? 0 : FIRST_WAKES + index * NEXT_WAKES

type Sized = Pick<World, 'rooms' | 'width' | 'height'>

/** The factor of all figures. */
export const largerIn = ({ rooms, width, height }: Sized) =>
  rooms ? (width > height ? LARGER.wide : LARGER.upright) : 1

/** Radii of the player, as drawn and to be hit, and of a sparkle. */
export function radiiOf(world: Sized): { player: number; hit: number; sparkle: number } {
  const larger = largerIn(world)
  return { player: PLAYER_RADIUS * larger, hit: HIT_RADIUS * larger, sparkle: COLLECT_RADIUS * larger }
}

/** Ticks of light and of dark. */
export const lightOf = ({ rooms }: Pick<World, 'rooms'>): { light: number; dark: number } =>
  rooms ? roomOf(rooms) : { light: LIGHT_TICKS, dark: BLINK_TICKS }

/** True while the lights are out: enemies are hidden but keep moving. */
export const isDark = (world: Pick<World, 'rooms' | 'clock'>) => world.clock >= lightOf(world).light

/** Advances the time without a sparkle and the one in which nobody can be caught. */
export function stepRooms(rooms: Rooms): void {
  if (rooms.mercy > 0) rooms.mercy--
  if (rooms.since++ > CHAIN_TICKS) rooms.chain = 0
}

/** The points of the sparkle that is collected now. */
export function pointsOf(rooms: Rooms | undefined): { points: number; chain: number } {
  if (!rooms) return { points: POINTS_A_SPARKLE, chain: 1 }
  rooms.chain = Math.min(MOST_CHAIN, rooms.chain + 1)
  rooms.since = 0
  return { points: POINTS_A_SPARKLE * rooms.chain, chain: rooms.chain }
}

/** The player was caught. Returns whether a heart is left. */
export function loseHeart(
  rooms: Rooms,
  enemy: Enemy,
  at: { x: number; y: number },
  emit: Emit<Event>,
): boolean {
  rooms.hearts--
  rooms.chain = 0
  if (rooms.hearts === 0) return false
  rooms.mercy = MERCY_TICKS
  Object.assign(enemy, { sleep: STUNNED_TICKS, vx: -enemy.vx, vy: -enemy.vy })
  // A sleeper is content.
  if (enemy.role === 'sleep') Object.assign(enemy, { awake: false, tired: 0 })
  emit({ type: 'hurt', ...at, enemy: enemy.id, hearts: rooms.hearts })
  return true
}
