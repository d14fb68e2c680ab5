/** The race of a turn-based game: the opponent, the pace, and the opponent's state. */
import type { Race, TurnRace } from '../../opening/race'
import type { SessionView } from '../view/view'
import type { CurrentGame } from './currentGame'
import type { Stopwatch } from './stopwatch'

export class TurnRacing {
  readonly #view: SessionView
  readonly #current: Pick<CurrentGame, 'history' | 'position'>
  readonly #clock: Pick<Stopwatch, 'read'>
  /** The race for the start that was opened; games from other starts have none. */
  #race: TurnRace | null = null

  constructor(
    view: SessionView,
    current: Pick<CurrentGame, 'history' | 'position'>,
    clock: Pick<Stopwatch, 'read'>,
  ) {
    this.#view = view
    this.#current = current
    this.#clock = clock
  }
  /** An opponent to race against was found. */
  set(race: Race): void {
    if (race.kind !== 'turn') return
    this.#race = race
    this.write()
  }
  /** The opponent's state at this moment; null without a race. */
  get rival(): unknown {
    return this.#now()?.stateAt(this.#current.history.own, this.#clock.read()) ?? null
  }
  /** Writes the pace into the view. */
  write(): void {
    const view = this.#view
    const race = this.#now()
    if (view.racing !== (race !== null)) view.racing = race !== null
    const pace = race?.pace(view.hud, this.#current.history.own, this.#clock.read()) ?? ''
    if (view.pace !== pace) view.pace = pace
  }
  /** Only games from the usual start are compared. */
  #now(): TurnRace | null {
    return this.#current.position === undefined && this.#race?.meets(this.#view) ? this.#race : null
  }
}
