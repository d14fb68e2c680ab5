/** Texts that visitors read are in text modules, not in components and not in the code of games. */
import { describe, expect, it } from 'vitest'
import { literalsOf, pluralsOf } from './literals'
import { codeOf, files } from './sources'

const isText = (file: string) => file.includes('/texts/')
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

/** Two words that no visitor reads. */
const CODE = [
  // Media queries and CSS functions.
  /^\(|^(?:max|min|calc|clamp)\(/,
  // Fonts of painted texts.
  /Fredoka/,
  // A React key.
  /^\{\} twin$/,
]

/** Positions printed for programmers, and the words and puzzles that are a game's content. */
const CONTENT = /^games\/[^/]+\/rules\/(?:debug|packs|puzzles|topics|words|lazy\/topics\/\w+)\.ts$/

/** The literals that look like texts for visitors. `texts` is the code of the game's text modules. */
function sentencesIn(code: string, lang: 'ts' | 'tsx', texts: string): string[] {
  // Stats are named by their ids, which may have two words.
  const isId = (text: string) => texts.includes(`'${text}':`)
  return literalsOf(code, lang)
    .map(({ text }) => text)
    .filter((text) => WORDS.test(text) && !isId(text) && !CODE.some((pattern) => pattern.test(text)))
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
    "useMedia('(pointer: fine)')",
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
        .filter((file) => !isText(file) && !CONTENT.test(file))
        .flatMap((file) => {
          // Parts of trophy texts that a test looks for.
          const code = codeOf(file).replace(/^export const wordings = .*$/m, '')
          return sentencesIn(code, langOf(file), texts).map((text) => `${file}: ${text}`)
        })
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
    const texts = files.filter(isText).map((file) => {
      const language = file.match(/\/texts\/([a-z]{2}(?:-[a-z]+)?)\//)?.[1] ?? 'en'
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
