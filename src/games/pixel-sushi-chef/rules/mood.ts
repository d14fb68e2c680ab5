/** The mood of the bar in Rush and Seven evenings: what raises and lowers it, and the tips that result. */
import { clamp } from '../../../engine/core/math/geometry'
import { HURRY_AT, type Mood, type Order, type Pace, recipeOf, type World } from './world'

/** A guest with more than this share of the patience left still smiles. */
export const GLAD_ABOVE = 0.6
export const FIRST_MOOD = 30
const BEST_MOOD = 100
/** At the best mood the tip is this multiple of a dish's price. */
const MAX_TIP = 3
/** The longest time until the next guest, ticks, after a guest was served while smiling. */
const WORD_SPREADS = 1

/** How much events in sight of the guests change the mood of the bar, of 100. */
const EFFECT = { glad: 5, waiting: -5, cross: -15, late: -50, wrong: -40, back: -25 } as const

export const moodCounts = (pace: Pace) => pace !== 'classic'

export function moodOf({ left, whole }: Pick<Order, 'left' | 'whole'>): Mood {
  const part = left / whole
  return part > GLAD_ABOVE ? 'glad' : part > HURRY_AT ? 'waiting' : 'cross'
}

/** Applies what the guests see. */
export function seen(world: World, what: keyof typeof EFFECT): void {
  if (moodCounts(world.pace)) world.mood = clamp(world.mood + EFFECT[what], 0, BEST_MOOD)
}

/** The tip of a served guest, points; a happy guest attracts the next one. */
export function tipFor(world: World, order: Order): number {
  if (!moodCounts(world.pace)) return 0
  const mood = moodOf(order)
  seen(world, mood)
  if (mood === 'glad') world.orderWait = Math.min(world.orderWait, WORD_SPREADS)
  const tip = Math.round((recipeOf(order).reward * MAX_TIP * world.mood) / BEST_MOOD)
  world.tips += tip
  return tip
}
