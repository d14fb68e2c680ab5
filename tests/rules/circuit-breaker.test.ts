/** Owns the proof of Circuit Breaker: its numbers at every level, circuits that hold for thousands of seeds, taps, lives, endings. */
import { describe, expect, it } from 'vitest'
import type { GameEvent, Pointer } from '../../src/engine/core/contract'
import { distanceToSegment } from '../../src/engine/core/geometry'
import { frameFrom, readInput } from '../../src/engine/core/input'
import { createRandom } from '../../src/engine/core/random'
import { bot } from '../../src/games/circuit-breaker/bot'
import game from '../../src/games/circuit-breaker/index'
import * as circuit from '../../src/games/circuit-breaker/rules'
import { type Action, type CircuitNode, rules, type World } from '../../src/games/circuit-breaker/rules'
import { towards } from '../../src/games/circuit-breaker/rules/cursor'
import { drawCircuit } from '../../src/games/circuit-breaker/rules/generator'
import { must } from './must'

const SIZE = { width: 400, height: 400 }

function tick(world: World, hold: readonly string[] = [], pointers: readonly Pointer[] = []): GameEvent[] {
  const events: GameEvent[] = []
  rules.step(world, readInput<Action>(frameFrom(hold, [], pointers)), (event) => events.push(event))
  return events
}

/** A play on which the clock runs. */
function begin(seed = 1, from = 1): World {
  const world = rules.start({ from: `${from}` }, seed, SIZE)
  while (world.state === 'intro') tick(world)
  return world
}

const press = (x: number, y: number): Pointer => ({
  id: 1,
  x,
  y,
  down: true,
  pressed: true,
  released: false,
  kind: 'touch',
})
const tapAt = (world: World, { x, y }: { x: number; y: number }, dx = 0, dy = 0) =>
  tick(world, [], [press(x + dx, y + dy)])
const node = (world: World, step: number) => world.nodes[world.sequence[step] as number] as CircuitNode
const off = (world: World) =>
  world.nodes.find(({ id }) => id !== world.sequence[world.progress]) as CircuitNode
