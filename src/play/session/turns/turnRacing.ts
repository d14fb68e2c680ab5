/** The race of a turn-based game: the opponent, the pace, and the opponent's state. */
import type { Race, TurnRace } from '../../opening/race'
import type { CurrentGame } from './currentGame'
import type { TurnSession } from './turnSession'

export class TurnRacing {
  readonly #session: TurnSession
  readonly #current: CurrentGame
  /** The race for the start that was opened; games from other starts have none. */
  #race: TurnRace | null = null

  constructor(session: TurnSession, current: CurrentGame) {
    this.#session = session
    this.#current = current
  }
  set(race: Race): void {
    if (race.kind !== 'turn') return
    this.#race = race
    this.write()
  }
  /** The opponent's state at this moment; null without a race. */
  get rival(): unknown {
    return this.#now()?.stateAt(this.#current.history.own, this.#session.playedMs) ?? null
  }
  write(): void {
    const view = this.#session.view
    const race = this.#now()
    if (view.racing !== (race !== null)) view.racing = race !== null
    const pace = race?.pace(view.hud, this.#current.history.own, this.#session.playedMs) ?? ''
    if (view.pace !== pace) view.pace = pace
  }
  /** Only games from the usual start are compared. */
  #now(): TurnRace | null {
    return this.#current.position === undefined && this.#race?.meets(this.#session.view) ? this.#race : null
  }
}
