/** Events of a play: those of the session, and the tables by event type in which a game says how each one sounds and reads. */
import type { PlayEvent } from './rules'

/**
 * What the session reports of every play: its phases, a beat of the count-in after a pause, a refused move, a move that
 * waits for a second press, the result of the outcome, and then how the record stands.
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
}

/** The events of one type. */
export type EventOf<Event, Type> = Event extends { readonly type: infer Own }
  ? Type extends Own
    ? Event
    : never
  : never

/** The types of a game's events, and those of the session. */
export type EventType<Event extends PlayEvent> = Event['type'] | SessionEvent['type']

/** One value for each event type of a game and of the session; a misspelled type does not compile. */
export type ByEvent<Event extends PlayEvent, Value> = {
  readonly [Type in EventType<Event>]?: Value
}

/** A sound of the set (a key of `assets/sounds/sprite.json`), at a pitch and volume relative to 1. */
interface SoundCue {
  readonly name: string
  readonly pitch?: number
  readonly volume?: number
}

/** A pure tone in Hz for so many ms. With audio cues on it comes from its `side`, -1 (left) to 1 (right). */
interface ToneCue {
  readonly hertz: number
  readonly ms: number
  readonly side?: number
}

/** The name of a sound, or how this event sounds; null for silence. */
export type Cue<Event = PlayEvent> = string | ((event: Event) => SoundCue | ToneCue | null)

/** The sound of each event. */
export type Cues<Event extends PlayEvent> = {
  readonly [Type in EventType<Event>]?: Cue<EventOf<Event | SessionEvent, Type>>
}

/** A toast: its title, and one more sentence below. */
export interface Message {
  readonly text: string
  readonly detail?: string
  /** Good news: it carries the good sign. A game won and a new best are good news by themselves. */
  readonly good?: true | undefined
}

/**
 * What an event says; a function may return null for nothing. `turned`: the field is shown turned by a quarter, so what
 * lies left in the world is at the bottom (`endName` of `shape.ts`).
 */
export type Words<Event = PlayEvent, Text = string> = Text | ((event: Event, turned?: boolean) => Text | null)

/** The words of each event. */
export type WordsByEvent<Event extends PlayEvent, Text = string> = {
  readonly [Type in EventType<Event>]?: Words<EventOf<Event | SessionEvent, Type>, Text>
}

/**
 * The entry of an event in a table by event type, for code that does not know the game.
 * @returns undefined where the table has none; nothing is inherited from Object
 */
export function entryOf<Value>(
  table: { readonly [Type in string]?: Value } | undefined,
  { type }: { readonly type: string },
): Value | undefined {
  return table && Object.hasOwn(table, type) ? table[type] : undefined
}