/** Taps the rest of the sequence; returns the events of the last tap. */
function finish(world: World): GameEvent[] {
  let events: GameEvent[] = []
  while (world.state === 'play') events = tapAt(world, node(world, world.progress))
  return events
}

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
          // Inside the board, with room for the tap.
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

  it('has links that pass no other node, cut no other link, and leave nothing loose', () => {
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

  it('has extra links after level 2 alone, for 30 percent of the nodes that have room', () => {
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

describe('a tap', () => {
  it('counts only within 15 of a node', () => {
    const world = begin()
    const first = node(world, 0)
    expect(tapAt(world, first, 15.2)).toEqual([])
    expect(tapAt(world, first, 11, 11)).toEqual([])
    expect(world).toMatchObject({ progress: 0, lives: 3 })
    expect(tapAt(world, first, 10.5, 10.5)).toMatchObject([{ type: 'node', step: 1 }])
    expect(world.progress).toBe(1)
  })

  it('on the next node of the sequence sends the current along the link', () => {
    const world = begin(7)
    tapAt(world, node(world, 0))
    tapAt(world, node(world, 1))
    const [a, b] = world.sequence
    expect(world.links.filter(({ active }) => active)).toHaveLength(1)
    const link = world.links.find(({ active }) => active)
    expect([link?.from, link?.to].sort()).toEqual([a, b].sort())
    expect(world.nodes.filter(({ completed }) => completed).map(({ id }) => id)).toEqual([a, b].sort())
    expect(world.nodes.filter(({ active }) => active).map(({ id }) => id)).toEqual([b])
  })

  it('on a wrong node costs a life and resets progress; a trembling second tap does not', () => {
    const world = begin(3)
    tapAt(world, node(world, 0))
    expect(tapAt(world, node(world, 0))).toEqual([])
    tapAt(world, node(world, 1))
    for (let n = 0; n <= circuit.ECHO_TICKS; n++) tick(world)
    expect(tapAt(world, node(world, 1))).toMatchObject([{ type: 'wrong', lives: 2 }])
    expect(world).toMatchObject({ progress: 0, lives: 2, state: 'play' })
    expect(world.nodes.some(({ completed, active }) => completed || active)).toBe(false)
    expect(world.links.some(({ active }) => active)).toBe(false)
    finish(world)
    expect(world.state).toBe('success')
  })

  it('counts for nothing before the clock runs', () => {
    const world = rules.start({ from: '1' }, 1, SIZE)
    expect(tapAt(world, off(world))).toEqual([])
    expect(rules.hud(world)).toMatchObject({ Time: 33, Lives: 3 })
  })

  it('Reset clears progress without cost', () => {
    const world = begin(4)
    tapAt(world, node(world, 0))
    tapAt(world, node(world, 1))
    expect(tick(world, ['reset'])).toEqual([{ type: 'reset' }])
    expect(world).toMatchObject({ progress: 0, lives: 3 })
    expect(tick(world, ['reset'])).toEqual([])
  })
})

describe('the numbers', () => {
  it('stay on levels 1 and 2, and hide after a look of 3 s from level 3 on', () => {
    for (const level of [1, 2, 3, 4, 9]) {
      const world = rules.start({}, 5, SIZE)
      Object.assign(world, { level: level - 1, state: 'success', wait: 0 })
      tick(world, ['next'])
      expect(world.level).toBe(level)
      while (world.state === 'intro') tick(world)
      let seen = 0
      for (let n = 0; n < 600; n++) {
        if (circuit.numbersShown(world)) seen++
        tick(world)
      }
      expect(seen).toBe(level < 3 ? 600 : 180)
    }
  })

  it('are seen again for a look when a life has paid for it, but not for a Reset', () => {
    const world = begin(2, 4)
    for (let n = 0; n < 200; n++) tick(world)
    tapAt(world, node(world, 0))
    tick(world, ['reset'])
    expect(circuit.numbersShown(world)).toBe(false)
    tapAt(world, off(world))
    expect(circuit.numbersShown(world)).toBe(true)
    for (let n = 0; n < 180; n++) tick(world)
    expect(circuit.numbersShown(world)).toBe(false)
  })
})

describe('a success', () => {
  it('is worth level x 100 + seconds left x 10', () => {
    expect([circuit.scoreOf(1, 33), circuit.scoreOf(7, 4), circuit.scoreOf(3, 0)]).toEqual([430, 740, 300])
    const world = begin(6)
    for (let n = 0; n < 119; n++) tick(world)
    expect(finish(world).at(-1)).toEqual({ type: 'connected', level: 1, points: 100 + 31 * 10 })
    expect(rules.hud(world)).toMatchObject({ Score: 410, Time: 31 })
  })

  it("shows 'Circuit Connected' with two ways on after a moment, and goes on by 'Next Level' alone", () => {
    const world = begin(6)
    finish(world)
    expect(rules.interlude?.(world)).toBeNull()
    tick(world, ['next'])
    expect(world.state).toBe('success')
    for (let n = 0; n < circuit.GUARD_TICKS; n++) tick(world)
    expect(rules.interlude?.(world)).toEqual({
      title: 'Circuit Connected',
      detail: 'Level 1 is done.',
      results: { 'Level Score': world.gained, Score: world.score },
      choices: [
        { action: 'next', label: 'Next Level' },
        { action: 'menu', label: 'Main Menu' },
      ],
    })
    for (let n = 0; n < 1200; n++) tick(world)
    tick(world, ['reset'])
    tick(world, ['tap'], [press(200, 230)])
    expect(world).toMatchObject({ level: 1, state: 'success' })
    expect(tick(world, ['next'])).toEqual([{ type: 'level', level: 2 }])
    expect(world).toMatchObject({ level: 2, state: 'intro', lives: 3 })
    expect(rules.interlude?.(world)).toBeNull()
  })

  it("leads to the start panel by 'Main Menu', with nothing between, and its score counts", () => {
    const world = begin(8)
    finish(world)
    for (let n = 0; n < circuit.GUARD_TICKS; n++) tick(world)
    tick(world, ['menu'])
    expect(rules.outcome(world)).toEqual({
      result: 'won',
      title: 'Circuit Connected',
      results: { 'Final Score': world.score, Circuits: 1 },
      left: true,
    })
  })
})

describe('a failure', () => {
  it("comes with the third wrong tap: 'System Failure!', then 'System Failure'", () => {
    const world = begin(2)
    tapAt(world, off(world))
    tapAt(world, off(world))
    expect(tapAt(world, off(world)).map(({ type }) => type)).toEqual(['wrong', 'failure'])
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < circuit.FAILED_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({
      result: 'lost',
      title: 'System Failure',
      detail: 'No lives left on level 1.',
    })
    expect(game.toasts?.failure).toBe('System Failure!')
    expect(game.words).toEqual({ start: 'Start Hacking', again: 'Try Again', menu: 'Main Menu' })
  })

  it('comes when the time has run out, with the last five seconds counted', () => {
    const world = begin(2)
    const events: GameEvent[] = []
    let ticks = 0
    for (; world.state === 'play'; ticks++) events.push(...tick(world))
    expect(ticks).toBe(33 * 60)
    expect(events.filter(({ type }) => type === 'second').map(({ left }) => left)).toEqual([5, 4, 3, 2, 1])
    for (let n = 0; n < circuit.FAILED_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'lost', detail: 'Out of time on level 1.' })
  })
})

describe('the cursor', () => {
  it('leads from every node to every other: 400 circuits of each size', () => {
    for (let seed = 0; seed < 400; seed++) {
      const random = createRandom(seed)
      for (let level = 1; level <= 9; level++) {
        const { nodes } = drawCircuit(random, level)
        for (const { id } of nodes) {
          const reached = [id]
          for (const at of reached)
            for (const [dx, dy] of [
              [0, -1],
              [0, 1],
              [-1, 0],
              [1, 0],
            ] as const) {
              const to = towards(nodes, at, dx, dy)
              if (!reached.includes(to)) reached.push(to)
            }
          must(reached.length === nodes.length, seed, level, id)
        }
      }
    }
  })

  it('appears at the first key, walks by presses, goes on while held, and taps', () => {
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
    // A pointer puts it away.
    tapAt(world, { x: 2, y: 2 })
    expect(world.cursor).toBe(-1)
  })
})

describe('fairness', () => {
  it('leaves a player of two taps a second at least two seconds at every level up to 20', () => {
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
