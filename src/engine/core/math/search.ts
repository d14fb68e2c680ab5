/**
 * Owns looking ahead: alpha-beta over the moves of one position, looking deeper and deeper, and the budget of time and
 * positions in which both happen. It knows no game: what a position is, and what it is worth, its rules say.
 */

/** Thrown out of a search whose budget is used up: what is looked at just then is worth nothing. */
export class OutOfTime extends Error {}

export interface Limits {
  /** True when the time is used up; asked once in `every` positions. */
  overtime(): boolean
  readonly every: number
  /** Positions looked at, at most; as many as there is time for when left out. */
  readonly nodes?: number
  /** Whether the first look is always finished, whatever it takes, so that there is an answer. */
  readonly sure: boolean
}

/** How long a search may go on, and what it has looked at. */
export class Budget {
  /** Positions looked at. */
  nodes = 0
  /** Once it is true, whatever a search returns is worth nothing. */
  over = false
  /** False while nothing ends the search. */
  mayEnd: boolean
  readonly #overtime: () => boolean
  readonly #every: number
  readonly #most: number

  constructor({ overtime, every, nodes = Number.POSITIVE_INFINITY, sure }: Limits) {
    this.#overtime = overtime
    this.#every = every
    this.#most = nodes
    this.mayEnd = !sure
  }
  /** One more position; `over` tells whether it was one too many. */
  count(): void {
    this.nodes++
    if (!this.mayEnd) return
    if (this.nodes % this.#every === 0 && this.#overtime()) this.over = true
    if (this.nodes >= this.#most) this.over = true
  }
  /** One more position. Throws OutOfTime when it was one too many. */
  spend(): void {
    this.count()
    if (this.over) throw new OutOfTime()
  }
  /** Whether a deeper look would be given up at once: the clock is asked now. */
  isUsedUp(): boolean {
    return this.over || this.nodes >= this.#most || this.#overtime()
  }
}

export interface Best {
  /** Of the move that is worth most, the first of equals; -1 where none is worth more than standing still. */
  readonly index: number
  readonly worth: number
}

/**
 * The best of `count` moves within the window from `low` to `high` (fail-soft negamax: outside of it `worth` is a bound).
 * `worthOf` tells what a move is worth to the side to move, when only more than `floor` matters. `rest` is the worth of
 * making none of them, where that is allowed.
 */
export function alphaBeta(
  count: number,
  low: number,
  high: number,
  worthOf: (index: number, floor: number) => number,
  rest = Number.NEGATIVE_INFINITY,
): Best {
  let worth = rest
  let index = -1
  let floor = Math.max(low, rest)
  for (let i = 0; i < count; i++) {
    const value = worthOf(i, floor)
    if (value > worth) {
      worth = value
      index = i
    }
    if (worth > floor) floor = worth
    if (floor >= high) break
  }
  return { index, worth }
}

/**
 * The answer of the deepest look that the budget was enough for, from depth 1 to `most`; null where not even the first
 * was finished. `isEnough` ends it before.
 */
export function deepen<Answer>(
  budget: Budget,
  most: number,
  look: (depth: number, before: Answer | null) => Answer,
  isEnough: (answer: Answer, depth: number) => boolean,
): Answer | null {
  let answer: Answer | null = null
  try {
    for (let depth = 1; depth <= most; depth++) {
      answer = look(depth, answer)
      budget.mayEnd = true
      if (budget.over || isEnough(answer, depth)) break
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
  }
  return answer
}

export interface Question<Move> {
  readonly budget: Budget
  /** The legal moves, at least one, in the order in which equal ones are preferred. */
  readonly moves: readonly Move[]
  /** Moves to look ahead at most. */
  readonly depth: number
  /** No position is worth more. */
  readonly most: number
  /** What is worth more is a game that is won: nothing deeper is asked. */
  readonly won: number
  /** What a move is worth to the side to move, looked at `depth` moves deep, itself one of them, when only more than `floor` matters. */
  worthOf(move: Move, depth: number, floor: number): number
}

export interface Found<Move> {
  readonly move: Move
  readonly value: number
  /** Moves looked ahead, all of them to the end; 0 where there was no time for one. */
  readonly depth: number
}

/** The best move as far as the budget allows. What was best is looked at first in the next, deeper look. */
export function searchMoves<Move>({ budget, moves, depth, most, won, worthOf }: Question<Move>): Found<Move> {
  let order = moves
  const look = (deep: number): Found<Move> => {
    const { index, worth } = alphaBeta(order.length, Number.NEGATIVE_INFINITY, most, (at, floor) =>
      worthOf(order[at] as Move, deep, floor),
    )
    const move = order[index] as Move
    order = [move, ...order.filter((other) => other !== move)]
    return { move, value: worth, depth: deep }
  }
  const isEnough = ({ value }: Found<Move>) =>
    order.length === 1 || Math.abs(value) > won || budget.isUsedUp()
  return deepen(budget, depth, look, isEnough) ?? { move: order[0] as Move, value: 0, depth: 0 }
}
