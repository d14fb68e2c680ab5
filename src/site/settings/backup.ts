/** Owns all stored data as one file: what goes out, what is accepted back, and putting it in place whole or not at all. */
import * as v from 'valibot'
import { dropBlobs } from '../../engine/storage/blobs'
import { readText, removeText, storedKeys, writeText } from '../../engine/storage/door'
import { fixedRecord, records, recordsSchema } from '../../engine/storage/records'
import { saves, savesSchema } from '../../engine/storage/saves'
import { settings, settingsSchema } from '../../engine/storage/settings'
import { flushAll, openStores, type Store } from '../../engine/storage/store'
import { worlds, worldsSchema } from '../../engine/storage/worlds'
import { catalogue } from '../../games/catalogue'
import { contentOf } from '../custom/content'
import { type CustomGame, customGameSchema, customGames, favorites, recents } from '../library'

const APP = 'pocket-arcade'
const FORMAT = 1

/** Stricter than reading what is stored: a file that does not fit is refused, not mended. */
const versioned = <T extends v.GenericSchema>(data: T) => v.object({ version: v.literal(1), data })
const paths = v.array(v.string())

interface Kept {
  readonly label: string
  readonly store: Pick<Store<unknown>, 'key' | 'format' | 'get'>
  /** Of the value as JSON reads it. */
  readonly schema: v.GenericSchema
  count(value: unknown): string
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
const lengthOf = (one: string) => (value: unknown) => many((value as unknown[]).length, one)
const sizeOf = (one: string) => (value: unknown) =>
  many(Object.keys((value as { data: object }).data).length, one)
/** A game that keeps its best result under a key of its own names it in its manifest. */
const scores = catalogue.flatMap((game) =>
  (game.keys ?? []).map((key): Kept => {
    const schema = v.pipe(v.number(), v.safeInteger())
    return { label: `${game.title} best`, store: fixedRecord(key), schema, count: String }
  }),
)

/** Every key the site keeps. */
const ALL: readonly Kept[] = [
  { label: 'Favorites', store: favorites, schema: paths, count: lengthOf('game') },
  { label: 'Recently played', store: recents, schema: paths, count: lengthOf('game') },
  { label: 'Custom games', store: customGames, schema: v.array(customGameSchema), count: lengthOf('game') },
  { label: 'Best results', store: records, schema: versioned(recordsSchema), count: sizeOf('game') },
  { label: 'Games in progress', store: saves, schema: versioned(savesSchema), count: sizeOf('game') },
  { label: 'Puzzles in progress', store: worlds, schema: versioned(worldsSchema), count: sizeOf('game') },
  { label: 'Settings', store: settings, schema: versioned(settingsSchema), count: () => 'all' },
  ...scores,
]
const KEPT = new Map(ALL.map((kept) => [kept.store.key, kept]))

/** What the open store holds, as JSON: more than what is stored where storage is full. Undefined when there is nothing. */
function held({ store: { key, format, get } }: Kept): unknown {
  const text = format.write(get())
  const stored = readText(key)
  const empty = text === format.write(format.read(null).value)
  if (empty && (stored === null || format.read(stored).problem)) return undefined
  return parsed(text)
}

const fileSchema = v.object({
  app: v.literal(APP),
  format: v.number(),
  data: v.record(v.string(), v.unknown()),
})

/** All data of this visit as the text of a file, what could not be stored too. What cannot be read is left out. */
export function exportText(now: Date): string {
  flushAll()
  const data: Record<string, unknown> = {}
  for (const [key, kept] of KEPT) {
    const value = held(kept)
    if (value !== undefined) data[key] = value
  }
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
  | { readonly ok: true; readonly replacements: readonly Replacement[] }
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
  for (const [key, value] of Object.entries(file.output.data)) {
    const kept = KEPT.get(key)
    if (!kept)
      return { ok: false, reason: `This file holds something this site does not know: ${shortened(key)}.` }
    if (!v.is(kept.schema, value)) {
      return { ok: false, reason: `This file is damaged: ${kept.label} cannot be read. Export it again.` }
    }
    const large = key === customGames.key && tooLarge(value as readonly CustomGame[])
    if (large) {
      return {
        ok: false,
        reason: `The embed code of "${shortened(large.title)}" is too long: at most 200 kB. Nothing was changed.`,
      }
    }
    if (isNewer(parsed(readText(key)))) {
      return {
        ok: false,
        reason:
          'The data in this browser comes from a newer version of the site. Reload the page and try again.',
      }
    }
    const now = held(kept)
    replacements.push({
      key,
      label: kept.label,
      before: now === undefined ? 'none' : kept.count(now),
      after: kept.count(value),
      value,
    })
  }
  if (replacements.length === 0) return { ok: false, reason: 'This file holds no data.' }
  return { ok: true, replacements }
}

function tooLarge(games: readonly CustomGame[]): CustomGame | undefined {
  return games.find((game) => contentOf(game).kind === 'refused')
}

function isNewer(value: unknown): boolean {
  const shell = v.safeParse(v.object({ version: v.number() }), value)
  return shell.success && shell.output.version > 1
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Puts the values in place. When one cannot be written, all are put back as they were and false is returned. */
export function applyBackup(replacements: readonly Replacement[]): boolean {
  flushAll()
  const before = replacements.map(({ key }) => [key, readText(key)] as const)
  const written = replacements.every(({ key, value }) => writeText(key, JSON.stringify(value)) === 'written')
  if (!written) {
    // All go before the first comes back, so that there is room for each.
    for (const [key] of before) removeText(key)
    for (const [key, text] of before) if (text !== null) writeText(key, text)
    return false
  }
  // What waited for these keys was meant for the values that are gone.
  const replaced = new Set(replacements.map(({ key }) => key))
  for (const store of openStores()) if (replaced.has(store.key)) store.reset()
  return true
}

/** Deletes everything the site has stored in this browser, copies of unreadable data and own pictures included. */
export async function deleteEverything(): Promise<void> {
  for (const key of storedKeys()) if (KEPT.has(key.replace(/\.unreadable$/, ''))) removeText(key)
  for (const store of openStores()) store.reset()
  await dropBlobs()
}
