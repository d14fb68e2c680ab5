/** Shares a replay: as a link if it is short enough, else as a file; and reads such a file. */
import { BadBytes } from '../../engine/core/record/bytes'
import { MOST_BYTES, type PlayRecord } from '../../engine/core/record/record'
import { onHost } from '../../ui/basePath'
import { download } from '../../ui/download'
import { send } from '../../ui/send'
import { toast } from '../../ui/toasts/toast'
import { FILE_ENDING, PLAY_MARK } from './address'
import { WITH_PLAY } from './challenge'
import { deflate, inflate, pack } from './pack'

/** Longer addresses are cut by some programs that pass them on, characters. */
const LONGEST_LINK = 2000

/** The link to a play, or null where it is too long for one. `path` is the game's, from the root. */
export async function playLink(path: string, record: PlayRecord): Promise<string | null> {
  const link = `${location.origin}${onHost(path)}${PLAY_MARK}${await pack(record)}`
  return link.length <= LONGEST_LINK ? link : null
}

/** The link of a challenge with its play in it, or null where it is too long then. */
export async function challengeWith(url: string, record: PlayRecord): Promise<string | null> {
  const link = `${url}${WITH_PLAY}${await pack(record)}`
  return link.length <= LONGEST_LINK ? link : null
}

/** Has the browser keep the play as a file. */
export async function saveFile(record: PlayRecord): Promise<void> {
  const file = new Blob([await deflate(record)], { type: 'application/octet-stream' })
  download(file, `${record.game}-${new Date(record.date).toISOString().slice(0, 10)}${FILE_ENDING}`)
}

/** The play in a file. Throws `BadBytes` where there is none. */
export async function readFile(file: File): Promise<PlayRecord> {
  if (file.size > MOST_BYTES) throw new BadBytes('too long')
  return inflate(new Uint8Array(await file.arrayBuffer()))
}

/** Passes a play on and says what came of it. `path` is the game's address from the root, `title` its name. */
export async function passOn(title: string, path: string, record: PlayRecord): Promise<void> {
  const url = await playLink(path, record)
  if (url === null) {
    await saveFile(record)
    toast('The play is too long for a link: it is saved as a file.', {
      detail:
        'Whoever opens the file on this page can watch it: at a pause or an end, or by dropping it here.',
    })
    return
  }
  await send({ title, url }, 'Link copied: it shows this play.')
}
