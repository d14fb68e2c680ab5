/** Tests circuits that keep growing after level 10: their plans, decoys and forks, and shorter looks; and that nothing changes without the option. */
import { describe, expect, it } from 'vitest'
import { distanceToSegment } from '../../../src/engine/core/math/geometry'
import { createRandom } from '../../../src/engine/core/math/random'
import { optionSet } from '../../../src/engine/storage/values/records'
import game from '../../../src/games/circuit-breaker'
import { bot } from '../../../src/games/circuit-breaker/bot'
import * as circuit from '../../../src/games/circuit-breaker/rules'
import { type CircuitNode, rules } from '../../../src/games/circuit-breaker/rules'
import { drawCircuit } from '../../../src/games/circuit-breaker/rules/generator'
import { defaultOptions, ruling } from '../../../src/play/session/core/options'
import { ticker } from '../../support/ticks'
import { reachedByKeys, SIZE } from './helpers'

const tick = ticker(rules)
const LEVELS = [11, 13, 16, 20, 40]

/** A level in play, with or without growth. */
function at(level: number, growth: 'on' | 'off', seed = 1) {
  const world = rules.start({ from: '7', growth }, seed, SIZE)
  Object.assign(world, { level: level - 1, state: 'success', wait: 0 })
  tick(world, ['next'])
  while (world.state === 'intro') tick(world)
  return world
}

describe('growth', () => {
  it('is an option with separate records, and changes nothing up to level 10 or when it is off', () => {
    const usual = defaultOptions(game.options)
    const key = (options: Record<string, string>) => optionSet(ruling(game.options, options))
    expect(usual.growth).toBe('off')
    expect(key({ ...usual, growth: 'on' })).not.toBe(key(usual))
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

  it('has links that pass no other node and cross no other, along the whole sequence, with more nodes of three or more links', () => {
    const side = (a: CircuitNode, b: CircuitNode, c: CircuitNode) =>
      Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
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
    for (let seed = 0; seed < 60; seed++) {
      const random = createRandom(seed)
      for (const level of LEVELS) {
        const { nodes, links, sequence } = drawCircuit(random, level, true)
        const fail = (what: string) => {
          throw new Error(`${what}: seed ${seed}, level ${level}`)
        }
        const ends = links.map(({ from, to }) => [nodes[from], nodes[to]] as [CircuitNode, CircuitNode])
        const linked = new Set(links.flatMap(({ from, to }) => [from * 32 + to, to * 32 + from]))
        if (linked.size !== links.length * 2) fail('double link')
        for (let n = 1; n < sequence.length; n++)
          if (!linked.has((sequence[n - 1] as number) * 32 + (sequence[n] as number))) fail('no link')
        for (const { x, y } of nodes) if (Math.min(x, y, 400 - x, 400 - y) < 45) fail('edge')
        ends.forEach(([a, b], i) => {
          for (const other of nodes)
            if (other !== a && other !== b && distanceToSegment(other, a, b) < 45) fail('through a node')
          for (const [c, d] of ends.slice(0, i))
            if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) fail('cut')
        })
        // Keys reach every node.
        if (reachedByKeys(nodes, 0) !== nodes.length) fail('out of reach')
      }
    }
  })

  it('leaves a player who taps twice a second at least two seconds at every level up to 24', () => {
    const world = rules.start({ from: '7', growth: 'on' }, 5, SIZE)
    let least = 99
    for (let n = 0; n < 60 * 60 * 8 && world.level < 24; n++) {
      const { hold, pointers } = bot(world, n)
      const events = tick(world, [...(hold ?? [])], [], [...(pointers ?? [])])
      if (events.some(({ type }) => type === 'connected')) least = Math.min(least, circuit.secondsLeft(world))
    }
    expect(world.level).toBe(24)
    expect(least).toBeGreaterThanOrEqual(2)
  })

  it('takes a life for a tap on a decoy, and shows the numbers again for the shorter time', () => {
    const world = at(20, 'on')
    while (circuit.numbersShown(world)) tick(world)
    const decoy = world.nodes.find(({ isTarget }) => !isTarget) as CircuitNode
    const finger = {
      id: 1,
      x: decoy.x,
      y: decoy.y,
      down: true,
      pressed: true,
      released: false,
      kind: 'touch',
    }
    expect(tick(world, [], [], [finger as never])).toMatchObject([{ type: 'wrong', lives: 2 }])
    expect(world.look).toBe(120)
  })
})
