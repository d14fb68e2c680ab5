/** The recording of a turn-based game: every state is kept. */
import type { GameEvent, TurnRules } from '../../engine/core/game/contract'
import type { Recording } from './recording'

// biome-ignore lint/suspicious/noExplicitAny: games of every state
type AnyRules = TurnRules<any, any>

/** A recorded move: its time in ms of play, and why it was refused, if it was. */
export interface RecordedMove {
  readonly move: unknown
  readonly at: number
  readonly refused?: string
}

interface Step {
  readonly state: unknown
  readonly events: readonly GameEvent[]
}

export class TurnRecording implements Recording {
  readonly stride = 1
  at = 0
  readonly rules: AnyRules
  #moves: RecordedMove[] = []
  /** The initial state, and the one after each move. */
  #steps: Step[]

  constructor(rules: AnyRules, initial: unknown) {
    this.rules = rules
    this.#steps = [{ state: initial, events: [] }]
  }
  get length(): number {
    return this.#moves.length
  }
  get value(): unknown {
    return this.#now.state
  }
  get events(): readonly GameEvent[] {
    return this.#now.events
  }
  /** The state before the last move; null at the start. */
  get previous(): unknown {
    return this.#steps[this.at - 1]?.state ?? null
  }
  /** Play time, ms. */
  get playTime(): number {
    return this.#moves[this.at - 1]?.at ?? 0
  }
  /** Moves that these rules refuse, by their numbers from 1. */
  get refused(): readonly (readonly [number: number, RecordedMove])[] {
    return this.#moves.flatMap((move, i) => (move.refused === undefined ? [] : [[i + 1, move] as const]))
  }
  get isOver(): boolean {
    return this.rules.outcome(this.value) !== null
  }
  /**
   * Makes a move in place of those recorded after this moment.
   *
   * @param at play time, ms
   * @returns the reason if the rules refuse it: then nothing changes
   */
  add(move: unknown, at: number): string | null {
    const applied = this.rules.apply(this.value, move, at)
    if ('refused' in applied) return applied.refused
    this.#moves.length = this.at
    this.#steps.length = this.at + 1
    this.#push({ move, at }, applied)
    return null
  }
  cursor(): TurnRecording {
    const other = new TurnRecording(this.rules, null)
    other.#moves = this.#moves
    other.#steps = this.#steps
    return other
  }
  step(): boolean {
    if (this.at === this.length) return false
    this.at++
    return true
  }
  seek(to: number): void {
    this.at = Math.max(0, Math.min(this.length, to))
  }
  /** The same moves from another start by other rules, at the start. A refused move changes nothing and is listed. */
  by(rules: AnyRules, initial: unknown): TurnRecording {
    const other = new TurnRecording(rules, initial)
    for (const { move, at } of this.#moves) {
      const applied = rules.apply(other.value, move, at)
      if ('refused' in applied)
        other.#push({ move, at, refused: applied.refused }, { state: other.value, events: [] })
      else other.#push({ move, at }, applied)
    }
    other.seek(0)
    return other
  }

  get #now(): Step {
    return this.#steps[this.at] as Step
  }
  #push(move: RecordedMove, step: Step): void {
    this.#moves.push(move)
    this.#steps.push({ state: step.state, events: step.events })
    this.at = this.length
  }
}
