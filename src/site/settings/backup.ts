/** Owns all stored data as one file: what goes out, what is accepted back, and putting it in place whole or not at all. */
import * as v from 'valibot'
import { isCopy, originalOf } from '../../engine/storage/damage'
import { readText, removeText, storedKeys } from '../../engine/storage/door'
import { entryOf } from '../../engine/storage/entries'
import { JOURNALS } from '../../engine/storage/journal'
import { matches, matchesSchema } from '../../engine/storage/matches'
import { fixedRecord, records, recordsSchema } from '../../engine/storage/records'
import { deleteData, replaceData } from '../../engine/storage/replace'
import { results, resultsSchema } from '../../engine/storage/results'
import { allSaves, oldSave, SAVES, saveSchema } from '../../engine/storage/saves'
import { sealed, sealedSchema } from '../../engine/storage/sealed'
import { settings, settingsSchema } from '../../engine/storage/settings'
import { readSteps } from '../../engine/storage/steps'
import { flushAll, page, type Store } from '../../engine/storage/store'
import { trophies, trophiesSchema } from '../../engine/storage/trophies'
import { allWorlds, WORLDS, worldSchema } from '../../engine/storage/worlds'
import { catalogue } from '../../games/catalogue'
import { contentOf } from '../custom/content'
import { type CustomGame, customGames, favorites, recents, refusedGames, shortened } from '../library'
import { days, daysSchema } from '../today/days'
import { profiles, profilesSchema } from './profiles'

const APP = 'pocket-arcade'
const FORMAT = 1
/** Under this the kept plays stand in a file; they lie in a place of their own, and `plays.ts` reads them. */
const PLAYS = 'plays'

/** Stricter than reading what is stored: a file that does not fit is refused, not mended. */
const versioned = <T extends v.GenericSchema>(data: T) => v.object({ version: v.literal(1), data })
/** More than there are games to like. */
const paths = v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(1000))
const maybe = v.optional(v.string())
const ownGame = v.looseObject({
  id: v.string(),
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.optional(v.string(), ''),
  iconName: maybe,
  difficulty: maybe,
  players: maybe,
  gameUrl: maybe,
  embedCode: maybe,
})

