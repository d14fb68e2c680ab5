/**
 * Owns the exact odds of a minefield: every way the mines can lie that agrees with the open numbers and the count of mines
 * is counted, and none is laid out. Cells beside the same numbers are one group; groups that share numbers are one component.
 * A component is gone through group by group, and ways that leave the same numbers open are counted together (variable
 * elimination). Mines that lie in no component are spread over the cells beside no number (binomial coefficients).
 *
 * Counts are kept as floating point numbers. No count is above the ways to lay all mines without any number, which is below
 * 1e156 for the largest field, so none overflows or vanishes: a count is 0 exactly where there is no way.
 */
import { itemAt } from '../../../engine/core/itemAt'
import type { Field } from './field'
import { neighboursOf } from './field'

/** Steps of the count before it is given up, by a tenth of a second or two. Fields that are played as usual need a few thousand. */
const MOST_STEPS = 200_000

/** Cells beside the same open numbers. */
interface Group {
  readonly cells: number[]
  /** Which constraints it is part of. */
  readonly of: readonly number[]
}

/** An open number: mines that it misses among its covered cells. */
interface Constraint {
  readonly need: number
  readonly groups: number[]
}

/** Ways to choose k of n, n rising; a row is made when it is first asked for. */
const pascal: number[][] = [[1]]
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  for (let row = pascal.length; row <= n; row++) {
    const above = itemAt(pascal, row - 1)
    pascal.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0) + (above[i] ?? 0)))
  }
  return pascal[n]?.[k] as number
}

/**
 * How likely each covered cell is a mine.
 *
 * @param field The size of the field and its mines.
 * @param shown The number of each open cell, and -1 for a covered one.
 * @returns 0 to 1 for each covered cell, exactly 0 or 1 where it is certain, and 0 for open ones. Null where the count would
 *   take too long, or no way agrees with the numbers.
 */
export function oddsOf(field: Field, shown: ArrayLike<number>): Float64Array | null {
  const { groups, constraints, sea } = gathered(field, shown)
  const steps = { left: MOST_STEPS }
  const parts: Component[] = []
  for (const order of componentsOf(groups, constraints)) {
    const part = new Component(order, groups, constraints, steps)
    if (steps.left < 0) return null
    parts.push(part)
  }
  const odds = new Float64Array(shown.length)
  const ways = parts.map((part) => part.waysByMines())
  // Ways of the first parts together, and of the last ones: what is left of each part is both sides of it.
  const before = [[1]]
  for (const each of ways) before.push(product(before.at(-1) as number[], each))
  const all = before.at(-1) as number[]
  const spread = (mines: number) => choose(sea.length, field.mines - mines)
  const total = all.reduce((sum, each, mines) => sum + each * spread(mines), 0)
  if (total === 0) return null
  let after = [1]
  for (let i = parts.length - 1; i >= 0; i--) {
    const others = product(itemAt(before, i), after)
    const weight = (mines: number) =>
      others.reduce((sum, each, other) => sum + each * spread(mines + other), 0)
    for (const { group, mined } of itemAt(parts, i).shares(weight))
      for (const cell of group.cells) odds[cell] = share(mined, group.cells.length)
    after = product(after, itemAt(ways, i))
  }
  if (sea.length > 0) {
    const mined = new Array<number>(sea.length + 1).fill(0)
    all.forEach((each, mines) => {
      const rest = field.mines - mines
      if (rest >= 0 && rest <= sea.length) (mined[rest] as number) += each * spread(mines)
    })
    for (const cell of sea) odds[cell] = share(mined, sea.length)
  }
  return odds
}

/** From the ways by the mines among `size` like cells: how likely one of them is a mine; 0 and 1 are exact. */
function share(mined: readonly number[], size: number): number {
  let sum = 0
  let total = 0
  mined.forEach((ways, mines) => {
    total += ways
    sum += (ways * mines) / size
  })
  if (sum === 0) return 0
  return mined.every((ways, mines) => ways === 0 || mines === size) ? 1 : Math.min(sum / total, 1 - 1e-15)
}

function product(a: readonly number[], b: readonly number[]): number[] {
  const result = new Array<number>(a.length + b.length - 1).fill(0)
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) (result[i + j] as number) += itemAt(a, i) * itemAt(b, j)
  return result
}

function gathered(field: Field, shown: ArrayLike<number>) {
  const near = neighboursOf(field)
  const constraints: Constraint[] = []
  const ids = new Map<number, number>()
  for (let cell = 0; cell < shown.length; cell++) {
    const number = shown[cell] as number
    if (number < 0 || !near[cell]?.some((other) => (shown[other] as number) < 0)) continue
    ids.set(cell, constraints.length)
    constraints.push({ need: number, groups: [] })
  }
  const groups = new Map<string, Group>()
  const sea: number[] = []
  for (let cell = 0; cell < shown.length; cell++) {
    if ((shown[cell] as number) >= 0) continue
    const of = itemAt(near, cell).flatMap((other) => ids.get(other) ?? [])
    const key = of.join()
    const group = groups.get(key)
    if (group) group.cells.push(cell)
    else if (of.length === 0) sea.push(cell)
    else groups.set(key, { cells: [cell], of })
  }
  const list = [...groups.values()]
  for (const [id, { of }] of list.entries()) for (const each of of) constraints[each]?.groups.push(id)
  return { groups: list, constraints, sea }
}

