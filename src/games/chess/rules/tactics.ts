/** Which tactics a run consists of. */
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, shuffled } from '../../../engine/core/math/random'

/** Number of positions in a run. */
export const RUN_LENGTH = 100

/**
 * A tactic of the run with this seed, whatever was seen before.
 *
 * @param tactics the list, the easiest first
 * @param index 0 to `RUN_LENGTH` - 1; a higher index is at least as hard
 */
export function tacticAt(tactics: readonly string[], seed: number, index: number): string {
  const places = shuffled(
    createRandom(seed),
    tactics.map((_, place) => place),
  ).slice(0, RUN_LENGTH)
  return itemAt(
    tactics,
    itemAt(
      [...places].sort((a, b) => a - b),
      index,
    ),
  )
}
