/** Trophies: what one is, and what it can ask about a game. */

import type { Tally } from './tally'
import type { Hud, OptionValues, Outcome } from './values'

/**
 * A game as trophies see it, while it runs and at its end. Counts never decrease, so a trophy is found whenever it is
 * checked. Turn-based games know all their moves, including those of earlier visits. A resumed real-time game only
 * knows the events of this visit: require what happened, not what did not happen.
 */
export interface TrophyPlay<Options extends OptionValues = OptionValues> {
  /** 'open' while the game runs. */
  readonly result: Outcome['result'] | 'open'
  readonly options: Options
  /** Number of hints used. */
  readonly hints: number
  /** Game time in ms, without pauses. NaN if the game ran at a slower speed. */
  readonly ms: number
  /**
   * A number by its label, from the outcome or else the HUD stats. NaN if there is none, and for 'Time' in a game at
   * a slower speed: comparisons with NaN are false.
   */
  stat(label: string): number
  /**
   * How often an event occurred. With a datum, how often it had this value (a string, a boolean, or an integer from 0
   * to 64).
   */
  count(type: string, datum?: string, value?: string | number | boolean): number
  /** Sum of a number in events of this type; 0 before the first. */
  sum(type: string, datum: string): number
  /** Largest value of a number in events of this type; NaN before the first. */
  max(type: string, datum: string): number
  /** The longest run of an event without the other one in between. */
  run(type: string, broken: string): number
}

export interface Trophy<Options extends OptionValues = OptionValues> {
  /** Unique within the game; lowercase letters, digits, hyphens. Permanent: storage refers to it. */
  readonly id: string
  readonly title: string
  /** The exact requirement in a sentence or two. */
  readonly text: string
  /** Whether the game has earned the trophy by now. Called often, so it must not count anything itself. */
  won(play: TrophyPlay<Options>): boolean
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
export function trophyPlay(tally: Tally, game: TrophyState): TrophyPlay {
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
    stat(label) {
      if (game.slowed && label === 'Time') return Number.NaN
      const found = game.outcome?.results?.[label] ?? game.hud[label]
      return typeof found === 'number' ? found : Number.NaN
    },
    count: (type, datum, value) => tally.count(type, datum, value),
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
