/** The options of a game: what the player chooses before it starts, and their values, as its rules and views get them. */
import type { OptionValues } from './values'

/** A summary of the stored games with one set of options: finished games, and abandoned games that have a result. */
export interface PlayedOptions {
  /** Includes assists that separate records (such as `~speed`), next to the options of the rules. */
  readonly options: OptionValues
  /** Best results by `Best.of`. Assisted games do not count. */
  readonly best: Readonly<Record<string, number>>
}

export interface Option<Id extends string = string, Value extends string = string> {
  /** Name in the URL and in storage. */
  readonly id: Id
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  /** The default: always the mode in the specification. */
  readonly initial: Value
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
  readonly says?: { readonly [Each in Value]?: string }
  /**
   * In the start panel and beside the board of a first game, `says` takes the place of the first rule, which is wrong for such
   * a value, or known to those who choose it.
   */
  readonly saysInsteadOfRules?: true
  /**
   * These choices are the game's modes: the start panel shows them first, as pictures (an emoji per value), and a press
   * starts one. Each needs a sentence in `says`. At most one option of a game has pictures.
   */
  readonly pictures?: { readonly [Each in Value]: string }
  /** The mode that is marked for first games: the game at its best. */
  readonly recommended?: Value
  /** These values have a start button each, with this text: alone or against the computer, and two people here. */
  readonly starts?: readonly { readonly value: Value; readonly label: string }[]
  /** A button of the start panel chooses this value, with this text: puzzles instead of games. */
  readonly puzzles?: { readonly value: Value; readonly label: string }
  /**
   * The choices are the stages of a road (`declare.ts`): the start panel shows them in a line with their stars, and a press
   * starts one. `stars` is a stat of the results, 1..3 for a finished stage, and one of the game's `best`. At most one
   * option that is shown has a road.
   */
  readonly road?: { readonly stars: string }
  /** Whether the option is shown. Hide it where it has no effect. */
  shown?(values: OptionValues): boolean
  /**
   * Whether the option has an effect; records ignore one that has none. A `later` option needs it only where that differs from
   * `shown`, others where a later mode has no use for them.
   */
  matters?(values: OptionValues): boolean
  /**
   * The values that are unlocked, given all stored games. Locked choices are visible but cannot be selected; a URL, a
   * challenge or a saved game may still use them. Default: all are unlocked.
   */
  reached?(kept: readonly PlayedOptions[]): readonly string[]
}

/** The value of each option of a list: `ValuesOf<typeof options>`. Rules and views receive all of them, always valid. */
export type ValuesOf<Options extends readonly Option[]> = {
  readonly [Each in Options[number] as Each['id']]: Each['initial']
}

/** The options that have these values. */
export type OptionOf<Values extends OptionValues> = {
  [Id in keyof Values & string]: Option<Id, Values[Id]>
}[keyof Values & string]

/** What is said in place of the rules, with these values; undefined if the rules are. */
export function wordsForRules(options: readonly Option[], values: OptionValues): string | undefined {
  return options
    .filter((option) => option.saysInsteadOfRules && (option.shown?.(values) ?? true))
    .map(({ id, initial, says }) => says?.[values[id] ?? initial])
    .find((text) => text !== undefined)
}

/** The values of all options: the given ones, and the initial ones of the others. */
export function completeOptions<const Options extends readonly Option[]>(
  options: Options,
  values: Partial<ValuesOf<Options>> = {},
): ValuesOf<Options> {
  return {
    ...Object.fromEntries(options.map(({ id, initial }) => [id, initial])),
    ...values,
  } as ValuesOf<Options>
}
