/** How much of a game the status line announces to screen readers. */

import { entryOf, type Game, type Hud, type PlayEvent } from '../../../engine/core/game/contract'
import { TIME } from '../../../engine/core/game/stats'
import { asSentence, nameOf } from '../../../engine/core/text'
import { settings } from '../../../engine/storage/values/settings'
import { hudTexts } from '../../texts/hud'
import { clockHidden } from '../view/view'

/** Events that are always announced, because the player must react. The end, hints and pauses are, too. */
const NEEDED = new Set(['Refused', 'Warned'])

/** Whether an event is announced: at the lowest detail, only events with a toast. */
export function isSpoken(game: Game, event: PlayEvent): boolean {
  return (
    settings.get().speech !== 'little' || NEEDED.has(event.type) || entryOf(game.toasts, event) !== undefined
  )
}

/** Joins sentences, and ends each with a period if it has no end. */
export function sentences(...texts: readonly (string | undefined)[]): string {
  return texts.flatMap((text) => (text ? asSentence(text) : [])).join(' ')
}

/** Writes the status line. At the highest detail it joins the texts of a tick or move, and adds the changed stats. */
export class Announcer {
  readonly #say: (text: string) => void
  readonly #hud: () => Hud
  readonly #game: Pick<Game, 'hidden' | 'stats'>
  #texts: string[] = []
  #announced: Record<string, unknown> = {}

  /** `say` sets the status line; `hud` returns the current stats. */
  constructor(say: (text: string) => void, hud: () => Hud, game: Pick<Game, 'hidden' | 'stats'>) {
    this.#say = say
    this.#hud = hud
    this.#game = game
  }
  add(text: string): void {
    if (settings.get().speech !== 'much') {
      this.#say(text)
      return
    }
    this.#texts.push(text)
    // The stats are up to date after the tick or move.
    if (this.#texts.length === 1) queueMicrotask(() => this.#flush())
  }
  /** Drops what was collected: another text replaces it. */
  clear(): void {
    this.#texts = []
  }
  #flush(): void {
    if (this.#texts.length === 0) return
    const hud = this.#hud()
    const changed = Object.entries(hud).filter(
      ([id, value]) =>
        this.#announced[id] !== value &&
        typeof value !== 'boolean' &&
        !this.#game.hidden?.includes(id) &&
        !(id === TIME && clockHidden()),
    )
    this.#announced = { ...hud }
    const stats = changed.map(([id, value]) => hudTexts.stat(nameOf(this.#game.stats, id), value)).join(', ')
    const texts = [...this.#texts, stats]
    this.#texts = []
    this.#say(sentences(...texts))
  }
}
