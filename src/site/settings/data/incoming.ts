/** Data from a file or from another device: read and checked, and put in place of the data of this browser. */
import { stopWriting } from '../../../engine/storage/store/page'
import { storedReplays } from '../../../play/replay/stored/storedReplays'
import { dataTexts } from '../../texts/data'
import { applyBackup, exclusively, type Replacement, readBackup } from './backup'
import { readReplays, type WholeReplay, withReplays } from './backupReplays'
import { refusedStats } from './plausibleRecords'

const texts = dataTexts.import

/** Data that was read, until the visitor decides. */
export interface Incoming {
  readonly replacements: readonly Replacement[]
  /** Null if it has none: those of this browser stay. */
  readonly replays: readonly WholeReplay[] | null
  readonly replaysNow: number
}

export type ReadIncoming =
  | { readonly ok: true; readonly incoming: Incoming }
  /** `reason` is a sentence. */
  | { readonly ok: false; readonly reason: string }

/** Reads the text of an exported file. Changes nothing. */
export async function readIncoming(text: string): Promise<ReadIncoming> {
  const read = readBackup(text)
  if (!read.ok) return read
  const { replacements, plays } = read
  const replays = plays === undefined ? null : await readReplays(plays)
  const reason = await refusedStats(replacements, replays ?? [])
  if (reason !== null) return { ok: false, reason }
  if (plays !== undefined && !replays) return { ok: false, reason: texts.damaged(texts.replays) }
  return { ok: true, incoming: { replacements, replays, replaysNow: (await storedReplays()).length } }
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
