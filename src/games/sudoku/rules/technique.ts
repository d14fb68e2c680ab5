/** Types of the solving techniques: what they work on, and what they find. */
import type { Shape } from './shape'

/** A grid being solved. `candidates` of empty cells as bits; 0 for filled cells. */
export interface SolverGrid {
  readonly shape: Shape
  readonly digits: Uint8Array
  readonly candidates: Uint16Array
  left: number
}

export interface Step {
  readonly technique: Technique
  /** The digit to place. */
  readonly place?: { readonly cell: number; readonly digit: number }
  /** Candidates to remove, as bits. */
  readonly remove?: readonly { readonly cell: number; readonly bits: number }[]
  /** Index of the house that shows the step, or of a cage after the houses, if there is one. */
  readonly house?: number
  /** Further houses that show it together with `house`. */
  readonly also?: readonly number[]
  /** The reason in words, computed on demand. `about` limits it to one cell. */
  say(about?: number): string
}

export type Technique =
  | 'Full house'
  | 'Hidden single'
  | 'Naked single'
  | 'Locked candidates'
  | 'Naked pair'
  | 'Naked triple'
  | 'Hidden pair'
  | 'Hidden triple'
  | 'X-Wing'
  | 'Swordfish'
  | 'Skyscraper'
  | 'XY-Wing'
  | 'Last cell of a cage'
  | 'Cage sum'
  | 'Cage combinations'
  | 'Required in a cage'
  | 'Rule of 45'

/** Required by Easy, Medium, Hard and Expert: 1 to 4. */
export type Tier = 1 | 2 | 3 | 4
