/** Automatic events in a turn-based game: clocks, delayed moves, and the computer's moves. */
import type { TurnGame } from '../../../engine/core/game/contract'
import { toast } from '../../../ui/toasts/toast'
import { sessionTexts } from '../../texts/session'
import type { Advice, Computer } from './computer'
import { Stopwatch } from './stopwatch'

/** How often the time is written into the HUD, ms. */
const TIME_EVERY_MS = 100

/** The parts of the session that the scheduler uses. */
export interface ScheduledMoves {
  /** The level of the computer if it is to move now; null if a visitor is. */
  level(): string | null
  /** Whether automatic moves are made on this device now. */
  automatic(): boolean
  /** Makes an automatic move, or the computer's. */
  apply(move: unknown): void
  showTime(): void
  showThinking(on: boolean): void
}

export class TurnScheduler {
  readonly #game: TurnGame
  readonly #computer: Computer
  readonly #current: { readonly state: unknown }
  readonly #moves: ScheduledMoves
  /** Play time. */
  readonly clock = new Stopwatch()
  /** Time in the current state, for delayed moves. */
  readonly #stateClock = new Stopwatch()
  #timer: ReturnType<typeof setTimeout> | undefined
  #ticker: ReturnType<typeof setInterval> | undefined
  #advising = false

  constructor(
    game: TurnGame,
    computer: Computer,
    current: { readonly state: unknown },
    moves: ScheduledMoves,
  ) {
    this.#game = game
    this.#computer = computer
    this.#current = current
    this.#moves = moves
  }
  /** The game has another state, since `sinceMs` of play time. */
  entered(sinceMs = 0): void {
    this.#stateClock.set(sinceMs)
  }
  /** Starts the clocks, a delayed move or the computer. `timed`: play time runs too. */
  run(timed: boolean): void {
    if (timed) this.clock.run()
    this.#stateClock.run()
    this.#ticker ??= setInterval(() => this.#moves.showTime(), TIME_EVERY_MS)
    const next = this.#moves.automatic() ? this.#game.rules.next?.(this.#current.state) : null
    if (next) {
      const wait = Math.max(0, next.after - this.#stateClock.read())
      this.#timer = setTimeout(() => this.#moves.apply(next.move), wait)
    } else void this.#think()
  }
  /** Stops the clocks, a delayed move and the computer. */
  halt(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#ticker)
    this.#ticker = undefined
    this.clock.halt()
    this.#stateClock.halt()
    this.#computer.cancel()
    this.#advising = false
    this.#moves.showThinking(false)
  }
  /** The computer's hint for the current state, requested for the `times`th time; null while it is already searching. */
  async advise(times: number): Promise<Advice | null> {
    if (this.#advising) return null
    this.#advising = true
    const found = await this.#computer.hint(this.#current.state, times)
    this.#advising = false
    return found
  }

  async #think(): Promise<void> {
    const level = this.#moves.level()
    if (level === null) return
    this.#moves.showThinking(true)
    const answer = await this.#computer.move(this.#current.state, level)
    if (answer.kind === 'cancelled') return
    this.#moves.showThinking(false)
    if (answer.kind === 'move') this.#moves.apply(answer.move)
    else toast(sessionTexts.computerFailed, { kind: 'bad' })
  }
}
