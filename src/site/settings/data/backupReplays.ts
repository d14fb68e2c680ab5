/** Owns the kept plays in the file of all data: writing them there, judging those of a file, putting them in place. */
import * as v from 'valibot'
import { BadBytes } from '../../../engine/core/record/bytes'
import { catalog } from '../../../games/catalog'
import { choose, MOST_ROOM } from '../../../play/kept/choose'
import { headOf, type KeptPlay } from '../../../play/kept/head'
import { allHeads, type File, fileOf, replacePlays } from '../../../play/kept/store'
import { bytesOf, inflate, textOf } from '../../../play/record/pack'

/** More than ten of each game and its best ones. */
const MOST = 1000

const schema = v.object({
  version: v.literal(1),
  data: v.pipe(
    v.array(v.object({ bests: v.array(v.string()), file: v.string() })),
    v.minLength(1),
    v.maxLength(MOST),
  ),
})

/** A play with its bytes. */
export interface WholePlay {
  readonly head: KeptPlay
  readonly file: File
}

/** All kept plays with their files; one whose file is gone is left out. */
export async function wholePlays(): Promise<WholePlay[]> {
  const all = await Promise.all(
    (await allHeads()).map(async (head) => ({ head, file: await fileOf(head.key) })),
  )
  return all.flatMap(({ head, file }) => (file ? [{ head, file }] : []))
}

/** They as JSON, their files in base64url; undefined where there are none. */
export async function exportPlays(): Promise<unknown> {
  const plays = await wholePlays()
  if (plays.length === 0) return undefined
  const data = plays.map(({ head, file }) => ({ bests: [...head.bests], file: textOf(file) }))
  return { version: 1, data } satisfies v.InferOutput<typeof schema>
}

/** The plays of a file; null where one of them is none, or where they are more than are kept here. */
export async function readPlays(value: unknown): Promise<WholePlay[] | null> {
  const list = v.safeParse(schema, value)
  if (!list.success) return null
  try {
    const plays: WholePlay[] = []
    let room = 0
    for (const { bests, file: text } of list.output.data) {
      const file = bytesOf(text)
      room += file.length
      if (room > MOST_ROOM) return null
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

/** Kept one after the other, each with a key of its own; null where not all stay. */
function placed(plays: readonly WholePlay[]): WholePlay[] | null {
  let kept: readonly KeptPlay[] = []
  const whole: WholePlay[] = []
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
 * Puts the plays of a file in place, then does the rest of the import. When that fails, those from before are put back.
 * False where not everything could be put in place; nothing is changed then.
 */
export async function withPlays(
  plays: readonly WholePlay[] | null,
  rest: () => Promise<boolean>,
): Promise<boolean> {
  if (!plays) return rest()
  const before = await wholePlays()
  if (!(await replacePlays(plays))) return false
  if (await rest()) return true
  await replacePlays(before)
  return false
}
