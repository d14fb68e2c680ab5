/** Translations say what English says: the same values, placeholders and marks, in the typography of their language. */
import { describe, expect, it } from 'vitest'
import { Locale, textModules } from '../../.tools/locales.mjs'
import { TRANSLATIONS } from '../../.tools/translations.mjs'
import type { CardTexts } from '../../src/locales/translation'
import { withEnglish } from '../../src/locales/withEnglish'

type Module = Readonly<Record<string, unknown>>

const modules = import.meta.glob<Module>(
  ['/src/**/texts/*.ts', '/src/ui/texts.ts', '/src/locales/*/**/*.ts'],
  {
    eager: true,
  },
)

/** The games whose texts are complete in every language. Others may stay English. */
const COMPLETE =
  `2048 air-hockey asteroids battleship bingo blackjack blink-dash blue-block-runner breakout bubble-shooter
  checkers chess circuit-breaker color-crash color-grid-challenge color-memory connect-four doodle-jump emoji-decoder
  flappy-bird frogger golf gravity-flip-runner invisible-maze jigsaw-puzzle klondike memory-match minesweeper nonogram
  number-guessing pac-man pixel-sushi-chef pong pyramid reversi rock-paper-scissors shared simon-says slice-storm sliding-puzzle
  snake spider sudoku tap-the-glitch tic-tac-toe tripeaks tug-of-war whack-a-mole word-guessing`.split(/\s+/)

const isComplete = (module: string) => {
  const game = /^games\/([^/]+)\//.exec(module)?.[1]
  return game === undefined || COMPLETE.includes(game)
}

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

/** Quotes, spaces and characters that a language does not use, with what it uses instead. */
const FOREIGN: Readonly<Record<string, readonly RegExp[]>> = {
  // „…“
  de: [/”/, /^[^„]*“/, /[«»]/],
  // «…», ¿…?, ¡…!
  es: [/[“”„]/, /^[^¿]*\S\?/, /^[^¡]*\S!/],
  // « … », and narrow spaces before high punctuation
  fr: [/[“”„]/, /[^\s\u202f!?][!?;](?:\s|$)/, /«(?!\u202f)/, /(?<!\u202f)»/, /[^\s\d\u00a0] ?:(?:\s|$)/],
  // “…”
  'pt-br': [/[«»„]/],
}
/** Addresses, markup, and names of keys and symbols. */
const IS_CODE = /^https?:|[<>{}=\n]|^\W$/

describe.each(TRANSLATIONS)('%s', (language) => {
  const locale = new Locale(language)
  const compared = textModules().map((module) => ({ module, ...locale.compare(module) }))
  const pairs = compared.flatMap(({ module, name, translation }) => {
    if (!translation) return []
    const { file, name: list, key } = translation
    const exported = modules[file.slice(file.lastIndexOf('/src/'))]?.[list] as Module
    const text = key === undefined ? exported : exported[key]
    return pairsOf(`${module}#${name}`, modules[`/src/${module}`]?.[name], text)
  })
  const texts = pairs.filter(
    (pair): pair is { place: string; en: string; text: string } =>
      typeof pair.en === 'string' && typeof pair.text === 'string',
  )
  const makers = pairs.filter(
    (pair): pair is { place: string; en: Maker; text: Maker } => typeof pair.en === 'function',
  )

  it('has every text of the site and of our games', () => {
    const missing = compared.filter(({ module }) => isComplete(module)).flatMap(({ missing }) => missing)
    expect(missing).toEqual([])
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
  it('says which titles stay English; others are names in every language', () => {
    const { cards } = modules[`/src/locales/${language}/cards.ts`] as { cards: CardTexts }
    const isSame = (id: string) =>
      texts.some(({ place, en, text }) => place === `games/${id}/texts/card.ts#card.title` && en === text)
    const international = ['2048', 'bingo', 'nonogram', 'reversi', 'sudoku']
    for (const [id, { titleLang }] of Object.entries(cards))
      if (!international.includes(id)) expect(titleLang === 'en', id).toBe(isSame(id))
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

describe('what a translation lacks', () => {
  const english = {
    title: 'Star Catcher',
    ends: { over: 'Missed', won: (stars: number) => `${stars} stars` },
  }
  it('is found', () => {
    const card = new Locale('de').compare('games/snake/texts/card.ts')
    expect(card).toMatchObject({ name: 'card', missing: [], texts: ['title', 'description', 'otherNames'] })
    const code = `export const card = { title: 'Snake', more: { one: 'One', two: 'Two' } }`
    expect(new Locale('de').compare('games/snake/texts/card.ts', code).missing).toEqual([
      'more.one',
      'more.two',
    ])
    expect(new Locale('de').compare('games/star-catcher/texts/card.ts', code).missing).toHaveLength(3)
  })
  it('is English', () => {
    const texts = withEnglish({ ends: { over: 'Vorbei' } }, english)
    expect([texts.title, texts.ends.over, texts.ends.won(3)]).toEqual(['Star Catcher', 'Vorbei', '3 stars'])
  })
})
