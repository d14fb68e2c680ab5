/** Which choices of an option are unlocked: some must first be reached, by the stored records of the game. */
import type { Option } from '../../engine/core/game/contract'
import type { KeptPlays } from '../../engine/core/game/option'
import type { records } from '../../engine/storage/values/records'

type Records = ReturnType<typeof records.get>

/** All that is kept of a game, an entry for each option set. */
export function keptPlays(all: Records, game: string): KeptPlays[] {
  return Object.entries(all[game] ?? {}).map(([set, { best }]) => ({
    options: Object.fromEntries(new URLSearchParams(set)),
    best,
  }))
}

/** Whether this value may be chosen. What is chosen already stays open: an address, a challenge or a kept play asked for it. */
export function isOpen(
  { reached }: Option,
  value: string,
  chosen: string,
  kept: readonly KeptPlays[],
): boolean {
  return value === chosen || (reached?.(kept).includes(value) ?? true)
}
