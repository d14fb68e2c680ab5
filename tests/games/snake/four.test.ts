/** Tests four snakes on one field: seats, the rules of a move, rounds, the end, and that no seat has an advantage. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import { NO_INPUT, readInput } from '../../../src/engine/core/input/input'
import { FOUR_SEATS, JOIN, type Seat } from '../../../src/engine/core/input/seats'
import { indexOf } from '../../../src/engine/core/math/grid'
import game from '../../../src/games/snake'
import { type Options, options } from '../../../src/games/snake/options'
import {
  FIELD,
  type FourSnake,
  type FourWorld,
  ROUND_MOVES,
  SIDE,
  WINS,
} from '../../../src/games/snake/rules'
import { four } from '../../../src/games/snake/rules/four'
import { recordSet } from '../../support/options'
import { sample } from '../../support/proofs'
import { finger, ticker, typesOf } from '../../support/ticks'

const chosen = completeOptions(options, { mode: 'four' }) as Options
const begin = (seed = 1): FourWorld => four.start(chosen, seed, { width: SIDE, height: SIDE })
const tick = ticker(four)
const at = (row: number, col: number) => indexOf(row, col, FIELD)
const outs = ({ snakes }: FourWorld) => FOUR_SEATS.filter((seat) => snakes[seat]?.out)

/** A round in which only these snakes are on the field, all steered by people; fruit lies in a corner. */
function placed(...snakes: readonly Partial<FourSnake>[]): FourWorld {
  const world = begin()
  world.state = 'play'
  world.foods.forEach((food, n) => {
    food.cell = at(FIELD - 1, FIELD - 1 - n)
  })
  world.snakes.forEach((snake, seat) => {
    Object.assign(snake, { human: true, ...(snakes[seat] ?? { out: true }) })
  })
  return world
}
/** A snake of this length whose head is in a cell, and which has come straight to it. */
function straight(
  row: number,
  col: number,
  direction: FourSnake['direction'],
  length = 4,
): Partial<FourSnake> {
  const [back, side] = { right: [0, -1], left: [0, 1], down: [-1, 0], up: [1, 0] }[direction] as [
    number,
    number,
  ]
  return { direction, body: Array.from({ length }, (_, n) => at(row + n * back, col + n * side)) }
}
/** Ticks until all have moved once. */
function move(world: FourWorld, press: readonly string[] = []) {
  const events = tick(world, press)
  while (world.clock > 0 && world.state === 'play') events.push(...tick(world))
  return events
}
function finish(world: FourWorld, ticks = 60 * 60 * 15): number {
  let n = 0
  for (; world.state !== 'over' && n < ticks; n++) four.step(world, readInput(NO_INPUT), () => {})
  return n
}

describe('four snakes', () => {
  it('are a game for four on the square field, with records of their own', () => {
    expect(game.players?.(chosen)).toBe(4)
    expect(worldSize(game, { ...chosen, shape: 'upright' })).toEqual({ width: SIDE, height: SIDE })
    expect(recordSet(game, { mode: 'four', edges: 'wrap', fruits: '5' })).toBe('mode=four&speed=normal')
    expect(recordSet(game, {})).toBe('edges=walls&speed=normal')
  })
  it('begin alike, turned by quarters', () => {
    const { snakes } = begin()
    const turned = (cell: number) => at(cell % FIELD, FIELD - 1 - Math.floor(cell / FIELD))
    for (const [seat, next] of [
      [0, 2],
      [2, 1],
      [1, 3],
      [3, 0],
    ] as const)
      expect(snakes[seat]?.body.map(turned)).toEqual(snakes[next]?.body)
  })
  it('are the computer’s until somebody joins, before a round or in it, by a press, a key or a finger', () => {
    const world = begin()
    const humans = () => world.snakes.map(({ human }) => human)
    tick(world)
    expect(humans()).toEqual([false, false, false, false])
    tick(world, [`${JOIN}@1`])
    tick(world, ['left@2'])
    expect(humans()).toEqual([false, true, true, false])
    while (world.state === 'ready') tick(world)
    tick(world, [], [], [finger(300, 590, { pressed: true })])
    expect(humans()).toEqual([false, true, true, true])
  })
  it('are turned by the keys of their seats alone, and by strokes from their sides', () => {
    const world = begin()
    tick(world, ['up', 'down@1', 'left@2', 'right@3'])
    expect(world.snakes.map(({ turns }) => turns[0])).toEqual(['up', 'down', 'left', 'right'])
    const touched = begin()
    const stroke = (id: number, x: number, y: number, dx: number, dy: number, pressed: boolean) =>
      finger(x + (pressed ? 0 : dx), y + (pressed ? 0 : dy), { id, pressed })
    for (const pressed of [true, false])
      tick(
        touched,
        [],
        [],
        [
          // Beside the field, too.
          stroke(1, -40, 300, 5, -25, pressed),
          stroke(2, 590, 200, 0, 25, pressed),
          stroke(3, 300, 10, -25, 5, pressed),
          // Too short.
          stroke(4, 300, 590, 12, 0, pressed),
        ],
      )
    expect(touched.snakes.map(({ turns }) => turns[0])).toEqual(['up', 'down', 'left', undefined])
    // The finger goes on without being lifted.
    tick(touched, [], [], [finger(-10, 280, { id: 1 })])
    expect(touched.snakes[0]?.turns).toEqual(['up', 'right'])
  })
})

