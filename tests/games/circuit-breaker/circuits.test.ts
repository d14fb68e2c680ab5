/** Tests Circuit Breaker's circuits, also those that keep growing. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom } from '../../../src/engine/core/math/random'
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
        const drawn = drawCircuit(random, level)
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
        extra += drawCircuit(random, level).links.length - (circuit.nodesAt(level) - 1)
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

const LEVELS = [11, 13, 16, 20, 40]

/** A level in play, with or without growth. */
function at(level: number, growth: 'on' | 'off', seed = 1) {
  const world = rules.start(completeOptions(options, { from: '7', growth }), seed, SIZE)
  Object.assign(world, { level: level - 1, state: 'success', wait: 0 })
  tick(world, ['next'])
  while (world.state === 'intro') tick(world)
  return world
}

describe('growth', () => {
  it('changes nothing up to level 10 or when it is off', () => {
    for (let level = 1; level <= 10; level++) {
      expect(circuit.planOf(level, true)).toEqual(circuit.planOf(level, false))
      expect(drawCircuit(createRandom(level), level, true)).toEqual(drawCircuit(createRandom(level), level))
    }
    for (const level of LEVELS)
      expect(circuit.planOf(level, false)).toEqual({ nodes: 12, targets: 12, forks: 0.3, look: 180 })
  })

  it('adds a node per level up to 20, a step of the path every second level up to 16, more forks, and shorter looks down to 2 s', () => {
    const plans = LEVELS.map((level) => circuit.planOf(level, true))
    expect(plans.map(({ nodes }) => nodes)).toEqual([13, 15, 18, 20, 20])
    expect(plans.map(({ targets }) => targets)).toEqual([12, 13, 15, 16, 16])
    expect(plans.map(({ look }) => look)).toEqual([174, 162, 144, 120, 120])
    expect(plans.map(({ forks }) => Number(forks.toFixed(2)))).toEqual([0.35, 0.45, 0.6, 0.8, 0.8])
    for (const level of LEVELS) {
      const world = at(level, 'on')
      const { nodes, targets, look } = circuit.planOf(level, true)
      expect(world.nodes).toHaveLength(nodes)
      expect(world.sequence).toHaveLength(targets)
      expect(world.nodes.filter(({ isTarget }) => !isTarget)).toHaveLength(nodes - targets)
      let seen = 0
      for (; circuit.numbersShown(world); seen++) tick(world)
      expect(seen).toBe(look)
    }
  })

  it('has more nodes of three or more links, in plans that are as valid as others', () => {
    const threeWay = (grows: boolean) => {
      const random = createRandom(3)
      let share = 0
      for (let n = 0; n < 60; n++) {
        const { nodes, links } = drawCircuit(random, 20, grows)
        const ends = (id: number) => links.filter(({ from, to }) => from === id || to === id).length
        share += nodes.filter(({ id }) => ends(id) >= 3).length / nodes.length / 60
      }
      return share
    }
    expect(threeWay(true)).toBeGreaterThan(1.3 * threeWay(false))
    for (let seed = 0; seed < 30; seed++) {
      const random = createRandom(seed)
      for (const level of LEVELS)
        for (const fault of faultsOf(drawCircuit(random, level, true))) must(false, fault, seed, level)
    }
  })

  it('leaves a player who taps twice a second at least two seconds at every level up to 24', () => {
    const world = rules.start(completeOptions(options, { from: '7', growth: 'on' }), 5, SIZE)
    let min = 99
    botPlays(rules, bot, world, 60 * 60 * 8, (events) => {
      if (events.some(({ type }) => type === 'connected')) min = Math.min(min, circuit.secondsLeft(world))
      return world.level < 24
    })
    expect(world.level).toBe(24)
    expect(min).toBeGreaterThanOrEqual(2)
  })

  it('takes a life for a tap on a decoy, and shows the numbers again for the shorter time', () => {
    const world = at(20, 'on')
    while (circuit.numbersShown(world)) tick(world)
    const decoy = world.nodes.find(({ isTarget }) => !isTarget) as CircuitNode
    expect(tapAt(world, decoy)).toMatchObject([{ type: 'wrong', lives: 2 }])
    expect(world.look).toBe(120)
  })
})
