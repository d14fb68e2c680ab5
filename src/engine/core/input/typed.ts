/** Normalization of typed lines: full-width and compatibility forms are read as plain characters. */
import { pastedTexts as texts } from '../texts/pasted'
import { DASHES, DOUBLE_QUOTES, SINGLE_QUOTES, UNSEEN } from './plainText'

const DIGIT = /\p{Nd}/u

/** The value of a decimal digit of any script. Unicode keeps the ten digits of a script together, from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

/**
 * Normalizes a line for comparison: NFKC (full-width `５０` becomes `50`), digits of every script (`٥٠`) become 0 to 9, no
 * invisible characters, plain spaces, trimmed.
 */
export function typedText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\s+/g, ' ')
    .trim()
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

/** Printable characters that fit into one byte: ASCII and the letters of Western Europe. */
const WESTERN = /^[ -~\u00a1-\u00ff]$/

/**
 * Reduces a line to single-byte characters where possible: typographic quotes, dashes and dots become their
 * typewriter forms, full-width forms become plain ones. Other characters stay.
 */
export function westernText(text: string): string {
  const plain = [...text.normalize('NFC')].map((character) => {
    if (WESTERN.test(character)) return character
    if (character.replace(UNSEEN, '') === '') return ''
    const known = TYPOGRAPHY.reduce(
      (now, [characters, typed]) => now.replace(characters, typed),
      character.normalize('NFKC'),
    )
    return known === '' ? character : known
  })
  return plain.join('')
}

/** The first character that does not fit into one byte, named for a message; null if all fit. */
export function notWestern(text: string): string | null {
  const character = [...text].find((each) => !WESTERN.test(each))
  return character === undefined ? null : namedCharacter(character)
}

/** Names a character for a message: itself in quotes, or words if it is invisible. */
export function namedCharacter(character: string): string {
  if (/\p{L}|\p{N}|\p{P}|\p{S}/u.test(character)) return texts.quoted(character)
  if (character === ' ') return texts.space
  if (/[\n\r\u2028\u2029]/.test(character)) return texts.lineBreak
  if (character === '\t') return texts.tab
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return texts.character(`U+${code}`)
}

/**
 * Text of any script as one line to show: NFC, plain spaces in place of line breaks and control characters, and without
 * marks that hide text or change its direction. Joiners within emoji stay.
 */
export function shownLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
