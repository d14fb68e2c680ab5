/** Shares a replay: as a link if it is short enough, else as a file. Reads such files. */

import { BadBytes } from '../../engine/core/replay/bytes'
import { MAX_BYTES, type Replay } from '../../engine/core/replay/replay'
import { onHost } from '../../ui/basePath'
import { download } from '../../ui/download'
import { send } from '../../ui/send'
import { toast } from '../../ui/toasts/toast'
import { WITH_PLAY } from '../opening/challenge'
import { fragmentOf } from '../opening/fragment'
import { replayTexts } from '../texts/replays'
import { LONG_LINK } from './linkFile'
import { deflate, inflate, pack } from './pack'
import { FILE_ENDING } from './useFileDrop'

/** The link to a replay; null if it would be too long. `path` is the game's, from the root. */
export async function playLink(path: string, replay: Replay): Promise<string | null> {
  const link = `${location.origin}${onHost(path)}${fragmentOf('play', await pack(replay))}`
  return link.length <= LONG_LINK ? link : null
}

/** The link of a challenge with its replay; null if it would be too long. */
export async function challengeWith(url: string, replay: Replay): Promise<string | null> {
  const link = `${url}${WITH_PLAY}${await pack(replay)}`
  return link.length <= LONG_LINK ? link : null
}

export async function saveFile(replay: Replay): Promise<void> {
  const file = new Blob([await deflate(replay)], { type: 'application/octet-stream' })
  download(file, `${replay.game}-${new Date(replay.date).toISOString().slice(0, 10)}${FILE_ENDING}`)
}

/**
 * Reads a replay file.
 *
 * @throws BadBytes if it is invalid
 */
export async function readFile(file: File): Promise<Replay> {
  if (file.size > MAX_BYTES) throw new BadBytes('too long')
  return inflate(new Uint8Array(await file.arrayBuffer()))
}

/** Shares a replay, with a message. `path` is the game's address from the root, `title` its name. */
export async function shareReplay(title: string, path: string, replay: Replay): Promise<void> {
  const url = await playLink(path, replay)
  if (url === null) {
    await saveFile(replay)
    toast(replayTexts.savedAsFile.text, { detail: replayTexts.savedAsFile.detail })
    return
  }
  await send({ title, url }, replayTexts.linkCopied)
}
