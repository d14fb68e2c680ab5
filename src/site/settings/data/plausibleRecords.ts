/** Whether the best results of an imported file are possible: each game defines that. */
import * as v from 'valibot'
import { canBe, records, recordsSchema } from '../../../engine/storage/values/records'
import { catalog } from '../../../games/catalog'

interface Figure {
  readonly game: string
  /** Of a value in the records. */
  readonly of?: string
  /** Of a value with a separate key. */
  readonly key?: string
  readonly value: number
}

/** The results in a file, by storage key. A fixed key that holds 0 has none. */
function figuresIn(values: ReadonlyMap<string, unknown>): Figure[] {
  const fixed = catalog.flatMap(({ id: game, keys = [] }) =>
    keys.flatMap((key): Figure[] => {
      const value = values.get(key)
      return typeof value === 'number' && value !== 0 ? [{ game, key, value }] : []
    }),
  )
  const shell = v.safeParse(v.object({ data: recordsSchema }), values.get(records.key))
  const others = Object.entries(shell.success ? shell.output.data : {}).flatMap(([game, sets]) =>
    Object.values(sets).flatMap(({ best }) =>
      Object.entries(best).map(([of, value]): Figure => ({ game, of, value })),
    ),
  )
  return [...fixed, ...others]
}

/** The values for which replays claim to be the best. Other values can be anything: a lost game may have no moves. */
const figuresOf = (plays: readonly Played[]): Figure[] =>
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
 * Why the best results and kept plays of a file cannot be taken, or null: each game knows what its plays can bring.
 *
 * @param plays - those of the file, where it has some
 */
export async function refusedStats(
  replacements: readonly { readonly key: string; readonly value: unknown }[],
  plays: readonly Played[] = [],
): Promise<string | null> {
  const stored = figuresIn(new Map(replacements.map(({ key, value }) => [key, value])))
  const figures = [...stored, ...figuresOf(plays)]
  for (const entry of catalog) {
    const own = figures.filter(({ game }) => game === entry.id)
    if (own.length === 0) continue
    const game = await entry.load().then(
      (module) => module.default,
      () => null,
    )
    if (!game)
      return 'The best results could not be judged: you may be offline. Load the page anew when you are not, and try again.'
    for (const { of, key, value } of own) {
      const best = game.best.find((each) => (key === undefined ? each.of === of : each.key === key))
      if (best && !canBe(best, value))
        return `This file is damaged: no play of ${entry.title} brings ${best.of} ${value}. Nothing was changed.`
    }
  }
  return null
}
