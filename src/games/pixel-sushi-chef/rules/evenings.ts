/**
 * The mode "Seven evenings": each has three parts, a new dish, and points that earn up to three stars. Wishes, dishes by
 * heart, and rolls made before the order pay more.
 */
import { type Emit, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { chance, pick } from '../../../engine/core/math/random'
import { PLANS } from './plans'
import {
  type Bonus,
  DISHES,
  type DishId,
  type Evening,
  type Event,
  MAX_ORDERS,
  makes,
  type Order,
  recipeOf,
  type World,
} from './world'

export const PARTS = 3
export const PART_TICKS = 28 * TICKS_PER_SECOND
/** Ticks for which the bar is empty before the next part begins, and before the first one: there is more to read. */
export const BREAK_TICKS = 110
export const READ_TICKS = 200
/** A ticket by heart shows its pieces below this share of the patience. */
const HEART_HIDES = 0.5
/** A roll that was ready before the order is served within this time. */
const EARLY_TICKS = 3 * TICKS_PER_SECOND
/** Points of each bonus. */
export const BONUS: Readonly<Record<Bonus, number>> = { first: 30, inOrder: 30, heart: 40, early: 50 }

/** What everybody knows, and what is new in each evening. */
const KNOWN: readonly DishId[] = ['california', 'cucumber', 'salmon', 'veggie']
const NEW: readonly DishId[] = ['shrimp', 'dragon', 'garden', 'rainbow', 'ocean', 'emperor', 'lucky']

const planOf = ({ number }: Evening) => itemAt(PLANS, number - 1)

export const newDishOf = (number: number): DishId => itemAt(NEW, number - 1)

const indexOf = (dish: DishId) => DISHES.findIndex(({ id }) => id === dish)

/** Indices in `DISHES` of what is ordered in an evening; the new dish twice. */
export const menuOf = ({ number }: Evening): number[] =>
  [...KNOWN, ...NEW.slice(0, number), newDishOf(number)].map(indexOf)

/** Pieces of the longest dish of an evening. */
export const longestOf = (evening: Evening): number =>
  Math.max(...menuOf(evening).map((recipe) => recipeOf({ recipe }).ingredients.length))

export const eveningEvery = (evening: Evening, part: number) => itemAt(planOf(evening).every, part - 1)
export const eveningPatience = (evening: Evening) => planOf(evening).patience

/** The points of the next star, or of the third. */
export const goalOf = (evening: Evening) => itemAt(planOf(evening).goals, Math.min(2, evening.stars))

/** What would pay a bonus with a guest who sits down now. */
export function bonusesFor(world: World, evening: Evening, recipe: number): readonly Bonus[] {
  const { random, board } = world
  const { wishes, heart } = planOf(evening)
  const wish = chance(random, wishes) ? [pick(random, ['first', 'inOrder'] as const)] : []
  const byHeart = chance(random, heart) && recipeOf({ recipe }).id !== newDishOf(evening.number)
  return [
    ...wish,
    ...(byHeart ? (['heart'] as const) : []),
    ...(makes(board, recipeOf({ recipe })) ? (['early'] as const) : []),
  ]
}

/** Whether the ticket shows no pieces. */
export const isByHeart = ({ bonuses, left, whole }: Order) =>
  bonuses?.includes('heart') === true && left / whole > HEART_HIDES

/** Those that the roll on the mat earns with this guest. */
export function earned(board: World['board'], order: Order): readonly Bonus[] {
  const is: Readonly<Record<Bonus, boolean>> = {
    // It is gone once somebody else was served.
    first: true,
    inOrder: board.join() === recipeOf(order).ingredients.join(),
    heart: isByHeart(order),
    early: order.whole - order.left <= EARLY_TICKS,
  }
  return (order.bonuses ?? []).filter((bonus) => is[bonus])
}

/** Somebody was served: a guest who wished to be the first is not. */
export function disappoint(world: World): void {
  world.orders = world.orders.map((order) =>
    order.bonuses ? { ...order, bonuses: order.bonuses.filter((bonus) => bonus !== 'first') } : order,
  )
}

/** Advances the stars. */
export function stepEvening(world: World, evening: Evening, emit: Emit<Event>): void {
  while (evening.stars < 3 && world.score >= goalOf(evening)) emit({ type: 'star', stars: ++evening.stars })
}

/** The guests go home, the mat is cleared, and more guests come. */
export function endPart(world: World, emit: Emit<Event>): void {
  world.shift++
  Object.assign(world, {
    ticksLeft: PART_TICKS,
    rest: BREAK_TICKS,
    orders: [],
    board: [],
    recipes: [],
    orderWait: 1,
  })
  for (let seat = 0; seat < MAX_ORDERS; seat++) world.rests[seat] = 0
  emit({ type: 'shift', shift: world.shift })
}
