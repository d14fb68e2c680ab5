/** The rules of Snake: the grid, the direction queue, eating, growing, and the ends of a game. */
import type { Emit, Hud, Input, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, type Direction, indexOf, OPPOSITE, printGrid } from '../../../engine/core/math/grid'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { age, furnish, grow, makeRoom, swallow } from './meadow'
import {
  type Action,
  ahead,
  beside,
  type Event,
  type Food,
  freeCell,
  POINTS_PER_FOOD,
  QUEUE_LENGTH,
  START_LENGTH,
  STEP_TICKS,
  type World,
} from './world'

export * from './world'

/** The direction of the head now: it turns with the key press, before the body follows. */
export function facing(world: World): Direction {
  return world.turns[0] ?? world.direction
}

function start(options: Options, seed: number): World {
  const size = Number(options.board)
  const middle = size / 2
  const world: World = {
    random: createRandom(seed),
    size,
    wrap: options.edges === 'wrap',
    meadow: options.meadow,
    stepTicks: STEP_TICKS[options.speed],
    clock: 0,
    body: Array.from({ length: START_LENGTH }, (_, i) => indexOf(middle, middle - 2 - i, size)),
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
    end: '',
  }
  for (let nth = 0; nth < Number(options.fruits); nth++) world.foods.push({ cell: freeCell(world), nth })
  furnish(world)
  return world
}

/**
 * Queues a turn, unless it reverses or repeats the direction before it. In a full queue it takes the place of the last one:
 * of a burst of keys, the newest one counts.
 */
function queue(world: World, turn: Direction): boolean {
  const kept = world.turns.slice(0, QUEUE_LENGTH - 1)
  const before = kept.at(-1) ?? world.direction
  const isRepeated = turn === before && world.turns.length < QUEUE_LENGTH
  if (turn === world.turns.at(-1) || isRepeated || turn === OPPOSITE[before]) return false
  world.turns = turn === before ? kept : [...kept, turn]
  return true
}

/**
 * Reads each key as it was pressed. A turn that is not possible then is not taken later; otherwise two keys could
 * make an unwanted U-turn.
 */
function readTurns(world: World, input: Input<Action>, emit: Emit<Event>): void {
  for (const direction of input.presses()) if (queue(world, direction)) emit({ type: 'turn', direction })
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
  const food = world.foods.find(({ cell }) => cell === next)
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
  if (world.meadow !== 'plain' && !world.end) age(world, emit)
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
  const results = { Score: world.score, Length: world.body.length }
  const { end } = world
  if (!end) return null
  const title = texts.ends[end]
  return end === 'full'
    ? { result: 'won', title, detail: texts.noMoreFruit, results }
    : { result: 'over', title, results }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  step(world, input, emit) {
    if (world.end) return
    readTurns(world, input, emit)
    world.clock++
    if (world.clock < world.stepTicks) return
    world.clock = 0
    move(world, emit)
  },
  hud: (world): Hud<Stat> => ({ Score: world.score, Length: world.body.length }),
  outcome,
  // H head, o body, # stone, + rising stone, O portal, ! mushroom, * food.
  debug: ({ body, foods, size, stones, rising, portals, mushrooms }) =>
    printGrid(size, size, (row, col) => {
      const cell = indexOf(row, col, size)
      if (body.includes(cell)) return body[0] === cell ? 'H' : 'o'
      if (stones.includes(cell)) return '#'
      if (rising.cell === cell) return '+'
      if (portals.includes(cell)) return 'O'
      if (mushrooms.includes(cell)) return '!'
      return foods.some((food) => food.cell === cell) ? '*' : '.'
    }),
}
