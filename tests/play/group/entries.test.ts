/** The entries of a group: merging is a semilattice, and no link is too long. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  entryText,
  fitting,
  MAX_ENTRIES,
  MAX_LINK,
  merge,
  type Proved,
  readEntries,
  readEntry,
  writeEntries,
} from '../../../src/play/group/entries'

const LETTERS = 'ABCXYZabcxyz019-_'.split('')
/** A replay leads to one result, so that entries with the same text have the same value. */
const resultOf = (text: string) => text.length % 5
const entries = (max = 20, longest = 2500) =>
  fc.array(
    fc
      .tuple(
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom(...LETTERS),
        fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: longest })),
      )
      .map(([name, letter, length]): Proved => {
        const text = letter.repeat(length)
        return { name, text, value: resultOf(text) }
      }),
    { maxLength: max },
  )
const better = fc.constantFrom('higher' as const, 'lower' as const)

describe('merging', () => {
  it('is commutative, associative and idempotent, and keeps the best', () => {
    fc.assert(
      fc.property(better, entries(), entries(), entries(), (by, a, b, c) => {
        const join = (...lists: readonly Proved[][]) => merge(by, ...lists)
        expect(join(a, b)).toEqual(join(b, a))
        expect(join(join(a, b), c)).toEqual(join(a, join(b, c)))
        expect(join(join(a, b), c)).toEqual(join(a, b, c))
        expect(join(join(a), join(a))).toEqual(join(a))
        const kept = join(a, b)
        expect(kept.length).toBeLessThanOrEqual(MAX_ENTRIES)
        expect(new Set(kept.map(entryText)).size).toBe(kept.length)
        const sign = by === 'higher' ? 1 : -1
        const worst = kept.at(-1)?.value ?? 0
        const texts = new Set(kept.map(entryText))
        const left = [...a, ...b].filter((entry) => !texts.has(entryText(entry)))
        expect(left.filter(({ value }) => sign * (value - worst) > 0)).toEqual([])
        if (left.length > 0) expect(kept).toHaveLength(MAX_ENTRIES)
      }),
    )
  })
  it('does not depend on the order in which copies of a link are opened', () => {
    fc.assert(
      fc.property(
        better,
        fc.array(entries(), { maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        (by, boards, chance) => {
          const links = boards.map(
            (board) => readEntries(writeEntries(fitting(merge(by, board), 7000))).entries,
          )
          const known = links.map((link) => link.map((entry) => ({ ...entry, value: resultOf(entry.text) })))
          const shuffled = [...known, ...known]
            .map((link) => ({ link, at: chance.next().value as number }))
            .sort((a, b) => a.at - b.at)
            .map(({ link }) => link)
          const open = (copies: readonly Proved[][]) =>
            copies.reduce<Proved[]>((board, link) => merge(by, board, link), [])
          expect(open(shuffled)).toEqual(open(known))
        },
      ),
    )
  })
})

describe('the text of a link', () => {
  it('has the entries that fit, in their order, and is never too long', () => {
    fc.assert(
      fc.property(better, entries(30, 9000), fc.integer({ min: 1, max: MAX_LINK - 1 }), (by, all, length) => {
        const board = merge(by, all)
        const inside = fitting(board, length)
        const text = writeEntries(inside)
        expect(text.length).toBeLessThanOrEqual(length)
        expect(board.filter((entry) => inside.includes(entry))).toEqual(inside)
        // The number of entries has one or two digits.
        const left = length - Math.max(text.length, 4)
        const shortest = board
          .filter((entry) => !inside.includes(entry))
          .map((entry) => entryText(entry).length)
        expect(Math.min(Number.POSITIVE_INFINITY, ...shortest)).toBeGreaterThanOrEqual(left - 1)
        expect(readEntries(text)).toEqual({
          entries: inside.map(({ name, text }) => ({ name, text })),
          count: inside.length || null,
          damaged: false,
        })
      }),
    )
  })
  it('is read as far as it can be, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readEntries(text).entries.length).toBeLessThanOrEqual(MAX_ENTRIES)
      }),
    )
    const one = { name: 5, text: 'abc' }
    expect(readEntries('1')).toEqual({ entries: [], count: null, damaged: false })
    // A link of version 1 does not say how many entries it had.
    expect(readEntries('1.5.abc')).toEqual({ entries: [one], count: null, damaged: false })
    expect(readEntries('2.1.5.abc')).toEqual({ entries: [one], count: 1, damaged: false })
    for (const text of ['1.5.abc.', '1.5.abc.7', '1.5.abc.1024.x', '1.5.abc.07.x', '1.5.abc.7.<b>'])
      expect([text, readEntries(text)]).toEqual([text, { entries: [one], count: null, damaged: true }])
    for (const text of ['', '2', '2.', '2.0', '2.13.5.abc', '3.1.5.abc', 'x', `1.5.${'a'.repeat(MAX_LINK)}`])
      expect(readEntries(text)).toEqual({ entries: [], count: null, damaged: true })
    for (const text of ['2.3', '2.3.5', '2.3.5.abc', '2.3.5.abc.7', '2.3.5.abc.7.d'])
      expect(readEntries(text)).toMatchObject({ count: 3, damaged: true })
    expect(readEntries('2.1.5.abc.7.d').entries).toEqual([one])
    const many = `1${Array.from({ length: 13 }, (_, name) => `.${name}.a`).join('')}`
    expect(readEntries(many)).toMatchObject({ damaged: true })
    expect(readEntries(many).entries).toHaveLength(MAX_ENTRIES)
    expect(['1.a.b', '1', '', '.a', '-1.a', '1.5e3'].map(readEntry)).toEqual([
      null,
      null,
      null,
      null,
      null,
      { name: 1, text: '5e3' },
    ])
  })
})
