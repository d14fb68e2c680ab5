/** Owns reading PDN, the text of a game of draughts: its position, its moves, and what kind of game it is. */

import { plainText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'

/** A game or a position as text. */
export interface PdnText {
  /** The position that it begins at; null for the usual start. */
  readonly fen: string | null
  /** Squares from 1 of each move, and whether the text calls it a capture. */
  readonly moves: readonly { readonly squares: readonly number[]; readonly text: string }[]
}

/** Numbers of the tag GameType, for the games that are known by name. */
const GAME_TYPES: Readonly<Record<string, string>> = {
  '22': 'Italian draughts',
  '23': 'American pool checkers',
  '24': 'Spanish draughts',
  '25': 'Russian draughts',
  '26': 'Brazilian draughts',
  '27': 'Canadian draughts',
  '28': 'Portuguese draughts',
  '30': 'Turkish draughts',
  '31': 'Thai draughts',
  '40': 'Frisian draughts',
}
const INTERNATIONAL = '20'
const ENGLISH = '21'

const RESULT = /^(?:[012]-[012]|1\/2-1\/2|\*|[012]\.[05]-[012]\.[05])$/
const NOTE = /^(?:\d+\.*|\.+|\$\d+|[!?+=#()-]+)$/

/**
 * Takes a text apart. Comments and variations are left out.
 *
 * @param text A FEN, or a PDN with tags and moves.
 * @param wide Whether it is read for the board of ten rows.
 * @throws Error with a sentence for the visitor where it is a game of other rules.
 */
export function readPdn(text: string, wide: boolean): PdnText {
  const plain = plainText(text)
  const tags = new Map<string, string>()
  let rest = plain.replace(/\[\s*(\w+)\s*"([^\n]*?)"\s*\]/g, (_, name: string, value: string) => {
    // Of several games the first is read: its tags come first.
    if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), value)
    return ' '
  })
  const type = tags.get('gametype')?.match(/^\d+/)?.[0]
  const other = type === undefined ? undefined : GAME_TYPES[type]
  if (other) throw new Error(`This is a game of ${other}, which is not played here.`)
  if (type === (wide ? ENGLISH : INTERNATIONAL))
    throw new Error(
      wide
        ? 'This is a game of English draughts. Choose Tournament rules for it.'
        : 'This is a game of International draughts. Choose International rules for it.',
    )
  const fen = tags.get('fen') ?? null
  if (fen === null && /^\s*(?:fen\s*:?\s*)?["']?[bwr?]\s*:/i.test(rest)) return { fen: rest, moves: [] }
  rest = rest.replace(/\{[^}]*\}/g, ' ').replace(/;[^\n]*/g, ' ')
  while (/\([^()]*\)/.test(rest)) rest = rest.replace(/\([^()]*\)/g, ' ')
  const moves: { squares: number[]; text: string }[] = []
  for (const word of rest
    .replace(/(\d+\.+)/g, ' $1 ')
    .split(/\s+/)
    .filter(Boolean)) {
    if (RESULT.test(word)) {
      if (moves.length > 0) break
    } else if (!NOTE.test(word)) {
      const move = word.replace(/[!?*]+$/, '')
      if (!/^\d{1,2}(?:[-x:]\d{1,2})+$/i.test(move))
        throw new Error(
          `“${word.slice(0, 16)}” is neither a move, such as 32-28, nor a position, such as W:W31-50:B1-20.`,
        )
      moves.push({ squares: move.split(/[-x:]/i).map(Number), text: word })
    }
  }
  return { fen, moves }
}

/**
 * The path that a written move means: its first and last square, and those between where they are named.
 *
 * @param squares As they are written, from 1.
 * @param paths The legal moves; squares count from 0.
 * @returns The one path that fits; null where none does, or several.
 */
export function pathFor(
  squares: readonly number[],
  paths: readonly (readonly number[])[],
): readonly number[] | null {
  const [from, to] = [squares[0], squares.at(-1)]
  const between = squares.slice(1, -1)
  const fit = paths.filter((path) => {
    if (itemAt(path, 0) + 1 !== from || (path.at(-1) as number) + 1 !== to) return false
    return between.every((square) => path.includes(square - 1))
  })
  return fit.length === 1 ? itemAt(fit, 0) : null
}
