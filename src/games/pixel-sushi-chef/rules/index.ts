/** The rules of Pixel Sushi Chef: pieces on the mat, rolls to guests, patience, a shift of sixty seconds. */

import {
  type Emit,
  type Hud,
  type Outcome,
  type RealtimeRules,
  TICKS_PER_SECOND,
} from '../../../engine/core/game/contract'
import { noSteps } from '../../../engine/core/input/steps'
import { createRandom } from '../../../engine/core/math/random'
import { ending } from '../../shared/reflex/ending'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { seatGuest } from './generator'
import { readCommands } from './input'
import { act, leave } from './kitchen'
import { FIRST_MOOD, moodCounts, seen } from './mood'
import { endShift, SHIFTS } from './shifts'
import {
  type Action,
  END_TICKS,
  type Event,
  everyTicks,
  HURRY_AT,
  LAST_SECONDS,
  MAX_ORDERS,
  ROLL_SIZE,
  recipeOf,
  SHIFT_TICKS,
  SHORT_SHIFT_TICKS,
  type World,
} from './world'

export { wanted } from './kitchen'
export * from './layout'
export * from './mood'
export * from './shifts'
export * from './world'

function wear(world: World, emit: Emit<Event>): void {
  for (const order of world.orders) {
    if (order.left === order.whole)
      emit({ type: 'order', seat: order.seat, dish: recipeOf(order).id, guest: order.guest })
    order.left--
    if (order.left === Math.round(order.whole * HURRY_AT)) emit({ type: 'hurry', seat: order.seat })
  }
  for (const order of world.orders.filter(({ left }) => left <= 0)) {
    leave(world, order)
    world.lives = Math.max(0, world.lives - 1)
    world.run = 0
    seen(world, 'late')
    emit({ type: 'late', seat: order.seat, guest: order.guest, lives: world.lives })
  }
}

/** A guest who is due waits outside while no seat is free; the next one's timer keeps running. */
function arrivals(world: World): void {
  world.rests.forEach((rest, seat) => {
    if (rest > 0) world.rests[seat] = rest - 1
  })
  world.orderWait--
  if (world.orderWait > 0 || !seatGuest(world)) return
  const every = everyTicks(world.pace, world.level)
  world.orderWait = every + (world.orderWait % every)
}

function close(world: World, emit: Emit<Event>): void {
  world.state = 'end'
  world.wait = END_TICKS
  emit({ type: 'closing', early: world.lives <= 0 })
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start(options, seed, { width, height }) {
    const { pace } = options
    const world: World = {
      random: createRandom(seed),
      width,
      height,
      pace,
      state: 'play',
      wait: 0,
      ticksLeft: pace === 'shifts' ? SHORT_SHIFT_TICKS : SHIFT_TICKS,
      lives: Number(options.hearts),
      shift: 1,
      rest: 0,
      rollSize: ROLL_SIZE,
      score: 0,
      tips: 0,
      mood: FIRST_MOOD,
      level: 1,
      served: 0,
      run: 0,
      orders: [],
      board: [],
      orderWait: everyTicks(pace, 1),
      rests: Array.from({ length: MAX_ORDERS }, () => 0),
      recipes: [],
      guests: [],
      cursor: -1,
      cursorBy: 'keys',
      mouseX: -1,
      mouseY: -1,
      stepping: noSteps(),
      backFor: 0,
      nextId: 0,
    }
    // The first guest is already seated when the bar opens.
    seatGuest(world)
    return world
  },

  step(world, input, emit) {
    if (ending(world)) return
    if (world.rest > 0) {
      world.rest--
      return
    }
    for (const command of readCommands(world, input)) act(world, command, emit)
    wear(world, emit)
    arrivals(world)
    world.ticksLeft--
    const seconds = world.ticksLeft / TICKS_PER_SECOND
    if (Number.isInteger(seconds) && seconds > 0 && seconds <= LAST_SECONDS) emit({ type: 'second', seconds })
    const more = world.pace === 'shifts' && world.shift < SHIFTS
    if (world.lives > 0 && world.ticksLeft <= 0 && more) endShift(world, emit)
    else if (world.lives <= 0 || world.ticksLeft <= 0) close(world, emit)
  },

  hud(world): Hud<Stat> {
    const { pace, score, level, lives, shift, ticksLeft } = world
    return {
      Score: score,
      ...(pace === 'shifts' ? { Shift: shift } : pace === 'classic' ? { Level: level } : {}),
      ...(moodCounts(pace) ? { Mood: world.mood } : {}),
      Lives: lives,
      Time: Math.ceil(ticksLeft / TICKS_PER_SECOND),
    }
  },

  outcome(world): Outcome<Stat> | null {
    const { state, pace, lives, score, level, served } = world
    if (state !== 'over') return null
    return {
      result: lives > 0 ? 'over' : 'lost',
      title: texts.ends.over,
      detail: lives > 0 ? texts.ends.closing : texts.ends.lost,
      results: {
        Score: score,
        Level: level,
        Served: served,
        ...(moodCounts(pace) ? { Mood: world.mood } : {}),
      },
    }
  },
}
