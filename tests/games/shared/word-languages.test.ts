/** The words and puzzles of other languages: as many as in English, each in the letters of its language. */
import { describe, expect, it } from 'vitest'
import { LANGUAGE_VERSIONS } from '../../../src/engine/core/replay/versions'
import * as puzzles from '../../../src/games/emoji-decoder/rules/lists'
import * as letters from '../../../src/games/shared/words/letters'
import { FIRST } from '../../../src/games/word-guessing/rules/first'

type Words = Readonly<Record<string, readonly string[]>>

/** The modules below a folder of languages, by their file names. */
const lettersOf = import.meta.glob<typeof letters>('../../../src/games/shared/words/*/letters.ts', {
  eager: true,
})
const firstOf = import.meta.glob<{ FIRST: typeof FIRST }>(
  '../../../src/games/word-guessing/rules/*/first.ts',
  { eager: true },
)
const topicsOf = import.meta.glob<Words>('../../../src/games/word-guessing/rules/lazy/topics/*/*.ts', {
  eager: true,
})
const english = import.meta.glob<Words>(
  ['../../../src/games/word-guessing/rules/lazy/topics/*.ts', '!**/index.ts'],
  { eager: true },
)
const puzzlesOf = import.meta.glob<typeof puzzles>('../../../src/games/emoji-decoder/rules/*/lists.ts', {
  eager: true,
})

const inFolder = <T>(modules: Readonly<Record<string, T>>, language: string) =>
  Object.entries(modules).flatMap(([path, module]) => (path.split('/').at(-2) === language ? [module] : []))
const only = <T>(modules: Readonly<Record<string, T>>, language: string) =>
  inFolder(modules, language)[0] as T

const languages = Object.keys(lettersOf).map((path) => path.split('/').at(-2) as string)
const plain = (text: string) => text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')

it('no two languages have the same version', () => {
  const versions = [letters.SAVES, ...Object.values(lettersOf).map(({ SAVES }) => SAVES)]
  expect(new Set(versions).size).toBe(versions.length)
})

describe.each(languages)('%s', (language) => {
  const { ALPHABET, MARKED, BY_USE, VOWELS, EDITION, SAVES } = only(lettersOf, language)
  const word = new RegExp(`^[${ALPHABET.toUpperCase()}]{4,11}$`)
  const first = Object.values(only(firstOf, language).FIRST).flat()
  const topics = inFolder(topicsOf, language)
  const lines = [...first, ...topics.flatMap((topic) => Object.values(topic).flat())]

  it('has letters that are not those of English', () => {
    expect([...BY_USE].sort()).toEqual([...ALPHABET].sort())
    expect(new Set(ALPHABET).size).toBe(ALPHABET.length)
    for (const letter of MARKED) expect(ALPHABET).toContain(letter.normalize('NFD').charAt(0))
    for (const letter of VOWELS) expect(ALPHABET).toContain(letter)
    expect(EDITION).toBe(`-${language}`)
    expect(SAVES % LANGUAGE_VERSIONS).toBe(0)
  })
  it('has as many words as English, all different', () => {
    const counts = (list: Words) => Object.entries(list).map(([name, words]) => [name, words.length])
    expect(counts(only(firstOf, language).FIRST)).toEqual(counts(FIRST))
    const all = (modules: readonly Words[]) => modules.flatMap(counts).sort()
    expect(all(topics)).toEqual(all(Object.values(english)))
    expect(new Set(lines.map((line) => line.split(':')[0])).size).toBe(lines.length)
    expect(new Set(lines.map((line) => line.split(': ')[1])).size).toBe(lines.length)
  })
  it('has words of its letters, and hints that do not contain them', () => {
    for (const line of lines) {
      const [name = '', hint = ''] = line.split(/: (.*)/s)
      expect(name).toMatch(word)
      expect(hint.length, line).toBeGreaterThan(20)
      expect(hint.length, line).toBeLessThan(75)
      expect(plain(hint), line).not.toContain(plain(name).slice(0, Math.max(4, name.length - 3)))
      for (const part of plain(hint).match(/[A-Z]{4,}/g) ?? []) expect(plain(name), line).not.toContain(part)
    }
  })

  const { PUZZLES, THEMES } = only(puzzlesOf, language)
  const answers = [
    ...PUZZLES.map(({ answer, emojis }) => [answer, ...emojis]),
    ...Object.values(THEMES).flatMap(([, list]) => list.map((row) => [...row])),
  ] as [string, ...string[]][]
  it('has as many puzzles as English, of the same kinds', () => {
    expect(PUZZLES.map(({ category }) => category).sort()).toEqual(
      puzzles.PUZZLES.map(({ category }) => category).sort(),
    )
    const kinds = (themes: typeof THEMES) =>
      Object.entries(themes).map(([pack, [category, list]]) => [pack, category, list.length])
    expect(kinds(THEMES)).toEqual(kinds(puzzles.THEMES))
    expect(new Set(answers.map(([answer]) => answer.replaceAll(' ', ''))).size).toBe(answers.length)
    expect(new Set(answers.map(([, ...emojis]) => emojis.sort().join())).size).toBe(answers.length)
  })
  it('has answers that fit the boxes, in two or three emoji', () => {
    const capitals = ALPHABET.toUpperCase()
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
