/** Owns how a turn play stands in a race: whom it races, the pace, and where the other is. */
import type { Race, TurnRace } from '../../race/race'
import type { SessionView } from '../core/view'
import type { AtHand } from './currentGame'

export class TurnRacing {
  readonly #view: SessionView
  readonly #hand: AtHand
  readonly #ms: () => number
  /** Of the start that was opened; other starts race nobody. */
  #race: TurnRace | null = null

  /** `ms` tells the play time. */
  constructor(view: SessionView, hand: AtHand, ms: () => number) {
    this.#view = view
    this.#hand = hand
    this.#ms = ms
  }
  /** Someone to race against is there. */
  set(race: Race): void {
    if (race.kind !== 'turn') return
    this.#race = race
    this.write()
  }
  /** The other's state at this moment; null where nobody is raced. */
  get rival(): unknown {
    return this.#now()?.stateAt(this.#hand.history.own, this.#ms()) ?? null
  }
  /** How it stands now, into the view. */
  write(): void {
    const view = this.#view
    const race = this.#now()
    if (view.racing !== (race !== null)) view.racing = race !== null
    const pace = race?.pace(view.hud, this.#hand.history.own, this.#ms()) ?? ''
    if (view.pace !== pace) view.pace = pace
  }
  /** Only plays from the game's own start are compared. */
  #now(): TurnRace | null {
    return this.#hand.position === undefined && this.#race?.meets(this.#view) ? this.#race : null
  }
}
