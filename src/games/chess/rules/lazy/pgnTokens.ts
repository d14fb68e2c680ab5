/** Tokenizes PGN text into tags, moves and results, with warnings about what could not be read. */

import { semicolonsSeparate } from '../../../../engine/core/input/pasted'
import { pastedText } from '../../../../engine/core/input/plainText'
import { itemAt } from '../../../../engine/core/itemAt'
import { lazyTexts } from '../../texts/lazy'

/** The tokens of a PGN, in order. */
export type Token =
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  | { readonly kind: 'move' | 'result'; readonly text: string }
  | { readonly kind: 'comment' | 'variation' }
  /** A sentence for the player about something that was skipped or ended early; for a tag, also its text. */
  | { readonly kind: 'warning'; readonly text: string; readonly brokenTag?: string }

/** Figurines, and letters that look like an O. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[♔♚]/g, 'K'],
  [/[♕♛]/g, 'Q'],
  [/[♖♜]/g, 'R'],
  [/[♗♝]/g, 'B'],
  [/[♘♞]/g, 'N'],
  [/[♙♟]/g, ''],
  [/[ОоΟο]/g, 'O'],
]

/** '1-0', '0 - 1', '1/2-1/2', '1:0', '1/2', '0.5-0.5', '*'. Not '0-0', which is castling. */
const RESULT =
  /(?:1[ \t]?[-:][ \t]?0|0[ \t]?[-:][ \t]?1|1\/2(?:[ \t]?[-:][ \t]?1\/2)?|0?[.,]5[ \t]?[-:][ \t]?0?[.,]5)(?![\w/-])|\*/y
/** The end of a game in words. */
const END =
  /(?:(White|Black)[ \t]+(?:(resigns|resigned)|wins|won)(?:[ \t]+(?:by|on)[ \t]+\w+)?|draw(?:[ \t]+agreed)?|drawn)(?![\w-])/iy
/** A word, possibly with a promotion in parentheses: 'e8(Q)'. */
const WORD = /[^\s{}()[\];<>$]+(?:\(=?[NBRQnbrq]\))?/y
const TAG_NAME = '\\[\\s*([A-Za-z0-9_][\\w+#=:-]*)\\s*"'
/** A standard tag: quotes and backslashes in the value are escaped. */
const TAG = new RegExp(`${TAG_NAME}((?:[^"\\\\\\n]|\\\\.)*)"\\s*\\]`, 'y')
/** A tag with unescaped quotes, or a backslash before the closing one. */
const LOOSE_TAG = new RegExp(`${TAG_NAME}([^\\n]{0,1000}?)"[ \\t]*\\](?=\\s|\\[|$)`, 'y')
/** A standard tag without quotes, or with single ones. */
const BARE_TAG =
  /\[\s*(Event|Site|Date|Round|White|Black|Result|FEN|SetUp|Variant)(?:\s*[=:]|\s)\s*([^\s"\]][^"\]\n]*)(?:\n\s*)?\]/iy
/** A tag without its closing bracket. */
const OPEN_TAG = new RegExp(`${TAG_NAME}([^"\\n]*)"`, 'y')
const BROKEN_TAG = /\[[^\]\n]*\]?/y

/** A result as the standard writes it. */
const resultOf = (text: string) =>
  /^0?[.,]5/.test(text) ? '1/2-1/2' : text.replace(/\s/g, '').replace(':', '-')