describe('a move', () => {
  it('puts off the field who leaves it, bites itself or runs into another snake', () => {
    const wall = placed(straight(0, 9, 'up'), straight(20, 20, 'left'), straight(5, 20, 'left'))
    expect(typesOf(move(wall))).toContain('out')
    expect(outs(wall)).toEqual([0, 3])
    const self = placed(
      { direction: 'left', body: [at(8, 8), at(8, 9), at(7, 9), at(7, 8), at(7, 7), at(8, 7)] },
      straight(20, 20, 'left'),
      straight(5, 20, 'left'),
    )
    // Its tail leaves the cell in the same move.
    move(self)
    expect(outs(self)).toEqual([3])
    Object.assign(self.snakes[0] as FourSnake, {
      direction: 'left',
      body: [at(8, 8), at(8, 9), at(7, 9), at(7, 8), at(7, 7), at(8, 7), at(9, 7)],
    })
    move(self)
    expect(outs(self)).toEqual([0, 3])
    const cutOff = placed(straight(9, 9, 'right'), straight(9, 11, 'down', 6), straight(20, 20, 'left'))
    move(cutOff)
    expect(outs(cutOff)).toEqual([3])
    move(cutOff)
    expect(outs(cutOff)).toEqual([0, 3])
  })
  it('puts both off the field whose heads meet in a cell or pass each other, whatever their lengths', () => {
    const third = straight(20, 20, 'left')
    const meet = placed(straight(9, 9, 'right'), straight(9, 11, 'left', 9), third, straight(2, 9, 'left'))
    move(meet)
    expect(outs(meet)).toEqual([0, 1])
    const pass = placed(straight(9, 9, 'right'), straight(9, 10, 'left', 9), third, straight(2, 9, 'left'))
    move(pass)
    expect(outs(pass)).toEqual([0, 1])
    // What they leave is no obstacle.
    expect(pass.state).toBe('play')
    Object.assign(pass.snakes[2] as FourSnake, straight(8, 9, 'down'))
    move(pass)
    expect(outs(pass)).toEqual([0, 1])
  })
  it('lays no fruit where there is no room', () => {
    const others = Array.from({ length: FIELD * FIELD - 2 }, (_, n) => n + 2)
    const world = placed({ direction: 'left', body: [1, ...others] })
    for (const food of world.foods) food.cell = -1
    Object.assign(world.foods[0] as object, { cell: 0 })
    move(world)
    expect(world.snakes[0]?.body.length).toBe(FIELD * FIELD)
    expect(world.foods.map(({ cell }) => cell)).toEqual([-1, -1, -1, -1])
  })
  it('lets a snake grow by three after a fruit, and its tail stays', () => {
    const world = placed(straight(9, 9, 'right'), straight(20, 20, 'left'))
    Object.assign(world.foods[0] as object, { cell: at(9, 10) })
    const lengths = [...Array(5)].map(() => {
      move(world)
      return world.snakes[0]?.body.length
    })
    expect(lengths).toEqual([5, 6, 7, 7, 7])
    expect(world.snakes[0]?.score).toBe(10)
    const followed = placed(
      straight(9, 9, 'right'),
      { direction: 'up', body: [at(10, 6), at(11, 6)] },
      straight(2, 9, 'left'),
    )
    Object.assign(followed.snakes[0] as object, { body: [at(9, 9), at(9, 8), at(9, 7), at(9, 6)] })
    Object.assign(followed.foods[0] as object, { cell: at(9, 10) })
    move(followed)
    expect(outs(followed)).toEqual([1, 3])
  })
})

