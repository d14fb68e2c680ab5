/** Tests Circuit Breaker's circuits: they are valid for thousands of seeds, the cursor reaches every node, and there is enough time. */
import { describe, expect, it } from 'vitest'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { distanceToSegment } from '../../../src/engine/core/math/geometry'
import { createRandom } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/circuit-breaker/bot'
import * as circuit from '../../../src/games/circuit-breaker/rules'
import { type Action, type CircuitNode, rules } from '../../../src/games/circuit-breaker/rules'
import { drawCircuit } from '../../../src/games/circuit-breaker/rules/generator'
import { must } from '../../support/must'
import { begin, reachedByKeys, tapAt, tick } from './helpers'

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

  it('never has nodes that overlap, and its sequence follows links: 3,000 seeds of 12 levels each', () => {
    for (let seed = 0; seed < 3000; seed++) {
      const random = createRandom(seed)
      for (let level = 1; level <= 12; level++) {
        const { nodes, links, sequence } = drawCircuit(random, level)
        const fail = (what: string) => {
          throw new Error(`${what}: seed ${seed}, level ${level}`)
        }
        if (nodes.length !== circuit.nodesAt(level)) fail('nodes')
        nodes.forEach((a, i) => {
          if (a.id !== i) fail('ids')
          // Inside the board, with space for a tap.
          if (Math.min(a.x, a.y, 400 - a.x, 400 - a.y) < 45) fail('edge')
          for (let j = 0; j < i; j++) {
            const b = nodes[j] as CircuitNode
            if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 60 * 60) fail('overlap')
          }
        })
        if (sequence.length !== circuit.targetsAt(level) || new Set(sequence).size !== sequence.length)
          fail('sequence')
        const linked = new Set(links.flatMap(({ from, to }) => [from * 16 + to, to * 16 + from]))
        if (linked.size !== links.length * 2) fail('double link')
        for (let n = 1; n < sequence.length; n++)
          if (!linked.has((sequence[n - 1] as number) * 16 + (sequence[n] as number))) fail('no link')
        for (const { id, isTarget } of nodes) if (isTarget !== sequence.includes(id)) fail('target')
      }
    }
  })

  it('has links that pass no other node, cross no other link, and leave nothing unconnected', () => {
    const side = (a: CircuitNode, b: CircuitNode, c: CircuitNode) =>
      Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
    for (let seed = 0; seed < 300; seed++) {
      const random = createRandom(seed)
      for (let level = 1; level <= 12; level++) {
        const { nodes, links } = drawCircuit(random, level)
        const ends = links.map(({ from, to }) => [nodes[from], nodes[to]] as [CircuitNode, CircuitNode])
        const reached = new Set([0])
        for (let n = 0; n < nodes.length; n++)
          for (const { from, to } of links) {
            if (reached.has(from)) reached.add(to)
            if (reached.has(to)) reached.add(from)
          }
        must(reached.size === nodes.length, seed, level)
        ends.forEach(([a, b], i) => {
          for (const other of nodes)
            if (other !== a && other !== b && distanceToSegment(other, a, b) < 45)
              throw new Error(`through a node: seed ${seed}, level ${level}`)
          for (const [c, d] of ends.slice(0, i)) {
            const cut = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
            if (cut) throw new Error(`cut: seed ${seed}, level ${level}`)
          }
        })
      }
    }
  })

  it('has extra links only after level 2, for 30 percent of the nodes that have space', () => {
    const extras = (level: number) => {
      const random = createRandom(9)
      let extra = 0
      for (let n = 0; n < 2000; n++)
        extra += drawCircuit(random, level).links.length - (circuit.nodesAt(level) - 1)
      return extra / 2000 / circuit.nodesAt(level)
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
  it('reaches every node from every other: 400 circuits of each size', () => {
    for (let seed = 0; seed < 400; seed++) {
      const random = createRandom(seed)
      for (let level = 1; level <= 9; level++) {
        const { nodes } = drawCircuit(random, level)
        for (const { id } of nodes) must(reachedByKeys(nodes, id) === nodes.length, seed, level, id)
      }
    }
  })

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
    const held = () => rules.step(world, readInput<Action>(frameFrom(['right'], ['right'])), () => {})
    for (let n = 0; n < 60; n++) held()
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
    for (let n = 0; n < 60 * 60 * 6 && world.level < 20; n++) {
      const { hold, pointers } = bot(world, n)
      const events = tick(world, hold, pointers)
      if (events.some(({ type }) => type === 'connected')) least = Math.min(least, circuit.secondsLeft(world))
    }
    expect(world.level).toBe(20)
    expect(least).toBeGreaterThanOrEqual(2)
  })
})
