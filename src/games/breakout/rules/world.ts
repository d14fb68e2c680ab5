/** Constants of Breakout and its world. Units are pixels of an 800 x 600 field; speeds are in units per tick. */
import type { Random } from '../../../engine/core/math/random'

export const WIDTH = 800
export const HEIGHT = 600
export const LIVES = 3
/** Maximum lives, including extra ones. */
export const MAX_LIVES = 5
export const ROWS = 5
export const COLS = 10
export const POINTS_PER_BRICK = 10
/** Broken bricks per bonus ball. */
export const BRICKS_PER_BALL = 3

/** In the landscape field; the paddle and the bricks keep their share of the width in others. */
export const PADDLE_WIDTH = 120
export const PADDLE_HEIGHT = 15
/** Units per tick by keys or stick. */
export const PADDLE_SPEED = 8
/** In the landscape field; always at the same height above the bottom. */
export const PADDLE_Y = 555
export const BALL_RADIUS = 10

const BRICK_WIDTH = 66
export const BRICK_HEIGHT = 26
/** Distance between the corners of neighboring bricks, and the corner of the first. */
export const BRICK_STEP_X = 72
export const BRICK_STEP_Y = 34
export const BRICKS_LEFT = 43
export const BRICKS_TOP = 62

/** Of a boss: two rows. */
export const BOSS_HEIGHT = BRICK_HEIGHT + BRICK_STEP_Y
export const DROP_RADIUS = 11

/** Ticks for which the cleared level is shown before the next one waits. */
export const COMPLETE_TICKS = 90

export type Action = 'left' | 'right' | 'launch'
export type Power = 'wide' | 'slow' | 'life' | 'sticky' | 'laser' | 'three'

export type Event =
  | { readonly type: 'launch' | 'bonusBall' | 'wall' | 'laser'; readonly x: number; readonly y: number }
  /** A hard brick was hit and did not break: an unbreakable one, or one that needs more hits. */
  | { readonly type: 'clank' | 'crack'; readonly x: number; readonly y: number; readonly row: number }
  | {
      readonly type: 'brick'
      readonly x: number
      readonly y: number
      readonly row: number
      readonly points: number
      /** Bricks since a ball last touched the paddle, including this one. */
      readonly run: number
    }
  /** `offset`: where the ball hit the paddle, -1 (left end) to 1. */
  | { readonly type: 'paddle'; readonly x: number; readonly y: number; readonly offset: number }
  /** `points`: in place of a life that would be a fourth one. */
  | {
      readonly type: 'power'
      readonly power: Power
      readonly x: number
      readonly y: number
      readonly points?: number
    }
  /** Arcade: the balls get faster, the ceiling halves the paddle, a boss drops something, which hits the paddle; it breaks. */
  | {
      readonly type: 'faster' | 'half' | 'drop' | 'struck' | 'bossDown'
      readonly x: number
      readonly y: number
    }
  /** `left`: balls still in play. */
  | { readonly type: 'ballLost'; readonly x: number; readonly left: number }
  | { readonly type: 'lifeLost'; readonly lives: number }
  | { readonly type: 'gameOver'; readonly score: number }
  | { readonly type: 'level'; readonly level: number }
  /** `stars`: in Arcade, where it ends the game. */
  | {
      readonly type: 'levelComplete'
      readonly level: number
      readonly score: number
      readonly stars?: number
    }

export interface Ball {
  /** Identifies the ball for the view, in order of appearance. */
  id: number
  x: number
  y: number
  /** Units per tick. */
  vx: number
  vy: number
  readonly bonus: boolean
  /** Distance from the paddle's middle while it sticks there, otherwise null. */
  held: number | null
}

export interface Brick {
  x: number
  y: number
  readonly width: number
  row: number
  col: number
  /** Hits until it breaks, 1 without the option Hard; 0 for a brick that never breaks. */
  hits: number
  destroyed: boolean
  /** Arcade: larger, and drops things. */
  readonly boss?: true
  /** Arcade: `x` in the middle of its way to and fro, and how far that goes; the sign is the first direction. */
  middle?: number
  sway?: number
}

/** The state of a game of the mode "Arcade", beside the one that all modes have. */
export interface Arcade {
  readonly board: number
  /** Ticks on this board. */
  ticks: number
  /** Since the serve: hits of the paddle, and whether a ball touched the upper rows, and the ceiling. */
  hits: number
  upper: boolean
  half: boolean
  /** Ticks left for which a drop halves the paddle, and until the next one falls. */
  struck: number
  nextDrop: number
  drops: { readonly id: number; readonly x: number; y: number }[]
}

export interface Capsule {
  id: number
  x: number
  y: number
  readonly power: Power
}

export interface Bolt {
  id: number
  x: number
  y: number
}

export interface World {
  readonly width: number
  readonly height: number
  random: Random
  powerUps: boolean
  /** Only in that mode. */
  readonly arcade?: Arcade
  /** The option Hard, its ticks on this level since the last serve, and since a brick was broken. */
  hard: boolean
  onLevel: number
  idle: number
  state: 'waiting' | 'playing' | 'complete' | 'over'
  score: number
  lives: number
  level: number
  /** Bricks broken in the whole game: every third gives a bonus ball. */
  broken: number
  /** Bricks since a ball last touched the paddle: the run that raises the pitch. */
  run: number
  /** Ticks left of the pause after a cleared level. */
  wait: number
  /** Middle of the paddle. */
  paddle: number
  /** The last pointer position: it moves the paddle only when it moves. */
  pointer: number | null
  /** The finger that aims a ball on the paddle, and launches it when it is lifted. */
  finger: number | null
  nextId: number
  balls: Ball[]
  bricks: Brick[]
  capsules: Capsule[]
  bolts: Bolt[]
  /** Ticks left of each power-up that expires, and until the laser can fire again. */
  wide: number
  slow: number
  sticky: number
  laser: number
  reload: number
}

/** Upper edge of the paddle. */
export function paddleY({ height }: Pick<World, 'height'>): number {
  return height - (HEIGHT - PADDLE_Y)
}

export function brickWidth({ width }: Pick<World, 'width'>): number {
  return (BRICK_WIDTH * width) / WIDTH
}

/** Width of the paddle without a power-up. */
export function plainWidth({ width }: Pick<World, 'width'>): number {
  return (PADDLE_WIDTH * width) / WIDTH
}

/** Current width of the paddle. */
export function paddleWidth(world: World): number {
  const { arcade } = world
  const share = arcade && (arcade.half || arcade.struck > 0) ? 0.5 : 1
  return plainWidth(world) * (world.wide > 0 ? 1.5 : 1) * share
}
