/** Whether the best results of an imported file are possible. Each game defines that. */
import * as v from 'valibot'
import { isPossibleValue, records, recordsSchema } from '../../../engine/storage/values/records'
import { catalog } from '../../../games/catalog'
import { dataTexts } from '../../texts/data'
import type { Sentences } from './backup'

interface Stat {
  readonly game: string
  /** The name of a value in the records. */
  readonly of?: string
  /** The key of a value that is stored separately. */
  readonly key?: string
  readonly value: number
}

/** The best results in a file's values by storage key. A separate key with 0 has none. */
function statsIn(values: ReadonlyMap<string, unknown>): Stat[] {
  const fixed = catalog.flatMap(({ id: game, keys = [] }) =>
    keys.flatMap((key): Stat[] => {
      const value = values.get(key)
      return typeof value === 'number' && value !== 0 ? [{ game, key, value }] : []
    }),
  )
  const shell = v.safeParse(v.object({ data: recordsSchema }), values.get(records.key))
  const others = Object.entries(shell.success ? shell.output.data : {}).flatMap(([game, sets]) =>
    Object.values(sets).flatMap(({ best }) =>
      Object.entries(best).map(([of, value]): Stat => ({ game, of, value })),
    ),
  )
  return [...fixed, ...others]
}

/** The values that replays claim as bests. Other values can be anything: a lost game may have no moves. */
const statsOf = (plays: readonly Played[]): Stat[] =>
  plays.flatMap(({ head: { game, figures, bests } }) =>
    bests.map((of) => ({ game, of, value: figures[of] ?? 0 })),
  )

interface Played {
  readonly head: {
    readonly game: string
    readonly figures: Readonly<Record<string, number>>
    readonly bests: readonly string[]
  }
}

/**
 * Why the best results and replays of a file are refused; null if they are possible.
 *
 * @param plays - the replays of the file
 */
export async function refusedStats(
  replacements: readonly { readonly key: string; readonly value: unknown }[],
  plays: readonly Played[] = [],
  texts: Pick<Sentences, 'notVerified' | 'impossible'> = dataTexts.import,
): Promise<string | null> {
  const stored = statsIn(new Map(replacements.map(({ key, value }) => [key, value])))
  const stats = [...stored, ...statsOf(plays)]
  for (const entry of catalog) {
    const own = stats.filter(({ game }) => game === entry.id)
    if (own.length === 0) continue
    const game = await entry.load().then(
      (module) => module.default,
      () => null,
    )
    if (!game) return texts.notVerified
    for (const { of, key, value } of own) {
      const best = game.best.find((each) => (key === undefined ? each.of === of : each.key === key))
      if (best && !isPossibleValue(best, value)) return texts.impossible(entry.title, best.of, value)
    }
  }
  return null
}
