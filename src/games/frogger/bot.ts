/** A simple bot for Frogger: searches for a safe way across and hops at most five times a second. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { clamp } from '../../engine/core/math/geometry'
import { type Direction, STEPS } from '../../engine/core/math/grid'
import { bayAt, isOpen } from './rules/arcade'
import { wrapped } from './rules/generator'
import { bites, depthOf, isOnThing, laneSpeed, touches } from './rules/lanes'
import {
  type Action,
  fieldOf,
  HOME_ROW,
  HOP_TICKS,
  isWater,
  type Lane,
  rowMiddle,
  STRIDE,
  WIDTH,
  type World,
} from './rules/world'

/** Ticks that it rests after each hop, and the step in which it waits. */
const REST = 15
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

interface Press {
  readonly at: number
  readonly direction: Direction
  /** Where the frog is then. */
  readonly x: number
  readonly row: number
}
interface Plan {
  readonly presses: readonly Press[]
  readonly until: number
}
const plans = new WeakMap<World, Plan>()

/** Whether the frog is safe at `x`, `y`, `t` ticks from now, sitting or in the air. */
function safe(world: World, lane: Lane | undefined, x: number, y: number, t: number, sits: boolean): boolean {
  if (x < SPARE || x > WIDTH - SPARE) return false
  if (!lane) return true
  const shift = laneSpeed(lane, world) * t
  if (!isWater(fieldOf(world), lane.row))
    return !lane.things.some((thing) => touches(thing, wrapped(thing.x + shift), x, y, SPARE))
  if (!sits) return true
  const age = world.age + t
  return lane.things.some((thing) => {
    const thingX = wrapped(thing.x + shift)
    // It leaves a turtle as soon as the turtle starts to sink.
    const depth = depthOf(thing, world.level, age) > 0.5 ? 1 : 0
    return isOnThing(thing, thingX, x, depth, SPARE) && !bites(thing, thingX, lane.speed, x, age, SPARE)
  })
}

function sit(world: World, from: Node, ticks: number, direction: Direction | '' = ''): Node | null {
  const lane = world.lanes.find(({ row }) => row === from.row)
  const field = fieldOf(world)
  const drift = lane && isWater(field, from.row) ? laneSpeed(lane, world) : 0
  let { x } = from
  for (let n = 1; n <= ticks; n++) {
    x += drift
    if (!safe(world, lane, x, rowMiddle(field, from.row), from.t + n, true)) return null
  }
  return { x, row: from.row, t: from.t + ticks, before: from, direction }
}

/** Whether jumping home from here is safe: where there are bays, into a free one without a crocodile. */
function home(world: World, x: number): boolean {
  if (!world.arcade) return true
  const bay = bayAt(x, SPARE / 2)
  return bay >= 0 && isOpen(world, x) && !(world.guest?.bay === bay && world.guest.kind === 'crocodile')
}

function hop(world: World, from: Node, direction: Direction): Node | null {
  const row = from.row + STEPS[direction].row
  const field = fieldOf(world)
  if (row > field.start) return null
  if (row === HOME_ROW && !home(world, from.x)) return null
  const lanes = world.lanes.filter((lane) => lane.row === row || lane.row === from.row)
  const toX = clamp(from.x + STEPS[direction].col * STRIDE, STRIDE / 2, WIDTH - STRIDE / 2)
  const own = lanes.find((lane) => lane.row === from.row)
  if (row === from.row && (toX - from.x) * STEPS[direction].col < 4) return null
  const drift = row === from.row && own && isWater(field, row) ? laneSpeed(own, world) : 0
  for (let n = 1; n <= HOP_TICKS; n++) {
    const share = n / HOP_TICKS
    const x = from.x + (toX - from.x) * share + drift * n
    const fromY = rowMiddle(field, from.row)
    const y = fromY + (rowMiddle(field, row) - fromY) * share
    if (!lanes.every((lane) => safe(world, lane, x, y, from.t + n, n === HOP_TICKS && lane.row === row)))
      return null
  }
  const there: Node = { x: toX + drift * HOP_TICKS, row, t: from.t + HOP_TICKS, before: from, direction }
  return row === HOME_ROW ? there : sit(world, there, REST, direction)
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
    if (node.row === HOME_ROW) break
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
  const presses: Press[] = []
  for (let node: Node | null = best; node?.before; node = node.before) {
    // The rest after a hop is a separate node with the same path: only the start of the hop is a press.
    if (node.direction && node.before.direction === node.direction && node.t - node.before.t === REST)
      continue
    const { x, row, t } = node.before
    if (node.direction) presses.unshift({ at: world.age + t, direction: node.direction, x, row })
  }
  return { presses, until: world.age + Math.max(best.t, 1) }
}

export const bot: RealtimeBot<World, Action> = (world) => {
  if (world.state !== 'play') {
    plans.delete(world)
    return {}
  }
  const { frog } = world
  let plan = plans.get(world)
  let press = plan?.presses.find(({ at }) => at === world.age)
  const isHome = press?.direction === 'up' && frog.row === HOME_ROW + 1
  // The frog slipped, or a crocodile has come since.
  const fails =
    press &&
    (press.row !== frog.row || Math.abs(press.x - frog.x) > SPARE || (isHome && !home(world, frog.x)))
  if (frog.hop === 0 && (!plan || fails || world.age >= plan.until)) {
    plan = think(world)
    plans.set(world, plan)
    press = plan.presses.find(({ at }) => at === world.age)
  }
  return press ? { hold: [press.direction] } : {}
}
