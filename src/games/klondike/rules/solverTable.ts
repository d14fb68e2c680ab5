/**
 * The table as the solver sees it: all cards are known, draws are folded into the moves that use the drawn card, and a
 * card that no other card can need goes to its foundation at once. A part of a run moves only to free a card for a
 * foundation. Both keep every win within reach (compare C. Blake and I. P. Gent, "The winnability of Klondike solitaire
 * and many other patience games", 2019, arXiv 1906.12314).
 */
import { DECK_SIZE, isRed } from '../../../engine/core/cards'

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

const NONE = DECK_SIZE
const COLUMNS = 7
/** Twelve face-down cards never lie below a run of thirteen, so no column is longer. */
const COLUMN_SIZE = 20
/** As many turns as can be told apart; more are no limit. */
export const MAX_REDEALS = 63

export const COLUMN_TO_FOUNDATION = 0
export const TALON_TO_FOUNDATION = 1
export const COLUMN_TO_COLUMN = 2
const TALON_TO_COLUMN = 3
export const FOUNDATION_TO_COLUMN = 4

/** A move in one integer: kind, source, target, count. */
const pack = (kind: number, from: number, to: number, count: number) =>
  kind | (from << 3) | (to << 9) | (count << 13)
export const kindOf = (move: number) => move & 7
export const fromOf = (move: number) => (move >> 3) & 63
export const toOf = (move: number) => (move >> 9) & 15
export const countOf = (move: number) => move >> 13

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

/** What an estimate counts, and how much. */
export interface Weights {
  /** For each card that lies face down. */
  readonly down: number
  /** For each card that is not on a foundation. */
  readonly away: number
  /** For each card of the talon. */
  readonly talon: number
  /** For each card above a lower one of its suit: it must leave the column before the lower one can go home. */
  readonly blocked: number
}
/** The lowest rank of each suit in the column that is being counted. */
const MIN = new Int8Array(4)

/** A position in bytes: for each card what lies below it, then the waste and the turns left. */
export const BYTES = DECK_SIZE + 2
/** What lies below the lowest card of the first column; the others follow. */
const FLOOR = DECK_SIZE
export const IN_TALON = FLOOR + COLUMNS
export const ON_FOUNDATION = IN_TALON + 1
/** Added for a card that lies face down. */
export const FACE_DOWN = 64
const WASTE_AT = DECK_SIZE
export const REDEALS_AT = DECK_SIZE + 1

export class Table {
  readonly #cards = new Int8Array(COLUMNS * COLUMN_SIZE)
  readonly #length = new Int8Array(COLUMNS)
  readonly #down = new Int8Array(COLUMNS)
  readonly #found = new Int8Array(4)
  readonly #talon = new Int8Array(24)
  readonly #draw: number
  /** The talon at the start: cards leave it, but never change places. */
  readonly #order: readonly number[]
  readonly #above = new Int8Array(IN_TALON)
  #talonLength: number
  #waste: number
  #redeals: number

  constructor({ talon, waste, foundations, columns, draw, redeals }: Position) {
    this.#draw = draw
    this.#order = talon
    this.#talonLength = talon.length
    this.#waste = waste
    this.#redeals = Math.min(redeals, MAX_REDEALS)
    this.#talon.set(talon)
    this.#found.set(foundations)
    for (const [column, { cards, down }] of columns.entries()) {
      this.#length[column] = cards.length
      this.#down[column] = down
      this.#cards.set(cards, column * COLUMN_SIZE)
    }
  }

  get isWon(): boolean {
    const found = this.#found
    return found[0] === 13 && found[1] === 13 && found[2] === 13 && found[3] === 13
  }

