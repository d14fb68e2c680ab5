/** The table of Air Hockey: its dimensions, its bodies and the shape of the world. */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import type { Fingers } from '../../../engine/core/input/fingers'
import type { JOIN } from '../../../engine/core/input/seats'
import type { Random } from '../../../engine/core/math/random'
import { Physics, type PhysicsBody } from '../../../engine/physics/physics'
import type { Grips } from '../../shared/paddles/pointerOwners'

/** The landscape table; the portrait one is longer. */
export const WIDTH = 600
export const HEIGHT = 480
/** The tables of the cup on a phone: 390x700 px. */
export const LONG_WIDTH = 860
export const GOALS_TO_WIN = 5
/** The goals that can be chosen. */
export const MATCHES = [3, GOALS_TO_WIN, 7] as const
/** Length of a timed match, in ticks during which a puck is in play. */
export const MATCH_TICKS = 2 * 60 * TICKS_PER_SECOND
export const GOAL_WIDTH = 180
export const GOAL_TOP = (HEIGHT - GOAL_WIDTH) / 2
export const GOAL_BOTTOM = GOAL_TOP + GOAL_WIDTH
export const MALLET_RADIUS = 25
export const PUCK_RADIUS = 15

/** Units per tick. At these speeds, with three sub-steps, a puck of 15 cannot pass through a mallet of 25. */
export const PUCK_TOP_SPEED = 16
export const MALLET_SPEED = 16
/** Speed with keys: slower than with a mouse, and reached gradually. */
export const KEY_SPEED = 8
/** Ticks for which the puck rests in the middle before it slides to the receiver, and its speed. */
export const SERVE_TICKS = 50
export const SERVE_SPEED = 3.2
/** Ticks of the pause after a goal; after the deciding one the puck glides slowly. */
export const GOAL_TICKS = 45
export const LAST_GOAL_TICKS = 75

/** A puck that stays within this distance for this many ticks is blown free, then put back in the middle. */
export const STUCK_DISTANCE = 24
export const NUDGE_TICKS = 150
export const RESET_TICKS = 240

/** The opponents of the cup, weakest first. */
export const RIVAL_IDS = ['turtle', 'bull', 'hedgehog', 'seal', 'octopus', 'falcon'] as const
export type RivalId = (typeof RIVAL_IDS)[number]

export type Action = 'up' | 'down' | 'left' | 'right' | typeof JOIN
/** 0 is the left half, 1 the right half. */
export type Side = 0 | 1
export type Level = 'easy' | 'normal' | 'hard'

/** Positions are in table units, speeds in units per tick. */
export type Event =
  /** The opponent of a cup match is introduced. */
  | { readonly type: 'meet'; readonly rival: RivalId }
  | {
      readonly type: 'serve' /** The receiver. */
      readonly side: Side
      readonly x: number
      readonly y: number
    }
  /** The puck met a mallet, a rail or another puck, at this `speed`. */
  | {
      readonly type: 'hit' | 'rail' | 'clash'
      readonly x: number
      readonly y: number
      readonly speed: number
    }
  | {
      readonly type: 'goal'
      /** The side that conceded the goal. */
      readonly side: Side
      readonly scorer: Side
      readonly x: number
      readonly y: number
      /** The score including this goal. */
      readonly left: number
      readonly right: number
      /** Whether it decides the match. */
      readonly last: boolean
    }
  /** A stuck puck is blown free, or put back in the middle. */
  | { readonly type: 'nudge'; readonly x: number; readonly y: number }
  | { readonly type: 'reset' }
  /** The time is up. */
  | { readonly type: 'time'; readonly tied: boolean }
  | { readonly type: 'finish'; readonly winner: Side }

/** The control of one mallet: where it should go, and what it remembers. */
export interface MalletControl {
  /** Speed from keys, units per tick. */
  vx: number
  vy: number
  /** Where a pointer or the computer wants the mallet; null while keys control it. */
  aim: { x: number; y: number } | null
  /** Ticks until the computer looks again. */
  wait: number
  /** The computer strikes, faster than it moves. */
  striking: boolean
  /** The luck of its current plan, -1..1. */
  luck: number
}

/** A puck in the match, from its serve to its goal. */
export interface Round {
  readonly puck: PhysicsBody
  state: 'serve' | 'play' | 'goal' | 'over'
  /** Ticks left of a serve or of a goal's pause. */
  wait: number
  /** The side the next serve slides to. */
  receiver: Side
  /** The puck that slides into a goal, for the view; null in play. */
  scored: { x: number; y: number; vx: number; vy: number; side: Side } | null
  /** Where the puck last came to rest, and for how many ticks it has stayed near. */
  anchor: { x: number; y: number; ticks: number }
}

/** A match of the cup. */
export interface Cup {
  readonly rival: RivalId
  /** The opponent was introduced. */
  met: boolean
}

/** Two against two: the mallets of the third and the fourth seat. The first and the third play on the left. */
export interface Pairs {
  readonly mallets: readonly [PhysicsBody, PhysicsBody]
  readonly hands: readonly [MalletControl, MalletControl]
  /** By seat: whether a person has it. */
  readonly human: boolean[]
  readonly fingers: Fingers
}

/** The match, and the round of its first puck. 'over' is the end of the whole match. */
export interface World extends Round {
  /** From goal line to goal line. */
  readonly width: number
  random: Random
  /** The computer's level in the right half; null with two players. */
  level: Level | null
  ticks: number
  goals: [number, number]
  /** Goals to win; when the time is up, any lead wins. */
  readonly toWin: number
  /** Timed matches only, in ticks. */
  timeLeft?: number
  hands: [MalletControl, MalletControl]
  readonly grips: Grips
  physics: Physics
  mallets: [PhysicsBody, PhysicsBody]
  /** The round of the second puck, if there are two. */
  second?: Round
  cup?: Cup
  pairs?: Pairs
  /** Cup matches only: the posts in the middle, which some tables have. */
  posts?: PhysicsBody[]
}

