/** Events, and the tables by event type in which a game declares its sounds and texts. */

import type { QuarterTurns } from './shape'
import type { PlayEvent } from './values'

/**
 * Events that the session reports in every game, in addition to the game's own. 'Beat' is a beat of the countdown
 * after a pause; 'Warned' is a move that waits for confirmation. 'Won' to 'Over' report the outcome, and then
 * 'NewBest' or 'NotBest' reports the record.
 */
export type SessionEvent = {
  readonly type:
    | 'Start'
    | 'Pause'
    | 'Resume'
    | 'Beat'
    | 'Refused'
    | 'Warned'
    | 'Won'
    | 'Lost'
    | 'Tied'
    | 'Over'
    | 'NewBest'
    | 'NotBest'
  /** Of a record: whether the game was won. */
  readonly won?: boolean
}

/** The members of an event union that have this type. */
export type EventOf<Event, Type> = Event extends { readonly type: infer Own }
  ? Type extends Own
    ? Event
    : never
  : never

/** Event types of a game and of the session. */
export type EventType<Event extends PlayEvent> = Event['type'] | SessionEvent['type']

/** One value per event type of a game and of the session. A misspelled type does not compile. */
export type ByEvent<Event extends PlayEvent, Value> = {
  readonly [Type in EventType<Event>]?: Value
}

/** A sound of the sprite (a key of `assets/sounds/sprite.json`), at a pitch and volume relative to 1. */
interface SoundCue {
  readonly name: string
  readonly pitch?: number
  readonly volume?: number
}

/** A pure tone in Hz for `ms` milliseconds. With audio cues on, it is panned to `side`: -1 (left) to 1 (right). */
interface ToneCue {
  readonly hertz: number
  readonly ms: number
  readonly side?: number
}

/** The name of a sound, or a function that chooses the sound of an event; null for silence. */
export type Cue<Event = PlayEvent> = string | ((event: Event) => SoundCue | ToneCue | null)

/** The sound of each event type. */
export type Cues<Event extends PlayEvent> = {
  readonly [Type in EventType<Event>]?: Cue<EventOf<Event | SessionEvent, Type>>
}

/** A toast: a title and an optional sentence below it. */
export interface Message {
  readonly text: string
  readonly detail?: string
  /** Marks good news with an icon. A won game and a new best are good news by default. */
  readonly good?: true | undefined
}

/**
 * The text of an event, or a function that returns it; null for no text. `turned` is how the view is rotated (`endName`
 * in `shape.ts`).
 */
export type Words<Event = PlayEvent, Text = string> =
  | Text
  | ((event: Event, turned?: QuarterTurns) => Text | null)

export type WordsByEvent<Event extends PlayEvent, Text = string> = {
  readonly [Type in EventType<Event>]?: Words<EventOf<Event | SessionEvent, Type>, Text>
}

/**
 * Looks up an event in a table by event type, for code that does not know the game.
 *
 * @returns undefined if the table has no entry; properties of Object.prototype are ignored
 */
export function entryOf<Value>(
  table: { readonly [Type in string]?: Value } | undefined,
  { type }: { readonly type: string },
): Value | undefined {
  return table && Object.hasOwn(table, type) ? table[type] : undefined
}
