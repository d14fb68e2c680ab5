/** Owns reading PGN, the text of a whole game: its tags and moves. */

export interface Game {
  readonly tags: Readonly<Record<string, string>>
  readonly moves: readonly string[]
}

const RESULTS = new Set(['1-0', '0-1', '1/2-1/2', '*'])

/** A game as far as it was read. */
interface Read {
  readonly tags: Record<string, string>
  readonly moves: string[]
  ended: boolean
}

/** Marks the place of a tag in the text, by its number. */
const TAG = '\u0001'

/**
 * Reads tags and moves of the first game; comments, other lines and marks are left out. A game ends with its result, or
 * where the tags of the next one begin. Knows nothing of chess.
 */
export function readPgn(text: string): Game & { readonly others: number } {
  const tags: { readonly name: string; readonly value: string }[] = []
  const rest = text
    .replaceAll(TAG, ' ')
    .replace(/^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/gm, (_, name: string, value: string) => {
      tags.push({ name, value: value.replace(/\\(.)/g, '$1') })
      return ` ${TAG}${tags.length - 1} `
    })
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/;.*$/gm, ' ')
  const words = withoutVariations(rest)
    .replace(/\$\d+/g, ' ')
    // A number may stand right before its move: '1.e4'.
    .replace(/\b\d+\s*\.(\s*\.)*/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^[!?]+$|^\.+$|^e\.?p\.?$/.test(word))
  const games: Read[] = []
  const begin = () => {
    const game: Read = { tags: {}, moves: [], ended: false }
    games.push(game)
    return game
  }
  for (const word of words) {
    const last = games.at(-1)
    const running = last && !last.ended ? last : undefined
    const tag = word.startsWith(TAG) ? tags[Number(word.slice(1))] : undefined
    if (tag) {
      const game = running?.moves.length === 0 ? running : begin()
      game.tags[tag.name] = tag.value
    } else if (RESULTS.has(word)) {
      if (running) running.ended = true
    } else (running ?? begin()).moves.push(word)
  }
  const { tags: own = {}, moves = [] } = games[0] ?? {}
  return { tags: own, moves, others: Math.max(0, games.length - 1) }
}

function withoutVariations(text: string): string {
  let depth = 0
  let kept = ''
  for (const sign of text) {
    if (sign === '(') depth++
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) kept += sign
  }
  return kept
}
