/** A saved turn-based game: its moves as text, and the game rebuilt from them. */
import type { TurnGame } from '../../../engine/core/game/contract'
import { stateAt } from '../../../engine/core/game/own'
import type { Replay } from '../../../engine/core/replay/replay'
import type { Save } from '../../../engine/storage/values/saves'
import { MAX_STEPS, readSteps, StepsWriter } from '../../../engine/storage/values/steps'
import { toast } from '../../../ui/toasts/toast'
import { fitOptions, withLater } from '../../opening/options'
import { sessionTexts } from '../../texts/session'
import type { SessionParts } from '../core/parts'
import { standingOf } from '../core/standing'
import { type History, rebuild } from './history'
import type { Starts } from './starts'

/** Writes the moves of a game as text; only what changed since the last time is rewritten. */
export class MovesWriter {
  #writer = new StepsWriter()
  #history: History | null = null
  #tooLong = false

  /** Takes the moves of a game. Returns true once, when it has become too long to save. */
  take(history: History): boolean {
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
  text(): Pick<Save, 'moves' | 'steps'> {
    const { moves, steps } = this.#writer.text()
    return { moves: [...moves], steps }
  }
}

/** The game as it is saved, with the moves that `writer` keeps. A message appears once when it has become too long. */
export function saveGame(
  { game, view, own }: SessionParts<TurnGame>,
  { history, position }: { readonly history: History; readonly position: string | undefined },
  playedMs: number,
  writer: MovesWriter,
): Save {
  const { seed, options, hints, undone } = view
  if (writer.take(history))
    toast(sessionTexts.tooLongToSave.text, {
      kind: 'bad',
      detail: sessionTexts.tooLongToSave.detail(MAX_STEPS),
    })
  return {
    ...standingOf(game, view),
    seed,
    options: { ...options },
    position,
    own: own?.packed,
    ...writer.text(),
    at: Math.round(playedMs),
    rules: game.version ?? 1,
    hints,
    undone,
  }
}

export type Restored =
  | { readonly kind: 'game'; readonly history: History }
  /** The game is over: nothing is left to resume. */
  | { readonly kind: 'over' }
  | { readonly kind: 'unusable' }

/** Rebuilds a saved game by the rules of this version. */
export async function restoreGame(game: TurnGame, save: Save, starts: Starts): Promise<Restored> {
  const version = game.version ?? 1
  if (save.rules > version) return { kind: 'unusable' }
  // A saved move may need any part of the rules.
  await game.lazyRules?.load()
  const history = save.rules === version ? await restoreHistory(game, save, starts) : null
  if (!history) return { kind: 'unusable' }
  return game.rules.outcome(history.state) ? { kind: 'over' } : { kind: 'game', history }
}

/** Replays the moves of a saved game by the rules of this version; null if they refuse one of them. */
export async function restoreHistory(game: TurnGame, save: Save, starts: Starts): Promise<History | null> {
  const options = withLater(game.options, save.options)
  const fits = fitOptions(game.options, options)
  const steps = readSteps(save)
  if (!fits || !steps) return null
  try {
    if (save.position === undefined) await starts.prepare(options, save.seed)
    const initial =
      save.position !== undefined
        ? stateAt(game.rules, save.position, options)
        : starts.take(options, save.seed)
    return await rebuild(game.rules, initial, steps)
  } catch {
    return null
  }
}

/** A replay as a saved game: after `length` moves, or after all. Null if its moves cannot be read. */
export function saveOf(replay: Replay, game: TurnGame, length?: number): Save | null {
  const { input, seed, options } = replay
  if (input.kind !== 'turn') return null
  const all = readSteps({ moves: input.moves, steps: input.steps })
  if (!all) return null
  const kept = length === undefined ? all.length : Math.min(length, all.length)
  const steps = input.steps.split(' ').slice(0, kept).join(' ')
  return {
    seed,
    options: { ...options },
    position: input.position,
    moves: [...input.moves],
    steps,
    at: all[kept - 1]?.[1] ?? 0,
    rules: game.version ?? 1,
    hints: 0,
    undone: 0,
  }
}
