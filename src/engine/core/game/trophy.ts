/** Owns what a trophy is, and what it may ask of a play. */
import type { Hud, OptionValues, Outcome } from './rules'
import type { Tally } from './tally'

/**
 * A play as trophies see it, while it goes on and at its end. What is counted never falls, so a feat is found whenever it is
 * asked for. Plays in turns know all their moves, those of earlier visits too; a real-time play that was gone on with (`resume`
 * of its rules) knows only the events of this visit: there ask for what was done, and not for what was not.
 */
export interface TrophyPlay {
  /** 'open' while it goes on. */
  readonly result: Outcome['result'] | 'open'
  readonly options: OptionValues
  /** Hints taken. */
  readonly hints: number
  /** Played time in ms, pauses left out; NaN in a play at a slower speed. */
  readonly ms: number
  /**
   * A number by its label: of the outcome, else of the figures shown. NaN where there is none, and for 'Time' in a play at a
   * slower speed: nothing compares with it.
   */
  figure(label: string): number
  /** How often an event came; with a datum, how often with this value (a text, a boolean, a whole number from 0 to 64). */
  count(type: string, datum?: string, value?: string | number | boolean): number
  /** Of a number that events bring; 0 before the first. */
  sum(type: string, datum: string): number
  /** The largest number that an event brought; NaN before the first. */
  most(type: string, datum: string): number
  /** The longest run of an event without the other one in between. */
  run(type: string, broken: string): number
}

export interface Trophy {
  /** Among those of its game; small letters, digits, hyphens. For good: what was won is kept by it. */
  readonly id: string
  readonly title: string
  /** What is to be done for it, exactly, in a sentence or two. */
  readonly text: string
  /** Whether the play as it stands has won it. Asked often: it counts nothing itself. */
  won(play: TrophyPlay): boolean
}

/** How a play stands, read when it is asked for. */
export interface Stand {
  readonly outcome: Outcome | null
  readonly hud: Hud
  readonly options: OptionValues
  readonly hints: number
  readonly ms: number
  /** It ran slower than usual for a while, or all the time. */
  readonly slowed?: boolean
}

/** A play as trophies see it: a tally of its events, and how it stands. */
export function trophyPlay(tally: Tally, stand: Stand): TrophyPlay {
  return {
    get result() {
      return stand.outcome?.result ?? 'open'
    },
    get options() {
      return stand.options
    },
    get hints() {
      return stand.hints
    },
    get ms() {
      return stand.slowed ? Number.NaN : stand.ms
    },
    figure(label) {
      if (stand.slowed && label === 'Time') return Number.NaN
      const found = stand.outcome?.results?.[label] ?? stand.hud[label]
      return typeof found === 'number' ? found : Number.NaN
    },
    count: (type, datum, value) => tally.count(type, datum, value),
    sum: (type, datum) => tally.sum(type, datum),
    most: (type, datum) => tally.most(type, datum),
    run: (type, broken) => tally.run(type, broken),
  }
}

/** Whether a level is this one or a harder one; `levels` from the easiest up. */
export function isAtLeast(levels: readonly string[], level: string | undefined, least: string): boolean {
  return levels.indexOf(level ?? '') >= levels.indexOf(least)
}

/** Whether options that came later stand as at first in a play; plays from before them have none. `initials` by option id. */
export function asAtFirst({ options }: TrophyPlay, initials: Readonly<Record<string, string>>): boolean {
  return Object.entries(initials).every(([id, initial]) => (options[id] ?? initial) === initial)
}
