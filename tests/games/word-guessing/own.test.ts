/** Own words: what the form refuses and why, and a game with them. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { stateAt } from '../../../src/engine/core/game/own'
import { lettersFor, plainWord } from '../../../src/games/shared/words/spelling'
import { type Options, options } from '../../../src/games/word-guessing/options'
import { entryOf, isEndless, rules } from '../../../src/games/word-guessing/rules'
import { readForm } from '../../../src/games/word-guessing/rules/ownWords'
import { play } from './helpers'

const faultsOf = (text: string) => {
  const read = readForm(text)
  return 'faults' in read ? read.faults : []
}
const fixedOf = (text: string) => {
  const read = readForm(text)
  return 'faults' in read ? read.fixed?.[0]?.text : undefined
}

describe('the form for own words', () => {
  it('reads one word per line, with an optional hint', () => {
    expect(readForm('planet: circles a star\n\n  Comet  \r\nmoon：full: or new')).toEqual({
      content: 'PLANET: circles a star\nCOMET\nMOON: full: or new',
      summary: '3 words',
    })
    expect(readForm('ant: lives under plants')).toHaveProperty('summary', '1 word')
  })
  it('names every word that cannot be used, and why', () => {
    expect(faultsOf('')).toEqual(['Enter at least one word.'])
    expect(faultsOf('ice cream\nplanet\nit\nX1\nsupercalifragilistic')).toEqual([
      '“ICE CREAM” can’t be used: words can only use the letters A to Z, not a space.',
      '“IT” can’t be used: a word has 3 to 12 letters.',
      '“X1” can’t be used: words can only use the letters A to Z, not “1”.',
      '“SUPERCALIFRAGILISTIC” can’t be used: a word has 3 to 12 letters.',
    ])
    expect(faultsOf(': a hint')).toEqual(['A word is missing before “: a hint”.'])
    expect(faultsOf('moon\nsun\nMoon')).toEqual(['“MOON” is in the list twice.'])
    expect(faultsOf('moon: the Moon is a moon')).toEqual(['The hint for “MOON” contains the word itself.'])
    expect(faultsOf(`moon: ${'x'.repeat(81)}`)).toEqual([
      'The hint for “MOON” has 81 characters. The limit is 80.',
    ])
    const many = Array.from(
      { length: 61 },
      (_, n) => `AB${String.fromCharCode(65 + (n % 26))}${'C'.repeat(n / 26)}`,
    )
    expect(faultsOf(many.join('\n'))).toEqual(['A list has up to 60 words. This one has 61.'])
    expect(faultsOf(many.slice(1).join('\n'))).toEqual([])
  })
  it('offers plain letters for those with accents', () => {
    expect(faultsOf('café: drinks')).toEqual([
      '“CAFÉ” can’t be used: words can only use the letters A to Z, not “É”.',
    ])
    expect(fixedOf('café: drinks\nplanet')).toBe('CAFE: drinks\nPLANET')
    expect(fixedOf('ice cream')).toBeUndefined()
    // Typed into the boxes of Emoji Decoder.
    expect(['ß', 'É', 'œ', 'ø', 'ñ', 'a'].map(lettersFor)).toEqual(['SS', 'E', 'OE', 'O', 'N', 'A'])
    expect(['5', ' ', '😀', 'ж', 'ab', 'Enter', ''].map(lettersFor)).toEqual(Array(7).fill(''))
    expect(['Übung', 'cœur', 'Øre', 'Łódź', 'naïve', 'Straße'].map(plainWord)).toEqual([
      'UBUNG',
      'COEUR',
      'ORE',
      'LODZ',
      'NAIVE',
      'STRASSE',
    ])
  })
  it.each([
    ...[
      '\t',
      ' - ',
      ' – ',
      ' — ',
      '; ',
      ' = ',
      ', ',
      ' | ',
      ' → ',
      ' -> ',
      ': ',
      ' : ',
      ':',
      ',',
      ';',
      '|',
      '=',
    ],
    ...[
      '；',
      '，',
      '｜',
      '＝',
      '：',
      '、',
      '／',
      '—',
      '–',
      '−',
      ' − ',
      ' ‐ ',
      '  ',
      '\u3000',
      ' / ',
      '/',
      ' ~ ',
      '~',
    ],
    ...[
      ' • ',
      '•',
      ' · ',
      ' ⟶ ',
      '→→',
      ' ← ',
      ' <- ',
      ' => ',
      ' := ',
      ':=',
      ' == ',
      '::',
      ' :: ',
      ' > ',
      ' >> ',
    ],
    ...[' … ', '...', ' │ ', '│', ' ¦ ', ' \\ ', ' ≈ ', ' _ ', '_', '\t-\t', '\t=\t', '\t\t'],
  ])('splits a word and its hint at “%s”', (separator) => {
    expect(readForm(`planet${separator}circles a star`)).toHaveProperty('content', 'PLANET: circles a star')
  })
  it.each([
    'planet (circles a star)',
    'planet（circles a star）',
    'planet ( circles a star )',
    '1. planet: circles a star',
    '1.\tplanet: circles a star',
    '1\tplanet\tcircles a star',
    'a) planet: circles a star',
    'planet :- circles a star',
    'planet ◆ circles a star',
    '12) planet - circles a star',
    '- planet - circles a star',
    '• planet: circles a star',
    '* planet (circles a star)',
    '| planet | circles a star |',
    '| --- | --- |\nplanet: circles a star',
  ])('reads %j', (line) => {
    expect(readForm(line)).toHaveProperty('content', 'PLANET: circles a star')
  })
  it('reads cells in quotes, and names a hyphen or space in a word', () => {
    expect(readForm('"planet","circles, a star"\n"moon", "full"')).toHaveProperty(
      'content',
      'PLANET: circles, a star\nMOON: full',
    )
    expect(faultsOf('spider-man')[0]).toContain('not “-”')
    expect(faultsOf('ice cream\tcold')[0]).toContain('not a space')
  })
  it('counts the characters of a hint as people see them', () => {
    expect(faultsOf(`moon: ${'🌕'.repeat(41)}`)).toEqual([])
    expect(faultsOf(`moon: ${'👨‍👩‍👧‍👦'.repeat(80)}`)).toEqual([])
    expect(faultsOf(`moon: ${'🌕'.repeat(81)}`)[0]).toContain('has 81 characters')
  })
  it('offers both spellings of umlauts, and says what they make', () => {
    const read = readForm('Mäuse\nFüße\nplanet')
    expect('fixed' in read && read.fixed?.map(({ label, text }) => [label, text])).toEqual([
      ['Use letters without accents: MAUSE, FUSSE', 'MAUSE\nFUSSE\nPLANET'],
      ['Use two letters: MAEUSE, FUESSE', 'MAEUSE\nFUESSE\nPLANET'],
    ])
    const one = readForm('café')
    expect('fixed' in one && one.fixed).toHaveLength(1)
  })
  it('offers no spelling that makes two words the same', () => {
    const read = readForm('Muller\nMüller')
    expect('fixed' in read && read.fixed?.map(({ text }) => text)).toEqual(['MULLER\nMUELLER'])
    expect(readForm('cafe\ncafé')).not.toHaveProperty('fixed')
  })
  it.each(['Mäuse: viele Mäuse im Haus', 'Maeuse: viele Mäuse', 'Mause: viele Mäuse'])(
    'finds the word in the hint of %j in every spelling',
    (line) => {
      const [word] = line.toUpperCase().split(':')
      const fault = `The hint for “${word}” contains the word itself.`
      expect(faultsOf(line)).toContain(fault)
      const read = readForm(line)
      const fixed = 'fixed' in read ? (read.fixed ?? []) : []
      for (const { text } of fixed) expect(faultsOf(text)[0]).toContain('contains the word itself')
    },
  )
  it('keeps hints in any script, and removes what hides or breaks text', () => {
    expect(readForm('moon: Луна \u202e вечером')).toHaveProperty('content', 'MOON: Луна вечером')
  })
})

describe('a game with own words', () => {
  const open = (seed: number, chosen: Partial<Options> = {}) =>
    stateAt(rules, `own ${seed}\nSUN: bright\nMOON\nMARS: red`, completeOptions(options, chosen))

  it('has each word once, whatever the options', () => {
    for (const chosen of [
      {},
      { length: '5', list: 'large', theme: 'Nature' },
      { length: 'survival' },
    ] as const) {
      let state = open(4, chosen)
      const found: string[] = []
      while (!rules.outcome(state)) {
        const { word } = entryOf(state)
        found.push(word)
        for (const letter of new Set(word)) state = play(state, letter)
        if (!rules.outcome(state)) state = play(state, { do: 'next' })
      }
      expect(found.sort()).toEqual(['MARS', 'MOON', 'SUN'])
      expect(rules.outcome(state)).toMatchObject({ result: 'won', title: 'All 3 words found' })
    }
  })
  it('ends by itself, carries nothing over, and can sell letters', () => {
    expect(isEndless(open(1), completeOptions(options))).toBe(false)
    expect(rules.carry?.values(open(1, { list: 'large' }))).toBeNull()
    expect(open(1, { letter: 'on' }).sells).toBe(true)
    expect(entryOf(open(2))).toHaveProperty('category', 'Your words')
  })
})
