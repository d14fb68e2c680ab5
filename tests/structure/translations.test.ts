/** Translations say what English says: the same values, placeholders and marks, in the typography of their language. */
import { describe, expect, it } from 'vitest'
import { TRANSLATIONS } from '../../.tools/translations.mjs'

type Module = Readonly<Record<string, unknown>>

const english = import.meta.glob<Module>(['/src/**/texts/*.ts', '/src/ui/texts.ts'], { eager: true })
const translated = import.meta.glob<Module>(['/src/**/texts/*/*.ts', '/src/ui/*/texts.ts'], { eager: true })

/** A text or a function that makes one, in English and translated. */
interface Pair {
  readonly place: string
  readonly en: unknown
  readonly text: unknown
}

function pairsOf(place: string, en: unknown, text: unknown): Pair[] {
  if (typeof en !== 'object' || en === null) return [{ place, en, text }]
  return Object.entries(en).flatMap(([key, value]) =>
    pairsOf(`${place}.${key}`, value, (text as Module | undefined)?.[key]),
  )
}

type Maker = (...values: unknown[]) => unknown

/** Values that are found again in a text, for functions of numbers, of texts and of lists. */
const VALUES: readonly ((i: number) => unknown)[] = [(i) => 21 + 11 * i, (i) => `⟦${i}⟧`, (i) => [`⟦${i}⟧`]]

/** What both functions make of the same values; null if they take ids, which are not known here. */
function made(en: Maker, text: Maker): { values: string[]; en: string; text: string } | null {
  for (const make of VALUES) {
    const values = Array.from({ length: Math.max(1, en.length) }, (_, i) => make(i))
    try {
      const both = { values: values.map(String), en: en(...values), text: text(...values) }
      if (typeof both.en === 'string' && !both.en.includes('undefined'))
        return both as ReturnType<typeof made>
    } catch {
      // Values of another type.
    }
  }
  return null
}

/** Quotes, spaces and signs that a language does not use, with what it uses instead. */
const FOREIGN: Readonly<Record<string, readonly RegExp[]>> = {
  // „…“
  de: [/”/, /^[^„]*“/, /[«»]/],
  // «…», ¿…?, ¡…!
  es: [/[“”„]/, /^[^¿]*\S\?/, /^[^¡]*\S!/],
  // « … », and narrow spaces before high signs
  fr: [/[“”„]/, /[^\s\u202f!?][!?;](?:\s|$)/, /«(?!\u202f)/, /(?<!\u202f)»/, /[^\s\d\u00a0] ?:(?:\s|$)/],
  // “…”
  'pt-br': [/[«»„]/],
}
/** Addresses, markup, and names of keys and signs. */
const IS_CODE = /^https?:|[<>{}=\n]|^\W$/

describe.each(TRANSLATIONS)('%s', (language) => {
  const modules = Object.entries(english).map(([path, module]) => {
    const place = path.replace(/\/([^/]+)$/, `/${language}/$1`)
    return { path, module, place, translation: translated[place] }
  })
  const pairs = modules.flatMap(({ place, module, translation }) => pairsOf(place, module, translation))
  const texts = pairs.filter(
    (pair): pair is { place: string; en: string; text: string } =>
      typeof pair.en === 'string' && typeof pair.text === 'string',
  )
  const makers = pairs.filter(
    (pair): pair is { place: string; en: Maker; text: Maker } => typeof pair.en === 'function',
  )

  it('has every text', () => {
    expect(modules.filter(({ translation }) => !translation).map(({ place }) => place)).toEqual([])
    expect(texts.length).toBeGreaterThan(4000)
    expect(texts.filter(({ en, text }) => en.trim() !== '' && text.trim() === '')).toEqual([])
  })
  it('shows every value in its sentences', () => {
    const known = makers.flatMap(({ place, en, text }) => {
      const both = made(en, text)
      return both ? [{ place, ...both }] : []
    })
    expect(known.length).toBeGreaterThan(1000)
    const lost = known.filter(({ values, en, text }) =>
      values.some((value) => en.includes(value) && !text.includes(value)),
    )
    expect(lost).toEqual([])
  })
  it('keeps placeholders', () => {
    const namesIn = (text: string) => (text.match(/\{\w+\}|#/g) ?? []).sort()
    for (const { place, en, text } of texts)
      if (!IS_CODE.test(en)) expect(namesIn(text), place).toEqual(namesIn(en))
  })
  it('has no English left', () => {
    const isTitle = (place: string) => /\.(?:title|otherNames\.\d+)$/.test(place)
    const left = texts.filter(
      ({ place, text }) => !isTitle(place) && /\b(?:the|and|your|you|with|this)\b/i.test(text),
    )
    expect(left).toEqual([])
  })
  it('has the typography of its language', () => {
    const wrong = FOREIGN[language] ?? []
    expect(wrong.length).toBeGreaterThan(0)
    const written = [
      ...texts,
      ...makers.flatMap(({ place, en, text }) => {
        const both = made(en, text)
        return both ? [{ place, en: both.en, text: both.text }] : []
      }),
    ]
    const found = written.filter(
      ({ en, text }) => !IS_CODE.test(en) && [/\w'\w/, /"/, ...wrong].some((form) => form.test(text)),
    )
    expect(found.map(({ place, text }) => `${place}: ${text}`)).toEqual([])
  })
})
