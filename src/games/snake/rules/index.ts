/** Owns the rules of Snake: the grid, the direction queue, eating, growing and the three ways it ends. */
import type { GameEvent, Input, Outcome, RealtimeRules } from '../../engine/core/contract'
import { cellOf, type Direction, indexOf, inside, OPPOSITE, printGrid, STEPS } from '../../engine/core/grid'
import { createRandom, drawInt, type Random } from '../../engine/core/random'

/** Cells along each side of the square field, as specified. */
export const SIZE = 20
/** Side of one cell of that field in world units. */
export const CELL = 30
/** Side of the field in world units: every board fills it, with larger or smaller cells. */
export const SIDE = SIZE * CELL
/** Cells along each side of the boards that can be chosen. */
export const BOARDS: readonly number[] = [12, SIZE, 28]
/** How many fruits may lie on the board at a time: one as specified. */
export const FRUITS: readonly number[] = [1, 2, 3, 4, 5]
export const POINTS_PER_FOOD = 10
/** World ticks between two moves: 9 ticks are 150 ms, the specified speed; slow and fast are options. */
export const STEP_TICKS: Readonly<Record<string, number>> = { slow: 13, normal: 9, fast: 6 }
/** How many turns may wait for the coming moves. */
export const QUEUE_LENGTH = 2
export const START_LENGTH = 3

export type Action = Direction

export interface Food {
  /** -1 where no cell was free for it. */
  cell: number
  /** How many were laid before it in this play. */
  nth: number
}

export interface World {
  random: Random
  /** Cells along each side of the board. */
  size: number
  wrap: boolean
  stepTicks: number
  /** Ticks since the last move, 0 <= clock < stepTicks. */
  clock: number
  /** Cells of the body by index (row * size + col), head first. */
  body: number[]
  /** The cell the tail left with the last move, or -1 when the snake grew: lets the view slide the tail. */
  vacated: number
  /** Direction of the last move. */
  direction: Direction
  /** Turns that wait for the coming moves, at most QUEUE_LENGTH. */
  turns: Direction[]
  /** As many all the time: what is eaten is laid anew in its place of the list. */
  foods: Food[]
  score: number
  end: '' | 'wall' | 'self' | 'full'
}

/** Where the head looks now: it turns with the key press, before the body follows. */
export function facing(world: World): Direction {
  return world.turns[0] ?? world.direction
}

/** Side of one cell of a world's board in world units. */
export const cellSide = ({ size }: World): number => SIDE / size

/** The figure that an option names, if it is one of these. */
function figure(value: string | undefined, of: readonly number[], initial: number): number {
  return of.find((each) => `${each}` === value) ?? initial
}

function start(options: Readonly<Record<string, string>>, seed: number): World {
  const size = figure(options.board, BOARDS, SIZE)
  const middle = size / 2
  const world: World = {
    random: createRandom(seed),
    size,
    wrap: options.edges === 'wrap',
    stepTicks: STEP_TICKS[options.speed ?? 'normal'] ?? (STEP_TICKS.normal as number),
    clock: 0,
    body: Array.from({ length: START_LENGTH }, (_, i) => indexOf(middle, middle - 2 - i, size)),
    vacated: -1,
    direction: 'right',
    turns: [],
    foods: [],
    score: 0,
    end: '',
  }
  const fruits = figure(options.fruits, FRUITS, 1)
  for (let nth = 0; nth < fruits; nth++) world.foods.push({ cell: freeCell(world), nth })
  return world
}

/** A cell that holds neither the snake nor a food, each with equal chance; -1 when there is none. */
function freeCell(world: World): number {
  const taken = new Set([...world.body, ...world.foods.map(({ cell }) => cell)])
  const free: number[] = []
  for (let cell = 0; cell < world.size * world.size; cell++) if (!taken.has(cell)) free.push(cell)
  return free.length === 0 ? -1 : (free[drawInt(world.random, 0, free.length - 1)] as number)
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
function nextCell({ body, direction, size, wrap }: World): number {
  const { row, col } = cellOf(body[0] as number, size)
  const step = STEPS[direction]
  const r = row + step.row
  const c = col + step.col
  if (wrap) return indexOf((r + size) % size, (c + size) % size, size)
  return inside(r, c, size, size) ? indexOf(r, c, size) : -1
}

function move(world: World, emit: (event: GameEvent) => void): void {
  world.direction = world.turns.shift() ?? world.direction
  const next = nextCell(world)
  if (next < 0) {
    end(world, 'wall', emit)
    return
  }
  const food = world.foods.find(({ cell }) => cell === next)
  // The tail leaves its cell in the same move, so following it closely is no hit.
  if (world.body.includes(next) && next !== world.body.at(-1)) {
    end(world, 'self', emit)
    return
  }
  world.vacated = food ? -1 : (world.body.pop() as number)
  world.body.unshift(next)
  if (!food) return
  world.score += POINTS_PER_FOOD
  const { row, col } = cellOf(next, world.size)
  const { nth } = food
  food.cell = freeCell(world)
  food.nth = world.foods.length - 1 + world.score / POINTS_PER_FOOD
  emit({ type: 'eat', row, col, points: POINTS_PER_FOOD, length: world.body.length, nth })
  if (world.foods.every(({ cell }) => cell < 0)) end(world, 'full', emit)
}

function end(world: World, reason: World['end'], emit: (event: GameEvent) => void): void {
  world.end = reason
  const { row, col } = cellOf(world.body[0] as number, world.size)
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
  // H the head, o the body, * a food.
  debug: ({ body, foods, size }) =>
    printGrid(size, size, (row, col) => {
      const cell = indexOf(row, col, size)
      if (body.includes(cell)) return body[0] === cell ? 'H' : 'o'
      return foods.some((food) => food.cell === cell) ? '*' : '.'
    }),
}
