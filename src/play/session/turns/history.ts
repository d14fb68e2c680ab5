/** The moves of a turn-based game, with undo and redo, and the game rebuilt from saved moves. */
import type { GameEvent, TurnRules } from '../../../engine/core/game/contract'
import type { StepOf } from '../../../engine/storage/values/steps'

export interface Step<State = unknown, Move = unknown> {
  readonly move: Move
  /** Play time in ms. */
  readonly at: number
  readonly state: State
  readonly events: readonly GameEvent[]
  /** A visitor's own move. Moves of the computer and automatic ones are undone together with it. */
  readonly own: boolean
}

export class History<State = unknown, Move = unknown> {
  #initial: State
  #steps: Step<State, Move>[] = []
  /** The number of steps that count; later ones can be redone. */
  #cursor = 0
  /** The lowest cursor since `takeUnchanged` was called: steps before it are unchanged. */
  #unchanged = 0

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
  get own(): number {
    let own = 0
    for (let i = 0; i < this.#cursor; i++) if (this.#steps[i]?.own) own++
    return own
  }
  /** The moves that count, and the state before each. */
  get moves(): { readonly before: State; readonly move: Move }[] {
    const before = (i: number) => this.#steps[i - 1]?.state ?? this.#initial
    return this.#steps.slice(0, this.#cursor).map(({ move }, i) => ({ before: before(i), move }))
  }
  get steps(): readonly StepOf[] {
    return this.#steps.slice(0, this.#cursor).map(({ move, at, own }) => [move, at, own])
  }
  /** One of the steps that count; -1 is the last one. */
  step(index: number): Step<State, Move> | undefined {
    return this.#steps[index < 0 ? this.#cursor + index : index]
  }
  /** The number of steps from the start that are unchanged since the last call. */
  takeUnchanged(): number {
    const before = this.#unchanged
    this.#unchanged = this.#cursor
    return before
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
  undo(): boolean {
    const last = this.#lastOwn()
    if (last < 0) return false
    this.#cursor = last
    this.#unchanged = Math.min(this.#unchanged, last)
    return true
  }
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

/** How long a rebuild may block the page at a time, ms. */
const SLICE_MS = 12

/**
 * Replays saved moves by the rules, in slices, so that a long game does not block the page.
 *
 * @returns null if a move is refused or throws: then it was saved by another version of the game
 */
export async function rebuild<State, Move>(
  rules: TurnRules<State, Move>,
  initial: State,
  moves: readonly StepOf[],
): Promise<History<State, Move> | null> {
  const history = new History<State, Move>(initial)
  let from = performance.now()
  try {
    for (const [move, at, own] of moves) {
      const applied = rules.apply(history.state, move as Move, at)
      if ('refused' in applied) return null
      history.push({ move: move as Move, at, own, ...applied })
      if (performance.now() - from < SLICE_MS) continue
      await new Promise((resolve) => setTimeout(resolve))
      from = performance.now()
    }
  } catch {
    return null
  }
  return history
}
