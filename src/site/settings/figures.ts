/** Owns the best results one by one: which there are, how one is forgotten, and whether those of a file can be. */

import * as v from 'valibot'
import { canBe, dropBest, fixedRecord, records, recordsSchema } from '../../engine/storage/records'
import { catalogue } from '../../games/catalogue'

export interface KeptRecord {
  /** Tells it from all others. */
  readonly id: string
  /** Id of the game. */
  readonly game: string
  /** What it is of: 'Score', and for which options: 'speed fast'. */
  readonly name: string
  readonly value: number
  reset(): void
}

/** 'difficulty=hard&mode=rush' in words. */
const inWords = (set: string) => set.replaceAll('=', ' ').replaceAll('&', ', ')

/** Every best result there is, in the order of the catalogue. */
export function keptRecords(): KeptRecord[] {
  return catalogue.flatMap(({ id: game, keys = [] }) => [
    ...keys.flatMap((key): KeptRecord[] => {
      const store = fixedRecord(key)
      const value = store.get()
      if (value === null) return []
      const reset = () => store.update({ do: 'set', at: [], value: null })
      return [{ id: key, game, name: 'Best', value, reset }]
    }),
    ...Object.entries(records.get()[game] ?? {}).flatMap(([set, { best }]) =>
      Object.entries(best).map(([of, value]) => ({
        id: `${game}/${set}/${of}`,
        game,
        name: set ? `${of} (${inWords(set)})` : of,
        value,
        reset: () => dropBest(game, set, of),
      })),
    ),
  ])
}

interface Figure {
  readonly game: string
  /** Of a figure in the records. */
  readonly of?: string
  /** Of a figure under a key of its own. */
  readonly key?: string
  readonly value: number
}

/** The figures among the values of a file, by key of storage. A fixed key that holds 0 holds none. */
function figuresIn(values: ReadonlyMap<string, unknown>): Figure[] {
  const fixed = catalogue.flatMap(({ id: game, keys = [] }) =>
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

/** Why the best results of a file cannot be taken, or null: each game knows what its plays can bring. */
export async function refusedFigures(
  replacements: readonly { readonly key: string; readonly value: unknown }[],
): Promise<string | null> {
  const figures = figuresIn(new Map(replacements.map(({ key, value }) => [key, value])))
  for (const entry of catalogue) {
    const own = figures.filter(({ game }) => game === entry.id)
    if (own.length === 0) continue
    const game = await entry.load().then(
      (module) => module.default,
      () => null,
    )
    if (!game) return 'The best results could not be judged: you may be offline. Try again later.'
    for (const { of, key, value } of own) {
      const best = game.best.find((each) => (key === undefined ? each.of === of : each.key === key))
      if (best && !canBe(best, value))
        return `This file is damaged: no play of ${entry.title} brings ${best.of} ${value}. Nothing was changed.`
    }
  }
  return null
}
