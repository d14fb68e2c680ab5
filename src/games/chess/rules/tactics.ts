/** Which tactics a run consists of. */
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, shuffled } from '../../../engine/core/math/random'
import type { Move, State } from './state'

/** Number of positions in a run. */
export const RUN_LENGTH = 100

/**
 * A tactic of the run with this seed, whatever was seen before.
 *
 * @param tactics the list, the easiest first
 * @param index 0 to `RUN_LENGTH` - 1; a higher index is at least as hard
 */
export function tacticAt(tactics: readonly string[], seed: number, index: number): string {
  const indexes = shuffled(
    createRandom(seed),
    tactics.map((_, index) => index),
  ).slice(0, RUN_LENGTH)
  return itemAt(
    tactics,
    itemAt(
      [...indexes].sort((a, b) => a - b),
      index,
    ),
  )
}

/** Whether the positions of a run are those of its seed. The rules accept any, because the list loads on demand. */
export async function areOfSeed(
  steps: readonly { readonly before: State; readonly move: Move }[],
): Promise<boolean> {
  if (!steps.some(({ before }) => before.run)) return true
  const { tactics } = await import('../data/tactics')
  return steps.every(
    ({ before: { run }, move }) =>
      !run || !('puzzle' in move) || move.puzzle === tacticAt(tactics, run.seed, run.index),
  )
}
