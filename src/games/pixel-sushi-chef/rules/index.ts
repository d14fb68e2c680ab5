/** Owns the rules of Pixel Sushi Chef: pieces on the mat, rolls to guests, patience, a shift of sixty seconds. */
import {
  type GameEvent,
  type Outcome,
  type RealtimeRules,
  TICKS_PER_SECOND,
} from '../../../engine/core/contract'
import { ending } from '../../../engine/core/ending'
import { createRandom } from '../../../engine/core/random'
import { noSteps } from '../../../engine/core/steps'
import { seatGuest } from './generator'
import { readHands } from './hands'
import { act, leave } from './kitchen'
import {
  type Action,
  END_TICKS,
  everyTicks,
  HURRY_AT,
  LAST_SECONDS,
  LIVES,
  MOST_ORDERS,
  recipeOf,
  SHIFT_TICKS,
  type World,
} from './world'

export { wanted } from './kitchen'
export * from './layout'
export * from './world'

type Emit = (event: GameEvent) => void

function wear(world: World, emit: Emit): void {
  for (const order of world.orders) {
    if (order.left === order.whole)
      emit({ type: 'order', seat: order.seat, name: recipeOf(order).name, guest: order.guest })
    order.left--
    if (order.left === Math.round(order.whole * HURRY_AT)) emit({ type: 'hurry', seat: order.seat })
  }
  for (const order of world.orders.filter(({ left }) => left <= 0)) {
    leave(world, order)
    world.lives = Math.max(0, world.lives - 1)
    world.run = 0
    emit({ type: 'late', seat: order.seat, guest: order.guest, lives: world.lives })
  }
}

/** A guest whose time has come waits at the door while no seat is free; the next one's clock does not wait. */
function arrivals(world: World): void {
  world.rests.forEach((rest, seat) => {
    if (rest > 0) world.rests[seat] = rest - 1
  })
  world.orderWait--
  if (world.orderWait > 0 || !seatGuest(world)) return
  const every = everyTicks(world.pace, world.level)
  world.orderWait = every + (world.orderWait % every)
}

function close(world: World, emit: Emit): void {
  world.state = 'end'
  world.wait = END_TICKS
  emit({ type: 'closing', early: world.lives <= 0 })
}

export const rules: RealtimeRules<World, Action> = {
  start(options, seed, { width, height }) {
    const pace = options.pace === 'rush' ? 'rush' : 'classic'
    const world: World = {
      random: createRandom(seed),
      width,
      height,
      pace,
      state: 'play',
      wait: 0,
      ticksLeft: SHIFT_TICKS,
      lives: options.hearts === '1' ? 1 : LIVES,
      score: 0,
      level: 1,
      served: 0,
      run: 0,
      orders: [],
      board: [],
      orderWait: everyTicks(pace, 1),
      rests: Array.from({ length: MOST_ORDERS }, () => 0),
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
    // The first guest sits there when the bar opens.
    seatGuest(world)
    return world
  },

  step(world, input, emit) {
    if (ending(world)) return
    for (const deed of readHands(world, input)) act(world, deed, emit)
    wear(world, emit)
    arrivals(world)
    world.ticksLeft--
    const seconds = world.ticksLeft / TICKS_PER_SECOND
    if (Number.isInteger(seconds) && seconds > 0 && seconds <= LAST_SECONDS) emit({ type: 'second', seconds })
    if (world.lives <= 0 || world.ticksLeft <= 0) close(world, emit)
  },

  hud: ({ score, level, lives, ticksLeft }) => ({
    Score: score,
    Level: level,
    Lives: lives,
    Time: Math.ceil(ticksLeft / TICKS_PER_SECOND),
  }),

  outcome({ state, lives, score, level, served }): Outcome | null {
    if (state !== 'over') return null
    return {
      result: lives > 0 ? 'over' : 'lost',
      title: 'Game Over!',
      detail: lives > 0 ? 'Closing time: the bar goes dark, the guests go home.' : 'Nobody waits for ever.',
      results: { Score: score, Level: level, Served: served },
    }
  },
}
