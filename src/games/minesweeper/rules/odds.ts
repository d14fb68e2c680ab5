/**
 * Exact mine probabilities. Counts every arrangement of mines that agrees with the open numbers and the mine count,
 * without enumerating them.
 *
 * Cells next to the same numbers form a group; groups that share numbers form a component. A component is processed
 * group by group, and arrangements that leave the same numbers open are counted together (variable elimination).
 * Mines outside all components are distributed over the cells without a neighboring number (binomial coefficients).
 *
 * Counts are floating point numbers. No count exceeds the number of ways to place all mines without any number, which
 * is below 1e156 for the largest field. So none overflows or underflows, and a count is 0 exactly if there is no
 * arrangement.
 */
import { itemAt } from '../../../engine/core/itemAt'
import type { Field } from './field'
import { neighborsOf } from './field'

/** Steps before the count is aborted, one or two tenths of a second. Typical fields need a few thousand. */
const MAX_STEPS = 200_000

/** Cells next to the same open numbers. */
interface Group {
  readonly cells: number[]
  /** Indices of the constraints it belongs to. */
  readonly of: readonly number[]
}

/** An open number: the mines still missing among its covered cells. */
interface Constraint {
  readonly need: number
  readonly groups: number[]
}

/** Binomial coefficients by n; rows are computed on demand. */
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
 * The probability of a mine in each covered cell.
 *
 * @param field size of the field and its number of mines
 * @param shown the number of each open cell, -1 for covered ones
 * @param anyCount as if the number of mines were not known; then only odds of 0 and 1 are meaningful
 * @returns 0 to 1 per covered cell, exactly 0 or 1 if certain, and 0 for open ones. Null if the count would take too
 * long, or if no arrangement agrees with the numbers
 */
export function oddsOf(field: Field, shown: ArrayLike<number>, anyCount = false): Float64Array | null {
  const { groups, constraints, sea } = constraintsOf(field, shown)
  const steps = { left: MAX_STEPS }
  const parts: Component[] = []
  for (const order of componentsOf(groups, constraints)) {
    const part = new Component(order, groups, constraints, steps)
    if (steps.left < 0) return null
    parts.push(part)
  }
  const odds = new Float64Array(shown.length)
  const ways = parts.map((part) => part.waysByMines())
  // Prefix and suffix products: combining both sides of a component leaves out only that component.
  const before = [[1]]
  for (const each of ways) before.push(product(before.at(-1) as number[], each))
  const all = before.at(-1) as number[]
  const spread = (mines: number) => (anyCount ? 1 : choose(sea.length, field.mines - mines))
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
    for (const cell of sea) odds[cell] = anyCount ? 0.5 : share(mined, sea.length)
  }
  return odds
}

/**
 * The probability that one of `size` equivalent cells is a mine, from the weights by number of mines; exact at 0 and
 * 1.
 */
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

function constraintsOf(field: Field, shown: ArrayLike<number>) {
  const near = neighborsOf(field)
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

/** Splits the groups into components, each ordered so that few numbers are open at a time. */
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
      let min = Number.POSITIVE_INFINITY
      for (const id of edge) {
        const { of } = itemAt(groups, id)
        let opened = 0
        for (const each of of) {
          if (!begun.has(each)) opened++
          if (left[each] === 1) opened--
        }
        if (opened < min) [best, min] = [id, opened]
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

/**
 * Arrangements that are counted together: the same numbers are open with the same needs, and as many mines are
 * placed.
 */
interface Node {
  readonly needs: readonly number[]
  readonly mines: number
  /** Number of ways to reach this node. */
  ways: number
  /** Number of ways to complete it, weighted by their ends. */
  rest: number
  /** Successors by the number of mines in the next group, with the number of ways. */
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

  /** Number of arrangements of the component, by its number of mines. */
  waysByMines(): number[] {
    const last = this.#layers.at(-1) as Node[]
    const ways = new Array<number>(1 + Math.max(0, ...last.map(({ mines }) => mines))).fill(0)
    for (const node of last) (ways[node.mines] as number) += node.ways
    return ways
  }

  /** For each group the arrangements by its number of mines, weighted by the component's number of mines. */
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
