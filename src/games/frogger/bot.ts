/** A simple bot for Frogger: searches for a safe way across and hops at most five times a second. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { type Direction, STEPS } from '../../engine/core/math/grid'
import { bayAt } from './rules/arcade'
import { wrapped } from './rules/generator'
import { depthOf, isOnThing, laneSpeed, touches } from './rules/lanes'
import {
  type Action,
  HOP_TICKS,
  isRoad,
  isWater,
  type Lane,
  ROW,
  rowMiddle,
  WIDTH,
  type World,
} from './rules/world'

/** Ticks that it rests after each hop, and the step in which it waits. */
const REST = 5
const PATIENCE = 6
/** Margin to wheels and to the ends of logs, units. */
const SPARE = 7
/** How far ahead it plans, ticks, and the limit of its search. */
const HORIZON = 720
const MAX_NODES = 4000

interface Node {
  readonly x: number
  readonly row: number
  /** Ticks from now. */
  readonly t: number
  readonly before: Node | null
  readonly direction: Direction | ''
}

interface Plan {
  readonly presses: readonly { readonly at: number; readonly direction: Direction }[]
  readonly until: number
}
const plans = new WeakMap<World, Plan>()

/** Whether the frog is safe at `x`, `y`, `t` ticks from now, sitting or in the air. */
function safe(world: World, lane: Lane | undefined, x: number, y: number, t: number, sits: boolean): boolean {
  if (x < SPARE || x > WIDTH - SPARE) return false
  if (!lane) return true
  const shift = laneSpeed(lane, world.level) * t
  if (isRoad(lane.row))
    return !lane.things.some((thing) => touches(thing, lane.row, wrapped(thing.x + shift), x, y, SPARE))
  if (!sits) return true
  return lane.things.some((thing) =>
    isOnThing(
      thing,
      wrapped(thing.x + shift),
      x,
      // It leaves a turtle as soon as the turtle starts to sink.
      depthOf(thing, world.level, world.age + t) > 0.5 ? 1 : 0,
      SPARE,
    ),
  )
}

function sit(world: World, from: Node, ticks: number, direction: Direction | '' = ''): Node | null {
  const lane = world.lanes.find(({ row }) => row === from.row)
  const drift = lane && isWater(from.row) ? laneSpeed(lane, world.level) : 0
  let { x } = from
  for (let n = 1; n <= ticks; n++) {
    x += drift
    if (!safe(world, lane, x, rowMiddle(from.row), from.t + n, true)) return null
  }
  return { x, row: from.row, t: from.t + ticks, before: from, direction }
}

/** Whether jumping home from here is safe: in Arcade only into a free bay without a crocodile. */
function home({ arcade, bays, guest }: World, x: number): boolean {
  if (!arcade) return true
  const bay = bayAt(x, SPARE / 2)
  return bay >= 0 && !bays[bay] && !(guest?.bay === bay && guest.kind === 'crocodile')
}

function hop(world: World, from: Node, direction: Direction): Node | null {
  const row = from.row + STEPS[direction].row
  if (row > 9) return null
  if (row === 0 && !home(world, from.x)) return null
  const lanes = world.lanes.filter((lane) => lane.row === row || lane.row === from.row)
  const toX = Math.min(WIDTH - ROW / 2, Math.max(ROW / 2, from.x + STEPS[direction].col * ROW))
  const own = lanes.find((lane) => lane.row === from.row)
  if (row === from.row && (toX - from.x) * STEPS[direction].col < 4) return null
  const drift = row === from.row && own && isWater(row) ? laneSpeed(own, world.level) : 0
  for (let n = 1; n <= HOP_TICKS; n++) {
    const share = n / HOP_TICKS
    const x = from.x + (toX - from.x) * share + drift * n
    const y = rowMiddle(from.row) + (rowMiddle(row) - rowMiddle(from.row)) * share
    if (!lanes.every((lane) => safe(world, lane, x, y, from.t + n, n === HOP_TICKS && lane.row === row)))
      return null
  }
  const there: Node = { x: toX + drift * HOP_TICKS, row, t: from.t + HOP_TICKS, before: from, direction }
  return row === 0 ? there : sit(world, there, REST, direction)
}

/** The quickest safe path found, as presses; or the path as far as it can see. */
function think(world: World): Plan {
  const begin: Node = { x: world.frog.x, row: world.frog.row, t: 0, before: null, direction: '' }
  const open: Node[] = [begin]
  const seen = new Set<string>()
  let best = begin
  for (let count = 0; open.length > 0 && count < MAX_NODES; count++) {
    const cost = (node: Node) => node.t + node.row * (HOP_TICKS + REST)
    const node = open.reduce((best, each) => (cost(each) < cost(best) ? each : best))
    open.splice(open.indexOf(node), 1)
    if (node.row < best.row || (node.row === best.row && node.t > best.t)) best = node
    if (node.row === 0) break
    if (node.t > HORIZON) continue
    for (const next of [
      hop(world, node, 'up'),
      sit(world, node, PATIENCE),
      hop(world, node, 'left'),
      hop(world, node, 'right'),
      hop(world, node, 'down'),
    ]) {
      if (!next) continue
      const key = `${next.row} ${Math.round(next.t / 4)} ${Math.round(next.x / 10)}`
      if (seen.has(key)) continue
      seen.add(key)
      open.push(next)
    }
  }
  const presses: { at: number; direction: Direction }[] = []
  for (let node: Node | null = best; node?.before; node = node.before) {
    // The rest after a hop is a separate node with the same path: only the start of the hop is a press.
    if (node.direction && node.before.direction === node.direction && node.t - node.before.t === REST)
      continue
    if (node.direction) presses.unshift({ at: world.age + node.before.t, direction: node.direction })
  }
  return { presses, until: world.age + Math.max(best.t, 1) }
}

export const bot: RealtimeBot<World, Action> = (world) => {
  if (world.state !== 'play') {
    plans.delete(world)
    return {}
  }
  let plan = plans.get(world)
  if (world.frog.hop === 0 && (!plan || world.age >= plan.until)) {
    plan = think(world)
    plans.set(world, plan)
  }
  const press = plan?.presses.find(({ at }) => at === world.age)
  return press ? { hold: [press.direction] } : {}
}
