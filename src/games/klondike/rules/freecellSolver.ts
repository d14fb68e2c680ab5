/**
 * Decides whether a FreeCell deal can be won, and finds a solution: best-first search over single-card moves with a
 * table of visited positions, in which the order of columns and of free cells does not matter. Without a limit it is
 * complete: it visits every position that can be reached.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { isSafeHome } from './automatic'
import { CELL, FOUNDATION, follows, homeOf, type Move, NONE, rankIndex, type State, suitIndex } from './state'

type CardMove = Extract<Move, { type: 'move' }>

export interface FreecellVerdict {
  readonly result: 'won' | 'lost' | 'unknown'
  /** The solution; empty unless won. */
  readonly moves: readonly CardMove[]
  /** Positions visited. */
  readonly nodes: number
}

interface Node {
  readonly columns: readonly (readonly number[])[]
  readonly cells: readonly number[]
  readonly foundations: readonly number[]
  readonly before: Node | null
  /** The moves that led here from `before`: one, and the safe ones after it. */
  readonly moves: readonly CardMove[]
}

const CELLS = 4
const FULL = 52

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** A text that is equal for positions that differ only in the order of columns and cells. */
function keyOf({ columns, cells }: Node): string {
  const lists = columns.map((cards) => String.fromCharCode(...cards.map((card) => card + 48))).sort()
  const held = cells.filter((card) => card !== NONE).sort((a, b) => a - b)
  return `${lists.join('!')}!${String.fromCharCode(...held.map((card) => card + 48))}`
}

/** How far a position is from the end, roughly: cards not yet home, and what lies over the next ones. */
function estimate({ columns, cells, foundations }: Node): number {
  let value = 2 * (FULL - sum(foundations))
  for (const cards of columns) {
    let min = 99
    for (const [index, card] of cards.entries()) {
      // Out of order: a lower card below must come out first.
      if (min < rankIndex(card)) value += 2
      min = Math.min(min, rankIndex(card))
      if (rankIndex(card) === foundations[suitIndex(card)]) value += cards.length - 1 - index
    }
  }
  for (const card of cells) if (card !== NONE) value += 2
  for (const cards of columns) if (cards.length === 0) value -= 2
  return value
}

const top = (cards: readonly number[] | undefined) => cards?.at(-1) ?? NONE

function played(node: Node, move: CardMove, before: Node | null, moves: readonly CardMove[]): Node {
  const { from, to } = move
  let { columns, cells, foundations } = node
  const card = from < CELL ? top(columns[from]) : itemAt(cells, from - CELL)
  if (from < CELL) columns = columns.with(from, itemAt(columns, from).slice(0, -1))
  else cells = cells.with(from - CELL, NONE)
  if (to >= FOUNDATION)
    foundations = foundations.with(to - FOUNDATION, itemAt(foundations, to - FOUNDATION) + 1)
  else if (to >= CELL) cells = cells.with(to - CELL, card)
  else columns = columns.with(to, [...itemAt(columns, to), card])
  return { columns, cells, foundations, before, moves }
}

/** Plays the moves home that can never hurt. */
function settled(node: Node): Node {
  for (let now = node; ; ) {
    const sources = [...now.columns.map(top), ...now.cells]
    const index = sources.findIndex(
      (card) =>
        card !== NONE && now.foundations[suitIndex(card)] === rankIndex(card) && isSafeHome(now, card),
    )
    if (index < 0) return now
    const from = index < now.columns.length ? index : CELL + index - now.columns.length
    const move: CardMove = { type: 'move', from, to: homeOf(itemAt(sources, index)), count: 1 }
    now = played(now, move, now.before, [...now.moves, move])
  }
}

function movesOf({ columns, cells, foundations }: Node): readonly CardMove[] {
  const moves: CardMove[] = []
  const add = (from: number, to: number) => moves.push({ type: 'move', from, to, count: 1 })
  const free = cells.indexOf(NONE)
  const empty = columns.findIndex((cards) => cards.length === 0)
  const leave = (from: number, card: number, isAlone: boolean) => {
    if (foundations[suitIndex(card)] === rankIndex(card)) add(from, homeOf(card))
    for (const [to, cards] of columns.entries())
      if (to !== from && cards.length > 0 && follows(card, top(cards))) add(from, to)
    if (empty >= 0 && !isAlone) add(from, empty)
    if (free >= 0 && from < CELL) add(from, CELL + free)
  }
  for (const [from, cards] of columns.entries()) {
    const card = top(cards)
    if (card !== NONE) leave(from, card, cards.length === 1)
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const card = itemAt(cells, cell)
    if (card !== NONE) leave(CELL + cell, card, false)
  }
  return moves
}

/** Open positions by their estimate, best first; of equals the latest. */
class Open {
  readonly #buckets: Node[][] = []
  #min = 0
  push(node: Node, value: number): void {
    const at = Math.max(0, value)
    const bucket = this.#buckets[at]
    if (bucket) bucket.push(node)
    else this.#buckets[at] = [node]
    this.#min = Math.min(this.#min, at)
  }
  pop(): Node | null {
    for (; this.#min < this.#buckets.length; this.#min++) {
      const node = this.#buckets[this.#min]?.pop()
      if (node) return node
    }
    return null
  }
}

function solution(last: Node): readonly CardMove[] {
  const parts: (readonly CardMove[])[] = []
  for (let node: Node | null = last; node; node = node.before) parts.push(node.moves)
  return parts.reverse().flat()
}

/**
 * Searches for a solution.
 *
 * @param max how many positions it may visit; the search is the same on every machine
 */
export function solveFreecell(
  { columns, cells, foundations }: Pick<State, 'columns' | 'cells' | 'foundations'>,
  max: number,
): FreecellVerdict {
  const lists = columns.map(({ cards }) => cards)
  const first = settled({ columns: lists, cells, foundations, before: null, moves: [] })
  const visited = new Set([keyOf(first)])
  const open = new Open()
  open.push(first, estimate(first))
  let nodes = 0
  for (let node = open.pop(); node; node = open.pop()) {
    if (sum(node.foundations) === FULL) return { result: 'won', moves: solution(node), nodes }
    if (nodes >= max) return { result: 'unknown', moves: [], nodes }
    nodes++
    for (const move of movesOf(node)) {
      const next = settled(played(node, move, node, [move]))
      const key = keyOf(next)
      if (visited.has(key)) continue
      visited.add(key)
      open.push(next, estimate(next))
    }
  }
  return { result: 'lost', moves: [], nodes }
}
