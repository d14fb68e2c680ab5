/** Marks texts for the test languages: `[Ŝćóŕé ~~~~]`. */

const PLAIN = 'aeioucsznrAEIOUCSN'
const ACCENTED = 'áéíóúćśźńŕÁÉÍÓÚĆŚŃ'

/** How much longer a translation may be, as a share of the English text: short texts grow most. */
function growth(length: number): number {
  if (length <= 10) return 1
  return length <= 30 ? 0.6 : 0.4
}

/** The text with accents, filled up to the length of a long translation, in brackets. */
function longer(text: string): string {
  if (text.trim() === '') return text
  // Names of values, which code fills in, stay: '{keys}', '#'.
  const accented = text.replace(/\{\w+\}|\w/g, (part) => ACCENTED[PLAIN.indexOf(part)] ?? part)
  const fill = Math.ceil([...text].length * growth([...text].length) - 2)
  return `[${accented}${fill > 0 ? ` ${filler(fill - 1)}` : ''}]`
}

/** Words of usual lengths, so that a line can break between them. */
const WORDS = '~~~~ ~~~~~~~ ~~~ ~~~~~ '

function filler(length: number): string {
  const words = WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length)
  return words.trimEnd() || '~'
}

/** Marks count as letters, and choices are laid out by the number of letters of their labels: short texts have none. */
const SHORT = 16

/** The text between marks that show it from right to left. */
const mirrored = (text: string) => (text.trim().length <= SHORT ? text : `\u202e${text}\u202c`)

/** The same value with every text in it marked: texts, lists, objects, and what functions return. */
export function mark<Value>(value: Value, rightToLeft: boolean): Value {
  if (typeof value === 'string') return (rightToLeft ? mirrored(value) : longer(value)) as Value
  if (typeof value === 'function')
    return ((...args: unknown[]) =>
      mark((value as (...args: unknown[]) => unknown)(...args), rightToLeft)) as Value
  if (Array.isArray(value)) return value.map((each) => mark(each, rightToLeft)) as Value
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, mark(each, rightToLeft)]),
    ) as Value
  return value
}
