/** Owns how the news of a play are told: the session's own events, and what a game makes of any in sound and words. */
import type { PlayEvent } from './rules'

/** What the session tells of every play: its phases, a beat of the count-in after a pause, a refused move, one that waits until it is chosen again, the outcome's result, and then how the record stands. */
export interface SessionEvent extends PlayEvent {
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

/**
 * A sound of the site's set (a key of `assets/sounds/sprite.json`), or how to play it for this event. A tone may have a
 * `side`, -1 (left) to 1 (right), for whoever plays by ear; such a game declares an `ear`, if an empty one.
 */
export type Cue =
  | string
  | ((
      event: PlayEvent,
    ) =>
      | { name: string; pitch?: number; volume?: number }
      | { hertz: number; ms: number; side?: number }
      | null)

/** A message of the game: its title, and one more sentence below. */
export interface Message {
  readonly text: string
  readonly detail?: string
  /** Good news: it carries the good sign. A play won and a new best are good news by themselves. */
  readonly good?: true | undefined
}

/**
 * What is said at an event; a function may return null for 'nothing to say', and is told whether the field is seen
 * turned by a quarter: what lies left in the world is then at the bottom (`endName` of `shape.ts`).
 */
export type Words<Text = string> = Text | ((event: PlayEvent, turned?: boolean) => Text | null)