/** Headings such as 'Moves:', codes of openings such as 'C44', and annotations between moves: '±', '+-', '=', '!?', 'N', 'D', '+0.35', '0:12:05', 'e.p.'. */
const NOTE =
  /^(?:\p{L}{3,}:|[A-E]\d\d:?|(?:TN|N|D|RR)?[^\p{L}\p{N}]*|[+-]?\d+[.,]\d+(?:\/\d+)?|[+-]\d+|#-?\d+|\d+:\d\d(?::\d\d)?|e\.?p\.?)$/u
/** A move, or a result. */
const MOVE =
  /^(?:[PNBRQK]?[a-h]?[1-8]?[x:-]?[a-h][1-8](?:=?[NBRQ])?|[O0](?:-[O0]){1,2}|1-0|0-1|1\/2-1\/2)[+#!?]*$/
/** Notations of a null move. */
const NULL_MOVE = /^(?:--|Z0|0000|@@@@|null|pass)$/i

const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 24)

export const isNullMove = (word: string) => NULL_MOVE.test(word)

/** The move in a word, without its number; '' if there is none. */
function moveIn(word: string): string {
  if (NULL_MOVE.test(word)) return word
  if (/^0{2,3}[+#!?]*$/.test(word)) return word
  if (NOTE.test(word)) return ''
  const bare = word.replace(/^\d+(?:[.:]+|(?=[a-hA-Z]))/, '').replace(/^\.+/, '')
  if (/^\d*$/.test(bare)) return ''
  return NOTE.test(bare) && !NULL_MOVE.test(bare) ? '' : bare
}

/**
 * Tokenizes a text by the PGN standard, without checking the moves. Moves of variations are omitted.
 *
 * @param text one or several games, as pasted
 */
export function tokensOf(text: string): Token[] {
  const plain = LOOKALIKES.reduce(
    (now, [character, letter]) => now.replace(character, letter),
    pastedText(text),
  )
  const separated = semicolonsSeparate(plain, MOVE)
  const tokens: Token[] = []
  let at = 0
  /** Nesting depth of variations, and the bracket that opened the outermost one. */
  let depth = 0
  let variation = ''
  const match = (form: RegExp) => {
    form.lastIndex = at
    const found = form.exec(plain)
    if (found) at = form.lastIndex
    return found
  }
  const skipLine = () => {
    const end = plain.indexOf('\n', at)
    at = end < 0 ? plain.length : end
  }
  const endVariations = () => {
    if (depth > 0)
      tokens.push({
        kind: 'warning',
        text: lazyTexts.pgn.openVariation(variation),
      })
    depth = 0
  }
  const tag = () => {
    const start = at
    const exact = match(TAG)
    const found = exact ?? match(LOOSE_TAG) ?? match(BARE_TAG)
    if (found) {
      const [, name = '', value = ''] = found
      // A tag at the start of a line begins a game, so it also ends an unclosed variation.
      if (depth > 0 && (start === 0 || plain[start - 1] === '\n')) endVariations()
      if (depth === 0)
        tokens.push({
          kind: 'tag',
          name,
          value: exact ? value.replace(/\\(.)/g, '$1') : value.trimEnd().replace(/^'(.*)'$/, '$1'),
        })
      return
    }
    const [broken] = match(OPEN_TAG) ?? match(BROKEN_TAG) ?? ['']
    if (broken === '') at++
    else if (broken.startsWith('[%')) tokens.push({ kind: 'comment' })
    else {
      const brokenTag = short(broken)
      tokens.push({
        kind: 'warning',
        text: lazyTexts.pgn.brokenTagIgnored(brokenTag),
        brokenTag,
      })
    }
  }
  while (at < plain.length) {
    const character = itemAt(plain, at)
    if (character === '%' && (at === 0 || plain[at - 1] === '\n')) skipLine()
    else if (character === '{') {
      const end = plain.indexOf('}', at)
      if (end < 0)
        tokens.push({
          kind: 'warning',
          text: lazyTexts.pgn.openComment(short(plain.slice(at))),
        })
      else tokens.push({ kind: 'comment' })
      at = end < 0 ? plain.length : end + 1
    } else if (character === ';' && !separated) {
      tokens.push({ kind: 'comment' })
      skipLine()
    } else if (character === '(') {
      if (depth === 0) {
        tokens.push({ kind: 'variation' })
        variation = short(plain.slice(at, at + 40))
      }
      depth++
      at++
    } else if (character === ')') {
      depth = Math.max(0, depth - 1)
      at++
    } else if (character === '[') tag()
    else if (character === '<' && match(/<[^>\n]*>/y)) {
      // Reserved by the standard for future use.
    } else if (character === '$' && match(/\$\d*/y)) {
      // A numeric annotation glyph.
    } else {
      const result = match(RESULT)
      const end = result ? null : match(END)
      const word = result || end ? null : match(WORD)
      if (end) {
        const [, side, loses] = end
        const isWhite = (side?.toLowerCase() === 'white') !== (loses !== undefined)
        if (depth === 0)
          tokens.push({ kind: 'result', text: side === undefined ? '1/2-1/2' : isWhite ? '1-0' : '0-1' })
      } else if (result) {
        if (depth === 0) tokens.push({ kind: 'result', text: resultOf(result[0]) })
      } else if (word) {
        const move = depth === 0 ? moveIn(word[0]) : ''
        if (move) tokens.push({ kind: 'move', text: move })
      } else at++
    }
  }
  endVariations()
  return tokens
}
