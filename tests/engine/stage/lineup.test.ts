/** The lineup: a thing keeps its sprite and its movement as long as it is in the list, at any position. */
import { describe, expect, it } from 'vitest'
import { createRandom, drawInt } from '../../../src/engine/core/math/random'
import { type Entity, Lineup } from '../../../src/engine/stage/parts/lineup'

interface Thing extends Entity {
  readonly name: string
  x: number
  y: number
  angle?: number
}

/** A sprite that only notes where it is. */
class Figure {
  readonly name: string
  rotation = 0
  x = Number.NaN
  y = Number.NaN
  readonly position = {
    set: (x: number, y = x) => {
      this.x = x
      this.y = y
      return this as never
    },
  }

  constructor(name: string) {
    this.name = name
  }
}

function tracked() {
  const made: string[] = []
  const renewed: string[] = []
  const dropped: string[] = []
  const lineup = new Lineup<Thing, Figure>(
    ({ name }) => {
      made.push(name)
      return new Figure(name)
    },
    (figure, { name }) => renewed.push(figure.name + name),
    ({ name }) => dropped.push(name),
  )
  return { lineup, made, renewed, dropped }
}

const thing = (name: string, id?: number): Thing => ({ name, x: 0, y: 0, ...(id !== undefined && { id }) })
const list = (text: string): Thing[] => [...text].map((name) => thing(name, name.codePointAt(0)))

/** The sprites in the order of the list, placed at `alpha` between the last two ticks. */
function placed(lineup: Lineup<Thing, Figure>, alpha = 0): Figure[] {
  const figures: Figure[] = []
  lineup.place(alpha, (figure) => figures.push(figure))
  return figures
}

describe('sprites', () => {
  it('follow a list as things are added, removed and moved', () => {
    const { lineup, made, dropped } = tracked()
    for (const text of ['abc', 'abc', 'ac', 'acd', 'dac', 'e', '', 'ea']) {
      lineup.align(list(text))
      expect(
        placed(lineup)
          .map(({ name }) => name)
          .join(''),
      ).toBe(text)
    }
    expect(made.join('')).toBe('abcdeea')
    expect(dropped.join('')).toBe('bdace')
  })
  it('belong to an id, or to the object where there is none', () => {
    const { lineup, made } = tracked()
    const bare = thing('x')
    lineup.align([bare, thing('y', 1)])
    lineup.align([thing('y', 1), bare])
    expect(made).toEqual(['x', 'y'])
    lineup.align([thing('y', 1), thing('x')])
    expect(made).toEqual(['x', 'y', 'x'])
  })
  it('are renewed when another object stands for the same thing, and only then', () => {
    const { lineup, renewed } = tracked()
    const [a, b, c] = [thing('a', 1), thing('b', 2), thing('c', 2)]
    lineup.align([a, b])
    lineup.align([a, b])
    lineup.align([b, a])
    expect(renewed).toEqual([])
    lineup.align([c, a])
    lineup.align([a, c])
    lineup.align([b, a])
    expect(renewed).toEqual(['bc', 'bb'])
  })
  it('are dropped once each, also those of a thing that was in the list twice', () => {
    const { lineup, made, dropped } = tracked()
    for (const text of ['aba', 'ab', 'bb', '']) lineup.align(list(text))
    expect(dropped.toSorted()).toEqual(made.toSorted())
  })
  it('match the list exactly after any changes', () => {
    const random = createRandom(7)
    const upTo = (max: number) => drawInt(random, 0, max)
    const { lineup, made, dropped } = tracked()
    let things: Thing[] = []
    for (let round = 0, id = 0; round < 2000; round++) {
      for (let n = upTo(2); n > 0; n--) things.splice(upTo(things.length), 0, thing(`${id}`, id++))
      if (upTo(2) === 0) things = things.filter(() => upTo(4) > 0)
      if (upTo(9) === 0) things.reverse()
      lineup.align(things)
      expect(placed(lineup).map(({ name }) => name)).toEqual(things.map(({ name }) => name))
      expect(made.length - dropped.length).toBe(things.length)
    }
    expect(new Set(dropped).size).toBe(dropped.length)
    expect(new Set(made).size).toBe(made.length)
  })
})

describe('positions', () => {
  /** Where the first sprite is. */
  function at(lineup: Lineup<Thing, Figure>, alpha: number) {
    const { x, y, rotation } = placed(lineup, alpha)[0] as Figure
    return [x, y, rotation]
  }

  it('lie between the last two ticks', () => {
    const { lineup } = tracked()
    const a = { ...thing('a'), x: 10, y: 20, angle: 1 }
    lineup.align([a])
    expect(at(lineup, 0.5)).toEqual([10, 20, 1])
    Object.assign(a, { x: 20, y: 40, angle: 2 })
    lineup.follow(80)
    expect(at(lineup, 0)).toEqual([10, 20, 1])
    expect(at(lineup, 0.25)).toEqual([12.5, 25, 1.25])
    expect(at(lineup, 1)).toEqual([20, 40, 2])
  })
  it('are not interpolated over a jump', () => {
    const { lineup } = tracked()
    const a = thing('a')
    lineup.align([a])
    Object.assign(a, { x: 81, angle: 1 })
    lineup.follow(80)
    expect(at(lineup, 0.5)).toEqual([81, 0, 1])
  })
  it('stay with their things when the list changes', () => {
    const { lineup } = tracked()
    const [a, b, c] = [thing('a'), thing('b'), thing('c')]
    lineup.align([a, b, c])
    for (const [i, each] of [a, b, c].entries()) each.x = 10 * (i + 1)
    lineup.follow(80)
    const d = { ...thing('d'), x: 7 }
    lineup.align([c, d, a])
    expect(placed(lineup, 0.5).map(({ x }) => x)).toEqual([15, 7, 5])
  })
})
