/** Texts that visitors read are in text modules, not in components and not in the code of games. */
import { describe, expect, it } from 'vitest'
import { literalsOf, pluralsOf } from './literals'
import { codeOf, files, isText } from './sources'

const langOf = (file: string) => (file.endsWith('x') ? 'tsx' : 'ts')

const SHOWN =
  /^(?:element|(?:aria-label|aria-valuetext|aria-description|title|placeholder|alt|label|hint|text)=)$/

/** The texts of a component's elements and of the attributes that are shown or spoken. */
function textsIn(code: string): string[] {
  return literalsOf(code, 'tsx')
    .filter(({ text, of }) => of && SHOWN.test(of) && /[a-z]{2}/i.test(text))
    .map(({ text }) => text)
}

/** Two words, or a word beside a value. */
const WORDS = /[a-z’']{2}[.,:;!?]? +[a-z{]|\} [a-z]{2}|[a-z] \{/i

/** Two words that no visitor reads, in the files of games. */
const CODE: readonly (readonly [file: RegExp, text: RegExp])[] = [
  // Media queries, CSS functions, SVG attributes, and fonts of painted texts.
  [/view\//, /^\(|^(?:max|min|calc|clamp)\(|^xMidYM(?:id|ax) |Fredoka/],
  // React keys.
  [/pac-man\/view\/Scene|word-guessing\/view\/Robot/, /^(?:\{\} twin|(?:left|right) arm)$/],
  // Positions printed for programmers, and the progress of a generator.
  [/rules\/debug/, /./],
  [/klondike\/rules\/index|patience\/run|(?:pyramid|spider)\/rules|connect-four\/bot\/generator/, /\{\}, /],
  // What an estimate counts.
  [/reversi\/bot\/evaluation/, /^[a-z ]+$/],
  // Ids that are stored or in links.
  [
    /bingo\/(?:rules|trophies)/,
    /^(?:Row|Column|Player|Computer) \{\}$|^Diagonal |^Four corners$|^Full card$/,
  ],
  [/chess\/rules\/index/, /^\{\} rules \{\}$/],
  // Notation, and the tags of its file format.
  [/chess\/(?:rules\/fen|data\/)/, /^[\w/]+ [wb] /],
  [/chess\/rules\/pgnOf/, /^(?:Extreme Chess|Pocket Arcade)$/],
  // Headings of the lists of words.
  [/word-guessing\/rules\/words/, /^From a friend$|^Your words$/],
]
const isCode = (file: string, text: string) =>
  CODE.some(([files, texts]) => files.test(file) && texts.test(text))

/** The literals that look like texts for visitors. `texts` is the code of the game's text modules. */
function sentencesIn(code: string, lang: 'ts' | 'tsx', texts: string): string[] {
  // Stats are named by their ids, which may have two words.
  const isId = (text: string) => texts.includes(`'${text}':`)
  return literalsOf(code, lang)
    .map(({ text }) => text)
    .filter((text) => WORDS.test(text) && !isId(text))
}

describe('components', () => {
  it.each([
    '<button>Close</button>',
    '<p>Move {at} of {length}</p>',
    '<Button wide>\n  Play again\n</Button>',
    '<Button onClick={() => act()}>\n  Play again\n</Button>',
    '<input aria-label="Name" />',
    '<IconButton label="Undo" />',
  ])('with a text are found: %s', (code) => expect(textsIn(code)).not.toEqual([]))

  it.each([
    '<button aria-label={texts.close}>{texts.close}</button>',
    '<kbd className={styles.key}>{name}</kbd>',
    '<b> ×{times}</b>',
  ])('without a text are not: %s', (code) => expect(textsIn(code)).toEqual([]))

  it('have no texts for visitors', () => {
    const found = files
      .filter((file) => /^(?:play|site|ui|games)\/.*\.tsx$/.test(file))
      .flatMap((file) => textsIn(codeOf(file)).map((text) => `${file}: ${text}`))
    expect(found).toEqual([])
  })
})

describe('games', () => {
  it.each([
    "const title = 'You win'",
    "const text = won ? 'Row one is full.' : texts.row",
    'const wins = `$' + '{mark} wins`',
    'const row = `Row $' + '{row}`',
    "<Dialog title={open('New game')} />",
  ])('with a text are found: %s', (code) => expect(sentencesIn(code, 'tsx', '')).not.toEqual([]))

  it.each([
    "const results = { 'Guesses left': 3 }",
    "if (free === 0) throw new Error('No cell is free.')",
    "type Part = 'first half'",
    "console.warn('No openings.', error)",
  ])('without a text are not: %s', (code) =>
    expect(sentencesIn(code, 'ts', "stats: { 'Guesses left': '' }")).toEqual([]),
  )

  it('have no texts for visitors outside their text modules', () => {
    const own = files.filter((file) => file.startsWith('games/'))
    const folders = new Set(own.map((file) => file.split('/').slice(0, 2).join('/')))
    const found = [...folders].flatMap((folder) => {
      const inFolder = own.filter((file) => file.startsWith(`${folder}/`))
      const texts = inFolder.filter(isText).map(codeOf).join('\n')
      return inFolder
        .filter((file) => !isText(file))
        .flatMap((file) =>
          sentencesIn(codeOf(file), langOf(file), texts)
            .filter((text) => !isCode(file, text))
            .map((text) => `${file}: ${text.slice(0, 60)}`),
        )
    })
    expect(found).toEqual([])
  })
})

describe('plurals', () => {
  it.each([
    ["plural(n, { one: '# move', other: '# moves' })", [['one', 'other']]],
    ["const loss = { other: '# points' }", [['other']]],
    ["const players = { one: 'One', two: 'Two' }", []],
  ])('in %s', (code, forms) => expect(pluralsOf(code)).toEqual(forms))

  it('have a text for each category of their language, and no other', () => {
    const inTexts = files.filter((file) => isText(file) || file.startsWith('locales/'))
    const texts = inTexts.map((file) => {
      const language = file.match(/^locales\/([a-z]{2}(?:-[a-z]+)?)\//)?.[1] ?? 'en'
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
      return { file, categories, plurals: pluralsOf(codeOf(file)) }
    })
    for (const { file, categories, plurals } of texts)
      for (const forms of plurals) expect(forms.toSorted(), file).toEqual(categories)
    expect(texts.flatMap(({ plurals }) => plurals).length).toBeGreaterThan(50)
  })
})

it('the region of numbers and dates is named in one place', () => {
  const named = files.filter((file) => codeOf(file).includes('en-US'))
  expect(named).toEqual(['engine/core/texts/language.ts'])
})
