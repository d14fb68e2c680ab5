/** The format of the trophy tables: for each trophy a game that wins it, and some that nearly do. */

import type { Game, OptionValues, Outcome, PlayEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { Tally } from '../../../src/engine/core/game/tally'
import { type TrophyPlay, trophyPlay } from '../../../src/engine/core/game/trophy'

/** An event of a game: its type, how often it occurs in a row (once by default), and its data. */
type EventSpec<Event extends PlayEvent> = Event extends unknown
  ? readonly [type: Event['type'], times?: number, data?: Partial<Omit<Event, 'type'>>]
  : never

/** A game: its events in order, and its state. */
export interface Case<Event extends PlayEvent> {
  readonly events?: readonly EventSpec<Event>[] | undefined
  /** The game is still running if left out. */
  readonly result?: Outcome['result'] | undefined
  readonly results?: Readonly<Record<string, number>>
  readonly hud?: Readonly<Record<string, number>>
  /** Options other than the defaults. */
  readonly options?: OptionValues
  readonly hints?: number
  readonly ms?: number
}

export interface Row<Event extends PlayEvent> {
  readonly wins: Case<Event>
  /** Wins too, with other options: those options are not required. */
  readonly also?: Case<Event>
  /** Each lacks something. */
  readonly not: readonly Case<Event>[]
}

/** `Event` is the game's own type, so that an event that the rules do not emit is a type error. */
export interface Table<Event extends PlayEvent> {
  readonly rows: Readonly<Record<string, Row<Event>>>
  /** Plays the real rules to reach events that neither a bot nor chance reaches soon. */
  drive?(see: See): void
}

/** Receives the events and stats of real games. */
export interface See {
  event(event: PlayEvent): void
  figures(figures: Readonly<Record<string, unknown>>): void
}

/** The game of a case, with default options where none are given. */
export function playOf(
  game: Game,
  { events = [], result, results, hud = {}, options, hints = 0, ms = 0 }: Case<PlayEvent>,
) {
  const tally = new Tally()
  for (const [type, times = 1, data = {}] of events)
    for (let i = 0; i < times; i++) tally.add({ ...data, type })
  const outcome = result ? { result, title: 'Over', ...(results && { results }) } : null
  return trophyPlay(tally, {
    outcome,
    hud,
    options: { ...completeOptions(game.options), ...options },
    hints,
    ms,
  })
}

/** The same game, recording what is read of it: 'event eat length', 'figure Score', 'option speed'. */
export function noting(play: TrophyPlay, note: (asked: string) => void): TrophyPlay {
  const event = (type: string, datum?: string) => note(datum ? `event ${type} ${datum}` : `event ${type}`)
  return {
    result: play.result,
    hints: play.hints,
    ms: play.ms,
    options: new Proxy(play.options, {
      get(target, id) {
        note(`option ${String(id)}`)
        return target[String(id)]
      },
    }),
    stat(label) {
      note(`figure ${label}`)
      return play.stat(label)
    },
    count(type, datum, value) {
      event(type, datum)
      return play.count(type, datum, value)
    },
    sum(type, datum) {
      event(type, datum)
      return play.sum(type, datum)
    },
    max(type, datum) {
      event(type, datum)
      return play.max(type, datum)
    },
    run(type, broken) {
      event(type)
      event(broken)
      return play.run(type, broken)
    },
  }
}
