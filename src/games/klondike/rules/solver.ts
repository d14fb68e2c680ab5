/**
 * Decides whether a Klondike deal can be won when all cards are known, and finds a solution: depth-first search with a
 * table of visited positions. Draws are folded into the moves that use the drawn card. Two reductions keep every
 * solution within reach: a card that no other card can need goes to its foundation at once, and a part of a run moves
 * only to free a card for a foundation (compare C. Blake and I. P. Gent, "The winnability of Klondike solitaire and
 * many other patience games", 2019, arXiv 1906.12314).
 */
import { DECK_SIZE, isRed } from '../../../engine/core/cards'
import { HIGH, LOW, REDEAL_FACTS, TALON_FACTS, Visited, WASTE_FACTS } from './visited'

/** What the solver needs to know of a game. */
export interface Position {
  /** Waste from the bottom to the top, then the stock in drawing order. */
  readonly talon: readonly number[]
  /** How many cards of `talon` are in the waste. */
  readonly waste: number
  /** Cards on each foundation, by suit. */
  readonly foundations: readonly number[]
  readonly columns: readonly { readonly cards: readonly number[]; readonly down: number }[]
  /** Cards drawn at a time. */
  readonly draw: number
  /** How often the waste may still be turned over; Infinity for no limit. */
  readonly redeals: number
}

/** A step of a solution. Each talon step includes the draws before it. */
export type Step =
  | { readonly from: 'column'; readonly column: number; readonly to: 'foundation' }
  | { readonly from: 'column'; readonly column: number; readonly to: number; readonly count: number }
  | { readonly from: 'talon'; readonly draws: number; readonly to: number | 'foundation' }
  | { readonly from: 'foundation'; readonly suit: number; readonly to: number }

export interface Verdict {
  readonly result: 'won' | 'lost' | 'unknown'
  /** The solution; empty unless won. */
  readonly steps: readonly Step[]
  /** Positions visited. */
  readonly nodes: number
}

const NONE = DECK_SIZE
const COLUMNS = 7
/** Twelve face-down cards never lie below a run of thirteen, so no column is longer. */
const COLUMN_SIZE = 20

const COLUMN_TO_FOUNDATION = 0
const TALON_TO_FOUNDATION = 1
const COLUMN_TO_COLUMN = 2
const TALON_TO_COLUMN = 3
const FOUNDATION_TO_COLUMN = 4

/** A move in one integer: kind, source, target, count. */
const pack = (kind: number, from: number, to: number, count: number) =>
  kind | (from << 3) | (to << 9) | (count << 13)

const RED = Uint8Array.from({ length: DECK_SIZE }, (_, card) => (isRed(card) ? 1 : 0))
const RANK = Uint8Array.from({ length: DECK_SIZE }, (_, card) => card % 13)
const SUIT = Uint8Array.from({ length: DECK_SIZE }, (_, card) => Math.floor(card / 13))
/** The two suits of the other color. */
const OTHERS = [
  [1, 2],
  [0, 3],
  [0, 3],
  [1, 2],
] as const

class Search {
  readonly #cards = new Int8Array(COLUMNS * COLUMN_SIZE)
  readonly #length = new Int8Array(COLUMNS)
  readonly #down = new Int8Array(COLUMNS)
  readonly #found = new Int8Array(4)
  readonly #talon = new Int8Array(24)
  #talonLength: number
  #waste: number
  #redeals: number
  readonly #draw: number
  #low = 0
  #high = 0
  readonly #visited: Visited
  readonly #most: number
  nodes = 0
  readonly path: number[] = []
  /** Draws of the talon moves on the path; 0 for others. */
  readonly draws: number[] = []

  constructor(position: Position, most: number) {
    this.#most = most
    this.#visited = new Visited(most)
    this.#draw = position.draw
    this.#talonLength = position.talon.length
    this.#waste = position.waste
    this.#redeals = Math.min(position.redeals, 63)
    this.#talon.set(position.talon)
    this.#found.set(position.foundations)
    for (const card of position.talon) this.#toggle(TALON_FACTS + card)
    for (const [column, { cards, down }] of position.columns.entries()) {
      this.#length[column] = cards.length
      this.#down[column] = down
      this.#cards.set(cards, column * COLUMN_SIZE)
      for (let index = down; index < cards.length; index++) this.#toggleCard(column, index)
    }
  }

