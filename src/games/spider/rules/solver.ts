/**
 * Searches for a way to win a game of Spider. It knows all cards. The positions of a game are too many to visit all, so
 * it wins or does not know: a beam search, which after each move keeps only the most promising positions.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { COLUMNS, type Move, RUN, RUNS, rankIndex, type State, suitIndex } from './state'

export interface Verdict {
  readonly isWon: boolean
  /** The moves that win; if no win was found, those to the most promising position that was visited. */
  readonly moves: readonly Move[]
  /** Visited positions. */
  readonly nodes: number
}

/** A column as the solver sees it; positions share those that did not change. */
interface Pile {
  /** Suit times 13 plus rank. */
  readonly cards: readonly number[]
  readonly down: number
  /** How many cards at its end move together. */
  readonly run: number
  readonly cost: number
  readonly hash: number
}

interface Node {
  readonly piles: readonly Pile[]
  /** How many cards of the stock were dealt. */
  readonly dealt: number
  readonly runs: number
  readonly before: Node | null
  readonly move: Move | null
}

/**
 * What positions cost; the least is the most promising. Chosen by games: they win the most deals. A card that was dealt
 * costs about as much as one of the stock, so that deals wait until no other moves help.
 */
const DOWN = 4
/** A card on one that is not of the next rank, or of another suit. */
const MISFIT = 8
const OTHER_SUIT = 5
const IN_STOCK = 7
const EMPTY = -4
const COMPLETE = -20
/** So that no cost is below 0. */
const BASE = 8 * -COMPLETE + COLUMNS * -EMPTY
/** No game that was won took more. */
const MOST_MOVES = 400

/** The cost of what lies on each other: in face-up runs of one suit none. */
function costOf(cards: readonly number[], down: number): number {
  if (cards.length === 0) return EMPTY
  let cost = DOWN * down
  for (let i = 1; i < cards.length; i++) {
    const [card, below] = [cards[i] as number, cards[i - 1] as number]
    if (i > down && below === card + 1 && card % RUN !== RUN - 1) continue
    cost += i > down && below % RUN === (card % RUN) + 1 ? OTHER_SUIT : MISFIT
  }
  return cost
}

function pileOf(cards: readonly number[], down: number): Pile {
  const hidden = Math.max(0, Math.min(down, cards.length - 1))
  let run = Math.min(1, cards.length)
  while (cards.length - run > hidden) {
    const card = cards[cards.length - run] as number
    if (cards[cards.length - run - 1] !== card + 1 || card % RUN === RUN - 1) break
    run++
  }
  let hash = hidden + 1
  for (const card of cards) hash = (Math.imul(hash, 0x01000193) ^ (card + 1)) >>> 0
  return {
    cards,
    down: hidden,
    run,
    cost: costOf(cards, hidden),
    hash: Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0,
  }
}

/**
 * The positions that cost least, of equals the latest.
 *
 * @param open positions by their cost
 */
function leastOf(open: readonly (readonly Node[] | undefined)[], count: number): readonly Node[] {
  const least: Node[] = []
  for (const nodes of open)
    for (let at = (nodes?.length ?? 0) - 1; at >= 0 && least.length < count; at--)
      least.push(itemAt(nodes ?? [], at))
  return least
}

function movesTo(node: Node | null): readonly Move[] {
  const moves: Move[] = []
  for (let at = node; at?.move; at = at.before) moves.push(at.move)
  return moves.reverse()
}

/**
 * Searches for a win.
 *
 * @param width how many positions are kept after each move; the search is the same on every machine
 */
export function solve(state: State, width: number): Verdict {
  const codes = (cards: readonly number[]) =>
    cards.map((card) => suitIndex(card, state.suits) * RUN + rankIndex(card))
  const stock = codes(state.stock).reverse()
  const visited = new Set<number>()
  let open: Node[][] = []
  let best: Node | null = null
  let least = Number.POSITIVE_INFINITY
  let won: Node | null = null

  /** Columns are interchangeable once nothing is dealt any more. */
  const keyOf = ({ piles, dealt }: Node) => {
    let [low, high] = [dealt, 0]
    const isOrdered = dealt < stock.length
    for (const [at, { hash }] of piles.entries()) {
      const mixed = isOrdered ? Math.imul(hash ^ (at * 0x9e3779b9), 0x85ebca6b) : hash
      low = (low + mixed) | 0
      high = (high + Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)) | 0
    }
    return (low >>> 0) * 0x200000 + (high >>> 11)
  }
  const keep = (node: Node) => {
    const key = keyOf(node)
    if (visited.has(key)) return
    visited.add(key)
    const cost =
      BASE +
      node.piles.reduce((sum, pile) => sum + pile.cost, 0) +
      IN_STOCK * (stock.length - node.dealt) +
      COMPLETE * node.runs
    if (cost < least) {
      least = cost
      best = node
    }
    if (node.runs === RUNS) won = node
    const bucket = open[cost]
    if (bucket) bucket.push(node)
    else open[cost] = [node]
  }
  /** A pile with a complete run taken off, and how many runs that are. */
  const collected = (pile: Pile): readonly [Pile, number] =>
    pile.run < RUN ? [pile, 0] : [pileOf(pile.cards.slice(0, -RUN), pile.down), 1]

  function play(node: Node, from: number, to: number, count: number): void {
    const [source, target] = [itemAt(node.piles, from), itemAt(node.piles, to)]
    const [next, runs] = collected(pileOf([...target.cards, ...source.cards.slice(-count)], target.down))
    const piles = node.piles.slice()
    piles[from] = pileOf(source.cards.slice(0, -count), source.down)
    piles[to] = next
    keep({
      piles,
      dealt: node.dealt,
      runs: node.runs + runs,
      before: node,
      move: { type: 'move', from, to, count },
    })
  }
  function deal(node: Node): void {
    let runs = node.runs
    const piles = node.piles.map((pile, at) => {
      const card = stock[node.dealt + at]
      if (card === undefined) return pile
      const [next, more] = collected(pileOf([...pile.cards, card], pile.down))
      runs += more
      return next
    })
    const dealt = Math.min(stock.length, node.dealt + COLUMNS)
    keep({ piles, dealt, runs, before: node, move: { type: 'draw' } })
  }
  function expand(node: Node): void {
    const { piles } = node
    const empty = piles.findIndex(({ cards }) => cards.length === 0)
    for (const [from, { cards, run }] of piles.entries()) {
      if (run === 0) continue
      const last = cards[cards.length - 1] as number
      for (const [to, target] of piles.entries()) {
        const top = target.cards[target.cards.length - 1]
        if (to === from || top === undefined) continue
        // Only one number of cards fits on a card.
        const count = (top % RUN) - (last % RUN)
        if (count >= 1 && count <= run) play(node, from, to, count)
      }
      if (empty >= 0 && run < cards.length) play(node, from, empty, run)
    }
    const isFilled = empty < 0 || piles.reduce((sum, { cards }) => sum + cards.length, 0) < COLUMNS
    if (node.dealt < stock.length && isFilled) deal(node)
  }

  const piles = state.columns.map(({ cards, down }) => pileOf(codes(cards), down))
  keep({ piles, dealt: 0, runs: state.runs.length, before: null, move: null })
  for (let depth = 0; depth < MOST_MOVES && open.length > 0 && !won; depth++) {
    const nodes = leastOf(open, width)
    open = []
    for (const node of nodes) expand(node)
  }
  return { isWon: won !== null, moves: movesTo(won ?? best), nodes: visited.size }
}
