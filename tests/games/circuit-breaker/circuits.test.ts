/** Tests Circuit Breaker's circuits, also those that keep growing. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom } from '../../../src/engine/core/math/random'
import game from '../../../src/games/circuit-breaker'
import { bot } from '../../../src/games/circuit-breaker/bot'
import { options } from '../../../src/games/circuit-breaker/options'
import * as circuit from '../../../src/games/circuit-breaker/rules'
import { type CircuitNode, rules } from '../../../src/games/circuit-breaker/rules'
import { drawCircuit } from '../../../src/games/circuit-breaker/rules/generator'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, ticker } from '../../support/ticks'
import { begin, faultsOf, SIZE, tapAt, tick } from './helpers'

describe('a level', () => {
  it('has min(4 + level, 12) nodes, min(nodes, 3 + level) targets, max(15, 35 - 2 x level) seconds', () => {
    const levels = [1, 2, 3, 8, 9, 10, 11, 40]
    expect(levels.map(circuit.nodesAt)).toEqual([5, 6, 7, 12, 12, 12, 12, 12])
    expect(levels.map(circuit.targetsAt)).toEqual([4, 5, 6, 11, 12, 12, 12, 12])
    expect(levels.map(circuit.timeAt)).toEqual([33, 31, 29, 19, 17, 15, 15, 15])
    expect([circuit.SIDE, circuit.LIVES, circuit.NODE_RADIUS, circuit.TAP_RADIUS]).toEqual([400, 3, 15, 15])
    for (const level of [1, 4, 7] as const) {
      const world = begin(level, level)
      expect(world.nodes).toHaveLength(circuit.nodesAt(level))
      expect(world.sequence).toHaveLength(circuit.targetsAt(level))
      expect(rules.hud(world)).toEqual({ Score: 0, Level: level, Time: circuit.timeAt(level), Lives: 3 })
    }
  })

  it('is a plan of nodes and links that can be tapped, with a sequence along links', {
    tags: ['sample'],
  }, () => {
    for (let seed = 0; seed < sample(50, 1000); seed++) {
      const random = createRandom(seed)
      for (let level = 1; level <= 12; level++) {
        const drawn = drawCircuit(random, circuit.planOf(level, false))
        must(drawn.nodes.length === circuit.nodesAt(level), seed, level)
        must(drawn.sequence.length === circuit.targetsAt(level), seed, level)
        for (const fault of faultsOf(drawn)) must(false, fault, seed, level)
      }
    }
  })

  it('has extra links only after level 2, for 30 percent of the nodes that have space', () => {
    const extras = (level: number) => {
      const random = createRandom(9)
      let extra = 0
      for (let n = 0; n < 500; n++)
        extra += drawCircuit(random, circuit.planOf(level, false)).links.length - (circuit.nodesAt(level) - 1)
      return extra / 500 / circuit.nodesAt(level)
    }
    expect([circuit.EXTRA_FROM, circuit.EXTRA_CHANCE]).toEqual([3, 0.3])
    expect([extras(1), extras(2)]).toEqual([0, 0])
    for (const level of [3, 6, 9]) {
      expect(extras(level)).toBeGreaterThan(0.2)
      expect(extras(level)).toBeLessThanOrEqual(0.31)
    }
  })
})

it('the cursor appears at the first key, moves by presses, repeats while held, and taps', () => {
  const world = begin(11)
  expect(world.cursor).toBe(-1)
  tick(world, ['tap'])
  const start = world.cursor
  expect(start).toBeGreaterThanOrEqual(0)
  expect(world.lives).toBe(3)
  tick(world)
  const { x } = world.nodes[start] as CircuitNode
  tick(world, ['left'])
  tick(world)
  expect((world.nodes[world.cursor] as CircuitNode).x).toBeLessThanOrEqual(x)
  const held = ticker(rules)
  for (let n = 0; n < 60; n++) held(world, ['right'], ['right'])
  expect((world.nodes[world.cursor] as CircuitNode).x).toBe(Math.max(...world.nodes.map((each) => each.x)))
  world.cursor = world.sequence[0] as number
  expect(tick(world, ['tap'])).toMatchObject([{ type: 'node', step: 1 }])
  // A pointer hides it.
  tapAt(world, { x: 2, y: 2 })
  expect(world.cursor).toBe(-1)
})

it('a circuit leaves a player who taps twice a second at least two seconds at every level up to 20', () => {
  const world = begin(12)
  let min = 99
  botPlays(rules, bot, world, 60 * 60 * 6, (events) => {
    if (events.some(({ type }) => type === 'connected')) min = Math.min(min, circuit.secondsLeft(world))
    return world.level < 20
  })
  expect(world.level).toBe(20)
  expect(min).toBeGreaterThanOrEqual(2)
})

const LEVELS = [1, 2, 3, 8, 20, 40]
const TALL = { width: 400, height: circuit.TALL }

/** A level in play in Overload. */
function at(level: number, seed = 1, size = SIZE) {
  const world = rules.start(completeOptions(options, { growth: 'on' }), seed, size)
  Object.assign(world, { level: level - 1, state: 'success', wait: 0 })
  tick(world)
  while (world.state === 'intro') tick(world)
  return world
}

