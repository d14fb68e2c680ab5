/** Owns how a turn play stands in a race: whom it races, the pace, and where the other is. */
import type { Race, TurnRace } from '../race/race'
import type { SessionView } from './view'

/** What a race asks of the play. */
export interface Raced {
  readonly view: SessionView
  /** It began at the game's own start: only such plays are compared. */
  readonly whole: boolean
  /** Own moves so far. */
  readonly moves: number
  /** Play time, ms. */
  readonly ms: number
}

export class TurnRacing {
  readonly #play: Raced
  /** Of the start that was opened; other starts race nobody. */
  #race: TurnRace | null = null

  constructor(play: Raced) {
    this.#play = play
  }
  /** Someone to race against is there. */
  set(race: Race): void {
    if (race.kind !== 'turn') return
    this.#race = race
    this.write()
  }
  /** The other's state at this moment; null where nobody is raced. */
  get rival(): unknown {
    return this.#now()?.stateAt(this.#play.moves, this.#play.ms) ?? null
  }
  /** How it stands now, into the view. */
  write(): void {
    const { view, moves, ms } = this.#play
    const race = this.#now()
    if (view.racing !== (race !== null)) view.racing = race !== null
    const pace = race?.pace(view.hud, moves, ms) ?? ''
    if (view.pace !== pace) view.pace = pace
  }
  #now(): TurnRace | null {
    return this.#play.whole && this.#race?.meets(this.#play.view) ? this.#race : null
  }
}
