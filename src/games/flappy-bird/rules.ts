/**
 * The rules of Flappy Bird: the ready pose, the flight, the pipes, and the medals. Units are pixels of a 400 x 600
 * field, speeds units per tick.
 */
import type { Emit, Hud, Input, Outcome, RealtimeRules } from '../../engine/core/game/contract'
import { circleOverlapsRect, clamp } from '../../engine/core/math/geometry'
import { createRandom, drawBetween, type Random } from '../../engine/core/math/random'
import type { Options } from './options'
import { type Stat, texts } from './texts/game'

export const WIDTH = 400
export const HEIGHT = 600
/** Width of the drawn bird. Its hit circle is a fifth smaller, which forgives a brushed feather. */
export const BIRD_SIZE = 30
export const HIT_RADIUS = 12
export const BIRD_X = 100
export const PIPE_WIDTH = 60
export const GAP = 150
/** Units per tick, added every tick. */
export const GRAVITY = 0.6
/** Upward speed right after a flap, in units per tick. */
export const JUMP = -12
/** Units per tick. */
export const PIPE_SPEED = 2
/**
 * The flight modes: gravity per tick, and the speed right after a flap. Gentle halves both, so that a flap lifts half
 * as high in the same time: 57 units instead of the specified 114.
 */
export const FLIGHTS = {
  classic: { gravity: GRAVITY, jump: JUMP },
  gentle: { gravity: GRAVITY / 2, jump: JUMP / 2 },
} as const
/** From the edge of one pipe to the same edge of the next. */
export const PIPE_SPACING = 210
export const FIRST_PIPE_X = 460
/** Distance of a gap's middle from floor and ceiling, at least, and from the previous gap's middle, at most. */
const GAP_MARGIN = 130
export const GAP_JUMP = 170

const MEDALS: readonly { readonly from: number; readonly name: string }[] = [
  { from: 40, name: texts.medals.platinum },
  { from: 30, name: texts.medals.gold },
  { from: 20, name: texts.medals.silver },
  { from: 10, name: texts.medals.bronze },
]

export type Action = 'flap'

/** `x` and `y` are the bird's position. */
export type Event =
  | { readonly type: 'flap'; readonly x: number; readonly y: number }
  | { readonly type: 'score'; readonly score: number; readonly x: number; readonly y: number }
  | { readonly type: 'medal'; readonly name: string; readonly x: number; readonly y: number }
  | {
      readonly type: 'crash'
      readonly reason: 'floor' | 'ceiling' | 'pipe'
      readonly x: number
      readonly y: number
      readonly score: number
    }

export interface Pipe {
  id: number
  /** Left edge. */
  x: number
  /** Middle of the gap. */
  gap: number
  passed: boolean
}

export interface World {
  random: Random
  state: 'ready' | 'flying' | 'over'
  flight: keyof typeof FLIGHTS
  /** Middle of the bird. */
  y: number
  vy: number
  pipes: Pipe[]
  nextId: number
  score: number
}

/** 'Gold medal', … or '' below the first medal. */
export function medal(score: number): string {
  return MEDALS.find(({ from }) => score >= from)?.name ?? ''
}

function start(options: Options, seed: number): World {
  const world: World = {
    random: createRandom(seed),
    state: 'ready',
    flight: options.flight,
    y: HEIGHT / 2,
    vy: 0,
    pipes: [],
    nextId: 0,
    score: 0,
  }
  while (addPipe(world));
  return world
}

/** Adds the next pipe when it is due, up to one spacing beyond the right edge. */
function addPipe(world: World): boolean {
  const last = world.pipes.at(-1)
  const x = last ? last.x + PIPE_SPACING : FIRST_PIPE_X
  if (x > WIDTH + PIPE_SPACING) return false
  const before = last ? last.gap : HEIGHT / 2
  const low = Math.max(GAP_MARGIN, before - GAP_JUMP)
  const high = Math.min(HEIGHT - GAP_MARGIN, before + GAP_JUMP)
  world.pipes.push({ id: world.nextId++, x, gap: drawBetween(world.random, low, high), passed: false })
  return true
}

/** What the bird touches at this height, if anything. */
function touches(world: World): '' | 'floor' | 'ceiling' | 'pipe' {
  if (world.y + HIT_RADIUS >= HEIGHT) return 'floor'
  if (world.y - HIT_RADIUS <= 0) return 'ceiling'
  const hit = world.pipes.some(({ x, gap }) => {
    const top = { x, y: -HEIGHT, width: PIPE_WIDTH, height: gap - GAP / 2 + HEIGHT }
    const bottom = { x, y: gap + GAP / 2, width: PIPE_WIDTH, height: HEIGHT }
    return (
      circleOverlapsRect(BIRD_X, world.y, HIT_RADIUS, top) ||
      circleOverlapsRect(BIRD_X, world.y, HIT_RADIUS, bottom)
    )
  })
  return hit ? 'pipe' : ''
}

function movePipes(world: World, emit: Emit<Event>): void {
  for (const pipe of world.pipes) {
    pipe.x -= PIPE_SPEED
    // Passed when the whole drawn bird is beyond the pipe.
    if (pipe.passed || pipe.x + PIPE_WIDTH > BIRD_X - BIRD_SIZE / 2) continue
    pipe.passed = true
    world.score++
    emit({ type: 'score', score: world.score, x: BIRD_X, y: world.y })
    if (MEDALS.some(({ from }) => from === world.score))
      emit({ type: 'medal', name: medal(world.score), x: BIRD_X, y: world.y })
  }
  if (world.pipes[0] && world.pipes[0].x < -PIPE_WIDTH) world.pipes.shift()
  addPipe(world)
}

function step(world: World, input: Input<Action>, emit: Emit<Event>): void {
  if (world.state === 'over') return
  const flap = input.pressed('flap')
  const { gravity, jump } = FLIGHTS[world.flight]
  if (world.state === 'ready') {
    if (!flap) return
    world.state = 'flying'
  }
  if (flap) {
    world.vy = jump
    emit({ type: 'flap', x: BIRD_X, y: world.y })
  }
  world.vy += gravity
  world.y += world.vy
  movePipes(world, emit)
  const reason = touches(world)
  if (!reason) return
  world.state = 'over'
  world.y = clamp(world.y, HIT_RADIUS, HEIGHT - HIT_RADIUS)
  emit({ type: 'crash', reason, x: BIRD_X, y: world.y, score: world.score })
}

function outcome(world: World): Outcome<Stat> | null {
  if (world.state !== 'over') return null
  const name = medal(world.score)
  return {
    result: 'over',
    title: texts.over,
    detail: name || undefined,
    results: { Score: world.score },
  }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  step,
  hud: (world): Hud<Stat> => ({ Score: world.score }),
  outcome,
}
