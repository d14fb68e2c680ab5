/** Tests two against two: seats, pulls that add up, zones for fingers, the computers, and the end. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { FOUR_SEATS, JOIN } from '../../../src/engine/core/input/seats'
import { createRandom, drawInt, pick } from '../../../src/engine/core/math/random'
import game from '../../../src/games/tug-of-war'
import { type Options, options } from '../../../src/games/tug-of-war/options'
import { type Pairs, rules, type World } from '../../../src/games/tug-of-war/rules'
import { recordSet } from '../../support/options'
import { sample } from '../../support/proofs'
import { finger, ticker } from '../../support/ticks'

const WIDE = { width: 800, height: 450 }
const tick = ticker(rules)
const begin = (chosen: Partial<Options> = {}, seed = 1, size = WIDE): World =>
  rules.start(completeOptions(options, { pace: 'pairs', ...chosen }), seed, size)
const pairsOf = (world: World) => world.pairs as Pairs
const humans = (world: World) => pairsOf(world).human

/** At the first pull, with a person in each seat. */
function ready(): World {
  const world = begin()
  for (const seat of FOUR_SEATS) tick(world, [seat === 0 ? JOIN : `${JOIN}@${seat}`])
  while (world.state === 'ready') tick(world)
  return world
}

describe('two against two', () => {
  it('is a game for four, with records of its own', () => {
    const chosen = completeOptions(options, { pace: 'pairs' })
    expect(game.players?.(chosen)).toBe(4)
    expect(recordSet(game, { pace: 'pairs' })).toBe('level=medium&pace=pairs&rounds=3&shape=wide')
    // Two people at one device, or at two, pull one against one, and the drum is for one at each end.
    for (const other of [{ players: '2' }, { pull: 'rhythm' }] as const) {
      expect(game.players?.({ ...chosen, ...other })).toBeLessThan(3)
      expect(begin(other).pairs).toBeUndefined()
    }
  })
  it('adds up the presses of a team, each the step of one at each end', () => {
    const world = ready()
    expect(tick(world, ['pull'])).toEqual([{ type: 'pull', side: 0, rope: 48, seat: 0 }])
    expect(tick(world, ['pull@2'])).toEqual([{ type: 'pull', side: 0, rope: 46, seat: 2 }])
    tick(world, ['pull', 'pull@2'])
    expect(world.rope).toBe(42)
    tick(world, ['pull@1', 'pull@3'])
    expect(world.rope).toBe(46)
    tick(world, ['pull', 'pull@1', 'pull@2', 'pull@3'])
    expect(world).toMatchObject({ rope: 46, pulls: [6, 4] })
    expect(pairsOf(world).pulls).toEqual([3, 2, 3, 2])
  })
  it('wins a round at the flag, after half as many presses of each', () => {
    const world = ready()
    for (let n = 0; n < 9; n++) tick(world, ['pull@1', 'pull@3'])
    expect(world).toMatchObject({ rope: 86, rounds: [0, 0] })
    expect(tick(world, ['pull@1', 'pull@3'])).toContainEqual({
      type: 'round',
      side: 1,
      left: 0,
      right: 1,
      last: false,
    })
    for (let n = 0; n < 90; n++) tick(world)
    expect(world).toMatchObject({ rope: 50, state: 'pull' })
    expect(rules.hud(world)).toMatchObject({ 'Team 1': 0, 'Team 2': 1 })
  })
  it('is joined at any time: before the first pull, while pulling, and between rounds', () => {
    const world = begin()
    tick(world)
    expect(humans(world)).toEqual([false, false, false, false])
    tick(world, [`${JOIN}@3`])
    expect(humans(world)).toEqual([false, false, false, true])
    while (world.state === 'ready') tick(world)
    tick(world, ['pull@1'])
    expect(humans(world)).toEqual([false, true, false, true])
    for (let n = 0; world.state === 'pull' && n < 100; n++) tick(world, ['pull@1', 'pull@3'])
    expect(world.state).toBe('rest')
    tick(world, ['pull'])
    expect(humans(world)).toEqual([true, true, false, true])
  })
  it('leaves a seat to its person: no computer pulls there any more', () => {
    const world = ready()
    for (let n = 0; n < 600; n++) expect(tick(world)).toEqual([])
    expect(world.rope).toBe(50)
  })
  it.each([
    ['wide', WIDE, [50, 400]],
    ['upright', { width: 480, height: 760 }, [470, 720]],
  ] as const)('has two zones for fingers at each side of a field that is %s', (_, size, [upper, lower]) => {
    const world = begin({}, 1, size)
    while (world.state === 'ready') tick(world)
    Object.assign(pairsOf(world), { human: [true, true, true, true] })
    const touch = (x: number, y: number) => finger(x, y, { id: x * 1000 + y, pressed: true })
    const [left, right] = [size.width * 0.1, size.width * 0.9]
    const at = [touch(left, upper), touch(right, upper), touch(left, lower), touch(right, lower)]
    for (const seat of FOUR_SEATS)
      expect(tick(world, [], [], [at[seat] as (typeof at)[0]])).toMatchObject([{ type: 'pull', seat }])
    // Four fingers at once.
    tick(world, [], [], at)
    expect(pairsOf(world).pulls).toEqual([2, 2, 2, 2])
    expect(world.rope).toBe(50)
  })
  it('gives every pull to the seat that made it, whatever is pressed', () => {
    const world = ready()
    const random = createRandom(7)
    for (let n = 0; n < sample(2000, 10_000) && world.state !== 'over'; n++) {
      const seats = FOUR_SEATS.filter(() => drawInt(random, 0, 9) === 0)
      const held = pick(random, FOUR_SEATS)
      const names = seats.map((seat) => (seat === 0 ? 'pull' : `pull@${seat}`))
      const isPulling = world.state === 'pull'
      const before = held === 0 ? ['pull'] : [`pull@${held}`]
      const pulls = tick(world, names, before).filter(({ type }) => type === 'pull')
      const expected = isPulling ? seats.filter((seat) => seat !== held) : []
      expect(pulls.map((event) => event.seat)).toEqual(expected)
    }
  })
  it('goes the same way again, from the start and from a copy at any tick', () => {
    const played = (copies: boolean) => {
      const random = createRandom(11)
      const chances = createRandom(12)
      let world = begin({ rounds: '1' }, 4)
      for (let n = 0; n < 60 * 40; n++) {
        const names = FOUR_SEATS.filter((seat) => seat !== 3 && drawInt(random, 0, 8 + seat) === 0)
        const at = drawInt(random, 0, 40)
        const fingers = at === 0 ? [finger(700, 400, { id: n, pressed: true })] : []
        if (n > 500)
          tick(
            world,
            names.map((seat) => (seat === 0 ? 'pull' : `pull@${seat}`)),
            [],
            fingers,
          )
        else tick(world)
        if (copies && drawInt(chances, 0, 20) === 0) world = structuredClone(world)
      }
      return world
    }
    const [first, again, copied] = [played(false), played(false), played(true)]
    expect(first.state).toBe('over')
    expect(again).toEqual(first)
    expect(copied).toEqual(first)
  })
  it('ends with the team of one person as winner or loser, and names the team if several play', () => {
    const end = (human: readonly boolean[], rounds: readonly [number, number], rope = 50) => {
      const world = begin()
      Object.assign(world, { rounds, rope, ticksLeft: 600, state: 'over' })
      Object.assign(pairsOf(world), { human, pulls: [40, 30, 80, 50] })
      Object.assign(world, { pulls: [120, 80] })
      return rules.outcome(world)
    }
    expect(end([false, false, true, false], [3, 1])).toEqual({
      result: 'won',
      title: 'Your team wins',
      detail: '3 to 1. Presses per second: 6 and 4.',
      results: { Time: 20, 'Presses a second': 4 },
    })
    const lost = end([false, true, false, false], [3, 1])
    expect(lost).toMatchObject({ result: 'lost', title: 'The other team wins' })
    expect(lost?.results).toEqual({ 'Presses a second': 1.5 })
    const several = end([true, true, false, false], [1, 3])
    expect(several).toMatchObject({ result: 'over', title: 'Team 2 wins' })
    expect(several?.results).toBeUndefined()
    expect(end([true, true, true, true], [1, 1], 48)).toMatchObject({ title: 'Team 1 wins' })
    expect(end([true, true, true, true], [1, 1])).toMatchObject({ result: 'tied' })
  })
  it('is won by each team of computers about equally often', { tags: 'sample' }, () => {
    const games = sample(40, 1000)
    let [left, right] = [0, 0]
    for (let seed = 1; seed <= games; seed++) {
      const world = begin({ level: 'impossible' }, seed)
      for (let n = 0; world.state !== 'over' && n < 60 * 60 * 2; n++) tick(world)
      const title = rules.outcome(world)?.title
      if (title === 'Team 1 wins') left++
      if (title === 'Team 2 wins') right++
    }
    // Most matches are decided by the nearer rope after 30 s. 5% of 1,000 are three standard deviations.
    expect(left + right).toBeGreaterThan(games * 0.75)
    expect(Math.abs(left / (left + right) - 0.5)).toBeLessThan(sample(40, 5) / 100)
  })
})
