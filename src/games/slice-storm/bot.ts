/** Simple bots for Slice Storm: they see 200 ms late and go for one fruit after another, by mouse or by keys. */
import type { Pointer } from '../../engine/core/game/contract'
import { hypot } from '../../engine/core/math/exactMath'
import { distanceToSegment, type Point } from '../../engine/core/math/geometry'
import { delayed } from '../shared/reflex/reaction'
import { type Action, BOMB_REACH, gravityOf, paceOf, type Thing, type World } from './rules'

type Seen = Pick<Thing, 'type' | 'x' | 'y' | 'vx' | 'vy' | 'radius'>[]

/** Distance it keeps from a bomb, in radii, and how many ticks of its path it checks for one. */
const BERTH = BOMB_REACH + 0.4
const AHEAD = 3

const look = ({ things }: World): Seen =>
  things.map(({ type, x, y, vx, vy, radius }) => ({ type, x, y, vx, vy, radius }))

function after(thing: Seen[number], ticks: number, gravity: number): Point {
  return { x: thing.x + thing.vx * ticks, y: thing.y + thing.vy * ticks + (gravity * ticks * ticks) / 2 }
}

/** Where the best fruit to go for will be when a blade of this speed gets there. */
function nextFruit(seen: Seen, world: World, hand: Point, speed: number, age: number): Point | null {
  const gravity = gravityOf(world.height)
  const pace = paceOf(world)
  let best: { cost: number; at: Point } | null = null
  for (const thing of seen) {
    if (thing.type === 'bomb') continue
    const now = after(thing, age * pace, gravity)
    const reach = hypot(now.x - hand.x, now.y - hand.y) / speed
    const at = after(thing, (age + reach) * pace, gravity)
    if (at.y > world.height - thing.radius * 0.5 || at.x < 0 || at.x > world.width) continue
    // Falling fruit is more urgent than rising fruit.
    const cost = reach - (thing.vy + gravity * age > 0 ? (8 * now.y) / world.height : 0)
    if (!best || cost < best.cost) best = { cost, at }
  }
  return best?.at ?? null
}

function bombOnWay(seen: Seen, world: World, from: Point, to: Point, age: number): boolean {
  const gravity = gravityOf(world.height)
  return seen.some(
    (thing) =>
      thing.type === 'bomb' &&
      distanceToSegment(after(thing, (age + 1) * paceOf(world), gravity), from, to) < thing.radius * BERTH,
  )
}

interface Hand extends Point {
  readonly down: boolean
}
const hands = new WeakMap<World, Hand>()

/** A mouse, pressed while there is something to cut and no bomb in the way. */
export const bot = delayed<World, Seen, Action>(look, (seen, world, age) => {
  const before = hands.get(world) ?? { x: world.width / 2, y: world.height / 2, down: false }
  const speed = 10 + 0.03 * world.width
  const rest = { x: world.width / 2, y: world.height / 2 }
  const goal = nextFruit(seen, world, before, speed, age) ?? rest
  const dx = goal.x - before.x
  const dy = goal.y - before.y
  const length = hypot(dx, dy)
  // Through it and out on the other side.
  const share = length < 1 ? 0 : Math.min(speed, length + speed / 2) / length
  const x = before.x + dx * share
  const y = before.y + dy * share
  const ahead = { x: before.x + dx * share * AHEAD, y: before.y + dy * share * AHEAD }
  const down = goal !== rest && !bombOnWay(seen, world, before, ahead, age)
  hands.set(world, { x, y, down })
  const pointer: Pointer = {
    id: 1,
    x,
    y,
    down,
    pressed: down && !before.down,
    released: !down && before.down,
    kind: 'mouse',
  }
  return { pointers: [pointer] }
})

/** The same with arrows and the cut key. */
export const keyBot = delayed<World, Seen, Action>(look, (seen, world, age) => {
  const { cursor } = world
  const goal = nextFruit(seen, world, cursor, 20, age)
  const hold: Action[] = []
  const dx = (goal?.x ?? world.width / 2) - cursor.x - cursor.vx
  const dy = (goal?.y ?? world.height / 2) - cursor.y - cursor.vy
  const close = world.height * 0.02
  if (Math.abs(dx) > close) hold.push(dx < 0 ? 'left' : 'right')
  if (Math.abs(dy) > close) hold.push(dy < 0 ? 'up' : 'down')
  const ahead = { x: cursor.x + cursor.vx * AHEAD, y: cursor.y + cursor.vy * AHEAD }
  if (goal && !bombOnWay(seen, world, cursor, ahead, age)) hold.push('cut')
  return { hold }
})
