/** Tests Circuit Breaker's Boards: circuits, lives and stars of a board, hidden numbers, and the road. */
import { describe, expect, it } from 'vitest'
import type { GameEvent, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom } from '../../../src/engine/core/math/random'
import game from '../../../src/games/circuit-breaker'
import { bot } from '../../../src/games/circuit-breaker/bot'
import { options } from '../../../src/games/circuit-breaker/options'
import * as circuit from '../../../src/games/circuit-breaker/rules'
import { type CircuitNode, rules, type World } from '../../../src/games/circuit-breaker/rules'
import { drawCircuit } from '../../../src/games/circuit-breaker/rules/generator'
import { MISTAKES } from '../../bench/clumsy/mistakes'
import { playBy } from '../../bench/clumsy/play'
import { STAND_INS } from '../../bench/clumsy/standIns'
import { must } from '../../support/must'
import { recordSet } from '../../support/options'
import { sample, someOf } from '../../support/proofs'
import { faultsOf, SIZE, tapAt, tick } from './helpers'

const NUMBERS = circuit.BOARD_NAMES.map((_, n) => n + 1)
const LEVELS = [1, 2, 3, 4, 5]
const optionsOf = (board: number) => completeOptions(options, { growth: 'boards', board: `${board}` as '1' })

function begin(board = 1, seed = 1): World {
  const world = rules.start(optionsOf(board), seed, SIZE)
  while (world.state === 'intro') tick(world)
  return world
}
const next = (world: World) => world.nodes[world.sequence[world.progress] as number] as CircuitNode
const wrong = (world: World) =>
  world.nodes.find(({ id }) => id !== world.sequence[world.progress]) as CircuitNode
const planAt = (board: number, level: number) => circuit.planIn({ board, level, grows: true })

/** Taps the rest of the circuit, and waits for the next one or the end. */
function connect(world: World): GameEvent[] {
  const events: GameEvent[] = []
  while (world.state === 'play') events.push(...tapAt(world, next(world)))
  while (world.state === 'success' || world.state === 'intro') events.push(...tick(world))
  return events
}

describe('a board', () => {
  it('has five circuits, which follow each other and grow, and is won after the last', () => {
    const world = begin()
    const circuits: unknown[] = []
    const events: GameEvent[] = []
    for (let n = 1; n <= circuit.CIRCUITS; n++) {
      circuits.push(rules.hud(world).Circuit)
      expect(world.sequence).toHaveLength(planAt(1, n).targets)
      events.push(...connect(world))
    }
    expect(circuits).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5'])
    expect(events.filter(({ type }) => type === 'level')).toEqual(
      [2, 3, 4, 5].map((level) => ({ type: 'level', level, of: 5 })),
    )
    expect(events.filter(({ type }) => type === 'cleared')).toEqual([{ type: 'cleared', stars: 3 }])
    expect(rules.outcome(world)).toMatchObject({
      result: 'won',
      title: 'Radio: 3 stars',
      results: { Stars: 3, 'Final Score': world.score },
    })
  })

  it('has three lives for all its circuits; each one left is a star, and without one there is none', () => {
    const world = begin(2)
    tapAt(world, wrong(world))
    connect(world)
    expect(world.lives).toBe(2)
    tapAt(world, wrong(world))
    for (let n = 2; n <= circuit.CIRCUITS; n++) connect(world)
    expect(rules.outcome(world)).toMatchObject({ title: 'Camera: 1 star', results: { Stars: 1 } })

    const lost = begin(2)
    connect(lost)
    for (let n = 0; n < 3; n++) tapAt(lost, wrong(lost))
    while (!rules.outcome(lost)) tick(lost)
    expect(rules.outcome(lost)).toMatchObject({
      result: 'lost',
      detail: 'Circuit 2 of 5.',
      results: { Stars: 0 },
    })
  })

  it('is lost when the time of a circuit is up', () => {
    const world = begin()
    for (let n = 0; n < planAt(1, 1).seconds * 60 + circuit.FAILED_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'lost', detail: 'Circuit 1 of 5.' })
  })

  it('hides the numbers at the first tap, and shows them again after a wrong one', () => {
    const world = begin(3)
    for (let n = 0; n < 300; n++) tick(world)
    expect(circuit.numbersShown(world)).toBe(true)
    expect(tapAt(world, next(world)).map(({ type }) => type)).toEqual(['node', 'hide'])
    expect(circuit.numbersShown(world)).toBe(false)
    tick(world, ['reset'])
    expect(circuit.numbersShown(world)).toBe(false)
    tapAt(world, wrong(world))
    expect(circuit.numbersShown(world)).toBe(true)
  })

  it('hides them by itself on some boards', () => {
    const seen = NUMBERS.map((board) => planAt(board, 1).look)
    expect(seen).toEqual([-1, 300, -1, -1, -1, 300, -1, -1])
    const world = begin(2)
    for (let n = 0; n < 300; n++) tick(world)
    expect(circuit.numbersShown(world)).toBe(false)
  })

  it('names itself before the first circuit only', () => {
    const world = rules.start(optionsOf(1), 1, SIZE)
    expect(world.wait).toBe(circuit.NAMED_TICKS)
    while (world.state === 'intro') tick(world)
    while (world.state === 'play') tapAt(world, next(world))
    while (world.state === 'success') tick(world)
    expect(world.wait).toBe(circuit.INTRO_TICKS)
  })

  it('has valid circuits in both shapes, with room on the board', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(4, 12); seed++)
      for (const height of [circuit.SIDE, circuit.TALL])
        for (const board of NUMBERS)
          for (const level of LEVELS) {
            const plan = planAt(board, level)
            must(plan.nodes <= circuit.MAX_NODES, board, level)
            for (const fault of faultsOf(drawCircuit(createRandom(seed), plan, height), height))
              must(false, fault, seed, board, level, height)
          }
  })

  it('keeps records of its own, whatever the start level', () => {
    expect(recordSet(game, { growth: 'boards', board: '3' })).toContain('board=3')
    expect(recordSet(game, { growth: 'boards', board: '3', from: '7' })).not.toContain('from')
    expect(recordSet(game, { growth: 'on', board: '3' })).not.toContain('board')
  })
})

/** How many of five games of a stand-in are won. */
function winsOf(name: string, board: number): number {
  const who = STAND_INS.find((each) => each.name === name)?.who ?? null
  const play = {
    game: game as never as RealtimeGame,
    bot: bot as never,
    options: optionsOf(board),
    size: SIZE,
    erring: MISTAKES['circuit-breaker'],
  }
  return [1, 2, 3, 4, 5].filter((seed) => {
    const { world } = playBy(who, play, seed, 60 * 300)
    return rules.outcome(world as World)?.result === 'won'
  }).length
}

describe('the road', () => {
  it('can be walked: the bot repairs every device', { tags: ['sample'] }, () => {
    for (const board of someOf(NUMBERS, 1, 8)) expect(winsOf('bot', board), `${board}`).toBe(5)
  })
  it('is gentle at first, and hard at its end', { tags: ['sample'] }, () => {
    expect(winsOf('slow', 1)).toBeGreaterThan(2)
    if (sample(0, 1)) {
      expect(winsOf('slow', 2)).toBeGreaterThan(0)
      expect(winsOf('newcomer', 8)).toBeLessThan(4)
      expect(winsOf('good', 8)).toBeGreaterThan(2)
    }
  })
})
