/** The table of Air Hockey: its dimensions, its bodies and the shape of the world. */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import type { Grips } from '../../../engine/core/input/pointerOwners'
import type { Random } from '../../../engine/core/math/random'
import { Physics, type PhysicsBody } from '../../../engine/physics/physics'

/** Of the landscape table; the portrait one is longer. */
export const WIDTH = 600
export const HEIGHT = 480
export const GOALS_TO_WIN = 5
/** How many can be chosen. */
export const MATCHES: readonly number[] = [3, GOALS_TO_WIN, 7]
/** Of a match by the clock, which runs while a puck is in play. */
export const MATCH_TICKS = 2 * 60 * TICKS_PER_SECOND
export const GOAL_WIDTH = 180
export const GOAL_TOP = (HEIGHT - GOAL_WIDTH) / 2
export const GOAL_BOTTOM = GOAL_TOP + GOAL_WIDTH
export const MALLET_RADIUS = 25
export const PUCK_RADIUS = 15

/** Units a tick. A mallet of 25 against a puck of 15 cannot be crossed at these speeds and three sub-steps. */
export const PUCK_TOP_SPEED = 16
export const MALLET_SPEED = 16
/** By keys: slower than a hand with a mouse, and reached softly. */
export const KEY_SPEED = 8
/** Ticks the puck rests in the middle before it slides to the side that may play it, and how fast. */
export const SERVE_TICKS = 50
export const SERVE_SPEED = 3.2
/** Ticks of the pause after a goal; after the deciding one the puck glides on slowly. */
export const GOAL_TICKS = 45
export const LAST_GOAL_TICKS = 75

/** A puck that stays within this distance for this many ticks is blown free, then put back in the middle. */
export const STUCK_DISTANCE = 24
export const NUDGE_TICKS = 150
export const RESET_TICKS = 240

/** 'next' is the button between two matches of a cup. */
export type Action = 'up' | 'down' | 'left' | 'right' | 'next'
/** 0 is the left half, 1 the right half. */
export type Side = 0 | 1
export type Level = 'easy' | 'normal' | 'hard'

/** Places are in units of the table, speeds in units a tick. */
export type Event =
  /** `called`: name and animal; `plays`: how they play, as the end of a sentence. */
  | { readonly type: 'meet'; readonly called: string; readonly plays: string }
  | {
      readonly type: 'serve' /** The receiver. */
      readonly side: Side
      readonly x: number
      readonly y: number
    }
  /** The puck met a mallet, a rail or another puck; `speed`: how fast they met. */
  | {
      readonly type: 'hit' | 'rail' | 'clash'
      readonly x: number
      readonly y: number
      readonly speed: number
    }
  | {
      readonly type: 'goal'
      /** Whose goal it fell into. */
      readonly side: Side
      readonly scorer: Side
      readonly x: number
      readonly y: number
      /** The score with this goal. */
      readonly left: number
      readonly right: number
      /** It decides the match. */
      readonly last: boolean
    }
  /** A stuck puck is blown free, or put back in the middle. */
  | { readonly type: 'nudge'; readonly x: number; readonly y: number }
  | { readonly type: 'reset' }
  /** The clock has run out. */
  | { readonly type: 'time'; readonly tied: boolean }
  /** A match of the cup; `beaten`: opponents beaten so far. */
  | {
      readonly type: 'beaten' | 'beatenBy'
      readonly name: string
      readonly score: string
      readonly beaten: number
    }
  | { readonly type: 'finish'; readonly winner: Side }

/** One player's hand: where the mallet is to go, and what it remembers. */
export interface Hand {
  /** Speed by keys, units a tick. */
  vx: number
  vy: number
  /** Where a pointer or the computer wants the mallet; null when keys rule. */
  aim: { x: number; y: number } | null
  /** The computer looks again when this has run down. */
  wait: number
  /** The computer strikes, faster than it walks. */
  striking: boolean
  /** How luck sways it now, -1..1. */
  luck: number
}

