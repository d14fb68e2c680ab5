/** The options of a game: what the player chooses before it starts. */
import type { OptionValues } from './rules'

/** A summary of the stored games with one set of options: finished games, and abandoned games that have a result. */
export interface KeptPlays {
  /** Includes assists that separate records (such as `~speed`), next to the options of the rules. */
  readonly options: OptionValues
  /** Best results by `Best.of`. Assisted games do not count. */
  readonly best: Readonly<Record<string, number>>
}

export interface Option {
  /** Name in the URL and in storage. */
  readonly id: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** The default: always the mode in the specification. */
  readonly initial: string
  /** Cannot be changed during a game. Other options can, and apply from the next game on. */
  readonly locked?: boolean
  /** Affects only the view: a change applies to the running game, and records are not separated by it. */
  readonly view?: boolean
  /**
   * The option was added after the game's release. Games stored without it count as games with `initial`, and records
   * for `initial` keep their storage keys. Required for every new option of a released game.
   */
  readonly later?: boolean
  /** One short sentence per value, shown below the choice, where its label needs an explanation. */
  readonly says?: Readonly<Record<string, string>>
  /** Whether the option is shown. Hide it where it has no effect. */
  shown?(values: OptionValues): boolean
  /**
   * The values that are unlocked, given all stored games. Locked choices are visible but cannot be selected; a URL, a
   * challenge or a saved game may still use them. Default: all are unlocked.
   */
  reached?(kept: readonly KeptPlays[]): readonly string[]
}
