/** Tests Gravity Flip Runner for two: separate tracks and input, the same course, and the win of the farther runner. */

import { describe, expect, it } from 'vitest'
import type { GameEvent, Pointer } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bindingsOf, keySlots, padSlots } from '../../../src/engine/input/bindings'
import game from '../../../src/games/gravity-flip-runner'
import { bot } from '../../../src/games/gravity-flip-runner/bot'
import { options } from '../../../src/games/gravity-flip-runner/options'
import * as gravity from '../../../src/games/gravity-flip-runner/rules'
import { type Obstacle, type Run, rules, type World } from '../../../src/games/gravity-flip-runner/rules'
import { tracksOf } from '../../../src/games/gravity-flip-runner/view/track'
import { botPlays, finger, ticker } from '../../support/ticks'

const SIZE = { width: 800, height: 400 }
const begin = (seed = 1) => rules.start(completeOptions(options, { players: '2' }), seed, SIZE)
const tick = ticker(rules)
const second = (world: World) => world.second as Run

/** Two tracks with nothing on them. */
function tracks(): World {
  const world = begin()
  for (const run of gravity.runsOf(world))
    Object.assign(run, { obstacles: [], coins: [], pills: [], nextAt: 1e9 })
  return world
}

const crate = (): Obstacle => ({
  id: 900,
  x: 150,
  y: gravity.FLOOR - 60,
  width: 40,
  height: 60,
  side: 1,
  look: 0,
})
const tap = (x: number, y: number) => finger(x, y, { pressed: true })
const until = (world: World, done: () => boolean): GameEvent[] => {
  const events: GameEvent[] = []
  for (let n = 0; n < 2000 && !done(); n++) events.push(...tick(world))
  return events
}

