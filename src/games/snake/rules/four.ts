/**
 * Four snakes on one field, steered by up to four people; the computer has the seats that nobody has taken.
 *
 * All snakes move at the same time, and what happens is judged by where they are after that move:
 * - Whose head is beyond the edge or in a body, its own or another one, is off the field: to cut somebody off is the way to win.
 * - Two heads in one cell are both off the field, whatever their lengths, and so are two that pass through each other.
 * - A tail leaves its cell in the same move, unless its snake eats: who follows it closely does not crash.
 * - Who is off the field leaves nothing there.
 * The last snake wins the round. After ROUND_MOVES moves, and when people play and only computers are left, the longest one
 * wins it. Nobody wins if the last ones crash in the same move, or if the longest ones are equal. WINS rounds win the game.
 */
import {
  type Emit,
  type Hud,
  type Input,
  type Outcome,
  type Pointer,
  type RealtimeRules,
  TICKS_PER_SECOND,
} from '../../../engine/core/game/contract'
import { endOfSeats } from '../../../engine/core/game/seatEnd'
import { readFingers, sideSeat } from '../../../engine/core/input/fingers'
import { FOUR_SEATS, JOIN, type Seat } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, type Direction, indexOf, printGrid } from '../../../engine/core/math/grid'
import { createRandom, pick } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { wayOf } from './fourComputer'
import { FIELD, type FourSnake, type FourWorld, ROUND_MOVES, WINS } from './fourWorld'
import { queue } from './turns'
import { type Action, beside, type Event, POINTS_PER_FOOD, SIDE, STEP_TICKS } from './world'

/** Fruit on the field at a time, the cells that each adds, and the length at the start. */
const FOODS = 4
const GROWTH = 3
const LENGTH = 4
const POINTS_PER_ROUND = 100
/** Before the first round there is time to see the seats; after each one to see who has won it. Ticks. */
const FIRST_TICKS = 110
const READY_TICKS = 60
const END_TICKS = 90
const FIELD_SIZE = { width: SIDE, height: SIDE } as const
const seatAt = (pointer: Pointer) => sideSeat(pointer, FIELD_SIZE, 4)
/** A finger turns a snake by a stroke of this many units. */
const STROKE = 18

/** Where each seat begins: the same start, turned by quarters, so that no seat is better. */
const AHEAD: readonly Direction[] = ['right', 'left', 'down', 'up']
const LANE = 7
const startOf = (seat: Seat): number[] =>
  Array.from({ length: LENGTH }, (_, n) => {
    const [along, far] = [LENGTH - n, FIELD - 1]
    const [row, col] = itemAt(
      [
        [LANE, along],
        [far - LANE, far - along],
        [along, far - LANE],
        [far - along, LANE],
      ] as const,
      seat,
    )
    return indexOf(row, col, FIELD)
  })

const onField = ({ snakes }: FourWorld) => FOUR_SEATS.filter((seat) => !itemAt(snakes, seat).out)
const people = ({ snakes }: FourWorld) => FOUR_SEATS.filter((seat) => itemAt(snakes, seat).human)

/** A random cell without a snake or fruit; -1 if there is none. */
function freeCell({ random, snakes, foods, size }: FourWorld): number {
  const taken = new Set([
    ...snakes.flatMap(({ out, body }) => (out ? [] : body)),
    ...foods.map(({ cell }) => cell),
  ])
  const free = Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => !taken.has(cell))
  return free.length === 0 ? -1 : pick(random, free)
}

function beginRound(world: FourWorld, ticks: number): void {
  world.state = 'ready'
  world.wait = ticks
  world.round++
  world.moves = world.clock = 0
  world.winner = -1
  for (const seat of FOUR_SEATS)
    Object.assign(itemAt(world.snakes, seat), {
      body: startOf(seat),
      vacated: -1,
      direction: itemAt(AHEAD, seat),
      turns: [],
      growing: 0,
      out: false,
    })
  for (const food of world.foods) food.cell = -1
  for (const food of world.foods) food.cell = freeCell(world)
}

