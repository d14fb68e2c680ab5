/** Own pairs: what the form refuses and why, cards that match by pair, and texts that fit their cards. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { stateAt } from '../../../src/engine/core/game/own'
import type { Options } from '../../../src/games/memory-match/options'
import { options } from '../../../src/games/memory-match/options'
import { type Event, type Move, rules, type State } from '../../../src/games/memory-match/rules'
import { cardText, sizeOf } from '../../../src/games/memory-match/rules/cardText'
import { columnsFor, MAX_PAIRS, readForm } from '../../../src/games/memory-match/rules/ownPairs'
import { apply } from './helpers'

const faultsOf = (text: string) => {
  const read = readForm(text)
  return 'faults' in read ? read.faults : []
}
const contentOf = (text: string) => {
  const read = readForm(text)
  return 'content' in read ? read.content : null
}
const pairs = (count: number) => Array.from({ length: count }, (_, n) => `q${n} = a${n}`).join('\n')

describe('the form for own pairs', () => {
  it('reads pairs with “=” or from a spreadsheet, and equal cards', () => {
    expect(contentOf('7 x 8 = 56\n dog\tHund \n\n❤️\n👩‍🚀＝Mond')).toBe(
      '7 x 8 = 56\ndog = Hund\n❤️\n👩‍🚀 = Mond',
    )
    expect(readForm(pairs(3))).toHaveProperty('summary', '3 pairs')
    expect(contentOf('a = a\nb\nc')).toBe('a\nb\nc')
  })
  it('says what is wrong', () => {
    expect(faultsOf('')).toEqual(['A set has 3 to 24 pairs. This one has 0.'])
    expect(faultsOf(pairs(2))).toEqual(['A set has 3 to 24 pairs. This one has 2.'])
    expect(faultsOf(pairs(25))).toEqual(['A set has 3 to 24 pairs. This one has 25.'])
    expect(faultsOf('a = b = c\n= x\na very long text on a card = y\nd\te=f')).toEqual([
      '“a = b = c” has more than one “=”. A pair has two sides.',
      '“= x” has an empty side.',
      '“a very long text on a card” has 26 characters. A card holds up to 20.',
      '“d e=f” has an “=” on a card. Leave it out.',
    ])
    expect(faultsOf('4 = 2+2\n4 = 1+3\n5')).toEqual([
      '“4” is in two pairs, so nobody could know which card it belongs to.',
    ])
  })
})

describe('lines without “=”', () => {
  const written = (separator: string) =>
    ['dog', 'cat', 'cow'].map((word, i) => `${word}${separator}${['Hund', 'Katze', 'Kuh'][i]}`).join('\n')
  const PAIRS = 'dog = Hund\ncat = Katze\ncow = Kuh'
  it.each([
    ...[' - ', ' – ', '-', ';', '; ', ',', ', ', ':', ': ', '::', ' :: ', ' / ', '/', ' | ', '|', '   '],
    ...[' ~ ', '~', ' • ', '•', ' · ', '·', ' − ', '−', ' ‐ ', '‐', ' ‑ ', ' > ', '>', ' >> ', '>>', ' » '],
    ...[' … ', '…', ' ... ', '...', ' │ ', '│', ' ¦ ', ' ⁄ ', '⁄', ' \\ ', '\\', ' ≈ ', '≈', ' _ ', '_'],
    ...[
      '\u00a0',
      '\u3000',
      '\u00a0\u00a0',
      '；',
      '｜',
      '：',
      '，',
      '、',
      '—',
      '／',
      '～',
      ' + ',
      ' -- ',
      ' ・ ',
    ],
  ])('are split at “%s” after a question', (separator) => {
    const read = readForm(written(separator))
    expect(faultsOf(written(separator))[0]).toMatch(
      /^“dog.*Hund” has no “=”, so both its cards would be equal\./,
    )
    const [fixed] = 'fixed' in read ? (read.fixed ?? []) : []
    expect(contentOf(fixed?.text ?? '')).toBe(PAIRS)
  })
  it.each([
    ...[' → ', '→', '→→', ' ← ', '←', ' ⟶ ', ' ⇔ ', ' ➡️ ', ' => ', ' -> ', ' --> ', ' <- ', ' <-> ', '<='],
    ...['\t', '\t\t', '\t-\t', '\t=\t', '\t→\t', ' := ', ':=', ' == ', ' === ', ' =: ', ' ≔ '],
  ])('are split at “%s”', (separator) => {
    expect(contentOf(written(separator))).toBe(PAIRS)
  })
  it('are split at parentheses after a question', () => {
    const read = readForm('dog (Hund)\ncat (Katze)\ncow（Kuh）')
    const [fixed] = 'fixed' in read ? (read.fixed ?? []) : []
    expect(fixed?.label).toBe('Split at the parentheses')
    expect(contentOf(fixed?.text ?? '')).toBe(PAIRS)
  })
  it('are asked about beside lines with one, and may be meant as they are', () => {
    expect(faultsOf('dog = Hund\ncat - Katze\n🐟\nmoon')).toHaveLength(1)
    const content = contentOf('1/2 = 1/2\n1/3 = 1/3\n1/4 = 1/4')
    expect(content).toBe('1/2 = 1/2\n1/3 = 1/3\n1/4 = 1/4')
    expect(contentOf(content ?? '')).toBe(content)
    expect(contentOf('one\nand/or\nthree')).toBe('one\nand/or\nthree')
    expect(contentOf('a → b = c\nd\ne')).toBe('a → b = c\nd\ne')
  })
})

describe('lists', () => {
  it.each(['- ', '– ', '* ', '+ ', '• ', '\t•\t', '- [ ] ', '* - '])('lose the bullet “%s”', (bullet) => {
    expect(contentOf(`${bullet}dog = Hund\n${bullet}cat\n${bullet}cow → Kuh`)).toBe(
      'dog = Hund\ncat\ncow = Kuh',
    )
    expect(faultsOf(`${bullet}dog - Hund\n${bullet}cat - Katze\n${bullet}cow - Kuh`)[0]).toContain(
      '“dog - Hund” has no “=”',
    )
  })
  it.each([
    ['1. dog = Hund\n2. cat\n3. cow', 'dog = Hund\ncat\ncow'],
    ['9) dog = Hund\n10) cat\n11) cow', 'dog = Hund\ncat\ncow'],
    ['(1) dog = Hund\n(2) cat\n(3) cow', 'dog = Hund\ncat\ncow'],
    ['a) dog = Hund\nb) cat\nc) cow', 'dog = Hund\ncat\ncow'],
    ['1\tdog\tHund\n2\tcat\tKatze\n3\tcow\tKuh', 'dog = Hund\ncat = Katze\ncow = Kuh'],
    ['1.\tdog = Hund\n2.\tcat = Katze\n3.\tcow = Kuh', 'dog = Hund\ncat = Katze\ncow = Kuh'],
    ['1.\tfirst\n2.\tsecond\n3.\tthird', '1. = first\n2. = second\n3. = third'],
    ['1.dog = Hund\n2.cat\n3.cow', 'dog = Hund\ncat\ncow'],
  ])('lose numbers that count the lines of %j', (typed, content) => {
    expect(contentOf(typed)).toBe(content)
  })
  it.each([
    '1. FC Berlin = a\n1. FC Bonn = b\n1. FC Kiel = c',
    '1. Mai = a\n2. Mai = b\n3. Mai = c',
    '1.5 = 3/2\n2.5 = 5/2\n3.5 = 7/2',
    '1. = first\n2. = second\n3. = third',
    '- = minus\n+ = plus\n* = times',
    '• = E\n••• = S\n• − • = R',
    '-5 = minus five\n-6 = minus six\n--- = O',
    '⬆️⬇️⬅️\n⬇️⬆️⬅️\n➡️',
    '|x| = a\n: = colon\n→ = arrow',
  ])('keep the characters of %j', (text) => {
    expect(contentOf(text)).toBe(text)
  })
  it('lose the frame of a text table', () => {
    const table = '| English | German |\n|---|:--|\n| dog | Hund |\ncat | Katze |'
    const read = readForm(table)
    const [fixed] = 'fixed' in read ? (read.fixed ?? []) : []
    expect(fixed?.text).toBe('English = German\ndog = Hund\ncat = Katze')
  })
  it('say how many cells a line has', () => {
    expect(faultsOf('dog\tHund\tchien\na\nb')).toEqual(['“dog Hund chien” has 3 cells. A pair has two.'])
  })
})

describe('texts on cards', () => {
  const notesOf = (text: string) => {
    const read = readForm(text)
    return 'notes' in read ? read.notes : []
  }
  it('are counted as people see them', () => {
    const long = ['👨‍👩‍👧‍👦'.repeat(20), 'ที่'.repeat(20), 'مَ'.repeat(20), 'नमस्ते'.repeat(5)]
    expect(faultsOf(long.join('\n'))).toEqual([])
    expect(faultsOf(`${'👨‍👩‍👧‍👦'.repeat(21)}\na\nb`)[0]).toContain('has 21 characters')
  })
  it('that look alike are named', () => {
    expect(notesOf("I’m = a\nI'm = b\nc")).toEqual(["“I’m” and “I'm” look alike."])
    expect(notesOf('dog = a\nDog = b\nc')).toEqual(['“dog” and “Dog” look alike.'])
    expect(notesOf('ﬁsh = fish\nb\nc')).toEqual(['“ﬁsh” and “fish” look alike.'])
    expect(notesOf('dog\ncat\ncow')).toEqual([])
  })
  it.each([
    ["don't", 'don´t'],
    ["don't", 'don`t'],
    ['cat', 'c\u0430t'],
    ['A', '\u0391'],
    ['B', '\u0412'],
    ['3 x 4', '3 × 4'],
    ['Il', 'lI'],
    ['H2O', 'H20'],
    ['Iron', 'iron'],
  ])('%j and %j are named', (one, other) => {
    expect(notesOf(`${one} = a1\n${other} = b1\nc1`)).toEqual([`“${one}” and “${other}” look alike.`])
    expect(notesOf(`${one} = ${other}\nb1\nc1`)).toEqual([`“${one}” and “${other}” look alike.`])
  })
  it('have no invisible characters', () => {
    expect(contentOf('do\u200bg = Hu\u00adnd\nc\u2060at\n\ufeffcow')).toBe('dog = Hund\ncat\ncow')
  })
  it('have the same size for all emoji', () => {
    for (const emoji of ['👨‍👩‍👧‍👦', '👩🏽‍🚀', '🏳️‍🌈', '🇩🇪', '1️⃣', '❤️'])
      expect(sizeOf(emoji), emoji).toBe(sizeOf('🐟'))
  })
  it('keep words whole, or break them before a syllable with a hyphen', () => {
    const shown = (text: string) => cardText(text).shown.replaceAll('\u00ad', '~')
    for (const whole of ['dog', 'elephant', 'a long text in words', '12345678901234567890', 'Hals-Nase'])
      expect(shown(whole)).toBe(whole)
    expect(shown('international')).toBe('inter~natio~nal')
    expect(shown('photosynthesis cycle')).toBe('photo~synthe~sis cycle')
    for (const text of [
      'Donaudampfschiffahrt',
      'достопримечательност',
      'W'.repeat(20),
      'Straßenbahn-Haltestel',
    ]) {
      const parts = shown(text).split('~')
      expect(parts.join('')).toBe(text)
      expect(parts.length).toBeGreaterThan(1)
      expect(Math.min(...parts.map((part) => part.length)), shown(text)).toBeGreaterThanOrEqual(2)
    }
  })
  it('are named if they are too small for a phone', () => {
    const long = 'Donaudampfschiffahrt = x'
    expect(notesOf(`${long}\nb\nc`)).toEqual([])
    expect(notesOf(`${long}\n${pairs(20)}`)[0]).toMatch(/hard to read on a small phone/)
  })
})

describe('a game with own pairs', () => {
  const open = (content: string, seed = 1, chosen: Partial<Options> = {}) =>
    stateAt(rules, `own ${seed}\n${content}`, completeOptions(options, chosen))
  const play = (state: State, ...moves: Move[]) => {
    const events: Event[] = []
    const end = moves.reduce((now, move) => {
      const applied = apply(now, move)
      events.push(...applied.events)
      return applied.state
    }, state)
    return { state: end, events }
  }
  const cardOf = (state: State, text: string, from = 0) =>
    state.cards.findIndex(({ emoji }, index) => index >= from && emoji === text)

  it('matches different texts by pair, and not by what they look like', () => {
    const state = open('star = Stern\nmoon\nsun = Sonne', 5)
    const [star, stern, sun] = ['star', 'Stern', 'sun'].map((text) => cardOf(state, text)) as [
      number,
      number,
      number,
    ]
    const found = play(state, star, stern, 'settle')
    expect(found.state.cards[star]?.isMatched).toBe(true)
    expect(found.events).toContainEqual({ type: 'match', emoji: 'star = Stern', own: true })
    const missed = play(state, star, sun, 'settle')
    expect(missed.state.cards[star]?.isMatched).toBe(false)
    // The other card of the pair had been seen.
    expect(play(missed.state, stern, cardOf(state, 'moon'), 'settle').state.missed).toBe(1)
    const moon = cardOf(state, 'moon')
    expect(play(state, moon, cardOf(state, 'moon', moon + 1), 'settle').events).toContainEqual({
      type: 'match',
      emoji: 'moon',
      own: true,
    })
  })
  it('has a tone for each text, which does not reveal pairs', () => {
    const state = open('star = Stern\nmoon\nsun = Sonne', 5)
    const tones = state.cards.map((_, index) => {
      const [flip] = play(state, index).events
      return flip?.type === 'flip' ? flip.tone : null
    })
    expect(new Set(tones).size).toBe(5)
  })
  it('has all cards of every size in few columns, with at most four gaps, for one to four players', () => {
    for (let count = 3; count <= MAX_PAIRS; count++) {
      const state = open(pairs(count), count, { players: '2', difficulty: 'hard' })
      expect(state).toMatchObject({ pairs: count, taken: [0, 0] })
      expect(state.cards).toHaveLength(2 * count)
      const columns = columnsFor(2 * count)
      expect(columns).toBeLessThanOrEqual(6)
      expect((columns - ((2 * count) % columns)) % columns).toBeLessThanOrEqual(4)
      expect(rules.debug?.(state).split('\n')).toHaveLength(Math.ceil((2 * count) / columns))
    }
  })
  it('has texts of at least 10 px on cards of 50 px, and larger ones where they fit', () => {
    for (const text of ['Donaudampfschiffahrt', 'a long text in words', 'WWWWWWWWWWWWWWWW'])
      expect(50 * sizeOf(text), text).toBeGreaterThanOrEqual(8)
    expect(sizeOf('56')).toBeGreaterThan(sizeOf('7 x 8 x 9'))
    expect(sizeOf('🐟')).toBe(0.44)
  })
})