interface Kept {
  readonly key: string
  readonly label: string
  /** Of the value as JSON reads it. */
  readonly schema: v.GenericSchema
  /** What this visit holds, as JSON: more than what is stored where storage is full. Undefined when there is nothing. */
  held(): unknown
  /** The keys that a value takes, and their texts. */
  texts(value: unknown): readonly (readonly [key: string, text: string])[]
  count(value: unknown): string
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
const lengthOf = (one: string) => (value: unknown) => many((value as unknown[]).length, one)
const sizeOf = (one: string) => (value: unknown) =>
  many(Object.keys((value as { data: object }).data).length, one)
/** A key that holds one value. */
function single(
  label: string,
  store: Pick<Store<unknown>, 'key' | 'format' | 'get'>,
  schema: v.GenericSchema,
  count: (value: unknown) => string,
): Kept {
  const { key, format } = store
  return {
    key,
    label,
    schema,
    held() {
      const text = format.write(store.get())
      const stored = readText(key)
      const empty = text === format.write(format.read(null).value)
      if (empty && (stored === null || format.read(stored).problem)) return undefined
      return parsed(text)
    },
    texts: (value) => [[key, JSON.stringify(value)]],
    count,
  }
}

const roomShell = v.object({ version: v.number(), data: v.record(v.string(), v.unknown()) })

/** A room with an entry a game; `old` is the form of version 1 of a file, `today` that of version 2. */
function room(
  label: string,
  key: string,
  all: () => Record<string, unknown>,
  today: v.GenericSchema,
  old: v.GenericSchema,
): Kept {
  const entry = (version: number) => (version === 1 ? old : today)
  const form = (version: number) => v.record(v.pipe(v.string(), v.regex(/^[\w-]+(@link)?$/)), entry(version))
  return {
    key,
    label,
    schema: v.pipe(
      roomShell,
      v.check(({ version, data }) => (version === 1 || version === 2) && v.is(form(version), data)),
    ),
    held() {
      const data = all()
      return Object.keys(data).length > 0 ? { version: 2, data } : undefined
    },
    texts(value) {
      const { version, data } = v.parse(roomShell, value)
      return Object.entries(data).map(([name, one]) => {
        const { key: place, text } = entryOf(page, key, name, v.parse(entry(version), one), 'file')
        return [place, text] as const
      })
    },
    count: sizeOf('game'),
  }
}

/** A game that keeps its best result under a key of its own names it in its manifest. */
const scores = catalogue.flatMap((game) =>
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
const ALL: readonly Kept[] = [
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
const KEPT = new Map(ALL.map((kept) => [kept.key, kept]))

/** What the key is kept for: the name under which it stands in a file. Undefined for keys that are not ours. */
function ownerOf(key: string): string | undefined {
  const original = originalOf(key)
  const bare = original.startsWith(JOURNALS) ? original.slice(JOURNALS.length) : original
  const first = bare.split('/')[0] ?? ''
  return KEPT.has(bare) || (bare !== original && KEPT.has(first)) || first === SAVES || first === WORLDS
    ? first
    : undefined
}

const fileSchema = v.object({
  app: v.literal(APP),
  format: v.number(),
  data: v.record(v.string(), v.unknown()),
})

/**
 * All data of this visit as the text of a file, what could not be stored too. What cannot be read is left out. `plays` are
 * the kept plays as `plays.ts` writes them.
 */
export function exportText(now: Date, plays?: unknown): string {
  flushAll()
  const data: Record<string, unknown> = {}
  for (const [key, kept] of KEPT) {
    const value = kept.held()
    if (value !== undefined) data[key] = value
  }
  if (plays !== undefined) data[PLAYS] = plays
  return JSON.stringify({ app: APP, format: FORMAT, exported: now.toISOString(), data }, null, 2)
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface Replacement {
  readonly key: string
  readonly label: string
  /** What is there now, and what the file holds: '3 games', 'none'. */
  readonly before: string
  readonly after: string
  readonly value: unknown
}

export type ReadFile =
  | {
      readonly ok: true
      readonly replacements: readonly Replacement[]
      /** Undefined where the file has none. */
      readonly plays: unknown
    }
  | { readonly ok: false; readonly reason: string }

/** Reads a file that was exported before. Nothing is changed. */
export function readBackup(text: string): ReadFile {
  const file = v.safeParse(fileSchema, parsed(text))
  if (!file.success) {
    return { ok: false, reason: 'This is not a file exported from Pocket Arcade. Choose another file.' }
  }
  if (file.output.format > FORMAT) {
    return {
      ok: false,
      reason: 'This file comes from a newer version of the site. Reload the page and try again.',
    }
  }
  const replacements: Replacement[] = []
  const { [PLAYS]: plays, ...data } = file.output.data
  for (const [key, value] of Object.entries(data)) {
    const kept = KEPT.get(key)
    if (!kept)
      return { ok: false, reason: `This file holds something this site does not know: ${shortened(key)}.` }
    if (!v.is(kept.schema, value)) {
      return { ok: false, reason: `This file is damaged: ${kept.label} cannot be read. Export it again.` }
    }
    const refusal =
      key === customGames.key && refusedContent(v.parse(v.array(ownGame), value) as CustomGame[])
    if (refusal) return { ok: false, reason: `This file cannot be taken. ${refusal} Nothing was changed.` }
    if (isNewer(parsed(readText(key)))) {
      return {
        ok: false,
        reason:
          'The data in this browser comes from a newer version of the site. Reload the page and try again.',
      }
    }
    const now = kept.held()
    replacements.push({
      key,
      label: kept.label,
      before: now === undefined ? 'none' : kept.count(now),
      after: kept.count(value),
      value,
    })
  }
  if (replacements.length === 0 && plays === undefined)
    return { ok: false, reason: 'This file holds no data.' }
  return { ok: true, replacements, plays }
}

function refusedContent(games: readonly CustomGame[]): string | null {
  const reason = refusedGames(games)
  const large = reason ? undefined : games.find((game) => contentOf(game).kind === 'refused')
  return large ? `The embed code of "${shortened(large.title)}" is too long: at most 200 kB.` : reason
}

function isNewer(value: unknown): boolean {
  const shell = v.safeParse(v.object({ version: v.number() }), value)
  return shell.success && shell.output.version > 1
}

/**
 * Puts the values in place, and ends what older tabs would still write. When one cannot be written, all are put back as
 * they were and false is returned.
 */
export function applyBackup(replacements: readonly Replacement[]): boolean {
  flushAll()
  const replaced = new Set(replacements.map(({ key }) => key))
  const stored = storedKeys().filter((key) => !isCopy(key))
  const going = stored.filter((key) => replaced.has(ownerOf(key) ?? ''))
  // What the file says nothing of goes on in the new epoch.
  const staying = ALL.filter(({ key }) => !replaced.has(key)).flatMap((kept) => {
    const own = stored.filter((key) => key !== kept.key && ownerOf(key) === kept.key)
    const ours = own.length > 0 && !isNewer(parsed(readText(kept.key)))
    const value = ours ? kept.held() : undefined
    return value === undefined ? [] : [{ kept, value, own }]
  })
  return replaceData(page, [...going, ...staying.flatMap(({ own }) => own)], () => [
    ...replacements.flatMap(({ key, value }) => KEPT.get(key)?.texts(value) ?? []),
    ...staying.flatMap(({ kept, value }) => kept.texts(value)),
  ])
}

/** Deletes everything the site has stored in this browser, copies of unreadable data included, and ends what older tabs would still write. */
export function deleteEverything(): void {
  deleteData(page, (key) => ownerOf(key) !== undefined)
}

/** Does so while no other tab writes. */
export function inTurn(work: () => void): void {
  const { alone } = page.door
  if (alone) alone(work)
  else work()
}

/** The texts that could not be read, with the key each stood under. */
export function unreadableTexts(): { key: string; text: string }[] {
  return storedKeys()
    .filter((key) => isCopy(key) && ownerOf(key) !== undefined)
    .sort()
    .map((key) => ({ key, text: readText(key) ?? '' }))
}

/** Removes the copies of what could not be read. */
export function removeUnreadable(): void {
  for (const { key } of unreadableTexts()) removeText(key)
}
