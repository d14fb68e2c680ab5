/** Owns keeping a turn game in progress, and building it again in a later visit. */
import type { TurnGame } from '../../../engine/core/game/contract'
import type { Save } from '../../../engine/storage/values/saves'
import { readSteps, StepsWriter } from '../../../engine/storage/values/steps'
import { fitOptions } from '../core/options'
import { type History, rebuild } from '../turns/history'
import type { Starts } from '../turns/starts'

/** The moves of a play as text; only what changed since the last time is written anew. */
export class Recorder {
  #writer = new StepsWriter()
  #history: History<unknown, unknown> | null = null
  #tooLong = false

  /** True once when the play has become longer than is kept. */
  take(history: History<unknown, unknown>): boolean {
    if (history !== this.#history) {
      this.#history = history
      this.#writer = new StepsWriter()
      history.takeUnchanged()
    } else this.#writer.cut(history.takeUnchanged())
    for (let i = this.#writer.length; i < history.length && !this.#writer.full; i++) {
      const step = history.step(i)
      if (step) this.#writer.add([step.move, step.at, step.own])
    }
    const tooLong = history.length > this.#writer.length
    const first = tooLong && !this.#tooLong
    this.#tooLong = tooLong
    return first
  }
  /** The moves taken last. */
  text(): Pick<Save, 'moves' | 'steps'> {
    const { moves, steps } = this.#writer.text()
    return { moves: [...moves], steps }
  }
}

/** The sentence for a save that cannot be gone on with: made by rules before or after those of this program. */
export const OTHER_RULES = {
  text: 'Your game in progress cannot be gone on with.',
  older: 'It was begun with an earlier version of this game.',
  newer: 'It was begun with a newer version of this game. Reload the page to get that version.',
} as const

export type Restored =
  | { readonly kind: 'play'; readonly history: History<unknown, unknown> }
  /** It came to its end: nothing is left to go on with. */
  | { readonly kind: 'over' }
  | { readonly kind: 'unusable'; readonly detail: string }

/** The play that was kept, built again by the rules of today. */
export async function restorePlay(game: TurnGame, save: Save, starts: Starts): Promise<Restored> {
  const version = game.version ?? 1
  if (save.rules > version) return { kind: 'unusable', detail: OTHER_RULES.newer }
  // Of a move that was kept nobody knows yet what it asks for.
  await game.lazyRules?.load()
  const history = save.rules === version ? await restoreHistory(game, save, starts) : null
  if (!history) return { kind: 'unusable', detail: OTHER_RULES.older }
  return game.rules.outcome(history.state) ? { kind: 'over' } : { kind: 'play', history }
}

/** The moves of a save, played by the rules of today; null where they refuse one of them. */
export async function restoreHistory(
  game: TurnGame,
  save: Save,
  starts: Starts,
): Promise<History<unknown, unknown> | null> {
  const fits = fitOptions(game.options, save.options)
  const steps = readSteps(save)
  if (!fits || !steps) return null
  try {
    if (save.position === undefined) await starts.ahead(save.options, save.seed)
    const initial =
      save.position !== undefined && game.rules.notation
        ? game.rules.notation.read(save.position, save.options)
        : starts.take(save.options, save.seed)
    return await rebuild(game.rules, initial, steps)
  } catch {
    return null
  }
}
