/** Which assists a game was played with: results mention them, and some are ranked separately. */
import { settings } from '../../../engine/storage/values/settings'
import type { Bests } from '../records/bests'
import type { SessionView } from '../view/view'
import { chosenSpeed, USUAL_SPEED } from './speed'

export class AssistsInUse {
  readonly #view: SessionView
  readonly #bests: Pick<Bests, 'separate'>
  /** Turn-based games have no speed. */
  readonly #timed: boolean

  constructor(view: SessionView, bests: Pick<Bests, 'separate'>, timed: boolean) {
    this.#view = view
    this.#bests = bests
    this.#timed = timed
    view.speed = this.#speed
  }
  /** Another game begins, without assists used. */
  begin(): void {
    const view = this.#view
    view.hints = 0
    view.undone = 0
    view.autoRepeat = 0
    view.aimAssisted = false
    view.rewinds = 0
    view.holdToggled = false
    view.debounced = false
    view.switchAccess = false
    const speed = this.#speed
    if (view.speed !== speed) this.ranAt(speed)
  }
  /** The game begins or resumes: assists in use now count for it. */
  note(): void {
    const { pressPause, oneSwitch } = settings.get()
    if (pressPause) this.#view.debounced = true
    if (oneSwitch) this.#view.switchAccess = true
  }
  /** Notes the speed of a tick, percent. The slowest one counts for the game. */
  runsAt(speed: number): void {
    const { phase, speed: before } = this.#view
    const slowest = phase === 'ready' ? speed : Math.min(before, speed)
    if (slowest !== before) this.ranAt(slowest)
  }
  /** Notes the speed of a resumed game, percent. */
  ranAt(speed: number): void {
    this.#view.speed = speed
    this.#bests.separate()
  }
  /** Auto-repeat turned a hold into presses, `rate` per second. The fastest rhythm counts for the game. */
  autoRepeated(rate: number): void {
    if (rate <= this.#view.autoRepeat) return
    this.#view.autoRepeat = rate
    this.#bests.separate()
  }
  /** Aim assist moved a pointer. */
  aimAssisted(): void {
    if (this.#view.aimAssisted) return
    this.#view.aimAssisted = true
    this.#bests.separate()
  }
  /** A press toggled a hold. */
  holdToggled(): void {
    if (!this.#view.holdToggled) this.#view.holdToggled = true
  }
  /** Notes how often the game was rewound. */
  rewound(times: number): void {
    this.#view.rewinds = times
    this.#bests.separate(true)
  }
  /** The speed of a game that begins now, percent. */
  get #speed(): number {
    return this.#timed ? chosenSpeed() : USUAL_SPEED
  }
}
