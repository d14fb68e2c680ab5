/**
 * Game tree search: alpha-beta, iterative deepening, and the budget of time and positions that limits both.
 * Independent of any game: the caller supplies moves and evaluations.
 */

/** Thrown when the budget is used up. The result of the unfinished search must be discarded. */
export class OutOfTime extends Error {}

export interface Limits {
  /** True when the time is used up. Checked once every `every` positions. */
  overtime(): boolean
  readonly every: number
  /** Maximum number of positions. Default: limited by time only. */
  readonly nodes?: number
  /** Always finish the first iteration, so that there is a result. */
  readonly sure: boolean
}

/** Limits a search and counts the positions it visits. */
export class Budget {
  /** Positions visited. */
  nodes = 0
  /** Once true, the results of the running search are invalid. */
  over = false
  /** False while the search must not be interrupted. */
  mayEnd: boolean
  readonly #overtime: () => boolean
  readonly #every: number
  readonly #max: number

  constructor({ overtime, every, nodes = Number.POSITIVE_INFINITY, sure }: Limits) {
    this.#overtime = overtime
    this.#every = every
    this.#max = nodes
    this.mayEnd = !sure
  }
  /** Counts a position and sets `over` if it exceeds the budget. */
  count(): void {
    this.nodes++
    if (!this.mayEnd) return
    if (this.nodes % this.#every === 0 && this.#overtime()) this.over = true
    if (this.nodes >= this.#max) this.over = true
  }
  /**
   * Counts a position.
   *
   * @throws OutOfTime if it exceeds the budget
   */
  spend(): void {
    this.count()
    if (this.over) throw new OutOfTime()
  }
  /** Whether another iteration would be aborted at once. Checks the clock now. */
  isUsedUp(): boolean {
    return this.over || this.nodes >= this.#max || this.#overtime()
  }
}

export interface Best {
  /** Index of the best move, the first among equals; -1 if none is better than not moving. */
  readonly index: number
  readonly value: number
}

/**
 * Finds the best of `count` moves (fail-soft negamax: outside the window from `alpha` to `beta`, `value` is a bound).
 *
 * @param moveValue value of a move for the side to move; only values above `floor` need to be exact
 * @param standPat value of not moving, where that is allowed
 */
export function alphaBeta(
  count: number,
  alpha: number,
  beta: number,
  moveValue: (index: number, floor: number) => number,
  standPat = Number.NEGATIVE_INFINITY,
): Best {
  let value = standPat
  let index = -1
  let floor = Math.max(alpha, standPat)
  for (let i = 0; i < count; i++) {
    const found = moveValue(i, floor)
    if (found > value) {
      value = found
      index = i
    }
    if (value > floor) floor = value
    if (floor >= beta) break
  }
  return { index, value }
}

/**
 * Iterative deepening from depth 1 to `max`.
 *
 * @param isEnough ends the search early
 * @returns the result of the deepest completed iteration; null if not even the first was completed
 */
export function deepen<Answer>(
  budget: Budget,
  max: number,
  searchTo: (depth: number, before: Answer | null) => Answer,
  isEnough: (answer: Answer, depth: number) => boolean,
): Answer | null {
  let answer: Answer | null = null
  try {
    for (let depth = 1; depth <= max; depth++) {
      answer = searchTo(depth, answer)
      budget.mayEnd = true
      if (budget.over || isEnough(answer, depth)) break
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
  }
  return answer
}

export interface SearchRequest<Move> {
  readonly budget: Budget
  /** The legal moves, at least one. Earlier moves win ties. */
  readonly moves: readonly Move[]
  /** Maximum depth in moves. */
  readonly depth: number
  /** Upper bound for the value of a position. */
  readonly max: number
  /** Values above this are a won game: no deeper search is needed. */
  readonly won: number
  /**
   * Value of a move for the side to move, searched `depth` moves deep including this one. Only values above `floor`
   * need to be exact.
   */
  moveValue(move: Move, depth: number, floor: number): number
}

export interface Found<Move> {
  readonly move: Move
  readonly value: number
  /** Completed depth in moves; 0 if there was no time for any. */
  readonly depth: number
}

/** Finds the best move that the budget allows. Each iteration tries the best move of the previous one first. */
export function searchMoves<Move>({
  budget,
  moves,
  depth,
  max,
  won,
  moveValue,
}: SearchRequest<Move>): Found<Move> {
  let order = moves
  const searchTo = (deep: number): Found<Move> => {
    const { index, value } = alphaBeta(order.length, Number.NEGATIVE_INFINITY, max, (at, floor) =>
      moveValue(order[at] as Move, deep, floor),
    )
    const move = order[index] as Move
    order = [move, ...order.filter((other) => other !== move)]
    return { move, value, depth: deep }
  }
  const isEnough = ({ value }: Found<Move>) =>
    order.length === 1 || Math.abs(value) > won || budget.isUsedUp()
  return deepen(budget, depth, searchTo, isEnough) ?? { move: order[0] as Move, value: 0, depth: 0 }
}