  #toggle(fact: number): void {
    this.#low ^= LOW[fact] as number
    this.#high ^= HIGH[fact] as number
  }
  /** A face-up card and the card below it: independent of the column, so that columns are interchangeable. */
  #toggleCard(column: number, index: number): void {
    const at = column * COLUMN_SIZE + index
    const below = index === 0 ? NONE : (this.#cards[at - 1] as number)
    this.#toggle((this.#cards[at] as number) * (DECK_SIZE + 1) + below)
  }

  /** Whether the current position is new. */
  #isNew(): boolean {
    const waste = this.#waste
    // At the end of a round of draws, every position of the talon offers the same cards.
    const round = waste % this.#draw === 0 || waste === this.#talonLength ? 0 : waste
    const facts = [WASTE_FACTS + round, REDEAL_FACTS + this.#redeals] as const
    for (const fact of facts) this.#toggle(fact)
    const isNew = this.#visited.add(this.#low, this.#high)
    for (const fact of facts) this.#toggle(fact)
    return isNew
  }

  #top(column: number): number {
    const length = this.#length[column] as number
    return length === 0 ? NONE : (this.#cards[column * COLUMN_SIZE + length - 1] as number)
  }
  #fitsFoundation(card: number): boolean {
    return this.#found[SUIT[card] as number] === RANK[card]
  }
  #fitsOn(card: number, top: number): boolean {
    return top !== NONE && RANK[top] === (RANK[card] as number) + 1 && RED[top] !== RED[card]
  }
  /** No card that could be placed on this one is still in use. */
  #isSafe(card: number): boolean {
    const rank = RANK[card] as number
    const [a, b] = OTHERS[SUIT[card] as number] as readonly [number, number]
    return (this.#found[a] as number) >= rank && (this.#found[b] as number) >= rank
  }
  /** The first empty column, where kings go; -1 if there is none. */
  #empty(): number {
    for (let column = 0; column < COLUMNS; column++) if (this.#length[column] === 0) return column
    return -1
  }

  /** Moves worth trying, best first. */
  #moves(): number[] {
    const forced: number[] = []
    const best: number[] = []
    const good: number[] = []
    const other: number[] = []
    const empty = this.#empty()
    for (let column = 0; column < COLUMNS; column++) {
      const length = this.#length[column] as number
      if (length === 0) continue
      const down = this.#down[column] as number
      const top = this.#top(column)
      if (this.#fitsFoundation(top)) {
        const move = pack(COLUMN_TO_FOUNDATION, column, 0, 1)
        if (this.#isSafe(top)) return [move]
        if (length - down === 1 && down > 0) best.push(move)
        else good.push(move)
      }
      const run = length - down
      const base = column * COLUMN_SIZE + down
      const head = this.#cards[base] as number
      for (let to = 0; to < COLUMNS; to++) {
        if (to === column) continue
        const target = this.#top(to)
        if (this.#fitsOn(head, target)) {
          const move = pack(COLUMN_TO_COLUMN, column, to, run)
          if (down > 0) best.push(move)
          else if (this.#needsColumn()) other.push(move)
        }
        // Part of a run, to free the card above for its foundation.
        for (let count = 1; count < run; count++) {
          const card = this.#cards[column * COLUMN_SIZE + length - count] as number
          if (!this.#fitsOn(card, target)) continue
          const freed = this.#cards[column * COLUMN_SIZE + length - count - 1] as number
          if (this.#fitsFoundation(freed)) good.push(pack(COLUMN_TO_COLUMN, column, to, count))
          break
        }
      }
      if (empty >= 0 && RANK[head] === 12 && down > 0) best.push(pack(COLUMN_TO_COLUMN, column, empty, run))
    }
    for (const index of this.#reachable()) {
      const card = this.#talon[index] as number
      if (this.#fitsFoundation(card)) good.push(pack(TALON_TO_FOUNDATION, index, 0, 1))
      if (RANK[card] === 12) {
        if (empty >= 0) good.push(pack(TALON_TO_COLUMN, index, empty, 1))
        continue
      }
      for (let to = 0; to < COLUMNS; to++)
        if (this.#fitsOn(card, this.#top(to))) good.push(pack(TALON_TO_COLUMN, index, to, 1))
    }
    for (let suit = 0; suit < 4; suit++) {
      const rank = (this.#found[suit] as number) - 1
      // An ace on a column holds nothing, and a two only an ace.
      if (rank < 2) continue
      const card = suit * 13 + rank
      if (this.#isSafe(card)) continue
      for (let to = 0; to < COLUMNS; to++)
        if (this.#fitsOn(card, this.#top(to))) other.push(pack(FOUNDATION_TO_COLUMN, suit, to, 1))
    }
    return forced.concat(best, good, other)
  }
  /** Whether an empty column would be of use: a king still lies on other cards or in the talon. */
  #needsColumn(): boolean {
    for (let column = 0; column < COLUMNS; column++) if ((this.#down[column] as number) > 0) return true
    return this.#talonLength > 0
  }

  /** Indices of the talon's cards that draws can bring to the top of the waste. */
  #reachable(): number[] {
    const found: number[] = []
    if (this.#waste > 0) found.push(this.#waste - 1)
    for (let at = this.#waste; at < this.#talonLength; ) {
      at = Math.min(at + this.#draw, this.#talonLength)
      found.push(at - 1)
    }
    if (this.#redeals > 0)
      for (let at = 0; at < this.#talonLength; ) {
        at = Math.min(at + this.#draw, this.#talonLength)
        if (!found.includes(at - 1)) found.push(at - 1)
      }
    return found
  }
  /** How many draws bring an index of the talon to the top of the waste; turning the waste over counts as one. */
  #drawsTo(index: number): number {
    let draws = 0
    if (this.#waste === index + 1) return 0
    for (let at = this.#waste; at < this.#talonLength; draws++) {
      at = Math.min(at + this.#draw, this.#talonLength)
      if (at === index + 1) return draws + 1
    }
    draws++
    for (let at = 0; at < this.#talonLength; draws++) {
      at = Math.min(at + this.#draw, this.#talonLength)
      if (at === index + 1) return draws + 1
    }
    return draws
  }

  #push(column: number, card: number): void {
    const length = this.#length[column] as number
    this.#cards[column * COLUMN_SIZE + length] = card
    this.#length[column] = length + 1
    this.#toggleCard(column, length)
  }
  /** Takes the top card off a column. */
  #pop(column: number): number {
    const length = (this.#length[column] as number) - 1
    this.#toggleCard(column, length)
    this.#length[column] = length
    return this.#cards[column * COLUMN_SIZE + length] as number
  }
  /** Turns the top card of a column up if it is face down. */
  #flip(column: number): boolean {
    const length = this.#length[column] as number
    if (length === 0 || length !== this.#down[column]) return false
    this.#down[column] = length - 1
    this.#toggleCard(column, length - 1)
    return true
  }
  #unflip(column: number): void {
    const length = this.#length[column] as number
    this.#toggleCard(column, length - 1)
    this.#down[column] = length
  }
  #shift(from: number, to: number, count: number): void {
    const start = (this.#length[from] as number) - count
    for (let index = start; index < start + count; index++) this.#toggleCard(from, index)
    this.#length[from] = start
    for (let index = start; index < start + count; index++)
      this.#push(to, this.#cards[from * COLUMN_SIZE + index] as number)
  }
  #takeFromTalon(index: number): number {
    const card = this.#talon[index] as number
    this.#talon.copyWithin(index, index + 1, this.#talonLength)
    this.#talonLength--
    this.#toggle(TALON_FACTS + card)
    return card
  }

  /** Searches from the current position. Restores it unless it finds a solution. */
  run(): 'won' | 'lost' | 'unknown' {
    if (this.#found[0] === 13 && this.#found[1] === 13 && this.#found[2] === 13 && this.#found[3] === 13)
      return 'won'
    if (this.nodes >= this.#most) return 'unknown'
    this.nodes++
    let cut = false
    for (const move of this.#moves()) {
      const result = this.#try(move)
      if (result === 'won') return 'won'
      if (result === 'unknown') {
        cut = true
        if (this.nodes >= this.#most) break
      }
    }
    return cut ? 'unknown' : 'lost'
  }

  #try(move: number): 'won' | 'lost' | 'unknown' {
    const kind = move & 7
    const from = (move >> 3) & 63
    const to = (move >> 9) & 15
    const count = move >> 13
    const { path, draws } = this
    const waste = this.#waste
    const redeals = this.#redeals
    let flipped = false
    let card = NONE
    let drawn = 0
    if (kind === COLUMN_TO_FOUNDATION) {
      card = this.#pop(from)
      ;(this.#found[SUIT[card] as number] as number)++
      flipped = this.#flip(from)
    } else if (kind === COLUMN_TO_COLUMN) {
      this.#shift(from, to, count)
      flipped = this.#flip(from)
    } else if (kind === FOUNDATION_TO_COLUMN) {
      ;(this.#found[from] as number)--
      card = from * 13 + (this.#found[from] as number)
      this.#push(to, card)
    } else {
      drawn = this.#drawsTo(from)
      // Without a limit the number of turns does not matter.
      if (redeals < 63 && this.#turnsWaste(from)) this.#redeals--
      card = this.#takeFromTalon(from)
      this.#waste = from
      if (kind === TALON_TO_FOUNDATION) (this.#found[SUIT[card] as number] as number)++
      else this.#push(to, card)
    }
    path.push(move)
    draws.push(drawn)
    const result = this.#isNew() ? this.run() : 'lost'
    if (result === 'won') return 'won'
    path.pop()
    draws.pop()
    if (flipped) this.#unflip(from)
    if (kind === COLUMN_TO_FOUNDATION) {
      ;(this.#found[SUIT[card] as number] as number)--
      this.#push(from, card)
    } else if (kind === COLUMN_TO_COLUMN) this.#shift(to, from, count)
    else if (kind === FOUNDATION_TO_COLUMN) {
      this.#pop(to)
      ;(this.#found[from] as number)++
    } else {
      if (kind === TALON_TO_FOUNDATION) (this.#found[SUIT[card] as number] as number)--
      else this.#pop(to)
      this.#talon.copyWithin(from + 1, from, this.#talonLength)
      this.#talon[from] = card
      this.#talonLength++
      this.#toggle(TALON_FACTS + card)
      this.#waste = waste
      this.#redeals = redeals
    }
    return result
  }
  /** Whether drawing to an index of the talon turns the waste over. */
  #turnsWaste(index: number): boolean {
    if (this.#waste === index + 1) return false
    for (let at = this.#waste; at < this.#talonLength; ) {
      at = Math.min(at + this.#draw, this.#talonLength)
      if (at === index + 1) return false
    }
    return true
  }
}

function stepOf(move: number, draws: number): Step {
  const kind = move & 7
  const from = (move >> 3) & 63
  const to = (move >> 9) & 15
  if (kind === COLUMN_TO_FOUNDATION) return { from: 'column', column: from, to: 'foundation' }
  if (kind === COLUMN_TO_COLUMN) return { from: 'column', column: from, to, count: move >> 13 }
  if (kind === FOUNDATION_TO_COLUMN) return { from: 'foundation', suit: from, to }
  return { from: 'talon', draws, to: kind === TALON_TO_FOUNDATION ? 'foundation' : to }
}

/**
 * Searches for a solution.
 *
 * @param most positions to visit at most; the search is the same on every machine
 */
export function solve(position: Position, most: number): Verdict {
  const search = new Search(position, most)
  const result = search.run()
  const steps = search.path.map((move, index) => stepOf(move, search.draws[index] ?? 0))
  return { result, steps: result === 'won' ? steps : [], nodes: search.nodes }
}
