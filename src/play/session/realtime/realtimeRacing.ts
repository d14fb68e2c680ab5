/** The race of a real-time game: the opponent and the pace. */
import type { Opponent, Race, RealtimeRace } from '../../opening/race'
import type { SessionView } from '../view/view'

/** An opponent that is found later than this is not raced. */
const LATEST_TICKS = 60 * 5

export class RealtimeRacing {
  readonly #view: SessionView
  /** The race for the start that was opened; games from other starts have none. */
  #race: RealtimeRace | null
  rival: Opponent | null = null

  constructor(view: SessionView, race: RealtimeRace | null) {
    this.#view = view
    this.#race = race
  }
  /** An opponent was found. `tick` is the game's; null if it did not begin at its usual start. */
  set(race: Race, tick: number | null): void {
    if (race.kind !== 'realtime') return
    this.#race = race
    if (tick !== null && tick < LATEST_TICKS && this.#view.phase !== 'over') this.meet()
  }
  /** The game is at its start: a race begins if the opponent has the same one. */
  meet(): void {
    this.#with(this.#race?.isSameStart(this.#view) ? this.#race.begin() : null)
  }
  /** The game no longer follows from its start: the race ends. */
  leave(): void {
    this.#with(null)
  }
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