describe('two runners', () => {
  it('keep no records; the default is one', () => {
    const usual = completeOptions(options)
    expect([game.players?.(usual), game.players?.({ ...usual, players: '2' })]).toEqual([1, 2])
    expect(rules.start(usual, 1, SIZE)).not.toHaveProperty('second')
    const world = begin()
    Object.assign(world, { state: 'over' })
    second(world).state = 'over'
    const kept = Object.keys(rules.outcome(world)?.results ?? {})
    expect(kept.filter((label) => game.best.some(({ of }) => of === label))).toEqual([])
  })

  it('have the same course as a single runner', () => {
    const world = begin(7)
    const alone = rules.start(completeOptions(options), 7, SIZE)
    const course = (run: Run) =>
      run.obstacles.map(({ x, width, height, side }) => ({ x, width, height, side }))
    for (let n = 0; n < 400; n++) {
      for (const run of [world, second(world), alone]) run.mercy = 9
      for (const each of [world, alone]) tick(each)
      expect(course(second(world))).toEqual(course(world))
      expect(course(world).slice(0, alone.obstacles.length)).toEqual(course(alone))
    }
    expect(world.obstacles.length).toBeGreaterThan(alone.obstacles.length)
  })

  it('have the course generated before it becomes visible on their longer tracks', () => {
    const world = begin()
    for (const track of tracksOf(world)) {
      expect(track.run.nextAt - track.run.distance).toBeGreaterThan(track.width)
      expect(track.width * track.scale).toBeCloseTo(SIZE.width)
    }
    const [upper, lower] = tracksOf(world)
    // Rails and corridor of the upper track end where those of the lower begin.
    const end = (upper?.y ?? 0) + (gravity.FLOOR + (upper?.rail ?? 0)) * (upper?.scale ?? 0)
    expect(end).toBeCloseTo(SIZE.height / 2)
    expect((lower?.y ?? 0) + (gravity.CEILING - (lower?.rail ?? 0)) * (lower?.scale ?? 0)).toBeCloseTo(200)
  })

  it('each flip by separate keys, pad and half of the field', () => {
    const gravities = (world: World) => gravity.runsOf(world).map(({ runner }) => runner.gravity)
    const by = (hold: readonly string[], pointers: readonly Pointer[] = []) => {
      const world = tracks()
      const events = tick(world, hold, [], pointers)
      expect(events.filter(({ type }) => type === 'flip').map(({ track }) => track)).toEqual(
        gravities(world).flatMap((way, n) => (way === -1 ? [n] : [])),
      )
      return gravities(world)
    }
    expect(by(['flip'])).toEqual([-1, 1])
    expect(by(['flip@1'])).toEqual([1, -1])
    expect(by(['flip', 'flip@1'])).toEqual([-1, -1])
    expect(by([], [tap(700, 100)])).toEqual([-1, 1])
    expect(by([], [tap(100, 300)])).toEqual([1, -1])
    const bindings = bindingsOf(game.controls)
    const keys = keySlots(bindings, 2)
    expect([keys.get('KeyW'), keys.get('ArrowUp')]).toEqual([['flip'], ['flip@1']])
    expect(([0, 1] as const).map((pad) => padSlots(bindings, 2, pad).get('A'))).toEqual([
      ['flip'],
      ['flip@1'],
    ])
    // A single runner uses both ends of the keyboard.
    const alone = keySlots(bindings, 1)
    for (const key of ['Space', 'KeyW', 'ArrowUp', 'ArrowDown'] as const)
      expect(alone.get(key)).toEqual(['flip'])
  })

  it('have separate coins and powers: slowing one does not slow the other', () => {
    const world = tracks()
    const y = gravity.FLOOR - 20
    world.pills = [{ id: 1, x: 160, y, power: 'slow' }]
    second(world).coins = [{ id: 1, x: 160, y }]
    expect(tick(world)).toMatchObject([
      { type: 'power', track: 0 },
      { type: 'coin', track: 1 },
    ])
    for (let n = 0; n < 100; n++) tick(world)
    expect(second(world).distance).toBeGreaterThan(world.distance)
    expect([world.slow > 0, second(world).slow]).toEqual([true, 0])
  })

  it('end when both are out; the farther one wins, and both distances are shown', () => {
    const world = tracks()
    for (let n = 0; n < 50; n++) tick(world)
    world.obstacles = [crate()]
    expect(tick(world)).toMatchObject([{ type: 'out', track: 0 }])
    expect(until(world, () => world.state === 'over')).toMatchObject([{ type: 'ahead', track: 1 }])
    expect(rules.outcome(world)).toBeNull()
    until(world, () => second(world).distance > 499)
    second(world).obstacles = [crate()]
    expect(tick(world).filter(({ type }) => type === 'crash')).toMatchObject([{ track: 1 }])
    until(world, () => rules.outcome(world) !== null)
    const results = { Blue: 153, Green: 504 }
    expect(rules.hud(world)).toEqual(results)
    expect(rules.outcome(world)).toEqual({
      result: 'won',
      title: 'Player 2 (Green) wins!',
      detail: 'Green ran 351 farther.',
      results,
    })
  })

  it('are decided by points at equal distance, and otherwise tie', () => {
    const world = tracks()
    for (const run of gravity.runsOf(world)) run.obstacles = [crate()]
    expect(tick(world).map(({ type, track }) => [type, track])).toEqual([
      ['out', 0],
      ['crash', 1],
    ])
    until(world, () => rules.outcome(world) !== null)
    expect(rules.outcome(world)).toMatchObject({ result: 'tied', title: 'It’s a tie' })
    world.score += gravity.COIN_POINTS
    world.coinsTaken++
    expect(rules.outcome(world)).toMatchObject({
      result: 'won',
      title: 'Player 1 (Blue) wins!',
      detail: 'Equal distance. Coins: 1 to 0.',
    })
  })

  it('are both played by the bot', () => {
    const world = begin(3)
    botPlays(rules, bot, world, 60 * 60, () => second(world).distance < 4000)
    for (const run of gravity.runsOf(world)) expect(run.distance).toBeGreaterThan(3500)
  })

  it('show no ghost: they already race each other', () => {
    const world = begin()
    expect(game.ghost?.parts(world, world)).toEqual([])
  })
})