/** The way of a stroke; null while it is too short. */
function strokeWay(dx: number, dy: number): Direction | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < STROKE) return null
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left'
  return dy > 0 ? 'down' : 'up'
}

function steerByFingers(world: FourWorld, input: Input<Action>, emit: Emit<Event>): void {
  for (const { seat, pointer } of readFingers(world.fingers, input.pointers, seatAt)) {
    const { id, x, y, pressed } = pointer
    itemAt(world.snakes, seat).human = true
    const from = pressed ? undefined : world.strokes[id]
    const way = from && strokeWay(x - from.x, y - from.y)
    if (way) turn(world, seat, way, emit)
    // The next stroke may follow without lifting the finger.
    if (!from || way) world.strokes[id] = { x, y }
  }
  for (const id of Object.keys(world.strokes).map(Number))
    if (!(id in world.fingers)) delete world.strokes[id]
}

function turn(world: FourWorld, seat: Seat, way: Direction, emit: Emit<Event>): void {
  const snake = itemAt(world.snakes, seat)
  if (!snake.out && queue(snake, way)) emit({ type: 'turn', direction: way })
}

/** A press takes the seat of its player, and each direction turns the snake. */
function steer(world: FourWorld, input: Input<Action>, emit: Emit<Event>): void {
  for (const seat of FOUR_SEATS)
    for (const press of input.presses(seat)) {
      itemAt(world.snakes, seat).human = true
      if (press !== JOIN) turn(world, seat, press, emit)
    }
  steerByFingers(world, input, emit)
}

/** All move at the same time; then it is judged who is off the field. */
function move(world: FourWorld, emit: Emit<Event>): void {
  const seats = onField(world)
  // All computers look before anyone has moved.
  const ways = seats.map((seat) => {
    const snake = itemAt(world.snakes, seat)
    return snake.human ? (snake.turns.shift() ?? snake.direction) : wayOf(world, seat)
  })
  const crashed = new Set<Seat>()
  seats.forEach((seat, n) => {
    const snake = itemAt(world.snakes, seat)
    snake.direction = itemAt(ways, n)
    const next = beside(itemAt(snake.body, 0), snake.direction, world)
    if (next < 0) {
      crashed.add(seat)
      return
    }
    if (world.foods.some(({ cell }) => cell === next)) snake.growing += GROWTH
    snake.vacated = snake.growing > 0 ? -1 : (snake.body.pop() as number)
    snake.growing = Math.max(0, snake.growing - 1)
    snake.body.unshift(next)
  })
  for (const seat of seats) {
    const { body } = itemAt(world.snakes, seat)
    const head = itemAt(body, 0)
    const hits = seats.some((each) =>
      itemAt(world.snakes, each).body.some((cell, n) => cell === head && (each !== seat || n > 0)),
    )
    if (hits) crashed.add(seat)
  }
  for (const seat of crashed) {
    const snake = itemAt(world.snakes, seat)
    snake.out = true
    emit({ type: 'out', seat, ...cellOf(itemAt(snake.body, 0), world.size) })
  }
  for (const seat of onField(world)) eat(world, seat, emit)
}

function eat(world: FourWorld, seat: Seat, emit: Emit<Event>): void {
  const snake = itemAt(world.snakes, seat)
  const head = itemAt(snake.body, 0)
  const food = world.foods.find(({ cell }) => cell === head)
  if (!food) return
  snake.score += POINTS_PER_FOOD
  emit({ type: 'fruit', seat, ...cellOf(head, world.size), nth: food.nth })
  food.nth = world.foods.length + world.eaten++
  food.cell = freeCell(world)
}

/** The only longest one of these snakes; -1 if there are several. */
function longest(world: FourWorld, seats: readonly Seat[]): Seat | -1 {
  const lengthOf = (seat: Seat) => itemAt(world.snakes, seat).body.length
  const most = Math.max(...seats.map(lengthOf))
  const [first = -1, second] = seats.filter((seat) => lengthOf(seat) === most)
  return second === undefined ? first : -1
}

