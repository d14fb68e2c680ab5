/** Reads PDN, the text form of a draughts game: its position, moves and variant. */
import { semicolonsSeparate, withoutComments, withoutLink } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'
import type { Options } from '../options'
import { texts as gameTexts } from '../texts/game'
import { SIZE, squareAt } from './squares'

/** A parsed game or position. */
export interface PdnText {
  /** The start position; null for the regular one. */
  readonly fen: string | null
  /** Squares from 1 of each move, and its text. */
  readonly moves: readonly { readonly squares: readonly number[]; readonly text: string }[]
}

const texts = gameTexts.position

/** Other games, by the value of the GameType tag. */
const GAMES: Readonly<Record<string, string>> = texts.games
/** The games that are played here, by the same tag: their rules, and what to say if others are chosen. */
const OWN: Readonly<Record<string, readonly [rules: readonly Options['variant'][], choose: string]>> = {
  20: [['international'], texts.international],
  21: [['simplified', 'tournament'], texts.american],
  25: [['russian'], texts.russian],
}

const RESULT = /^(?:[012]-[012]|1\/2-1\/2|\*|[012]\.[05]-[012]\.[05])$/
/** Squares are numbers; in Russian games also letters with numbers, as in chess. */
const SQUARES = /^(?:\d{1,2}(?:[-x:]\d{1,2})+|[a-h][1-8](?:[-x:]?[a-h][1-8])+)$/i
const MOVE = new RegExp(`${SQUARES.source.slice(0, -1)}[!?*]*$`, 'i')
const NOTE = /^(?:\d+[.:]*|\p{L}{3,}:|\.+|\$\d+|[!?+=#()-]+)$/u

/** The position in the address of a draughts site. */
const positionIn = (link: string) => link.match(/[/=]([bw]:[bw]k?\d[^?#&/]*)/i)?.[1]

/** A text without what stands in parentheses. Those that are not closed stay. */
function withoutVariations(text: string): string {
  const kept: string[] = []
  const opened: number[] = []
  for (const character of text) {
    const from = character === ')' ? opened.pop() : undefined
    if (from !== undefined) kept.length = from
    if (character === '(') opened.push(kept.length)
    kept.push(from === undefined ? character : ' ')
  }
  return kept.join('')
}

/**
 * Parses a text. Comments and variations are omitted.
 *
 * @param text a FEN, or a PDN with tags and moves
 * @param variant the chosen rules
 * @throws Error with a sentence for the player if the text belongs to another variant
 */
export function readPdn(text: string, variant: Options['variant']): PdnText {
  const plain = withoutLink(pastedText(text), 'game', positionIn)
  const tags = new Map<string, string>()
  const take = (_: string, name: string, value: string) => {
    // Only the first game is read, and its tags come first.
    if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), value.trimEnd())
    return ' '
  }
  let rest = plain
    .replace(/\[\s*(\w+)\s*"([^\n]{0,500}?)"\s*\]/g, take)
    .replace(
      /\[\s*(Event|Site|Date|Round|White|Black|Result|FEN|SetUp|GameType)[\s:=]+'?([^\s:="'\]][^"'\]\n]*)(?:'[ \t]*)?(?:\n\s*)?\]/gi,
      take,
    )
  const type = tags.get('gametype')?.match(/^\d+/)?.[0]
  const other = type === undefined ? undefined : GAMES[type]
  if (other) throw new Error(texts.otherGame(other))
  const [rules, choose] = OWN[type ?? ''] ?? []
  if (rules && !rules.includes(variant)) throw new Error(choose)
  const fen = tags.get('fen') ?? null
  if (fen === null && /^\s*(?:fen\s*:?\s*)?["']?[bwr?]\s*:/i.test(rest)) return { fen: rest, moves: [] }
  const separate = semicolonsSeparate(rest, MOVE)
  rest = withoutVariations(withoutComments(rest).replace(separate ? /;/g : /;[^\n]*/g, ' '))
  const moves: { squares: number[]; text: string }[] = []
  for (const word of rest
    .replace(/((?<!\d)\d+\.+)/g, ' $1 ')
    .split(/\s+/)
    .filter(Boolean)) {
    if (RESULT.test(word)) {
      if (moves.length > 0) break
    } else if (!NOTE.test(word)) {
      const move = word.replace(/(?<![!?*,])[!?*,]+$/, '')
      const squares = SQUARES.test(move) ? squaresIn(move, variant) : null
      if (!squares) throw new Error(texts.noMove(word.slice(0, 16)))
      moves.push({ squares, text: word })
    }
  }
  return { fen, moves }
}

/** The squares of a move, from 1; null if they are written as only Russian games write them. */
function squaresIn(move: string, variant: Options['variant']): number[] | null {
  const named = move.toLowerCase().match(/[a-h][1-8]/g)
  if (!named) return move.split(/[-x:]/i).map(Number)
  if (variant !== 'russian') return null
  return named.map((name) => squareAt(SIZE - Number(name[1]), name.charCodeAt(0) - 97) + 1)
}

/**
 * Finds the path that a written move means, by its first and last square and any squares in between.
 *
 * @param squares as written, from 1
 * @param paths the legal moves; squares from 0
 * @returns the only path that fits; null if none or several do
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
