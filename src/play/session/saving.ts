/** Owns keeping a turn game in progress, and building it again in a later visit. */
import type { TurnGame } from '../../engine/core/contract'
import { dropSave, keepSave, type Save, saveFor } from '../../engine/storage/saves'
import { type History, rebuild } from './history'

/** Keeps the play as it stands: seed, options, position and every move. */
export function savePlay(
  id: string,
  history: History<unknown, unknown>,
  play: { seed: number; options: Readonly<Record<string, string>>; position?: string; at: number },
): void {
  keepSave(id, {
    seed: play.seed,
    options: { ...play.options },
    position: play.position,
    moves: history.steps.map((step) => [step.move, step.at, step.own]),
    at: Math.round(play.at),
  })
}

/**
 * The play that was kept, rebuilt by the rules, or null. A save that the rules of today do not take, or that is over,
 * is dropped.
 */
export function restorePlay(
  id: string,
  game: TurnGame,
): { save: Save; history: History<unknown, unknown> } | null {
  const save = saveFor(id)
  if (!save) return null
  const history = historyOf(game, save)
  if (!history || game.rules.outcome(history.state)) {
    dropSave(id)
    return null
  }
  return { save, history }
}

function historyOf(game: TurnGame, save: Save): History<unknown, unknown> | null {
  const fits = game.options.every((option) =>
    option.choices.some((choice) => choice.value === save.options[option.id]),
  )
  if (!fits) return null
  try {
    const initial =
      save.position !== undefined && game.rules.notation
        ? game.rules.notation.read(save.position, save.options)
        : game.rules.start(save.options, save.seed)
    return rebuild(game.rules, initial, save.moves)
  } catch {
    return null
  }
}
