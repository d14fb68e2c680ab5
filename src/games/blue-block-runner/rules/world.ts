/**
 * Constants of Blue Block Runner and its world. Units are pixels of an 800 x 450 field; speeds are in units per tick.
 */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import type { Random } from '../../../engine/core/math/random'

/** The landscape field; the portrait one is narrower and higher. */
export const WIDTH = 800
export const HEIGHT = 450

export const PLAYER_SIZE = 20
/** Height of a player's middle above the lower edge; the track is 20 units above the edge. */
export const PLAYER_ABOVE = 30
export const MAX_SPEED = 7
export const ACCELERATION = 0.2
export const DECELERATION = 0.1

export const OBSTACLE_SIZE = [30, 50] as const
export const OBSTACLE_SPEED = [1.5, 3.5] as const
export const OBSTACLE_CHANCE = 0.02
export const COLLECTIBLE_CHANCE = 0.005
export const COLLECTIBLE_SIZE = 20
export const COLLECTIBLE_SPEED = 3
export const BOMB_SHAKE = 10

/** Every minute the probability of an obstacle grows by its initial value, up to this multiple. */
const GROW_TICKS = 60 * TICKS_PER_SECOND
export const MAX_SCALE = 5
/** Sideways speed of a zigzag, and ticks between its turns. */
export const ZIGZAG_SPEED = [1.2, 2.4] as const
export const ZIGZAG_TURN = [28, 64] as const
export const SPIN = [0.03, 0.07] as const

/** Shares of the drawn size that count for collisions; a block is caught a little beyond its edge. */
export const HIT_SHARE = 0.85
export const CATCH_ROOM = 4
/** Blocks stick within this many cells beside and above a player. */
export const REACH_ASIDE = 4
export const REACH_UP = 5
/** Ticks for which things have already fallen at the start, so that there is neither a wait nor a surprise. */
export const HEAD_START = 45
/** The closing pause. */
export const END_TICKS = 48

export type ObstacleType = 'normal' | 'zigzag' | 'spinningTriangle' | 'bomb'
/** Probabilities of the types; their sum is 1. */
export const MIX: readonly (readonly [ObstacleType, number])[] = [
  ['zigzag', 0.3],
  ['spinningTriangle', 0.2],
  ['bomb', 0.2],
  ['normal', 0.3],
]

/** How the waves of a tour fall. */
export const PATTERNS = ['rain', 'wall', 'stairs', 'tunnel', 'spinners', 'zigzag', 'bombs', 'hail'] as const
export type Pattern = (typeof PATTERNS)[number]

export type Action = 'left' | 'right'
export type Color = 'blue' | 'green'
export const COLORS: readonly Color[] = ['blue', 'green']

/** `player` is an index into `World.players`; positions are in units of the field. */
export type Event =
  | { readonly type: 'begin'; readonly players: number }
  /** Against an edge; `direction`: -1 for the left one, 1 for the right one. */
  | { readonly type: 'bump'; readonly player: number; readonly x: number; readonly direction: number }
  /** `blocks`: caught blocks that are lost. */
  | {
      readonly type: 'blast'
      readonly player: number
      readonly x: number
      readonly y: number
      readonly blocks: number
    }
  | { readonly type: 'crash'; readonly player: number; readonly x: number; readonly blocks: number }
  | { readonly type: 'dodge' | 'close'; readonly player: number; readonly x: number; readonly points: number }
  | {
      readonly type: 'catch'
      readonly player: number
      readonly x: number
      readonly y: number
      /** Points for each dodge from now on. */
      readonly multiplier: number
    }
  /** At a hot edge: a warning, then a block burns off; `blocks`: those that are left. */
  | { readonly type: 'hot'; readonly player: number; readonly x: number }
  | {
      readonly type: 'burn'
      readonly player: number
      readonly x: number
      readonly y: number
      readonly blocks: number
    }
  /** In a tour: a wave begins; one is over without a hit; a hit costs a heart and all blocks. */
  | { readonly type: 'wave'; readonly wave: number; readonly of: number; readonly pattern: Pattern }
  | { readonly type: 'clean'; readonly player: number; readonly x: number; readonly points: number }
  | {
      readonly type: 'hurt'
      readonly player: number
      readonly x: number
      readonly y: number
      readonly blocks: number
      readonly hearts: number
    }
  | { readonly type: 'cleared'; readonly district: number; readonly stars: number }
  /** `winner`: -1 for a tie. */
  | { readonly type: 'finish'; readonly players: number; readonly winner: number }

/** A cell of the grid of blocks around a player; up is negative. */
export interface Cell {
  readonly dx: number
  readonly dy: number
}

export interface Player {
  /** The spelling stays: digests of recorded games contain the names of fields. */
  readonly colour: Color
  x: number
  /** A player stays on the track. */
  readonly y: number
  /** Units per tick, positive to the right. */
  speed: number
  attachedBlocks: Cell[]
  score: number
  alive: boolean
  /** Ticks at a hot edge, in a daring run. */
  heat: number
  /** Side of its blocks, in a tour. */
  readonly size?: number
}

/** Where a run through the districts is. */
export interface Tour {
  readonly district: number
  /** From 0. */
  wave: number
  /** Ticks of the wave; negative in the breath before it. */
  tick: number
  /** Nobody was hit in this wave. */
  clean: boolean
  /** Of each player. */
  hearts: number[]
  /** Ticks in which nothing hits, for each player. */
  safe: number[]
  /** Middle of the last gap. */
  gap: number | null
}

export interface Obstacle {
  readonly id: number
  readonly type: ObstacleType
  readonly size: number
  readonly vy: number
  x: number
  y: number
  vx: number
  /** Ticks until a zigzag turns, and between turns. */
  turn: number
  readonly every: number
  angle: number
  readonly spin: number
  /** In a daring run: the players it came close to. */
  close?: readonly number[]
  /** Part of a row: it gives no points. */
  readonly quiet?: true
}

export interface Collectible {
  readonly id: number
  readonly colour: Color
  readonly x: number
  y: number
}

export interface World {
  readonly width: number
  readonly height: number
  readonly random: Random
  state: 'run' | 'end' | 'over'
  wait: number
  /** Ticks since the start. */
  age: number
  /** Near misses score, and edges burn. */
  readonly daring: boolean
  readonly tour?: Tour
  readonly players: readonly Player[]
  obstacles: Obstacle[]
  collectibles: Collectible[]
  /** Fingers on the field, and the player of each, by the half in which it came down. */
  fingers: { readonly id: number; readonly player: number }[]
  nextId: number
}

/** Side of a player's block. */
export const sizeOf = ({ size }: Pick<Player, 'size'>): number => size ?? PLAYER_SIZE

/** Points per dodged obstacle: one, plus one per caught block. */
export function multiplierOf({ attachedBlocks }: Pick<Player, 'attachedBlocks'>): number {
  return 1 + attachedBlocks.length
}

/** The current multiple of the initial obstacle probability. */
export function scaleAt(age: number): number {
  return Math.min(MAX_SCALE, 1 + age / GROW_TICKS)
}
