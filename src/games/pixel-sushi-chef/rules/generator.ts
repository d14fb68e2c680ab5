/** New guests and their orders: recipes and guests come from shuffled stacks, so that each gets its turn. */
import { itemAt } from '../../../engine/core/itemAt'
import { pick, shuffled } from '../../../engine/core/math/random'
import { bonusesFor, eveningPatience, menuOf } from './evenings'
import { GUEST_KINDS, MAX_ORDERS, type Order, patienceTicks, RECIPES, type World } from './world'

const ALL_RECIPES = RECIPES.map((_, index) => index)
const ALL_GUESTS = Array.from({ length: GUEST_KINDS }, (_, kind) => kind)

/** Draws from a stack, and none of `not` if there is another. An empty stack is refilled and shuffled first. */
function takeNext(world: World, stack: number[], all: readonly number[], not: readonly number[]): number {
  if (stack.length === 0) stack.push(...shuffled(world.random, all))
  const next = stack.find((each) => !not.includes(each)) ?? itemAt(stack, 0)
  stack.splice(stack.indexOf(next), 1)
  return next
}

/** Free seats, without those that were just left if others have been free long enough. */
function freeSeats(world: World): number[] {
  const rest = (seat: number) => Math.max(0, world.rests[seat] ?? 0)
  const free = Array.from({ length: MAX_ORDERS }, (_, seat) => seat).filter((seat) =>
    world.orders.every((order) => order.seat !== seat),
  )
  const min = Math.min(...free.map(rest))
  return free.filter((seat) => rest(seat) === min)
}

/** Seats a guest if any seat is free. */
export function seatGuest(world: World): boolean {
  const free = freeSeats(world)
  if (free.length === 0) return false
  const { evening } = world
  const whole = evening ? eveningPatience(evening) : patienceTicks(world.pace, world.level)
  const order: Order = {
    id: world.nextId++,
    seat: pick(world.random, free),
    recipe: takeNext(world, world.recipes, evening ? menuOf(evening) : ALL_RECIPES, []),
    // No two guests look the same.
    guest: takeNext(
      world,
      world.guests,
      ALL_GUESTS,
      world.orders.map(({ guest }) => guest),
    ),
    left: whole,
    whole,
  }
  const bonuses = evening ? bonusesFor(world, evening, order.recipe) : []
  world.orders.push(bonuses.length > 0 ? { ...order, bonuses } : order)
  return true
}
