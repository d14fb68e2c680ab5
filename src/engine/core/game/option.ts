/** Owns what an option of a game is: something the visitor chooses before a play. */
import type { OptionValues } from './rules'

/** What is kept of the plays with one set of options: all of them that were played to their end, or left with a figure. */
export interface KeptPlays {
  /** Those that the rules know; a tool that keeps plays apart stands among them (`~speed`). */
  readonly options: OptionValues
  /** Best figures by `Best.of`; helped plays bring none. */
  readonly best: Readonly<Record<string, number>>
}

export interface Option {
  /** Name in the address and in storage. */
  readonly id: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** The default: always the specification's mode. */
  readonly initial: string
  /** Cannot be chosen while a play goes on. Others may be, and count from the next play on. */
  readonly locked?: boolean
  /** Of the view alone: changing it goes on with the play, and bests are not kept apart by it. */
  readonly view?: boolean
  /**
   * Came after plays had been kept without it: their play is one with its `initial`, and bests with that are kept where they
   * always were. Every new option of an old game needs it.
   */
  readonly later?: boolean
  /** What a choice means, by its value, in one short sentence below it: where its name alone does not say. */
  readonly says?: Readonly<Record<string, string>>
  /** Shown only where it has an effect. */
  shown?(values: OptionValues): boolean
  /**
   * Where choices have to be reached first: the values of those that are, by all that is kept of the game. The others can be
   * seen, not chosen; an address, a challenge or a kept play opens every one of them all the same. All are open when left out.
   */
  reached?(kept: readonly KeptPlays[]): readonly string[]
}
