/** Which assists a game was played with: results mention them, and some are ranked separately. */
import { settings } from '../../../engine/storage/values/settings'
import type { Bests } from '../records/bests'
import { type SessionView, USUAL_SPEED } from '../view/view'

export class AssistsInUse {
  readonly #view: SessionView
  readonly #bests: Pick<Bests, 'separate'>
  readonly #hasSpeed: boolean

  /** @param hasSpeed - whether the visitor's speed counts: not in turn-based games, nor on two devices */
  constructor(view: SessionView, bests: Pick<Bests, 'separate'>, hasSpeed: boolean) {
    this.#view = view
    this.#bests = bests
    this.#hasSpeed = hasSpeed
    view.speed = this.speed
  }
  /** Another game begins. */
  begin(): void {
    const { speed } = this
    if (this.#view.speed !== speed) this.setSpeed(speed)
  }
  /** The game begins or resumes: assists in use now count for it. */
  note(): void {
    const { pressPause, oneSwitch } = settings.get()
    if (pressPause) this.#view.debounced = true
    if (oneSwitch) this.#view.switchAccess = true
  }
  /** The speed at which ticks run now, percent of the usual one. */
  get speed(): number {
    return this.#hasSpeed ? settings.get().gameSpeed : USUAL_SPEED
  }
  /** Notes the current speed. The slowest one counts for the game. */
  noteSpeed(): void {
    const { phase, speed: before } = this.#view
    const slowest = phase === 'ready' ? this.speed : Math.min(before, this.speed)
    if (slowest !== before) this.setSpeed(slowest)
  }
  /** Notes the speed of a resumed game, percent. */
  setSpeed(speed: number): void {
    this.#view.speed = speed
    this.#bests.separate()
  }
  /** Auto-repeat turned a hold into presses, `rate` per second. The fastest rhythm counts for the game. */
  onAutoRepeat(rate: number): void {
    if (rate <= this.#view.autoRepeat) return
    this.#view.autoRepeat = rate
    this.#bests.separate()
  }
  /** Aim assist moved a pointer. */
  onAimAssist(): void {
    if (this.#view.aimAssisted) return
    this.#view.aimAssisted = true
    this.#bests.separate()
  }
  /** A press toggled a hold. */
  onHoldToggle(): void {
    if (!this.#view.holdToggled) this.#view.holdToggled = true
  }
  /** Notes how often the game was rewound. */
  onRewind(times: number): void {
    this.#view.rewinds = times
    this.#bests.separate(true)
  }
}
