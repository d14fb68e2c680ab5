/** The rules of New Game: a disc falls, the tray catches it, three misses end the game. */
import type { Emit, Hud, Input, Outcome, RealtimeRules } from '../../engine/core/game/contract'
import { clamp } from '../../engine/core/math/geometry'
import { createRandom, drawBetween, type Random } from '../../engine/core/math/random'
import type { Options } from './options'
import { type Stat, texts } from './texts/game'

export const WIDTH = 400
export const HEIGHT = 500
/** Upper edge of the tray, and its width. */
export const TRAY_Y = 450
export const TRAY_WIDTH = 90
/** Units a tick. */
export const TRAY_SPEED = 7
export const DISC_RADIUS = 16
/** Units a tick: of the first disc, what each catch adds, and the most. */
const FALL_SPEED = 3
const FASTER = 0.15
export const FASTEST = 8
const LIVES = 3
/** A slow disc is so many times as fast as a normal one. */
const SLOW = 0.6

export type Action = 'left' | 'right'

/** `x` and `y` are where the disc was caught or lost; `score` and `lives` are those after it. */
export type Event =
  | { readonly type: 'catch'; readonly x: number; readonly y: number; readonly score: number }
  | { readonly type: 'miss'; readonly x: number; readonly y: number; readonly lives: number }

export interface World {
  random: Random
  readonly speed: Options['speed']
  /** Nothing falls before the first move. */
  state: 'ready' | 'falling' | 'over'
  /** Middle of the tray. */
  tray: number
  /** Each disc has its own id, so that a view can tell one from the next. */
  disc: { id: number; x: number; y: number }
  score: number
  lives: number
}

/** Units a tick at which a disc falls after the catches so far. */
export function fallSpeed({ score, speed }: Pick<World, 'score' | 'speed'>): number {
  return Math.min(FASTEST, FALL_SPEED + score * FASTER) * (speed === 'slow' ? SLOW : 1)
}

function nextDisc(world: Pick<World, 'random'>, id: number): World['disc'] {
  return { id, x: drawBetween(world.random, DISC_RADIUS, WIDTH - DISC_RADIUS), y: -DISC_RADIUS }
}

function start({ speed }: Options, seed: number): World {
  const random = createRandom(seed)
  return {
    random,
    speed,
    state: 'ready',
    tray: WIDTH / 2,
    disc: nextDisc({ random }, 0),
    score: 0,
    lives: LIVES,
  }
}

/** How far the player moves the tray in this tick: toward the finger that is down, else by keys. */
function push(world: World, input: Input<Action>): number {
  const finger = input.pointers.find((pointer) => pointer.down)
  return finger
    ? clamp(finger.x - world.tray, -TRAY_SPEED, TRAY_SPEED)
    : input.axis('left', 'right') * TRAY_SPEED
}

function step(world: World, input: Input<Action>, emit: Emit<Event>): void {
  if (world.state === 'over') return
  const pushed = push(world, input)
  world.tray = clamp(world.tray + pushed, TRAY_WIDTH / 2, WIDTH - TRAY_WIDTH / 2)
  if (world.state === 'ready') {
    if (pushed === 0) return
    world.state = 'falling'
  }
  const { disc } = world
  const above = disc.y + DISC_RADIUS < TRAY_Y
  disc.y += fallSpeed(world)
  if (above && disc.y + DISC_RADIUS >= TRAY_Y && Math.abs(disc.x - world.tray) <= TRAY_WIDTH / 2) {
    world.score++
    emit({ type: 'catch', x: disc.x, y: TRAY_Y, score: world.score })
  } else if (disc.y > HEIGHT + DISC_RADIUS) {
    world.lives--
    emit({ type: 'miss', x: disc.x, y: HEIGHT, lives: world.lives })
  } else return
  world.disc = nextDisc(world, disc.id + 1)
  if (world.lives === 0) world.state = 'over'
}

function outcome(world: World): Outcome<Stat> | null {
  if (world.state !== 'over') return null
  return { result: 'over', title: texts.over, results: { Score: world.score } }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  step,
  hud: (world): Hud<Stat> => ({ Score: world.score, Lives: world.lives }),
  outcome,
}