describe('Overload', () => {
  it('has a plan for each level: four nodes at first, growing paths and decoys, shorter looks, less time', () => {
    const plans = LEVELS.map((level) => circuit.planOf(level, true))
    expect(plans.map(({ nodes }) => nodes)).toEqual([4, 5, 6, 11, 20, 20])
    expect(plans.map(({ targets }) => targets)).toEqual([4, 4, 5, 7, 13, 16])
    expect(plans.map(({ look }) => look)).toEqual([300, 240, 180, 172, 124, 90])
    expect(plans.map(({ seconds }) => seconds)).toEqual([20, 20, 22, 24, 24, 16])
    expect(plans.map(({ forks }) => Number(forks.toFixed(2)))).toEqual([0, 0, 0.38, 0.5, 0.8, 0.8])
    // No plateau: the time ends for everyone.
    const seconds = [40, 50, 60].map((level) => circuit.planOf(level, true).seconds)
    expect(seconds).toEqual([...seconds].sort((a, b) => b - a))
    expect(seconds.at(-1)).toBe(4)
  })

  it('leaves Classic as it is', () => {
    for (const level of [11, 20, 40])
      expect(circuit.planOf(level, false)).toEqual({
        nodes: 12,
        targets: 12,
        forks: 0.3,
        look: 180,
        seconds: 15,
      })
    const world = begin()
    expect('height' in world).toBe(false)
    expect(rules.hud(world)).toHaveProperty('Time')
  })

  it('hides the numbers from level 1 on', () => {
    for (const level of LEVELS) {
      const world = at(level)
      const { nodes, targets, look } = circuit.planOf(level, true)
      expect(world.nodes).toHaveLength(nodes)
      expect(world.sequence).toHaveLength(targets)
      let seen = 0
      for (; circuit.numbersShown(world); seen++) tick(world)
      expect(seen).toBe(look)
    }
  })

  it('shows the lit circuit, then the next level without a panel or a press', () => {
    const world = at(1)
    while (world.state === 'play')
      tapAt(world, world.nodes[world.sequence[world.progress] as number] as CircuitNode)
    expect(world.state).toBe('success')
    for (let n = 0; n < circuit.LIT_TICKS; n++) {
      expect(rules.interlude?.(world)).toBeNull()
      expect(tick(world, ['menu'])).toEqual([])
    }
    expect(tick(world)).toEqual([{ type: 'level', level: 2 }])
    expect(world).toMatchObject({ state: 'intro', level: 2, lives: 3 })
  })

  it('has valid plans, and larger ones on the tall board', () => {
    for (let seed = 0; seed < 30; seed++)
      for (const height of [circuit.SIDE, circuit.TALL]) {
        const random = createRandom(seed)
        for (const level of LEVELS)
          for (const fault of faultsOf(drawCircuit(random, circuit.planOf(level, true), height), height))
            must(false, fault, seed, level, height)
      }
    const spread = (height: number) => {
      let sum = 0
      for (let seed = 0; seed < 20; seed++) {
        const ys = drawCircuit(createRandom(seed), circuit.planOf(20, true), height).nodes.map(({ y }) => y)
        sum += Math.max(...ys) - Math.min(...ys)
      }
      return sum / 20
    }
    expect(spread(circuit.TALL)).toBeGreaterThan(1.15 * spread(circuit.SIDE))
    expect(at(5, 1, TALL).height).toBe(circuit.TALL)
  })

  it('counts a tap within a thumb’s width of a larger node; Classic does not', () => {
    const world = at(20)
    const { x, y } = world.nodes[world.sequence[0] as number] as CircuitNode
    expect(tapAt(world, { x, y }, 25)).toMatchObject([{ type: 'node', step: 1 }])
    expect(tapAt(world, { x, y }, 0, 27)).toEqual([])
    expect(circuit.tapRadiusOf(begin())).toBe(15)
  })

  it('never has two nodes that claim the same tap', () => {
    let least = Number.POSITIVE_INFINITY
    for (const height of [circuit.SIDE, circuit.TALL])
      for (const level of LEVELS) {
        const { nodes } = drawCircuit(createRandom(level), circuit.planOf(level, true), height)
        for (const [n, a] of nodes.entries())
          for (const b of nodes.slice(0, n)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y))
      }
    expect(2 * circuit.THUMB_RADIUS).toBeLessThan(least)
  })

  it('says the last seconds, which its HUD does not show', () => {
    const world = at(1)
    expect(rules.hud(world)).not.toHaveProperty('Time')
    const seconds: GameEvent[] = []
    while (world.state === 'play') seconds.push(...tick(world).filter(({ type }) => type === 'second'))
    const says = game.status?.second
    const said = seconds.map((event) => (typeof says === 'function' ? says(event as never) : says))
    expect(said).toEqual([...[5, 4, 3, 2].map((left) => `${left} seconds left.`), '1 second left.'])
  })

  it('changes the look of the board every four levels', () => {
    expect([1, 4, 5, 8, 9].map(circuit.boardAt)).toEqual([0, 0, 1, 1, 2])
  })

  it('leaves a player who taps twice a second two seconds up to level 40, and then ends for all', () => {
    const world = rules.start(completeOptions(options, { growth: 'on' }), 5, SIZE)
    let min = 99
    botPlays(rules, bot, world, 60 * 60 * 10, (events) => {
      if (world.level <= 40 && events.some(({ type }) => type === 'connected'))
        min = Math.min(min, circuit.secondsLeft(world))
      return rules.outcome(world) === null
    })
    expect(world.level).toBeGreaterThan(40)
    expect(min).toBeGreaterThanOrEqual(2)
    expect(rules.outcome(world)).toMatchObject({ result: 'lost' })
  })

  it('takes a life for a tap on a decoy, and shows the numbers again for the shorter time', () => {
    const world = at(20)
    while (circuit.numbersShown(world)) tick(world)
    const decoy = world.nodes.find(({ isTarget }) => !isTarget) as CircuitNode
    expect(tapAt(world, decoy)).toMatchObject([{ type: 'wrong', lives: 2 }])
    expect(world.look).toBe(124)
  })
})
