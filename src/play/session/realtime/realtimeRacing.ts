/** How a real-time game stands in a race: whom it races, since when, and the pace. */
import type { Opponent, Race, RealtimeRace } from '../../race/race'
import type { SessionView } from '../core/view'

/** Whoever is found to race later than this is not caught up with. */
const LATEST_TICKS = 60 * 5

export class RealtimeRacing {
  readonly #view: SessionView
  /** Of the start that was opened; other starts race nobody. */
  #race: RealtimeRace | null = null
  /** Whom this play races. */
  rival: Opponent | null = null

  constructor(view: SessionView) {
    this.#view = view
  }
  /** Someone to race against is there. `tick` is where the play stands; null where it did not begin at its start. */
  set(race: Race, tick: number | null): void {
    if (race.kind !== 'realtime') return
    this.#race = race
    if (tick !== null && tick < LATEST_TICKS && this.#view.phase !== 'over') this.meet()
  }
  /** The play stands at its start: whoever has the same one is raced. */
  meet(): void {
    this.#with(this.#race?.meets(this.#view) ? this.#race.begin() : null)
  }
  /** The play no longer stands as it would from its start: nobody is raced. */
  leave(): void {
    this.#with(null)
  }
  /** How it stands now, into the view. */
  write(): void {
    const view = this.#view
    const pace = this.rival?.pace(view.hud) ?? ''
    if (view.pace !== pace) view.pace = pace
  }
  #with(rival: Opponent | null): void {
    this.rival = rival
    if (this.#view.racing !== (rival !== null)) this.#view.racing = rival !== null
    this.write()
  }
}
