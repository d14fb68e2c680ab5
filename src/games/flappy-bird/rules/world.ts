/** The world of Flappy Bird, and what happens in it. Units are pixels. */
import type { Random } from '../../../engine/core/math/random'
import type { Options } from '../options'

/** The skies of a gentle flight, in their order. */
export const SKIES = ['morning', 'noon', 'evening', 'night', 'rain', 'snow', 'storm', 'aurora'] as const
export type Sky = (typeof SKIES)[number]

export interface Feather {
  id: number
  x: number
  y: number
}

/** What only this flight has. */
export interface Gentle {
  /** Has its own numbers, so that the pipes do not depend on feathers. */
  random: Random
  height: number
  tick: number
  /** Those that the bird has. */
  feathers: number
  /** Those in the air. */
  floating: Feather[]
  /** Ticks for which the bird cannot crash. */
  safe: number
}

/** What a pipe of this flight has besides. */
export interface Course {
  /** Height of the gap. */
  readonly opening: number
  /** Around which, how far, and from which angle its middle sways. */
  readonly middle: number
  readonly sway: number
  readonly phase: number
}

export type Action = 'flap'

/** `x` and `y` are the bird's position. */
export type Event =
  | { readonly type: 'flap'; readonly x: number; readonly y: number }
  | { readonly type: 'score'; readonly score: number; readonly x: number; readonly y: number }
  | { readonly type: 'medal'; readonly name: string; readonly x: number; readonly y: number }
  | { readonly type: 'sky'; readonly sky: Sky }
  /** Caught, or spent on a crash; `feathers` are left. */
  | { readonly type: 'feather' | 'saved'; readonly x: number; readonly y: number; readonly feathers: number }
  | {
      readonly type: 'crash'
      readonly reason: 'floor' | 'ceiling' | 'pipe'
      readonly x: number
      readonly y: number
      readonly score: number
    }

export interface Pipe {
  id: number
  /** Left edge. */
  x: number
  /** Middle of the gap. */
  gap: number
  passed: boolean
  /** In the Gentle flight. */
  readonly course?: Course
}

export interface World {
  random: Random
  state: 'ready' | 'flying' | 'over'
  flight: Options['flight']
  readonly gentle?: Gentle
  /** Middle of the bird. */
  y: number
  vy: number
  pipes: Pipe[]
  nextId: number
  score: number
}
