/** The values that pass between a game and the arcade: sizes, stats, events, results, options. */

/** Duration of a tick in ms (1/60 s). */
export const TICK_MS = 1000 / 60
export const TICKS_PER_SECOND = 60

export interface Size {
  readonly width: number
  readonly height: number
}

/** Values by the ids of stats. A game has some of its stats at a time; of any game (`string`) all ids are known. */
type ByStat<Stat extends string, Value> = string extends Stat
  ? Readonly<Record<string, Value>>
  : { readonly [Id in Stat]?: Value }

/** Stats that a game passes to the menu layer, as a flat map from id to value. Times are in seconds. */
export type Hud<Stat extends string = string> = ByStat<Stat, string | number | boolean>

/** Results by the ids of stats, which are stored. */
export type Results<Stat extends string = string> = ByStat<Stat, number>

/** An event of any game, as shared code sees it: flat, serializable, with data that shared code does not know. */
export interface PlayEvent {
  readonly type: string
  readonly [datum: string]: string | number | boolean | undefined
}

/**
 * An event of the rules. Each game declares its own events as a union, which types every table by event:
 * `type Event = { type: 'eat'; length: number } | { type: 'crash' }`. Use a type alias: an interface is not
 * assignable to this open shape. Types start with a lowercase letter; capitalized types are reserved for the session
 * (`SessionEvent`).
 */
export interface GameEvent extends PlayEvent {
  readonly type: Uncapitalize<string>
}

/** Reports an event of the rules. */
export type Emit<Event extends GameEvent = GameEvent> = (event: Event) => void

/** How a game ended. */
export interface Outcome<Stat extends string = string> {
  readonly result: 'won' | 'lost' | 'tied' | 'over'
  /** Heading of the end panel and text of the status line: 'Game Over! Hit a wall'. */
  readonly title: string
  /** Text of the status line in place of the heading, if it says results that the panel shows only as figures. */
  readonly said?: string | undefined
  /** One more sentence below the heading. */
  readonly detail?: string | undefined
  /** Those that `Best.of` names are stored as records. */
  readonly results?: Results<Stat>
  /** The player left through the game's own exit: the start panel appears without an end panel before it. */
  readonly left?: boolean
}

/**
 * Option values by option id, as chosen in the start panel or the URL (`?difficulty=hard`). A game gets them with the
 * types of its own options (`ValuesOf`).
 */
export type OptionValues = Readonly<Record<string, string>>
