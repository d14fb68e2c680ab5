/** One snake: eating, growing, and the ends of a game. */
import type { Emit, Hud, Input, Outcome, RealtimeRules, Size } from '../../../engine/core/game/contract'
import { JOIN } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, indexOf, OPPOSITE, printGrid } from '../../../engine/core/math/grid'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { age, furnish, grow, makeRoom, swallow } from './meadow'
import { giveStars, isLocked, LATE_TICKS, layKey, moveFruit, newRoad, swapHeads, takeKey } from './road'
import { facing, queue } from './turns'
import {
  type Action,
  ahead,
  beside,
  CELL,
  type Event,
  type Food,
  freeCell,
  POINTS_PER_FOOD,
  type Road,
  rowsOf,
  START_LENGTH,
  STEP_TICKS,
  type World,
} from './world'
import { goalOf, placeOf } from './worlds'

/** What the options determine. */
function boardOf(options: Options, { width, height }: Size) {
  if (options.mode === 'worlds') {
    const road = newRoad(Number(options.world), height / CELL)
    return { ...placeOf(road.number), size: width / CELL, meadow: 'plain', road } as const
  }
  return {
    size: Number(options.board),
    wrap: options.edges === 'wrap',
    meadow: options.meadow,
    stepTicks: STEP_TICKS[options.speed],
    fruits: Number(options.fruits),
    road: null,
  }
}

function start(options: Options, seed: number, window: Size): World {
  const { size, wrap, meadow, stepTicks, fruits, road } = boardOf(options, window)
  const middle = (road?.rows ?? size) / 2
  const world: World = {
    random: createRandom(seed),
    size,
    wrap,
    meadow,
    stepTicks,
    clock: 0,
    body: Array.from({ length: START_LENGTH }, (_, i) => indexOf(middle, size / 2 - 2 - i, size)),
    vacated: -1,
    direction: 'right',
    turns: [],
    foods: [],
    eaten: 0,
    stones: [],
    rising: { cell: -1, moves: 0 },
    portals: [],
    sincePortals: 0,
    mushrooms: [],
    score: 0,
    ...(road && { road }),
    end: '',
  }
  for (let nth = 0; nth < fruits; nth++) world.foods.push({ cell: freeCell(world), nth })
  furnish(world)
  if (road) layKey(world, road)
  return world
}

/**
 * Reads each key as it was pressed. A turn that is not possible then is not taken later; otherwise two keys could
 * make an unwanted U-turn.
 */
function readTurns(world: World, input: Input<Action>, emit: Emit<Event>): void {
  const { road } = world
  for (const direction of input.presses()) {
    if (direction === JOIN) continue
    const starts = road?.waits === true && direction !== OPPOSITE[world.direction]
    if (starts) {
      road.waits = false
      // It moves at once.
      world.clock = world.stepTicks - 1
    }
    if (queue(world, direction) || starts) emit({ type: 'turn', direction })
  }
}

/** Whether the next move would end the game. */
function isDeadly(world: World): boolean {
  const next = ahead(itemAt(world.body, 0), facing(world), world)
  const bites = world.body.includes(next) && next !== world.body.at(-1)
  return next < 0 || bites || world.stones.includes(next)
}

function move(world: World, emit: Emit<Event>): void {
  world.direction = world.turns.shift() ?? world.direction
  const head = itemAt(world.body, 0)
  const next = ahead(head, world.direction, world)
  if (next < 0) {
    end(world, 'wall', emit)
    return
  }
  if (world.stones.includes(next)) {
    end(world, 'stone', emit)
    return
  }
  const food = isLocked(world) ? undefined : world.foods.find(({ cell }) => cell === next)
  // The tail leaves its cell in the same move, so following it closely is not a collision.
  if (world.body.includes(next) && next !== world.body.at(-1)) {
    end(world, 'self', emit)
    return
  }
  world.vacated = food ? -1 : (world.body.pop() as number)
  world.body.unshift(next)
  if (next !== beside(head, world.direction, world)) emit({ type: 'through', ...cellOf(next, world.size) })
  if (world.mushrooms.includes(next) && !swallow(world, next, emit)) {
    end(world, 'poison', emit)
    return
  }
  if (food) eat(world, food, emit)
  if (!world.end) age(world, emit)
  if (world.road && !world.end) travel(world, world.road, food !== undefined, emit)
}

/** What a move does in Worlds besides. */
function travel(world: World, road: Road, hasEaten: boolean, emit: Emit<Event>): void {
  if (giveStars(world, road, emit)) {
    end(world, 'full', emit)
    return
  }
  takeKey(world, road, emit)
  moveFruit(world, road)
  if (!hasEaten) return
  layKey(world, road)
  swapHeads(world, road, emit)
}

function eat(world: World, food: Food, emit: Emit<Event>): void {
  const { nth } = food
  world.score += POINTS_PER_FOOD
  world.eaten++
  makeRoom(world)
  food.cell = freeCell(world)
  food.nth = world.foods.length - 1 + world.eaten
  const { row, col } = cellOf(itemAt(world.body, 0), world.size)
  emit({ type: 'eat', row, col, points: POINTS_PER_FOOD, length: world.body.length, nth })
  if (world.foods.every(({ cell }) => cell < 0)) end(world, 'full', emit)
  else grow(world)
}

function end(world: World, reason: World['end'], emit: Emit<Event>): void {
  world.end = reason
  const { row, col } = cellOf(itemAt(world.body, 0), world.size)
  emit({ type: reason === 'full' ? 'full' : 'crash', reason, row, col })
}

function outcome(world: World): Outcome<Stat> | null {
  const { end, road, score } = world
  if (!end) return null
  const results = { Score: score, Length: world.body.length, ...(road && { Stars: road.stars }) }
  const title = texts.ends[end]
  if (road) {
    const { number, stars } = road
    const detail = end === 'full' ? texts.allStars : texts.nextStar(goalOf(road))
    return stars > 0
      ? { result: 'won', title: texts.ends.world(number, stars), detail, results }
      : { result: 'over', title, detail, results }
  }
  return end === 'full'
    ? { result: 'won', title, detail: texts.noMoreFruit, results }
    : { result: 'over', title, results }
}

export const alone: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  step(world, input, emit) {
    if (world.end) return
    const { road } = world
    if (road && !road.told) {
      road.told = true
      emit({ type: 'world', number: road.number, goal: goalOf(road) })
    }
    readTurns(world, input, emit)
    if (road?.waits) return
    world.clock++
    if (world.clock < world.stepTicks) return
    if (road && world.clock < world.stepTicks + LATE_TICKS && isDeadly(world)) return
    world.clock = 0
    move(world, emit)
  },
  hud: ({ score, body, road }): Hud<Stat> => ({
    Score: score,
    Length: body.length,
    ...(road && { Goal: goalOf(road) }),
  }),
  outcome,
  // H head, o body, # stone, + rising stone, O portal, ! mushroom, K key, * food.
  debug(world) {
    const { body, foods, size, stones, rising, portals, mushrooms, road } = world
    return printGrid(rowsOf(world), size, (row, col) => {
      const cell = indexOf(row, col, size)
      if (body.includes(cell)) return body[0] === cell ? 'H' : 'o'
      if (stones.includes(cell)) return '#'
      if (rising.cell === cell) return '+'
      if (portals.includes(cell)) return 'O'
      if (mushrooms.includes(cell)) return '!'
      if (road?.key === cell) return 'K'
      return foods.some((food) => food.cell === cell) ? '*' : '.'
    })
  },
}
