/** Worlds of two devices: digests, the form of a world from a stranger, and copies into worlds that are shown. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyInto, copyOf } from '../../../../src/engine/core/copy'
import { digestOf, hasFormOf } from '../../../../src/engine/core/live/digest'

describe('a digest', () => {
  it('is that of FNV-1a', () => {
    // The published values of '', 'a' and 'foobar', of which JSON has only texts in quotes.
    expect(digestOf('')).toBe(fnv('""'))
    expect(fnv('')).toBe(0x811c9dc5)
    expect(fnv('a')).toBe(0xe40c292c)
    expect(fnv('foobar')).toBe(0xbf9cf968)
  })
  it('differs for the smallest difference', () => {
    const world = { ball: { x: 1, y: 2 }, score: [1, 2] }
    expect(digestOf(copyOf(world))).toBe(digestOf(world))
    expect(digestOf({ ...world, ball: { x: 1 + Number.EPSILON, y: 2 } })).not.toBe(digestOf(world))
  })
})
const fnv = (text: string) =>
  [...text].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16_777_619) >>> 0, 0x811c9dc5)

describe('the form of a world', () => {
  const own = {
    tick: 3,
    name: 'a',
    on: true,
    ball: { x: 1, y: 2 },
    list: [{ id: 1, kind: 'fruit' }],
    mixed: [1, 'two'],
    none: null,
    empty: [] as unknown[],
    byId: { '4': { x: 1 } } as Record<string, unknown>,
  }
  const changed = (change: Record<string, unknown>) => ({ ...copyOf(own), ...change })
  it.each([
    ['the same', {}],
    ['other values', { tick: 9, name: 'b', on: false, ball: { x: -1, y: 0 } }],
    ['a longer list', { list: [own.list[0], { id: 2, kind: 'bomb' }] }],
    ['no items', { list: [] }],
    ['a list of both kinds', { mixed: ['x', 'y', 1] }],
    ['a value where there was none', { none: { anything: 1 } }],
    ['nothing where there was a value', { ball: null }],
    ['other ids', { byId: { '7': { x: 2 }, '-3': { x: 1 } } }],
  ])('is accepted: %s', (_what, change) => {
    expect(hasFormOf(own, JSON.parse(JSON.stringify(changed(change))))).toBe(true)
  })
  it.each([
    ['a text for a number', changed({ tick: '3' })],
    ['a number for a text', changed({ name: 1 })],
    ['a list for an object', changed({ ball: [1, 2] })],
    ['an object for a list', changed({ list: { 0: own.list[0] } })],
    ['an infinite number', changed({ tick: Number.POSITIVE_INFINITY })],
    ['not a number', changed({ tick: Number.NaN })],
    ['another key', changed({ more: 1 })],
    ['a forged prototype', JSON.parse(`${JSON.stringify(own).slice(0, -1)},"__proto__":{"x":1}}`)],
    ['an item of another form', changed({ list: [{ id: 1, kind: 'fruit', more: 1 }] })],
    ['an incomplete item', changed({ list: [{ id: 1 }] })],
    ['a key less', Object.fromEntries(Object.entries(own).filter(([key]) => key !== 'ball'))],
    ['a number', 7],
    ['a list', []],
    ['a text', 'world'],
    ['nothing', undefined],
  ])('is refused: %s', (_what, other) => {
    expect(hasFormOf(own, other)).toBe(false)
  })
  it('is not searched for ever', () => {
    const items = Array.from({ length: 5000 }, (_, id) => ({ id }))
    const from = performance.now()
    expect(hasFormOf({ items }, { items: items.map(({ id }) => ({ id: String(id) })) })).toBe(false)
    expect(performance.now() - from).toBeLessThan(2000)
  })
})

describe('copying into a world', () => {
  it('keeps the objects that views hold', () => {
    const shown = { ball: { x: 1, y: 1 }, list: [{ id: 1 }, { id: 2 }, { id: 3 }], gone: 1 }
    const { ball, list } = shown
    const [first] = list
    copyInto(shown, { ball: { x: 5, y: 6 }, list: [{ id: 9 }], added: { deep: [1] } })
    expect(shown).toEqual({ ball: { x: 5, y: 6 }, list: [{ id: 9 }], added: { deep: [1] } })
    expect(shown.ball).toBe(ball)
    expect(shown.list).toBe(list)
    expect(shown.list[0]).toBe(first)
  })
  it('shares nothing with the source', () => {
    const source = { a: { b: [{ c: 1 }] }, d: null }
    const target: Record<string, unknown> = { d: { e: 1 } }
    copyInto(target, source)
    expect(target).toEqual(source)
    ;(source.a.b[0] as { c: number }).c = 2
    expect(target).toEqual({ a: { b: [{ c: 1 }] }, d: null })
  })
  it('makes any plain world equal to any other', () => {
    const plain = fc.dictionary(fc.constantFrom('a', 'b', 'c', '1'), fc.jsonValue({ maxDepth: 4 }), {
      noNullPrototype: true,
    })
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const target = copyOf(a) as Record<string, unknown>
        const before = JSON.stringify(b)
        copyInto(target, b as Record<string, unknown>)
        expect(target).toEqual(b)
        expect(JSON.stringify(b)).toBe(before)
      }),
      { numRuns: 500, examples: [[{ a: {} }, { a: JSON.parse('{"__proto__":null}') }]] },
    )
  })
  it('does not follow a forged prototype', () => {
    const target = { a: { b: 1 } } as Record<string, unknown>
    copyInto(target, JSON.parse('{"a":{"b":2},"__proto__":{"polluted":1}}') as Record<string, unknown>)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(target.a).toEqual({ b: 2 })
  })
})