describe('a round', () => {
  const round = (world: FourWorld) => move(world).find(({ type }) => type === 'round')
  it('is won by the last snake, or by nobody if the last ones crash in the same move', () => {
    const last = placed(straight(0, 9, 'up'), straight(20, 20, 'left'))
    expect(round(last)).toMatchObject({ seat: 1, human: true })
    expect(last.snakes.map(({ wins, score }) => [wins, score])[1]).toEqual([1, 100])
    expect(round(placed(straight(0, 9, 'up'), straight(0, 2, 'up')))).toMatchObject({ seat: -1 })
  })
  it('is won by the longest when its time is up, or by nobody if two are', () => {
    const late = (long: number) => {
      const world = placed(straight(9, 9, 'right', 6), straight(20, 12, 'left', long))
      world.moves = ROUND_MOVES - 2
      expect(round(world)).toBeUndefined()
      return round(world)
    }
    expect(late(5)).toMatchObject({ seat: 0 })
    expect(late(7)).toMatchObject({ seat: 1 })
    expect(late(6)).toMatchObject({ seat: -1 })
  })
  it('is over when only computers are left, unless nobody plays', () => {
    const world = placed(straight(0, 9, 'up'), straight(20, 12, 'left'), straight(5, 12, 'left', 6))
    for (const seat of [1, 2]) Object.assign(world.snakes[seat] as object, { human: false })
    expect(round(world)).toMatchObject({ seat: 2, human: false })
    const watched = placed(straight(0, 9, 'up'), straight(20, 12, 'left'), straight(5, 12, 'left', 6))
    for (const snake of watched.snakes) snake.human = false
    expect(round(watched)).toBeUndefined()
  })
  it('ends the game with the third one that somebody has won', () => {
    const end = (people: readonly Seat[]) => {
      // In the corner there is no way out, not even for a computer.
      const corner = [at(0, 0), at(0, 1), at(1, 1), at(1, 0), at(2, 0)]
      const world = placed({ direction: 'left', body: corner }, straight(20, 20, 'left'))
      world.snakes.forEach((snake, seat) => {
        Object.assign(snake, { human: people.includes(seat as Seat), wins: [1, WINS - 1, 2, 0][seat] })
      })
      move(world)
      expect(four.outcome(world)).toBeNull()
      finish(world)
      return four.outcome(world)
    }
    expect(end([1])).toMatchObject({ result: 'won', title: 'You win', results: { Score: 100 } })
    expect(end([2])).toMatchObject({ result: 'lost', title: 'Place 2 of 4' })
    expect(end([1, 2])).toEqual({ result: 'over', title: 'Player 2 wins' })
    expect(end([2, 3])).toEqual({ result: 'over', title: 'The computer wins' })
  })
  it('is followed by another one from the start, and nobody loses the seat', () => {
    const world = placed(straight(0, 9, 'up'), straight(20, 20, 'left'))
    move(world)
    while (world.state === 'end') tick(world)
    const fresh = begin()
    expect([world.state, world.round, world.moves]).toEqual(['ready', 2, 0])
    expect(world.snakes.map(({ body, out, human }) => [body, out, human])).toEqual(
      fresh.snakes.map(({ body }) => [body, false, true]),
    )
  })
})

it('four computers win equally often, and end within minutes', { tags: 'sample' }, () => {
  const wanted = sample(12, 1000)
  const wins = [0, 0, 0, 0]
  let rounds = 0
  for (let seed = 1; rounds < wanted; seed++) {
    const world = begin(seed)
    expect(finish(world)).toBeLessThan(60 * 60 * 15)
    world.snakes.forEach((snake, seat) => {
      wins[seat] = (wins[seat] ?? 0) + snake.wins
      rounds += snake.wins
    })
  }
  // 4% of 1000 rounds are three standard deviations, of 12 rounds 38%.
  for (const count of wins) expect(Math.abs(count / rounds - 0.25)).toBeLessThan(sample(38, 4) / 100)
})
