/** A simple bot for Pixel Sushi Chef: makes the order of the most impatient guest, three keys per second. */
import { delayed } from '../shared/reflex/reaction'
import {
  type Action,
  type Choice,
  INGREDIENTS,
  type IngredientType,
  type Order,
  recipeOf,
  type World,
} from './rules'

/** Ticks from one key to the next. */
const RHYTHM = 20

/** The key that adds to this order, or takes back a piece that does not belong to it. */
function keyFor({ board }: World, order: Order): Action {
  const missing: IngredientType[] = [...recipeOf(order).ingredients]
  for (const piece of board) {
    const at = missing.indexOf(piece)
    // A piece for another guest, who has left.
    if (at < 0) return 'back'
    missing.splice(at, 1)
  }
  const [piece] = missing
  if (!piece) return 'serve'
  return `pick${INGREDIENTS.findIndex(({ type }) => type === piece) + 1}` as Choice
}

export const bot = delayed<World, readonly Order[], Action>(
  ({ orders }) => orders,
  (seen, now) => {
    if (now.ticksLeft % RHYTHM !== 0) return {}
    const order = seen
      .filter(({ id }) => now.orders.some((open) => open.id === id))
      .sort((a, b) => a.left - b.left)[0]
    if (!order) return {}
    return { hold: [keyFor(now, order)] }
  },
)
