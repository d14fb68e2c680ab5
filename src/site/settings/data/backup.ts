/** All stored data as one file: export, validation, and an import that replaces all of it or nothing. */
import * as v from 'valibot'
import { readText, storedKeys } from '../../../engine/storage/adapter/localStorage'
import { flushAll, page } from '../../../engine/storage/store/page'
import { isUnreadableCopy } from '../../../engine/storage/store/quarantine'
import { replaceData } from '../../../engine/storage/store/replaceData'
import { type CustomGame, customGames, shortened } from '../../library/library'
import { dataTexts } from '../../texts/data'
import { customGameInFile, refusedContent } from './backupGames'
import { ALL_PARTS, ownerOf, PARTS_BY_KEY } from './storedKeys'
import { parsed } from './storedParts'

const APP = 'pocket-arcade'
const FORMAT = 1
/** The key of the replays in a file; they are stored in a separate database, which `backupReplays.ts` reads. */
const PLAYS = 'plays'

const shellSchema = v.object({ app: v.literal(APP), format: v.number() })
const fileSchema = v.object({ data: v.record(v.string(), v.unknown()) })

/** Why data is not taken: it is newer than this program, or older than what this browser has. */
export type Refusal = 'empty' | 'newer' | 'older' | 'invalid' | 'unverified'

/** What is said about data: in `texts/data.ts` about a file, in `texts/move.ts` about another device. */
export type Sentences = Readonly<
  Pick<
    typeof dataTexts.import,
    'notOurs' | 'newerFile' | 'newerData' | 'damaged' | 'refused' | 'empty' | 'notVerified' | 'impossible'
  >
>

/**
 * All data of this visit as the text of a file, including data that could not be stored. Unreadable data is left out.
 *
 * @param plays - the replays as `backupReplays.ts` exports them
 */
export function exportText(now: Date, plays?: unknown): string {
  flushAll()
  const data: Record<string, unknown> = {}
  for (const [key, part] of PARTS_BY_KEY) {
    const value = part.held()
    if (value !== undefined) data[key] = value
  }
  if (plays !== undefined) data[PLAYS] = plays
  return JSON.stringify({ app: APP, format: FORMAT, exported: now.toISOString(), data }, null, 2)
}

export interface Replacement {
  readonly key: string
  readonly label: string
  /** What is stored now and what the file contains: '3 games', 'none'. */
  readonly before: string
  readonly after: string
  readonly value: unknown
}

export type ReadFile =
  | {
      readonly ok: true
      readonly replacements: readonly Replacement[]
      /** The parts of this browser's data that the file does not have. */
      readonly kept: readonly string[]
      /** The keys of parts that this program does not know. */
      readonly unknown: readonly string[]
      /** The replays in the file, if it has some. */
      readonly plays: unknown
    }
  | { readonly ok: false; readonly why: Refusal; readonly reason: string }

/** Reads an exported file. Changes nothing. */
export function readBackup(text: string, texts: Sentences = dataTexts.import): ReadFile {
  const refused = (why: Refusal, reason: string) => ({ ok: false, why, reason }) as const
  const content = parsed(text)
  const shell = v.safeParse(shellSchema, content)
  if (shell.success && shell.output.format > FORMAT) return refused('newer', texts.newerFile)
  const file = v.safeParse(fileSchema, content)
  if (!shell.success || !file.success) return refused('invalid', texts.notOurs)
  const replacements: Replacement[] = []
  const unknown: string[] = []
  const { [PLAYS]: plays, ...data } = file.output.data
  for (const [key, value] of Object.entries(data)) {
    const part = PARTS_BY_KEY.get(key)
    if (!part) {
      unknown.push(shortened(key))
      continue
    }
    if (isNewer(value, part.version)) return refused('newer', texts.newerFile)
    if (!v.is(part.schema, value)) return refused('invalid', texts.damaged(part.label))
    const refusal =
      key === customGames.key && refusedContent(v.parse(v.array(customGameInFile), value) as CustomGame[])
    if (refusal) return refused('invalid', texts.refused(refusal))
    if (isNewer(parsed(readText(key)))) return refused('older', texts.newerData)
    const now = part.held()
    replacements.push({
      key,
      label: part.label,
      before: now === undefined ? dataTexts.none : part.count(now),
      after: part.count(value),
      value,
    })
  }
  if (replacements.length === 0 && plays === undefined)
    return unknown.length > 0 ? refused('newer', texts.newerFile) : refused('empty', texts.empty)
  const kept = ALL_PARTS.filter((part) => !Object.hasOwn(data, part.key) && part.held() !== undefined)
  return { ok: true, replacements, kept: kept.map(({ label }) => label), unknown, plays }
}

export function isNewer(value: unknown, than = 1): boolean {
  const shell = v.safeParse(v.object({ version: v.number() }), value)
  return shell.success && shell.output.version > than
}

/**
 * Writes the values, and stops older tabs from writing theirs. If one cannot be written, all are restored and false is
 * returned.
 */
export function applyBackup(replacements: readonly Replacement[]): boolean {
  flushAll()
  const replaced = new Set(replacements.map(({ key }) => key))
  const stored = storedKeys().filter((key) => !isUnreadableCopy(key))
  const going = stored.filter((key) => replaced.has(ownerOf(key) ?? ''))
  // Parts that the file does not contain are carried over into the new epoch.
  const staying = ALL_PARTS.filter(({ key }) => !replaced.has(key)).flatMap((part) => {
    const own = stored.filter((key) => key !== part.key && ownerOf(key) === part.key)
    const ours = own.length > 0 && !isNewer(parsed(readText(part.key)))
    const value = ours ? part.held() : undefined
    return value === undefined ? [] : [{ part, value, own }]
  })
  return replaceData(page, [...going, ...staying.flatMap(({ own }) => own)], () => [
    ...replacements.flatMap(({ key, value }) => PARTS_BY_KEY.get(key)?.texts(value) ?? []),
    ...staying.flatMap(({ part, value }) => part.texts(value)),
  ])
}

/** Runs a task on all data while no other tab writes. */
export function exclusively(work: () => void): void {
  const { adapter } = page
  if (adapter.runExclusive) void adapter.runExclusive(work)
  else work()
}
