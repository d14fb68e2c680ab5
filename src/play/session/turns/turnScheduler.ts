/** Owns what goes on by itself in a turn play: its clocks, the move that comes after a while, the computer's thought. */
import type { TurnGame } from '../../../engine/core/game/contract'
import { toast } from '../../../ui/toasts/toast'
import { Stopwatch } from '../core/stopwatch'
import type { Advice, Computer } from './computer'

/** How often figures that show the time are written, ms. */
const FIGURES_EVERY_MS = 100

/** What the course asks of the play, and does to it. */
export interface Running {
  readonly state: unknown
  /** The level of the computer that is to move now; null where a visitor is. */
  level(): string | null
  /** A move that no visitor made. */
  apply(move: unknown): void
  showTime(): void
  thinks(on: boolean): void
}

export class Course {
  readonly #game: TurnGame
  readonly #computer: Computer
  readonly #play: Running
  /** Play time. */
  readonly clock = new Stopwatch()
  /** Time in the state of now, for what happens by itself. */
  readonly #stateClock = new Stopwatch()
  #timer: ReturnType<typeof setTimeout> | undefined
  #ticker: ReturnType<typeof setInterval> | undefined
  #advising = false

  constructor(game: TurnGame, computer: Computer, play: Running) {
    this.#game = game
    this.#computer = computer
    this.#play = play
  }
  /** Another state stands there, since so many ms of play time. */
  entered(sinceMs = 0): void {
    this.#stateClock.set(sinceMs)
  }
  /** Clocks on; whatever happens by itself is on its way. `timed`: play time runs too. */
  run(timed: boolean): void {
    if (timed) this.clock.run()
    this.#stateClock.run()
    this.#ticker ??= setInterval(() => this.#play.showTime(), FIGURES_EVERY_MS)
    const next = this.#game.rules.next?.(this.#play.state)
    if (next) {
      const wait = Math.max(0, next.after - this.#stateClock.read())
      this.#timer = setTimeout(() => this.#play.apply(next.move), wait)
    } else void this.#think()
  }
  /** Clocks stand, nothing comes by itself, and no answer of the computer is wanted any more. */
  halt(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#ticker)
    this.#ticker = undefined
    this.clock.halt()
    this.#stateClock.halt()
    this.#computer.cancel()
    this.#advising = false
    this.#play.thinks(false)
  }
  /** The computer's advice for the state of now, asked for the given time; null while it thinks about that already. */
  async advise(times: number): Promise<Advice | null> {
    if (this.#advising) return null
    this.#advising = true
    const found = await this.#computer.hint(this.#play.state, times)
    this.#advising = false
    return found
  }

  async #think(): Promise<void> {
    const level = this.#play.level()
    if (level === null) return
    this.#play.thinks(true)
    const answer = await this.#computer.move(this.#play.state, level)
    if (answer.kind === 'cancelled') return
    this.#play.thinks(false)
    if (answer.kind === 'move') this.#play.apply(answer.move)
    else toast('The computer could not move. Try Undo or Restart.', { kind: 'bad' })
  }
}
