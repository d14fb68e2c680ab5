/** Owns reading PGN, the text of whole games: the tags and moves of the first, and what is left out of it. */
import { tokensOf } from './pgnTokens'

export interface Game {
  readonly tags: Readonly<Record<string, string>>
  readonly moves: readonly string[]
}

/** The first game of a text. */
export interface ReadGame extends Game {
  /** Games in the text after it, which are not read. */
  readonly others: number
  /** '1-0', '0-1', '1/2-1/2', '*'; undefined where the game has none. */
  readonly result?: string
  /** How many of each it has: they are not shown. */
  readonly comments: number
  readonly variations: number
  /** Sentences about what could not be read and was skipped. */
  readonly warnings: readonly string[]
}

/** A game as far as it was read. */
interface Reading {
  readonly tags: Record<string, string>
  readonly moves: string[]
  readonly warnings: string[]
  comments: number
  variations: number
  result?: string
}

const begin = (): Reading => ({ tags: {}, moves: [], warnings: [], comments: 0, variations: 0 })

/**
 * Reads tags and moves of the first game. A game ends with its result, or where the tags of the next one begin. Knows nothing
 * of chess.
 *
 * @param text One game or several.
 * @returns The first game; without moves and tags where the text has none.
 */
export function readPgn(text: string): ReadGame {
  const games: Reading[] = []
  /** The game that goes on; null where the last one has ended. */
  let running: Reading | null = null
  const open = () => {
    if (!running) {
      running = begin()
      games.push(running)
    }
    return running
  }
  // What stands between games belongs to none of them, but to the first before that has begun.
  const early = begin()
  for (const token of tokensOf(text)) {
    const now: Reading | null = running
    if (token.kind === 'tag') {
      if (now && (now as Reading).moves.length > 0) running = null
      open().tags[token.name] = token.value
    } else if (token.kind === 'move') open().moves.push(token.text)
    else if (token.kind === 'result') {
      // A second result, or a star between games, ends nothing.
      if (!now && games.length > 0) continue
      open().result = token.text === '1/2' ? '1/2-1/2' : token.text
      running = null
    } else {
      const at: Reading | undefined = now ?? (games.length === 0 ? early : undefined)
      if (token.kind === 'warning') at?.warnings.push(token.text)
      else if (token.kind === 'comment' && at) at.comments++
      else if (at) at.variations++
    }
  }
  const [first = begin()] = games
  return {
    ...first,
    comments: first.comments + early.comments,
    warnings: [...early.warnings, ...first.warnings],
    others: Math.max(0, games.length - 1),
  }
}
