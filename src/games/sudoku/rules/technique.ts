/** Owns what a technique works on, and what it finds. */
import type { Shape } from './shape'

/** A grid being solved. `marks` are the candidates of empty cells as bits; 0 where a digit stands. */
export interface Work {
  readonly shape: Shape
  readonly digits: Uint8Array
  readonly marks: Uint16Array
  left: number
}

export interface Step {
  readonly technique: Technique
  /** The digit that follows. */
  readonly place?: { readonly cell: number; readonly digit: number }
  /** Candidates that fall, as bits. */
  readonly remove?: readonly { readonly cell: number; readonly bits: number }[]
  /** The house or, behind the houses, the cage that shows it, if it is one, as an index of the shape's. */
  readonly house?: number
  /** Houses beside it that show it together with it. */
  readonly also?: readonly number[]
  /** The reason in words, made only when asked for: for what follows in a cell, where one is named. */
  say(about?: number): string
}

export type Technique =
  | 'Full house'
  | 'Hidden single'
  | 'Naked single'
  | 'Locked candidates'
  | 'Naked subset'
  | 'Hidden subset'
  | 'X-Wing'
  | 'Swordfish'
  | 'Skyscraper'
  | 'XY-Wing'
  | 'Last of a cage'
  | 'Cage sum'
  | 'Ways to make a cage'
  | 'Needed in a cage'
  | 'Rule of 45'

/** 1 to 4: what Easy, Medium, Hard and Expert need. */
export type Tier = 1 | 2 | 3 | 4
