/**
 * Constants of Doodle Jump and its world. Units are pixels of a 400 x 600 window, speeds units per tick; y decreases
 * upward.
 */
import { TICKS_PER_SECOND } from '../../../engine/core/game/rules'
import { itemAt } from '../../../engine/core/itemAt'
import type { Random } from '../../../engine/core/math/random'

export const WIDTH = 400
export const HEIGHT = 600

export const GRAVITY = 0.4
export const JUMP = -12
export const MAX_SPEED = 5
/** The share of the difference to the requested sideways speed that is gained each tick. */
export const RESPONSE = 0.25
/** Following a finger, the jumper covers this share of the distance each tick, never faster than `MAX_SPEED`. */
export const FINGER_SHARE = 0.2

export const BOUNCY_JUMP = -15.5
export const SPRING_JUMP = -19
export const JETPACK_TICKS = (3000 / 1000) * TICKS_PER_SECOND
export const PROPELLER_TICKS = (5000 / 1000) * TICKS_PER_SECOND
/** What saves the jumper in Wild: it carries nearly a window high. */
const BALLOON_TICKS = 100
export const FLIGHT_SPEED = { jetpack: -11, propeller: -6, balloon: -7 } as const
export const FLIGHT_TICKS = {
  jetpack: JETPACK_TICKS,
  propeller: PROPELLER_TICKS,
  balloon: BALLOON_TICKS,
} as const
/** How quickly a flight reaches its speed: the share of the difference gained each tick. */
export const LIFT = 0.14

/** Half the width that lands on a platform; the drawn body is wider (18). */
export const FOOT = 15
/** Pick-up distance of power-ups: larger than they are drawn. */
export const REACH = 34
export const BODY_HEIGHT = 44

export const START_X = WIDTH / 2
export const START_Y = 530
export const START_WIDTH = 120
/** The view scrolls so that the jumper is never higher in it than this. */
export const CAMERA_LINE = 260
/** Distance below the lower edge at which the jumper is out of sight. */
export const FALL_ROOM = BODY_HEIGHT + 6
/** Units climbed per point. */
const UNITS_A_POINT = 10
/** Points between two celebrations. */
export const MARK_POINTS = 250

export type Action = 'left' | 'right' | 'shoot'
/** The last three appear only in Wild. */
export type PlatformKind = 'normal' | 'moving' | 'fragile' | 'bouncy' | 'lift' | 'cloud' | 'shy'
export type ItemKind = 'jetpack' | 'spring' | 'propeller'
export type Flight = 'jetpack' | 'propeller'
/** What a jumper can fly with. */
export type Lift = Flight | 'balloon'

/** The worlds of Wild, from the ground up, `WORLD_POINTS` each; then the first follows again. */
export const WORLDS = ['sky', 'clouds', 'storm', 'night', 'space', 'galaxy'] as const
export type WorldName = (typeof WORLDS)[number]
const WORLD_POINTS = 600
export const LIVES = 3
/** From space on, entering a world brings a lost life back. */
export const GIVING_WORLD = WORLDS.indexOf('space')
/** From the second world on the window rises by itself: units per tick for each world below, and the most. */
export const CREEP = { per: 0.22, most: 3 } as const

export type Event =
  /** `id` is the platform's. */
  | { readonly type: 'spring' | 'bounce'; readonly x: number; readonly y: number; readonly id: number }
  | {
      readonly type: 'jump'
      readonly x: number
      readonly y: number
      readonly id: number
      /** Consecutive jumps that each went higher. */
      readonly run: number
    }
  /** A platform breaks; `x` is its middle. */
  | { readonly type: 'break'; readonly x: number; readonly y: number; readonly width: number }
  /** A flight begins, and ends. */
  | { readonly type: Flight; readonly x: number; readonly y: number }
  | { readonly type: 'landless'; readonly kind: Lift; readonly x: number; readonly y: number }
  /** A round score is reached. */
  | { readonly type: 'mark'; readonly score: number }
  | { readonly type: 'fell'; readonly x: number; readonly y: number; readonly score: number }
  /** Wild only, like those below. A monster is gone: shot, stomped or knocked away. */
  | { readonly type: 'monster'; readonly x: number; readonly y: number; readonly look: Monster['look'] }
  | { readonly type: 'shot' | 'stomp' | 'bitten' | 'swallowed'; readonly x: number; readonly y: number }
  /** A balloon carries the jumper on; `lives` are left. */
  | { readonly type: 'rescued'; readonly x: number; readonly y: number; readonly lives: number }
  | { readonly type: 'world'; readonly name: WorldName }

