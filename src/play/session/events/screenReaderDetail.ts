/** How much of a game the status line reports to screen readers. */
import { entryOf, type Game, type Hud, type PlayEvent } from '../../../engine/core/game/contract'
import { settings } from '../../../engine/storage/values/settings'
import { clockHidden, isClock } from '../core/clock'

/** News that a visitor must hear to go on, however little is wanted. How a play ended, hints and pauses are told always. */
const NEEDED = new Set(['Refused', 'Warned'])

/** Whether an event's words are spoken: with little wanted only what sighted people are shown a message of. */
export function isSpoken(game: Game, event: PlayEvent): boolean {
  return (
    settings.get().speech !== 'little' || NEEDED.has(event.type) || entryOf(game.toasts, event) !== undefined
  )
}

/** One after the other, each with its own end. */
export function sentences(...texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text) => text)
    .map((text) => (/[.!?]$/.test(text as string) ? text : `${text}.`))
    .join(' ')
}

/** Gathers what is told in one go, and adds the figures that have changed since, where much is wanted. */
export class Spoken {
  readonly #say: (text: string) => void
  readonly #hud: () => Hud
  readonly #hidden: readonly string[]
  #texts: string[] = []
  #told: Record<string, unknown> = {}

  /** `say` sets the status line; `hud` are the figures as they stand, those of `hidden` for the view alone. */
  constructor(say: (text: string) => void, hud: () => Hud, hidden: readonly string[] = []) {
    this.#say = say
    this.#hud = hud
    this.#hidden = hidden
  }
  /** Something is told of the play. */
  tell(text: string): void {
    if (settings.get().speech !== 'much') {
      this.#say(text)
      return
    }
    this.#texts.push(text)
    // The figures are written when the tick or the move is done.
    if (this.#texts.length === 1) queueMicrotask(() => this.#flush())
  }
  /** Something else is told that stands alone: what was gathered is old news. */
  hush(): void {
    this.#texts = []
  }
  #flush(): void {
    if (this.#texts.length === 0) return
    const hud = this.#hud()
    const news = Object.entries(hud).filter(
      ([label, value]) =>
        this.#told[label] !== value &&
        typeof value !== 'boolean' &&
        !this.#hidden.includes(label) &&
        !(isClock(label) && clockHidden()),
    )
    this.#told = { ...hud }
    const figures = news.map(([label, value]) => `${label} ${value}`).join(', ')
    const told = sentences(...this.#texts)
    this.#texts = []
    this.#say([told, figures && `${figures}.`].filter(Boolean).join(' '))
  }
}
