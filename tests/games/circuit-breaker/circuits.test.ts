/** Tests Circuit Breaker's circuits: they are valid, the cursor reaches every node, and there is enough time. */
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/circuit-breaker/bot'
import * as circuit from '../../../src/games/circuit-breaker/rules'
import { type CircuitNode, rules } from '../../../src/games/circuit-breaker/rules'
import { drawCircuit } from '../../../src/games/circuit-breaker/rules/generator'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, ticker } from '../../support/ticks'
import { begin, faultsOf, tapAt, tick } from './helpers'

describe('a level', () => {
  it('has min(4 + level, 12) nodes, min(nodes, 3 + level) targets, max(15, 35 - 2 x level) seconds', () => {
    const levels = [1, 2, 3, 8, 9, 10, 11, 40]
    expect(levels.map(circuit.nodesAt)).toEqual([5, 6, 7, 12, 12, 12, 12, 12])
    expect(levels.map(circuit.targetsAt)).toEqual([4, 5, 6, 11, 12, 12, 12, 12])
    expect(levels.map(circuit.timeAt)).toEqual([33, 31, 29, 19, 17, 15, 15, 15])
    expect([circuit.SIDE, circuit.LIVES, circuit.NODE_RADIUS, circuit.TAP_RADIUS]).toEqual([400, 3, 15, 15])
    for (const level of [1, 4, 7]) {
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

describe('the cursor', () => {
  it('appears at the first key, moves by presses, repeats while held, and taps', () => {
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
})

describe('fairness', () => {
  it('leaves a player who taps twice a second at least two seconds at every level up to 20', () => {
    const world = begin(12)
    let least = 99
    botPlays(rules, bot, world, 60 * 60 * 6, (events) => {
      if (events.some(({ type }) => type === 'connected')) least = Math.min(least, circuit.secondsLeft(world))
      return world.level < 20
    })
    expect(world.level).toBe(20)
    expect(least).toBeGreaterThanOrEqual(2)
  })
})
