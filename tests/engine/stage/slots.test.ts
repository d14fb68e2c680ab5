/** Slots: an item keeps its slot as long as it is in the list, at any position. */
import { describe, expect, it } from 'vitest'
import { createRandom, drawInt } from '../../../src/engine/core/math/random'
import { type Slot, Slots } from '../../../src/engine/stage/parts/slots'

interface Thing {
  readonly id?: number
  readonly name: string
}

interface Named extends Slot<Thing> {
  readonly name: string
}

function tracked() {
  const made: string[] = []
  const renewed: string[] = []
  const dropped: string[] = []
  const slots = new Slots<Thing, Named>(
    (thing, key) => {
      made.push(thing.name)
      return { key, thing, seen: 0, name: thing.name }
    },
    ({ name }, thing) => renewed.push(`${name}${thing.name}`),
    ({ name }) => dropped.push(name),
  )
  return { slots, made, renewed, dropped }
}

const names = (slots: Slots<Thing, Named>) => slots.order.map(({ name }) => name).join('')
const list = (text: string): Thing[] => [...text].map((name) => ({ id: name.codePointAt(0) as number, name }))

describe('slots', () => {
  it('follow a list as items are added, removed and moved', () => {
    const { slots, made, dropped } = tracked()
    for (const text of ['abc', 'abc', 'ac', 'acd', 'dac', 'e', '', 'ea']) {
      slots.align(list(text))
      expect(names(slots)).toBe(text)
    }
    expect(made.join('')).toBe('abcdeea')
    expect(dropped.join('')).toBe('bdace')
  })
  it('identify an item by its id, or by itself if it has none', () => {
    const { slots, made } = tracked()
    const bare: Thing = { name: 'x' }
    slots.align([bare, { id: 1, name: 'y' }])
    slots.align([{ id: 1, name: 'y' }, bare])
    expect(made).toEqual(['x', 'y'])
    slots.align([{ id: 1, name: 'y' }, { name: 'x' }])
    expect(made).toEqual(['x', 'y', 'x'])
  })
  it('are found where the list has changed', () => {
    const { slots } = tracked()
    slots.align(list('abc'))
    const [, b, c] = list('abc') as [Thing, Thing, Thing]
    expect(slots.find(b, 1)?.name).toBe('b')
    expect(slots.find(c, 1)?.name).toBe('c')
    expect(slots.find({ id: 0, name: 'new' }, 0)).toBeUndefined()
  })
  it('are renewed when another object stands for the same item, and only then', () => {
    const { slots, renewed } = tracked()
    const [a, b] = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ]
    slots.align([a, b])
    slots.align([a, b])
    slots.align([b, a])
    expect(renewed).toEqual([])
    const next = { id: 2, name: 'c' }
    slots.align([next, a])
    slots.align([a, next])
    expect(renewed).toEqual(['bc'])
    expect(slots.order.map(({ thing }) => thing)).toEqual([a, next])
  })
  it('release an item once, even if it was in the list twice', () => {
    const { slots, dropped } = tracked()
    slots.align(list('aba'))
    slots.align(list('ab'))
    expect(dropped).toEqual([])
    slots.align(list('bb'))
    slots.align([])
    expect(dropped).toEqual(['a', 'b'])
  })
  it('match the list exactly after any changes', () => {
    const random = createRandom(7)
    const upTo = (max: number) => drawInt(random, 0, max)
    const { slots, made, dropped } = tracked()
    let things: Thing[] = []
    for (let round = 0, id = 0; round < 2000; round++) {
      for (let n = upTo(2); n > 0; n--) things.splice(upTo(things.length), 0, { id: id++, name: `${id}` })
      if (upTo(2) === 0) things = things.filter(() => upTo(4) > 0)
      if (upTo(9) === 0) things.reverse()
      slots.align(things)
      expect(slots.order.map(({ name }) => name)).toEqual(things.map(({ name }) => name))
      expect(made.length - dropped.length).toBe(things.length)
    }
    expect(new Set(dropped).size).toBe(dropped.length)
    expect(new Set(made).size).toBe(made.length)
  })
})
