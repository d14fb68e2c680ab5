/** Owns the moves of a turn game: taken back, done again, restarted and brought back, built again from a save. */
import type { GameEvent, TurnRules } from '../../engine/core/contract'

export interface Step<State, Move> {
  readonly move: Move
  /** Play time in ms. */
  readonly at: number
  readonly state: State
  readonly events: readonly GameEvent[]
  /** A visitor's own move; the others (a computer's, or by themselves) go with the one before. */
  readonly own: boolean
}

export class History<State, Move> {
  #initial: State
  #steps: Step<State, Move>[] = []
  /** How many steps count now; later ones can be done again. */
  #cursor = 0

  constructor(initial: State) {
    this.#initial = initial
  }
  get state(): State {
    return this.#steps[this.#cursor - 1]?.state ?? this.#initial
  }
  get initial(): State {
    return this.#initial
  }
  get length(): number {
    return this.#cursor
  }
  /** The steps that count now. */
  get steps(): readonly Step<State, Move>[] {
    return this.#steps.slice(0, this.#cursor)
  }
  get canUndo(): boolean {
    return this.#lastOwn() >= 0
  }
  get canRedo(): boolean {
    return this.#cursor < this.#steps.length
  }
  push(step: Step<State, Move>): void {
    this.#steps.length = this.#cursor
    this.#steps.push(step)
    this.#cursor++
  }
  /** Back to before the last own move. */
  undo(): boolean {
    const last = this.#lastOwn()
    if (last < 0) return false
    this.#cursor = last
    return true
  }
  /** The next own move again, with all that followed it. */
  redo(): boolean {
    if (!this.canRedo) return false
    do this.#cursor++
    while (this.#cursor < this.#steps.length && !this.#steps[this.#cursor]?.own)
    return true
  }
  #lastOwn(): number {
    for (let i = this.#cursor - 1; i >= 0; i--) if (this.#steps[i]?.own) return i
    return -1
  }
}

/**
 * Plays saved moves again by the rules. Returns null when any of them is refused or breaks:
 * then the save is of another version of the game.
 */
export function rebuild<State, Move>(
  rules: TurnRules<State, Move>,
  initial: State,
  moves: readonly (readonly [unknown, number, boolean])[],
): History<State, Move> | null {
  const history = new History<State, Move>(initial)
  try {
    for (const [move, at, own] of moves) {
      const applied = rules.apply(history.state, move as Move, at)
      if ('refused' in applied) return null
      history.push({ move: move as Move, at, own, ...applied })
    }
  } catch {
    return null
  }
  return history
}
