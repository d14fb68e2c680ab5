/** A replay of a turn-based game as a saved game, to resume it or step through it. */
import type { TurnGame } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import type { Save } from '../../engine/storage/values/saves'
import { readSteps } from '../../engine/storage/values/steps'

/** The game after `length` moves, or after all. Null if its moves cannot be read. */
export function saveOf(record: PlayRecord, game: TurnGame, length?: number): Save | null {
  const { input, seed, options } = record
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
