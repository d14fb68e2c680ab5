/** Owns what an option of a game is: something the visitor chooses before a play. */
import type { OptionValues } from './rules'

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
}
