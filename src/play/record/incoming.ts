/** Owns plays that come to a page from elsewhere, as a link's text or as a file: judged, and told where they are not what they should be. */
import type { Game } from '../../engine/core/game/contract'
import { BadBytes } from '../../engine/core/record/bytes'
import type { PlayRecord } from '../../engine/core/record/record'
import { type CatalogGame, catalog } from '../../games/catalog'
import { toast } from '../../ui/toasts/toast'
import { keptRecord } from '../kept/kept'
import { meets } from '../race/meets'
import type { Start } from '../race/race'
import { COMPLAINTS, type Judged, judge, proved, readPlay } from './judge'
import { readFile } from './pass'

export { goOnFrom } from './resumeReplay'

/** Long enough to be read, ms. */
const COMPLAINT_MS = 12_000

/** The play of a link; what is wrong with it is told. */
export async function playOfText(text: string, id: string, game: Game): Promise<Judged> {
  const found = await readPlay(text, id, game)
  if ('complaint' in found) toast(found.complaint, { kind: 'bad', ms: COMPLAINT_MS })
  else tellContradiction(found, 'link')
  return found
}

/** Says so where a record claimed another end than its own. What is shown is right already. */
function tellContradiction(found: Judged, where: 'link' | 'file'): void {
  if ('record' in found && found.contradicted)
    toast(`The result in this ${where} does not match its replay.`, {
      kind: 'bad',
      ms: COMPLAINT_MS,
      detail: 'Only what the replay itself leads to is shown.',
    })
}

/** The play that came with a challenge; null, and nothing said, where it cannot be read or is of another start than the link. */
export async function rivalOfText(
  text: string,
  id: string,
  game: Game,
  start: Start,
): Promise<PlayRecord | null> {
  const found = await readPlay(text, id, game)
  return 'record' in found && meets(game.options, found.record, start) ? found.record : null
}

/** The play that this browser keeps under a key; what is wrong with it is told. */
export async function playOfKey(key: string, id: string, game: Game): Promise<Judged> {
  const record = await keptRecord(key)
  const found = record ? judge(record, id, game) : { complaint: COMPLAINTS.gone }
  if ('complaint' in found) toast(found.complaint, { kind: 'bad', ms: COMPLAINT_MS })
  return found
}

/** The play of a file, or null; what is wrong with it is told. */
export async function playOfFile(file: File, entry: CatalogGame, game: Game): Promise<PlayRecord | null> {
  try {
    const record = await readFile(file)
    const found = judge(record, entry.id, game)
    if ('record' in found) {
      const proof = await proved(found.record, game)
      tellContradiction(proof, 'file')
      if ('record' in proof) return proof.record
      toast(proof.complaint, { kind: 'bad' })
      return null
    }
    const other = record.game === entry.id ? undefined : catalog.find(({ id }) => id === record.game)
    const detail = other && `It is a play of ${other.title}: open it there.`
    toast(found.complaint, { kind: 'bad', ms: COMPLAINT_MS, detail })
  } catch (error) {
    if (!(error instanceof BadBytes)) throw error
    toast(COMPLAINTS.damaged, { kind: 'bad' })
  }
  return null
}
