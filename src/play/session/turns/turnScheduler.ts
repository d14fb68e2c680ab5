/** Automatic events in a turn-based game: clocks, delayed moves, and the computer's moves. */
import type { TurnGame } from '../../../engine/core/game/contract'
import { dropToast, toast } from '../../../ui/toasts/toast'
import { sessionTexts } from '../../texts/session'
import type { Computer } from './computer'
import type { CurrentGame } from './currentGame'
import type { Seats } from './seats'
import { Stopwatch } from './stopwatch'
import type { TurnView } from './turnView'

const TIME_EVERY_MS = 100
/** The topic of the message that the computer could not move. */
const FAILED = 'computer'

interface Scheduled {
  readonly game: TurnGame
  readonly boardView: TurnView
  readonly current: CurrentGame
  readonly seats: Seats
  readonly computer: Computer
  /** Makes an automatic move, or the computer's. */
  readonly apply: (move: unknown) => void
  readonly showTime: () => void
}

export class TurnScheduler {
  readonly #scheduled: Scheduled
  readonly clock = new Stopwatch()
  /** Time in the current state, for delayed moves. */
  readonly #stateClock = new Stopwatch()
  #timer: ReturnType<typeof setTimeout> | undefined
  #ticker: ReturnType<typeof setInterval> | undefined

  constructor(scheduled: Scheduled) {
    this.#scheduled = scheduled
  }
  /** The game has another state, since `sinceMs` of play time. */
  onState(sinceMs = 0): void {
    this.#stateClock.set(sinceMs)
  }
  /** Starts the clocks, a delayed move or the computer. `timed`: play time runs too. */
  run(timed: boolean): void {
    const { game, current, seats, apply, showTime } = this.#scheduled
    if (timed) this.clock.run()
    this.#stateClock.run()
    this.#ticker ??= setInterval(showTime, TIME_EVERY_MS)
    const next = seats.movesAutomatically ? game.rules.next?.(current.state) : null
    if (next) {
      const wait = Math.max(0, next.after - this.#stateClock.read())
      this.#timer = setTimeout(() => apply(next.move), wait)
    } else void this.#think()
  }
  halt(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#ticker)
    this.#ticker = undefined
    this.clock.halt()
    this.#stateClock.halt()
    this.#scheduled.computer.cancel()
    this.#scheduled.boardView.thinking = false
  }

  async #think(): Promise<void> {
    const { boardView, current, seats, computer, apply } = this.#scheduled
    const { level } = seats
    if (level === null) return
    boardView.thinking = true
    const answer = await computer.move(current.state, level)
    if (answer.kind === 'canceled') return
    boardView.thinking = false
    if (answer.kind !== 'move') {
      toast(sessionTexts.computerFailed, { kind: 'bad', topic: FAILED })
      return
    }
    dropToast(FAILED)
    apply(answer.move)
  }
}
