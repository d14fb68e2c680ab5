/** A turn-based game in progress as it is saved: its moves as text, and the game built again from them. */
import type { TurnGame } from '../../../engine/core/game/contract'
import type { Save } from '../../../engine/storage/values/saves'
import { MOST_STEPS, readSteps, StepsWriter } from '../../../engine/storage/values/steps'
import { toast } from '../../../ui/toasts/toast'
import { fitOptions } from '../core/options'
import type { SessionView } from '../core/view'
import { type History, rebuild } from '../turns/history'
import type { Starts } from '../turns/starts'
import { standing } from './standing'

/** Writes the moves of a game as text; only what changed since the last time is written again. */
export class MovesWriter {
  #writer = new StepsWriter()
  #history: History<unknown, unknown> | null = null
  #tooLong = false

  /** Takes the moves of a game. True once when it has become longer than is saved. */
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

/**
 * The game as it is saved; a message appears once when it has become longer than is saved.
 *
 * @param at play time in ms
 * @param writer the one that has written this game before
 */
export function saveGame(
  game: TurnGame,
  view: SessionView,
  {
    history,
    position,
  }: { readonly history: History<unknown, unknown>; readonly position: string | undefined },
  at: number,
  writer: MovesWriter,
): Save {
  const { seed, options, hints, undone } = view
  if (writer.take(history))
    toast('This game is too long to be kept any further', {
      kind: 'bad',
      detail: `A later visit goes on from move ${MOST_STEPS}.`,
    })
  return {
    ...standing(game, view),
    seed,
    options: { ...options },
    position,
    ...writer.text(),
    at: Math.round(at),
    rules: game.version ?? 1,
    hints,
    undone,
  }
}

export type Restored =
  | { readonly kind: 'game'; readonly history: History<unknown, unknown> }
  /** It came to its end: nothing is left to resume. */
  | { readonly kind: 'over' }
  /** Its rules were other ones. */
  | { readonly kind: 'unusable' }

/** The saved game, built again by the rules of this version. */
export async function restoreGame(game: TurnGame, save: Save, starts: Starts): Promise<Restored> {
  const version = game.version ?? 1
  if (save.rules > version) return { kind: 'unusable' }
  // Nobody knows yet which part of the rules a saved move asks for.
  await game.lazyRules?.load()
  const history = save.rules === version ? await restoreHistory(game, save, starts) : null
  if (!history) return { kind: 'unusable' }
  return game.rules.outcome(history.state) ? { kind: 'over' } : { kind: 'game', history }
}

/** The moves of a save, played by the rules of this version; null when they refuse one of them. */
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
