/** Owns PGN, the text of a whole game: its tags and moves, written and read. */

export interface Game {
  readonly tags: Readonly<Record<string, string>>
  readonly moves: readonly string[]
}

const RESULTS = new Set(['1-0', '0-1', '1/2-1/2', '*'])
const WIDTH = 80

/** `first` is the number of the first move, `black` whether black makes it. */
export function writePgn({ tags, moves }: Game, result: string, first = 1, black = false): string {
  const words: string[] = []
  moves.forEach((move, index) => {
    const half = index + (black ? 1 : 0)
    const number = first + (half >> 1)
    if (half % 2 === 0) words.push(`${number}.`)
    else if (index === 0) words.push(`${number}...`)
    words.push(move)
  })
  words.push(result)
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) as string
    if (line.length + word.length + 1 > WIDTH) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  const head = Object.entries({ ...tags, Result: result }).map(
    ([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`,
  )
  return `${head.join('\n')}\n\n${lines.join('\n')}\n`
}

/** Reads tags and moves; comments, other lines and marks are left out. Knows nothing of chess. */
export function readPgn(text: string): Game {
  const tags: Record<string, string> = {}
  const rest = text
    .replace(/^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/gm, (_, name: string, value: string) => {
      tags[name] = value.replace(/\\(.)/g, '$1')
      return ' '
    })
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/;.*$/gm, ' ')
  const moves = withoutVariations(rest)
    .replace(/\$\d+/g, ' ')
    // A number may stand right before its move: '1.e4'.
    .replace(/\b\d+\s*\.(\s*\.)*/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !RESULTS.has(word) && !/^[!?]+$|^\.+$|^e\.?p\.?$/.test(word))
  return { tags, moves }
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
