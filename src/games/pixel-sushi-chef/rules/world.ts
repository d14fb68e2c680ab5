/**
 * Constants of Pixel Sushi Chef, its ingredients, recipes and world. Units are pixels of a 640 x 600 bar (or a portrait
 * one).
 */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import type { Stepping } from '../../../engine/core/input/steps'
import { itemAt } from '../../../engine/core/itemAt'
import type { Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import type { texts } from '../texts/game'

/** Size of the landscape bar. */
export const WIDTH = 640
export const HEIGHT = 600
/** Size of the portrait bar: the same spots, with the trays in two rows. */
export const UPRIGHT = { width: 560, height: 880 } as const

export const SHIFT_TICKS = 60 * TICKS_PER_SECOND
export const ORDER_TICKS = 20 * TICKS_PER_SECOND
export const MAX_ORDERS = 3
export const EVERY_TICKS = 8 * TICKS_PER_SECOND
export const LEVEL_POINTS = 200
/** Positions of the bamboo mat: every specified recipe needs this many pieces. */
export const ROLL_SIZE = 3
/** Pieces of the longest dishes. */
export const LONGEST_ROLL = 5
/** Ticks for which a seat stays free after an order: its guest still eats, or leaves. */
export const SEAT_REST = 110
/** Ticks of the final animation. */
export const END_TICKS = 50
/** A guest with less than this share of the patience left is in a hurry. */
export const HURRY_AT = 0.3
/** Seconds before closing time that are counted aloud. */
export const LAST_SECONDS = 5
/** A held Backspace clears the mat after this many ticks. */
export const CLEAR_TICKS = 28

export type IngredientType = 'rice' | 'fish' | 'cucumber' | 'avocado' | 'shrimp' | 'nori'

/** In the order of keys 1 to 6. */
export const INGREDIENTS: readonly {
  readonly type: IngredientType
  readonly color: string
}[] = [
  { type: 'rice', color: '#f6f0e0' },
  { type: 'fish', color: '#f2805f' },
  { type: 'cucumber', color: '#3fa45b' },
  { type: 'avocado', color: '#b9cf5a' },
  { type: 'shrimp', color: '#f0996b' },
  { type: 'nori', color: '#23493f' },
]

export type DishId = keyof typeof texts.dishes

export interface Recipe {
  readonly id: DishId
  readonly ingredients: readonly IngredientType[]
  readonly reward: number
}

export const RECIPES: readonly Recipe[] = [
  { id: 'california', ingredients: ['rice', 'fish', 'avocado'], reward: 50 },
  { id: 'cucumber', ingredients: ['rice', 'cucumber', 'nori'], reward: 30 },
  { id: 'shrimp', ingredients: ['rice', 'shrimp', 'nori'], reward: 60 },
  { id: 'salmon', ingredients: ['rice', 'fish', 'nori'], reward: 40 },
  { id: 'veggie', ingredients: ['rice', 'cucumber', 'avocado'], reward: 35 },
]

/** The specified recipes, then those of four and five pieces, which are new in one of the evenings. */
export const DISHES: readonly Recipe[] = [
  ...RECIPES,
  { id: 'dragon', ingredients: ['rice', 'shrimp', 'avocado', 'nori'], reward: 80 },
  { id: 'garden', ingredients: ['rice', 'cucumber', 'avocado', 'nori'], reward: 65 },
  { id: 'rainbow', ingredients: ['rice', 'fish', 'avocado', 'shrimp'], reward: 85 },
  { id: 'ocean', ingredients: ['rice', 'fish', 'shrimp', 'nori'], reward: 90 },
  { id: 'river', ingredients: ['rice', 'fish', 'cucumber', 'nori'], reward: 70 },
  { id: 'emperor', ingredients: ['rice', 'fish', 'avocado', 'shrimp', 'nori'], reward: 130 },
  { id: 'lucky', ingredients: ['rice', 'fish', 'cucumber', 'avocado', 'nori'], reward: 110 },
  { id: 'double', ingredients: ['rice', 'fish', 'fish', 'avocado', 'nori'], reward: 115 },
  { id: 'storm', ingredients: ['rice', 'cucumber', 'shrimp', 'shrimp', 'nori'], reward: 125 },
  { id: 'harvest', ingredients: ['rice', 'rice', 'cucumber', 'avocado', 'nori'], reward: 100 },
]

/** Kinds of guest; the view has a picture of each. */
export const GUEST_KINDS = 6

export type Choice = 'pick1' | 'pick2' | 'pick3' | 'pick4' | 'pick5' | 'pick6'
export type Action = Choice | 'serve' | 'back' | 'clear' | 'use' | 'up' | 'down' | 'left' | 'right'

/** `seat` counts from 0; -1 for none. `guest` is the index of the animal. */
export type Event =
  | {
      readonly type: 'order'
      readonly seat: number
      readonly dish: DishId
      readonly guest: number
      /** In evenings: a wish, that the pieces are hidden, and that the roll is ready. */
      readonly wish?: Wish
      readonly heart?: true
      readonly early?: true
    }
  | { readonly type: 'hurry' | 'unfinished' | 'wrong'; readonly seat: number }
  | { readonly type: 'late'; readonly seat: number; readonly guest: number; readonly lives: number }
  /** The mat is full. */
  | { readonly type: 'full' }
  | {
      readonly type: 'add'
      readonly kind: IngredientType
      /** Index of its tray, and its position on the mat. */
      readonly tray: number
      readonly slot: number
      /** A guest has ordered what is on the mat now. */
      readonly ready: boolean
    }
  | { readonly type: 'back'; readonly kind: IngredientType; readonly slot: number }
  | { readonly type: 'clear' }
  | {
      readonly type: 'served'
      readonly seat: number
      /** Index in `DISHES`. */
      readonly recipe: number
      readonly dish: DishId
      readonly reward: number
      readonly guest: number
      readonly run: number
      /** Only if the guests' mood counts. */
      readonly tip?: number
      readonly mood?: Mood
      /** Points of an evening on top, and the first reason for them. */
      readonly bonus?: number
      readonly why?: Bonus
    }
  /** An evening begins, with its new dish and the points of its first star. */
  | { readonly type: 'evening'; readonly evening: number; readonly dish: DishId; readonly goal: number }
  | { readonly type: 'star'; readonly stars: number }
  | { readonly type: 'level'; readonly level: number }
  /** The next part of an evening begins, counted from 1. */
  | { readonly type: 'shift'; readonly shift: number }
  /** One of the last seconds begins; `seconds` counts down. */
  | { readonly type: 'second'; readonly seconds: number }
  /** The bar closes; `early`: because too many guests were lost. */
  | { readonly type: 'closing'; readonly early: boolean }

export interface Order {
  readonly id: number
  readonly seat: number
  /** Index in `DISHES`. */
  readonly recipe: number
  readonly guest: number
  /** Ticks of patience left, and at the start. */
  left: number
  readonly whole: number
  /** Only in evenings, and only if there are any: what would pay a bonus. */
  readonly bonuses?: readonly Bonus[]
}

/**
 * What pays in an evening: the guest is served first of all who are there, or gets the pieces in the order of the ticket;
 * orders a dish whose pieces the ticket does not show, or finds it ready.
 */
export type Wish = 'first' | 'inOrder'
export type Bonus = Wish | 'heart' | 'early'

/** What only an evening has. */
export interface Evening {
  /** Counts from 1. */
  readonly number: number
  stars: number
}

export interface World {
  readonly random: Random
  readonly width: number
  readonly height: number
  readonly pace: Pace
  readonly evening?: Evening
  state: 'play' | 'end' | 'over'
  wait: number
  ticksLeft: number
  lives: number
  /** The part of an evening, from 1 to 3; always 1 in the other modes. */
  shift: number
  /** Ticks until the next part of an evening begins. */
  rest: number
  /** Pieces of the longest dish. */
  rollSize: number
  score: number
  /** Points paid on top of the dishes' prices. */
  tips: number
  /** The mood of the bar, 0 to 100, if it counts. */
  mood: number
  level: number
  served: number
  /** Consecutive correct rolls. */
  run: number
  orders: Order[]
  /** The pieces on the mat, in the order they were added. */
  board: IngredientType[]
  /** Ticks until the next guest. */
  orderWait: number
  /** Ticks for which each seat still stays empty. */
  readonly rests: number[]
  /** Recipes and guests still to come before all are reshuffled. */
  recipes: number[]
  guests: number[]
  /** The target of keys, pad or mouse; -1 for none. */
  cursor: number
  cursorBy: 'keys' | 'mouse'
  /** The last position of the mouse, so that a resting one does not hold the cursor. */
  mouseX: number
  mouseY: number
  readonly stepping: Stepping
  backFor: number
  nextId: number
}

/**
 * Classic is the specified shift. Rush has less patience and more guests; each of seven evenings (`shifts`) has a new
 * dish. In both, the guests' mood counts.
 */
export type Pace = Options['pace']

export type Mood = 'glad' | 'waiting' | 'cross'

/** Ticks from one guest to the next in Classic and Rush, by level. */
export function everyTicks(pace: Pace, level: number): number {
  if (pace === 'classic') return EVERY_TICKS
  return Math.max(110, 180 - 12 * (level - 1))
}

/** A guest's whole patience in ticks in Classic and Rush, by level. */
export function patienceTicks(pace: Pace, level: number): number {
  if (pace === 'classic') return ORDER_TICKS
  return Math.max(440, 540 - 20 * (level - 1))
}

/** Whether these pieces, in any order, are exactly those of the recipe. */
export function makes(pieces: readonly IngredientType[], recipe: Recipe): boolean {
  return [...pieces].sort().join() === [...recipe.ingredients].sort().join()
}

export function recipeOf(order: { readonly recipe: number }): Recipe {
  return itemAt(DISHES, order.recipe)
}
