/** How large a text on a card is, and where its long words break. */
import { itemAt } from '../../../engine/core/itemAt'
import { charactersOf } from '../../../engine/core/text'

/** The space for text on a card, in cells. */
const WIDTH = 0.78
const HEIGHT = 0.72
const LINE = 1.12
/** Font sizes to try, in cells. */
const SIZES = [0.44, 0.38, 0.32, 0.28, 0.25, 0.22, 0.2, 0.19, 0.18, 0.17, 0.16, 0.14, 0.12]
/** From this size on, words may break: a smaller font would be harder to read than a broken word. */
const BREAKS = 0.2
/** Words are not broken where they fit in this size. */
const MIN_WHOLE = 0.17

const SOFT_HYPHEN = '\u00ad'
/** The fewest letters before and after a hyphen. */
const MIN_PART = 2
/** How many letters a line may be shorter so that the next one begins with a syllable. */
const MAX_SHORTER = 3

/** The estimated width of a code point, in its font size. */
function codePointWidth(codePoint: string): number {
  if (/[\p{M}\p{Cf}]/u.test(codePoint)) return 0
  if (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u.test(codePoint))
    return 1.05
  if (/[iljI.,:;'|! ]/.test(codePoint)) return 0.36
  if (/[tfr()[\]/-]/.test(codePoint)) return 0.43
  if (/[MWmwOQ@%æœÆŒжшщюфыЖШЩЮФЫМ]/.test(codePoint)) return /[mwжюф]/.test(codePoint) ? 0.87 : 1
  return /\p{Lu}/u.test(codePoint) ? 0.73 : 0.6
}

/** The estimated width of a character as people see it: joined emoji, flags and keycaps are one. */
function widthOf(character: string): number {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(character)) return 1.3
  return [...character].reduce((sum, codePoint) => sum + codePointWidth(codePoint), 0)
}

const measure = (text: string) => charactersOf(text).reduce((sum, each) => sum + widthOf(each), 0)

const SPACE = widthOf(' ')
const HYPHEN = widthOf('-')

/** Letters of scripts that break words with a hyphen. */
const isLetter = (character = '') => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(character)
/** Letters that are one sound, or belong to one. */
const isJoined = (pair: string) => /^(?:ch|ck|ph|qu|sc|sh|th)$/i.test(pair)
const isVowel = (letter = '') => /^[aeiouyαεηιουωаеиоуыэюяёії]/i.test(letter.normalize('NFD'))

/** A part of a text that stays in one line. */
interface Part {
  readonly text: string
  /** What is between it and the next one. */
  readonly after: typeof SOFT_HYPHEN | ' ' | ''
}

/** Where a word is broken that is too wide for a line: breakpoints between its letters. Where it has no letters it has none. */
function breaksOf(letters: readonly string[], max: number): readonly number[] {
  const breaks: number[] = []
  let from = 0
  while (measure(letters.slice(from).join('')) > max) {
    let end = from
    for (let used = HYPHEN; end < letters.length; end++) {
      used += widthOf(itemAt(letters, end))
      if (used > max) break
    }
    const breakpoints = Array.from({ length: end - from }, (_, i) => end - i).filter(
      (index) =>
        Math.min(index - from, letters.length - index) >= MIN_PART &&
        isLetter(letters[index - 1]) &&
        isLetter(letters[index]) &&
        !isJoined(letters.slice(index - 1, index + 1).join('')),
    )
    const index =
      breakpoints
        .slice(0, MAX_SHORTER + 1)
        .find((each) => !isVowel(letters[each]) && isVowel(letters[each + 1])) ?? breakpoints[0]
    if (index === undefined) return breaks
    breaks.push(index)
    from = index
  }
  return breaks
}

/** A text in parts: words, their sides of a hyphen, and parts of words that are too wide for a line. */
const partsAt = (text: string, max: number): readonly Part[] =>
  text
    .replace(/(\p{L}-)(?=\p{L})|( )/gu, '$1$2\n')
    .split('\n')
    .flatMap((piece) => {
      const word = piece.trimEnd()
      const letters = charactersOf(word)
      const breakpoints = [0, ...breaksOf(letters, max)]
      return breakpoints.map((index, i): Part => {
        const next = breakpoints[i + 1]
        const after = next === undefined ? (piece === word ? '' : ' ') : SOFT_HYPHEN
        return { text: letters.slice(index, next).join(''), after }
      })
    })

/** The number of lines at a width. A part that is too wide breaks anywhere. */
function linesAt(parts: readonly Part[], max: number): number {
  let lines = 1
  let used = 0
  for (const [i, { text, after }] of parts.entries()) {
    const space = used > 0 && parts[i - 1]?.after === ' ' ? SPACE : 0
    const width = measure(text) + (after === SOFT_HYPHEN ? HYPHEN : 0)
    if (used > 0 && used + space + width > max) {
      lines++
      used = width
    } else used += space + width
    const more = Math.max(0, Math.ceil(used / max) - 1)
    lines += more
    used -= more * max
  }
  return lines
}

/** The font size of a text on a card, in cells, and the text with soft hyphens where it may break. */
export function cardText(text: string): { readonly size: number; readonly shown: string } {
  const settings = SIZES.map((size) => {
    const max = WIDTH / size
    const parts = partsAt(text, max)
    const isWhole = parts.every((part) => part.after !== SOFT_HYPHEN && measure(part.text) <= max)
    return { size, parts, isWhole, fits: linesAt(parts, max) * LINE * size <= HEIGHT }
  })
  const found =
    settings.find(({ fits, isWhole, size }) => fits && isWhole && size >= MIN_WHOLE) ??
    settings.find(({ fits, size }) => fits && size <= BREAKS) ??
    settings.at(-1)
  const { size, parts } = found as (typeof settings)[number]
  return { size, shown: parts.map((part) => part.text + part.after).join('') }
}

export const sizeOf = (text: string): number => cardText(text).size
