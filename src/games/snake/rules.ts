/** Owns the rules of Snake: the grid, the direction queue, eating, growing and the three ways it ends. */
import type { GameEvent, Input, Outcome, RealtimeRules } from '../../engine/core/contract'
import { cellOf, type Direction, indexOf, inside, OPPOSITE, printGrid, STEPS } from '../../engine/core/grid'
import { createRandom, drawInt, type Random } from '../../engine/core/random'

/** Cells along each side of the square field. */
export const SIZE = 20
/** Side of one cell in world units. */
export const CELL = 30
export const POINTS_PER_FOOD = 10
/** World ticks between two moves: 9 ticks are 150 ms, the specified speed; slow and fast are options. */
export const STEP_TICKS: Readonly<Record<string, number>> = { slow: 13, normal: 9, fast: 6 }
/** How many turns may wait for the coming moves. */
export const QUEUE_LENGTH = 2
export const START_LENGTH = 3

export type Action = Direction

export interface World {
  random: Random
  wrap: boolean
  stepTicks: number
  /** Ticks since the last move, 0 <= clock < stepTicks. */
  clock: number
  /** Cells of the body by index (row * SIZE + col), head first. */
  body: number[]
  /** The cell the tail left with the last move, or -1 when the snake grew: lets the view slide the tail. */
  vacated: number
  /** Direction of the last move. */
  direction: Direction
  /** Turns that wait for the coming moves, at most QUEUE_LENGTH. */
  turns: Direction[]
  /** Cell of the food, or -1 on a full board. */
  food: number
  score: number
  end: '' | 'wall' | 'self' | 'full'
}

/** Where the head looks now: it turns with the key press, before the body follows. */
export function facing(world: World): Direction {
  return world.turns[0] ?? world.direction
}

function start(options: Readonly<Record<string, string>>, seed: number): World {
  const row = SIZE / 2
  const world: World = {
    random: createRandom(seed),
    wrap: options.edges === 'wrap',
    stepTicks: STEP_TICKS[options.speed ?? 'normal'] ?? (STEP_TICKS.normal as number),
    clock: 0,
    body: Array.from({ length: START_LENGTH }, (_, i) => indexOf(row, SIZE / 2 - 2 - i, SIZE)),
    vacated: -1,
    direction: 'right',
    turns: [],
    food: -1,
    score: 0,
    end: '',
  }
  placeFood(world)
  return world
}

/** Puts the food on a free cell, each with equal chance; -1 when there is none. */
function placeFood(world: World): void {
  const taken = new Set(world.body)
  const free: number[] = []
  for (let cell = 0; cell < SIZE * SIZE; cell++) if (!taken.has(cell)) free.push(cell)
  world.food = free.length === 0 ? -1 : (free[drawInt(world.random, 0, free.length - 1)] as number)
}

/** Queues a turn unless it is full, a reverse, or no turn at all against the direction it would follow. */
function queue(world: World, turn: Direction): boolean {
  const last = world.turns.at(-1) ?? world.direction
  if (world.turns.length >= QUEUE_LENGTH || turn === last || turn === OPPOSITE[last]) return false
  world.turns.push(turn)
  return true
}

/** Each key as it was pressed: a turn that cannot be taken then is not taken later, or two keys would make a U-turn that nobody asked for. */
function readTurns(world: World, input: Input<Action>, emit: (event: GameEvent) => void): void {
  for (const direction of input.presses()) if (queue(world, direction)) emit({ type: 'turn', direction })
}

/** The cell before the head, or -1 beyond the wall. */
function nextCell(world: World): number {
  const { row, col } = cellOf(world.body[0] as number, SIZE)
  const step = STEPS[world.direction]
  const r = row + step.row
  const c = col + step.col
  if (world.wrap) return indexOf((r + SIZE) % SIZE, (c + SIZE) % SIZE, SIZE)
  return inside(r, c, SIZE, SIZE) ? indexOf(r, c, SIZE) : -1
}

function move(world: World, emit: (event: GameEvent) => void): void {
  world.direction = world.turns.shift() ?? world.direction
  const next = nextCell(world)
  if (next < 0) {
    end(world, 'wall', emit)
    return
  }
  const eats = next === world.food
  // The tail leaves its cell in the same move, so following it closely is no hit.
  if (world.body.includes(next) && next !== world.body.at(-1)) {
    end(world, 'self', emit)
    return
  }
  world.vacated = eats ? -1 : (world.body.pop() as number)
  world.body.unshift(next)
  if (!eats) return
  world.score += POINTS_PER_FOOD
  const { row, col } = cellOf(next, SIZE)
  placeFood(world)
  emit({ type: 'eat', row, col, points: POINTS_PER_FOOD, length: world.body.length })
  if (world.food < 0) end(world, 'full', emit)
}

function end(world: World, reason: World['end'], emit: (event: GameEvent) => void): void {
  world.end = reason
  const { row, col } = cellOf(world.body[0] as number, SIZE)
  emit({ type: reason === 'full' ? 'full' : 'crash', reason, row, col })
}

function outcome(world: World): Outcome | null {
  const results = { Score: world.score, Length: world.body.length }
  if (world.end === 'wall') return { result: 'over', title: 'Game Over! Hit a wall', results }
  if (world.end === 'self') return { result: 'over', title: 'Game Over! Hit yourself', results }
  if (world.end === 'full')
    return { result: 'won', title: 'The whole board is yours', detail: 'Not one cell left to eat', results }
  return null
}

export const rules: RealtimeRules<World, Action> = {
  start,
  step(world, input, emit) {
    if (world.end) return
    readTurns(world, input, emit)
    world.clock++
    if (world.clock < world.stepTicks) return
    world.clock = 0
    move(world, emit)
  },
  hud: (world) => ({ Score: world.score, Length: world.body.length }),
  outcome,
  // H the head, o the body, * the food.
  debug: ({ body, food }) =>
    printGrid(SIZE, SIZE, (row, col) => {
      const cell = indexOf(row, col, SIZE)
      if (body.includes(cell)) return body[0] === cell ? 'H' : 'o'
      return food === cell ? '*' : '.'
    }),
}
