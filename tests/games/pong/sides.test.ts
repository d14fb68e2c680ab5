/** Tests four paddles around a square court: seats, lives, walls, the end, and that no seat has an advantage. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import { NO_INPUT, readInput } from '../../../src/engine/core/input/input'
import { FOUR_SEATS, JOIN, type Seat } from '../../../src/engine/core/input/seats'
import { merged } from '../../../src/engine/core/live/inputs'
import game from '../../../src/games/pong'
import { type Options, options } from '../../../src/games/pong/options'
import {
  BLOCK,
  barOf,
  COURT,
  LIVES,
  SIDES_PADDLE,
  type SidesWorld,
  SQUARE,
} from '../../../src/games/pong/rules'
import { sides } from '../../../src/games/pong/rules/sides'
import { recordSet } from '../../support/options'
import { sample } from '../../support/proofs'
import { finger, ticker, typesOf } from '../../support/ticks'

const chosen = completeOptions(options, { ball: 'sides' }) as Options
const begin = (seed = 1): SidesWorld => sides.start(chosen, seed, { width: COURT, height: COURT })
const tick = ticker(sides)

/** A ball in flight, with all paddles out of its way. */
function flying(ball: Partial<SidesWorld['ball']>): SidesWorld {
  const world = begin()
  world.state = 'play'
  Object.assign(world.ball, ball)
  for (const paddle of world.paddles) paddle.human = true
  return world
}

/** Ticks until the ball is missed, at most 600. */
function missed(world: SidesWorld): GameEvent | undefined {
  for (let n = 0; n < 600; n++) {
    const lost = tick(world).find(({ type }) => type === 'lost')
    if (lost) return lost
  }
  return undefined
}

