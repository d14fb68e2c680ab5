/** Puzzles on paper: what a game declares for its print view, and what it draws there. */
import type { ReactNode } from 'react'
import type { OptionValues } from './values'

/** A start of the game, from which puzzles are printed. */
export interface PrintStart<Options extends OptionValues = OptionValues> {
  readonly options: Options
  readonly seed: number
  /** In the game's notation, if it is not the start of the seed. */
  readonly position?: string
}

/** One puzzle or card. Drawings are SVG with a `viewBox`, in black on white. */
export interface PrintItem {
  /** Items with the same key are the same puzzle: only one of them is printed. */
  readonly key: string
  /** Above the puzzle: 'Player 2'. Empty for none. */
  readonly name: string
  /** The smallest size in which the puzzle can be solved with a pencil, in mm. Larger paper is used. */
  readonly min: { readonly width: number; readonly height: number }
  readonly puzzle: ReactNode
  /**
   * The solution, and what is written above it in place of `name`. Null if there is none. Computed only if it is
   * printed.
   */
  solution?(): { readonly drawing: ReactNode; readonly name?: string } | null
}

/** The print part of a game. */
export interface PrintPart<State = unknown, Options extends OptionValues = OptionValues> {
  /** The rule in one sentence, for people who have only the paper. */
  rule(options: Options): string
  /** The puzzles of a start: most have one. */
  items(state: State, options: Options): readonly PrintItem[]
  /**
   * The start that follows after `index` others, from 0 for the first one itself. Default: the same options with the
   * next seed. It must always be the same, so that the pages can be printed again.
   */
  start?(first: PrintStart<Options>, index: number): PrintStart<Options>
  /** A last page of its own, in place of the solutions. */
  sheet?(options: Options): { readonly title: string; readonly drawing: ReactNode }
}

/** How a game is printed: `TurnFeatures.print`. */
export interface Print<State = unknown, Options extends OptionValues = OptionValues> {
  /** Label of the choice of how many: 'Puzzles', 'Cards'. */
  readonly label: string
  /** How many can be chosen. The first is the initial choice. */
  readonly counts: readonly number[]
  /** Label of the switch for the pages at the end: 'Solutions'. */
  readonly extra: string
  /** The options that the pages name, besides those that `rule` explains. */
  readonly options: readonly (keyof Options)[]
  /** Loads the print part, `view/print.tsx`, when the visitor wants to print. */
  load(): Promise<{ default: PrintPart<State, Options> }>
}
