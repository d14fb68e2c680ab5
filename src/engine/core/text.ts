/**
 * Plurals, numbers, lists and dates as text, by the platform's `Intl`. Every text a visitor reads is written in
 * one language, in text modules (`texts` folders and files).
 */
import { language } from './texts/language'

/** The language and region of numbers, dates and lists, as a BCP 47 tag. */
export const LOCALE = language.locale

/** The text for each plural category of the language, in English 'one' and 'other'. `#` stands for the number. */
export type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

const pluralRules = new Intl.PluralRules(LOCALE)

/**
 * A number: '1,240', '0.25'.
 *
 * @param value - any finite number
 * @param maximumFractionDigits - from 0 to 20; more digits are rounded
 */
export function numberText(value: number, maximumFractionDigits = 2): string {
  return value.toLocaleString(LOCALE, { maximumFractionDigits })
}

/** A whole number with its sign: '+3', '-3', '0'. */
export function signedText(value: number): string {
  return value.toLocaleString(LOCALE, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
}

const tenths = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
})

/**
 * A number with one decimal, without separators of thousands: '12.0'. For clocks and other values that change quickly.
 *
 * @param value - any finite number
 */
export function tenthsText(value: number): string {
  return tenths.format(value)
}

/**
 * A count with its noun: `plural(3, { one: '# move', other: '# moves' })` is '3 moves'.
 *
 * @param count - any finite number
 * @param forms - the text for each plural category; every `#` becomes the formatted count
 */
export function plural(count: number, forms: PluralForms): string {
  const many = count === 0 && language.zeroIsMany
  const form = (!many && forms[pluralRules.select(count)]) || forms.other
  return form.replaceAll('#', numberText(count))
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(LOCALE) : null

/**
 * The characters of a text as people see them: a letter with its marks or a joined emoji is one.
 *
 * @param text - in any script
 */
export function charactersOf(text: string): readonly string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]
}

/**
 * A share as a percentage: 0.5 is '50%'.
 *
 * @param share - 1 is 100%; rounded to whole percent
 */
export function percentText(share: number): string {
  return share.toLocaleString(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
}

/** A text with a full stop, unless it ends like a sentence already, as texts of players and browsers may. */
export function asSentence(text: string): string {
  return /[.!?…]["'”’»“)\]]*$/.test(text) ? text : `${text}.`
}

/**
 * A list of things: 'Snake, Pong, and Chess'.
 *
 * @param word - what joins the last two
 */
export function listText(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const type = word === 'or' ? 'disjunction' : 'conjunction'
  return new Intl.ListFormat(LOCALE, { type }).format(items)
}

/**
 * A date: `dateText(ms, { month: 'long', day: 'numeric' })` is 'December 1'.
 *
 * @param ms - a time, ms since 1970
 * @param style - the parts to show; `timeZone: 'UTC'` for days that are stored as dates
 */
export function dateText(ms: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE, style).format(ms)
}

/**
 * What an id is called on screen. Ids are stored and passed on, so there may be some without a name: they are shown as
 * they are.
 *
 * @param names - by id
 */
export function nameOf(names: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(names, id) ? (names[id] as string) : id
}
