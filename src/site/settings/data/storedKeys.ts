/** The list of all stored data: its parts with their keys and formats, and which part a key belongs to. */
import * as v from 'valibot'
import { JOURNAL_PREFIX } from '../../../engine/storage/store/journal'
import { originalKey } from '../../../engine/storage/store/quarantine'
import { groups, groupsSchema, MAX_KEPT } from '../../../engine/storage/values/groups'
import { matches, matchesSchema } from '../../../engine/storage/values/matches'
import { MAX_ITEMS, practice, practiceSchema } from '../../../engine/storage/values/practice'
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
import { dataTexts } from '../../texts/data'
import { days, daysSchema } from '../../today/days'
import { profiles, profilesSchema } from '../profiles/profiles'
import { customGameInFile } from './backupGames'
import { lengthText, perGame, type StoredPart, single, sizeText } from './storedParts'

/** Stricter than the schemas for reading: an invalid file is refused, not repaired. */
const versioned = <T extends v.GenericSchema>(data: T) => v.object({ version: v.literal(1), data })
/** A list of paths, longer than any catalog. */
const paths = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(1000))

/** Games that store their best result under a separate key name it in their manifest. */
const scores = catalog.flatMap((game) =>
  (game.keys ?? []).map((key) =>
    single(
      dataTexts.parts.bestOf(game.title),
      fixedRecord(key),
      v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      String,
    ),
  ),
)
/** Two tabs can add more items than a list has. */
const practiceLists = v.pipe(
  practiceSchema,
  v.check((games) => Object.values(games).every((items) => Object.keys(items).length <= 2 * MAX_ITEMS)),
)
/** Two tabs can add more entries than a group has. */
const groupEntries = v.pipe(
  groupsSchema,
  v.check((all) => Object.values(all).every((entries) => Object.keys(entries).length <= 2 * MAX_KEPT)),
)
const save = v.pipe(
  saveSchema,
  v.check((value) => readSteps(value) !== null),
)

const { parts, counts } = dataTexts

/** All parts of the stored data. */
export const ALL_PARTS: readonly StoredPart[] = [
  single(parts.favorites, favorites, paths, lengthText(counts.games)),
  single(parts.recents, recents, paths, lengthText(counts.games)),
  single(parts.customGames, customGames, v.array(customGameInFile), lengthText(counts.games)),
  single(parts.bests, records, versioned(recordsSchema), sizeText(counts.games)),
  single(parts.results, results, versioned(resultsSchema), sizeText(counts.games)),
  single(parts.days, days, versioned(daysSchema), sizeText(counts.days)),
  single(parts.trophies, trophies, versioned(trophiesSchema), (value) => {
    const { data } = value as { data: Record<string, object> }
    return counts.trophies(Object.values(data).reduce((sum, ids) => sum + Object.keys(ids).length, 0))
  }),
  single(parts.linkGames, matches, versioned(matchesSchema), sizeText(counts.games)),
  single(parts.fleets, sealed, versioned(sealedSchema), sizeText(counts.fleets)),
  single(parts.practice, practice, versioned(practiceLists), sizeText(counts.games)),
  single(parts.groups, groups, versioned(groupEntries), sizeText(counts.groups)),
  perGame(parts.saves, SAVES, allSaves, save, oldSave),
  perGame(parts.worlds, WORLDS, allWorlds, worldSchema, worldSchema),
  single(parts.settings, settings, versioned(settingsSchema), () => ''),
  single(parts.profiles, profiles, versioned(profilesSchema), sizeText(counts.profiles)),
  ...scores,
]
export const PARTS_BY_KEY = new Map(ALL_PARTS.map((part) => [part.key, part]))

/** The key of the part that a storage key belongs to; undefined for keys of other sites. */
export function ownerOf(key: string): string | undefined {
  const original = originalKey(key)
  const bare = original.startsWith(JOURNAL_PREFIX) ? original.slice(JOURNAL_PREFIX.length) : original
  const first = bare.split('/')[0] ?? ''
  return PARTS_BY_KEY.has(bare) ||
    (bare !== original && PARTS_BY_KEY.has(first)) ||
    first === SAVES ||
    first === WORLDS
    ? first
    : undefined
}