/** Ends the round when it is decided. */
function judge(world: FourWorld, emit: Emit<Event>): void {
  const left = onField(world)
  const persons = people(world)
  const onlyComputers = persons.length > 0 && !left.some((seat) => persons.includes(seat))
  if (left.length > 1 && !onlyComputers && world.moves < ROUND_MOVES) return
  world.winner = longest(world, left)
  world.state = 'end'
  world.wait = END_TICKS
  if (world.winner >= 0) {
    const snake = itemAt(world.snakes, world.winner)
    snake.wins++
    snake.score += POINTS_PER_ROUND
  }
  const human = world.winner >= 0 && itemAt(world.snakes, world.winner).human
  emit({ type: 'round', seat: world.winner, human, points: POINTS_PER_ROUND })
}

const winnerOf = ({ snakes }: FourWorld) => FOUR_SEATS.find((seat) => itemAt(snakes, seat).wins >= WINS)

function stepWait(world: FourWorld): void {
  if (--world.wait > 0) return
  if (world.state === 'ready') world.state = 'play'
  else if (winnerOf(world) === undefined) beginRound(world, READY_TICKS)
  else world.state = 'over'
}

export const four: RealtimeRules<FourWorld, Action, Event, Options, Stat> = {
  start(options, seed) {
    const snake = (): FourSnake => ({
      body: [],
      vacated: -1,
      direction: 'up',
      turns: [],
      growing: 0,
      out: false,
      human: false,
      wins: 0,
      score: 0,
    })
    const world: FourWorld = {
      random: createRandom(seed),
      size: FIELD,
      wrap: false,
      stepTicks: STEP_TICKS[options.speed],
      clock: 0,
      state: 'ready',
      wait: 0,
      round: 0,
      moves: 0,
      winner: -1,
      snakes: FOUR_SEATS.map(snake),
      foods: Array.from({ length: FOODS }, (_, nth) => ({ cell: -1, nth })),
      eaten: 0,
      fingers: {},
      strokes: {},
    }
    beginRound(world, FIRST_TICKS)
    return world
  },
  step(world, input, emit) {
    if (world.state === 'over') return
    steer(world, input, emit)
    if (world.state !== 'play') {
      // The last move of a round is seen to its end.
      if (world.state === 'end') world.clock = Math.min(world.stepTicks, world.clock + 1)
      stepWait(world)
      return
    }
    if (++world.clock < world.stepTicks) return
    world.clock = 0
    world.moves++
    move(world, emit)
    judge(world, emit)
  },
  // The rounds that each seat has won stand on the field.
  hud(world): Hud<Stat> {
    const [alone, second] = people(world)
    const left = (ROUND_MOVES - world.moves) * world.stepTicks
    return {
      ...(alone !== undefined && second === undefined && { Score: itemAt(world.snakes, alone).score }),
      Round: world.round,
      Time: Math.ceil(left / TICKS_PER_SECOND),
    }
  },
  outcome(world): Outcome<Stat> | null {
    if (world.state !== 'over') return null
    const wins = world.snakes.map((snake) => snake.wins)
    const end = endOfSeats(
      {
        people: people(world),
        winner: winnerOf(world),
        place: (seat) => 1 + wins.filter((each) => each > itemAt(wins, seat)).length,
      },
      texts.ends,
    )
    const [alone, second] = people(world)
    return alone === undefined || second !== undefined
      ? end
      : { ...end, results: { Score: itemAt(world.snakes, alone).score } }
  },
  // The heads are the numbers of their seats, the bodies o, and fruit *.
  debug({ snakes, foods, size }) {
    return printGrid(size, size, (row, col) => {
      const cell = indexOf(row, col, size)
      const seat = snakes.findIndex(({ out, body }) => !out && body.includes(cell))
      if (seat >= 0) return snakes[seat]?.body[0] === cell ? `${seat + 1}` : 'o'
      return foods.some((food) => food.cell === cell) ? '*' : '.'
    })
  },
}
