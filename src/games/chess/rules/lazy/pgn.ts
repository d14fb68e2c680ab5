/** Reads PGN, the text form of whole games: tags and moves of the first game, and what was skipped. */
import { tokensOf } from './pgnTokens'

export interface Game {
  readonly tags: Readonly<Record<string, string>>
  readonly moves: readonly string[]
}

/** The first game of a text. */
export interface ReadGame extends Game {
  /** Number of further games in the text, which are not read. */
  readonly others: number
  /** '1-0', '0-1', '1/2-1/2', '*'; undefined if the game has none. */
  readonly result?: string
  /** Number of comments and variations, which are not shown. */
  readonly comments: number
  readonly variations: number
  /** Sentences about what could not be read and was skipped. */
  readonly warnings: readonly string[]
  /** The tags among them: '[FEN "8/8' */
  readonly brokenTags: readonly string[]
}

/** A game being read. */
interface Reading {
  readonly tags: Record<string, string>
  readonly moves: string[]
  readonly warnings: string[]
  readonly brokenTags: string[]
  comments: number
  variations: number
  result?: string
}

const emptyReading = (): Reading => ({
  tags: {},
  moves: [],
  warnings: [],
  brokenTags: [],
  comments: 0,
  variations: 0,
})

/**
 * Reads tags and moves of the first game, without checking the moves. A game ends with its result or where the tags
 * of the next game begin.
 *
 * @param text one or several games
 * @returns the first game, without tags and moves if the text has none
 */
export function readPgn(text: string): ReadGame {
  const games: Reading[] = []
  /** The current game; null after a game has ended. */
  let running: Reading | null = null
  const open = () => {
    if (!running) {
      running = emptyReading()
      games.push(running)
    }
    return running
  }
  // Text between games belongs to no game; text before the first game belongs to the first.
  const early = emptyReading()
  for (const token of tokensOf(text)) {
    const now: Reading | null = running
    if (token.kind === 'tag') {
      if (now && (now as Reading).moves.length > 0) running = null
      open().tags[token.name] = token.value
    } else if (token.kind === 'move') open().moves.push(token.text)
    else if (token.kind === 'result') {
      // A second result, or an asterisk between games, does not end a game.
      if (!now && games.length > 0) continue
      open().result = token.text === '1/2' ? '1/2-1/2' : token.text
      running = null
    } else {
      const at: Reading | undefined = now ?? (games.length === 0 ? early : undefined)
      if (token.kind === 'warning') {
        at?.warnings.push(token.text)
        if (token.brokenTag !== undefined) at?.brokenTags.push(token.brokenTag)
      } else if (token.kind === 'comment' && at) at.comments++
      else if (at) at.variations++
    }
  }
  const [first = emptyReading()] = games
  return {
    ...first,
    comments: first.comments + early.comments,
    warnings: [...early.warnings, ...first.warnings],
    brokenTags: [...early.brokenTags, ...first.brokenTags],
    others: Math.max(0, games.length - 1),
  }
}
