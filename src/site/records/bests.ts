/** The best results one by one, and how one, those of a game or all are deleted. */
import { dropBest, fixedRecord, records } from '../../engine/storage/values/records'
import { dropResults } from '../../engine/storage/values/results'
import { catalog } from '../../games/catalog'
import { assistText } from '../../play/session/assists/separateRecords'

export interface KeptRecord {
  /** Tells it from all others. */
  readonly id: string
  /** Id of the game. */
  readonly game: string
  /** The option set; null for a best with a separate key, which is of the default options. */
  readonly set: string | null
  /** What the value is of: 'Score'. */
  readonly of: string
  /** What it is of, with its options: 'Score (speed fast)'. */
  readonly name: string
  readonly value: number
  reset(): void
}

/** 'difficulty=hard&mode=rush' in words. */
const inWords = (set: string) =>
  set
    .split('&')
    .map((pair) => {
      const [id = '', value = ''] = pair.split('=', 2)
      return assistText(id, value) ?? `${id} ${value}`
    })
    .join(', ')

/** Every best result there is, in the order of the catalog. */
export function keptRecords(): KeptRecord[] {
  return catalog.flatMap(({ id: game, keys = [] }) => [
    ...keys.flatMap((key): KeptRecord[] => {
      const store = fixedRecord(key)
      const value = store.get()
      if (value === null) return []
      const reset = () => store.update({ do: 'set', at: [], value: null })
      return [{ id: key, game, set: null, of: 'Best', name: 'Best', value, reset }]
    }),
    ...Object.entries(records.get()[game] ?? {}).flatMap(([set, { best }]) =>
      Object.entries(best).map(([of, value]) => ({
        id: `${game}/${set}/${of}`,
        game,
        set,
        of,
        name: set ? `${of} (${inWords(set)})` : of,
        value,
        reset: () => dropBest(game, set, of),
      })),
    ),
  ])
}

/**
 * Deletes the bests and results of a game, or of all games. Values that are carried from game to game (a bank,
 * a tally) are no records and stay, and so do the days that were played.
 */
export function forgetRecords(game?: string): void {
  for (const record of keptRecords()) if (game === undefined || record.game === game) record.reset()
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
