/** A simple bot for Flappy Bird: flaps at the height that suits the next gap, unless a look ahead shows a crash. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import {
  type Action,
  BIRD_X,
  FLIGHTS,
  GAP,
  gapIn,
  HIT_RADIUS,
  heightOf,
  openingOf,
  PIPE_WIDTH,
  paceOf,
  type World,
} from './rules'

/** How far ahead the bot looks, in ticks. */
const HORIZON = 70
/** Distance that the bot keeps from every edge, if possible. */
const CARE = 2

/** Free height `ticks` from now, for the middle of the bird: [ceiling, floor]. */
function freeRange(world: World, ticks: number): [number, number] {
  const reach = HIT_RADIUS + CARE
  for (const pipe of world.pipes) {
    const x = pipe.x - paceOf(world) * ticks
    if (x >= BIRD_X + HIT_RADIUS || x + PIPE_WIDTH <= BIRD_X - HIT_RADIUS) continue
    // Beside an edge the round bird has more space than under it.
    const beside = Math.max(0, x - BIRD_X, BIRD_X - x - PIPE_WIDTH)
    const room = Math.sqrt(Math.max(0, reach * reach - beside * beside))
    const half = openingOf(pipe) / 2
    const gap = gapIn(world, pipe, ticks)
    return [gap - half + room, gap + half - room]
  }
  return [reach, heightOf(world) - reach]
}

/**
 * Below this height the bot flaps, so that the following arc stays inside the next gap, in its middle if the gap is
 * low.
 */
function line(world: World, ticks: number): number {
  const { gravity, jump } = FLIGHTS[world.flight]
  const rise = (jump * jump) / (2 * gravity) + jump / 2
  const next = world.pipes.find((pipe) => pipe.x - paceOf(world) * ticks + PIPE_WIDTH > BIRD_X - HIT_RADIUS)
  const half = next ? openingOf(next) / 2 : GAP / 2
  const middle = next ? gapIn(world, next, ticks) : heightOf(world) / 2
  return middle + Math.min(half - HIT_RADIUS - CARE, rise / 2 + 2 * CARE)
}

/** Ticks the bird survives if it flaps now (or not) and then follows the flap line. */
function survival(world: World, flapNow: boolean): number {
  let { y, vy } = world
  const { gravity, jump, fall } = FLIGHTS[world.flight]
  for (let ticks = 1; ticks <= HORIZON; ticks++) {
    const flap = ticks === 1 ? flapNow : y + vy + gravity > line(world, ticks)
    vy = Math.min(fall, (flap ? jump : vy) + gravity)
    y += vy
    const [top, bottom] = freeRange(world, ticks)
    if (y < top || y > bottom) return ticks
  }
  return HORIZON + 1
}

export const bot: RealtimeBot<World, Action> = (world, tick) => {
  if (world.state === 'ready') return tick % 30 === 10 ? { hold: ['flap'] } : {}
  // Rarely more than one flap at a time, like a human player.
  const { gravity, jump } = FLIGHTS[world.flight]
  if (world.vy < jump / 2) return {}
  const planned = world.y + world.vy + gravity > line(world, 1)
  const flap = survival(world, planned) >= survival(world, !planned) ? planned : !planned
  return flap ? { hold: ['flap'] } : {}
}
