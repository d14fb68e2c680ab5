/**
 * The rules of Flappy Bird: the ready pose, the flight, the pipes, and the medals. Units are pixels of a 400 x 600
 * field, speeds units per tick.
 */
import type { Emit, Hud, Input, Outcome, RealtimeRules, Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { circleOverlapsRect, clamp } from '../../../engine/core/math/geometry'
import { createRandom, drawBetween } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import {
  floatFeather,
  gentlePace,
  gentlePipe,
  newGentle,
  PIPES_PER_SKY,
  saves,
  skyAt,
  stepGentle,
  swayed,
} from './gentle'
import { type Action, type Event, type Gentle, type Pipe, SKIES, type World } from './world'

export * from './world'

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
 * The flights: gravity per tick, the speed right after a flap, and the fastest fall. Gentle halves the first two, so that a
 * flap lifts half as high in the same time: 57 units instead of the specified 114.
 */
export const FLIGHTS = {
  classic: { gravity: GRAVITY, jump: JUMP, fall: Number.POSITIVE_INFINITY },
  gentle: { gravity: GRAVITY / 2, jump: JUMP / 2, fall: 4.5 },
} as const
/** From the edge of one pipe to the same edge of the next. */
export const PIPE_SPACING = 210
export const FIRST_PIPE_X = 460
/** Distance of a gap's middle from floor and ceiling, at least, and from the previous gap's middle, at most. */
const GAP_MARGIN = 130
export const GAP_JUMP = 170

/** From the highest to the lowest. */
export const MEDALS: readonly { readonly from: number; readonly name: string }[] = [
  { from: 40, name: texts.medals.platinum },
  { from: 30, name: texts.medals.gold },
  { from: 20, name: texts.medals.silver },
  { from: 10, name: texts.medals.bronze },
]

/** 'Gold medal', … or '' below the first medal. */
export function medal(score: number): string {
  return MEDALS.find(({ from }) => score >= from)?.name ?? ''
}

export const heightOf = ({ gentle }: World): number => gentle?.height ?? HEIGHT
export const openingOf = ({ course }: Pipe): number => course?.opening ?? GAP
/** The middle of a gap this many ticks from now. */
export const gapIn = ({ gentle }: World, { gap, course }: Pipe, ticks: number): number =>
  gentle && course ? swayed(course, gentle.tick + ticks) : gap
/** Units per tick at which the pipes approach. */
export const paceOf = ({ gentle, score }: World): number => (gentle ? gentlePace(score) : PIPE_SPEED)

function start(options: Options, seed: number, { height }: Size): World {
  const gentle = options.flight === 'gentle' ? newGentle(seed, height) : undefined
  const world: World = {
    random: createRandom(seed),
    state: 'ready',
    flight: options.flight,
    ...(gentle && { gentle }),
    y: (gentle?.height ?? HEIGHT) / 2,
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
  const before = last ? (last.course?.middle ?? last.gap) : heightOf(world) / 2
  if (world.gentle) {
    const pipe = gentlePipe(world.random, world.gentle.height, world.nextId++, x, before)
    world.pipes.push(pipe)
    floatFeather(world.gentle, pipe)
    return true
  }
  const low = Math.max(GAP_MARGIN, before - GAP_JUMP)
  const high = Math.min(HEIGHT - GAP_MARGIN, before + GAP_JUMP)
  world.pipes.push({ id: world.nextId++, x, gap: drawBetween(world.random, low, high), passed: false })
  return true
}

/** What the bird touches at this height, if anything. */
function touches(world: World): '' | 'floor' | 'ceiling' | 'pipe' {
  const height = heightOf(world)
  if (world.y + HIT_RADIUS >= height) return 'floor'
  if (world.y - HIT_RADIUS <= 0 && !world.gentle) return 'ceiling'
  const hit = world.pipes.some((pipe) => {
    const { x, gap } = pipe
    const half = openingOf(pipe) / 2
    const top = { x, y: -height, width: PIPE_WIDTH, height: gap - half + height }
    const bottom = { x, y: gap + half, width: PIPE_WIDTH, height }
    return (
      circleOverlapsRect(BIRD_X, world.y, HIT_RADIUS, top) ||
      circleOverlapsRect(BIRD_X, world.y, HIT_RADIUS, bottom)
    )
  })
  return hit ? 'pipe' : ''
}

function movePipes(world: World, emit: Emit<Event>): void {
  const pace = paceOf(world)
  for (const pipe of world.pipes) {
    pipe.x -= pace
    // Passed when the whole drawn bird is beyond the pipe.
    if (pipe.passed || pipe.x + PIPE_WIDTH > BIRD_X - BIRD_SIZE / 2) continue
    pipe.passed = true
    world.score++
    emit({ type: 'score', score: world.score, x: BIRD_X, y: world.y })
    if (MEDALS.some(({ from }) => from === world.score))
      emit({ type: 'medal', name: medal(world.score), x: BIRD_X, y: world.y })
    if (world.gentle && world.score % PIPES_PER_SKY === 0)
      emit({ type: 'sky', sky: itemAt(SKIES, skyAt(world.score)) })
  }
  if (world.pipes[0] && world.pipes[0].x < -PIPE_WIDTH) world.pipes.shift()
  addPipe(world)
}

/** What moves besides in the Gentle flight, whose ceiling stops the bird without a crash. */
function stepBeside(world: World, gentle: Gentle, emit: Emit<Event>): void {
  if (world.y < HIT_RADIUS) Object.assign(world, { y: HIT_RADIUS, vy: 0 })
  stepGentle(gentle, world.pipes, paceOf(world), { x: BIRD_X, y: world.y, radius: HIT_RADIUS }, emit)
}

function isSaved(world: World, gentle: Gentle, reason: string, jump: number, emit: Emit<Event>): boolean {
  if (!saves(gentle, { x: BIRD_X, y: world.y }, emit)) return false
  // The ground throws it up again.
  if (reason === 'floor') Object.assign(world, { y: gentle.height - HIT_RADIUS - 1, vy: jump })
  return true
}

function step(world: World, input: Input<Action>, emit: Emit<Event>): void {
  if (world.state === 'over') return
  const flap = input.pressed('flap')
  const { gravity, jump, fall } = FLIGHTS[world.flight]
  if (world.state === 'ready') {
    if (!flap) return
    world.state = 'flying'
  }
  if (flap) {
    world.vy = jump
    emit({ type: 'flap', x: BIRD_X, y: world.y })
  }
  world.vy = Math.min(fall, world.vy + gravity)
  world.y += world.vy
  movePipes(world, emit)
  if (world.gentle) stepBeside(world, world.gentle, emit)
  const reason = touches(world)
  if (!reason || (world.gentle && isSaved(world, world.gentle, reason, jump, emit))) return
  world.state = 'over'
  world.y = clamp(world.y, HIT_RADIUS, heightOf(world) - HIT_RADIUS)
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
  hud: ({ score, gentle }): Hud<Stat> => ({ Score: score, ...(gentle && { Feathers: gentle.feathers }) }),
  outcome,
}
