/** The race of a turn-based game: the opponent, the pace, and the opponent's state. */
import type { Race, TurnRace } from '../../opening/race'
import type { SessionView } from '../view/view'
import type { CurrentGame } from './currentGame'
import type { Stopwatch } from './stopwatch'

export class TurnRacing {
  readonly #view: SessionView
  readonly #current: CurrentGame
  readonly #clock: Stopwatch
  /** The race for the start that was opened; games from other starts have none. */
  #race: TurnRace | null = null

  /** @param clock - the play time */
  constructor(view: SessionView, current: CurrentGame, clock: Stopwatch) {
    this.#view = view
    this.#current = current
    this.#clock = clock
  }
  set(race: Race): void {
    if (race.kind !== 'turn') return
    this.#race = race
    this.write()
  }
  /** The opponent's state at this moment; null without a race. */
  get rival(): unknown {
    return this.#now()?.stateAt(this.#current.history.own, this.#clock.read()) ?? null
  }
  write(): void {
    const view = this.#view
    const race = this.#now()
    if (view.racing !== (race !== null)) view.racing = race !== null
    const pace = race?.pace(view.hud, this.#current.history.own, this.#clock.read()) ?? ''
    if (view.pace !== pace) view.pace = pace
  }
  /** Only games from the usual start are compared. */
  #now(): TurnRace | null {
    return this.#current.position === undefined && this.#race?.isSameStart(this.#view) ? this.#race : null
  }
}
