/** Data from a file or from another device: read and checked, and put in place of the data of this browser. */
import { stopWriting } from '../../../engine/storage/store/page'
import { storedReplays } from '../../../play/replay/stored/storedReplays'
import { dataTexts } from '../../texts/data'
import {
  applyBackup,
  exclusively,
  type Refusal,
  type Replacement,
  readBackup,
  type Sentences,
} from './backup'
import { areNewer, readReplays, type WholeReplay, withReplays } from './backupReplays'
import { refusedStats } from './plausibleRecords'

/** Data that was read, until the visitor decides. */
export interface Incoming {
  readonly replacements: readonly Replacement[]
  /** The parts of this browser's data that stay, because the incoming data does not have them. */
  readonly kept: readonly string[]
  /** The names of incoming parts that this program does not know: they are left out. */
  readonly unknown: readonly string[]
  /** Null if it has none: those of this browser stay. */
  readonly replays: readonly WholeReplay[] | null
  readonly replaysNow: number
}

export type ReadIncoming =
  | { readonly ok: true; readonly incoming: Incoming }
  /** `reason` is a sentence. */
  | { readonly ok: false; readonly why: Refusal; readonly reason: string }

/** Reads the text of an exported file. Changes nothing. */
export async function readIncoming(text: string, texts: Sentences = dataTexts.import): Promise<ReadIncoming> {
  const read = readBackup(text, texts)
  if (!read.ok) return read
  const { plays, ...parts } = read
  const replays = plays === undefined ? null : await readReplays(plays)
  if (plays !== undefined && !replays)
    return (await areNewer(plays))
      ? { ok: false, why: 'newer', reason: texts.newerFile }
      : { ok: false, why: 'invalid', reason: texts.damaged(dataTexts.import.replays) }
  const reason = await refusedStats(parts.replacements, replays ?? [], texts)
  if (reason !== null)
    return { ok: false, why: reason === texts.notVerified ? 'unverified' : 'invalid', reason }
  return { ok: true, incoming: { ...parts, replays, replaysNow: (await storedReplays()).length } }
}

/**
 * Replaces the data of this browser, as a whole or not at all. Afterwards this page writes nothing more: it must be
 * reloaded.
 *
 * @returns false if it cannot be saved: nothing has changed then
 */
export function replaceBy({ replays, replacements }: Incoming): Promise<boolean> {
  const rest = () =>
    new Promise<boolean>((resolve) =>
      exclusively(() => {
        const done = applyBackup(replacements)
        if (done) stopWriting()
        resolve(done)
      }),
    )
  return withReplays(replays, rest)
}
