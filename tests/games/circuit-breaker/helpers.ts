/** Test helpers for Circuit Breaker: start a level, tap its nodes, and look for faults in circuits. */

import type { GameEvent, Pointer } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { distanceToSegment } from '../../../src/engine/core/math/geometry'
import { options } from '../../../src/games/circuit-breaker/options'
import { type CircuitNode, rules, type World } from '../../../src/games/circuit-breaker/rules'
import { nodeToward } from '../../../src/games/circuit-breaker/rules/cursor'
import type { drawCircuit } from '../../../src/games/circuit-breaker/rules/generator'
import { finger, ticker } from '../../support/ticks'

export const SIZE = { width: 400, height: 400 }

const step = ticker(rules)
export const tick = (
  world: World,
  hold: readonly string[] = [],
  pointers: readonly Pointer[] = [],
): GameEvent[] => step(world, hold, [], pointers)

/** A game with a running clock. */
export function begin(seed = 1, from: 1 | 4 | 7 = 1): World {
  const world = rules.start(completeOptions(options, { from: `${from}` }), seed, SIZE)
  while (world.state === 'intro') tick(world)
  return world
}

export const press = (x: number, y: number) => finger(x, y, { pressed: true })

export const tapAt = (world: World, { x, y }: { x: number; y: number }, dx = 0, dy = 0) =>
  tick(world, [], [press(x + dx, y + dy)])

const WAYS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const

/** Whether the keys reach every node from this one. */
function isReached(nodes: readonly CircuitNode[], from: number): boolean {
  const reached = [from]
  for (const at of reached)
    for (const [dx, dy] of WAYS) {
      const to = nodeToward(nodes, at, dx, dy)
      if (!reached.includes(to)) reached.push(to)
    }
  return reached.length === nodes.length
}

const side = (a: CircuitNode, b: CircuitNode, c: CircuitNode) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

/** What is wrong with a circuit: places, links, sequence, or nodes that keys do not reach. */
export function* faultsOf(
  { nodes, links, sequence }: ReturnType<typeof drawCircuit>,
  height = 400,
): Generator<string> {
  for (const [i, a] of nodes.entries()) {
    if (a.id !== i) yield 'ids'
    // Inside the board, with space for a tap.
    if (Math.min(a.x, a.y, 400 - a.x, height - a.y) < 45) yield 'edge'
    if (nodes.slice(0, i).some((b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 60 * 60)) yield 'overlap'
    if (a.isTarget !== sequence.includes(a.id)) yield 'target'
    if (!isReached(nodes, a.id)) yield 'out of reach'
  }
  if (new Set(sequence).size !== sequence.length) yield 'sequence'
  const linked = new Set(links.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]))
  if (linked.size !== links.length * 2) yield 'double link'
  for (const [n, id] of sequence.slice(1).entries()) if (!linked.has(`${sequence[n]} ${id}`)) yield 'no link'
  const joined = new Set([0])
  for (const at of joined) for (const { id } of nodes) if (linked.has(`${at} ${id}`)) joined.add(id)
  if (joined.size !== nodes.length) yield 'unconnected'
  const ends = links.map(({ from, to }) => [nodes[from], nodes[to]] as [CircuitNode, CircuitNode])
  for (const [i, [a, b]] of ends.entries()) {
    for (const other of nodes)
      if (other !== a && other !== b && distanceToSegment(other, a, b) < 45) yield 'through a node'
    for (const [c, d] of ends.slice(0, i))
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) yield 'cut'
  }
}
