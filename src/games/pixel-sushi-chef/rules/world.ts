/** Owns the measures of Pixel Sushi Chef, its ingredients and recipes, and what its world holds. */
import { TICKS_PER_SECOND } from '../../../engine/core/contract'
import type { Random } from '../../../engine/core/random'
import type { Stepping } from '../../../engine/core/steps'

/** Of the bar as it was drawn. */
export const WIDTH = 640
export const HEIGHT = 600
/** Of the bar that stands upright: the same places, the trays in two rows. */
export const UPRIGHT = { width: 560, height: 880 } as const

export const SHIFT_TICKS = 60 * TICKS_PER_SECOND
export const LIVES = 3
export const ORDER_TICKS = 20 * TICKS_PER_SECOND
export const MOST_ORDERS = 3
export const EVERY_TICKS = 8 * TICKS_PER_SECOND
export const LEVEL_POINTS = 200
/** The bamboo mat holds so many pieces: what every recipe needs. */
export const ROLL_SIZE = 3
/** A seat is not taken again so long after an order is gone: its guest still eats, or goes. Ticks. */
export const SEAT_REST = 110
/** The closing beat. */
export const END_TICKS = 50
/** A guest with less than this part of the patience left is in a hurry. */
export const HURRY_AT = 0.3
/** Seconds before closing time that are counted aloud. */
export const LAST_SECONDS = 5
/** A held Backspace clears the mat after this. */
export const CLEAR_TICKS = 28

export type IngredientType = 'rice' | 'fish' | 'cucumber' | 'avocado' | 'shrimp' | 'nori'

/** `name` is what is said, and stands for the picture, which is drawn by us. In the order of keys 1 to 6. */
export const INGREDIENTS: readonly {
  readonly name: string
  readonly type: IngredientType
  readonly color: string
}[] = [
  { name: 'Rice', type: 'rice', color: '#f6f0e0' },
  { name: 'Fish', type: 'fish', color: '#f2805f' },
  { name: 'Cucumber', type: 'cucumber', color: '#3fa45b' },
  { name: 'Avocado', type: 'avocado', color: '#b9cf5a' },
  { name: 'Shrimp', type: 'shrimp', color: '#f0996b' },
  { name: 'Nori', type: 'nori', color: '#23493f' },
]

export interface Recipe {
  readonly name: string
  readonly ingredients: readonly IngredientType[]
  readonly reward: number
}

export const RECIPES: readonly Recipe[] = [
  { name: 'California Roll', ingredients: ['rice', 'fish', 'avocado'], reward: 50 },
  { name: 'Cucumber Roll', ingredients: ['rice', 'cucumber', 'nori'], reward: 30 },
  { name: 'Shrimp Tempura', ingredients: ['rice', 'shrimp', 'nori'], reward: 60 },
  { name: 'Salmon Roll', ingredients: ['rice', 'fish', 'nori'], reward: 40 },
  { name: 'Veggie Roll', ingredients: ['rice', 'cucumber', 'avocado'], reward: 35 },
]

/** Who sits there; the view has a picture of each. */
export const GUEST_KINDS = 6

export type Choice = 'pick1' | 'pick2' | 'pick3' | 'pick4' | 'pick5' | 'pick6'
export type Action = Choice | 'serve' | 'back' | 'clear' | 'use' | 'up' | 'down' | 'left' | 'right'

export interface Order {
  readonly id: number
  readonly seat: number
  /** Place in `RECIPES`. */
  readonly recipe: number
  readonly guest: number
  /** Ticks of patience left, and at first. */
  left: number
  readonly whole: number
}

export interface World {
  readonly random: Random
  readonly width: number
  readonly height: number
  readonly pace: Pace
  state: 'play' | 'end' | 'over'
  wait: number
  ticksLeft: number
  lives: number
  score: number
  level: number
  served: number
  /** Right rolls in a row. */
  run: number
  orders: Order[]
  /** What lies on the mat, in the order it was put there. */
  board: IngredientType[]
  /** Ticks until the next guest. */
  orderWait: number
  /** Ticks that each seat still stays empty. */
  readonly rests: number[]
  /** Recipes and guests still to come before all come again. */
  recipes: number[]
  guests: number[]
  /** The target that keys, pad or mouse point at; -1 for none. */
  cursor: number
  cursorBy: 'keys' | 'mouse'
  /** Where the mouse was last, so that a resting one does not hold the cursor. */
  mouseX: number
  mouseY: number
  readonly stepping: Stepping
  backFor: number
  nextId: number
}

/** Classic is the specification's shift; Rush has shorter tempers, and guests as soon as a seat is free. */
export type Pace = 'classic' | 'rush'

/** Ticks from one guest to the next, by level. */
export function everyTicks(pace: Pace, level: number): number {
  return pace === 'classic' ? EVERY_TICKS : Math.max(110, 180 - 12 * (level - 1))
}

/** A guest's whole patience in ticks, by level. */
export function patienceTicks(pace: Pace, level: number): number {
  return pace === 'classic' ? ORDER_TICKS : Math.max(440, 540 - 20 * (level - 1))
}

/** Whether these pieces, in any order, are what the recipe needs and nothing else. */
export function makes(pieces: readonly IngredientType[], recipe: Recipe): boolean {
  return [...pieces].sort().join() === [...recipe.ingredients].sort().join()
}

export function recipeOf(order: { readonly recipe: number }): Recipe {
  return RECIPES[order.recipe] as Recipe
}