describe('four sides', () => {
  it('are a game for four on a square court, with records of their own', () => {
    expect(game.players?.(chosen)).toBe(4)
    expect(worldSize(game, { ...chosen })).toEqual({ width: 600, height: 600 })
    expect(recordSet(game, { ball: 'sides', points: '15', players: '2' })).toBe('ball=sides&level=normal')
  })
  it('are the computer’s until somebody joins, by a press, a key or a finger', () => {
    const world = begin()
    const humans = () => world.paddles.map(({ human }) => human)
    tick(world)
    expect(humans()).toEqual([false, false, false, false])
    tick(world, [`${JOIN}@1`])
    expect(humans()).toEqual([false, true, false, false])
    tick(world, ['left@2'])
    expect(humans()).toEqual([false, true, true, false])
    tick(world, [], [], [finger(300, 590, { pressed: true })])
    expect(humans()).toEqual([false, true, true, true])
  })
  it.each([
    [250, 2, [1, 2]],
    [350, 598, [1, 3]],
    [2, 300, [0, 1]],
    [598, 300, [1]],
  ] as const)(
    'are steered by fingers of two devices at %i, %i: the guest’s have the right side, and no others do',
    (x, y, people) => {
      const world = begin()
      const touch = (pressed: boolean) => ({ ...NO_INPUT, pointers: [finger(x, y, { pressed })] })
      for (const pressed of [true, false])
        sides.step(world, readInput(merged([touch(pressed), touch(pressed)], 'seats', SQUARE)), () => {})
      expect(FOUR_SEATS.filter((seat) => world.paddles[seat]?.human)).toEqual(people)
      expect(world.paddles[1]?.aim).toBe(y)
    },
  )
  it('are moved by their own keys alone, between the blocks', () => {
    const world = flying({})
    world.state = 'serve'
    world.wait = 1000
    for (let n = 0; n < 100; n++) tick(world, ['up', 'down@1', 'left@2', 'right@3'])
    const ends = [BLOCK + SIDES_PADDLE / 2, COURT - BLOCK - SIDES_PADDLE / 2]
    expect(world.paddles.map(({ at }) => at)).toEqual([ends[0], ends[1], ends[0], ends[1]])
  })
  it('send the ball back at an angle by the place of the hit, and faster', () => {
    const world = flying({ x: 60, y: 300, vx: -5, vy: 0 })
    const events = [...Array(10)].flatMap(() => tick(world))
    expect(events).toContainEqual(expect.objectContaining({ type: 'hit', side: 0, rally: 1, offset: 0 }))
    expect(world.ball.vx).toBeCloseTo(5.4)
  })
  it.each([
    [0, { x: 100, y: 480, vx: -6, vy: 0 }],
    [1, { x: 500, y: 480, vx: 6, vy: 0 }],
    [2, { x: 480, y: 100, vx: 0, vy: -6 }],
    [3, { x: 480, y: 500, vx: 0, vy: 6 }],
  ] as const)('cost side %i a life when it misses, and it gets the next serve', (side, ball) => {
    const world = flying(ball)
    expect(missed(world)).toMatchObject({ type: 'lost', side, lives: LIVES - 1 })
    expect([world.state, world.receiver]).toEqual(['serve', side])
  })
  it('become a wall without lives, from which a ball never flies straight back', () => {
    const world = flying({ x: 100, y: 300, vx: -6, vy: 0 })
    world.lives[0] = 0
    expect(barOf(world, 0)).toEqual({ x: 0, y: BLOCK, width: 30, height: COURT - 2 * BLOCK })
    const events = [...Array(20)].flatMap(() => tick(world))
    expect(typesOf(events)).toContain('wall')
    expect(world.ball.vx).toBeGreaterThan(0)
    expect(Math.abs(world.ball.vy)).toBeGreaterThan(1.7)
    expect(Math.hypot(world.ball.vx, world.ball.vy)).toBeCloseTo(6)
  })
  it('never send a ball to and fro between two corners', () => {
    const world = flying({ x: 300, y: 300, vx: -4, vy: 4 })
    while (!typesOf(tick(world)).includes('wall')) expect(world.state).toBe('play')
    expect(Math.abs(world.ball.vx + world.ball.vy)).toBeGreaterThan(0.01)
    expect(Math.hypot(world.ball.vx, world.ball.vy)).toBeCloseTo(Math.hypot(4, 4))
  })
  it('end when one is left, or nobody but computers', () => {
    const end = (humans: readonly Seat[], lives: readonly number[], out: readonly Seat[]) => {
      const world = flying({ x: 100, y: 480, vx: -6, vy: 0 })
      FOUR_SEATS.forEach((seat) => {
        world.lives[seat] = lives[seat] ?? 0
        Object.assign(world.paddles[seat] ?? {}, { human: humans.includes(seat), aim: 300, at: 300 })
      })
      world.out.push(...out)
      missed(world)
      for (let n = 0; n < 60; n++) tick(world)
      return sides.outcome(world)
    }
    expect(end([0], [1, 3, 0, 0], [2, 3])).toMatchObject({ result: 'lost', title: 'Place 2 of 4' })
    expect(end([0], [1, 3, 2, 1], [])).toMatchObject({ result: 'lost', title: 'Place 4 of 4' })
    expect(end([1], [1, 3, 0, 0], [2, 3])).toMatchObject({ result: 'won', title: 'You win' })
    expect(end([0, 1], [1, 3, 0, 0], [2, 3])).toMatchObject({ result: 'over', title: 'Player 2 wins' })
    expect(end([0, 2], [1, 3, 0, 0], [2, 3])).toMatchObject({ result: 'over', title: 'The computer wins' })
    expect(end([0, 1], [1, 3, 1, 0], [3])).toBeNull()
  })
  it('win equally often when all are the computer’s, and end within minutes', { tags: 'sample' }, () => {
    const games = sample(4, 1000)
    const wins = [0, 0, 0, 0]
    let longest = 0
    for (let seed = 1; seed <= games; seed++) {
      const world = begin(seed)
      let ticks = 0
      for (; world.state !== 'over' && ticks < 60 * 60 * 10; ticks++)
        sides.step(world, readInput(NO_INPUT), () => {})
      const left = world.lives.findIndex((lives) => lives > 0)
      wins[left] = (wins[left] ?? 0) + 1
      longest = Math.max(longest, ticks)
    }
    expect(longest).toBeLessThan(60 * 60 * 6)
    // 4% of 1000 games are three standard deviations, and four games show only that they end.
    for (const count of wins) expect(Math.abs(count / games - 0.25)).toBeLessThan(sample(75.1, 4) / 100)
  })
})