/** Where the mallets are when a match starts. */
export const malletHomes = (width: number) => [90, width - 90] as const

/** The nearest point in its half where a mallet may be. */
export function inHalf(
  { width }: Pick<World, 'width'>,
  side: Side,
  x: number,
  y: number,
): { x: number; y: number } {
  const low = side === 0 ? MALLET_RADIUS : width / 2 + MALLET_RADIUS
  const high = side === 0 ? width / 2 - MALLET_RADIUS : width - MALLET_RADIUS
  return {
    x: Math.min(Math.max(x, low), high),
    y: Math.min(Math.max(y, MALLET_RADIUS), HEIGHT - MALLET_RADIUS),
  }
}

/** The table's corners are round, so that no puck comes to rest in one. */
export const CORNER_RADIUS = 44
/** Share of its speed that a puck loses in each tick, and that it keeps when it bounces off a rail. */
const DRAG = 0.004
const BOUNCE = 0.85

/** A table: what differs from the specified one. */
export interface Table {
  /** Radius of the corners, units. */
  readonly corner?: number
  /** Share of its speed that a puck loses in each tick, and that it keeps when it bounces off a rail. */
  readonly drag?: number
  readonly bounce?: number
  /** Round posts on the line in the middle. */
  readonly posts?: 'fixed' | 'moving'
  readonly twoPucks?: true
}

/** The sine of 15 degrees, and its cosine. */
const SIN_15 = (Math.sqrt(6) - Math.sqrt(2)) / 4
const COS_15 = (Math.sqrt(6) + Math.sqrt(2)) / 4
const SIN_60 = Math.sqrt(3) / 2
/** A quarter circle, as distances from the corner's two rails: in steps of 30 degrees, and of 15 for large corners. */
const COARSE = [
  [0, 1],
  [1 - SIN_60, 0.5],
  [0.5, 1 - SIN_60],
  [1, 0],
] as const
const FINE = [
  [0, 1],
  [1 - COS_15, 1 - SIN_15],
  [1 - SIN_60, 0.5],
  [1 - Math.SQRT1_2, 1 - Math.SQRT1_2],
  [0.5, 1 - SIN_60],
  [1 - SIN_15, 1 - COS_15],
  [1, 0],
] as const

/** The four round corners: some triangles each, with their centers. */
function roundCorners(
  width: number,
  radius: number,
): { x: number; y: number; corners: { x: number; y: number }[] }[] {
  const pieces: { x: number; y: number; corners: { x: number; y: number }[] }[] = []
  for (const right of [false, true]) {
    for (const bottom of [false, true]) {
      const pointAt = (across: number, down: number) => ({
        x: right ? width - across * radius : across * radius,
        y: bottom ? HEIGHT - down * radius : down * radius,
      })
      const tip = pointAt(0, 0)
      const [first, ...others] = radius > CORNER_RADIUS ? FINE : COARSE
      let from = pointAt(first[0], first[1])
      for (const [across, down] of others) {
        const to = pointAt(across, down)
        const x = (tip.x + from.x + to.x) / 3
        const y = (tip.y + from.y + to.y) / 3
        pieces.push({ x, y, corners: [tip, from, to] })
        from = to
      }
    }
  }
  return pieces
}

/** A puck in the middle of the table. */
export function addPuck(
  physics: Physics,
  width: number,
  { drag = DRAG, bounce = BOUNCE }: Table = {},
): PhysicsBody {
  return physics.addCircle({
    kind: 'puck',
    x: width / 2,
    y: HEIGHT / 2,
    radius: PUCK_RADIUS,
    restitution: bounce,
    drag,
    upright: true,
  })
}

export function addMallet(physics: Physics, x: number, y = HEIGHT / 2): PhysicsBody {
  return physics.addCircle({ kind: 'mallet', x, y, radius: MALLET_RADIUS, driven: true, restitution: 0.8 })
}

/** How much faster everything is on a table of the cup: a long one is crossed in the same time. */
export const paceOf = ({ width, cup }: Pick<World, 'width' | 'cup'>) => (cup ? width / WIDTH : 1)

/**
 * Builds rails, puck and mallets. The rails are thick, so that nothing is pressed through them.
 *
 * @param pace see `paceOf`
 */
export function buildTable(
  width: number,
  table: Table = {},
  pace = 1,
): Pick<World, 'physics' | 'puck' | 'mallets'> {
  const { corner = CORNER_RADIUS, bounce = BOUNCE } = table
  const physics = new Physics({ substeps: Math.ceil(3 * pace), maxSpeed: PUCK_TOP_SPEED * pace })
  const thick = 200
  const rail = (x: number, y: number, width: number, height: number) =>
    physics.addBox({
      kind: 'rail',
      x: x + width / 2,
      y: y + height / 2,
      width,
      height,
      fixed: true,
      restitution: bounce,
    })
  rail(-thick, -thick, width + 2 * thick, thick)
  rail(-thick, HEIGHT, width + 2 * thick, thick)
  for (const x of [-thick, width]) {
    rail(x, 0, thick, GOAL_TOP)
    rail(x, GOAL_BOTTOM, thick, HEIGHT - GOAL_BOTTOM)
  }
  for (const piece of roundCorners(width, corner))
    physics.addPolygon({ kind: 'rail', fixed: true, restitution: bounce, ...piece })
  const [left, right] = malletHomes(width)
  const mallets: [PhysicsBody, PhysicsBody] = [addMallet(physics, left), addMallet(physics, right)]
  return { physics, puck: addPuck(physics, width, table), mallets }
}
