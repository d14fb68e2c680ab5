/** The list of everything that the site stores: keys, formats, and which part a key belongs to. */
import * as v from 'valibot'
import { JOURNAL_PREFIX } from '../../../engine/storage/store/journal'
import { originalKey } from '../../../engine/storage/store/quarantine'
import { matches, matchesSchema } from '../../../engine/storage/values/matches'
import { fixedRecord, records, recordsSchema } from '../../../engine/storage/values/records'
import { results, resultsSchema } from '../../../engine/storage/values/results'
import { allSaves, oldSave, SAVES, saveSchema } from '../../../engine/storage/values/saves'
import { sealed, sealedSchema } from '../../../engine/storage/values/sealed'
import { settings, settingsSchema } from '../../../engine/storage/values/settings'
import { readSteps } from '../../../engine/storage/values/steps'
import { trophies, trophiesSchema } from '../../../engine/storage/values/trophies'
import { allWorlds, WORLDS, worldSchema } from '../../../engine/storage/values/worlds'
import { catalog } from '../../../games/catalog'
import { customGames, favorites, recents } from '../../library/library'
import { days, daysSchema } from '../../today/days'
import { profiles, profilesSchema } from '../profiles/profiles'
import { ownGame } from './backupGames'
import { type Kept, lengthOf, many, room, single, sizeOf } from './storedParts'

/** Stricter than reading what is stored: a file that does not fit is refused, not mended. */
const versioned = <T extends v.GenericSchema>(data: T) => v.object({ version: v.literal(1), data })
/** More than there are games to like. */
const paths = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(1000))

/** A game that stores its best result under a separate key names it in its manifest. */
const scores = catalog.flatMap((game) =>
  (game.keys ?? []).map((key) =>
    single(
      `${game.title} best`,
      fixedRecord(key),
      v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      String,
    ),
  ),
)
const save = v.pipe(
  saveSchema,
  v.check((value) => readSteps(value) !== null),
)

/** Everything the site keeps. */
export const ALL: readonly Kept[] = [
  single('Favorites', favorites, paths, lengthOf('game')),
  single('Recently played', recents, paths, lengthOf('game')),
  single('Custom games', customGames, v.array(ownGame), lengthOf('game')),
  single('Best results', records, versioned(recordsSchema), sizeOf('game')),
  single('Results of plays', results, versioned(resultsSchema), sizeOf('game')),
  single('Days played', days, versioned(daysSchema), sizeOf('day')),
  single('Trophies', trophies, versioned(trophiesSchema), (value) => {
    const { data } = value as { data: Record<string, object> }
    const won = Object.values(data).reduce((sum, ids) => sum + Object.keys(ids).length, 0)
    return many(won, 'trophy', 'trophies')
  }),
  single('Games by link', matches, versioned(matchesSchema), sizeOf('game')),
  single('Fleets of games by link', sealed, versioned(sealedSchema), sizeOf('fleet')),
  room('Games in progress', SAVES, allSaves, save, oldSave),
  room('Puzzles in progress', WORLDS, allWorlds, worldSchema, worldSchema),
  single('Settings', settings, versioned(settingsSchema), () => 'all'),
  single('Profiles', profiles, versioned(profilesSchema), sizeOf('profile')),
  ...scores,
]
/** The same by key. */
export const KEPT = new Map(ALL.map((kept) => [kept.key, kept]))

/** The part that a key belongs to: its name in a file. Undefined for keys that are not ours. */
export function ownerOf(key: string): string | undefined {
  const original = originalKey(key)
  const bare = original.startsWith(JOURNAL_PREFIX) ? original.slice(JOURNAL_PREFIX.length) : original
  const first = bare.split('/')[0] ?? ''
  return KEPT.has(bare) || (bare !== original && KEPT.has(first)) || first === SAVES || first === WORLDS
    ? first
    : undefined
}
