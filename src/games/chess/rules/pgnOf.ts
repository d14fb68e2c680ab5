/** Writes a game as PGN. */
import { readFen, START_FEN } from './fen'
import type { Game } from './lazy/pgn'
import type { State } from './state'

const WIDTH = 80

const VARIANT_TAGS = {
  simplified: { Variant: 'Simplified' },
  full: {},
  chess960: { Variant: 'Chess960' },
} as const

/**
 * @param first number of the first move
 * @param black whether Black makes it
 */
function writePgn({ tags, moves }: Game, result: string, first = 1, black = false): string {
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

/** The game as PGN, with the names of the players. */
export function pgnOf(state: State, white: string, black: string): string {
  const { winner } = state.end ?? {}
  const result = !state.end ? '*' : winner === 'w' ? '1-0' : winner === 'b' ? '0-1' : '1/2-1/2'
  const custom = state.variant === 'chess960' || state.start !== START_FEN[state.variant]
  const { turn, moveNumber } = readFen(state.start)
  const tags = {
    Event: 'Extreme Chess',
    Site: 'Pocket Arcade',
    Date: '????.??.??',
    Round: '-',
    White: white,
    Black: black,
    Result: result,
    ...VARIANT_TAGS[state.variant],
    ...(custom ? { SetUp: '1', FEN: state.start } : {}),
  }
  return writePgn({ tags, moves: state.sans }, result, moveNumber, turn === 'b')
}
