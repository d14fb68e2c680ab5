/** The replays in an exported file: export, validation, and import. */
import * as v from 'valibot'
import { BadBytes } from '../../../engine/core/replay/bytes'
import { catalog } from '../../../games/catalog'
import { bytesOf, inflate, textOf } from '../../../play/replay/pack'
import { choose, MAX_BYTES } from '../../../play/replay/stored/chooseStored'
import { allHeads, type File, fileOf, replacePlays } from '../../../play/replay/stored/replayStore'
import { headOf, type StoredReplay } from '../../../play/replay/stored/storedReplay'
import { isNewer } from './backup'

/** The most replays: more than ten of each game and its best ones. */
const MAX = 1000

const schema = v.object({
  version: v.literal(1),
  data: v.pipe(
    v.array(v.object({ bests: v.array(v.string()), file: v.string() })),
    v.minLength(1),
    v.maxLength(MAX),
  ),
})

/** A replay with its bytes. */
export interface WholeReplay {
  readonly head: StoredReplay
  readonly file: File
}

/** All replays with their files. A replay without its file is left out. */
async function wholeReplays(): Promise<WholeReplay[]> {
  const all = await Promise.all(
    (await allHeads()).map(async (head) => ({ head, file: await fileOf(head.key) })),
  )
  return all.flatMap(({ head, file }) => (file ? [{ head, file }] : []))
}

/** All replays as JSON, their files in base64url; undefined if there are none. */
export async function exportReplays(): Promise<unknown> {
  const plays = await wholeReplays()
  if (plays.length === 0) return undefined
  const data = plays.map(({ head, file }) => ({ bests: [...head.bests], file: textOf(file) }))
  return { version: 1, data } satisfies v.InferOutput<typeof schema>
}

/** The replays in a file; null if one of them is invalid, or if there are more than are stored. */
export async function readReplays(value: unknown): Promise<WholeReplay[] | null> {
  const list = v.safeParse(schema, value)
  if (!list.success) return null
  try {
    const plays: WholeReplay[] = []
    let total = 0
    for (const { bests, file: text } of list.output.data) {
      const file = bytesOf(text)
      total += file.length
      if (total > MAX_BYTES) return null
      const record = await inflate(file)
      if (!catalog.some(({ id }) => id === record.game)) return null
      if (bests.some((label) => !(label in record.figures))) return null
      plays.push({ head: headOf(record, bests, file.length), file })
    }
    return placed(plays)
  } catch (error) {
    if (error instanceof BadBytes) return null
    throw error
  }
}

/** Whether replays that cannot be read are of a newer version of the site: of its format, or of a game that it added. */
export async function areNewer(value: unknown): Promise<boolean> {
  if (isNewer(value)) return true
  const list = v.safeParse(schema, value)
  if (!list.success) return false
  for (const { file } of list.output.data) {
    try {
      const { game } = await inflate(bytesOf(file))
      if (!catalog.some(({ id }) => id === game)) return true
    } catch {
      // Damaged.
    }
  }
  return false
}

/** The replays as they would be stored one after the other, each with its own key; null if not all fit. */
function placed(plays: readonly WholeReplay[]): WholeReplay[] | null {
  let kept: readonly StoredReplay[] = []
  const whole: WholeReplay[] = []
  for (const { head, file } of [...plays].sort((a, b) => a.head.date - b.head.date)) {
    const before = new Set(kept.map(({ key }) => key))
    const choice = choose(kept, head)
    const own = choice.kept.find(({ key }) => !before.has(key))
    if (!own || choice.gone.length > 0) return null
    kept = choice.kept
    whole.push({ head: own, file })
  }
  return whole.map(({ head, file }) => ({ head: kept.find(({ key }) => key === head.key) ?? head, file }))
}

/**
 * Stores the replays of a file, then does the rest of the import. If that fails, the previous replays are restored and
 * false is returned.
 */
export async function withReplays(
  plays: readonly WholeReplay[] | null,
  rest: () => Promise<boolean>,
): Promise<boolean> {
  if (!plays) return rest()
  const before = await wholeReplays()
  if (!(await replacePlays(plays))) return false
  if (await rest()) return true
  await replacePlays(before)
  return false
}