/** Groups that hang together, each in the order in which it is gone through: as few numbers as possible are open at a time. */
function componentsOf(groups: readonly Group[], constraints: readonly Constraint[]): number[][] {
  const taken = new Set<number>()
  const left = constraints.map((constraint) => constraint.groups.length)
  const begun = new Set<number>()
  const orders: number[][] = []
  for (const [first] of groups.entries()) {
    if (taken.has(first)) continue
    const order: number[] = []
    const edge = new Set([first])
    while (edge.size > 0) {
      let best = -1
      let least = Number.POSITIVE_INFINITY
      for (const id of edge) {
        const { of } = itemAt(groups, id)
        let opened = 0
        for (const each of of) {
          if (!begun.has(each)) opened++
          if (left[each] === 1) opened--
        }
        if (opened < least) [best, least] = [id, opened]
      }
      edge.delete(best)
      taken.add(best)
      order.push(best)
      for (const each of groups[best]?.of ?? []) {
        begun.add(each)
        ;(left[each] as number)--
        for (const other of constraints[each]?.groups ?? []) if (!taken.has(other)) edge.add(other)
      }
    }
    orders.push(order)
  }
  return orders
}

/** What is counted together: ways that leave the same numbers open with the same needs, and have laid as many mines. */
interface Node {
  readonly needs: readonly number[]
  readonly mines: number
  /** Ways to come here. */
  ways: number
  /** Ways to go on from here, each weighed by its end. */
  rest: number
  /** By mines in the group that comes next: where that leads, and in how many ways. */
  readonly next: { readonly node: Node; readonly laid: number; readonly ways: number }[]
}

class Component {
  readonly #groups: readonly Group[]
  readonly #layers: Node[][] = []

  constructor(
    order: readonly number[],
    groups: readonly Group[],
    constraints: readonly Constraint[],
    steps: { left: number },
  ) {
    this.#groups = order.map((id) => itemAt(groups, id))
    const cellsLeft = constraints.map((constraint) =>
      constraint.groups.reduce((sum, id) => sum + itemAt(groups, id).cells.length, 0),
    )
    let open: number[] = []
    let layer: Node[] = [{ needs: [], mines: 0, ways: 1, rest: 0, next: [] }]
    this.#layers.push(layer)
    for (const { cells, of } of this.#groups) {
      const fresh = of.filter((each) => !open.includes(each))
      const both = [...open, ...fresh]
      for (const each of of) (cellsLeft[each] as number) -= cells.length
      const stays = both.map((each) => itemAt(cellsLeft, each) > 0)
      const touched = both.map((each) => of.includes(each))
      const room = both.map((each) => itemAt(cellsLeft, each))
      const freshNeeds = fresh.map((each) => itemAt(constraints, each).need)
      const found = new Map<string, Node>()
      for (const from of layer) {
        const needs = [...from.needs, ...freshNeeds]
        for (let laid = 0; laid <= cells.length; laid++) {
          if (steps.left-- < 0) return
          const after = needs.map((need, i) => (touched[i] ? need - laid : need))
          if (after.some((need, i) => need < 0 || need > itemAt(room, i))) continue
          const kept = after.filter((_, i) => stays[i])
          const mines = from.mines + laid
          const key = `${mines};${kept.join()}`
          const node = found.get(key) ?? { needs: kept, mines, ways: 0, rest: 0, next: [] }
          found.set(key, node)
          const ways = choose(cells.length, laid)
          node.ways += from.ways * ways
          from.next.push({ node, laid, ways })
        }
      }
      layer = [...found.values()]
      this.#layers.push(layer)
      open = both.filter((_, i) => stays[i])
    }
  }

  /** Ways to lay mines in all of its cells, by how many those are. */
  waysByMines(): number[] {
    const last = this.#layers.at(-1) as Node[]
    const ways = new Array<number>(1 + Math.max(0, ...last.map(({ mines }) => mines))).fill(0)
    for (const node of last) (ways[node.mines] as number) += node.ways
    return ways
  }

  /** For each group the ways by its mines, a way to fill the component weighed by its mines (`weight`). */
  shares(weight: (mines: number) => number): { group: Group; mined: number[] }[] {
    for (const node of this.#layers.at(-1) as Node[]) node.rest = weight(node.mines)
    const result: { group: Group; mined: number[] }[] = []
    for (let i = this.#groups.length - 1; i >= 0; i--) {
      const group = itemAt(this.#groups, i)
      const mined = new Array<number>(group.cells.length + 1).fill(0)
      for (const from of itemAt(this.#layers, i))
        for (const { node, laid, ways } of from.next) {
          from.rest += ways * node.rest
          ;(mined[laid] as number) += from.ways * ways * node.rest
        }
      result.push({ group, mined })
    }
    return result
  }
}
