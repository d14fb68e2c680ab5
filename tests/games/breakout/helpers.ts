/** Test helpers for Breakout: start a game, place balls and run. */
import type { GameEvent, Pointer } from '../../../src/engine/core/game/contract'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { type Action, type Ball, type Brick, rules, type World } from '../../../src/games/breakout/rules'

const FIELD = { width: 800, height: 600 }
export const begin = (options: Record<string, string> = {}, seed = 1) => rules.start(options, seed, FIELD)

export function mouse(x: number, more: Partial<Pointer> = {}): Pointer {
  return { id: 1, x, y: 300, down: false, pressed: false, released: false, kind: 'mouse', ...more }
}

/** Runs ticks with these actions held (pressed in the first), and collects the events. */
export function run(
  world: World,
  ticks = 1,
  hold: readonly Action[] = [],
  pointers: readonly Pointer[] = [],
) {
  const events: GameEvent[] = []
  for (let n = 0; n < ticks; n++) {
    const frame = frameFrom(hold, n === 0 ? [] : hold, pointers)
    rules.step(world, readInput<Action>(frame), (event) => events.push(event))
  }
  return events
}

export const types = (events: readonly GameEvent[]) => events.map(({ type }) => type)

/** A game with one free ball at a given place and speed. */
export function withBall(ball: Partial<Ball>, options: Record<string, string> = {}): World {
  const world = begin(options)
  run(world, 1, ['launch'])
  Object.assign(world.balls[0] as Ball, { held: null, ...ball })
  return world
}

/** Breaks the first remaining brick by sending the ball up against it. */
export function breakNext(world: World): GameEvent[] {
  const brick = [...world.bricks].reverse().find((candidate) => !candidate.destroyed) as Brick
  const ball = world.balls[0] as Ball
  Object.assign(ball, { x: brick.x + 33, y: brick.y + 26 + 12, vx: 0, vy: -6 })
  const events = run(world)
  Object.assign(ball, { x: 400, y: 400, vx: 0, vy: -1 })
  return events
}
