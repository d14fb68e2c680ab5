/** The words and puzzles of other languages: as many as in English, each in the letters of its language. */
import { describe, expect, it } from 'vitest'
import { sectionsOf } from '../../../src/engine/core/sections'
import { language } from '../../../src/engine/core/texts/language'
import { PACKS, readPuzzles } from '../../../src/games/emoji-decoder/rules/packs'
import type * as letters from '../../../src/games/shared/words/letters'

/** Files by their paths, which end alike in English and below the folder of a language. */
const lettersOf = import.meta.glob<typeof letters>('/src/locales/*/games/shared/words/letters.ts', {
  eager: true,
})
const languageOf = import.meta.glob<typeof language>('/src/locales/*/language.ts', {
  eager: true,
  import: 'language',
})
const listsOf = import.meta.glob<string>(['/src/games/*/data/*.txt', '/src/locales/*/games/*/data/*.txt'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('answers are shown with accents, and typed without', () => {
  const { packs } = readPuzzles('# films\nCAÇA FANTASMAS: 👻 🔫')
  expect(packs).toMatchObject({ films: [{ answer: 'CACA FANTASMAS', shown: 'CAÇA FANTASMAS' }] })
})

const languages = Object.keys(lettersOf).map((path) => path.split('/')[3] as string)
const plain = (text: string) => text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')

it('no two languages have the same number, by which games are saved', () => {
  const numbers = [language.words, ...Object.values(languageOf).map(({ words }) => words)]
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(Math.min(...numbers)).toBe(0)
})

describe.each(languages)('%s', (language) => {
  const inLanguage = <T>(files: Readonly<Record<string, T>>, path: string) =>
    files[`/src/locales/${language}/${path}`] as T
  const { ALPHABET, ROWS, MARKED, BY_USE, VOWELS, EDITION } = inLanguage(
    lettersOf,
    'games/shared/words/letters.ts',
  )
  const capitals = ALPHABET.toUpperCase()
  const word = new RegExp(`^[${capitals}]{4,11}$`)
  /** A word without the marks that are left out of the letters of the language. */
  const lettersOfWord = (shown: string) =>
    Array.from(shown, (letter) => (capitals.includes(letter) ? letter : plain(letter))).join('')
  const lists = ['first', 'topics'].map((name) => `games/word-guessing/data/${name}.txt`)
  const sections = lists.map((path) => sectionsOf(inLanguage(listsOf, path)))
  const lines = sections.flatMap((list) => Object.values(list).flat())

  it('has letters that are not those of English', () => {
    expect([...BY_USE].sort()).toEqual([...ALPHABET].sort())
    expect([...ROWS.join('')].sort()).toEqual([...ALPHABET].sort())
    expect(ROWS).toHaveLength(3)
    expect(new Set(ALPHABET).size).toBe(ALPHABET.length)
    for (const letter of MARKED) expect(ALPHABET).toContain(letter.normalize('NFD').charAt(0))
    for (const letter of VOWELS) expect(ALPHABET).toContain(letter)
    expect(EDITION).toBe(`-${language}`)
  })
  it('has as many words as English, all different', () => {
    const counts = (list: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(list).map(([name, words]) => [name, words.length])
    const english = lists.map((path) => sectionsOf(listsOf[`/src/${path}`] as string))
    expect(sections.map(counts)).toEqual(english.map(counts))
    expect(new Set(lines.map((line) => line.split(':')[0])).size).toBe(lines.length)
    expect(new Set(lines.map((line) => line.split(': ')[1])).size).toBe(lines.length)
  })
  it('has words of its letters, and hints that do not contain them', () => {
    for (const line of lines) {
      const [name = '', hint = ''] = line.split(/: (.*)/s)
      expect(lettersOfWord(name)).toMatch(word)
      for (const letter of name.toLowerCase()) expect(ALPHABET + MARKED, line).toContain(letter)
      expect(hint.length, line).toBeGreaterThan(20)
      expect(hint.length, line).toBeLessThan(75)
      expect(plain(hint), line).not.toContain(plain(name).slice(0, Math.max(4, name.length - 3)))
      for (const part of plain(hint).match(/[A-Z]{4,}/g) ?? []) expect(plain(name), line).not.toContain(part)
    }
  })

  const { packs } = readPuzzles(inLanguage(listsOf, 'games/emoji-decoder/data/puzzles.txt'))
  const answers = Object.values(packs)
    .flat()
    .map(({ shown, emojis }): [string, ...string[]] => [lettersOfWord(shown), ...emojis])
  it('has as many puzzles as English, of the same kinds', () => {
    const kinds = (all: typeof packs) =>
      Object.entries(all).map(([pack, puzzles]) => [pack, puzzles.map(({ category }) => category).sort()])
    expect(kinds(packs)).toEqual(kinds(PACKS))
    expect(new Set(answers.map(([answer]) => answer.replaceAll(' ', ''))).size).toBe(answers.length)
    expect(new Set(answers.map(([, ...emojis]) => emojis.sort().join())).size).toBe(answers.length)
  })
  it('has answers that fit the boxes, in two or three emoji', () => {
    // biome-ignore lint/complexity/useRegexLiterals: the literal needs a newer target
    const emoji = new RegExp('^\\p{RGI_Emoji}$', 'v')
    for (const [answer, ...emojis] of answers) {
      expect(answer).toMatch(new RegExp(`^[${capitals}]+( [${capitals}]+)*$`))
      expect(answer.length, answer).toBeLessThanOrEqual(16)
      expect([2, 3], answer).toContain(new Set(emojis).size)
      for (const each of emojis) expect(each, answer).toMatch(emoji)
    }
  })
})
