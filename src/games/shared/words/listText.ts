/** Lists that people type or paste, one item per line: bullets and tables around the items, and signs between their parts. */

import { DASHES } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'

const ARROWS =
  '\\u2190-\\u21FF\\u2794\\u2798-\\u27AF\\u27B1-\\u27BE\\u27F0-\\u27FF\\u2900-\\u297F\\u2B00-\\u2B11\\u2B30-\\u2B4F'
const DASH = `[-${DASHES.source.slice(1)}`
const DOTS = '\\u00B7\\u2022\\u2027\\u2219\\u22C5\\u25CF\\u25E6\\u25AA\\u30FB'

/** Signs that mean the same as “=”: arrows, and signs made of several equals signs and colons. */
export const LIKE_EQUALS = new RegExp(
  `\\s*(?:(?:<?[=-]+>+|<[=-]+(?!\\d)|[${ARROWS}]\\uFE0F?)+|[:：][=＝]+|[=＝]{2,}[:：]?|[=＝][:：](?=\\s)|[\\u2254\\u2255])\\s*`,
  'u',
)

/** A separator between two parts of a line. */
interface Separator {
  readonly form: RegExp
  /** It is rarely part of a text. */
  readonly isSure: boolean
  /** One word may contain it. */
  readonly isInWords?: true
}

/** The separator that is most likely comes first. */
export const SEPARATORS: readonly Separator[] = [
  { form: /\s*\t\s*/, isSure: true },
  { form: LIKE_EQUALS, isSure: true },
  // Signs between spaces, apart from emoji and those that belong to a text, such as “&” and quotation marks.
  {
    form: /\s+(?:(?![+&*\u00D7\u00F7?!()[\]（）"'\u2018-\u201F\p{Extended_Pictographic}])[\p{P}\p{S}])+(?:\s+[-\u2013\u2014=])*\s+/u,
    isSure: true,
  },
  { form: /\s*[=＝\u2243\u2245\u2248\u2259\u2261]\s*/, isSure: true },
  { form: /\s*[;；]\s*/, isSure: true },
  { form: /\s*[|｜\u00A6\u2016\u2223\u2502\u2503\u2758]+\s*/, isSure: true },
  { form: /\s*[\u2014\u2015]+\s*/, isSure: true },
  { form: /\s*[:：]+\s+|\s+[:：]+/, isSure: true },
  { form: /\s*(?:\u2022|>{2,}|\u2026+|\.{3,})\s*/, isSure: true },
  // A remark in parentheses ends the line.
  { form: /\s*[([（](?=[^()[\]（）]+[)\]）]\s*$)/, isSure: true },
  { form: /\s*(?:\u3000| {2,})\s*/, isSure: true },
  { form: /[:：]+/, isSure: false },
  { form: /[/\\\u2044\u2215／]+/, isSure: false },
  { form: /\s*[,，、]\s*/, isSure: false },
  { form: /\s*[\u2013\u2212]+\s*/, isSure: false },
  { form: new RegExp(`\\s*[~_>\\u223C\\u301C～${DOTS}]+\\s*`), isSure: false },
  { form: new RegExp(`\\s*${DASH}+\\s*`), isSure: false, isInWords: true },
  { form: /\s+[+&*]\s+/, isSure: false, isInWords: true },
  // A no-break space, and others that look like a space.
  { form: /[^\S ]+/, isSure: false, isInWords: true },
]

/** A line as two parts without quotation marks, and the separator between them. */
export interface Split {
  readonly parts: readonly [string, string]
  /** Empty for spaces; an opening bracket for a remark in parentheses. */
  readonly separator: string
}

const unquoted = (part: string) => part.trim().replace(/^"(.*)"$/, '$1')

/** Splits a line at its first separator of a form; null if it has none. */
export function splitAt(line: string, form: RegExp): Split | null {
  const text = line.trim()
  const found = form.exec(text)
  if (!found) return null
  const separator = found[0].trim()
  const end = /^[([（]$/.test(separator) ? text.length - 1 : text.length
  const parts = [text.slice(0, found.index), text.slice(found.index + found[0].length, end)] as const
  return { parts: [unquoted(parts[0]), unquoted(parts[1])], separator }
}

/** Whether a text is only a separator between two parts. */
const isSeparator = (text: string) =>
  SEPARATORS.some(({ form }) => form.exec(` ${text} `)?.[0].trim() === text)

/** The cells of a line from a spreadsheet, without cells for the separator between two others. */
export function cellsOf(line: string): readonly string[] {
  const cells = line.trim().split('\t')
  const filled = cells.filter((cell) => cell.trim() !== '' && !isSeparator(cell.trim()))
  return cells.length > 2 && filled.length === 2 ? filled : cells
}

/** Signs before an item. What follows is not a separator: '- = minus' begins with a sign of its own. */
const BULLET = new RegExp(
  `^(?:(?:${DASH}|[*+\\u2023\\u25A0\\u25A1\\u25CB\\u2610\\u2713${DOTS}])\\s+(?:\\[[ xX]\\]\\s+)?)+(?![=＝:：;|*+\\s${DOTS}]|${DASH}|$)`,
)
/** A number or letter before an item. Before a tab it may be a cell, unless the item has two parts itself. */
const NUMBER =
  /^(?:\(?(\d{1,3}|[A-Za-z])\)|(\d{1,3})\.|(\d{1,3})(?=\t[^\t]+\t))(?:[^\S\t]+|\s*\t\s*(?=.*(?:[\t=＝:：;|]|\s[-\u2013\u2014\u2190-\u21FF]))|(?=\p{L}))(?![=＝:：;|\s-]|$)/u

/** The lines of a list without bullets and without numbers that count the lines. */
function withoutBullets(lines: readonly string[]): readonly string[] {
  const bare = lines.map((line) => line.trimStart().replace(BULLET, ''))
  const numbers = bare.map((line) => {
    const count = NUMBER.exec(line)?.slice(1).find(Boolean)
    return count && /\D/.test(count) ? count.charCodeAt(0) : Number(count)
  })
  const isCounted = numbers.every((number, index) => number === itemAt(numbers, 0) + index)
  const counted = bare.map((line) => line.replace(NUMBER, ''))
  // '1. Januar' and '2. Januar' need their numbers.
  const isDistinct = new Set(counted.map((line) => line.split(/[=＝\t]/)[0]?.trim())).size === counted.length
  return isCounted && isDistinct ? counted : bare
}

/** A line below the heads of a text table: '|---|---|'. */
const RULE = /^(?=.*[|+\u2502\u253C])(?=.*[-=\u2500]{2})[\s|+:\-=\u2500\u2502\u253C]+$/

/** The lines of a text that are not empty. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '')

/** The items of a list, without bullets, numbers and the frame of a text table. */
export function itemsOf(text: string): readonly string[] {
  const lines = linesOf(text).filter((line) => !RULE.test(line))
  return withoutBullets(lines.map((line) => line.replace(/^\s*\|?([^=|]+\|[^=|]+)\|\s*$/, '$1')))
}
