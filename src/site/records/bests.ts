/** The list of best results, and deleting one, those of a game, or all. */
import type { Game } from '../../engine/core/game/contract'
import { nameOf } from '../../engine/core/text'
import { dropBest, fixedRecord, records } from '../../engine/storage/values/records'
import { dropResults } from '../../engine/storage/values/results'
import { catalog } from '../../games/catalog'
import { resultTexts } from '../texts/results'
import { setText } from './format'

export interface BestRecord {
  /** Unique among all bests. */
  readonly id: string
  /** Id of the game. */
  readonly game: string
  /** The option set; null for a best with a separate key, which belongs to the default options. */
  readonly set: string | null
  /** The stat: 'Score'. */
  readonly of: string
  readonly value: number
  reset(): void
}

/** The name of a best without its options. Without the game, whose texts are loaded later, it is the stored one. */
export function statName(of: string, game?: Game): string {
  return game?.best.find((best) => best.of === of)?.label ?? (game ? nameOf(game.stats, of) : of)
}

/** The name of a best with its options: 'Score (Fast)'. */
export function bestName({ of, set }: BestRecord, game?: Game): string {
  const options = setText(set ?? '', game?.options)
  return options ? `${statName(of, game)} (${options})` : statName(of, game)
}

/** All best results, in the order of the catalog. */
export function bestRecords(): BestRecord[] {
  return catalog.flatMap(({ id: game, keys = [] }) => [
    ...keys.flatMap((key): BestRecord[] => {
      const store = fixedRecord(key)
      const value = store.get()
      if (value === null) return []
      const reset = () => store.update({ do: 'set', at: [], value: null })
      return [{ id: key, game, set: null, of: resultTexts.best, value, reset }]
    }),
    ...Object.entries(records.get()[game] ?? {}).flatMap(([set, { best }]) =>
      Object.entries(best).map(([of, value]) => ({
        id: `${game}/${set}/${of}`,
        game,
        set,
        of,
        value,
        reset: () => dropBest(game, set, of),
      })),
    ),
  ])
}

/**
 * Deletes the bests and results of a game, or of all games. Values that are carried from game to game (a bank, a tally)
 * and played days stay.
 */
export function deleteRecords(game?: string): void {
  for (const record of bestRecords()) if (game === undefined || record.game === game) record.reset()
  const all = records.get()
  const games = game === undefined ? Object.keys(all) : [game]
  records.update(
    ...games.flatMap((id) =>
      Object.entries(all[id] ?? {}).map(([set, { carried }]) =>
        carried
          ? ({ do: 'set', at: [id, set, 'plays'], value: 0 } as const)
          : ({ do: 'drop', at: [id, set] } as const),
      ),
    ),
  )
  dropResults(game)
}
