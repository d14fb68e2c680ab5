/** The messages between an embedded game and the page around it. `README.md` documents them for owners of pages. */

/** Raised when a message changes its meaning. New messages and fields don't raise it. */
const VERSION = 1
const NAME = 'pocket-arcade'

export type Report =
  /** The game or replay has loaded, and commands are followed. */
  | { readonly type: 'ready' }
  /** The height that suits the frame's width, CSS px. */
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'started' }
  | {
      readonly type: 'ended'
      readonly result: string
      /** By their labels: `{ Score: 120 }`. */
      readonly figures: Readonly<Record<string, number>>
    }

export type Command = 'pause' | 'resume'

/** The message that is posted to the page around. @param game - the id of the game */
export function messageOf(game: string, report: Report): object {
  return { source: NAME, version: VERSION, game, ...report }
}

/**
 * Reads a message from the page around: `{ target: 'pocket-arcade', version: 1, type: 'pause' }`. That page may be anyone's,
 * so a message has exactly these fields, and nothing in it is data.
 *
 * @returns null for everything else
 */
export function commandOf(data: unknown): Command | null {
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 3) return null
  const { target, version, type } = data as Readonly<Record<string, unknown>>
  if (target !== NAME || version !== VERSION) return null
  return type === 'pause' || type === 'resume' ? type : null
}
