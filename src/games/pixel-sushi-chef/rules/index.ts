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
import {
  endPart,
  eveningEvery,
  goalOf,
  longestOf,
  newDishOf,
  PART_TICKS,
  PARTS,
  READ_TICKS,
  stepEvening,
} from './evenings'
import { seatGuest } from './generator'
import { readCommands } from './input'
import { act, leave } from './kitchen'
import { FIRST_MOOD, moodCounts, seen } from './mood'
import {
  type Action,
  END_TICKS,
  type Event,
  everyTicks,
  HURRY_AT,
  LAST_SECONDS,
  MAX_ORDERS,
  type Order,
  ROLL_SIZE,
  recipeOf,
  SHIFT_TICKS,
  type World,
} from './world'

export * from './evenings'
export { wanted } from './kitchen'
export * from './layout'
export * from './mood'
export * from './plans'
export * from './world'

function greet({ seat, guest, bonuses = [], ...order }: Order, emit: Emit<Event>): void {
  const wish = bonuses.find((bonus) => bonus === 'first' || bonus === 'inOrder')
  emit({
    type: 'order',
    seat,
    dish: recipeOf(order).id,
    guest,
    ...(wish && { wish }),
    ...(bonuses.includes('heart') && { heart: true }),
    ...(bonuses.includes('early') && { early: true }),
  })
}

function wear(world: World, emit: Emit<Event>): void {
  for (const order of world.orders) {
    if (order.left === order.whole) greet(order, emit)
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
  const { evening, pace, level, shift } = world
  const every = evening ? eveningEvery(evening, shift) : everyTicks(pace, level)
  world.orderWait = every + (world.orderWait % every)
}

function close(world: World, emit: Emit<Event>): void {
  world.state = 'end'
  world.wait = END_TICKS
  emit({ type: 'closing', early: world.lives <= 0 })
}

/** Ticks of the parts of an evening that are still to come. */
const laterTicks = ({ evening, shift }: World) => (evening ? (PARTS - shift) * PART_TICKS : 0)

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start(options, seed, { width, height }) {
    const { pace } = options
    const evening = pace === 'shifts' ? { number: Number(options.evening), stars: 0 } : undefined
    const world: World = {
      random: createRandom(seed),
      width,
      height,
      pace,
      ...(evening && { evening }),
      state: 'play',
      wait: 0,
      ticksLeft: evening ? PART_TICKS : SHIFT_TICKS,
      lives: Number(options.hearts),
      shift: 1,
      rest: evening ? READ_TICKS : 0,
      rollSize: evening ? longestOf(evening) : ROLL_SIZE,
      score: 0,
      tips: 0,
      mood: FIRST_MOOD,
      level: 1,
      served: 0,
      run: 0,
      orders: [],
      board: [],
      orderWait: evening ? 1 : everyTicks(pace, 1),
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
    // The first guest is already seated when the bar opens; in an evening the chef reads the menu first.
    if (!evening) seatGuest(world)
    return world
  },

  step(world, input, emit) {
    if (ending(world)) return
    const { evening } = world
    if (world.rest > 0) {
      if (evening && world.rest === READ_TICKS)
        emit({
          type: 'evening',
          evening: evening.number,
          dish: newDishOf(evening.number),
          goal: goalOf(evening),
        })
      world.rest--
      return
    }
    for (const command of readCommands(world, input)) act(world, command, emit)
    wear(world, emit)
    arrivals(world)
    world.ticksLeft--
    const seconds = (world.ticksLeft + laterTicks(world)) / TICKS_PER_SECOND
    if (Number.isInteger(seconds) && seconds > 0 && seconds <= LAST_SECONDS) emit({ type: 'second', seconds })
    if (evening) stepEvening(world, evening, emit)
    const more = evening && world.shift < PARTS
    if (world.lives > 0 && world.ticksLeft <= 0 && more) endPart(world, emit)
    else if (world.lives <= 0 || world.ticksLeft <= 0) close(world, emit)
  },

  hud(world): Hud<Stat> {
    const { pace, evening, score, level, lives, ticksLeft } = world
    return {
      Score: score,
      ...(evening ? { Goal: goalOf(evening) } : pace === 'classic' ? { Level: level } : {}),
      ...(moodCounts(pace) ? { Mood: world.mood } : {}),
      Lives: lives,
      Time: Math.ceil((ticksLeft + laterTicks(world)) / TICKS_PER_SECOND),
    }
  },

  outcome(world): Outcome<Stat> | null {
    const { state, pace, evening, lives, score, level, served } = world
    if (state !== 'over') return null
    if (evening && lives > 0) {
      const { number, stars } = evening
      return {
        ...(stars > 0
          ? { result: 'won', title: texts.ends.evening(number, stars), detail: texts.ends.closing }
          : { result: 'over', title: texts.ends.over, detail: texts.ends.missed(goalOf(evening)) }),
        results: { Score: score, Stars: stars, Served: served, Mood: world.mood },
      }
    }
    return {
      result: lives > 0 ? 'over' : 'lost',
      title: texts.ends.over,
      detail: lives > 0 ? texts.ends.closing : texts.ends.lost,
      results: {
        Score: score,
        ...(evening ? {} : { Level: level }),
        Served: served,
        ...(moodCounts(pace) ? { Mood: world.mood } : {}),
      },
    }
  },
}
