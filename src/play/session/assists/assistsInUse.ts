/** Owns what a play remembers of the tools it was played with: results tell them, and some make it another play. */
import { settings } from '../../../engine/storage/values/settings'
import type { Bests } from '../core/bests'
import type { SessionView } from '../core/view'
import { chosenSpeed, USUAL_SPEED } from './speed'

export class ToolsInUse {
  readonly #view: SessionView
  readonly #bests: Pick<Bests, 'apart'>
  /** What happens in turns has no speed. */
  readonly #timed: boolean

  constructor(view: SessionView, bests: Pick<Bests, 'apart'>, timed: boolean) {
    this.#view = view
    this.#bests = bests
    this.#timed = timed
    view.speed = this.#speed
  }
  /** Another play stands there: nothing was used in it. */
  begin(): void {
    const view = this.#view
    view.hints = 0
    view.undone = 0
    view.steady = 0
    view.aimed = false
    view.forgiven = 0
    view.toggled = false
    view.spaced = false
    view.oneSwitch = false
    const speed = this.#speed
    if (view.speed !== speed) this.ranAt(speed)
  }
  /** It begins or goes on: what is in use just then counts for it. */
  note(): void {
    const { pressPause, oneSwitch } = settings.get()
    if (pressPause) this.#view.spaced = true
    if (oneSwitch) this.#view.oneSwitch = true
  }
  /** The speed at which a tick comes, percent: of a play the slowest one counts, and is told. */
  runsAt(speed: number): void {
    const { phase, speed: before } = this.#view
    const slowest = phase === 'ready' ? speed : Math.min(before, speed)
    if (slowest !== before) this.ranAt(slowest)
  }
  /** A play that is gone on with has run at this speed before, percent. */
  ranAt(speed: number): void {
    this.#view.speed = speed
    this.#bests.apart()
  }
  /** What is held was turned into presses, so many a second: of a play the fastest rhythm counts. */
  steadied(rate: number): void {
    if (rate <= this.#view.steady) return
    this.#view.steady = rate
    this.#bests.apart()
  }
  /** Help with aiming moved a pointer. */
  aimed(): void {
    if (this.#view.aimed) return
    this.#view.aimed = true
    this.#bests.apart()
  }
  /** A press switched a hold on. */
  switched(): void {
    if (!this.#view.toggled) this.#view.toggled = true
  }
  /** So many ends of the play that stands there were forgiven. */
  forgiven(times: number): void {
    this.#view.forgiven = times
    this.#bests.apart(true)
  }
  /** Of a play that begins now, percent. */
  get #speed(): number {
    return this.#timed ? chosenSpeed() : USUAL_SPEED
  }
}
