/** Owns the normalization of typed lines: full-width and compatibility forms are read as the plain characters they stand for. */
import { DASHES, DOUBLE_QUOTES, SINGLE_QUOTES, UNSEEN } from './plainText'

/**
 * One line as it is judged: in normal form NFKC (full-width `５０` is `50`), without characters that cannot be seen, with
 * plain spaces, and none at its ends.
 */
export function typedText(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
}

/** Typographic characters and their plain equivalents. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [SINGLE_QUOTES, "'"],
  [DOUBLE_QUOTES, '"'],
  [/[\u2039]/g, '<'],
  [/[\u203a]/g, '>'],
  [DASHES, '-'],
  [/[\u2022\u2027]/g, '\u00b7'],
  [/[\u2044]/g, '/'],
  [/[\u20ac]/g, 'EUR'],
]

/** Printable characters that fit into a byte each: ASCII and the letters of western Europe. */
const WESTERN = /^[ -~\u00a1-\u00ff]$/

/**
 * A line in characters of a byte each, as far as it can be: quotes, dashes and dots of typography are written as a
 * typewriter has them, full-width forms as plain ones. What cannot be written so stays as it is.
 */
export function westernText(text: string): string {
  const plain = [...text.normalize('NFC')].map((sign) => {
    if (WESTERN.test(sign)) return sign
    if (sign.replace(UNSEEN, '') === '') return ''
    const known = TYPOGRAPHY.reduce(
      (now, [signs, typed]) => now.replace(signs, typed),
      sign.normalize('NFKC'),
    )
    return known === '' ? sign : known
  })
  return plain.join('')
}

/** The first character of a text that cannot be written in a byte, named for a message; null where all can. */
export function notWestern(text: string): string | null {
  const sign = [...text].find((each) => !WESTERN.test(each))
  return sign === undefined ? null : namedSign(sign)
}

/** A character as a message names it: itself in quotes, in words where it cannot be seen. */
export function namedSign(sign: string): string {
  if (/\p{L}|\p{N}|\p{P}|\p{S}/u.test(sign)) return `“${sign}”`
  if (sign === ' ') return 'a space'
  if (/[\n\r\u2028\u2029]/.test(sign)) return 'a line break'
  if (sign === '\t') return 'a tab'
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `the character U+${code}`
}
