/** Automatic events in a turn-based game: clocks, delayed moves, and the computer's moves. */
import { dropToast, toast } from '../../../ui/toasts/toast'
import { sessionTexts } from '../../texts/session'
import type { Computer } from './computer'
import type { Seats } from './seats'
import type { TurnSession } from './turnSession'

const TIME_EVERY_MS = 100
/** The topic of the message that the computer could not move. */
const FAILED = 'computer'

export class TurnScheduler {
  readonly #session: TurnSession
  readonly #seats: Seats
  readonly #computer: Computer
  readonly #apply: (move: unknown) => void
  readonly #showTime: () => void
  readonly clock = new Stopwatch()
  /** Time in the current state, for delayed moves. */
  readonly #stateClock = new Stopwatch()
  #timer: ReturnType<typeof setTimeout> | undefined
  #ticker: ReturnType<typeof setInterval> | undefined

  /** `apply` makes an automatic move, or the computer's. */
  constructor(
    session: TurnSession,
    seats: Seats,
    computer: Computer,
    apply: (move: unknown) => void,
    showTime: () => void,
  ) {
    this.#session = session
    this.#seats = seats
    this.#computer = computer
    this.#apply = apply
    this.#showTime = showTime
  }
  /** The game has another state, since `sinceMs` of play time. */
  entered(sinceMs = 0): void {
    this.#stateClock.set(sinceMs)
  }
  /** Starts the clocks, a delayed move or the computer. `timed`: play time runs too. */
  run(timed: boolean): void {
    const { game, state } = this.#session
    if (timed) this.clock.run()
    this.#stateClock.run()
    this.#ticker ??= setInterval(this.#showTime, TIME_EVERY_MS)
    const next = this.#seats.movesAutomatically ? game.rules.next?.(state) : null
    if (next) {
      const wait = Math.max(0, next.after - this.#stateClock.read())
      this.#timer = setTimeout(() => this.#apply(next.move), wait)
    } else void this.#think()
  }
  halt(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#ticker)
    this.#ticker = undefined
    this.clock.halt()
    this.#stateClock.halt()
    this.#computer.cancel()
    this.#session.boardView.thinking = false
  }

  async #think(): Promise<void> {
    const { level } = this.#seats
    const { state, boardView } = this.#session
    if (level === null) return
    boardView.thinking = true
    const answer = await this.#computer.move(state, level)
    if (answer.kind === 'cancelled') return
    boardView.thinking = false
    if (answer.kind !== 'move') {
      toast(sessionTexts.computerFailed, { kind: 'bad', topic: FAILED })
      return
    }
    dropToast(FAILED)
    this.#apply(answer.move)
  }
}

/** Counts milliseconds. */
class Stopwatch {
  #total = 0
  #since: number | null = null

  read(): number {
    return this.#total + (this.#since === null ? 0 : performance.now() - this.#since)
  }
  get running(): boolean {
    return this.#since !== null
  }
  run(): void {
    this.#since ??= performance.now()
  }
  halt(): void {
    this.#total = this.read()
    this.#since = null
  }
  set(ms = 0): void {
    this.#total = ms
    this.#since = null
  }
}
