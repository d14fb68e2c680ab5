/** Test helpers for Breakout: start a game, place balls and run. */

import type { GameEvent, Pointer } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import type { Options } from '../../../src/games/breakout/options'
import { options } from '../../../src/games/breakout/options'
import { type Action, type Ball, type Brick, rules, type World } from '../../../src/games/breakout/rules'
import { mouse as mouseAt, ticker } from '../../support/ticks'

export const FIELD = { width: 800, height: 600 }
export const UPRIGHT = { width: 480, height: 720 }
export const begin = (chosen: Partial<Options> = {}, seed = 1) =>
  rules.start(completeOptions(options, chosen), seed, FIELD)
export const mouse = (x: number, more: Partial<Pointer> = {}) => mouseAt(x, 300, more)
export const tick = ticker(rules)

/** Runs ticks with these actions held (pressed in the first), and collects the events. */
export const run = (
  world: World,
  ticks = 1,
  hold: readonly Action[] = [],
  pointers: readonly Pointer[] = [],
): GameEvent[] =>
  Array.from({ length: ticks }, (_, n) => tick(world, hold, n === 0 ? [] : hold, pointers)).flat()

/** A game with one free ball at a given place and speed. */
export function withBall(ball: Partial<Ball>, chosen: Partial<Options> = {}): World {
  const world = begin(chosen)
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
