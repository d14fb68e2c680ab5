/** Owns text as it is typed on any keyboard: full-width and compatibility forms are read as the plain characters that they mean. */

/**
 * One line as it is judged: in normal form NFKC (full-width `５０` is `50`), without characters that cannot be seen, with
 * plain spaces, and none at its ends.
 */
export function typedText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u200e\u200f]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Signs of typography, and the ones of a typewriter that mean the same. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u02bc\uff07]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\uff02]/g, '"'],
  [/[\u2039]/g, '<'],
  [/[\u203a]/g, '>'],
  [/[\u2010-\u2015\u2212]/g, '-'],
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
    if (/\p{Default_Ignorable_Code_Point}|[\u200e\u200f]/u.test(sign)) return ''
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