/** A puck in the match: where it is between its serve and its goal. */
export interface Round {
  readonly puck: PhysicsBody
  state: 'serve' | 'play' | 'goal' | 'between' | 'over'
  /** Ticks left of a serve or a goal's pause. */
  wait: number
  /** The side the next serve slides to. */
  receiver: Side
  /** The puck that slides into a goal, for the view; null in play. */
  scored: { x: number; y: number; vx: number; vy: number; side: Side } | null
  /** Where the puck was when it last got away from a spot, and for how long it has not. */
  anchor: { x: number; y: number; ticks: number }
}

/** The progress of a cup. */
export interface Cup {
  /** Which of the characters is at the table, and how many were beaten. */
  at: number
  beaten: number
  /** Matches lost so far. */
  lost: number
  /** The opponent was introduced. */
  met: boolean
}

/** The match, and the round of its first puck; 'over' is the whole match, 'between' the time to the next one of a cup. */
export interface World extends Round {
  /** From goal line to goal line. */
  readonly width: number
  random: Random
  /** How the computer plays the right half; null with two players. */
  level: Level | null
  ticks: number
  goals: [number, number]
  /** How many win; by the clock any lead does once it has run out. */
  readonly toWin: number
  /** Of a match by the clock, ticks. */
  timeLeft?: number
  hands: [Hand, Hand]
  readonly grips: Grips
  physics: Physics
  mallets: [PhysicsBody, PhysicsBody]
  /** With two pucks, the round of the second. */
  second?: Round
  /** In a cup, its progress. */
  cup?: Cup
}

/** Where the mallets are when a match begins. */
export const malletPlaces = (width: number) => [90, width - 90] as const

/** The nearest place in its half where a mallet may be. */
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

/** The filling of the four round corners: three triangles each, around their middles. */
function roundCorners(width: number): { x: number; y: number; corners: { x: number; y: number }[] }[] {
  // The way of a quarter circle at 0, 30, 60 and 90 degrees, as distances from the corner's two rails.
  const half = 0.5
  const high = Math.sqrt(3) / 2
  const arc = [
    [0, 1],
    [1 - high, half],
    [half, 1 - high],
    [1, 0],
  ] as const
  const pieces: { x: number; y: number; corners: { x: number; y: number }[] }[] = []
  for (const right of [false, true]) {
    for (const bottom of [false, true]) {
      const place = (across: number, down: number) => ({
        x: right ? width - across * CORNER_RADIUS : across * CORNER_RADIUS,
        y: bottom ? HEIGHT - down * CORNER_RADIUS : down * CORNER_RADIUS,
      })
      const tip = place(0, 0)
      const [first, ...others] = arc
      let from = place(first[0], first[1])
      for (const [across, down] of others) {
        const to = place(across, down)
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
export function addPuck(physics: Physics, width: number): PhysicsBody {
  return physics.addCircle({
    kind: 'puck',
    x: width / 2,
    y: HEIGHT / 2,
    radius: PUCK_RADIUS,
    restitution: 0.85,
    drag: 0.004,
    upright: true,
  })
}

/** Builds rails, puck and mallets. The rails are thick: nothing is pressed through them. */
export function buildTable(width: number): Pick<World, 'physics' | 'puck' | 'mallets'> {
  const physics = new Physics({ substeps: 3, maxSpeed: PUCK_TOP_SPEED })
  const thick = 200
  const rail = (x: number, y: number, width: number, height: number) =>
    physics.addBox({
      kind: 'rail',
      x: x + width / 2,
      y: y + height / 2,
      width,
      height,
      fixed: true,
      restitution: 0.85,
    })
  rail(-thick, -thick, width + 2 * thick, thick)
  rail(-thick, HEIGHT, width + 2 * thick, thick)
  for (const x of [-thick, width]) {
    rail(x, 0, thick, GOAL_TOP)
    rail(x, GOAL_BOTTOM, thick, HEIGHT - GOAL_BOTTOM)
  }
  for (const corner of roundCorners(width))
    physics.addPolygon({ kind: 'rail', fixed: true, restitution: 0.85, ...corner })
  const mallet = (x: number) =>
    physics.addCircle({
      kind: 'mallet',
      x,
      y: HEIGHT / 2,
      radius: MALLET_RADIUS,
      driven: true,
      restitution: 0.8,
    })
  const [left, right] = malletPlaces(width)
  const mallets: [PhysicsBody, PhysicsBody] = [mallet(left), mallet(right)]
  return { physics, puck: addPuck(physics, width), mallets }
}
