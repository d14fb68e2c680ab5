/** Which choices of an option are unlocked, by the stored records of the game. */
import type { Option } from '../../engine/core/game/contract'
import type { PlayedOptions } from '../../engine/core/game/option'
import type { records } from '../../engine/storage/values/records'

type Records = ReturnType<typeof records.get>

/** The records of a game, one entry per option set. */
export function playedOptions(all: Records, game: string): PlayedOptions[] {
  return Object.entries(all[game] ?? {}).map(([set, { best }]) => ({
    options: Object.fromEntries(new URLSearchParams(set)),
    best,
  }))
}

/** Whether a value can be chosen. The current value always can: a link, a challenge or a replay may have asked for it. */
export function isOpen(
  { reached }: Option,
  value: string,
  chosen: string,
  kept: readonly PlayedOptions[],
): boolean {
  return value === chosen || (reached?.(kept).includes(value) ?? true)
}
