/** All stored data as one file: export, validation, and an import that replaces everything or nothing. */
import * as v from 'valibot'
import { readText, storedKeys } from '../../../engine/storage/adapter/localStorage'
import { flushAll, page } from '../../../engine/storage/store/page'
import { isUnreadableCopy } from '../../../engine/storage/store/quarantine'
import { replaceData } from '../../../engine/storage/store/replaceData'
import { type CustomGame, customGames, shortened } from '../../library/library'
import { ownGame, refusedContent } from './backupGames'
import { ALL, KEPT, ownerOf } from './storedKeys'
import { parsed } from './storedParts'

const APP = 'pocket-arcade'
const FORMAT = 1
/** The key of the replays in a file; they are stored in a separate database, which `backupReplays.ts` reads. */
const PLAYS = 'plays'

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

export interface Replacement {
  readonly key: string
  readonly label: string
  /** What is stored now, and what the file contains: '3 games', 'none'. */
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
  const stored = storedKeys().filter((key) => !isUnreadableCopy(key))
  const going = stored.filter((key) => replaced.has(ownerOf(key) ?? ''))
  // What the file does not contain is carried over into the new epoch.
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

/** Does a work on all data while no other tab writes. */
export function inTurn(work: () => void): void {
  const { adapter } = page
  if (adapter.runExclusive) void adapter.runExclusive(work)
  else work()
}
