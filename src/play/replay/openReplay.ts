/** Replays from links and files: verified, with a message if something is wrong. */
import type { Game } from '../../engine/core/game/contract'
import { BadBytes } from '../../engine/core/replay/bytes'
import type { Replay } from '../../engine/core/replay/replay'
import { ReplayPlayer } from '../../engine/core/replay/replayPlayer'
import { type CatalogGame, catalog } from '../../games/catalog'
import { toast } from '../../ui/toasts/toast'
import type { ResumePoint } from '../opening/opening'
import { meets, type Start } from '../opening/race'
import { saveOf } from '../session/turns/savedTurns'
import { challengeTexts } from '../texts/challenges'
import { replayTexts } from '../texts/replays'
import { shareTexts } from '../texts/share'
import { type CheckedReplay, COMPLAINTS, checkReplay, readPlay, verifyReplay } from './checkReplay'
import { linkInFile } from './linkFile'
import { readFile } from './sendReplay'
import { storedReplay } from './stored/storedReplays'
import { LINK_ENDING } from './useFileDrop'

/** How long messages are shown: long enough to read, ms. */
const COMPLAINT_MS = 12_000

/** Reads the replay of a link, with a message if something is wrong with it. */
export async function replayFromText(text: string, id: string, game: Game): Promise<CheckedReplay> {
  const found = await readPlay(text, id, game)
  if ('complaint' in found) toast(found.complaint, { kind: 'bad', ms: COMPLAINT_MS })
  else warnOfOtherResult(found, 'link')
  return found
}

/** Shows a message if a record claimed another result than its own. The result that is shown is the right one. */
function warnOfOtherResult(found: CheckedReplay, source: 'link' | 'file'): void {
  if ('replay' in found && found.contradicted)
    toast(replayTexts.otherResult[source], {
      kind: 'bad',
      ms: COMPLAINT_MS,
      detail: replayTexts.otherResult.detail,
    })
}

/**
 * The replay of a challenge; null if it cannot be read or has another start than the link. There is a message if it is
 * damaged, as in a link that was cut off.
 */
export async function rivalFromText(
  text: string,
  id: string,
  game: Game,
  start: Start,
): Promise<Replay | null> {
  const found = await readPlay(text, id, game)
  if ('complaint' in found && found.complaint === COMPLAINTS.damaged)
    toast(challengeTexts.noReplay, { kind: 'bad', ms: COMPLAINT_MS })
  return 'replay' in found && meets(game.options, found.replay, start) ? found.replay : null
}

/** Reads the replay stored under a key, with a message if something is wrong with it. */
export async function replayFromKey(key: string, id: string, game: Game): Promise<CheckedReplay> {
  const replay = await storedReplay(key)
  const found = replay ? checkReplay(replay, id, game) : { complaint: COMPLAINTS.gone }
  if ('complaint' in found) toast(found.complaint, { kind: 'bad', ms: COMPLAINT_MS })
  return found
}

/** Follows the link in a file, with a message if it is none to a game here. */
async function followFile(file: File): Promise<void> {
  const link = await linkInFile(file)
  if (link === null) toast(shareTexts.noLinkInFile, { kind: 'bad', ms: COMPLAINT_MS })
  else location.assign(link)
}

/** Reads the replay in a file; null, with a message, if it is invalid. Instead of a replay, it may have a link. */
export async function replayFromFile(file: File, entry: CatalogGame, game: Game): Promise<Replay | null> {
  if (file.name.endsWith(LINK_ENDING)) {
    await followFile(file)
    return null
  }
  try {
    const replay = await readFile(file)
    const found = checkReplay(replay, entry.id, game)
    if ('replay' in found) {
      const proof = await verifyReplay(found.replay, game)
      warnOfOtherResult(proof, 'file')
      if ('replay' in proof) return proof.replay
      toast(proof.complaint, { kind: 'bad' })
      return null
    }
    const other = replay.game === entry.id ? undefined : catalog.find(({ id }) => id === replay.game)
    const detail = other && replayTexts.openThere(other.title)
    toast(found.complaint, { kind: 'bad', ms: COMPLAINT_MS, detail })
  } catch (error) {
    if (!(error instanceof BadBytes)) throw error
    toast(COMPLAINTS.damaged, { kind: 'bad' })
  }
  return null
}

/** The point of a replay to resume from: a tick, or after a move. Null when the replay cannot be read. */
export function resumePointOf(game: Game, replay: Replay, at: number): ResumePoint | null {
  const { input, options, seed } = replay
  if (game.kind === 'turn') {
    const save = saveOf(replay, game, at)
    return save && { kind: 'turn', save }
  }
  if (input.kind !== 'realtime') return null
  const { world, size } = new ReplayPlayer(game.rules, options, seed, input).to(at)
  return { kind: 'realtime', world, size }
}
