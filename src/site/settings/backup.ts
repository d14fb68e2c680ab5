/** Owns all stored data as one file: what goes out, what is accepted back, and putting it in place whole or not at all. */
import * as v from 'valibot'
import { readText, removeText, storedKeys, writeText } from '../../engine/storage/door'
import { flushAll, openStores } from '../../engine/storage/store'
import { customGameSchema } from '../library'

const APP = 'pocket-arcade'
const FORMAT = 1

const number = v.pipe(v.number(), v.finite())
const level = v.pipe(number, v.minValue(0), v.maxValue(1))
const names = v.array(v.string())
const versioned = <T extends v.GenericSchema>(data: T) => v.object({ version: v.literal(1), data })

/** Stricter than reading what is stored: a file that does not fit is refused, not mended. */
const recordsSchema = v.record(
  v.string(),
  v.record(v.string(), v.object({ plays: number, best: v.record(v.string(), number) })),
)
const settingsSchema = v.object({
  theme: v.picklist(['system', 'dark', 'light']),
  effects: level,
  music: level,
  muted: v.boolean(),
  motion: v.picklist(['system', 'full', 'reduced']),
  vibration: v.boolean(),
  bindings: v.record(
    v.string(),
    v.record(v.string(), v.object({ keys: v.optional(names), pad: v.optional(names) })),
  ),
  options: v.record(v.string(), v.record(v.string(), v.string())),
})
const savesSchema = v.record(
  v.string(),
  v.object({
    seed: number,
    options: v.record(v.string(), v.string()),
    position: v.optional(v.string()),
    moves: v.array(v.tuple([v.unknown(), number])),
    at: number,
  }),
)

const worldsSchema = v.record(
  v.string(),
  v.object({ seed: number, options: v.record(v.string(), v.string()), world: v.unknown() }),
)

interface Kept {
  readonly label: string
  /** Of the value as JSON reads it. */
  readonly schema: v.GenericSchema
  count(value: unknown): string
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
const lengthOf = (one: string) => (value: unknown) => many((value as unknown[]).length, one)
const sizeOf = (one: string) => (value: unknown) =>
  many(Object.keys((value as { data: object }).data).length, one)
const score: Omit<Kept, 'label'> = { schema: v.pipe(number, v.safeInteger()), count: String }

/** Every key the site keeps. */
const KEPT: Readonly<Record<string, Kept>> = {
  gameFavorites: { label: 'Favorites', schema: names, count: lengthOf('game') },
  recentlyPlayed: { label: 'Recently played', schema: names, count: lengthOf('game') },
  customGames: { label: 'Custom games', schema: v.array(customGameSchema), count: lengthOf('game') },
  records: { label: 'Best results', schema: versioned(recordsSchema), count: sizeOf('game') },
  saves: { label: 'Games in progress', schema: versioned(savesSchema), count: sizeOf('game') },
  worlds: { label: 'Puzzles in progress', schema: versioned(worldsSchema), count: sizeOf('game') },
  settings: { label: 'Settings', schema: versioned(settingsSchema), count: () => 'all' },
  'whack-a-mole-high-score': { label: 'Whack-a-Mole high score', ...score },
  doodleJumpHighScore: { label: 'Doodle Jump high score', ...score },
  slidingPuzzleBest: { label: 'Sliding Puzzle best', ...score },
  blueBlockRunnerHighScore: { label: 'Blue Block Runner high score', ...score },
}

const fileSchema = v.object({
  app: v.literal(APP),
  format: v.number(),
  data: v.record(v.string(), v.unknown()),
})

/** The whole of the stored data as the text of a file. What cannot be read is left out. */
export function exportText(now: Date): string {
  flushAll()
  const data: Record<string, unknown> = {}
  for (const [key, { schema }] of Object.entries(KEPT)) {
    const value = parsed(readText(key))
    if (value !== undefined && v.is(schema, value)) data[key] = value
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
    const kept = Object.hasOwn(KEPT, key) ? KEPT[key] : undefined
    if (!kept)
      return { ok: false, reason: `This file holds something this site does not know: ${shortened(key)}.` }
    if (!v.is(kept.schema, value)) {
      return { ok: false, reason: `This file is damaged: ${kept.label} cannot be read. Export it again.` }
    }
    const now = parsed(readText(key))
    if (isNewer(now)) {
      return {
        ok: false,
        reason:
          'The data in this browser comes from a newer version of the site. Reload the page and try again.',
      }
    }
    replacements.push({
      key,
      label: kept.label,
      before: now !== undefined && v.is(kept.schema, now) ? kept.count(now) : 'none',
      after: kept.count(value),
      value,
    })
  }
  if (replacements.length === 0) return { ok: false, reason: 'This file holds no data.' }
  return { ok: true, replacements }
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
    for (const [key, text] of before) {
      if (text === null) removeText(key)
      else writeText(key, text)
    }
  }
  reloadAll()
  return written
}

/** Deletes everything the site has stored in this browser, copies of unreadable data included. */
export function deleteEverything(): void {
  flushAll()
  const known = Object.keys(KEPT)
  for (const key of storedKeys()) {
    if (known.includes(key.replace(/\.unreadable$/, ''))) removeText(key)
  }
  reloadAll()
}

function reloadAll(): void {
  for (const store of openStores()) store.reload()
}
