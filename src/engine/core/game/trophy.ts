/** Trophies: what one is, and what it can ask about a game. */

import type { EventOf, EventType } from './events'
import { TIME } from './stats'
import type { Tally } from './tally'
import type { Hud, OptionValues, Outcome, PlayEvent } from './values'

/** The names of an event's data. Distributes over a union, as the types below do. */
type DatumOf<Event> = Event extends unknown ? Exclude<keyof Event & string, 'type'> : never
/** The names of those data that are numbers. */
type NumberOf<Event> = Event extends unknown
  ? {
      [Name in DatumOf<Event>]-?: [Extract<Event[Name], number>] extends [never] ? never : Name
    }[DatumOf<Event>]
  : never
/** The values that a datum can have. */
type ValueOf<Event, Name> = Event extends unknown
  ? Name extends keyof Event
    ? Exclude<Event[Name], undefined>
    : never
  : never

/**
 * A game as trophies see it, while it runs and at its end. Counts never decrease, so a trophy is found whenever it is
 * checked. Turn-based games know all their moves, including those of earlier visits. A resumed real-time game only
 * knows the events of this visit: require what happened, not what did not happen.
 *
 * Types of events are those of the game (`Event`) and of the session (`SessionEvent`).
 */
export interface TrophyPlay<Event extends PlayEvent, Options extends OptionValues, Stat extends string> {
  /** 'open' while the game runs. */
  readonly result: Outcome['result'] | 'open'
  readonly options: Options
  /** Number of hints used. */
  readonly hints: number
  /** Game time in ms, without pauses. NaN if the game ran at a slower speed. */
  readonly ms: number
  /**
   * The number that is this stat, from the outcome or else the HUD. NaN if there is none, and for `TIME` in a game at a
   * slower speed: comparisons with NaN are false.
   */
  stat(id: Stat): number
  /** How often an event occurred. */
  count(type: EventType<Event>): number
  /** How often a datum of an event had this value: a string, a boolean, or an integer from 0 to 64. */
  count<Type extends EventType<Event>, Name extends DatumOf<EventOf<Event, Type>>>(
    type: Type,
    datum: Name,
    value: ValueOf<EventOf<Event, Type>, Name>,
  ): number
  /** Sum of a number in events of this type; 0 before the first. */
  sum<Type extends EventType<Event>>(type: Type, datum: NumberOf<EventOf<Event, Type>>): number
  /** Largest value of a number in events of this type; NaN before the first. */
  max<Type extends EventType<Event>>(type: Type, datum: NumberOf<EventOf<Event, Type>>): number
  /** The longest run of an event without the other one in between. */
  run(type: EventType<Event>, broken: EventType<Event>): number
}

/** A game of any kind, for code that does not know the game. */
export type AnyPlay = TrophyPlay<PlayEvent, OptionValues, string>

/** A trophy of the game whose plays are `Play`. */
export interface Trophy<Play> {
  /** Unique within the game; lowercase letters, digits, hyphens. Permanent: storage refers to it. */
  readonly id: string
  readonly title: string
  /** The exact requirement in a sentence or two. */
  readonly text: string
  /** Whether the game has earned the trophy by now. Called often, so it must not count anything itself. */
  won(play: Play): boolean
}

/** The live status of a game. Trophies read it through getters when they are checked. */
export interface TrophyState {
  readonly outcome: Outcome | null
  readonly hud: Hud
  readonly options: OptionValues
  readonly hints: number
  readonly ms: number
  /** The game ran at a slower speed for some or all of the time. */
  readonly slowed?: boolean
}

/** Combines the tally of a game's events with its live status. */
export function trophyPlay(tally: Tally, game: TrophyState): AnyPlay {
  return {
    get result() {
      return game.outcome?.result ?? 'open'
    },
    get options() {
      return game.options
    },
    get hints() {
      return game.hints
    },
    get ms() {
      return game.slowed ? Number.NaN : game.ms
    },
    stat(id) {
      if (game.slowed && id === TIME) return Number.NaN
      const found = game.outcome?.results?.[id] ?? game.hud[id]
      return typeof found === 'number' ? found : Number.NaN
    },
    count: (type: string, datum?: string, value?: string | number | boolean) =>
      tally.count(type, datum, value),
    sum: (type, datum) => tally.sum(type, datum),
    max: (type, datum) => tally.max(type, datum),
    run: (type, broken) => tally.run(type, broken),
  }
}

/** Whether a level is `min` or a harder one. `levels` lists them from the easiest up. */
export function isAtLeast<Level extends string>(
  levels: readonly Level[],
  level: NoInfer<Level>,
  min: NoInfer<Level>,
): boolean {
  return levels.indexOf(level) >= levels.indexOf(min)
}
