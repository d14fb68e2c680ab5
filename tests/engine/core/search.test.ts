/** The shared search: alpha-beta finds the same value as minimax, and deepening ends in time. */
import { describe, expect, it } from 'vitest'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import { alphaBeta, Budget, deepen, OutOfTime, searchMoves } from '../../../src/engine/core/math/search'

/** A game tree: a number is a leaf, with its value for the player to move there. */
type Tree = number | readonly Tree[]

function grow(depth: number, random: () => number): Tree {
  if (depth === 0) return Math.floor(random() * 40) - 20
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => grow(depth - 1, random))
}
const minimax = (tree: Tree): number =>
  typeof tree === 'number' ? tree : Math.max(...tree.map((next) => -minimax(next)))

let looked = 0
function look(tree: Tree, low: number, high: number): number {
  looked++
  if (typeof tree === 'number') return tree
  return alphaBeta(tree.length, low, high, (at, floor) => -look(tree[at] as Tree, -high, -floor)).value
}
function size(tree: Tree): number {
  return typeof tree === 'number' ? 1 : tree.reduce<number>((sum, next) => sum + size(next), 1)
}

const NO_LIMIT = { overtime: () => false, every: 1, sure: true }

describe('alpha-beta', () => {
  it('finds the value of minimax in 300 games, and visits fewer positions', () => {
    let all = 0
    looked = 0
    for (let seed = 1; seed <= 300; seed++) {
      const random = createRandom(seed)
      const tree = grow(6, () => draw(random))
      expect(look(tree, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(minimax(tree))
      all += size(tree)
    }
    expect(looked).toBeLessThan(all / 2)
  })

  it('returns a bound on the right side outside of its window', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const random = createRandom(seed)
      const tree = grow(4, () => draw(random))
      const exact = minimax(tree)
      const found = look(tree, -3, 3)
      if (found >= 3) expect(exact).toBeGreaterThanOrEqual(found)
      else if (found <= -3) expect(exact).toBeLessThanOrEqual(found)
      else expect(found).toBe(exact)
    }
  })

  it('prefers the first of equal moves, and passing to worse moves', () => {
    const of = (values: number[], rest?: number) =>
      alphaBeta(
        values.length,
        Number.NEGATIVE_INFINITY,
        Number.POSITIVE_INFINITY,
        (at) => values[at] as number,
        rest,
      )
    expect(of([1, 5, 5, 2])).toEqual({ index: 1, value: 5 })
    expect(of([1, 2], 4)).toEqual({ index: -1, value: 4 })
    expect(of([1, 6], 4)).toEqual({ index: 1, value: 6 })
  })
})

describe('a budget', () => {
  it('checks the time once in so many positions, and not before the first depth is done', () => {
    let asked = 0
    const budget = new Budget({ overtime: () => ++asked > 2, every: 10, sure: true })
    for (let i = 0; i < 100; i++) budget.spend()
    expect(asked).toBe(0)
    budget.mayEnd = true
    for (let i = 0; i < 29; i++) budget.spend()
    expect([asked, budget.over]).toEqual([2, false])
    expect(() => budget.spend()).toThrow(OutOfTime)
    expect([budget.nodes, budget.over, budget.isUsedUp()]).toEqual([130, true, true])
  })

  it('ends after a number of positions, however much time is left', () => {
    const budget = new Budget({ ...NO_LIMIT, nodes: 5, sure: false })
    for (let i = 0; i < 5; i++) budget.count()
    expect([budget.nodes, budget.over]).toEqual([5, true])
  })
})

describe('iterative deepening', () => {
  it('keeps the deepest completed search, and lets other errors through', () => {
    const budget = new Budget(NO_LIMIT)
    const until = (end: number, fault: Error) => (depth: number) => {
      if (depth > end) throw fault
      return depth
    }
    expect(deepen(budget, 9, until(4, new OutOfTime()), () => false)).toBe(4)
    expect(deepen(budget, 9, until(0, new OutOfTime()), () => false)).toBeNull()
    expect(deepen(budget, 9, until(9, new OutOfTime()), (depth) => depth === 6)).toBe(6)
    expect(() => deepen(budget, 9, until(4, new RangeError('broken')), () => false)).toThrow('broken')
  })

  it('searches the best move first, and stops at a win, at a single move and when time is up', () => {
    const asked: string[] = []
    const question = (moves: string[], values: Readonly<Record<string, number>>, patience = 99) => {
      asked.length = 0
      let left = patience
      return searchMoves({
        budget: new Budget({ overtime: () => --left < 0, every: 1000, sure: true }),
        moves,
        depth: 3,
        max: 100,
        won: 90,
        moveValue: (move, depth) => {
          asked.push(`${move}${depth}`)
          return values[move] as number
        },
      })
    }
    expect(question(['a', 'b', 'c'], { a: 1, b: 7, c: 7 })).toEqual({ move: 'b', value: 7, depth: 3 })
    expect(asked.join(' ')).toBe('a1 b1 c1 b2 a2 c2 b3 a3 c3')
    expect(question(['a', 'b'], { a: 91, b: 0 })).toMatchObject({ move: 'a', depth: 1 })
    expect(question(['a'], { a: 1 })).toMatchObject({ move: 'a', depth: 1 })
    expect(question(['a', 'b'], { a: 1, b: 2 }, 1)).toMatchObject({ move: 'b', depth: 2 })
  })
})
