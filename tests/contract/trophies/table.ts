/** The format of the trophy tables: for each trophy a game that wins it, and some that nearly do. */

import type { Game, OptionValues, Outcome, PlayEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { Tally } from '../../../src/engine/core/game/tally'
import { type AnyPlay, type TrophyPlay, trophyPlay } from '../../../src/engine/core/game/trophy'

/** An event of a game: its type, how often it occurs in a row (once by default), and its data. */
type EventSpec<Event extends PlayEvent> = Event extends unknown
  ? readonly [type: Event['type'], times?: number, data?: Partial<Omit<Event, 'type'>>]
  : never

interface CaseOf<Event extends PlayEvent, Options extends OptionValues, Stat extends string> {
  readonly events?: readonly EventSpec<Event>[] | undefined
  /** The game is still running if left out. */
  readonly result?: Outcome['result'] | undefined
  readonly results?: { readonly [Id in Stat]?: number }
  readonly hud?: { readonly [Id in Stat]?: number }
  /** Options other than the defaults. */
  readonly options?: Partial<Options>
  readonly hints?: number
  readonly ms?: number
}

/** A game: its events in order, and its state. `Play` is what its trophies read, so others are type errors. */
export type Case<Play> =
  Play extends TrophyPlay<infer Event, infer Options, infer Stat> ? CaseOf<Event, Options, Stat> : never

export interface Row<Play> {
  readonly wins: Case<Play>
  /** Wins too, with other options: those options are not required. */
  readonly also?: Case<Play>
  /** Each lacks something. */
  readonly not: readonly Case<Play>[]
}

export interface Table<Play> {
  readonly rows: Readonly<Record<string, Row<Play>>>
  /** How the texts name an option in other words than its labels, by the option's id. */
  readonly wordings?: { readonly [Id in keyof NonNullable<Case<Play>['options']>]?: string }
}

/** The game of a case, with default options where none are given. */
export function playOf(
  game: Game,
  { events = [], result, results = {}, hud = {}, options, hints = 0, ms = 0 }: Case<AnyPlay>,
) {
  const tally = new Tally()
  for (const [type, times = 1, data = {}] of events)
    for (let i = 0; i < times; i++) tally.add({ ...data, type })
  // No table has a stat without a number, as the open type would allow.
  const numbers = (stats: Case<AnyPlay>['hud']) => stats as Readonly<Record<string, number>>
  const outcome = result ? { result, title: 'Over', results: numbers(results) } : null
  return trophyPlay(tally, {
    outcome,
    hud: numbers(hud),
    options: completeOptions(game.options, options),
    hints,
    ms,
  })
}