  /** Writes the position to `bytes` from `at` on. */
  save(bytes: Uint8Array, at: number): void {
    for (let suit = 0; suit < 4; suit++)
      bytes.fill(ON_FOUNDATION, at + suit * 13, at + suit * 13 + (this.#found[suit] as number))
    for (let i = 0; i < this.#talonLength; i++) bytes[at + (this.#talon[i] as number)] = IN_TALON
    for (let column = 0; column < COLUMNS; column++) {
      let below = FLOOR + column
      const down = this.#down[column] as number
      for (let i = 0; i < (this.#length[column] as number); i++) {
        const card = this.#cards[column * COLUMN_SIZE + i] as number
        bytes[at + card] = i < down ? below + FACE_DOWN : below
        below = card
      }
    }
    bytes[at + WASTE_AT] = this.#waste
    bytes[at + REDEALS_AT] = this.#redeals
  }

  /** Reads a position that was written. */
  load(bytes: Uint8Array, at: number): void {
    const above = this.#above
    above.fill(NONE)
    for (let card = 0; card < DECK_SIZE; card++) {
      const below = (bytes[at + card] as number) & (FACE_DOWN - 1)
      if (below < IN_TALON) above[below] = card
    }
    for (let suit = 0; suit < 4; suit++) {
      let count = 0
      while (count < 13 && bytes[at + suit * 13 + count] === ON_FOUNDATION) count++
      this.#found[suit] = count
    }
    for (let column = 0; column < COLUMNS; column++) {
      let length = 0
      let down = 0
      for (let card = above[FLOOR + column] as number; card !== NONE; card = above[card] as number) {
        this.#cards[column * COLUMN_SIZE + length++] = card
        if ((bytes[at + card] as number) >= FACE_DOWN) down++
      }
      this.#length[column] = length
      this.#down[column] = down
    }
    let length = 0
    for (const card of this.#order) if (bytes[at + card] === IN_TALON) this.#talon[length++] = card
    this.#talonLength = length
    this.#waste = bytes[at + WASTE_AT] as number
    this.#redeals = bytes[at + REDEALS_AT] as number
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

  /** A move that can never hurt; -1 for none. */
  safe(): number {
    for (let column = 0; column < COLUMNS; column++) {
      const top = this.#top(column)
      if (top !== NONE && this.#fitsFoundation(top) && this.#isSafe(top))
        return pack(COLUMN_TO_FOUNDATION, column, 0, 1)
    }
    // One card at a time and without a limit, each card of the talon is there whenever it is needed.
    if (this.#draw > 1 || this.#redeals < MAX_REDEALS) return -1
    for (let index = 0; index < this.#talonLength; index++) {
      const card = this.#talon[index] as number
      if (this.#fitsFoundation(card) && this.#isSafe(card)) return pack(TALON_TO_FOUNDATION, index, 0, 1)
    }
    return -1
  }
  /** Plays all moves that can never hurt. */
  settle(): void {
    for (let move = this.safe(); move >= 0; move = this.safe()) this.play(move)
  }

  /** Adds the moves worth trying to `moves`. */
  moves(moves: number[]): void {
    const empty = this.#empty()
    for (let column = 0; column < COLUMNS; column++)
      if ((this.#length[column] as number) > 0) this.#columnMoves(column, empty, moves)
    for (const index of this.#reachable()) {
      const card = this.#talon[index] as number
      if (this.#fitsFoundation(card)) moves.push(pack(TALON_TO_FOUNDATION, index, 0, 1))
      if (RANK[card] === 12) {
        if (empty >= 0) moves.push(pack(TALON_TO_COLUMN, index, empty, 1))
        continue
      }
      for (let to = 0; to < COLUMNS; to++)
        if (this.#fitsOn(card, this.#top(to))) moves.push(pack(TALON_TO_COLUMN, index, to, 1))
    }
    for (let suit = 0; suit < 4; suit++) {
      const rank = (this.#found[suit] as number) - 1
      // An ace on a column holds nothing, and a two only an ace.
      if (rank < 2) continue
      const card = suit * 13 + rank
      if (this.#isSafe(card)) continue
      for (let to = 0; to < COLUMNS; to++)
        if (this.#fitsOn(card, this.#top(to))) moves.push(pack(FOUNDATION_TO_COLUMN, suit, to, 1))
    }
  }

  #columnMoves(column: number, empty: number, moves: number[]): void {
    const length = this.#length[column] as number
    const down = this.#down[column] as number
    const top = this.#top(column)
    if (this.#fitsFoundation(top)) moves.push(pack(COLUMN_TO_FOUNDATION, column, 0, 1))
    const run = length - down
    const base = column * COLUMN_SIZE
    const head = this.#cards[base + down] as number
    for (let to = 0; to < COLUMNS; to++) {
      if (to === column) continue
      const target = this.#top(to)
      if (this.#fitsOn(head, target)) {
        if (down > 0 || this.#needsColumn()) moves.push(pack(COLUMN_TO_COLUMN, column, to, run))
        continue
      }
      // Part of a run, to free the card above for its foundation.
      const count = target === NONE ? 0 : (RANK[target] as number) - (RANK[top] as number)
      if (count < 1 || count >= run || !this.#fitsOn(this.#cards[base + length - count] as number, target))
        continue
      const freed = this.#cards[base + length - count - 1] as number
      if (this.#fitsFoundation(freed)) moves.push(pack(COLUMN_TO_COLUMN, column, to, count))
    }
    if (empty >= 0 && RANK[head] === 12 && down > 0) moves.push(pack(COLUMN_TO_COLUMN, column, empty, run))
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
  /** How many draws a talon move begins with; turning the waste over counts as one. 0 for other moves. */
  drawsOf(move: number): number {
    const kind = kindOf(move)
    if (kind !== TALON_TO_FOUNDATION && kind !== TALON_TO_COLUMN) return 0
    const end = fromOf(move) + 1
    if (this.#waste === end) return 0
    let draws = 0
    for (let at = this.#waste; at < this.#talonLength; ) {
      at = Math.min(at + this.#draw, this.#talonLength)
      draws++
      if (at === end) return draws
    }
    return draws + 1 + Math.ceil(end / this.#draw)
  }

  /** Plays a move, and turns up the card that it uncovers. */
  play(move: number): void {
    const kind = kindOf(move)
    const from = fromOf(move)
    const to = toOf(move)
    if (kind === COLUMN_TO_FOUNDATION) {
      this.#toFoundation(this.#top(from))
      this.#take(from, 1)
    } else if (kind === COLUMN_TO_COLUMN) {
      const count = countOf(move)
      const start = from * COLUMN_SIZE + (this.#length[from] as number) - count
      for (let i = 0; i < count; i++) this.#push(to, this.#cards[start + i] as number)
      this.#take(from, count)
    } else if (kind === FOUNDATION_TO_COLUMN) {
      const rank = (this.#found[from] as number) - 1
      this.#found[from] = rank
      this.#push(to, from * 13 + rank)
    } else {
      if (this.#redeals < MAX_REDEALS && this.#turnsWaste(from)) this.#redeals--
      const card = this.#talon[from] as number
      this.#talon.copyWithin(from, from + 1, this.#talonLength)
      this.#talonLength--
      this.#waste = from
      if (kind === TALON_TO_FOUNDATION) this.#toFoundation(card)
      else this.#push(to, card)
    }
  }
  #toFoundation(card: number): void {
    const suit = SUIT[card] as number
    this.#found[suit] = (this.#found[suit] as number) + 1
  }
  #push(column: number, card: number): void {
    const length = this.#length[column] as number
    this.#cards[column * COLUMN_SIZE + length] = card
    this.#length[column] = length + 1
  }
  #take(column: number, count: number): void {
    const length = (this.#length[column] as number) - count
    this.#length[column] = length
    if (length > 0 && length === this.#down[column]) this.#down[column] = length - 1
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

  /** The waste as far as it matters: without a limit, the same cards can be drawn after every full round. */
  round(): number {
    if (this.#redeals < MAX_REDEALS) return this.#waste
    return this.#waste % this.#draw === 0 || this.#waste === this.#talonLength ? 0 : this.#waste
  }

  /** How far the position is from a win, roughly. */
  estimate({ down, away, talon, blocked }: Weights): number {
    const found = this.#found
    const home = (found[0] as number) + (found[1] as number) + (found[2] as number) + (found[3] as number)
    let value = away * (DECK_SIZE - home) + talon * this.#talonLength
    for (let column = 0; column < COLUMNS; column++) {
      const base = column * COLUMN_SIZE
      value += down * (this.#down[column] as number)
      MIN.fill(13)
      for (let i = base; i < base + (this.#length[column] as number); i++) {
        const card = this.#cards[i] as number
        const rank = RANK[card] as number
        const suit = SUIT[card] as number
        if ((MIN[suit] as number) < rank) value += blocked
        else MIN[suit] = rank
      }
    }
    return value
  }
}