export interface Item {
  readonly kind: ItemKind
  /** Position relative to the middle of its platform. */
  readonly dx: number
}

export interface Platform {
  readonly id: number
  /** The row it carries, or -1 for a helping platform. */
  readonly row: number
  readonly kind: PlatformKind
  /** Middle of the upper edge. */
  x: number
  y: number
  readonly width: number
  vx: number
  item: Item | null
  /** Lifts: the middle of their path, and the movement of the last tick. Lifts and clouds: ticks into their cycle. */
  readonly home?: number
  vy?: number
  readonly phase?: number
  /** Shy platforms: the distance still to move aside. */
  aside?: number
}

export interface Monster {
  readonly id: number
  readonly x: number
  y: number
  /** The middle of its floating movement. */
  readonly home: number
  readonly look: 0 | 1
  readonly phase: number
}

/** Additional state of a wild world. */
export interface Wild {
  /** Of the window. */
  readonly height: number
  lives: number
  /** Ticks after a flight in which monsters and holes do nothing. */
  safe: number
  /** How many worlds were entered. */
  entered: number
  /** Ticks since the start. */
  age: number
  monsters: Monster[]
  holes: { readonly id: number; readonly x: number; readonly y: number }[]
  shots: { readonly id: number; readonly x: number; y: number }[]
  /** Ticks until the next shot. */
  reload: number
  /** A monster has hit the jumper: it falls past every platform. */
  struck: boolean
  /** The rows of the last monster and the last hole. */
  monsterRow: number
  holeRow: number
}

export interface World {
  readonly random: Random
  state: 'play' | 'over'
  /** The y of the window's upper edge; it only decreases. */
  top: number
  /** The highest position of the feet. */
  peak: number
  /** Points already celebrated. */
  mark: number
  /** Position between the feet. */
  readonly player: { x: number; y: number; vx: number; vy: number; facing: -1 | 1 }
  flight: { readonly kind: Lift; left: number } | null
  /** Null in Calm, the specified climb. */
  readonly wild: Wild | null
  platforms: Platform[]
  /** The last generated row. */
  readonly last: { row: number; y: number; fragile: boolean; flightRow: number }
  /** The platform of the last jump, and how many consecutive jumps each went higher. */
  stood: number
  run: number
  nextId: number
}

/** Height of the window. */
export const windowOf = ({ wild }: Pick<World, 'wild'>): number => wild?.height ?? HEIGHT

/** Points for the height climbed so far. */
export function scoreOf({ peak }: Pick<World, 'peak'>): number {
  return pointsAt(peak)
}

/** The height of the feet at which a score is reached. */
export function heightOf(score: number): number {
  return START_Y - score * UNITS_A_POINT
}

/** The shortest way from `from` to `to` on a field that wraps around: -WIDTH/2 to WIDTH/2. */
export function across(from: number, to: number): number {
  const distance = (to - from) % WIDTH
  return distance > WIDTH / 2 ? distance - WIDTH : distance < -WIDTH / 2 ? distance + WIDTH : distance
}

/** Position of an item, given its platform. */
export function itemPosition({ x, y, item }: Platform): { x: number; y: number } {
  return { x: x + (item?.dx ?? 0), y: y - (item?.kind === 'spring' ? 9 : 24) }
}

/** The points of a height of the feet. */
const pointsAt = (y: number): number => Math.max(0, Math.floor((START_Y - y) / UNITS_A_POINT))

/** How many worlds lie below this height, and which one is there. */
export const worldsBelow = (y: number): number => Math.floor(pointsAt(y) / WORLD_POINTS)
export const worldAt = (y: number): WorldName => itemAt(WORLDS, worldsBelow(y) % WORLDS.length)
